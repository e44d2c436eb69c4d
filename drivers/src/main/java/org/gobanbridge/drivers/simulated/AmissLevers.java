package org.gobanbridge.drivers.simulated;

import java.util.List;
import java.util.Optional;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.drivers.simulated.StonePlay.Done;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.PointSet;

/** Moves that are played as they should be, and their lever is not pressed as it should be. NOT thread safe. */
final class AmissLevers {
	/** So much sooner than the stone the lever is pressed. */
	private static final int LEAST_EARLY = 700;
	private static final int MOST_EARLY = 2300;
	/** The point lies open, and is empty, for so long when the lever has been pressed for so long. */
	private static final long OPEN_MILLIS = 600;
	private static final long SINCE_MILLIS = 250;
	private static final long STEP = 100;

	private final Turns turns;
	private final TableLog log;
	private final MishapNotes notes;
	private final Dice dice;

	AmissLevers(Turns turns, TableLog log, MishapNotes notes, Dice dice) {
		this.turns = turns;
		this.log = log;
		this.notes = notes;
		this.dice = dice;
	}

	/** The lever is pressed, and then the stone is put down. */
	void early(int number, Move.Play play) {
		turns.waitUntil(turns.quiet() + dice.millis(300, 2500));
		long from = turns.ready();
		turns.waitUntil(from + MOST_EARLY);
		Done done = take(play);
		int index = log.grid().index(play.point());
		long pressed = done.down() - dice.millis(LEAST_EARLY, MOST_EARLY);
		while (pressed > from && !log.inView(index, pressed + SINCE_MILLIS, done.down(), OPEN_MILLIS)) {
			pressed -= STEP;
		}
		turns.levers().press(play.color(), pressed);
		notes.note(number, IncidentKind.CLOCK_EARLY, play.color(), true, List.of(play.point()), List.of(), List.of(),
				new Span(pressed, done.down()), 0);
		turns.waitUntil(turns.quiet());
	}

	/** The stone is played, and nobody presses anything until somebody notices. */
	void forgotten(int number, Move.Play play) {
		Done done = take(play);
		notes.note(number, IncidentKind.CLOCK_NOT_PRESSED, play.color(), true, List.of(play.point()), List.of(),
				List.of(), new Span(done.settled(), done.settled()), MishapNotes.NOT_PRESSED_MILLIS);
		long noticed = done.settled() + MishapNotes.NOT_PRESSED_MILLIS + MishapPlay.NOTICE_MILLIS;
		turns.levers().press(play.color(), noticed);
		log.correct(log.incidents().getLast().rightedAt(noticed));
		turns.waitUntil(noticed);
	}

	private Done take(Move.Play play) {
		PointSet none = PointSet.none(log.grid());
		turns.levers().omitNext();
		return turns.play(play, Optional.empty(), none, none);
	}
}

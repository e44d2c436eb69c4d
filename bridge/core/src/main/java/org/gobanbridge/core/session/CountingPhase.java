package org.gobanbridge.core.session;

import java.util.List;
import java.util.Optional;
import org.gobanbridge.core.game.CountedSide;
import org.gobanbridge.core.game.FinalCount;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameEvent.Counted;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Setup;
import org.gobanbridge.core.steady.SteadyBoard;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.life.FalseLife;
import org.gobanbridge.rules.score.Count;
import org.jspecify.annotations.Nullable;

/**
 * The game while its players count (FORMATS 3): follows which stones they take off or declare dead, and records a new
 * count whenever it is another one. What it keeps beside the events is found again from them and from the board.
 */
final class CountingPhase {
	private static final long NEVER = Long.MAX_VALUE;

	private final Recorder recorder;
	private final SteadyBoard board;
	private @Nullable CountedBoard counted;
	private PointSet declared;
	private Optional<Basis> basis = Optional.empty();

	/** All that a count depends on. */
	private record Basis(PointSet dead, PointSet declared, Setup filled, boolean arranged, int warnings,
			GameDetails details) {
	}

	CountingPhase(Recorder recorder, SteadyBoard board) {
		this.recorder = recorder;
		this.board = board;
		this.declared = PointSet.none(board.grid());
	}

	/** Begins anew from what the events say. */
	void begin() {
		counted = null;
	}

	/** When to look again if no reading comes. */
	long nextLook() {
		CountedBoard reading = counted;
		return reading == null ? NEVER : reading.nextLook();
	}

	/** Whether the board no longer bears on the count. */
	boolean isArranged() {
		CountedBoard reading = counted;
		return reading != null && reading.isArranged();
	}

	/** Looks at the board and records what has changed of the count. */
	void look(long now) {
		CountedBoard reading = reading();
		reading.look(now);
		record(now, reading, false);
	}

	/** The strings on these points are dead, and no others but those that are taken off. */
	void declare(long now, List<Point> points) {
		declared = reading().strings(points);
		look(now);
	}

	/** The board is read afresh; what the players have declared dead stays so. */
	void recount(long now) {
		reading();
		CountedBoard reading = read();
		counted = reading;
		reading.look(now);
		record(now, reading, true);
	}

	/** The players agree to the count as it is; its result. */
	String agree(long now) {
		look(now);
		Counted last = recorder.state().counted().orElseThrow();
		recorder.record(last.at(now, true));
		return last.result();
	}

	private CountedBoard reading() {
		CountedBoard reading = counted;
		Optional<Counted> last = recorder.state().counted();
		if (reading == null || last.isEmpty()) {
			reading = read();
			declared = PointSet.of(board.grid(), last.map(Counted::declared).orElse(List.of()));
			last.ifPresent(reading::restore);
			basis = last.isEmpty() ? Optional.empty() : Optional.of(basis(reading));
			counted = reading;
		}
		return reading;
	}

	private CountedBoard read() {
		return new CountedBoard(recorder.state(), board, isSuicideAllowed());
	}

	private boolean isSuicideAllowed() {
		return recorder.state().game().rules().suicide();
	}

	private Basis basis(CountedBoard reading) {
		GameState state = recorder.state();
		return new Basis(reading.dead().union(declared), declared, reading.filled(), reading.isArranged(),
				state.warnings().size(), state.details());
	}

	private void record(long now, CountedBoard reading, boolean anew) {
		Basis current = basis(reading);
		if (anew || !basis.equals(Optional.of(current))) {
			basis = Optional.of(current);
			recorder.record(count(now, reading, current));
		}
	}

	private GameEvent count(long now, CountedBoard reading, Basis on) {
		GameState state = recorder.state();
		Count count = FinalCount.of(state, on.dead(), on.filled());
		Position alive = FinalCount.position(state, on.filled()).without(on.dead());
		PointSet byRepetition = FalseLife.in(alive, isSuicideAllowed());
		return new Counted(now, on.dead().points(), CountedSide.of(count.black()), CountedSide.of(count.white()),
				count.result(), false, on.declared().points(), on.filled(), reading.openDame().points(),
				byRepetition.points(), on.arranged());
	}
}

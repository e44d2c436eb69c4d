package org.gobanbridge.core.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.core.explain.Explanation.Finding;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.game.Timing;
import org.gobanbridge.core.game.TimingSetting;
import org.gobanbridge.core.incident.EarlyLever;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Resolution;
import org.gobanbridge.core.policy.LeverAfter;
import org.gobanbridge.core.policy.Policies;
import org.gobanbridge.core.steady.ShownEmpty;
import org.gobanbridge.core.steady.SteadyBoard;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;

/**
 * Whether the levers are pressed when they should be: not before the stone is down, not before its captured stones are
 * off, and pressed at all (FORMATS 5 and 7, clock-early, clock-not-pressed). Of readings it believes no single one, and
 * none of a point under a hand. When levers were pressed is known until a restart.
 */
final class LeverWatch {
	private static final long NEVER = Long.MAX_VALUE;
	/** A lever that is pressed so soon after the answer to a stone was pressed late, for that stone, in milliseconds. */
	private static final long LATE_MILLIS = 3_000;
	/** A stone that is pushed about the lever, or lifted and put back, takes no longer for all of that, in milliseconds. */
	private static final long PUSHED_MILLIS = 2_000;
	/** From a point so near, in lines. */
	private static final int PUSHED_LINES = 1;
	/** So long a board that is seen again may be misread, in milliseconds. */
	private static final long REVEALED_MILLIS = 500;
	/** So long the captured stones that are told may become more, in milliseconds. */
	private static final long TOGETHER_MILLIS = 600;

	private final Recorder recorder;
	private final SteadyBoard board;
	private final Incidents incidents;
	private final Policies policies;
	private final Supplier<Timing> timing;
	private final Presses presses = new Presses();
	private int gameNumber;
	/** The last stone that was played, while it matters when its lever is pressed. */
	private OptionalInt watched = OptionalInt.empty();
	/** Whether nothing more is to be told of an early lever of that stone. */
	private boolean earlyTold;
	/** When its lever was due. */
	private long due = NEVER;
	private long nextLook = NEVER;
	private boolean looking;
	/** Since the lever of the side to move was pressed. */
	private Optional<ShownEmpty> shownEmpty = Optional.empty();

	LeverWatch(Recorder recorder, SteadyBoard board, Incidents incidents, Policies policies,
			Supplier<Timing> timing) {
		this.recorder = recorder;
		this.board = board;
		this.incidents = incidents;
		this.policies = policies;
		this.timing = timing;
	}

	/** The program began again: nobody is known to have pressed a lever. */
	void clear() {
		presses.clear();
		forget();
	}

	/** The course of the game was broken: levers pressed so far have nothing to do with the stones to come. */
	void forget() {
		if (gameNumber != recorder.state().gameNumber()) {
			presses.clear();
			gameNumber = recorder.state().gameNumber();
		}
		presses.forget();
		watched = OptionalInt.empty();
		shownEmpty = Optional.empty();
	}

	/** What this side's lever was pressed for is known. */
	void forget(Color color) {
		presses.forget(color);
	}

	/** When to look again if no reading comes. */
	long nextLook() {
		return nextLook;
	}

	/** Whether each reading counts now. */
	boolean isLooking() {
		return looking;
	}

	/**
	 * This side has pressed its lever while the game is played.
	 *
	 * @return whether it may mean that its turn is over; not if it was pressed once more, late for its last stone, or for
	 *         a stone that is against the rules
	 */
	boolean press(long now, Color color, long at) {
		watched = stillWatched();
		int turns = recorder.state().moves().size();
		boolean ofIrregular = hasIrregularStone(color);
		boolean means = !presses.isAgain(color, at) && !ofIrregular && !isLate(color, turns + 1, at);
		presses.add(color, at);
		if (ofIrregular) {
			presses.forget(color);
		}
		if (means && color == recorder.state().game().toPlay() && shownEmpty.isEmpty()) {
			shownEmpty = Optional.of(new ShownEmpty(at, millis(TimingSetting.CLOCK_EARLY), board.hidden()));
		}
		closeNotPressed(now, color, at);
		watched.ifPresent(number -> hearLate(now, move(number), color, at));
		return means;
	}

	/** Whether, before this turn, it is the lever of the stone that the opponent has answered without waiting for it. */
	private boolean isLate(Color color, int turn, long at) {
		if (turn < 3) {
			return false;
		}
		RecordedMove own = move(turn - 2);
		RecordedMove answer = move(turn - 1);
		boolean stones = own.point().isPresent() && answer.point().isPresent();
		return stones && own.color() == color && answer.color() != color && presses.wereUsed(color, at)
				&& !presses.isAny(color, turnBegan(own), answer.seen()) && at <= answer.seen() + LATE_MILLIS;
	}

	/** Whether this side has put down a stone that is no move, and may have pressed its lever for it. */
	boolean hasIrregularStone(Color color) {
		return recorder.state().openIncidents().stream()
				.anyMatch(incident -> incident.kind() == IncidentKind.UNCLEAR_PLACEMENT && isBy(incident, color))
				|| incidents.unanswered().stream().anyMatch(incident -> isBy(incident, color));
	}

	/** Whether something is not in order on the board that this side has done. */
	private boolean isInDisorder(Color color) {
		return recorder.state().openIncidents().stream()
				.anyMatch(incident -> incident.kind().isOnBoard() && isBy(incident, color));
	}

	private static boolean isBy(Incident incident, Color color) {
		return incident.offender().equals(Optional.of(color));
	}

	/** Something that this side has done is not in order: its lever may have been pressed for that. */
	void irregular(Color color) {
		presses.forget(color);
		shownEmpty = Optional.empty();
		watched = stillWatched();
		if (watched.isPresent() && move(watched.getAsInt()).color() == color) {
			watched = OptionalInt.empty();
		}
	}

	/** A stone has been played; it is the last turn of the record. */
	void played(long now) {
		RecordedMove move = recorder.state().lastMove().orElseThrow();
		watched = OptionalInt.of(move.number());
		earlyTold = false;
		due = NEVER;
		judgeStone(now, move, false);
		shownEmpty = Optional.empty();
	}

	/** Takes a reading, which the board has taken too. */
	void read(long at, Snapshot snapshot) {
		shownEmpty.ifPresent(shown -> shown.take(at, snapshot));
	}

	/** The stone played last was pushed on: what is told of it is told of another point. */
	void slid(long now, Point from, Point to) {
		for (Incident incident : recorder.state().openIncidents()) {
			boolean ofStone = incident.kind() == IncidentKind.CLOCK_NOT_PRESSED
					|| incident.early().filter(lever -> lever.before() == EarlyLever.Before.STONE).isPresent();
			if (ofStone && incident.points().equals(List.of(from))) {
				recorder.record(new GameEvent.IncidentUpdated(now, incident.withPoints(List.of(to))));
			}
		}
	}

	private RecordedMove move(int number) {
		return recorder.state().moves().get(number - 1);
	}

	private LeverAfter leverAfter() {
		return recorder.state().policy(policies).leverAfter();
	}

	private long millis(TimingSetting setting) {
		return timing.get().of(setting);
	}

	/** When this turn began: when the one before it was seen. */
	private long turnBegan(RecordedMove move) {
		return move.number() == 1 ? Long.MIN_VALUE : move(move.number() - 1).seen();
	}

	/** When the lever was first pressed for this turn. */
	private OptionalLong pressedFor(RecordedMove move) {
		boolean afterPass = move.number() > 1 && move(move.number() - 1).point().isEmpty();
		return presses.after(move.color(), turnBegan(move), afterPass)
				.filter(at -> !isLate(move.color(), move.number(), at)).findFirst();
	}

	/** When this turn may have begun, with the stone before it down already and not seen. */
	private long mayHaveBegun(RecordedMove move) {
		return move.number() == 1
				? Long.MIN_VALUE
				: move(move.number() - 1).hidden().orElse(turnBegan(move));
	}

	/** Judges a stone that was a move already when its lever was heard of, which had been pressed before it was seen. */
	private void hearLate(long now, RecordedMove move, Color color, long at) {
		if (move.color() == color && at < move.seen()) {
			int stone = board.grid().index(move.point().orElseThrow());
			judgeStone(now, move, board.covered(stone).isEmpty() && isSureAfter(stone, at));
		}
	}

	/** @param late whether the stone is known to have come after a lever of which is heard only now */
	private void judgeStone(long now, RecordedMove move, boolean late) {
		if (earlyTold || leverAfter() == LeverAfter.NOTHING || move.uncertain() || isInDisorder(move.color())) {
			return;
		}
		int stone = board.grid().index(move.point().orElseThrow());
		OptionalLong pressed = pressedFor(move);
		boolean known = board.mayShow(move.color(), stone) && board.seen(stone) == move.seen();
		if (known && pressed.isPresent() && (late || cameAfter(stone, pressed.getAsLong()))
				&& !hasTouchedBefore(move, stone, pressed.getAsLong())) {
			tellEarly(now, move, EarlyLever.Before.STONE, move.point().stream().toList(), pressed.getAsLong());
		}
	}

	/** Whether what lies on this point came after the lever, by readings that showed it without. */
	private boolean cameAfter(int index, long pressed) {
		return shownEmpty.filter(shown -> shown.after() == pressed).filter(
				shown -> shown.isBefore(index, board.seen(index))
						|| !shown.wasHidden(index) && board.covered(index).isEmpty() && isSureAfter(index, pressed))
				.isPresent();
	}

	/** The same of any change, by what is known of it when it is sure. */
	private boolean isSureAfter(int index, long pressed) {
		return board.notYet(index) >= pressed + millis(TimingSetting.CLOCK_EARLY) && board.earliest(index) > pressed;
	}

	/** Whether the stone was seen on a point nearby, or on this one, before the lever. */
	private boolean hasTouchedBefore(RecordedMove move, int stone, long pressed) {
		PointSet near = PointSet.all(board.grid());
		return near.indices().filter(i -> board.grid().distance(i, stone) <= PUSHED_LINES)
				.filter(i -> board.hasPassed(move.color(), i))
				.anyMatch(i -> board.passedEarliest(i) <= pressed && board.passedEarliest(i) >= pressed - PUSHED_MILLIS
						&& board.earliest(stone) <= board.cameBack(i) + PUSHED_MILLIS);
	}

	private void tellEarly(long now, RecordedMove move, EarlyLever.Before before, List<Point> points, long pressed) {
		earlyTold = true;
		incidents.openEarly(now, move.color(), points, new EarlyLever(before, pressed));
	}

	/** Looks at what the last stone captured, and whether its lever is overdue. */
	void lookAgain(long now) {
		nextLook = NEVER;
		looking = false;
		watched = stillWatched();
		closeAnswered(now);
		if (watched.isPresent()) {
			RecordedMove move = move(watched.getAsInt());
			judgeCaptures(now, move);
			judgeNotPressed(now, move);
		}
	}

	/** A stone is watched until its side plays again. */
	private OptionalInt stillWatched() {
		int moves = recorder.state().moves().size();
		return watched.isPresent() && watched.getAsInt() <= moves && watched.getAsInt() >= moves - 1
				? watched
				: OptionalInt.empty();
	}

	private void judgeCaptures(long now, RecordedMove move) {
		OptionalLong pressed = pressedFor(move);
		boolean matters = leverAfter() == LeverAfter.CAPTURES && !move.isSuicide() && !earlyTold
				&& !move.captured().isEmpty() && pressed.isPresent();
		if (!matters || isInDisorder(move.color())) {
			return;
		}
		List<Point> early = new ArrayList<>();
		boolean open = false;
		boolean revealed = now < board.lastRevealed() + REVEALED_MILLIS;
		for (Point point : move.captured()) {
			int index = board.grid().index(point);
			boolean lies = board.at(index) == PointState.of(move.color().opponent())
					&& board.seen(index) <= move.seen();
			boolean shown = !revealed
					&& board.isShownSince(index, pressed.getAsLong() + millis(TimingSetting.CLOCK_EARLY));
			boolean left = board.at(index) == PointState.EMPTY && isSureAfter(index, pressed.getAsLong());
			open |= lies && !shown;
			if (left || lies && shown) {
				early.add(point);
			}
		}
		boolean all = !open || now >= pressed.getAsLong() + millis(TimingSetting.CLOCK_EARLY) + TOGETHER_MILLIS;
		if (!early.isEmpty() && all) {
			tellEarly(now, move, EarlyLever.Before.CAPTURES, early, pressed.getAsLong());
		} else {
			looking |= open;
		}
	}

	private void judgeNotPressed(long now, RecordedMove move) {
		long patience = millis(TimingSetting.CLOCK_NOT_PRESSED);
		boolean answered = recorder.state().moves().size() > move.number();
		boolean matters = patience > 0 && presses.areUsed() && !answered && due == NEVER
				&& !presses.isAny(move.color(), mayHaveBegun(move), NEVER);
		if (!matters || recorder.state().uncleared().contains(move.number()) || isInDisorder(move.color())) {
			return;
		}
		long from = PointSet.of(board.grid(), move.captured()).indices().mapToLong(board::seen).reduce(move.seen(),
				Math::max);
		boolean answering = !board.isRead(now) || board.isCovered(now) || !board.changing().isEmpty()
				|| !board.differences(recorder.state().position()).isEmpty();
		if (now < from + patience) {
			nextLook = from + patience;
		} else if (answering) {
			looking = true;
		} else {
			due = from + patience;
			incidents.open(now,
					Finding.of(IncidentKind.CLOCK_NOT_PRESSED, move.color(), move.point().stream().toList()));
		}
	}

	private List<Incident> notPressed() {
		return recorder.state().openIncidents().stream()
				.filter(incident -> incident.kind() == IncidentKind.CLOCK_NOT_PRESSED).toList();
	}

	/** The lever has been pressed after all; or in time, and it was heard of too late. */
	private void closeNotPressed(long now, Color color, long at) {
		notPressed().stream().filter(incident -> isBy(incident, color))
				.forEach(incident -> incidents.close(now, incident,
						due != NEVER && at <= due ? Resolution.SUPERSEDED : Resolution.RESTORED, Optional.empty()));
	}

	/** The opponent has answered, or the stone is a move no more: nobody waits for its lever. */
	private void closeAnswered(long now) {
		Optional<RecordedMove> last = recorder.state().lastMove();
		notPressed().stream()
				.filter(incident -> last.filter(move -> isBy(incident, move.color())
						&& incident.points().equals(move.point().stream().toList())).isEmpty())
				.forEach(incident -> incidents.close(now, incident, Resolution.SUPERSEDED, Optional.empty()));
	}
}

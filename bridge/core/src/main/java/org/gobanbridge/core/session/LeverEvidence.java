package org.gobanbridge.core.session;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.game.Timing;
import org.gobanbridge.core.game.TimingSetting;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.policy.LeverAfter;
import org.gobanbridge.core.policy.Policies;
import org.gobanbridge.core.steady.ShownEmpty;
import org.gobanbridge.core.steady.SteadyBoard;
import org.gobanbridge.rules.Color;

/**
 * What there is for those who judge a lever: when levers were pressed, for which turn, and what the readings have shown
 * since. When levers were pressed is known until a restart.
 */
final class LeverEvidence {
	private static final long NEVER = Long.MAX_VALUE;
	/** A lever that is pressed so soon after the answer to a stone was pressed late, for that stone, in milliseconds. */
	private static final long LATE_MILLIS = 3_000;

	private final Recorder recorder;
	private final SteadyBoard board;
	private final Policies policies;
	private final Supplier<Timing> timing;
	private final Presses presses = new Presses();
	private int gameNumber;
	/** Since the lever of the side to move was pressed. */
	private Optional<ShownEmpty> shownEmpty = Optional.empty();

	LeverEvidence(Recorder recorder, SteadyBoard board, Policies policies, Supplier<Timing> timing) {
		this.recorder = recorder;
		this.board = board;
		this.policies = policies;
		this.timing = timing;
	}

	/** The program began again: nobody is known to have pressed a lever. */
	void clear() {
		presses.clear();
		forget();
	}

	/** Levers pressed so far have nothing to do with the stones to come; in a new game, those before its first stone. */
	void forget() {
		if (gameNumber == recorder.state().gameNumber()) {
			presses.forget();
		} else {
			presses.beginAt(board.stones()
					.indices().mapToLong(board::earliest).min().orElse(NEVER));
			gameNumber = recorder.state().gameNumber();
		}
		shownEmpty = Optional.empty();
	}

	/** What this side's lever was pressed for is known. */
	void forget(Color color) {
		presses.forget(color);
	}

	/** The turn for which a lever was pressed has come: what was shown before that does not matter any more. */
	void turnCame() {
		shownEmpty = Optional.empty();
	}

	/** This side has pressed its lever while no game is played. */
	void pressBetweenGames(Color color, long at) {
		presses.add(color, at);
	}

	/**
	 * This side has pressed its lever while the game is played.
	 *
	 * @param ofIrregular
	 *            whether for a stone that is against the rules
	 * @return whether it may mean that its turn is over
	 */
	boolean press(Color color, long at, boolean ofIrregular) {
		int turn = recorder.state().moves().size() + 1;
		boolean means = !presses.isAgain(color, at) && !ofIrregular && !isLate(color, turn, at);
		presses.add(color, at);
		if (ofIrregular) {
			presses.forget(color);
		}
		if (means && color == recorder.state().game().toPlay() && shownEmpty.isEmpty()) {
			shownEmpty = Optional.of(new ShownEmpty(at, millis(TimingSetting.CLOCK_EARLY), board.inDoubt()));
		}
		return means;
	}

	/** Takes a reading, which the board has taken too. */
	void read(long at, Snapshot snapshot) {
		shownEmpty.ifPresent(shown -> shown.take(at, snapshot));
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

	/** When the lever was first pressed for this turn. */
	OptionalLong pressedFor(RecordedMove move) {
		boolean afterPass = move.number() > 1 && move(move.number() - 1).point().isEmpty();
		return presses.after(move.color(), turnBegan(move), afterPass)
				.filter(at -> !isLate(move.color(), move.number(), at)).findFirst();
	}

	/** Whether it was pressed at all, though somebody presses levers, since this turn may have begun. */
	boolean isForgotten(RecordedMove move) {
		long began = Math.max(mayHaveBegun(move), afterLeverOfTurnBefore(move));
		return presses.areUsed() && !isPressed(move.color(), began, NEVER);
	}

	/**
	 * Just after this side's only lever since its turn before may have begun, if the opponent's lever followed it: it was
	 * that turn's, however long the opponent's stone was not seen.
	 */
	private long afterLeverOfTurnBefore(RecordedMove move) {
		if (move.number() < 3 || move(move.number() - 2).color() != move.color()) {
			return Long.MIN_VALUE;
		}
		long[] own = presses.after(move.color(), mayHaveBegun(move(move.number() - 2)), true).toArray();
		return own.length == 1 && presses.isAny(move.color().opponent(), own[0], move.seen())
				? own[0] + 1
				: Long.MIN_VALUE;
	}

	/** Whether this side has pressed its lever from this time on, and not later than that. */
	boolean isPressed(Color color, long from, long to) {
		return presses.isAny(color, from, to);
	}

	/** When this turn began: when the one before it was seen. */
	private long turnBegan(RecordedMove move) {
		return move.number() == 1 ? Long.MIN_VALUE : move(move.number() - 1).seen();
	}

	/** When this turn may have begun, with the stone before it down already and not seen. */
	private long mayHaveBegun(RecordedMove move) {
		return move.number() == 1
				? Long.MIN_VALUE
				: move(move.number() - 1).hidden().orElse(turnBegan(move));
	}

	private RecordedMove move(int number) {
		return recorder.state().moves().get(number - 1);
	}

	/** Whether what lies on this point came after the lever, by readings that showed it without. */
	boolean cameAfter(int index, long pressed) {
		return shownEmpty.filter(shown -> shown.after() == pressed).filter(
				shown -> shown.isBefore(index, board.seen(index))
						|| !shown.wasInDoubt(index) && board.covered(index).isEmpty() && isSureAfter(index, pressed))
				.isPresent();
	}

	/** The same of any change, by what is known of it when it is sure. */
	boolean isSureAfter(int index, long pressed) {
		return board.notYet(index) >= provenAfter(pressed) && board.earliest(index) > pressed;
	}

	/** From when on a reading tells what was not done yet when the lever was pressed. */
	long provenAfter(long pressed) {
		return pressed + millis(TimingSetting.CLOCK_EARLY);
	}

	/** Whether something is not in order on the board that this side has done. */
	boolean isInDisorder(Color color) {
		return recorder.state().openIncidents().stream()
				.anyMatch(incident -> incident.kind().isOnBoard() && isBy(incident, color));
	}

	static boolean isBy(Incident incident, Color color) {
		return incident.offender().equals(Optional.of(color));
	}

	/** What must be done before the lever is pressed. */
	LeverAfter leverAfter() {
		return recorder.state().policy(policies).leverAfter();
	}

	long millis(TimingSetting setting) {
		return timing.get().of(setting);
	}
}

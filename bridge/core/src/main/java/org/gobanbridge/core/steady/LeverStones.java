package org.gobanbridge.core.steady;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.rules.Color;

/**
 * What a pressed lever tells of the stone before it: one that came before the lever need not be as steady as others, and
 * one that came after it is of another turn (FORMATS 5). Points are indices as {@link org.gobanbridge.rules.Grid} counts
 * them. NOT thread safe.
 */
final class LeverStones {
	/** By so many readings the stone for which a lever was pressed is ahead of any other. */
	private static final int AHEAD_READINGS = 2;

	/** A side has ended its turn with its lever. */
	private record TurnEnd(Color color, long at) {
	}

	/** The stone for which a lever was pressed, and when it is believed. */
	private record Pressed(Color color, long at, Steadiness steadiness) {
	}

	private final SurePoints sure;
	private final Changes changes;
	private Optional<Pressed> pressed = Optional.empty();
	/** By which lever the last turn ended. */
	private Optional<TurnEnd> turnEnded = Optional.empty();

	LeverStones(SurePoints sure, Changes changes) {
		this.sure = sure;
		this.changes = changes;
	}

	void forget() {
		pressed = Optional.empty();
		turnEnded = Optional.empty();
	}

	void pressed(Color color, long at, Steadiness steadiness) {
		pressed = Optional.of(new Pressed(color, at, steadiness));
	}

	/** The stone for which the lever was pressed has come, or none will. */
	void released() {
		pressed = Optional.empty();
	}

	void endTurn(Color color, long at) {
		turnEnded = Optional.of(new TurnEnd(color, at));
	}

	/** Whether this side's lever ended a turn between these moments. */
	boolean hasTurnEnded(Color color, long since, long until) {
		return turnEnded.filter(turn -> turn.color() == color && turn.at() >= since && turn.at() <= until).isPresent();
	}

	/** What changes at this point has become sure. */
	void settled(int index) {
		if (pressed.filter(stone -> isFor(stone, index)).isPresent()) {
			released();
		}
	}

	/**
	 * Of the stones that may have come before the lever was pressed for one, the one that was read most often, once that is
	 * enough; none while another one is read nearly as often: the first seen may be the misreading. Where other points are
	 * read as something new as well, a stone may be a misreading like them: it must be read once more. Does not look
	 * whether a hand may hide another.
	 */
	OptionalInt settling(long at) {
		return pressed.map(stone -> settling(stone, at)).orElse(OptionalInt.empty());
	}

	private OptionalInt settling(Pressed stone, long at) {
		List<Integer> come = changes.indices().filter(i -> isFor(stone, i)).boxed()
				.sorted(Comparator.comparing(changes::timesRead).reversed()).toList();
		boolean contested = come.size() > 1
				&& changes.timesRead(come.get(0)) < changes.timesRead(come.get(1)) + AHEAD_READINGS;
		boolean alone = changes.indices().count() == 1;
		Steadiness enough = alone ? stone.steadiness() : stone.steadiness().withOneMore();
		return !come.isEmpty() && !contested && changes.holds(come.getFirst(), at, enough)
				? OptionalInt.of(come.getFirst())
				: OptionalInt.empty();
	}

	/** Whether what comes to this point may be the stone for which the lever was pressed. */
	private boolean isFor(Pressed stone, int index) {
		return changes.to(index) == PointState.of(stone.color()) && !sure.at(index).isStone()
				&& changes.times().seen(index) <= stone.at();
	}
}

package org.gobanbridge.core.explain;

import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.game.TimingSetting;
import org.gobanbridge.core.steady.SteadyBoard;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.history.Game;

/**
 * Turns that may have been played beside those whose stones came to light: their stones are gone again, or lie where a like
 * one was captured, so that the board looks as before. Where they can have been depends on the situation alone. NOT thread
 * safe.
 */
final class ExtraTurns {
	private static final int MOST = 3;

	private final Situation situation;
	private final SteadyBoard board;
	private final Grid grid;
	/** Points that since the last move were for a moment not as they are, and as they were. */
	private final PointSet glimpsed;
	/** Of these, where a stone came and went that may be Black's, and White's. */
	private final PointSet passedBlack;
	private final PointSet passedWhite;
	private final PointSet retaken;
	private final PointSet mayBeNew;
	private final boolean mayHaveLeftNoTrace;
	private final boolean afterUnreadSpan;
	/** Points of open incidents. */
	private final PointSet otherwiseTold;
	/** Computed when first needed. */
	private Optional<PointSet> unread = Optional.empty();
	/** Where stones may have been that are gone, whatever else is tried; computed when first needed. */
	private Optional<PointSet> deserted = Optional.empty();

	ExtraTurns(Situation situation) {
		this.situation = situation;
		this.board = situation.board();
		this.grid = situation.grid();
		long after = situation.state().lastMove().map(RecordedMove::seen).orElse(Long.MAX_VALUE);
		this.glimpsed = points(IntStream.range(0, grid.pointCount()).filter(i -> board.cameBack(i) > after));
		this.passedBlack = points(glimpsed.indices().filter(i -> board.hasPassed(Color.BLACK, i)));
		this.passedWhite = points(glimpsed.indices().filter(i -> board.hasPassed(Color.WHITE, i)));
		this.retaken = retaken(after);
		this.afterUnreadSpan = situation.afterUnreadSpan();
		this.mayBeNew = situation.mayBeNew();
		this.mayHaveLeftNoTrace = situation.isInView() && board.changing().points().isEmpty()
				&& (afterUnreadSpan || !glimpsed.isEmpty());
		this.otherwiseTold = situation.state().openIncidents().stream()
				.map(incident -> PointSet.of(grid, incident.points())).reduce(PointSet.none(grid), PointSet::union);
	}

	private PointSet points(IntStream indices) {
		return PointSet.of(grid, indices.toArray());
	}

	/**
	 * Points whose stone went and a like one came since this moment: if the first was captured, the second is a turn. A
	 * captured stone that still seems to lie there may be such a one.
	 */
	private PointSet retaken(long since) {
		Position position = situation.position();
		PointSet stones = position.occupied().minus(situation.differences());
		PointSet likeBefore = points(stones.indices().filter(i -> board.earliest(i) > since)
				.filter(i -> position.colorAt(i).map(color -> board.mayShow(color, i)).orElse(false)));
		PointSet likeCaptured = points(situation.excused().minus(position.occupied()).indices()
				.filter(i -> board.at(i).isStone() && board.cameBack(i) > since));
		return likeBefore.union(likeCaptured);
	}

	/** Points on which a stone surely lay since the last move, for longer than one slides, and is gone. */
	PointSet surelyPassed() {
		return points(glimpsed.indices()
				.filter(i -> board.hasSurelyPassed(i, situation.millis(TimingSetting.SLIDE) + 1)));
	}

	/**
	 * The same, and points where more than one reading told of a stone that has no like one beside it to which it may have
	 * slid: an order that knows of it tells more than one that does not.
	 */
	PointSet passed() {
		return surelyPassed().union(points(
				glimpsed.indices().filter(i -> !situation.added().contains(i)).filter(board::wasPassingStoneReadAgain)
						.filter(i -> hasPassedWithoutSliding(passedBlack, Color.BLACK, i)
								|| hasPassedWithoutSliding(passedWhite, Color.WHITE, i))));
	}

	private boolean hasPassedWithoutSliding(PointSet passed, Color color, int index) {
		return passed.contains(index) && situation.added().stream()
				.noneMatch(i -> grid.adjacent(i, index) && situation.colorOf(i) == color);
	}

	/** How many there can be. */
	int most() {
		return mayHaveLeftNoTrace ? MOST : Math.min(retaken.count(), MOST);
	}

	/**
	 * Where one may be the next turn of the side to play; some of these points are occupied.
	 *
	 * @param stepped
	 *            where stones were put in the turns that are tried before it
	 */
	PointSet points(Game game, PointSet stepped) {
		PointSet points = mayHaveLeftNoTrace ? withoutTrace(game.toPlay(), stepped).union(retaken) : retaken;
		return points.minus(game.position().occupied()).minus(otherwiseTold);
	}

	/**
	 * Where a stone could have been played that is not there any more, or that was taken for a captured stone not yet
	 * removed: there, or where something was seen for a moment; and, if the board was not read for a while, next to what
	 * has changed or on a liberty of its string, for nothing else can have taken it, or in a ko.
	 */
	private PointSet withoutTrace(Color side, PointSet stepped) {
		PointSet passed = side == Color.BLACK ? passedBlack : passedWhite;
		if (situation.latitude() == Latitude.GLIMPSED) {
			return passed;
		}
		return afterUnreadSpan
				? unread().intersection(deserted().union(stepped).union(stepped.border())).union(passed).union(mayBeNew)
				: situation.excused().union(passed);
	}

	/** Points that were not read for long enough, since the last move, that a stone came and was captured. */
	private PointSet unread() {
		if (unread.isEmpty()) {
			long after = situation.state().lastMove().map(RecordedMove::seen).orElse(Long.MIN_VALUE);
			long millis = situation.millis(TimingSetting.UNREAD);
			unread = Optional.of(points(IntStream.range(0, grid.pointCount())
					.filter(i -> board.wasUnread(i, after, millis))));
		}
		return unread.get();
	}

	private PointSet deserted() {
		if (deserted.isEmpty()) {
			PointSet changed = points(Stream.of(situation.added(), situation.swapped(), situation.missing())
					.flatMapToInt(some -> some.stream().mapToInt(i -> i)));
			deserted = Optional.of(changed.union(changed.border()).union(situation.excused()).union(glimpsed)
					.union(TurnOrders.toFill(situation)).union(singleCaptures()));
		}
		return deserted.get();
	}

	/** Where one stone could be taken: taken back after an exchange elsewhere, it leaves the board as it was. */
	private PointSet singleCaptures() {
		Position position = situation.position();
		return points(IntStream.range(0, grid.pointCount()).filter(position::isEmpty)
				.filter(i -> position.captures(Color.BLACK, i).count() == 1
						|| position.captures(Color.WHITE, i).count() == 1));
	}

	/**
	 * One of them: a stone that retook, or that is not there any more; the latter came at any time, unless one of its
	 * colour was seen for a moment.
	 */
	Step turn(Color side, int index) {
		Move play = new Move.Play(side, grid.point(index));
		if (retaken.contains(index) && board.mayShow(side, index)) {
			return new Step(play, index, -1, true, situation.position().isEmpty(index)
					? Arrival.after(board.cameBack(index))
					: Arrival.of(situation, side, index));
		}
		boolean wasSeen = glimpsed.contains(index) && board.hasPassed(side, index);
		return new Step(play, index, -1, false, wasSeen ? Arrival.ofPassed(board, index) : Arrival.ANY_TIME);
	}
}

package org.gobanbridge.core.steady;

import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.board.Seat;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;

/**
 * From readings, some of them wrong, to what surely lies on the board, and since when (FORMATS 5).
 * <p>
 * Each point keeps the value it was last sure of. A reading that differs opens a <em>change</em>: a ring of the last
 * readings of this point, most of which must agree before the new value is believed. A point under a hand ({@code ?}) is
 * not read: its change waits. Points are indices as {@link Grid} counts them; times are those of the readings. NOT thread
 * safe.
 */
public final class SteadyBoard {
	/** A board not read for this long may have changed; a lone reading before that tells nothing of when. */
	private static final long STALE_MILLIS = 1_000;
	/** A point hidden for this long is a silent sensor, not a hand. */
	private static final long SILENT_MILLIS = 30_000;
	/** One that was never read at all is one sooner, in milliseconds. */
	private static final long NEVER_READ_MILLIS = 5_000;
	/** A change given up because of wrong readings may begin again within this, in milliseconds. */
	private static final long GIVEN_UP_MILLIS = 500;

	private final Grid grid;
	private final int words;
	private final SurePoints sure;
	private final Sightings sightings;
	private final Changes changes;
	private final HiddenPoints hidden;
	private final Hands hands = new Hands();
	private final PassingStones passing;
	private final LeverStones levers;
	private final ChangingPoints changing;

	private long lastAt = Long.MIN_VALUE;
	private long previousAt = Long.MIN_VALUE;
	private long lastGivenUp = Long.MIN_VALUE;
	/** Whether a point became sure of something new with the last reading. */
	private boolean settled;
	/** Whether the last reading showed, where it showed anything, what is sure. */
	private boolean agreed;

	public SteadyBoard(Grid grid) {
		this.grid = grid;
		this.words = PointSet.wordCount(grid);
		int points = grid.pointCount();
		this.sure = new SurePoints(grid);
		this.sightings = new Sightings(points);
		this.changes = new Changes(grid);
		this.hidden = new HiddenPoints(grid);
		this.passing = new PassingStones(points);
		this.levers = new LeverStones(sure, changes);
		this.changing = new ChangingPoints(grid, sure, hidden, changes);
		forget();
	}

	/** Forgets everything: nothing is sure until it has been read anew. */
	public void forget() {
		sure.forget();
		sightings.forget();
		changes.forget();
		hidden.forget();
		hands.forget();
		passing.forget();
		lastAt = Long.MIN_VALUE;
		previousAt = Long.MIN_VALUE;
		lastGivenUp = Long.MIN_VALUE;
		levers.forget();
	}

	/**
	 * Takes a reading.
	 *
	 * @param at
	 *            when it was so; a reading that is not later than the last one is ignored
	 * @return whether a point became sure of something new, or was hidden or shown anew
	 */
	public boolean take(long at, Snapshot snapshot, Steadiness steadiness) {
		if (at <= lastAt) {
			return false;
		}
		settled = false;
		agreed = true;
		hands.take(at, snapshot.hand());
		boolean hiddenChanged = hidden.take(at, lastAt, snapshot, !isRead(at));
		for (int w = 0; w < words; w++) {
			long look = (sure.differs(snapshot, w) | changes.word(w)) & ~hidden.word(w);
			agreed &= look == 0;
			for (; look != 0; look &= look - 1) {
				read((w << 6) + Long.numberOfTrailingZeros(look), at, snapshot, steadiness);
			}
		}
		OptionalInt forLever = isCovered(at) ? OptionalInt.empty() : levers.settling(at);
		forLever.ifPresent(this::settle);
		previousAt = lastAt;
		lastAt = at;
		return hiddenChanged || settled;
	}

	/** Whether the last reading showed, wherever no hand was, what is sure, and nothing is changing. */
	public boolean isAsLastRead() {
		return agreed;
	}

	/**
	 * This side has pressed its lever: one stone of its colour, if its change began before that, need not be as steady as
	 * others (FORMATS 5).
	 */
	public void pressed(Color color, long at, Steadiness steadiness) {
		levers.pressed(color, at, steadiness);
	}

	/** The stone for which the lever was pressed has come, or none will. */
	public void released() {
		levers.released();
	}

	/** This side has ended its turn with its lever, whether or not its stone is sure already. */
	public void endTurn(Color color, long at) {
		levers.endTurn(color, at);
	}

	/** Whether this side ended its turn at this time or later, but surely before what lies on this point came there. */
	public boolean cameAfterTurn(Color color, long since, int index) {
		return levers.hasTurnEnded(color, since, earliest(index));
	}

	private void read(int index, long at, Snapshot snapshot, Steadiness steadiness) {
		PointState value = snapshot.at(index);
		PointState known = sure.at(index);
		boolean agrees = agrees(value, known);
		if (!changes.isOpen(index)) {
			if (!agrees) {
				begin(index, value, at);
			}
		} else if (value == PointState.STONE && known.isStone() && changes.to(index).isStone()) {
			return;
		} else if (agrees(value, changes.to(index)) || changes.to(index) == PointState.STONE && value.isStone()) {
			changes.confirm(index, at, value);
		} else {
			contradict(index, value, at, agrees);
		}
		if (changes.isOpen(index) && changes.holds(index, at, steadiness)) {
			settle(index);
		}
	}

	/** Whether a reading says the same as a value: a stone of unknown colour agrees with any stone. */
	private static boolean agrees(PointState reading, PointState value) {
		return reading == value || reading == PointState.STONE && value.isStone();
	}

	private void begin(int index, PointState value, long at) {
		if (changes.wasGivenUpBefore(index, at, lastAt)) {
			changes.openAgain(index, value, at, lastAt);
			return;
		}
		boolean wasHidden = hidden.wasHidden(index);
		long lastRead = hidden.lastRead(index);
		long earliest = wasHidden ? lastRead : previousAt;
		long earliestIfMisread = hidden.wasHiddenOfThree(index) ? lastRead : earliest;
		long notYet = hidden.wasHiddenJustBefore(index) ? lastRead : lastAt;
		changes.open(index, value, at, earliest, earliestIfMisread, notYet,
				wasHidden ? hidden.coveredAt(index) : Sightings.NEVER);
	}

	/** A reading speaks against a change. If that was more than one stray reading, a stone may have come and gone. */
	private void contradict(int index, PointState value, long at, boolean back) {
		boolean beforeUnread = changes.timesRead(index) == 1 && at - changes.times().last(index) > STALE_MILLIS;
		if (back && beforeUnread) {
			passing.passed(index, changes.to(index), changes.times(), changes.times().last(index));
		}
		if (!changes.contradict(index, at, value, back)) {
			return;
		}
		changes.close(index);
		boolean wasMore = changes.wasMoreThanStray(index);
		boolean wentBeforeSure = sure.at(index) == PointState.UNKNOWN && value == PointState.EMPTY;
		if (wasMore && (back || wentBeforeSure)) {
			passing.passed(index, changes.to(index), changes.times(), lastAt);
		}
		boolean goesOn = !back && changes.openInstead(index, at, value);
		lastGivenUp = wasMore && !goesOn ? at : lastGivenUp;
	}

	private void settle(int index) {
		PointState value = changes.to(index);
		PointState before = sure.at(index);
		levers.settled(index);
		if (value == PointState.EMPTY && before.isStone()) {
			passing.left(index, before, sightings, changes.times().seen(index));
		}
		boolean onlyColorTold = before == PointState.STONE && value != PointState.EMPTY;
		sure.set(index, value);
		changes.close(index);
		if (!onlyColorTold) {
			sightings.copy(index, changes.times());
		}
		changes.times().settle(index);
		settled = true;
	}

	public Grid grid() {
		return grid;
	}

	/** What its last readings tell of what is not sure yet. */
	public ChangingPoints changing() {
		return changing;
	}

	/** Whether the board is being read: at this time its last reading is not old. */
	public boolean isRead(long now) {
		return lastAt != Long.MIN_VALUE && now - lastAt <= STALE_MILLIS;
	}

	/** What surely lies there; UNKNOWN if nothing was ever sure. A hidden point keeps its last sure value. */
	public PointState at(int index) {
		return sure.at(index);
	}

	/** Whether a stone of this colour may lie there: one of this colour, or of unknown colour. */
	public boolean mayShow(Color color, int index) {
		return at(index).mayBe(color);
	}

	/** Points whose last reading said nothing, or of which nothing was ever sure. */
	public PointSet hidden() {
		long[] result = new long[words];
		for (int w = 0; w < words; w++) {
			result[w] = hidden.word(w) | sure.unsetWord(w);
		}
		return PointSet.ofWords(grid, result);
	}

	/** Points that are hidden, or whose last readings differ from what was sure, if only one of them. */
	public PointSet inDoubt() {
		return hidden().union(changing.pointsReadOnce());
	}

	/** Points of which something is sure that this position does not have; they may be hidden now. */
	public PointSet differences(Position position) {
		return sure.differences(position);
	}

	/** Whether every point is sure, shown, and empty. */
	public boolean isEmpty() {
		return sure.isEmpty() && hidden().isEmpty();
	}

	/** Points with a stone of this colour, sure; hidden ones too. */
	public PointSet stones(Color color) {
		return sure.stones(color);
	}

	/** Points with a stone of any colour or of none that is known; hidden ones too. */
	public PointSet stones() {
		return stones(Color.BLACK).union(stones(Color.WHITE)).union(colorlessStones());
	}

	/** Points with a stone of unknown colour. */
	public PointSet colorlessStones() {
		return sure.colorlessStones();
	}

	/** When the sure value was first read. */
	public long seen(int index) {
		return sightings.seen(index);
	}

	/**
	 * The last moment at which what lies there now cannot yet have been there: the second last reading of something else,
	 * as the last one may have been wrong.
	 */
	public long earliest(int index) {
		return sightings.earliest(index);
	}

	/** The same if two readings since the point came from under a hand may have been wrong. */
	public long earliestIfMisread(int index) {
		return sightings.earliestIfMisread(index);
	}

	/** The first moment at which what lies there must have been there: the second reading of it, as one may be wrong. */
	public long latest(int index) {
		return sightings.latest(index);
	}

	/**
	 * The sides from which a hand was over the board when what lies on a point came there, as far as the readings tell:
	 * since the point was covered or did not have it, and until it was first read.
	 */
	public Set<Seat> handsThatBrought(int index) {
		return hands.between(covered(index).orElse(earliest(index)), seen(index));
	}

	/** When the point was covered before the sure value came to light; empty if it was in plain view. */
	public OptionalLong covered(int index) {
		return sightings.covered(index);
	}

	/**
	 * The first reading at all of what lies there, right or wrong: a single one before a hand came counts. Of two stones
	 * that by {@link #earliest} and {@link #latest} may have come in either order, this speaks for one of them.
	 */
	public long glimpsed(int index) {
		return sightings.glimpsed(index);
	}

	/** The last reading of something else before that, right or wrong. */
	public long notYet(int index) {
		return sightings.notYet(index);
	}

	/** Whether the last two readings, none of them before this time, showed what is sure there. */
	public boolean isShownSince(int index, long since) {
		return previousAt >= since && !changes.isOpen(index) && !hidden.contains(index)
				&& !hidden.wasHiddenJustBefore(index);
	}

	/** Whether, lately and after this time, the point was not read for so many milliseconds. */
	public boolean wasUnread(int index, long after, long millis) {
		return hidden.wasUnread(index, after, millis, lastAt);
	}

	/** When a hidden point was last read; for a point in view, now. */
	public long lastRead(int index) {
		return hidden.contains(index) ? hidden.lastRead(index) : lastAt;
	}

	/** When a hidden point was covered; for one that was never in view, the time of the first reading. */
	public long hiddenSince(int index) {
		return hidden.since(index);
	}

	/** Whether, at this time, the point has been hidden for so long that it is a silent sensor, not a hand. */
	public boolean isSilent(int index, long at) {
		long enough = sure.at(index) == PointState.UNKNOWN ? NEVER_READ_MILLIS : SILENT_MILLIS;
		return hiddenSince(index) <= at - enough;
	}

	/** Whether a hand is over some of the board: a point that was read before was not read the last time. */
	public boolean isCovered(long now) {
		return hidden().indices().anyMatch(i -> sure.at(i) != PointState.UNKNOWN && !isSilent(i, now));
	}

	/**
	 * When the point was last for a while not as it is now: when what lies there was away for two readings or more (or for
	 * one that an unread span followed) without the change being believed, or when a stone came that has gone again.
	 */
	public long cameBack(int index) {
		return passing.last(index);
	}

	/** Whether a stone of this colour came to this point and went again, the last one that did. */
	public boolean hasPassed(Color color, int index) {
		return passing.mayBe(color, index);
	}

	/** Whether it was believed, and lay there for so many milliseconds. */
	public boolean hasSurelyPassed(int index, long millis) {
		return passing.surely(index) >= millis;
	}

	/** Whether more than one reading told of the stone that came and went. */
	public boolean wasPassingStoneReadAgain(int index) {
		return passing.wasReadAgain(index);
	}

	/** The last moment at which the stone that came and went cannot yet have been there, as {@link #earliest}. */
	public long passedEarliest(int index) {
		return passing.earliest(index);
	}

	/** The first moment at which the stone that came and went must have been there, as {@link #latest}. */
	public long passedLatest(int index) {
		return passing.latest(index);
	}

	/** Whether the last reading was the first one since a point came from under a hand, or since the board was not read. */
	public boolean isJustRevealed() {
		return lastRevealed() == lastAt;
	}

	/** When a point last came from under a hand, or the board was read again after a while. */
	public long lastRevealed() {
		return hidden.lastRevealed();
	}

	/**
	 * Until when a change that more than one reading had told of, and that was given up with nothing plain instead, may
	 * begin again because the readings against it were wrong.
	 */
	public long mayBeginAgainUntil() {
		return lastGivenUp + GIVEN_UP_MILLIS;
	}
}

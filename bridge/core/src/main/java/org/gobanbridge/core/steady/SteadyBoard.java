package org.gobanbridge.core.steady;

import java.util.Arrays;
import java.util.OptionalLong;
import org.gobanbridge.core.board.PointState;
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
	private static final byte EMPTY = 0;
	private static final byte BLACK = 1;
	private static final byte WHITE = 2;
	private static final byte COLORLESS = 3;
	private static final byte UNSET = 4;
	private static final int RING = 0xff;
	/** A board not read for this long may have changed; a lone reading before that tells nothing of when. */
	private static final long STALE_MILLIS = 1_000;
	/** A point hidden for this long is a silent sensor, not a hand. */
	private static final long SILENT_MILLIS = 30_000;

	private final Grid grid;
	private final int words;

	private final long[] black;
	private final long[] white;
	private final long[] colorless;
	/** Points that were never sure since the beginning or the last {@link #forget}. */
	private final long[] unset;

	private final Sightings sure;
	private final HiddenPoints hidden;

	private final long[] changing;
	private final byte[] changeTo;
	private final byte[] changeRing;
	private final Sightings pending;
	private final long[] cameBack;
	/** Stones that came and went again, the last on each point. */
	private final Sightings passing;
	private final byte[] passed;

	private long lastAt = Long.MIN_VALUE;
	private long previousAt = Long.MIN_VALUE;
	private long lastGivenUp = Long.MIN_VALUE;
	private long version;
	private byte pressedFor = UNSET;
	private long pressedAt;

	public SteadyBoard(Grid grid) {
		this.grid = grid;
		this.words = PointSet.wordCount(grid);
		int points = grid.pointCount();
		this.black = new long[words];
		this.white = new long[words];
		this.colorless = new long[words];
		this.unset = new long[words];
		this.changing = new long[words];
		this.hidden = new HiddenPoints(grid);
		this.sure = new Sightings(points);
		this.pending = new Sightings(points);
		this.changeTo = new byte[points];
		this.changeRing = new byte[points];
		this.cameBack = new long[points];
		this.passing = new Sightings(points);
		this.passed = new byte[points];
		forget();
	}

	/** Forgets everything: nothing is sure until it has been read anew. */
	public void forget() {
		PointSet all = PointSet.all(grid);
		for (int w = 0; w < words; w++) {
			unset[w] = all.word(w);
			black[w] = 0;
			white[w] = 0;
			colorless[w] = 0;
			changing[w] = 0;
		}
		hidden.forget();
		sure.forget();
		pending.forget();
		Arrays.fill(cameBack, Long.MIN_VALUE);
		Arrays.fill(passed, UNSET);
		lastAt = Long.MIN_VALUE;
		previousAt = Long.MIN_VALUE;
		lastGivenUp = Long.MIN_VALUE;
		pressedFor = UNSET;
		version++;
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
		long before = version;
		boolean hiddenChanged = hidden.take(at, lastAt, snapshot, !isRead(at));
		for (int w = 0; w < words; w++) {
			long look = (differs(snapshot, w) | changing[w]) & ~hidden.word(w);
			while (look != 0) {
				long bit = Long.lowestOneBit(look);
				look ^= bit;
				read(w, bit, at, snapshot, steadiness);
			}
		}
		settlePressed(at);
		previousAt = lastAt;
		lastAt = at;
		return hiddenChanged || version != before;
	}

	/**
	 * This side has pressed its lever: one stone of its colour, if its change began before that, need not agree more than
	 * twice (FORMATS 5).
	 */
	public void pressed(Color color, long at) {
		pressedFor = color == Color.BLACK ? BLACK : WHITE;
		pressedAt = at;
	}

	/** The stone for which the lever was pressed has come, or none will. */
	public void released() {
		pressedFor = UNSET;
	}

	private long differs(Snapshot snapshot, int w) {
		long b = snapshot.black().word(w);
		long o = snapshot.white().word(w);
		long any = snapshot.colorless().word(w);
		long stones = black[w] | white[w] | colorless[w];
		long empty = ~(stones | unset[w]);
		long agrees = b & black[w] | o & white[w] | any & stones | ~(b | o | any) & empty;
		return ~agrees & (unset[w] | stones | empty & (b | o | any));
	}

	private void read(int w, long bit, long at, Snapshot snapshot, Steadiness steadiness) {
		int index = (w << 6) + Long.numberOfTrailingZeros(bit);
		byte value = value(snapshot, w, bit);
		byte steady = steady(w, bit);
		boolean agrees = agrees(value, steady);
		if ((changing[w] & bit) == 0) {
			if (!agrees) {
				begin(w, bit, index, value, at);
			}
		} else if (value == COLORLESS && isStone(steady) && isStone(changeTo[index])) {
			return;
		} else if (agrees(value, changeTo[index]) || changeTo[index] == COLORLESS && value != EMPTY) {
			changeTo[index] = value == COLORLESS ? COLORLESS : changeTo[index];
			pending.again(index, at, timesRead(index) == 1);
			changeRing[index] = (byte) (changeRing[index] << 1 & RING | 1);
		} else {
			if (agrees && timesRead(index) == 1 && at - pending.latest(index) > STALE_MILLIS) {
				cameAndWent(index, pending.latest(index));
			}
			changeRing[index] = (byte) (changeRing[index] << 1 & RING);
			if ((changeRing[index] & 3) == 0) {
				end(w, bit, index, agrees);
				if (!agrees) {
					openChange(w, bit, index, value);
					pending.beginInstead(index, at);
				}
			}
		}
		if ((changing[w] & bit) != 0 && holds(index, at, steadiness)) {
			settle(w, bit, index);
		}
	}

	private static boolean isStone(byte value) {
		return value == BLACK || value == WHITE || value == COLORLESS;
	}

	private boolean holds(int index, long at, Steadiness steadiness) {
		return steadiness.holds(changeRing[index] & RING, at - pending.seen(index));
	}

	/** The stone for which the lever was pressed: of those that have come since, the one that was read most often. */
	private void settlePressed(long at) {
		int best = -1;
		for (int w = 0; w < words && pressedFor != UNSET; w++) {
			for (long rest = changing[w]; rest != 0; rest &= rest - 1) {
				int index = (w << 6) + Long.numberOfTrailingZeros(rest);
				boolean may = changeTo[index] == pressedFor && pending.seen(index) <= pressedAt
						&& holds(index, at, Steadiness.CHECKED);
				if (may && (best < 0 || timesRead(index) > timesRead(best))) {
					best = index;
				}
			}
		}
		if (best >= 0) {
			settle(best >> 6, 1L << best, best);
			released();
		}
	}

	private int timesRead(int index) {
		return Integer.bitCount(changeRing[index] & RING);
	}

	private void begin(int w, long bit, int index, byte value, long at) {
		openChange(w, bit, index, value);
		if (pending.wasGivenUpBefore(index, at)) {
			pending.beginInstead(index, at);
			return;
		}
		long earliest = hidden.wasHidden(w, bit) ? hidden.lastRead(index) : previousAt;
		long notYet = hidden.wasHiddenJustBefore(w, bit) ? hidden.lastRead(index) : lastAt;
		pending.begin(index, at, earliest, notYet, hidden.wasHidden(w, bit) ? hidden.coveredAt(index) : Sightings.NEVER);
	}

	private void openChange(int w, long bit, int index, byte value) {
		changing[w] |= bit;
		changeTo[index] = value;
		changeRing[index] = 1;
	}

	/** A change that did not hold. If it was more than one stray reading, the stone may have been lifted and put back. */
	private void end(int w, long bit, int index, boolean back) {
		changing[w] &= ~bit;
		if ((changeRing[index] & 0b1100) == 0b1100) {
			lastGivenUp = lastAt;
			if (back) {
				cameAndWent(index, lastAt);
			}
		}
	}

	/** What a point seemed to change to did not stay. */
	private void cameAndWent(int index, long at) {
		cameBack[index] = Math.max(cameBack[index], at);
		passed[index] = changeTo[index];
		passing.copy(index, pending);
	}

	private void settle(int w, long bit, int index) {
		byte value = changeTo[index];
		if (value == EMPTY && (unset[w] & bit) == 0) {
			cameBack[index] = Math.max(cameBack[index], sure.seen(index));
			passed[index] = steady(w, bit);
			passing.copy(index, sure);
		}
		boolean onlyColorTold = (colorless[w] & bit) != 0 && value != EMPTY;
		set(black, w, bit, value == BLACK);
		set(white, w, bit, value == WHITE);
		set(colorless, w, bit, value == COLORLESS);
		unset[w] &= ~bit;
		changing[w] &= ~bit;
		if (!onlyColorTold) {
			sure.copy(index, pending);
			pending.settle(index);
		}
		version++;
	}

	private static void set(long[] plane, int w, long bit, boolean on) {
		plane[w] = on ? plane[w] | bit : plane[w] & ~bit;
	}

	private static byte value(Snapshot snapshot, int w, long bit) {
		if ((snapshot.black().word(w) & bit) != 0) {
			return BLACK;
		}
		if ((snapshot.white().word(w) & bit) != 0) {
			return WHITE;
		}
		return (snapshot.colorless().word(w) & bit) != 0 ? COLORLESS : EMPTY;
	}

	private byte steady(int w, long bit) {
		if ((black[w] & bit) != 0) {
			return BLACK;
		}
		if ((white[w] & bit) != 0) {
			return WHITE;
		}
		if ((colorless[w] & bit) != 0) {
			return COLORLESS;
		}
		return (unset[w] & bit) != 0 ? UNSET : EMPTY;
	}

	/** Whether a reading says the same as a value: a stone of unknown colour agrees with any stone. */
	private static boolean agrees(byte reading, byte value) {
		return reading == value || reading == COLORLESS && (value == BLACK || value == WHITE);
	}

	public Grid grid() {
		return grid;
	}

	/** Rises whenever a point becomes sure of a new value. */
	public long version() {
		return version;
	}

	/** Whether any point's last readings differ from what was sure, if only one of them. */
	public boolean isChanging() {
		for (long word : changing) {
			if (word != 0) {
				return true;
			}
		}
		return false;
	}

	/** Whether the board is being read: at this time its last reading is not old. */
	public boolean isRead(long now) {
		return lastAt != Long.MIN_VALUE && now - lastAt <= STALE_MILLIS;
	}

	/** Whether something that was first read at this time or before is not sure yet; a colour still to be told is nothing. */
	public boolean isChangingSince(long at) {
		for (int w = 0; w < words; w++) {
			for (long rest = changing[w]; rest != 0; rest &= rest - 1) {
				int index = (w << 6) + Long.numberOfTrailingZeros(rest);
				boolean onlyColor = (colorless[w] >>> index & 1) != 0 && isStone(changeTo[index]);
				if (!onlyColor && pending.seen(index) <= at) {
					return true;
				}
			}
		}
		return false;
	}

	/** The time of the last reading. */
	public long lastAt() {
		return lastAt;
	}

	/** What surely lies there; UNKNOWN if nothing was ever sure. A hidden point keeps its last sure value. */
	public PointState at(int index) {
		return state(steady(index >> 6, 1L << index));
	}

	private static PointState state(byte value) {
		return switch (value) {
			case EMPTY -> PointState.EMPTY;
			case BLACK -> PointState.BLACK;
			case WHITE -> PointState.WHITE;
			case COLORLESS -> PointState.STONE;
			default -> PointState.UNKNOWN;
		};
	}

	/** Whether a stone of this colour may lie there: one of this colour, or of unknown colour. */
	public boolean mayShow(Color color, int index) {
		return at(index).mayBe(color);
	}

	/** Points whose last reading said nothing, or of which nothing was ever sure. */
	public PointSet hidden() {
		long[] result = new long[words];
		for (int w = 0; w < words; w++) {
			result[w] = hidden.word(w) | unset[w];
		}
		return PointSet.ofWords(grid, result);
	}

	/** Points of which something is sure that this position does not have; they may be hidden now. */
	public PointSet differences(Position position) {
		PointSet ownBlack = position.stones(Color.BLACK);
		PointSet ownWhite = position.stones(Color.WHITE);
		long[] result = new long[words];
		for (int w = 0; w < words; w++) {
			long stones = ownBlack.word(w) | ownWhite.word(w);
			long same = black[w] & ownBlack.word(w) | white[w] & ownWhite.word(w) | colorless[w] & stones
					| ~(black[w] | white[w] | colorless[w] | stones);
			result[w] = ~same & ~unset[w] & allWord(w);
		}
		return PointSet.ofWords(grid, result);
	}

	private long allWord(int w) {
		int rest = grid.pointCount() & 63;
		return w == words - 1 && rest != 0 ? (1L << rest) - 1 : -1L;
	}

	/** Whether every point is sure, shown, and empty. */
	public boolean isEmpty() {
		for (int w = 0; w < words; w++) {
			if ((black[w] | white[w] | colorless[w] | unset[w] | hidden.word(w)) != 0) {
				return false;
			}
		}
		return true;
	}

	/** Points with a stone of this colour, sure; hidden ones too. */
	public PointSet stones(Color color) {
		return PointSet.ofWords(grid, color == Color.BLACK ? black : white);
	}

	/** Points with a stone of unknown colour. */
	public PointSet colorlessStones() {
		return PointSet.ofWords(grid, colorless);
	}

	/** When the sure value was first read. */
	public long seen(int index) {
		return sure.seen(index);
	}

	/**
	 * The last moment at which what lies there now cannot yet have been there: the second last reading of something else,
	 * as the last one may have been wrong.
	 */
	public long earliest(int index) {
		return sure.earliest(index);
	}

	/** The first moment at which what lies there must have been there: the second reading of it, as one may be wrong. */
	public long latest(int index) {
		return sure.latest(index);
	}

	/** When the point was covered before the sure value came to light; empty if it was in plain view. */
	public OptionalLong covered(int index) {
		return sure.covered(index);
	}

	/**
	 * The first reading at all of what lies there, right or wrong: a single one before a hand came counts. Of two stones
	 * that by {@link #earliest} and {@link #latest} may have come in either order, this speaks for one of them.
	 */
	public long glimpsed(int index) {
		return sure.glimpsed(index);
	}

	/** The last reading of something else before that, right or wrong. */
	public long notYet(int index) {
		return sure.notYet(index);
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
		return hiddenSince(index) <= at - SILENT_MILLIS;
	}

	/** Whether a hand is over some of the board: a point that was read before was not read the last time. */
	public boolean isCovered(long now) {
		for (int w = 0; w < words; w++) {
			for (long rest = hidden.word(w) & ~unset[w]; rest != 0; rest &= rest - 1) {
				if (!isSilent((w << 6) + Long.numberOfTrailingZeros(rest), now)) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * When the point was last for a while not as it is now: when what lies there was away for two readings or more (or for
	 * one that an unread span followed) without the change being believed, or when a stone came that has gone again.
	 */
	public long cameBack(int index) {
		return cameBack[index];
	}

	/** Whether a stone of this colour came to this point and went again, the last one that did. */
	public boolean hasPassed(Color color, int index) {
		return state(passed[index]).mayBe(color);
	}

	/** The last moment at which the stone that came and went cannot yet have been there, as {@link #earliest}. */
	public long passedEarliest(int index) {
		return passing.earliest(index);
	}

	/** The first moment at which the stone that came and went must have been there, as {@link #latest}. */
	public long passedLatest(int index) {
		return passing.latest(index);
	}

	/**
	 * Points that seem to be changing: not sure yet, but two of the last three readings said the new thing, or one since
	 * a hand has gone or before it came.
	 */
	public PointSet changing() {
		long[] result = new long[words];
		for (int w = 0; w < words; w++) {
			long rest = changing[w];
			while (rest != 0) {
				long bit = Long.lowestOneBit(rest);
				rest ^= bit;
				int index = (w << 6) + Long.numberOfTrailingZeros(bit);
				if (seemsToChange(index, (hidden.word(w) & bit) != 0)) {
					result[w] |= bit;
				}
			}
		}
		return PointSet.ofWords(grid, result);
	}

	private boolean seemsToChange(int index, boolean isHidden) {
		int ring = changeRing[index];
		boolean justRevealed = pending.covered(index).isPresent() && (ring & ~7) == 0;
		return Integer.bitCount(ring & 7) >= 2 || justRevealed || isHidden && (ring & 1) == 1;
	}

	/** Whether the last reading, if only that, showed a stone of this colour where none is sure yet. */
	public boolean mayBeComing(Color color, int index) {
		boolean isChanging = (changing[index >> 6] >>> index & 1) != 0;
		return isChanging && (changeRing[index] & 1) == 1 && changingTo(index).mayBe(color);
	}

	/** For a changing point: the last moment at which it cannot have changed yet, as {@link #earliest}. */
	public long changingEarliest(int index) {
		return pending.earliest(index);
	}

	/** For a changing point: when the new thing was first read. */
	public long changingSeen(int index) {
		return pending.seen(index);
	}

	/** When a point last came from under a hand, or the board was read again after a while. */
	public long lastRevealed() {
		return hidden.lastRevealed();
	}

	/** When a change that more than one reading had told of was last given up, rightly or because of wrong readings. */
	public long lastGivenUp() {
		return lastGivenUp;
	}

	/** For a changing point: what it seems to change to. */
	public PointState changingTo(int index) {
		return state(changeTo[index]);
	}
}

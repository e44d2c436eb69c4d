package org.gobanbridge.core.steady;

import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;

/** What each point was last sure of, as bit planes. */
final class SurePoints {
	private final Grid grid;
	private final PointSet all;
	private final int words;
	private final long[] black;
	private final long[] white;
	private final long[] colorless;
	/** Points that were never sure since the beginning or the last {@link #forget}. */
	private final long[] unset;

	SurePoints(Grid grid) {
		this.grid = grid;
		this.all = PointSet.all(grid);
		this.words = PointSet.wordCount(grid);
		this.black = new long[words];
		this.white = new long[words];
		this.colorless = new long[words];
		this.unset = new long[words];
	}

	void forget() {
		for (int w = 0; w < words; w++) {
			unset[w] = all.word(w);
			black[w] = 0;
			white[w] = 0;
			colorless[w] = 0;
		}
	}

	/** UNKNOWN if nothing was ever sure. */
	PointState at(int index) {
		int w = index >> 6;
		long bit = 1L << index;
		if ((black[w] & bit) != 0) {
			return PointState.BLACK;
		}
		if ((white[w] & bit) != 0) {
			return PointState.WHITE;
		}
		if ((colorless[w] & bit) != 0) {
			return PointState.STONE;
		}
		return (unset[w] & bit) != 0 ? PointState.UNKNOWN : PointState.EMPTY;
	}

	/** From now on this is sure. */
	void set(int index, PointState value) {
		int w = index >> 6;
		long bit = 1L << index;
		set(black, w, bit, value == PointState.BLACK);
		set(white, w, bit, value == PointState.WHITE);
		set(colorless, w, bit, value == PointState.STONE);
		unset[w] &= ~bit;
	}

	private static void set(long[] plane, int w, long bit, boolean on) {
		plane[w] = on ? plane[w] | bit : plane[w] & ~bit;
	}

	/** Where, in this word, a reading says something else; a stone of unknown colour agrees with any stone. */
	long differs(Snapshot snapshot, int w) {
		long b = snapshot.black().word(w);
		long o = snapshot.white().word(w);
		long any = snapshot.colorless().word(w);
		long stones = stonesWord(w);
		long empty = ~(stones | unset[w]);
		long agrees = b & black[w] | o & white[w] | any & stones | ~(b | o | any) & empty;
		return ~agrees & (unset[w] | stones | empty & (b | o | any));
	}

	long unsetWord(int w) {
		return unset[w];
	}

	private long stonesWord(int w) {
		return black[w] | white[w] | colorless[w];
	}

	/** Points of which something is sure that this position does not have. */
	PointSet differences(Position position) {
		PointSet ownBlack = position.stones(Color.BLACK);
		PointSet ownWhite = position.stones(Color.WHITE);
		long[] result = new long[words];
		for (int w = 0; w < words; w++) {
			long stones = ownBlack.word(w) | ownWhite.word(w);
			long same = black[w] & ownBlack.word(w) | white[w] & ownWhite.word(w) | colorless[w] & stones
					| ~(stonesWord(w) | stones);
			result[w] = ~same & ~unset[w] & all.word(w);
		}
		return PointSet.ofWords(grid, result);
	}

	/** Whether every point is sure and empty. */
	boolean isEmpty() {
		for (int w = 0; w < words; w++) {
			if ((stonesWord(w) | unset[w]) != 0) {
				return false;
			}
		}
		return true;
	}

	PointSet stones(Color color) {
		return PointSet.ofWords(grid, color == Color.BLACK ? black : white);
	}

	PointSet colorlessStones() {
		return PointSet.ofWords(grid, colorless);
	}
}

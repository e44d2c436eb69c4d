package org.gobanbridge.drivers.simulated;

import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.PointSet;

/**
 * Wrong readings: each point of each reading is, independently and with the same probability, one of the other two of
 * empty, black and white. What is not read cannot be read wrong, nor a stone of which the board sees no colour. The next wrong point is drawn by how many right ones
 * come before it, so that right ones cost nothing. NOT thread safe.
 */
final class ReadingNoise {
	private final double share;
	private final Dice dice;
	/** How many points, from the first one of the next reading on, come before the next wrong one. */
	private long rightOnes;

	ReadingNoise(double share, Dice dice) {
		this.share = share;
		this.dice = dice;
		this.rightOnes = share > 0 ? dice.missesBeforeHit(share) : Long.MAX_VALUE;
	}

	/** What is read of this; the same object if all of it is read right. */
	Snapshot read(Snapshot truth) {
		Grid grid = truth.grid();
		int points = grid.pointCount();
		if (rightOnes >= points) {
			rightOnes -= share > 0 ? points : 0;
			return truth;
		}
		long[] black = truth.black().words();
		long[] white = truth.white().words();
		while (rightOnes < points) {
			misread((int) rightOnes, black, white, truth.unknown().union(truth.colorless()));
			rightOnes += 1 + dice.missesBeforeHit(share);
		}
		rightOnes -= points;
		return new Snapshot(PointSet.ofWords(grid, black), PointSet.ofWords(grid, white), truth.colorless(),
				truth.unknown(), truth.hand(), truth.beside(), truth.between(), truth.confidence());
	}

	private void misread(int index, long[] black, long[] white, PointSet kept) {
		int step = dice.chance(0.5) ? 1 : 2;
		if (kept.contains(index)) {
			return;
		}
		int word = index >> 6;
		long bit = 1L << index;
		int truth = (black[word] & bit) != 0 ? 1 : (white[word] & bit) != 0 ? 2 : 0;
		int read = (truth + step) % 3;
		black[word] = read == 1 ? black[word] | bit : black[word] & ~bit;
		white[word] = read == 2 ? white[word] | bit : white[word] & ~bit;
	}
}

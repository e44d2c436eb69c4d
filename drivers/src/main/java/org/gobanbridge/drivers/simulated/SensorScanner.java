package org.gobanbridge.drivers.simulated;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.gobanbridge.core.board.Hand;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.PointSet;

/**
 * The sensors of a board and their debouncing: a point changes only when enough scans in a row agree, and is unknown when
 * they have not agreed for a second.
 */
final class SensorScanner {
	private static final long RESTLESS_MILLIS = 1000;
	private static final PointState[] READABLE = {PointState.EMPTY, PointState.BLACK, PointState.WHITE};

	private final Grid grid;
	private final SensorBoardSpec spec;
	private final RandomGenerator random;
	private final PointState[] last;
	private final PointState[] shown;
	private final int[] run;
	private final long[] settled;
	private Hand hand = Hand.NONE;

	SensorScanner(Grid grid, SensorBoardSpec spec, RandomGenerator random) {
		this.grid = grid;
		this.spec = spec;
		this.random = random;
		this.last = new PointState[grid.pointCount()];
		this.shown = new PointState[grid.pointCount()];
		this.run = new int[grid.pointCount()];
		this.settled = new long[grid.pointCount()];
		Arrays.fill(last, PointState.UNKNOWN);
		Arrays.fill(shown, PointState.UNKNOWN);
	}

	/** Scans once; the table in the order of the game's points. Returns whether what is shown has changed. */
	boolean scan(Snapshot table, long millis) {
		boolean changed = hand != table.hand();
		hand = table.hand();
		for (int i = 0; i < last.length; i++) {
			PointState raw = table.at(i);
			if (spec.misread() > 0 && random.nextDouble() < spec.misread()) {
				raw = READABLE[random.nextInt(READABLE.length)];
			}
			changed |= take(i, raw, millis);
		}
		return changed;
	}

	private boolean take(int index, PointState raw, long millis) {
		run[index] = raw == last[index] ? Math.min(run[index] + 1, spec.debounceScans()) : 1;
		last[index] = raw;
		PointState before = shown[index];
		if (run[index] >= spec.debounceScans()) {
			shown[index] = raw;
			settled[index] = millis;
		} else if (millis - settled[index] > RESTLESS_MILLIS) {
			shown[index] = PointState.UNKNOWN;
		}
		return shown[index] != before;
	}

	Hand hand() {
		return hand;
	}

	/** The points that show this state, in the board's own order. */
	PointSet points(PointState state) {
		long[] words = new long[PointSet.wordCount(grid)];
		for (int i = 0; i < shown.length; i++) {
			if (shown[i] == state) {
				int sent = toBoard(i);
				words[sent >> 6] |= 1L << sent;
			}
		}
		return PointSet.ofWords(grid, words);
	}

	/** What the newest scan read at a point of the board's own order. */
	PointState newest(int boardIndex) {
		return last[toGame(boardIndex)];
	}

	int toBoard(int gameIndex) {
		return spec.wiring().toDevice(grid.size(), spec.lying().toDevice(grid.size(), gameIndex));
	}

	int toGame(int boardIndex) {
		return spec.lying().toGame(grid.size(), spec.wiring().toGame(grid.size(), boardIndex));
	}
}

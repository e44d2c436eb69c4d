package org.gobanbridge.rules.play;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.gobanbridge.rules.Color;

/**
 * Plays games to their end at random, but not blindly: nobody fills his own eyes or gives a string away for nothing, and
 * most ataris are answered. Bound to one board, which it changes. NOT thread safe.
 */
public final class Playout {
	/** How many of ten ataris are seen. */
	private static final int SEEN_OF_TEN = 9;
	private static final int SMALLEST_VITAL = 3;
	private static final int LARGEST_VITAL = 6;

	private final PlayoutBoard board;
	private final Tactics tactics;
	private final RandomGenerator random;

	/**
	 * For this board.
	 *
	 * @param random
	 *            the same numbers give the same games
	 */
	public Playout(PlayoutBoard board, RandomGenerator random) {
		this.board = board;
		this.tactics = new Tactics(board);
		this.random = random;
	}

	/**
	 * Plays from where the board stands until neither side has a move worth playing, or three times as many moves as the
	 * board has points.
	 */
	public void playToTheEnd() {
		int last = 0;
		int taken = 0;
		for (int left = 3 * board.cellOf.length; left > 0 && board.passes() < 2; left--) {
			int cell = taken >= SMALLEST_VITAL ? vitalPoint(taken) : 0;
			if (cell == 0) {
				cell = answer(last);
			}
			if (cell == 0) {
				cell = anyMove();
			}
			taken = 0;
			if (cell == 0) {
				board.pass();
			} else {
				int before = board.emptyCount;
				board.play(board.indexOf[cell]);
				taken = board.emptyCount - before + 1;
			}
			last = cell;
		}
	}

	/** Where so many stones, the last that became empty, can be kept from giving two eyes; 0 if nowhere. */
	private int vitalPoint(int taken) {
		if (taken > LARGEST_VITAL) {
			return 0;
		}
		int[] space = Arrays.copyOfRange(board.empties, board.emptyCount - taken, board.emptyCount);
		if (!EyeShape.isOneEye(space, board.width)) {
			return 0;
		}
		int vital = EyeShape.vitalPoint(space, board.width);
		return board.isLegal(board.indexOf[vital]) ? vital : 0;
	}

	/**
	 * A move that takes what the last move left in atari, or saves what it put in atari; 0 if there is none or it is not
	 * seen.
	 */
	private int answer(int last) {
		if (last == 0 || board.content[last] == PlayoutBoard.EMPTY || random.nextInt(10) >= SEEN_OF_TEN) {
			return 0;
		}
		int capture = tactics.onlyLiberty(last);
		if (capture != 0 && board.isLegal(board.indexOf[capture])) {
			return capture;
		}
		int first = random.nextInt(4);
		for (int n = 0; n < 4; n++) {
			int stone = tactics.neighbour(last, first + n & 3);
			if (board.content[stone] == board.toPlay) {
				int liberty = tactics.onlyLiberty(stone);
				if (liberty != 0 && board.isLegal(board.indexOf[liberty])
						&& (tactics.escapes(liberty) || tactics.captures(liberty))) {
					return liberty;
				}
			}
		}
		return 0;
	}

	/** A legal move that neither fills an eye nor gives a string away, all alike; 0 if there is none. */
	private int anyMove() {
		int count = board.emptyCount;
		if (count == 0) {
			return 0;
		}
		int first = random.nextInt(count);
		for (int n = 0; n < count; n++) {
			int cell = board.empties[(first + n) % count];
			int index = board.indexOf[cell];
			if (board.isLegal(index) && !board.isEye(index) && !tactics.isWasteful(cell)) {
				return cell;
			}
		}
		return 0;
	}

	/** Adds one to each point that is this colour's where the board stands: its stones, and what they alone surround. */
	public void addOwned(Color color, int[] counts) {
		int own = color == Color.BLACK ? PlayoutBoard.BLACK : PlayoutBoard.WHITE;
		for (int index = 0; index < counts.length; index++) {
			int cell = board.cellOf[index];
			counts[index] += board.content[cell] == own
					|| board.content[cell] == PlayoutBoard.EMPTY && touchesOnly(own, cell)
							? 1
							: 0;
		}
	}

	private boolean touchesOnly(int own, int cell) {
		boolean touched = false;
		for (int n = 0; n < 4; n++) {
			int there = board.content[tactics.neighbour(cell, n)];
			if (there == (own ^ 1)) {
				return false;
			}
			touched |= there == own;
		}
		return touched;
	}
}

package org.gobanbridge.rules.play;

import java.util.Arrays;

/** Looks at the strings of one {@link PlayoutBoard}: liberties, atari, shapes. NOT thread safe. */
final class Tactics {
	/** Longer strings are never given away. */
	private static final int LONGEST_SACRIFICE = 6;

	private final PlayoutBoard board;
	private final int[] seen;
	private int stamp;
	/** The cells of a string that may be given away, while it is looked at. */
	private final int[] stones = new int[LONGEST_SACRIFICE + 1];
	private int stoneCount;
	private int libertyCount;
	private int lastLiberty;

	Tactics(PlayoutBoard board) {
		this.board = board;
		this.seen = new int[board.content.length];
	}

	/** The only liberty of the string that this stone belongs to; 0 if it has more. */
	int onlyLiberty(int stone) {
		begin();
		walk(stone, 0);
		return libertyCount == 1 ? lastLiberty : 0;
	}

	/**
	 * Whether a stone of the side to move, legal on this cell, would leave its string in atari without taking anything, for
	 * nothing: the string is longer than six stones, or its shape, once taken, gives the opponent two eyes.
	 */
	boolean isWasteful(int cell) {
		return !escapes(cell) && !captures(cell) && !isSacrifice();
	}

	/** Whether the string of a stone of the side to move on this cell would have two liberties, without taking anything. */
	boolean escapes(int cell) {
		begin();
		seen[cell] = stamp;
		stones[stoneCount++] = cell;
		for (int n = 0; n < 4 && libertyCount < 2; n++) {
			int next = neighbour(cell, n);
			int there = board.content[next];
			if (there == PlayoutBoard.EMPTY) {
				addLiberty(next);
			} else if (there == board.toPlay) {
				walk(next, cell);
			}
		}
		return libertyCount >= 2;
	}

	/** Whether a stone of the side to move on this cell would take something. */
	boolean captures(int cell) {
		int enemy = board.toPlay ^ 1;
		for (int n = 0; n < 4; n++) {
			int next = neighbour(cell, n);
			if (board.content[next] == enemy && onlyLibertyIs(next, cell)) {
				return true;
			}
		}
		return false;
	}

	private boolean onlyLibertyIs(int stone, int cell) {
		int at = stone;
		do {
			for (int n = 0; n < 4; n++) {
				int next = neighbour(at, n);
				if (next != cell && board.content[next] == PlayoutBoard.EMPTY) {
					return false;
				}
			}
			at = board.ring[at];
		} while (at != stone);
		return true;
	}

	/** One of the four cells beside this one, n from 0 to 3. */
	int neighbour(int cell, int n) {
		return switch (n) {
			case 0 -> cell - board.width;
			case 1 -> cell - 1;
			case 2 -> cell + 1;
			default -> cell + board.width;
		};
	}

	private void begin() {
		stamp++;
		stoneCount = 0;
		libertyCount = 0;
	}

	/** Adds the string's stones and liberties, but for one cell; stops as soon as there are two liberties. */
	private void walk(int stone, int except) {
		if (seen[stone] == stamp) {
			return;
		}
		int at = stone;
		do {
			seen[at] = stamp;
			stones[Math.min(stoneCount++, LONGEST_SACRIFICE)] = at;
			for (int n = 0; n < 4; n++) {
				int next = neighbour(at, n);
				if (next != except && board.content[next] == PlayoutBoard.EMPTY) {
					addLiberty(next);
				}
			}
			at = board.ring[at];
		} while (at != stone && libertyCount < 2);
	}

	private void addLiberty(int cell) {
		if (seen[cell] != stamp) {
			seen[cell] = stamp;
			libertyCount++;
			lastLiberty = cell;
		}
	}

	/** Whether the string looked at by {@link #escapes} is short, and a single eye once it is taken. */
	private boolean isSacrifice() {
		if (stoneCount > LONGEST_SACRIFICE) {
			return false;
		}
		int[] shape = Arrays.copyOf(stones, stoneCount);
		return EyeShape.isOneEye(shape, board.width);
	}
}

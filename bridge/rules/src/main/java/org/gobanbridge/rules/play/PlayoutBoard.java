package org.gobanbridge.rules.play;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Illegality;
import org.gobanbridge.rules.PlayingRules;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.Repetition;
import org.gobanbridge.rules.history.Game;

/**
 * A board that is changed in place, for random games and searching: several million moves a second. It knows simple ko
 * and suicide and agrees in both with {@link Game}; it keeps no history, so superko is not judged here, and going back
 * means copying the board beforehand ({@link #copyFrom}). NOT thread safe; nothing is allocated while playing.
 * <p>
 * Points are {@link Grid} indices. Inside, the board has a border, and a point is a <em>cell</em>. Strings are kept as
 * rings of cells with a count of pseudo-liberties: an empty cell counts once for each stone of the string beside it,
 * so that a string has no liberty exactly when it has no pseudo-liberty.
 */
public final class PlayoutBoard {
	static final int BLACK = 0;
	static final int WHITE = 1;
	static final int EMPTY = 2;
	static final int BORDER = 3;

	/** What one neighbour of each content adds to {@link #around}; the border counts as a stone of both colours. */
	private static final int[] SHARE = {1, 1 << 4, 1 << 8, 1 | 1 << 4};
	private static final int[] SHIFT = {0, 4};

	private final Grid grid;
	private final boolean suicideAllowed;
	final int width;
	final int[] cellOf;
	final int[] indexOf;

	final byte[] content;
	/** Numbers of black, white and empty neighbours, four bits each. */
	private final int[] around;
	/** The string a stone belongs to, named by one of its cells; 0, which is a border cell, where there is no stone. */
	final int[] string;
	/** The next stone of the same string, in a ring. */
	final int[] ring;
	/** Pseudo-liberties, by string. What is counted for string 0 means nothing. */
	private final int[] liberties;
	/** Stones, by string. */
	final int[] stones;
	final int[] empties;
	private final int[] placeInEmpties;
	int emptyCount;
	private final int[] captured = new int[2];
	/** Where {@link #toPlay} may not retake the ko; 0 if there is none. */
	private int ko;
	int toPlay;
	private int passes;

	/**
	 * An empty board, Black to play.
	 *
	 * @param suicideAllowed
	 *            whether a string of two stones or more may take its own last liberty
	 */
	public PlayoutBoard(Grid grid, boolean suicideAllowed) {
		this.grid = grid;
		this.suicideAllowed = suicideAllowed;
		int size = grid.size();
		width = size + 1;
		int cells = width * (size + 2) + 1;
		cellOf = new int[grid.pointCount()];
		indexOf = new int[cells];
		for (int index = 0; index < cellOf.length; index++) {
			cellOf[index] = (index / size + 1) * width + index % size + 1;
			indexOf[cellOf[index]] = index;
		}
		content = new byte[cells];
		around = new int[cells];
		string = new int[cells];
		ring = new int[cells];
		liberties = new int[cells];
		stones = new int[cells];
		empties = new int[grid.pointCount()];
		placeInEmpties = new int[cells];
		clear();
	}

	/**
	 * A board that goes on from this game.
	 *
	 * @throws IllegalArgumentException
	 *             if the game forbids more repetition than simple ko
	 */
	public static PlayoutBoard of(Game game) {
		PlayingRules rules = game.rules();
		if (rules.repetition() != Repetition.SIMPLE_KO) {
			throw new IllegalArgumentException("this board keeps no history and cannot judge " + rules.repetition());
		}
		PlayoutBoard board = new PlayoutBoard(game.grid(), rules.suicide());
		board.setUp(game.position(), game.toPlay());
		PointSet taken = game.lastCaptured();
		if (taken.count() == 1) {
			int index = taken.next(0);
			boolean ko = game.illegality(game.toPlay(), index).equals(Optional.of(Illegality.KO));
			board.ko = ko ? board.cellOf[index] : 0;
		}
		board.captured[BLACK] = game.capturedBy(Color.BLACK);
		board.captured[WHITE] = game.capturedBy(Color.WHITE);
		return board;
	}

	private static int code(Color color) {
		return color == Color.BLACK ? BLACK : WHITE;
	}

	/** Takes all stones off; Black to play, nothing captured. */
	public void clear() {
		Arrays.fill(content, (byte) BORDER);
		Arrays.fill(string, 0);
		Arrays.fill(captured, 0);
		emptyCount = 0;
		for (int cell : cellOf) {
			content[cell] = EMPTY;
			addEmpty(cell);
		}
		for (int cell : cellOf) {
			around[cell] = SHARE[content[cell - width]] + SHARE[content[cell - 1]] + SHARE[content[cell + 1]]
					+ SHARE[content[cell + width]];
		}
		ko = 0;
		toPlay = BLACK;
		passes = 0;
	}

	/** Sets this position up as it is; nothing is captured, there is no ko. The position must be of this grid. */
	public void setUp(Position position, Color toPlayNow) {
		clear();
		PointSet black = position.stones(Color.BLACK);
		for (int index = black.next(0); index >= 0; index = black.next(index + 1)) {
			put(BLACK, cellOf[index]);
		}
		PointSet white = position.stones(Color.WHITE);
		for (int index = white.next(0); index >= 0; index = white.next(index + 1)) {
			put(WHITE, cellOf[index]);
		}
		toPlay = code(toPlayNow);
	}

	/** Makes this board the same as the other, which must have the same size and rules. */
	public void copyFrom(PlayoutBoard other) {
		System.arraycopy(other.content, 0, content, 0, content.length);
		System.arraycopy(other.around, 0, around, 0, around.length);
		System.arraycopy(other.string, 0, string, 0, string.length);
		System.arraycopy(other.ring, 0, ring, 0, ring.length);
		System.arraycopy(other.liberties, 0, liberties, 0, liberties.length);
		System.arraycopy(other.stones, 0, stones, 0, stones.length);
		System.arraycopy(other.empties, 0, empties, 0, other.emptyCount);
		System.arraycopy(other.placeInEmpties, 0, placeInEmpties, 0, placeInEmpties.length);
		emptyCount = other.emptyCount;
		captured[BLACK] = other.captured[BLACK];
		captured[WHITE] = other.captured[WHITE];
		ko = other.ko;
		toPlay = other.toPlay;
		passes = other.passes;
	}

	/** The board's lines. */
	public Grid grid() {
		return grid;
	}

	/** Whose turn it is. */
	public Color toPlay() {
		return toPlay == BLACK ? Color.BLACK : Color.WHITE;
	}

	/** How many passes there were since the last stone. */
	public int passes() {
		return passes;
	}

	/** How many of the opponent's stones this side holds so far. */
	public int capturedBy(Color color) {
		return captured[code(color)];
	}

	/** How many points are empty. */
	public int emptyCount() {
		return emptyCount;
	}

	/**
	 * One of the empty points, for choosing at random.
	 *
	 * @param n
	 *            from 0 to {@link #emptyCount} − 1; the order has no meaning and changes with every move
	 */
	public int emptyPoint(int n) {
		return indexOf[empties[n]];
	}

	/** The point on which the side to move may not retake the ko. */
	public OptionalInt koPoint() {
		return ko == 0 ? OptionalInt.empty() : OptionalInt.of(indexOf[ko]);
	}

	/** Whether the side to move may play here: the point is empty, no suicide, no ko. */
	public boolean isLegal(int index) {
		int cell = cellOf[index];
		return content[cell] == EMPTY && cell != ko && (around[cell] >= SHARE[EMPTY] || breathes(toPlay, cell));
	}

	/**
	 * Whether all neighbours of this empty point are stones of the side to move, and the opponent holds at most one of the
	 * diagonal points, none at the edge: an eye that a random player had better not fill.
	 */
	public boolean isEye(int index) {
		int cell = cellOf[index];
		if ((around[cell] >> SHIFT[toPlay] & 15) != 4) {
			return false;
		}
		int enemy = toPlay ^ 1;
		int enemies = 0;
		int border = 0;
		for (int row = cell - width; row <= cell + width; row += 2 * width) {
			enemies += content[row - 1] == enemy ? 1 : 0;
			enemies += content[row + 1] == enemy ? 1 : 0;
			border |= content[row - 1] == BORDER || content[row + 1] == BORDER ? 1 : 0;
		}
		return enemies + border < 2;
	}

	/** Whether a stone on this point, which has no empty neighbour, would live: by a friend's liberty or by capturing. */
	private boolean breathes(int color, int cell) {
		int up = string[cell - width];
		int left = string[cell - 1];
		int right = string[cell + 1];
		int down = string[cell + width];
		liberties[up]--;
		liberties[left]--;
		liberties[right]--;
		liberties[down]--;
		boolean breathes = helps(color, cell - width, up) || helps(color, cell - 1, left)
				|| helps(color, cell + 1, right) || helps(color, cell + width, down);
		liberties[up]++;
		liberties[left]++;
		liberties[right]++;
		liberties[down]++;
		return breathes || (suicideAllowed && hasFriend(color, cell));
	}

	private boolean helps(int color, int neighbour, int neighbourString) {
		int there = content[neighbour];
		return there == color
				? liberties[neighbourString] != 0
				: there == (color ^ 1) && liberties[neighbourString] == 0;
	}

	private boolean hasFriend(int color, int cell) {
		return content[cell - width] == color || content[cell - 1] == color || content[cell + 1] == color
				|| content[cell + width] == color;
	}

	/** Passes. */
	public void pass() {
		ko = 0;
		toPlay ^= 1;
		passes++;
	}

	/** Plays a stone of the side to move, which must be legal: this is not checked. */
	public void play(int index) {
		int cell = cellOf[index];
		int color = toPlay;
		int enemy = color ^ 1;
		boolean surrounded = (around[cell] >> SHIFT[enemy] & 15) == 4;
		put(color, cell);
		int before = emptyCount;
		captureIfBreathless(enemy, cell - width);
		captureIfBreathless(enemy, cell - 1);
		captureIfBreathless(enemy, cell + 1);
		captureIfBreathless(enemy, cell + width);
		int taken = emptyCount - before;
		captured[color] += taken;
		ko = surrounded && taken == 1 ? empties[before] : 0;
		if (liberties[string[cell]] == 0) {
			takeOff(cell);
			captured[enemy] += emptyCount - before;
		}
		toPlay = enemy;
		passes = 0;
	}

	/** Puts a stone on an empty cell and joins it with its friends; captures nothing. */
	private void put(int color, int cell) {
		content[cell] = (byte) color;
		removeEmpty(cell);
		int change = SHARE[color] - SHARE[EMPTY];
		around[cell - width] += change;
		around[cell - 1] += change;
		around[cell + 1] += change;
		around[cell + width] += change;
		liberties[string[cell - width]]--;
		liberties[string[cell - 1]]--;
		liberties[string[cell + 1]]--;
		liberties[string[cell + width]]--;
		string[cell] = cell;
		ring[cell] = cell;
		stones[cell] = 1;
		liberties[cell] = around[cell] >> 8;
		join(color, cell, cell - width);
		join(color, cell, cell - 1);
		join(color, cell, cell + 1);
		join(color, cell, cell + width);
	}

	private void join(int color, int cell, int neighbour) {
		if (content[neighbour] != color) {
			return;
		}
		int large = string[neighbour];
		int small = string[cell];
		if (large == small) {
			return;
		}
		if (stones[large] < stones[small]) {
			int swap = large;
			large = small;
			small = swap;
		}
		stones[large] += stones[small];
		liberties[large] += liberties[small];
		int at = small;
		do {
			string[at] = large;
			at = ring[at];
		} while (at != small);
		int next = ring[large];
		ring[large] = ring[small];
		ring[small] = next;
	}

	private void captureIfBreathless(int enemy, int cell) {
		if (content[cell] == enemy && liberties[string[cell]] == 0) {
			takeOff(cell);
		}
	}

	/** Takes the string that this stone belongs to off the board. */
	private void takeOff(int stone) {
		int change = SHARE[EMPTY] - SHARE[content[stone]];
		int at = stone;
		do {
			int next = ring[at];
			content[at] = EMPTY;
			string[at] = 0;
			addEmpty(at);
			around[at - width] += change;
			around[at - 1] += change;
			around[at + 1] += change;
			around[at + width] += change;
			liberties[string[at - width]]++;
			liberties[string[at - 1]]++;
			liberties[string[at + 1]]++;
			liberties[string[at + width]]++;
			at = next;
		} while (at != stone);
	}

	private void addEmpty(int cell) {
		placeInEmpties[cell] = emptyCount;
		empties[emptyCount++] = cell;
	}

	private void removeEmpty(int cell) {
		int place = placeInEmpties[cell];
		int last = empties[--emptyCount];
		empties[place] = last;
		placeInEmpties[last] = place;
	}

	/** The stones on the board now, as a value that stays. */
	public Position position() {
		long[] black = new long[PointSet.wordCount(grid)];
		long[] white = new long[PointSet.wordCount(grid)];
		for (int index = 0; index < cellOf.length; index++) {
			int there = content[cellOf[index]];
			if (there != EMPTY) {
				(there == BLACK ? black : white)[index >> 6] |= 1L << index;
			}
		}
		return Position.of(PointSet.ofWords(grid, black), PointSet.ofWords(grid, white));
	}
}

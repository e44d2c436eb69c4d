package org.gobanbridge.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.PrimitiveIterator;
import java.util.stream.IntStream;

/**
 * An immutable set of points of one board, held as bits. Points are indices as {@link Grid} counts them. Any thread may
 * use it. Operations on two sets expect both to be of the same grid and do not check it.
 */
public final class PointSet {
	private final Grid grid;
	private final long[] words;

	private PointSet(Grid grid, long[] words) {
		this.grid = grid;
		this.words = words;
	}

	/** No point. */
	public static PointSet none(Grid grid) {
		return new PointSet(grid, new long[wordCount(grid)]);
	}

	/** Every point of the board. */
	public static PointSet all(Grid grid) {
		long[] words = new long[wordCount(grid)];
		Arrays.fill(words, -1L);
		int rest = grid.pointCount() & 63;
		if (rest != 0) {
			words[words.length - 1] = (1L << rest) - 1;
		}
		return new PointSet(grid, words);
	}

	/**
	 * The points with these indices.
	 *
	 * @throws IndexOutOfBoundsException
	 *             if the board has no such point
	 */
	public static PointSet of(Grid grid, int... indices) {
		long[] words = new long[wordCount(grid)];
		for (int index : indices) {
			words[Objects.checkIndex(index, grid.pointCount()) >> 6] |= 1L << index;
		}
		return new PointSet(grid, words);
	}

	/**
	 * These points.
	 *
	 * @throws IllegalArgumentException
	 *             if one is not on the board
	 */
	public static PointSet of(Grid grid, Iterable<Point> points) {
		long[] words = new long[wordCount(grid)];
		for (Point point : points) {
			int index = grid.index(point);
			words[index >> 6] |= 1L << index;
		}
		return new PointSet(grid, words);
	}

	/**
	 * The set whose bits are these words (64 points a word, lowest bit first), {@link #wordCount} of them; the array is
	 * copied.
	 *
	 * @throws IllegalArgumentException
	 *             if there are more or fewer words, or a bit is set that is no point of the board
	 */
	public static PointSet ofWords(Grid grid, long[] words) {
		int count = wordCount(grid);
		if (words.length != count) {
			throw new IllegalArgumentException("a " + grid + " board takes " + count + " words, not " + words.length);
		}
		int rest = grid.pointCount() & 63;
		if (rest != 0 && words[count - 1] >>> rest != 0) {
			throw new IllegalArgumentException("bits beyond the last point of a " + grid + " board");
		}
		return new PointSet(grid, words.clone());
	}

	/** Like {@link #ofWords}, without the copy: the array is given away. */
	static PointSet ofOwnWords(Grid grid, long[] words) {
		return new PointSet(grid, words);
	}

	/** How many words of 64 points a board of this grid takes. */
	public static int wordCount(Grid grid) {
		return (grid.pointCount() + 63) >> 6;
	}

	/** The board whose points these are. */
	public Grid grid() {
		return grid;
	}

	/** The words of 64 points, lowest bit first; a copy. */
	public long[] words() {
		return words.clone();
	}

	/** The n-th word of 64 points, lowest bit first. */
	public long word(int n) {
		return words[n];
	}

	/** How many words of 64 points the set has. */
	public int wordCount() {
		return words.length;
	}

	/** Whether the point with this index is in the set. */
	public boolean contains(int index) {
		return (words[index >> 6] >>> index & 1) != 0;
	}

	/** Whether the point, which must lie on this board, is in the set. */
	public boolean contains(Point point) {
		return contains(grid.index(point));
	}

	/** Whether every point of the other set is in this one. */
	public boolean containsAll(PointSet other) {
		for (int i = 0; i < words.length; i++) {
			if ((other.words[i] & ~words[i]) != 0) {
				return false;
			}
		}
		return true;
	}

	/** Whether a point is in both sets. */
	public boolean intersects(PointSet other) {
		for (int i = 0; i < words.length; i++) {
			if ((other.words[i] & words[i]) != 0) {
				return true;
			}
		}
		return false;
	}

	/** Whether there is no point in the set. */
	public boolean isEmpty() {
		for (long word : words) {
			if (word != 0) {
				return false;
			}
		}
		return true;
	}

	/** How many points are in the set. */
	public int count() {
		int count = 0;
		for (long word : words) {
			count += Long.bitCount(word);
		}
		return count;
	}

	/** The points that are in either set. */
	public PointSet union(PointSet other) {
		long[] result = words.clone();
		for (int i = 0; i < result.length; i++) {
			result[i] |= other.words[i];
		}
		return new PointSet(grid, result);
	}

	/** The points that are in both sets. */
	public PointSet intersection(PointSet other) {
		long[] result = words.clone();
		for (int i = 0; i < result.length; i++) {
			result[i] &= other.words[i];
		}
		return new PointSet(grid, result);
	}

	/** The points of this set that are not in the other. */
	public PointSet minus(PointSet other) {
		long[] result = words.clone();
		for (int i = 0; i < result.length; i++) {
			result[i] &= ~other.words[i];
		}
		return new PointSet(grid, result);
	}

	/** The set and the point with this index. */
	public PointSet with(int index) {
		long[] result = words.clone();
		result[Objects.checkIndex(index, grid.pointCount()) >> 6] |= 1L << index;
		return new PointSet(grid, result);
	}

	/** The set but for the point with this index. */
	public PointSet without(int index) {
		long[] result = words.clone();
		result[index >> 6] &= ~(1L << index);
		return new PointSet(grid, result);
	}

	/**
	 * The lowest index that is not below {@code from}, or −1 if there is none:
	 * {@code for (i = next(0); i >= 0; i = next(i + 1))}.
	 */
	public int next(int from) {
		int n = from >> 6;
		if (n >= words.length) {
			return -1;
		}
		long word = words[n] & -1L << from;
		while (word == 0) {
			if (++n == words.length) {
				return -1;
			}
			word = words[n];
		}
		return (n << 6) + Long.numberOfTrailingZeros(word);
	}

	/** The points of the board that touch one of the set without being in it. */
	public PointSet border() {
		long[] found = new long[words.length];
		for (int i = next(0); i >= 0; i = next(i + 1)) {
			for (int n = 0; n < grid.neighbourCount(i); n++) {
				int neighbour = grid.neighbour(i, n);
				found[neighbour >> 6] |= 1L << neighbour;
			}
		}
		for (int n = 0; n < found.length; n++) {
			found[n] &= ~words[n];
		}
		return new PointSet(grid, found);
	}

	/** The connected parts of the set, in the board order of their first points. */
	public List<PointSet> parts() {
		List<PointSet> parts = new ArrayList<>();
		PointSet left = this;
		while (!left.isEmpty()) {
			PointSet part = left.connectedWith(left.next(0));
			parts.add(part);
			left = left.minus(part);
		}
		return List.copyOf(parts);
	}

	/** The points of the set that are connected with the start, which must be one of them. */
	PointSet connectedWith(int start) {
		long[] found = new long[words.length];
		long[] open = new long[words.length];
		found[start >> 6] |= 1L << start;
		int at = start;
		while (at >= 0) {
			for (int n = 0; n < grid.neighbourCount(at); n++) {
				visit(grid.neighbour(at, n), found, open);
			}
			at = takeLowest(open);
		}
		return new PointSet(grid, found);
	}

	/** Takes note of the point if it is in the set and was not found before. */
	void visit(int index, long[] found, long[] open) {
		if (contains(index) && (found[index >> 6] >>> index & 1) == 0) {
			found[index >> 6] |= 1L << index;
			open[index >> 6] |= 1L << index;
		}
	}

	/** Takes the lowest bit out of the words: its index, or −1 if there is none. */
	static int takeLowest(long[] words) {
		for (int n = 0; n < words.length; n++) {
			if (words[n] != 0) {
				int index = (n << 6) + Long.numberOfTrailingZeros(words[n]);
				words[n] &= words[n] - 1;
				return index;
			}
		}
		return -1;
	}

	/** The indices, in board order. */
	public IntStream indices() {
		return IntStream.iterate(next(0), i -> i >= 0, i -> next(i + 1));
	}

	/** The points, in board order. */
	public List<Point> points() {
		List<Point> points = new ArrayList<>();
		for (PrimitiveIterator.OfInt i = indices().iterator(); i.hasNext();) {
			points.add(grid.point(i.nextInt()));
		}
		return List.copyOf(points);
	}

	@Override
	public boolean equals(Object other) {
		return other instanceof PointSet set && grid == set.grid && Arrays.equals(words, set.words);
	}

	@Override
	public int hashCode() {
		long mixed = 0;
		for (long word : words) {
			mixed = (mixed ^ word) * 0x9e3779b97f4a7c15L;
			mixed ^= mixed >>> 29;
		}
		return Long.hashCode(mixed);
	}

	@Override
	public String toString() {
		return points().toString();
	}
}

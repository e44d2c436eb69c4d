package org.gobanbridge.rules.life;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;

/**
 * What lives though its owner passes for ever, and what is dead though its owner plays for ever (Benson 1976).
 * <p>
 * A side's strings live together when each of them has two spaces, enclosed by such strings alone, in which every empty
 * point is its liberty: the opponent can fill neither. Where several stones may be taken off by their own move, the
 * opponent can empty a point that he has filled, and so every point of the space, stone or not, has to touch the string.
 * <p>
 * A space enclosed by living strings is their side's when the opponent cannot make two eyes there: when it is such a
 * space for one of them, or holds at most one point that touches none of them. The opponent's stones in it are dead.
 * Immutable.
 */
public final class UnconditionalLife {
	private final Position position;
	private final Map<Color, PointSet> alive = new EnumMap<>(Color.class);
	private final Map<Color, PointSet> territory = new EnumMap<>(Color.class);

	private UnconditionalLife(Position position, PointSet within, boolean suicide) {
		this.position = position;
		for (Color color : Color.values()) {
			Side side = new Side(position, within, color, suicide);
			side.discardUntilAllLive();
			alive.put(color, side.alive());
			territory.put(color, side.territory());
		}
	}

	/**
	 * What is certain in this position.
	 *
	 * @param suicide
	 *            whether a string of two stones or more may take its own last liberty
	 */
	public static UnconditionalLife of(Position position, boolean suicide) {
		return within(position, PointSet.all(position.grid()), suicide);
	}

	/** The same for a part of the board, as if it ended there; no stone may stand outside. */
	static UnconditionalLife within(Position position, PointSet part, boolean suicide) {
		return new UnconditionalLife(position, part, suicide);
	}

	/** The stones of this colour that live. */
	public PointSet alive(Color color) {
		return alive.getOrDefault(color, PointSet.none(position.grid()));
	}

	/** The points that are this colour's: empty ones, and those of dead stones. */
	public PointSet territory(Color color) {
		return territory.getOrDefault(color, PointSet.none(position.grid()));
	}

	/** The stones of either colour that are dead. */
	public PointSet dead() {
		PointSet black = territory(Color.WHITE).intersection(position.stones(Color.BLACK));
		return black.union(territory(Color.BLACK).intersection(position.stones(Color.WHITE)));
	}

	/** A space without stones of the side: its points, the strings around it, those it is an eye for. */
	private record Space(PointSet points, BitSet around, BitSet eyeFor, int inner) {
	}

	/** One colour's strings and the spaces between them. */
	private static final class Side {
		private final Grid grid;
		private final List<PointSet> strings;
		private final int[] stringAt;
		private List<Space> spaces = new ArrayList<>();
		private final BitSet living = new BitSet();

		Side(Position position, PointSet within, Color color, boolean suicide) {
			grid = position.grid();
			strings = position.strings(color);
			stringAt = new int[grid.pointCount()];
			for (int n = 0; n < strings.size(); n++) {
				int number = n + 1;
				strings.get(n).indices().forEach(index -> stringAt[index] = number);
			}
			for (PointSet points : within.minus(position.stones(color)).parts()) {
				spaces.add(space(position, points, suicide));
			}
			living.set(0, strings.size());
		}

		private Space space(Position position, PointSet points, boolean suicide) {
			BitSet around = new BitSet();
			BitSet eyeFor = new BitSet();
			eyeFor.set(0, strings.size());
			int inner = 0;
			for (int i = points.next(0); i >= 0; i = points.next(i + 1)) {
				BitSet beside = stringsBeside(i);
				around.or(beside);
				inner += beside.isEmpty() ? 1 : 0;
				if (suicide || position.isEmpty(i)) {
					eyeFor.and(beside);
				}
			}
			eyeFor.and(around);
			return new Space(points, around, eyeFor, inner);
		}

		private BitSet stringsBeside(int index) {
			BitSet beside = new BitSet();
			for (int n = 0; n < grid.neighbourCount(index); n++) {
				int string = stringAt[grid.neighbour(index, n)];
				if (string > 0) {
					beside.set(string - 1);
				}
			}
			return beside;
		}

		/** Gives up strings with fewer than two eyes, and with them the spaces they enclose, until none is left to give up. */
		void discardUntilAllLive() {
			int before;
			do {
				before = living.cardinality();
				for (int n = living.nextSetBit(0); n >= 0; n = living.nextSetBit(n + 1)) {
					int string = n;
					if (spaces.stream().filter(space -> space.eyeFor().get(string)).limit(2).count() < 2) {
						living.clear(n);
					}
				}
				spaces = spaces.stream().filter(this::enclosedByLivingStrings).toList();
			} while (living.cardinality() != before);
		}

		private boolean enclosedByLivingStrings(Space space) {
			BitSet others = (BitSet) space.around().clone();
			others.andNot(living);
			return others.isEmpty() && !space.around().isEmpty();
		}

		PointSet alive() {
			PointSet stones = PointSet.none(grid);
			for (int n = living.nextSetBit(0); n >= 0; n = living.nextSetBit(n + 1)) {
				stones = stones.union(strings.get(n));
			}
			return stones;
		}

		PointSet territory() {
			PointSet points = PointSet.none(grid);
			for (Space space : spaces) {
				if (space.inner() < 2 || !space.eyeFor().isEmpty()) {
					points = points.union(space.points());
				}
			}
			return points;
		}
	}
}

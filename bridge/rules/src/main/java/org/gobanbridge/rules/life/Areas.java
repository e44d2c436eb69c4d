package org.gobanbridge.rules.life;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;

/**
 * Whose each point of a final board is. Dead stones are taken off before; every stone that is left is alive. An empty
 * space that only one colour touches is that colour's; one that both touch is shared.
 * <p>
 * A side's stones and the spaces that are its own, where they are connected, make a group. A group lives by itself or is
 * in seki; seki is told in one of two ways, {@link #asTheyLie} and {@link #settled}. Immutable.
 */
public final class Areas {
	/**
	 * Connected points of one side.
	 *
	 * @param color
	 *            whose they are
	 * @param stones
	 *            the stones on the board
	 * @param territory
	 *            the points it surrounds, those of dead stones among them
	 * @param seki
	 *            whether it lives only because the opponent does not dare to take it
	 */
	private record Group(Color color, PointSet stones, PointSet territory, boolean seki) {
	}

	private final Position position;
	private final Map<Color, PointSet> territory = new EnumMap<>(Color.class);
	private final List<PointSet> shared = new ArrayList<>();
	private final List<Group> groups = new ArrayList<>();

	private Areas(Position position, PointSet within) {
		this.position = position;
		PointSet none = PointSet.none(position.grid());
		territory.put(Color.BLACK, none);
		territory.put(Color.WHITE, none);
		for (PointSet space : within.minus(position.occupied()).parts()) {
			PointSet border = space.border();
			boolean black = border.intersects(position.stones(Color.BLACK));
			boolean white = border.intersects(position.stones(Color.WHITE));
			if (black != white) {
				territory.merge(black ? Color.BLACK : Color.WHITE, space, PointSet::union);
			} else if (black) {
				shared.add(space);
			}
		}
	}

	/**
	 * Judged on the board as it lies: a group is in seki if one of its stones touches a shared point or is in atari. Open
	 * dame make every group at them look like seki.
	 */
	public static Areas asTheyLie(Position alive) {
		return asTheyLie(alive, PointSet.all(alive.grid()));
	}

	/** The same for a part of the board, as if it ended there; no stone may stand outside. */
	static Areas asTheyLie(Position alive, PointSet part) {
		Areas areas = new Areas(alive, part);
		PointSet open = areas.sharedPoints();
		PointSet atari = areas.inAtari(part);
		for (Color color : Color.values()) {
			for (PointSet points : areas.connected(color)) {
				areas.add(color, points, points.intersects(atari) || touches(areas.stonesOf(color, points), open));
			}
		}
		return areas;
	}

	/**
	 * Judged as if the dame were filled: a group at shared points or in atari is in seki only if it has no two eyes, even
	 * together with the groups of its colour that it could join over shared points. A point that has to be filled to save a
	 * string in atari is no part of an eye; a space in which dead stones lay, or one large enough to be divided, is as good
	 * as two.
	 *
	 * @param alive
	 *            the board without its dead stones
	 * @param dead
	 *            where they lay
	 */
	public static Areas settled(Position alive, PointSet dead) {
		Areas areas = new Areas(alive, PointSet.all(alive.grid()));
		PointSet open = areas.sharedPoints();
		PointSet atari = areas.inAtari(PointSet.all(alive.grid()));
		for (Color color : Color.values()) {
			PointSet own = alive.stones(color).union(areas.territory(color));
			for (PointSet family : own.union(open).parts()) {
				PointSet spaces = family.intersection(areas.territory(color));
				boolean twoEyes = Eyes.atLeastTwo(spaces, atari.intersection(alive.stones(color)), dead);
				for (PointSet points : family.intersection(own).parts()) {
					boolean exposed = points.intersects(atari) || touches(areas.stonesOf(color, points), open);
					areas.add(color, points, exposed && !twoEyes);
				}
			}
		}
		return areas;
	}

	private List<PointSet> connected(Color color) {
		return position.stones(color).union(territory(color)).parts();
	}

	private PointSet stonesOf(Color color, PointSet points) {
		return points.intersection(position.stones(color));
	}

	private static boolean touches(PointSet stones, PointSet points) {
		return stones.border().intersects(points);
	}

	private PointSet inAtari(PointSet within) {
		PointSet atari = PointSet.none(position.grid());
		for (Color color : Color.values()) {
			for (PointSet string : position.strings(color)) {
				if (position.liberties(string).intersection(within).count() == 1) {
					atari = atari.union(string);
				}
			}
		}
		return atari;
	}

	private void add(Color color, PointSet points, boolean seki) {
		groups.add(new Group(color, stonesOf(color, points), points.intersection(territory(color)), seki));
	}

	/** The points this side surrounds, in seki or not. */
	public PointSet territory(Color color) {
		return territory.getOrDefault(color, PointSet.none(position.grid()));
	}

	/** Every connected space that both sides touch: dame, and the common liberties of a seki. */
	public List<PointSet> shared() {
		return List.copyOf(shared);
	}

	/** All points that both sides touch. */
	public PointSet sharedPoints() {
		return shared.stream().reduce(PointSet.none(position.grid()), PointSet::union);
	}

	/** The shared points that either side may fill: all but the common liberties of groups in seki. */
	public PointSet dame() {
		PointSet black = sekiStones(Color.BLACK).border();
		PointSet white = sekiStones(Color.WHITE).border();
		PointSet dame = PointSet.none(position.grid());
		for (PointSet space : shared) {
			if (!space.intersects(black) || !space.intersects(white)) {
				dame = dame.union(space);
			}
		}
		return dame;
	}

	/** How many groups of this colour live by themselves. */
	public int livingGroups(Color color) {
		return (int) groups.stream().filter(group -> group.color() == color && !group.seki()).count();
	}

	/** The stones of this colour that are in seki. */
	public PointSet sekiStones(Color color) {
		return inSeki(color).map(Group::stones).reduce(PointSet.none(position.grid()), PointSet::union);
	}

	/** The points that groups of this colour in seki surround: eyes in seki. */
	public PointSet sekiEyes(Color color) {
		return inSeki(color).map(Group::territory).reduce(PointSet.none(position.grid()), PointSet::union);
	}

	private Stream<Group> inSeki(Color color) {
		return groups.stream().filter(group -> group.color() == color && group.seki());
	}
}

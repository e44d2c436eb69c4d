package org.gobanbridge.rules.life;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.play.Playout;
import org.gobanbridge.rules.play.PlayoutBoard;

/**
 * Proposes which stones are dead at the end of a game. What follows from the rules alone comes first; the rest is found by
 * playing on from the board many times, at random but with some sense. It is a proposal for people to look at, never a
 * verdict. Immutable.
 */
public final class DeadStones {
	private final Position position;
	private final List<StringStatus> strings;

	private DeadStones(Position position, List<StringStatus> strings) {
		this.position = position;
		this.strings = List.copyOf(strings);
	}

	/**
	 * A proposal for this board.
	 *
	 * @param playouts
	 *            how many times to play on; each takes about a tenth of a millisecond on 19x19
	 * @param seed
	 *            the same seed gives the same proposal
	 */
	public static DeadStones propose(Position position, int playouts, long seed) {
		UnconditionalLife life = UnconditionalLife.of(position, false);
		PointSet alive = life.alive(Color.BLACK).union(life.alive(Color.WHITE));
		PointSet dead = life.dead();
		double[] black = blackShare(position, playouts, seed);
		List<StringStatus> strings = new ArrayList<>();
		for (Color color : Color.values()) {
			for (PointSet string : position.strings(color)) {
				if (alive.containsAll(string) || dead.containsAll(string)) {
					strings.add(new StringStatus(color, string, dead.containsAll(string), 1, true));
				} else {
					double share = string.indices().mapToDouble(i -> black[i]).average().orElse(0.5);
					double own = color == Color.BLACK ? share : 1 - share;
					strings.add(new StringStatus(color, string, own < 0.5, Math.abs(2 * own - 1), false));
				}
			}
		}
		return new DeadStones(position, strings);
	}

	/** For each point, in how many of the games it was Black's in the end, from 0 to 1. */
	private static double[] blackShare(Position position, int playouts, long seed) {
		PlayoutBoard start = new PlayoutBoard(position.grid(), false);
		PlayoutBoard board = new PlayoutBoard(position.grid(), false);
		Playout playout = new Playout(board, new SplittableRandom(seed));
		double[] black = new double[position.grid().pointCount()];
		for (int n = 0; n < playouts; n++) {
			start.setUp(position, n % 2 == 0 ? Color.BLACK : Color.WHITE);
			board.copyFrom(start);
			playout.playToTheEnd();
			Areas areas = Areas.asTheyLie(board.position());
			PointSet mine = board.position().stones(Color.BLACK).union(areas.territory(Color.BLACK));
			PointSet open = areas.sharedPoints();
			for (int i = 0; i < black.length; i++) {
				black[i] += mine.contains(i) ? 1 : open.contains(i) ? 0.5 : 0;
			}
		}
		for (int i = 0; i < black.length; i++) {
			black[i] = playouts == 0 ? 0.5 : black[i] / playouts;
		}
		return black;
	}

	/** What is thought of each string, Black's first. */
	public List<StringStatus> strings() {
		return strings;
	}

	/** All stones that are thought dead. */
	public PointSet dead() {
		return strings.stream().filter(StringStatus::dead).map(StringStatus::stones)
				.reduce(PointSet.none(position.grid()), PointSet::union);
	}
}

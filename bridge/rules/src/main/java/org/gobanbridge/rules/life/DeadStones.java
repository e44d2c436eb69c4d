package org.gobanbridge.rules.life;

import java.util.ArrayList;
import java.util.BitSet;
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
		List<PointSet> strings = new ArrayList<>(position.strings(Color.BLACK));
		int blackStrings = strings.size();
		strings.addAll(position.strings(Color.WHITE));
		double[] blackShare = blackShare(position, playouts, seed);
		double[] living = new double[strings.size()];
		BitSet proven = new BitSet();
		List<Color> colors = new ArrayList<>();
		for (int n = 0; n < living.length; n++) {
			PointSet string = strings.get(n);
			colors.add(n < blackStrings ? Color.BLACK : Color.WHITE);
			proven.set(n, alive.containsAll(string) || dead.containsAll(string));
			double black = string.indices().mapToDouble(i -> blackShare[i]).average().orElse(0.5);
			double own = n < blackStrings ? black : 1 - black;
			living[n] = !proven.get(n) ? own : alive.containsAll(string) ? 1 : 0;
		}
		Settlement settlement = new Settlement(position, strings, colors, living, proven);
		BitSet gone = settlement.settle();
		List<StringStatus> found = new ArrayList<>();
		for (int n = 0; n < living.length; n++) {
			found.add(new StringStatus(colors.get(n), strings.get(n), gone.get(n), settlement.certainty(n),
					proven.get(n)));
		}
		return new DeadStones(position, found);
	}

	/** For each point, in how many of the games it was Black's in the end, from 0 to 1. */
	private static double[] blackShare(Position position, int playouts, long seed) {
		PlayoutBoard start = new PlayoutBoard(position.grid(), false);
		PlayoutBoard board = new PlayoutBoard(position.grid(), false);
		Playout playout = new Playout(board, new SplittableRandom(seed));
		int[] black = new int[position.grid().pointCount()];
		int[] white = new int[black.length];
		for (int n = 0; n < playouts; n++) {
			start.setUp(position, n % 2 == 0 ? Color.BLACK : Color.WHITE);
			board.copyFrom(start);
			playout.playToTheEnd();
			playout.addOwned(Color.BLACK, black);
			playout.addOwned(Color.WHITE, white);
		}
		double[] share = new double[black.length];
		for (int i = 0; i < share.length; i++) {
			share[i] = 0.5 + (playouts == 0 ? 0 : (black[i] - white[i]) / (2.0 * playouts));
		}
		return share;
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

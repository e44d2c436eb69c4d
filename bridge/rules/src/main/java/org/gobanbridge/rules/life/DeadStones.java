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
 * playing on from the board many times, at random but with some sense. A string without liberties, which only a move that
 * was not legal can leave, is dead. It is a proposal for people to look at, never a
 * verdict. Immutable.
 */
public final class DeadStones {
	/** How likely a string lives that the opponent cannot attack. */
	private static final double LIVING_IN_STAND_OFF = 0.9;

	private final Position position;
	private final List<StringStatus> strings;

	private DeadStones(Position position, List<StringStatus> strings) {
		this.position = position;
		this.strings = List.copyOf(strings);
	}

	/**
	 * A proposal for this board.
	 *
	 * @param suicide
	 *            whether the rules allow a string of two stones or more to take its own last liberty. It bears on what is
	 *            proven; where the game is played on, nobody does so
	 * @param playouts
	 *            how many times to play on; some hundreds do
	 * @param seed
	 *            the same seed gives the same proposal
	 */
	public static DeadStones propose(Position position, boolean suicide, int playouts, long seed) {
		UnconditionalLife life = UnconditionalLife.of(position, suicide);
		double[] blackShare = blackShare(position, playouts, seed);
		List<Candidate> candidates = new ArrayList<>();
		for (Color color : Color.values()) {
			for (PointSet stones : position.strings(color)) {
				boolean breathless = position.liberties(stones).isEmpty();
				candidates.add(breathless
						? new Candidate(color, stones, 0, true)
						: candidate(color, stones, life, blackShare));
			}
		}
		keepStandOffs(position, candidates);
		Settlement settlement = new Settlement(position, candidates);
		settlement.settle();
		List<StringStatus> found = new ArrayList<>();
		for (int n = 0; n < candidates.size(); n++) {
			Candidate candidate = candidates.get(n);
			found.add(new StringStatus(candidate.color(), candidate.stones(), settlement.isDead(n),
					settlement.certainty(n), candidate.proven()));
		}
		return new DeadStones(position, found);
	}

	private static Candidate candidate(Color color, PointSet stones, UnconditionalLife life, double[] blackShare) {
		if (life.alive(color).containsAll(stones)) {
			return new Candidate(color, stones, 1, true);
		}
		if (life.dead().containsAll(stones)) {
			return new Candidate(color, stones, 0, true);
		}
		double black = stones.indices().mapToDouble(i -> blackShare[i]).average().orElse(0.5);
		return new Candidate(color, stones, color == Color.BLACK ? black : 1 - black, false);
	}

	/** Playing at random breaks a seki up, so those that seem dead but cannot be attacked are likely alive after all. */
	private static void keepStandOffs(Position position, List<Candidate> candidates) {
		for (Color color : Color.values()) {
			PointSet weak = candidates.stream()
					.filter(candidate -> candidate.color() == color && candidate.living() < 0.5)
					.map(Candidate::stones).reduce(PointSet.none(position.grid()), PointSet::union);
			candidates.replaceAll(candidate -> candidate.color() == color && candidate.living() < 0.5
					&& !candidate.proven()
					&& StandOff.holds(position.without(weak.minus(candidate.stones())), color, candidate.stones())
							? new Candidate(color, candidate.stones(), LIVING_IN_STAND_OFF, false)
							: candidate);
		}
	}

	/** For each point, in how many of the games it was Black's in the end, from 0 to 1. */
	private static double[] blackShare(Position position, int playouts, long seed) {
		PlayoutBoard board = new PlayoutBoard(position.grid(), false);
		Playout playout = new Playout(board, new SplittableRandom(seed));
		int[] black = new int[position.grid().pointCount()];
		int[] white = new int[black.length];
		for (int n = 0; n < playouts; n++) {
			board.setUp(position, n % 2 == 0 ? Color.BLACK : Color.WHITE);
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

package org.gobanbridge.drivers.simulated;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.gobanbridge.rules.Grid;

/**
 * In which order and when captured stones are taken off: in random order, each 0.2–0.6 s after the one before, in three
 * of ten cases by handfuls of two to four neighbours; the hand goes to the lid each time it is full.
 */
final class Lifting {
	private static final double BY_HANDFULS = 0.3;

	/**
	 * Stones that leave the board together.
	 *
	 * @param t
	 *            when; ms
	 * @param afterLid
	 *            whether the hand has been at the lid since the lift before
	 */
	record Lift(long t, List<Integer> stones, boolean afterLid) {
		int first() {
			return stones.get(0);
		}
	}

	private final Grid grid;
	private final Dice dice;

	Lifting(Grid grid, Dice dice) {
		this.grid = grid;
		this.dice = dice;
	}

	/** The lifts of these stones; the first is at {@code start}. */
	List<Lift> lifts(List<Integer> stones, long start) {
		List<Integer> rest = new ArrayList<>(stones);
		dice.shuffle(rest);
		boolean handfuls = dice.chance(BY_HANDFULS);
		List<Lift> lifts = new ArrayList<>();
		long t = start;
		int inHand = 0;
		int room = dice.between(4, 7);
		while (!rest.isEmpty()) {
			boolean afterLid = inHand >= room;
			if (afterLid) {
				t += dice.millis(900, 1400);
				inHand = 0;
			}
			List<Integer> taken = handfuls ? neighbourhood(rest, dice.between(2, 4)) : List.of(rest.get(0));
			rest.removeAll(taken);
			lifts.add(new Lift(t, taken, afterLid));
			inHand += taken.size();
			t += dice.millis(200, 600);
		}
		return lifts;
	}

	private List<Integer> neighbourhood(List<Integer> stones, int count) {
		int first = stones.get(0);
		return stones.stream().sorted(Comparator.comparingInt(stone -> grid.distance(first, stone))).limit(count)
				.toList();
	}
}

package org.gobanbridge.rules.life;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;

/**
 * Decides for all strings together which are dead. Each string alone has a likelihood; but both sides have agreed that
 * nothing is left to play, so a wide space that both would touch speaks against what makes it so. Of the decisions tried,
 * the one with the least cost stands: unlikelihood of each string, and a little for each shared point. NOT thread safe.
 */
final class Settlement {
	/** What a shared point costs, in the natural logarithm of odds: ten of them outweigh odds of seven to one. */
	private static final double SHARED_POINT = 0.2;
	/** No number of playouts makes a string surer than this. */
	private static final double SUREST = 0.99;
	/** A string this likely to live is not taken off together with others. */
	private static final double SAFE = 0.75;
	/** Keeps rounding from looking like progress. */
	private static final double SLIGHTEST_GAIN = 1e-9;

	private final Position position;
	private final List<Candidate> strings;
	private BitSet dead = new BitSet();
	private double cost;

	/**
	 * @param strings
	 *            every string of the position; the fate of those that are proven stays
	 */
	Settlement(Position position, List<Candidate> strings) {
		this.position = position;
		this.strings = strings;
		for (int n = 0; n < strings.size(); n++) {
			dead.set(n, strings.get(n).living() < 0.5);
		}
		cost = cost(dead);
	}

	/** Improves the decision until no change that is tried makes it better. */
	void settle() {
		boolean better;
		do {
			better = false;
			for (BitSet change : changes()) {
				BitSet changed = (BitSet) dead.clone();
				changed.xor(change);
				double changedCost = cost(changed);
				if (changedCost < cost - SLIGHTEST_GAIN) {
					dead = changed;
					cost = changedCost;
					better = true;
				}
			}
		} while (better);
	}

	/** Whether the string of this number is decided to be dead. */
	boolean isDead(int string) {
		return dead.get(string);
	}

	/** How sure the decision on this string is, from 0 to 1: what it would cost to decide it the other way. */
	double certainty(int string) {
		if (strings.get(string).proven()) {
			return 1;
		}
		BitSet changed = (BitSet) dead.clone();
		changed.flip(string);
		return Math.max(0, Math.tanh((cost(changed) - cost) / 2));
	}

	private double cost(BitSet without) {
		double sum = 0;
		for (int n = 0; n < strings.size(); n++) {
			if (!strings.get(n).proven()) {
				double living = Math.clamp(strings.get(n).living(), 1 - SUREST, SUREST);
				sum -= Math.log(without.get(n) ? 1 - living : living);
			}
		}
		Position rest = position.without(stones(without));
		return sum + SHARED_POINT * Areas.asTheyLie(rest).sharedPoints().count();
	}

	private PointSet stones(BitSet some) {
		PointSet stones = PointSet.none(position.grid());
		for (int n = some.nextSetBit(0); n >= 0; n = some.nextSetBit(n + 1)) {
			stones = stones.union(strings.get(n).stones());
		}
		return stones;
	}

	/** What may be tried: each string alone; the weak strings of a colour at a shared space; dead strings side by side. */
	private List<BitSet> changes() {
		List<BitSet> changes = new ArrayList<>();
		PointSet gone = stones(dead);
		Position rest = position.without(gone);
		for (PointSet space : Areas.asTheyLie(rest).shared()) {
			for (Color color : Color.values()) {
				changes.add(weakAt(space.border().union(space), color));
			}
		}
		PointSet open = PointSet.all(position.grid()).minus(rest.occupied());
		for (PointSet space : open.parts()) {
			for (Color color : Color.values()) {
				changes.add(deadIn(space, color));
			}
		}
		for (int n = 0; n < strings.size(); n++) {
			if (!strings.get(n).proven()) {
				BitSet one = new BitSet();
				one.set(n);
				changes.add(one);
			}
		}
		changes.removeIf(BitSet::isEmpty);
		return changes;
	}

	private BitSet weakAt(PointSet border, Color color) {
		BitSet weak = new BitSet();
		for (int n = 0; n < strings.size(); n++) {
			Candidate string = strings.get(n);
			weak.set(n, !string.proven() && !dead.get(n) && string.color() == color && string.living() < SAFE
					&& string.stones().intersects(border));
		}
		return weak;
	}

	private BitSet deadIn(PointSet space, Color color) {
		BitSet some = new BitSet();
		for (int n = dead.nextSetBit(0); n >= 0; n = dead.nextSetBit(n + 1)) {
			Candidate string = strings.get(n);
			some.set(n, !string.proven() && string.color() == color && space.intersects(string.stones()));
		}
		return some;
	}
}

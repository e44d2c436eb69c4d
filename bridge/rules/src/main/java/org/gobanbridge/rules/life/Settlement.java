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

	private final Position position;
	private final List<PointSet> strings;
	private final List<Color> colors;
	private final double[] living;
	private final BitSet proven;
	private BitSet dead;
	private double cost;

	/**
	 * @param strings
	 *            every string of the position
	 * @param colors
	 *            the colour of each
	 * @param living
	 *            how likely each lives, from 0 to 1
	 * @param proven
	 *            those whose fate is certain and stays as the likelihood says
	 */
	Settlement(Position position, List<PointSet> strings, List<Color> colors, double[] living, BitSet proven) {
		this.position = position;
		this.strings = strings;
		this.colors = colors;
		this.living = living.clone();
		this.proven = proven;
		dead = new BitSet();
		for (int n = 0; n < living.length; n++) {
			this.living[n] = Math.clamp(living[n], 1 - SUREST, SUREST);
			dead.set(n, living[n] < 0.5);
		}
		cost = cost(dead);
	}

	/** Improves the decision until no change that is tried makes it better. */
	BitSet settle() {
		boolean better;
		do {
			better = false;
			for (BitSet change : changes()) {
				BitSet changed = (BitSet) dead.clone();
				changed.xor(change);
				double changedCost = cost(changed);
				if (changedCost < cost - 1e-9) {
					dead = changed;
					cost = changedCost;
					better = true;
				}
			}
		} while (better);
		return (BitSet) dead.clone();
	}

	/** How sure the decision on this string is, from 0 to 1: what it would cost to decide it the other way. */
	double certainty(int string) {
		if (proven.get(string)) {
			return 1;
		}
		BitSet changed = (BitSet) dead.clone();
		changed.flip(string);
		return Math.max(0, Math.tanh((cost(changed) - cost) / 2));
	}

	private double cost(BitSet without) {
		double sum = 0;
		for (int n = 0; n < living.length; n++) {
			if (!proven.get(n)) {
				sum -= Math.log(without.get(n) ? 1 - living[n] : living[n]);
			}
		}
		Position rest = position.without(stones(without));
		return sum + SHARED_POINT * Areas.asTheyLie(rest).sharedPoints().count();
	}

	private PointSet stones(BitSet some) {
		PointSet stones = PointSet.none(position.grid());
		for (int n = some.nextSetBit(0); n >= 0; n = some.nextSetBit(n + 1)) {
			stones = stones.union(strings.get(n));
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
			if (!proven.get(n)) {
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
			weak.set(n, !proven.get(n) && !dead.get(n) && colors.get(n) == color && living[n] < SAFE
					&& strings.get(n).intersects(border));
		}
		return weak;
	}

	private BitSet deadIn(PointSet space, Color color) {
		BitSet some = new BitSet();
		for (int n = dead.nextSetBit(0); n >= 0; n = dead.nextSetBit(n + 1)) {
			some.set(n, !proven.get(n) && colors.get(n) == color && space.intersects(strings.get(n)));
		}
		return some;
	}
}

package org.gobanbridge.core.explain;

import java.util.Comparator;

/**
 * What an explanation costs: the tuple of FORMATS 6, compared field by field; there are no weights.
 *
 * @param rank
 *            of FORMATS 6
 * @param irregularPoints
 *            how many points it leaves against the rules
 * @param distance
 *            in lines, by which stones are said to have moved
 * @param firstSeen
 *            when the first of its stones was seen
 * @param boardOrder
 *            index of its first point
 */
public record Cost(int rank, int irregularPoints, int distance, long firstSeen, int boardOrder)
		implements
			Comparable<Cost> {

	private static final Comparator<Cost> ORDER = Comparator.comparingInt(Cost::rank)
			.thenComparingInt(Cost::irregularPoints).thenComparingInt(Cost::distance).thenComparingLong(Cost::firstSeen)
			.thenComparingInt(Cost::boardOrder);

	@Override
	public int compareTo(Cost other) {
		return ORDER.compare(this, other);
	}
}

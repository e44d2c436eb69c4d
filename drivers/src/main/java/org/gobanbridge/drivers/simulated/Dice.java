package org.gobanbridge.drivers.simulated;

import java.util.List;
import java.util.SplittableRandom;

/**
 * Seeded chance. Only {@link SplittableRandom#nextLong} is used, whose sequence for a seed is fixed (SplitMix64), and
 * {@link StrictMath}: the same seed throws the same dice on every JVM and machine. NOT thread safe.
 */
final class Dice {
	private final SplittableRandom random;

	/**
	 * @param seed
	 *            what the user chose
	 * @param use
	 *            what these dice are for: different uses of one seed do not influence each other
	 */
	Dice(long seed, String use) {
		random = new SplittableRandom(seed * 0x9E3779B97F4A7C15L ^ use.hashCode());
	}

	/** From 0 up to but not 1. */
	double fraction() {
		return (random.nextLong() >>> 11) * 0x1.0p-53;
	}

	/** From low up to but not high. */
	double between(double low, double high) {
		return low + (high - low) * fraction();
	}

	/** Whole numbers from low to high, both included. */
	int between(int low, int high) {
		return low + (int) (fraction() * (high - low + 1));
	}

	/** Whole milliseconds from low to high, both included. */
	long millis(long low, long high) {
		return low + (long) (fraction() * (high - low + 1));
	}

	/** Whether something of this probability happens. */
	boolean chance(double probability) {
		return fraction() < probability;
	}

	/** Numbers that scatter around 0 as a bell does, with standard deviation 1. */
	double bell() {
		return StrictMath.sqrt(-2 * StrictMath.log(1 - fraction())) * StrictMath.cos(2 * StrictMath.PI * fraction());
	}

	/** How many misses come before the next hit, where each throw hits with this probability (0 < p ≤ 1). */
	long missesBeforeHit(double probability) {
		if (probability >= 1) {
			return 0;
		}
		return (long) (StrictMath.log(1 - fraction()) / StrictMath.log1p(-probability));
	}

	/** Puts the list in random order. */
	<T> void shuffle(List<T> list) {
		for (int i = list.size() - 1; i > 0; i--) {
			int other = between(0, i);
			T here = list.get(i);
			list.set(i, list.get(other));
			list.set(other, here);
		}
	}
}

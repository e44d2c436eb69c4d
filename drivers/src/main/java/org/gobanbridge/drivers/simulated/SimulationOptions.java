package org.gobanbridge.drivers.simulated;

/**
 * How a game is played at the simulated table and how the board reads it.
 *
 * @param seed
 *            same games, same options, same seed: same log
 * @param hz
 *            readings a second, 0.5 to 100
 * @param noise
 *            share of wrong readings of a point, 0 to 0.5: each point of each reading is, independently, one of the other
 *            two of empty, black and white
 * @param hands
 *            whether hands cover points; without it no point is ever unknown, but everything happens at the same times
 * @param gaps
 *            whether there are spans of 2 to 10 s in which nothing is read
 * @param nudges
 *            share of stones that are first put on a neighbouring point and pushed to theirs within 1.2 s
 * @param levers
 *            whether the players have a clock and press its levers
 */
public record SimulationOptions(long seed, double hz, double noise, boolean hands, boolean gaps, double nudges,
		boolean levers) {
	/** Seed 1, 5 readings a second, all of them right, no hands, no gaps, no nudges, no clock. */
	public static final SimulationOptions DEFAULT = new SimulationOptions(1, 5, 0, false, false, 0, false);

	/**
	 * @throws IllegalArgumentException
	 *             naming the option that is out of its range
	 */
	public SimulationOptions {
		require(hz >= 0.5 && hz <= 100, "hz is readings a second, 0.5 to 100, not " + hz);
		require(noise >= 0 && noise <= 0.5, "noise is a share of wrong readings, 0 to 0.5, not " + noise);
		require(nudges >= 0 && nudges <= 1, "nudges is a share of stones, 0 to 1, not " + nudges);
	}

	private static void require(boolean holds, String otherwise) {
		if (!holds) {
			throw new IllegalArgumentException(otherwise);
		}
	}

	public SimulationOptions withSeed(long value) {
		return new SimulationOptions(value, hz, noise, hands, gaps, nudges, levers);
	}

	public SimulationOptions withHz(double value) {
		return new SimulationOptions(seed, value, noise, hands, gaps, nudges, levers);
	}

	public SimulationOptions withNoise(double value) {
		return new SimulationOptions(seed, hz, value, hands, gaps, nudges, levers);
	}

	public SimulationOptions withHands(boolean value) {
		return new SimulationOptions(seed, hz, noise, value, gaps, nudges, levers);
	}

	public SimulationOptions withGaps(boolean value) {
		return new SimulationOptions(seed, hz, noise, hands, value, nudges, levers);
	}

	public SimulationOptions withNudges(double value) {
		return new SimulationOptions(seed, hz, noise, hands, gaps, value, levers);
	}

	public SimulationOptions withLevers(boolean value) {
		return new SimulationOptions(seed, hz, noise, hands, gaps, nudges, value);
	}

	/** How long a stone must lie in view until any board that reads this often can be sure of it, in ms. */
	long settleMillis() {
		return Math.max(1800, Math.round(9000 / hz));
	}

	/** How long a stone must lie in view so that it is read at least twice, in ms. */
	long glimpseMillis() {
		return Math.round(2300 / hz);
	}
}

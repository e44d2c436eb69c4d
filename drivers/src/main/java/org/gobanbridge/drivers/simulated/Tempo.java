package org.gobanbridge.drivers.simulated;

/**
 * How long people take, in ms. Most turns take a few seconds, now and then half a minute; one in eight is a quick one of
 * 0.7–2 s, and sometimes four to eight quick ones follow each other. NOT thread safe.
 */
final class Tempo {
	private static final double QUICK = 0.12;
	private static final double QUICK_RUN = 0.015;
	private static final double USUAL_MILLIS = 3200;
	private static final double SPREAD = 0.7;
	private static final long LONGEST = 25_000;

	private final Dice dice;
	private int quickLeft;

	Tempo(Dice dice) {
		this.dice = dice;
	}

	/** From the moment a player may act until his stone touches the board. */
	long thinking() {
		if (quickLeft == 0 && dice.chance(QUICK_RUN)) {
			quickLeft = dice.between(4, 8);
		}
		if (quickLeft > 0) {
			quickLeft--;
			return dice.millis(700, 1400);
		}
		if (dice.chance(QUICK)) {
			return dice.millis(700, 2000);
		}
		long pause = Math.round(USUAL_MILLIS * StrictMath.exp(SPREAD * dice.bell()));
		return Math.min(LONGEST, Math.max(900, pause));
	}

	/** A pass, a resignation, an agreement: nobody is quick about it. */
	long speaking() {
		return dice.millis(2000, 5000);
	}
}

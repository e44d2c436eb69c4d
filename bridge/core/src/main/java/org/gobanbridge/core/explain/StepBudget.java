package org.gobanbridge.core.explain;

import java.util.Optional;

/**
 * How many turns may still be tried while one look at the board is explained. A board in disorder has more orders to try
 * than there is time; an order that is true is found long before. NOT thread safe.
 */
public final class StepBudget {
	private static final int MOST_STEPS = 8_000;

	private final Optional<StepBudget> whole;
	private int left;

	/** That of one look, for all that is asked in it. */
	public static StepBudget ofOneLook() {
		return new StepBudget(MOST_STEPS, Optional.empty());
	}

	private StepBudget(int steps, Optional<StepBudget> whole) {
		this.left = steps;
		this.whole = whole;
	}

	/** One turn more is tried; says whether it may be. */
	boolean take() {
		return left-- > 0 && whole.map(StepBudget::take).orElse(true);
	}

	/** A part of what is left, for one of many questions; what it uses is gone here too. */
	StepBudget part(int most) {
		return new StepBudget(most, Optional.of(this));
	}
}

package org.gobanbridge.core.explain;

/**
 * How many turns may still be tried while one look at the board is explained. A board in disorder has more orders to try
 * than there is time; an order that is true is found long before. NOT thread safe.
 */
class StepBudget {
	private int left;

	StepBudget(int steps) {
		this.left = steps;
	}

	/** One turn more is tried; says whether it may be. */
	boolean take() {
		return left-- > 0;
	}

	/** A part of what is left, for one of many questions; what it uses is gone here too. */
	StepBudget part(int most) {
		return new StepBudget(most) {
			@Override
			boolean take() {
				return super.take() && StepBudget.this.take();
			}
		};
	}
}

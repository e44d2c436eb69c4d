package org.gobanbridge.core.session;

/** Whether the stones of a young game mean another beginning than they seemed to (FORMATS 3). */
interface Reopening {
	/**
	 * Begins the game anew if the stones mean that.
	 *
	 * @param inOrder
	 *            whether the game as it began explains them
	 */
	boolean beginsAnew(long now, boolean inOrder);

	/** Whether a stone more may make another beginning of what is not in order now. */
	boolean mayYetBeginAnew();
}

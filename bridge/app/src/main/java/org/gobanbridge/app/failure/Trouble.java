package org.gobanbridge.app.failure;

import org.slf4j.Logger;

/**
 * Something that may fail again and again, said when it begins to and when it is well again. NOT thread safe.
 */
public final class Trouble {
	private final Logger log;
	private boolean lasts;

	/**
	 * @param log
	 *            where it is said, as a warning
	 */
	public Trouble(Logger log) {
		this.log = log;
	}

	/** It has failed; the message is said only if it went well before. */
	public void begins(String message) {
		if (lasts) {
			log.debug("still so: {}", message);
		} else {
			log.warn("{}", message);
		}
		lasts = true;
	}

	/** It went well; the message is said only if it had failed before. */
	public void ends(String message) {
		if (lasts) {
			log.warn("{}", message);
		}
		lasts = false;
	}
}

package org.gobanbridge.drivers.serial;

import java.io.IOException;

/** A line that was open has ended: unplugged, reset, or closed. */
public final class LinkGoneException extends IOException {
	private static final long serialVersionUID = 1L;

	public LinkGoneException(String message) {
		super(message);
	}
}

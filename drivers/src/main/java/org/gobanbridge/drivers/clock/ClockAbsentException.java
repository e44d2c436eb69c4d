package org.gobanbridge.drivers.clock;

import java.io.IOException;

/** The clock that the settings name cannot be reached on this computer; the message says where and what to do. */
public final class ClockAbsentException extends IOException {
	private static final long serialVersionUID = 1L;

	public ClockAbsentException(String message) {
		super(message);
	}

	public ClockAbsentException(String message, Throwable cause) {
		super(message, cause);
	}
}

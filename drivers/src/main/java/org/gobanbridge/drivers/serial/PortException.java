package org.gobanbridge.drivers.serial;

import java.io.IOException;
import org.gobanbridge.drivers.NeedsAttention;

/** A serial port cannot be opened; the class says why, the message names the port and the cure. */
public abstract sealed class PortException extends IOException {
	private static final long serialVersionUID = 1L;

	private PortException(String message) {
		super(message);
	}

	/** There is no such device file. */
	public static final class Missing extends PortException {
		private static final long serialVersionUID = 1L;

		public Missing(String path) {
			super("there is no port " + path
					+ "; plug it in, or see 'goban devices' for the ports that are here");
		}
	}

	/** The user may not open it. */
	public static final class Forbidden extends PortException implements NeedsAttention {
		private static final long serialVersionUID = 1L;

		public Forbidden(String path, String group, String user) {
			super("user " + user + " may not open " + path + "; run 'sudo usermod -aG " + group + " " + user
					+ "' and log in again");
		}
	}

	/** Another program holds it. */
	public static final class Busy extends PortException implements NeedsAttention {
		private static final long serialVersionUID = 1L;

		public Busy(String path) {
			super(path + " is in use by another program; stop that program");
		}
	}

	/** It is there but is no working serial port. */
	public static final class Unusable extends PortException implements NeedsAttention {
		private static final long serialVersionUID = 1L;

		public Unusable(String path, String reason) {
			super(path + " does not work as a serial port (" + reason + "); choose another port");
		}
	}
}

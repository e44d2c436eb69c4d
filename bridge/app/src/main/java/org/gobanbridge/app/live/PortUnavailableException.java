package org.gobanbridge.app.live;

/** The live page cannot be served at its address; the message names address and cure in one line. */
public final class PortUnavailableException extends Exception {
	private static final long serialVersionUID = 1;

	PortUnavailableException(String host, int port, Exception cause) {
		super(message(host, port, cause), cause);
	}

	private static String message(String host, int port, Exception cause) {
		String reason = String.valueOf(cause.getMessage());
		String start = "the live page cannot be served at " + host + " port " + port + ": ";
		if (reason.contains("in use")) {
			return start + "another program uses that port; end it or choose another port ([web] port)";
		}
		if (reason.contains("ermission")) {
			return start + "ports below 1024 need rights; choose one from 1024 on, for example 8080";
		}
		return start
				+ "this computer has no such address; use 127.0.0.1 for this computer only or 0.0.0.0 for the network";
	}
}

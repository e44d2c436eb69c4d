package org.gobanbridge.app;

import org.gobanbridge.app.cli.GobanCommand;

/** The program's entry. */
public final class Goban {
	private Goban() {
	}

	public static void main(String[] args) {
		System.exit(GobanCommand.run(args));
	}
}

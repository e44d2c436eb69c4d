package org.gobanbridge.app.store;

import java.util.Optional;

/** Which program this is, as logs and records name their maker. */
public final class Program {
	/** What it is called. */
	public static final String NAME = "Goban Bridge";

	private Program() {
	}

	/** Its version; where it does not run from its jar, that. */
	public static String version() {
		return Optional.ofNullable(Program.class.getPackage().getImplementationVersion()).orElse("built from source");
	}
}

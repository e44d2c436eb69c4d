package org.gobanbridge.app.cli;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** Which program this is. */
final class ProgramVersion implements IVersionProvider {

	@Override
	public String[] getVersion() {
		return new String[]{text()};
	}

	/** Name and version, as logs and records name their maker. */
	static String text() {
		return "goban " + Optional.ofNullable(ProgramVersion.class.getPackage().getImplementationVersion())
				.orElse("(built from source)");
	}
}

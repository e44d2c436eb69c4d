package org.gobanbridge.app.cli;

import org.gobanbridge.app.store.Program;
import picocli.CommandLine.IVersionProvider;

/** Which program this is. */
final class ProgramVersion implements IVersionProvider {

	@Override
	public String[] getVersion() {
		return new String[]{text()};
	}

	/** Name and version, as logs name their maker. */
	static String text() {
		return "goban " + Program.version();
	}
}

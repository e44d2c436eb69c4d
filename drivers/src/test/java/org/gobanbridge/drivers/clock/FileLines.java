package org.gobanbridge.drivers.clock;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Lines whose levels stand in files, so that another process can see them. */
final class FileLines implements ClockLines {
	private final Path folder;

	FileLines(Path folder) {
		this.folder = folder;
	}

	static Path file(Path folder, int line) {
		return folder.resolve("line-" + line);
	}

	@Override
	public String place() {
		return folder.toString();
	}

	@Override
	public void set(int line, boolean high) throws IOException {
		Files.writeString(file(folder, line), high ? "high" : "low");
	}

	@Override
	public boolean isHigh(int line) {
		return true;
	}

	@Override
	public void close() {
		// files stay as they are, as lines do
	}
}

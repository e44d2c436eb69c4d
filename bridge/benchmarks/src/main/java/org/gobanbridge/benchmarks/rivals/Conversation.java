package org.gobanbridge.benchmarks.rivals;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A program that runs beside this one and answers lines with lines, until it is closed. NOT thread safe. */
final class Conversation implements AutoCloseable {
	private final String name;
	private final Process process;
	private final BufferedWriter questions;
	private final BufferedReader answers;

	/**
	 * Starts the program.
	 *
	 * @throws IOException
	 *             if it cannot be started
	 */
	Conversation(List<String> command) throws IOException {
		name = command.getFirst();
		process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
		questions = process.outputWriter(StandardCharsets.US_ASCII);
		answers = process.inputReader(StandardCharsets.US_ASCII);
	}

	/** Writes these lines and sends them off. */
	void say(List<String> lines) throws IOException {
		for (String line : lines) {
			questions.write(line);
			questions.write('\n');
		}
		questions.flush();
	}

	/** The next line of the answer. */
	String line() throws IOException {
		String line = answers.readLine();
		if (line == null) {
			throw new IOException(name + " ended in the middle of the work");
		}
		return line;
	}

	/** The program as a process. */
	ProcessHandle process() {
		return process.toHandle();
	}

	@Override
	public void close() {
		process.destroy();
	}
}

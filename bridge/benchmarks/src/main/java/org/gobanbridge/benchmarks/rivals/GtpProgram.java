package org.gobanbridge.benchmarks.rivals;

import java.io.IOException;
import java.util.List;

/** A program that speaks GTP, the Go Text Protocol. NOT thread safe. */
final class GtpProgram implements AutoCloseable {
	private final Conversation conversation;

	/**
	 * Starts it and waits until it answers, so that its start is in nobody's time.
	 *
	 * @throws IOException
	 *             if it cannot be started
	 */
	GtpProgram(List<String> command) throws IOException {
		conversation = new Conversation(command);
		ask("protocol_version");
	}

	/**
	 * Has one command done.
	 *
	 * @return the answer
	 * @throws IOException
	 *             if it refuses or has ended
	 */
	String ask(String command) throws IOException {
		conversation.say(List.of(command));
		return answer(command);
	}

	/**
	 * Has commands done one after the other, sent all at once: together with their answers they must fit into the pipes,
	 * some tens of kilobytes.
	 *
	 * @throws IOException
	 *             if one is refused or it has ended
	 */
	void tell(List<String> commands) throws IOException {
		conversation.say(commands);
		for (String command : commands) {
			answer(command);
		}
	}

	/** An answer begins with {@code =} or {@code ?} and ends with an empty line. */
	private String answer(String command) throws IOException {
		String first = conversation.line();
		while (first.isEmpty()) {
			first = conversation.line();
		}
		StringBuilder text = new StringBuilder(first.substring(1).strip());
		for (String line = conversation.line(); !line.isEmpty(); line = conversation.line()) {
			text.append('\n').append(line);
		}
		if (!first.startsWith("=")) {
			throw new IOException("it refuses '" + command + "': " + text);
		}
		return text.toString();
	}

	/** The program as a process. */
	ProcessHandle process() {
		return conversation.process();
	}

	@Override
	public void close() {
		conversation.close();
	}
}

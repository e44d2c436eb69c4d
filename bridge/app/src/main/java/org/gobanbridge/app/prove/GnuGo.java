package org.gobanbridge.app.prove;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * GNU Go, the program of Debian's package {@code gnugo}, asked for a second opinion over GTP. It runs until it is closed.
 * NOT thread safe.
 */
final class GnuGo implements AutoCloseable {
	/** Where Debian puts games, which is not on every path. */
	private static final String GAMES = "/usr/games";
	/** So many answers fit into the pipe while nobody reads them. */
	private static final int MOST_AT_ONCE = 500;
	/** So many questions at once are answered within seconds. */
	private static final Duration PATIENCE = Duration.ofMinutes(1);

	private final Process process;
	private final BufferedWriter questions;
	private final BufferedReader answers;
	private final Duration patience;

	/**
	 * What it answers.
	 *
	 * @param agreed
	 *            whether it did what it was told
	 * @param text
	 *            the answer, or what is wrong
	 */
	record Answer(boolean agreed, String text) {
	}

	/**
	 * Starts it.
	 *
	 * @throws IOException
	 *             if it cannot be started
	 */
	GnuGo(Path program, List<String> options) throws IOException {
		this(program, options, PATIENCE);
	}

	/** @param patience how long it may take to answer what was asked at once; then it is ended */
	GnuGo(Path program, List<String> options, Duration patience) throws IOException {
		this.patience = patience;
		List<String> command = new ArrayList<>(List.of(program.toString(), "--mode", "gtp"));
		command.addAll(options);
		process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
		questions = process.outputWriter(StandardCharsets.US_ASCII);
		answers = process.inputReader(StandardCharsets.US_ASCII);
	}

	/** Where it is on this machine; empty if it is not installed. */
	static Optional<Path> find() {
		String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
		return Stream.concat(Stream.of(path.split(":")), Stream.of(GAMES)).filter(folder -> !folder.isEmpty())
				.map(folder -> Path.of(folder, "gnugo")).filter(Files::isExecutable).findFirst();
	}

	/**
	 * Asks one thing.
	 *
	 * @throws IOException
	 *             if it has ended, or does not answer
	 */
	Answer ask(String question) throws IOException {
		return askAll(List.of(question)).getFirst();
	}

	/**
	 * Asks several things; the answers are in their order.
	 *
	 * @throws IOException
	 *             if it has ended, or does not answer
	 */
	List<Answer> askAll(List<String> asked) throws IOException {
		List<Answer> all = new ArrayList<>();
		for (int from = 0; from < asked.size(); from += MOST_AT_ONCE) {
			List<String> some = asked.subList(from, Math.min(asked.size(), from + MOST_AT_ONCE));
			for (String question : some) {
				questions.write(question + "\n");
			}
			questions.flush();
			CompletableFuture<Void> answered = endIfLate();
			for (int n = 0; n < some.size(); n++) {
				all.add(read());
			}
			answered.complete(null);
		}
		return all;
	}

	/** Ends the program after a while, which ends the waiting for its answers; unless that is completed before. */
	private CompletableFuture<Void> endIfLate() {
		CompletableFuture<Void> answered = new CompletableFuture<>();
		answered.orTimeout(patience.toMillis(), TimeUnit.MILLISECONDS).whenComplete((done, late) -> {
			if (late != null) {
				process.destroyForcibly();
			}
		});
		return answered;
	}

	/** An answer begins with {@code =} or {@code ?} and ends with an empty line. */
	private Answer read() throws IOException {
		String first = line();
		StringBuilder text = new StringBuilder(first.isEmpty() ? "" : first.substring(1).strip());
		for (String line = line(); !line.isEmpty(); line = line()) {
			text.append('\n').append(line);
		}
		return new Answer(first.startsWith("="), text.toString());
	}

	private String line() throws IOException {
		String line = answers.readLine();
		if (line == null) {
			throw new IOException("GNU Go has ended in the middle of the proof, or did not answer for "
					+ patience.toMillis() + " ms");
		}
		return line;
	}

	/** Ends it. */
	@Override
	public void close() {
		process.destroy();
	}
}

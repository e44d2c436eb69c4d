package org.gobanbridge.app.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The terminal that people see standard error on. */
final class Terminal {
	private static final Logger LOG = LoggerFactory.getLogger(Terminal.class);
	private static final Path ERRORS = Path.of("/proc/self/fd/2");
	private static final Path OUTPUT = Path.of("/proc/self/fd/1");
	/** No terminal has fewer. */
	private static final int FEWEST_COLUMNS = 20;
	private static final long ANSWER_SECONDS = 1;

	private Terminal() {
	}

	/** How many columns it has; 0 if there is none, or one on which nothing can be drawn. */
	static int columns() {
		try {
			return columns(System.getenv(), Files.readSymbolicLink(ERRORS));
		} catch (IOException e) {
			LOG.debug("it cannot be told whether standard error is a terminal", e);
			return 0;
		}
	}

	/** How many columns what is written may take: as COLUMNS says, else as many as the terminal has, else these. */
	static int outputColumns(int usual) {
		try {
			return outputColumns(System.getenv(), Files.readSymbolicLink(OUTPUT), usual);
		} catch (IOException e) {
			LOG.debug("it cannot be told whether standard output is a terminal", e);
			return usual;
		}
	}

	/**
	 * @param output
	 *            what standard output is
	 */
	static int outputColumns(Map<String, String> environment, Path output, int usual) {
		String said = environment.getOrDefault("COLUMNS", "");
		int terminal = columns(environment, output);
		return said.matches("[1-9]\\d{0,3}") ? Integer.parseInt(said) : terminal == 0 ? usual : terminal;
	}

	/**
	 * @param errors
	 *            what standard error is
	 */
	static int columns(Map<String, String> environment, Path errors) {
		String file = errors.toString();
		boolean terminal = file.startsWith("/dev/pts/") || file.startsWith("/dev/tty") || file.equals("/dev/console");
		String kind = environment.getOrDefault("TERM", "dumb");
		if (!terminal || kind.isEmpty() || kind.equals("dumb")) {
			return 0;
		}
		String said = environment.getOrDefault("COLUMNS", "");
		return said.matches("[1-9]\\d{0,3}") ? Integer.parseInt(said) : asked(errors);
	}

	private static int asked(Path terminal) {
		try {
			Process stty = new ProcessBuilder("stty", "size").redirectInput(terminal.toFile()).start();
			if (!stty.waitFor(ANSWER_SECONDS, TimeUnit.SECONDS)) {
				stty.destroyForcibly();
				return FEWEST_COLUMNS;
			}
			String[] size = new String(stty.getInputStream().readAllBytes(), StandardCharsets.US_ASCII).strip()
					.split(" ");
			boolean known = size.length == 2 && size[1].matches("[1-9]\\d{0,3}");
			return known ? Integer.parseInt(size[1]) : FEWEST_COLUMNS;
		} catch (IOException e) {
			LOG.debug("the terminal does not say how wide it is", e);
			return FEWEST_COLUMNS;
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			return FEWEST_COLUMNS;
		}
	}
}

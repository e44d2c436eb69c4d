package org.gobanbridge.app.run;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobanbridge.app.failure.Suggestion;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.rules.Color;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What people declare by typing it: the words of the snapshot log, one a line. */
public final class TerminalWords {
	private static final Logger LOG = LoggerFactory.getLogger(TerminalWords.class);
	private static final String HELP = "help";
	private static final List<String> WORDS = Stream
			.concat(Stream.of(HELP), Arrays.stream(Declaration.values()).map(Declaration::word)).toList();

	/** Takes what was declared. */
	public interface Listener {
		/** {@code toPlay} with {@link Declaration#POSITION} alone. */
		void declared(Declaration declaration, Optional<Color> toPlay);
	}

	private final Listener listener;
	private final Consumer<String> answers;

	/**
	 * @param answers
	 *            takes a line for whoever typed
	 */
	public TerminalWords(Listener listener, Consumer<String> answers) {
		this.listener = listener;
		this.answers = answers;
	}

	/**
	 * Whether somebody sits at this program's standard input: it is a terminal, and this program is the one that may read
	 * from it. One in the background would be stopped for trying.
	 */
	public static boolean somebodyTypes() {
		try {
			Path input = Files.readSymbolicLink(Path.of("/proc/self/fd/0"));
			// pid (name) state parent group session terminal foreground-group …; the name may hold anything
			String stat = Files.readString(Path.of("/proc/self/stat"));
			String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", 7);
			return (input.startsWith("/dev/pts") || input.toString().startsWith("/dev/tty")) && fields[2].equals(fields[5]);
		} catch (IOException e) {
			LOG.debug("it cannot be told whether standard input is a terminal", e);
			return false;
		}
	}

	/** Listens to this stream on a thread of its own until it ends. */
	public void listen(InputStream input) {
		Thread thread = new Thread(() -> read(input), "goban-words");
		thread.setDaemon(true);
		thread.start();
	}

	private void read(InputStream input) {
		BufferedReader lines = new BufferedReader(new InputStreamReader(input, Charset.defaultCharset()));
		try {
			for (String line = lines.readLine(); line != null; line = lines.readLine()) {
				hear(line.strip().toLowerCase(Locale.ROOT));
			}
		} catch (IOException e) {
			LOG.warn("what is typed is no longer heard: {}", e.getMessage());
		}
	}

	/** Takes one line as it was typed. */
	void hear(String line) {
		if (line.isEmpty()) {
			return;
		}
		String[] words = line.split("\\s+", 2);
		Optional<Declaration> declaration = Arrays.stream(Declaration.values())
				.filter(known -> known.word().equals(words[0])).findFirst();
		if (words[0].equals(HELP)) {
			answers.accept("words: " + WORDS.stream().map(TerminalWords::usage).collect(Collectors.joining(", ")));
		} else if (declaration.isEmpty()) {
			answers.accept("'" + words[0] + "' is no word known here" + Suggestion.didYouMean(words[0], WORDS)
					+ "; help shows those that are");
		} else {
			declare(declaration.get(), words.length > 1 ? words[1] : "");
		}
	}

	private void declare(Declaration declaration, String rest) {
		Optional<Color> toPlay = Arrays.stream(Color.values())
				.filter(color -> color.name().equalsIgnoreCase(rest)).findFirst();
		boolean wantsColor = declaration == Declaration.POSITION;
		if (wantsColor ? toPlay.isEmpty() : !rest.isEmpty()) {
			answers.accept("write: " + usage(declaration.word()));
		} else {
			answers.accept("heard: " + declaration.word());
			listener.declared(declaration, toPlay);
		}
	}

	private static String usage(String word) {
		return word.equals(Declaration.POSITION.word()) ? word + " black|white (who plays next)" : word;
	}
}

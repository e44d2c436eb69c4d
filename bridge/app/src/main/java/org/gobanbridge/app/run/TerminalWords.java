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
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.gobanbridge.app.failure.Suggestion;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.rules.Color;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What people declare by typing it: the words of the snapshot log, one a line, in capitals or not, with spaces or dashes.
 */
public final class TerminalWords {
	private static final Logger LOG = LoggerFactory.getLogger(TerminalWords.class);
	private static final String HELP = "help";
	private static final List<String> WORDS = Stream
			.concat(Stream.concat(Stream.of(HELP), RefereeWords.WORDS.stream()),
					Arrays.stream(Declaration.values()).map(Words::of))
			.toList();
	/** What ends other programs. */
	private static final List<String> ENDS = List.of("exit", "quit", "stop", "bye", "q");
	private static final String STOP = "Ctrl-C stops the program; the game can go on later";
	private static final List<String> SIDES = List.of("black-", "white-");

	/** To be said before anybody types. */
	public static final String HINT = "type help for passes, resignation, the next game";

	/** Takes what was declared. */
	public interface Listener {
		/** {@code toPlay} with {@link Declaration#POSITION} alone. */
		void declared(Declaration declaration, Optional<Color> toPlay);
	}

	private final Listener listener;
	private final Supplier<GameState> game;
	private final Consumer<String> answers;
	private final Executor afterPatience;
	private final Optional<RefereeWords> referee;

	/**
	 * @param game
	 *            how the game stands
	 * @param answers
	 *            takes a line for whoever typed
	 * @param referee
	 *            takes what a referee types
	 */
	public TerminalWords(Listener listener, Supplier<GameState> game, Consumer<String> answers, RefereeWords referee) {
		this(listener, game, answers,
				CompletableFuture.delayedExecutor(WordHelp.PASS_PATIENCE.toMillis() + 500, TimeUnit.MILLISECONDS),
				Optional.of(referee));
	}

	/**
	 * @param afterPatience
	 *            runs what it is given when a pass that was said out of turn now has been forgotten
	 */
	TerminalWords(Listener listener, Supplier<GameState> game, Consumer<String> answers, Executor afterPatience,
			Optional<RefereeWords> referee) {
		this.referee = referee;
		this.listener = listener;
		this.game = game;
		this.answers = answers;
		this.afterPatience = afterPatience;
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
			return (input.startsWith("/dev/pts") || input.toString().startsWith("/dev/tty"))
					&& fields[2].equals(fields[5]);
		} catch (IOException e) {
			LOG.debug("it cannot be told whether standard input is a terminal", e);
			return false;
		}
	}

	/**
	 * Whether words can come by this program's standard input: somebody types, or what other programs write, or a file,
	 * is led there. A service has nothing there.
	 */
	public static boolean somebodySpeaks() {
		return somebodyTypes() || isLedTo(Path.of("/proc/self/fd/0"));
	}

	/** Whether this link of an open file leads to a pipe, a socket or a file, and to no device. */
	static boolean isLedTo(Path link) {
		try {
			return !Files.readSymbolicLink(link).startsWith("/dev");
		} catch (IOException e) {
			LOG.debug("it cannot be told what standard input is", e);
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
				hear(line);
			}
		} catch (IOException e) {
			LOG.warn("what is typed is no longer heard: {}", e.getMessage());
		}
	}

	/** Takes one line as it was typed. */
	void hear(String line) {
		if (referee.isPresent() && referee.get().hear(line)) {
			return;
		}
		String typed = line.toLowerCase(Locale.ROOT).replaceAll("[\\s_-]+", "-").replaceAll("^-|[-.!]+$", "");
		if (typed.isEmpty()) {
			return;
		}
		if (typed.equals(HELP)) {
			help();
			return;
		}
		if (ENDS.contains(typed)) {
			answers.accept(STOP);
			return;
		}
		Arrays.stream(Declaration.values()).filter(known -> (typed + "-").startsWith(Words.of(known) + "-")).findFirst()
				.ifPresentOrElse(
						known -> declare(known,
								typed.substring(Math.min(typed.length(), Words.of(known).length() + 1))),
						() -> answers.accept("'" + line.strip() + "' is no word known here" + meant(typed)
								+ "; help shows those that are"));
	}

	private void help() {
		for (Declaration declaration : Declaration.values()) {
			answers.accept(String.format(Locale.ROOT, "  %-22s %s", usage(declaration), WordHelp.purpose(declaration)));
		}
		referee.ifPresent(words -> words.help().forEach(answers));
		answers.accept(STOP.replaceFirst("Ctrl-C ", "  Ctrl-C                 "));
	}

	/** A likeness alone must never turn one side's act into another one: what is like it is looked for among its own kind. */
	private static String meant(String typed) {
		Optional<String> side = SIDES.stream().filter(typed::startsWith).findFirst();
		if (side.isPresent()) {
			List<String> acts = WORDS.stream().filter(word -> word.startsWith(side.get()))
					.map(word -> word.substring(side.get().length())).toList();
			String act = typed.substring(side.get().length());
			return Suggestion.didYouMean(act, acts).replace("mean '", "mean '" + side.get());
		}
		List<String> bySide = SIDES.stream().flatMap(of -> WORDS.stream()
				.filter(word -> word.startsWith(of) && (word.equals(of + typed) || word.equals(of + typed + "s"))))
				.toList();
		if (!bySide.isEmpty()) {
			return " (who? " + String.join(" or ", bySide) + ")";
		}
		return Suggestion.didYouMean(typed,
				WORDS.stream().filter(word -> SIDES.stream().noneMatch(word::startsWith)).toList());
	}

	private void declare(Declaration declaration, String rest) {
		Optional<Color> toPlay = Arrays.stream(Color.values())
				.filter(color -> color.name().equalsIgnoreCase(rest)).findFirst();
		boolean wantsColor = declaration == Declaration.POSITION;
		if (wantsColor ? toPlay.isEmpty() : !rest.isEmpty()) {
			answers.accept("write: " + usage(declaration) + (wantsColor ? " (who plays next)" : ""));
		} else {
			GameState before = game.get();
			answers.accept("heard: " + WordHelp.said(declaration)
					+ toPlay.map(side -> ", " + side.title() + " to play").orElse("")
					+ WordHelp.obstacle(declaration, before).map(why -> "; but " + why).orElse(""));
			listener.declared(declaration, toPlay);
			if (WordHelp.isPassOutOfTurn(declaration, before)) {
				afterPatience.execute(() -> forgotten(declaration, before));
			}
		}
	}

	/** The turn that a pass waited for came only if the game is another one now. */
	private void forgotten(Declaration pass, GameState before) {
		GameState now = game.get();
		if (now.gameNumber() == before.gameNumber() && now.moves().equals(before.moves())
				&& WordHelp.isPassOutOfTurn(pass, now)) {
			Color toPlay = now.game().toPlay();
			answers.accept(
					toPlay.opponent().title() + "'s pass is forgotten: it is still " + toPlay.title() + "'s turn");
		}
	}

	private static String usage(Declaration declaration) {
		return declaration == Declaration.POSITION ? Words.of(declaration) + " black|white" : Words.of(declaration);
	}
}

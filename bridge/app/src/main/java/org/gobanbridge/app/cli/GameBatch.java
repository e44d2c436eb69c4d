package org.gobanbridge.app.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.gobanbridge.app.failure.GobanException;
import org.gobanbridge.app.failure.PlainText;
import org.gobanbridge.app.failure.UnusableFileException;
import org.gobanbridge.rules.sgf.SgfException;
import org.gobanbridge.rules.sgf.SgfGame;
import org.gobanbridge.rules.sgf.SgfTree;

/**
 * All games of the files that a command is given, in their order: each is judged and told, what is no readable record is
 * said, and of several there is a summary. A bar shows people how far it is. NOT thread safe.
 */
final class GameBatch {
	private static final String UNREADABLE = "not readable";
	private static final String UNJUDGED = "not judged";
	private static final String DAMAGED = "damaged";

	/**
	 * What a command makes of one game.
	 *
	 * @param told
	 *            one line or more for people, or one JSON object
	 * @param kind
	 *            under what the summary counts it
	 */
	record Verdict(String told, String kind, int exitCode) {
	}

	/**
	 * A game to be judged.
	 *
	 * @param file
	 *            where it is
	 * @param name
	 *            what messages call it: the file, and which of its games
	 * @param alone
	 *            whether it is the only game of the call
	 */
	record Item(Path file, String name, SgfGame game, boolean alone) {
	}

	/** The work of a command on one game. */
	interface Judge {
		/**
		 * @throws UnjudgedException
		 *             if what the call says does not fit this game
		 */
		Verdict judge(Item item) throws UnjudgedException;
	}

	/** The call does not fit a game; the message says why, without naming the game. */
	static final class UnjudgedException extends Exception {
		private static final long serialVersionUID = 1L;

		UnjudgedException(String problem) {
			super(problem);
		}
	}

	private final PrintWriter out;
	private final PrintWriter err;
	private final boolean json;
	private final Judge judge;
	private final Progress progress;
	private final List<Path> files;
	private final Map<String, Integer> kinds = new LinkedHashMap<>();
	private int worst;

	/**
	 * @param kinds
	 *            what the summary tells, in this order, where there is any
	 */
	GameBatch(PrintWriter out, PrintWriter err, boolean json, List<Path> files, List<String> kinds, Judge judge) {
		this.out = out;
		this.err = err;
		this.json = json;
		this.judge = judge;
		this.files = files;
		this.progress = new Progress(err, files.size(), files.size() > 1 ? Terminal.columns() : 0, System::nanoTime);
		kinds.forEach(kind -> this.kinds.put(kind, 0));
		this.kinds.put(DAMAGED, 0);
		this.kinds.put(UNJUDGED, 0);
		this.kinds.put(UNREADABLE, 0);
	}

	/** Does it all; returns the worst exit code of any game. */
	int run() {
		for (Path file : files) {
			judge(file);
			progress.step();
		}
		progress.wipe();
		int games = kinds.values().stream().mapToInt(Integer::intValue).sum();
		if (games > 1 && (!json || progress.isShown())) {
			(json ? err : out).println(summary(games));
		}
		return worst;
	}

	private String summary(int games) {
		return games + " games: " + kinds.entrySet().stream().filter(kind -> kind.getValue() > 0)
				.map(kind -> kind.getValue() + " " + kind.getKey()).collect(Collectors.joining(", "));
	}

	private void judge(Path file) {
		String name = UnusableFileException.named(file);
		try {
			List<SgfTree> trees = SgfInput.trees(file);
			boolean alone = files.size() == 1 && trees.size() == 1;
			for (int n = 0; n < trees.size(); n++) {
				judge(file, name + (trees.size() == 1 ? "" : " game " + (n + 1)), trees.get(n), alone);
			}
		} catch (SgfInput.UnreadableException e) {
			refuse(file, name, e, UNREADABLE);
		} catch (OutOfMemoryError e) {
			refuse(file, name, SgfInput.tooLarge(e), UNREADABLE);
		}
	}

	private void judge(Path file, String name, SgfTree tree, boolean alone) {
		try {
			SgfGame game = tree.game();
			Verdict verdict = judge.judge(new Item(file, name, game, alone));
			tell(verdict.told());
			boolean damaged = game.damage().isPresent();
			if (damaged && !json) {
				complain(name, game.damage().get());
			}
			add(damaged ? DAMAGED : verdict.kind(), damaged ? GobanException.WRONG_CALL : verdict.exitCode());
		} catch (SgfException e) {
			refuse(file, name, e, UNREADABLE);
		} catch (UnjudgedException e) {
			refuse(file, name, e, UNJUDGED);
		}
	}

	private void refuse(Path file, String name, Exception problem, String kind) {
		if (json) {
			tell(CheckedGame.error(file.toString(), PlainText.oneLine(String.valueOf(problem.getMessage()))));
		} else {
			complain(name, problem);
		}
		add(kind, GobanException.WRONG_CALL);
	}

	private void tell(String text) {
		progress.wipe();
		out.println(text);
		out.flush();
	}

	private void complain(String name, Exception problem) {
		progress.wipe();
		err.println("goban: " + name + ": " + PlainText.oneLine(String.valueOf(problem.getMessage())));
	}

	private void add(String kind, int exitCode) {
		kinds.merge(kind, 1, Integer::sum);
		worst = Math.max(worst, exitCode);
	}
}

package org.gobanbridge.app.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.gobanbridge.app.failure.GobanException;
import org.gobanbridge.app.failure.PlainText;
import org.gobanbridge.app.failure.UnusableFileException;
import org.gobanbridge.rules.score.Ruleset;
import org.gobanbridge.rules.score.Rulesets;
import org.gobanbridge.rules.sgf.SgfException;
import org.gobanbridge.rules.sgf.SgfGame;
import org.gobanbridge.rules.sgf.SgfTree;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code goban check}: is every move of a record legal. */
@Command(name = "check", mixinStandardHelpOptions = true, description = {
		"Says whether every move of SGF records is legal; which is not, and why.",
		"Ends with 1 if a move is not legal, with 2 if a file is no readable record."})
public final class CheckCommand implements Callable<Integer> {
	@Spec
	private CommandSpec spec;

	@Parameters(paramLabel = "GAME.sgf", arity = "1..*", description = "SGF records.")
	private List<Path> files;

	@Option(names = "--rules", paramLabel = "R", description = "By these rules and not the usual ones; "
			+ "a wrong name shows all.")
	private @Nullable String rules;

	@Option(names = "--json", description = "One JSON object a game, for programs.")
	private boolean json;

	/** picocli makes one and fills the fields in. */
	@SuppressWarnings("NullAway.Init")
	public CheckCommand() {
	}

	@Override
	public Integer call() {
		Ruleset ruleset = Presets.choose("--rules", rules, Rulesets.all(), Ruleset::name).orElse(Rulesets.DEFAULT);
		int worst = 0;
		for (Path file : files) {
			worst = Math.max(worst, check(file, ruleset));
		}
		return worst;
	}

	private int check(Path file, Ruleset ruleset) {
		try {
			List<SgfTree> trees = SgfInput.trees(file);
			int worst = 0;
			for (int i = 0; i < trees.size(); i++) {
				String name = UnusableFileException.named(file) + (trees.size() == 1 ? "" : " game " + (i + 1));
				worst = Math.max(worst, check(file, name, trees.get(i), ruleset));
			}
			return worst;
		} catch (SgfInput.UnreadableException e) {
			return refuse(file, UnusableFileException.named(file), problem(e));
		} catch (OutOfMemoryError e) {
			return refuse(file, UnusableFileException.named(file), problem(SgfInput.tooLarge(e)));
		}
	}

	private int check(Path file, String name, SgfTree tree, Ruleset ruleset) {
		SgfGame game;
		try {
			game = tree.game();
		} catch (SgfException e) {
			return refuse(file, name, problem(e));
		}
		CheckedGame checked = CheckedGame.of(game, ruleset.playing());
		spec.commandLine().getOut().println(json ? checked.json(file.toString()) : checked.text(name));
		if (game.damage().isPresent() && !json) {
			spec.commandLine().getErr().println("goban: " + name + ": " + problem(game.damage().get()));
		}
		int verdict = checked.firstIllegal().isPresent() ? GobanException.FOUND_SOMETHING : 0;
		return game.damage().isPresent() ? GobanException.WRONG_CALL : verdict;
	}

	private int refuse(Path file, String name, String problem) {
		if (json) {
			spec.commandLine().getOut().println(CheckedGame.error(file.toString(), problem));
		} else {
			spec.commandLine().getErr().println("goban: " + name + ": " + problem);
		}
		return GobanException.WRONG_CALL;
	}

	private static String problem(Exception problem) {
		return PlainText.oneLine(String.valueOf(problem.getMessage()));
	}
}

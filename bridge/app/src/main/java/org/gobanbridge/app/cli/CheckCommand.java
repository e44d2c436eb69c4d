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
		List<SgfTree> trees;
		try {
			trees = SgfInput.trees(file);
		} catch (SgfInput.UnreadableException e) {
			return refuse(file, e);
		}
		int worst = 0;
		for (int i = 0; i < trees.size(); i++) {
			String name = UnusableFileException.named(file) + (trees.size() == 1 ? "" : " game " + (i + 1));
			worst = Math.max(worst, check(file, name, trees.get(i), ruleset));
		}
		return worst;
	}

	private int check(Path file, String name, SgfTree tree, Ruleset ruleset) {
		SgfGame game;
		try {
			game = tree.game();
		} catch (SgfException e) {
			String problem = PlainText.oneLine(String.valueOf(e.getMessage()));
			if (json) {
				spec.commandLine().getOut().println(CheckedGame.error(file.toString(), problem));
			} else {
				spec.commandLine().getErr().println("goban: " + name + ": " + problem);
			}
			return GobanException.WRONG_CALL;
		}
		CheckedGame checked = CheckedGame.of(game, ruleset.playing());
		spec.commandLine().getOut().println(json ? checked.json(file.toString()) : checked.text(name));
		if (game.damage().isPresent()) {
			String damage = PlainText.oneLine(String.valueOf(game.damage().get().getMessage()));
			if (!json) {
				spec.commandLine().getErr().println("goban: " + name + ": " + damage);
			}
			return GobanException.WRONG_CALL;
		}
		return checked.firstIllegal().isPresent() ? GobanException.FOUND_SOMETHING : 0;
	}

	private int refuse(Path file, SgfInput.UnreadableException problem) {
		if (json) {
			spec.commandLine().getOut()
					.println(CheckedGame.error(file.toString(), String.valueOf(problem.getMessage())));
		} else {
			spec.commandLine().getErr().println("goban: " + problem.of(file).getMessage());
		}
		return GobanException.WRONG_CALL;
	}
}

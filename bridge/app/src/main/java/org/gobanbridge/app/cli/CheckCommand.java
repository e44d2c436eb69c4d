package org.gobanbridge.app.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.gobanbridge.app.failure.GobanException;
import org.gobanbridge.app.failure.UnusableFileException;
import org.gobanbridge.rules.score.Ruleset;
import org.gobanbridge.rules.score.Rulesets;
import org.gobanbridge.rules.sgf.SgfGame;
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
		PrintWriter out = spec.commandLine().getOut();
		int worst = 0;
		try {
			List<SgfGame> games = SgfInput.read(file);
			for (int i = 0; i < games.size(); i++) {
				CheckedGame checked = CheckedGame.of(games.get(i), ruleset.playing());
				String name = games.size() == 1
						? UnusableFileException.named(file)
						: UnusableFileException.named(file) + " game " + (i + 1);
				out.println(json ? checked.json(file.toString()) : checked.text(name));
				worst = Math.max(worst, checked.firstIllegal().isPresent() ? GobanException.FOUND_SOMETHING : 0);
			}
			return worst;
		} catch (SgfInput.UnreadableException e) {
			return refuse(file, e);
		}
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

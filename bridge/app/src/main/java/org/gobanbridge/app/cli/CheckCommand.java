package org.gobanbridge.app.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.gobanbridge.app.failure.GobanException;
import org.gobanbridge.rules.PlayingRules;
import org.gobanbridge.rules.score.Rulesets;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code goban check}: is every move of a record legal. */
@Command(name = "check", mixinStandardHelpOptions = true, description = {
		"Says whether every move of SGF records is legal; which is not, and why.",
		"Ends with 1 if a move is not legal, with 2 if a file is no readable record."})
public final class CheckCommand implements Callable<Integer> {
	private static final String LEGAL = "legal";
	private static final String ILLEGAL = "not legal";

	@Spec
	private CommandSpec spec;

	@Parameters(paramLabel = "GAME.sgf", arity = "1..*", description = "SGF records.")
	private List<Path> files;

	@Mixin
	private RulesOptions rules;

	@Option(names = "--json", description = "One JSON object a game, for programs.")
	private boolean json;

	/** picocli makes one and fills the fields in. */
	@SuppressWarnings("NullAway.Init")
	public CheckCommand() {
	}

	@Override
	public Integer call() {
		PlayingRules playing = rules.chosen().orElse(Rulesets.DEFAULT).playing();
		return new GameBatch(spec.commandLine().getOut(), spec.commandLine().getErr(), json, files,
				List.of(LEGAL, ILLEGAL), item -> check(item, playing)).run();
	}

	private GameBatch.Verdict check(GameBatch.Item item, PlayingRules playing) {
		CheckedGame checked = CheckedGame.of(item.game(), playing);
		boolean legal = checked.firstIllegal().isEmpty();
		return new GameBatch.Verdict(json ? checked.json(item.file().toString()) : checked.text(item.name()),
				legal ? LEGAL : ILLEGAL, legal ? 0 : GobanException.FOUND_SOMETHING);
	}
}

package org.gobanbridge.app.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.gobanbridge.app.failure.GobanException;
import org.gobanbridge.app.failure.PlainText;
import org.gobanbridge.rules.score.Ruleset;
import org.gobanbridge.rules.score.Rulesets;
import org.gobanbridge.rules.sgf.SgfGame;
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
		List<Ruleset> known = rules.known();
		Optional<Ruleset> chosen = rules.chosen(known);
		return new GameBatch(spec.commandLine().getOut(), spec.commandLine().getErr(), json, files,
				List.of(LEGAL, ILLEGAL), item -> check(item, chosen, known)).run();
	}

	private GameBatch.Verdict check(GameBatch.Item item, Optional<Ruleset> chosen, List<Ruleset> known) {
		Ruleset judge = chosen.orElse(Rulesets.DEFAULT);
		CheckedGame checked = CheckedGame.of(item.game(), judge.playing());
		boolean legal = checked.firstIllegal().isEmpty();
		Optional<String> remark = legal || chosen.isPresent()
				? Optional.empty()
				: otherRules(item.game(), judge, known);
		return new GameBatch.Verdict(
				json ? checked.json(item.file().toString(), remark) : checked.text(item.name(), remark),
				legal ? LEGAL : ILLEGAL, legal ? 0 : GobanException.FOUND_SOMETHING);
	}

	/** Says so where the record names rules by which other moves are legal. */
	private static Optional<String> otherRules(SgfGame game, Ruleset judge, List<Ruleset> known) {
		return game.rules().flatMap(words -> Rulesets.meantBy(words, known)
				.filter(meant -> !meant.playing().equals(judge.playing()))
				.map(meant -> "judged by " + judge.name() + " rules; the record says " + PlainText.oneLine(words)
						+ ": --rules " + meant.name()));
	}
}

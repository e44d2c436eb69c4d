package org.gobanbridge.app.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.gobanbridge.app.cli.GameBatch.UnjudgedException;
import org.gobanbridge.app.failure.GobanException;
import org.gobanbridge.app.failure.PlainText;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.StarPoints;
import org.gobanbridge.rules.score.Counted;
import org.gobanbridge.rules.score.Ruleset;
import org.gobanbridge.rules.score.Rulesets;
import org.gobanbridge.rules.sgf.SgfGame;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code goban score}: the count of final positions. */
@Command(name = "score", mixinStandardHelpOptions = true, description = {
		"Counts the final position of SGF records, also of games that were resigned.",
		"One game is shown with its board and every part of the count, several with a line each. Rules, komi, handicap, "
				+ "passes and prisoners are those of the record. Where it names no rules they are Chinese (Ming-Qing where it "
				+ "begins with seat stones), or those that give its result.",
		"Ends with 1 if a record has another result, with 2 if a file is no readable record."})
public final class ScoreCommand implements Callable<Integer> {
	private static final String SAME = "as recorded";
	private static final String DIFFERENT = "recorded otherwise";
	private static final String NOT_RECORDED = "without a count in the record";

	@Spec
	private CommandSpec spec;

	@Parameters(paramLabel = "GAME.sgf", arity = "1..*", description = "SGF records.")
	private List<Path> files;

	@Mixin
	private RulesOptions rules;

	@Option(names = "--dead", paramLabel = "POINTS|auto",
			description = "Dead stones of the one game: D4,Q16, one stone "
					+ "of each string; or auto: those that the program proposes, and how sure it is. Without it the board is "
					+ "counted as it lies.")
	private @Nullable String dead;

	@Option(names = "--overtime", paramLabel = "B,W",
			description = "How many overtime periods Black and White have bought, in the one game: --overtime 2,0. "
					+ "They cost points under rules like Ing's.")
	private @Nullable String overtime;

	@Option(names = "--full", description = "Board and count of each game, also of several.")
	private boolean full;

	@Option(names = "--json", description = "One JSON object a game, for programs.")
	private boolean json;

	/** picocli makes one and fills the fields in. */
	@SuppressWarnings("NullAway.Init")
	public ScoreCommand() {
	}

	@Override
	public Integer call() {
		DeadChoice choice = DeadChoice.parse(dead);
		Overtime periods = Overtime.parse(overtime);
		List<String> ofOneGame = ofOneGame(choice);
		if (files.size() > 1 && !ofOneGame.isEmpty()) {
			throw new GobanException(GobanException.WRONG_CALL, ofOneGame.getFirst());
		}
		List<Ruleset> known = rules.known();
		Optional<Ruleset> chosen = rules.chosen(known);
		return new GameBatch(spec.commandLine().getOut(), spec.commandLine().getErr(), json, files,
				List.of(SAME, DIFFERENT, NOT_RECORDED), item -> {
					if (!item.alone() && !ofOneGame.isEmpty()) {
						throw new UnjudgedException(ofOneGame.getFirst());
					}
					return score(item, choice, periods, chosen, known);
				}).run();
	}

	/** What the call says that can be true of one game alone, in words that refuse it for several. */
	private List<String> ofOneGame(DeadChoice choice) {
		List<String> problems = new ArrayList<>();
		if (choice instanceof DeadChoice.Named) {
			problems.add("--dead with points is for one game alone; score the games one by one, or say --dead auto");
		}
		if (overtime != null) {
			problems.add("--overtime is for one game alone; score the games one by one");
		}
		return problems;
	}

	private GameBatch.Verdict score(GameBatch.Item item, DeadChoice choice, Overtime periods, Optional<Ruleset> chosen,
			List<Ruleset> known) throws UnjudgedException {
		SgfGame sgf = item.game();
		Optional<Ruleset> said = chosen.or(() -> sgf.rules().flatMap(words -> Rulesets.meantBy(words, known)));
		List<Ruleset> fitting = said.map(List::of).orElseGet(() -> beginningLike(sgf.setup()));
		ScoredGame game = ScoredGame.of(sgf, fitting.getFirst(), choice, periods).asRecorded(fitting);
		String rulesFrom = chosen.isPresent()
				? "as the call says"
				: said.isPresent() ? "as the record says" : assumed(game, fitting.getFirst());
		String told = json
				? ScoreJson.of(item.file().toString(), game,
						chosen.isPresent() ? "call" : said.isPresent() ? "record" : "assumed")
				: told(item, game, rulesFrom);
		return new GameBatch.Verdict(told, kind(game),
				game.comparison() == ScoredGame.Comparison.DIFFERENT ? GobanException.FOUND_SOMETHING : 0);
	}

	/**
	 * The rulesets under which games begin so, with seat stones or without: of each way of counting the usual one, as among
	 * many komi there would be one for any result.
	 */
	private static List<Ruleset> beginningLike(Position setup) {
		boolean seatStones = StarPoints.areSeatStones(setup);
		Set<Counted> seen = EnumSet.noneOf(Counted.class);
		return Rulesets.all().stream().filter(ruleset -> ruleset.opening().seatStones() == seatStones)
				.filter(ruleset -> seen.add(ruleset.counting().counted())).toList();
	}

	private String told(GameBatch.Item item, ScoredGame game, String rulesFrom) {
		ScoreText text = new ScoreText(game);
		return full || item.alone()
				? text.full(item.name(), rulesFrom) + (item.alone() ? "" : "\n")
				: text.line(item.name());
	}

	/** Why a game is counted by rules that nobody named. */
	private static String assumed(ScoredGame game, Ruleset usual) {
		String record = game.sgf().rules()
				.map(words -> "the record says '" + PlainText.oneLine(words) + "', which is not known")
				.orElse("the record says none");
		String why = game.count().ruleset().equals(usual) ? "" : ", but has the result that these give";
		return "assumed; " + record + why;
	}

	private static String kind(ScoredGame game) {
		return switch (game.comparison()) {
			case SAME -> SAME;
			case DIFFERENT -> DIFFERENT;
			case NONE -> NOT_RECORDED;
		};
	}
}

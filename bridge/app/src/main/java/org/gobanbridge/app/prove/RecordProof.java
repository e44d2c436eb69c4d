package org.gobanbridge.app.prove;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.drivers.simulated.SimulationOptions;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Illegality;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.PlayingRules;
import org.gobanbridge.rules.Repetition;
import org.gobanbridge.rules.history.Game;

/** Every real game, played at the simulated table, becomes its exact record, without a false incident. */
public final class RecordProof implements Proof {

	/** One way to play all games. */
	private record Setting(String title, SimulationOptions options, Predicate<GameCollection.Entry> games) {
	}

	/** What came of one setting. */
	private static final class Tally {
		private int games;
		private int exact;
		private int againstTheRules;
		private int falseIncidents;
		private long uncertain;
		private long readings;
		private long nanos;
		private final List<String> failures = new ArrayList<>();
	}

	@Override
	public String name() {
		return "records";
	}

	@Override
	public String about() {
		return "real games at the simulated table become exact records (expected.jsonl)";
	}

	@Override
	public List<String> needed() {
		return List.of("expected.jsonl");
	}

	@Override
	public boolean run(PrintWriter out, Material material) throws IOException {
		List<GameCollection.Entry> all = GameCollection.read(material.games());
		List<GameCollection.Entry> chosen = GameCollection.evenly(all, material.most());
		out.printf(Locale.ROOT, "%-44s %6s %6s %8s %6s %10s %10s %12s%n", "setting", "games", "exact", "illegal*",
				"false", "uncertain",
				"readings", "us a reading");
		boolean kept = true;
		for (Setting setting : settings(material.seed())) {
			Tally tally = new Tally();
			chosen.stream().filter(setting.games()).forEach(entry -> judge(entry, setting.options(), tally));
			out.printf(Locale.ROOT, "%-44s %6d %6d %8d %6d %10d %10d %12.2f%n", setting.title(), tally.games,
					tally.exact,
					tally.againstTheRules, tally.falseIncidents, tally.uncertain, tally.readings,
					tally.nanos / 1000.0 / Math.max(1, tally.readings));
			tally.failures.forEach(failure -> out.println("    " + failure));
			out.flush();
			kept &= tally.failures.isEmpty();
		}
		out.println("exact: moves, final board and captures are those of the record and of the outside answer");
		out.println(
				"illegal*: a turn is against the rules; exact up to it, then flagged, and as it stood if it was answered (counted in exact)");
		out.println("false: incidents before any turn against the rules");
		return kept;
	}

	private static List<Setting> settings(long seed) {
		SimulationOptions clean = SimulationOptions.DEFAULT.withSeed(seed);
		SimulationOptions rough = clean.withNoise(0.003).withHands(true).withGaps(true);
		Predicate<GameCollection.Entry> full = entry -> entry.record().grid().size() == 19;
		return List.of(new Setting("all sizes, clean", clean, entry -> true),
				new Setting("19x19, 0.3 % wrong, hands, gaps", rough, full),
				new Setting("other sizes, 0.3 % wrong, hands, gaps", rough, full.negate()),
				new Setting("all sizes, 1 % wrong, hands, gaps", rough.withNoise(0.01), entry -> true),
				new Setting("all sizes, the same and 5 % of stones nudged", rough.withNudges(0.05), entry -> true),
				new Setting("all sizes, the same, and levers pressed", rough.withNudges(0.05).withLevers(true),
						entry -> true));
	}

	private static void judge(GameCollection.Entry entry, SimulationOptions options, Tally tally) {
		PlayedGame played = PlayedGame.play(entry.game(), options);
		Optional<Integer> illegal = firstIllegalTurn(entry);
		int wrong = played.firstWrongTurn();
		boolean exact = illegal.isPresent()
				? wrong == 0 || wrong == illegal.get()
				: wrong == 0 && endsAsExpected(entry, played);
		long falsely = falseIncidents(played, illegal, firstCycle(entry));
		tally.games++;
		tally.readings += played.readings();
		tally.nanos += played.nanos();
		tally.uncertain += played.uncertainTurns();
		tally.falseIncidents += (int) falsely;
		tally.againstTheRules += illegal.isPresent() ? 1 : 0;
		tally.exact += exact ? 1 : 0;
		boolean flagged = illegal.isEmpty() || !played.incidents().isEmpty();
		if (!exact || falsely > 0 || !flagged) {
			tally.failures.add(entry.file() + ": first wrong turn " + wrong + ", false incidents " + falsely
					+ (falsely == 0 ? "" : " " + kinds(played))
					+ (flagged ? "" : ", the turn against the rules was not flagged"));
		}
	}

	private static String kinds(PlayedGame played) {
		return played.incidents().stream().map(opened -> Words.of(opened.incident().kind()) + " "
				+ opened.incident().points() + " at " + opened.t() + " ms").collect(Collectors.joining(", ", "(", ")"));
	}

	private static boolean endsAsExpected(GameCollection.Entry entry, PlayedGame played) {
		Game game = played.state().game();
		return game.position().text().equals(entry.finalBoard())
				&& game.capturedBy(Color.BLACK) == entry.capturedByBlack()
				&& game.capturedBy(Color.WHITE) == entry.capturedByWhite();
	}

	/**
	 * Incidents before the first turn against the rules.
	 *
	 * @param cycle
	 *            the turn with which the first long cycle comes round; from then on it is rightly told
	 */
	private static long falseIncidents(PlayedGame played, Optional<Integer> illegal, Optional<Integer> cycle) {
		long before = illegal.map(turn -> began(played, turn)).orElse(Long.MAX_VALUE);
		long round = cycle.map(turn -> began(played, turn)).orElse(Long.MAX_VALUE);
		return played.incidents().stream().filter(opened -> opened.t() < before)
				.filter(opened -> opened.incident().kind() != IncidentKind.LONG_CYCLE || opened.t() < round).count();
	}

	private static long began(PlayedGame played, int turn) {
		return played.schedule().moves().get(turn - 1).t();
	}

	/** The first turn after which a position is back with the same side to move. */
	private static Optional<Integer> firstCycle(GameCollection.Entry entry) {
		Game game = Game.start(entry.record().setup(), entry.record().toPlay(),
				new PlayingRules(Repetition.SIMPLE_KO, false));
		for (Move move : entry.record().moves()) {
			game = game.playAssumeLegal(move);
			if (game.repeats(Repetition.SITUATIONAL).isPresent()) {
				return Optional.of(game.moveNumber());
			}
		}
		return Optional.empty();
	}

	/** The first turn that simple ko, suicide or the order of turns forbids. */
	private static Optional<Integer> firstIllegalTurn(GameCollection.Entry entry) {
		Game game = Game.start(entry.record().setup(), entry.record().toPlay(),
				new PlayingRules(Repetition.SIMPLE_KO, false));
		int number = 0;
		for (Move move : entry.record().moves()) {
			number++;
			Optional<Illegality> why = game.illegality(move);
			if (why.isPresent()) {
				return Optional.of(number);
			}
			game = game.playAssumeLegal(move);
		}
		return Optional.empty();
	}
}

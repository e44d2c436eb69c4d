package org.gobanbridge.app.prove;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import org.gobanbridge.app.prove.IncidentCase.Result;
import org.gobanbridge.app.prove.IncidentCase.Verdict;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.drivers.simulated.Mishaps;
import org.gobanbridge.drivers.simulated.SimulatedGame;
import org.gobanbridge.drivers.simulated.SimulationOptions;
import org.gobanbridge.rules.Repetition;
import org.gobanbridge.rules.score.Ruleset;
import org.gobanbridge.rules.score.Rulesets;

/**
 * Whatever goes wrong at random places of real games is told: the right kind, points and colour, once, in time, and
 * nothing else is.
 */
public final class IncidentProof implements Proof {
	private static final int PLACES = 200;
	/** Of rare things so many games are looked through for each place wanted. */
	private static final int GAMES_A_PLACE = 40;
	private static final int ROUNDS = 8;
	private static final int SHOWN = 3;
	/** What is promised of each kind in each setting, and no false incident at all. */
	private static final double PROMISED = 0.999;
	private static final double NOISY = 0.01;
	/** A minute a move: nobody at the simulated table needs one unless told to. */
	private static final String ONE_MINUTE = "byoyomi 0s 1x60s";
	private static final double LITTLE_NOISE = 0.003;

	/** One way to watch all of it; {@code words} are the options of a simulation that show the same. */
	record Setting(String title, String words, SimulationOptions options) {
	}

	/** What came of one kind in one setting. */
	record Cell(Setting setting, IncidentKind kind, List<Result> results) {
		long count(Verdict verdict) {
			return results.stream().filter(result -> result.verdict() == verdict).count();
		}

		int falsely() {
			return results.stream().mapToInt(Result::falsely).sum();
		}

		long exact() {
			return results.stream().filter(Result::exact).count();
		}

		double foundShare() {
			return results.isEmpty() ? 0 : (double) count(Verdict.FOUND) / results.size();
		}
	}

	@Override
	public String name() {
		return "incidents";
	}

	@Override
	public String about() {
		return "what goes wrong in real games is told: right kind, points and colour, once, in time (expected.jsonl)";
	}

	@Override
	public List<String> needed() {
		return List.of("expected.jsonl");
	}

	/** {@link Material#most} is here the number of places for each kind. */
	@Override
	public boolean run(PrintWriter out, Material material) throws IOException {
		List<IncidentCase> cases = cases(material, Mishaps.KINDS);
		boolean kept = true;
		for (Setting setting : settings()) {
			out.printf(Locale.ROOT, "%-20s %6s %6s %6s %6s %6s %6s %6s%n", setting.title(), "places", "found", "late",
					"missed", "wrong", "false", "record");
			for (Cell cell : cells(cases, setting)) {
				print(out, cell);
				kept &= !cell.results().isEmpty() && cell.foundShare() >= PROMISED && cell.falsely() == 0;
			}
			out.println();
		}
		out.println("found: the right kind, points and colour, in time; late: the same, too late");
		out.println("wrong: another kind, other points or another colour; false: incidents besides");
		out.println("record: the record is exactly what was played");
		return kept;
	}

	static List<Setting> settings() {
		SimulationOptions clean = SimulationOptions.DEFAULT;
		return List.of(new Setting("clean", "", clean),
				new Setting("0.3 % wrong", " --noise " + LITTLE_NOISE, clean.withNoise(LITTLE_NOISE)),
				new Setting("1 % wrong", " --noise " + NOISY, clean.withNoise(NOISY)),
				new Setting("hands", " --hands", clean.withHands(true)));
	}

	/** All cases in this setting, by kind; they are played on all cores. */
	static List<Cell> cells(List<IncidentCase> cases, Setting setting) {
		List<Result> results = cases.parallelStream().map(one -> one.judge(setting.options())).toList();
		return Mishaps.KINDS.stream().map(kind -> new Cell(setting, kind,
				results.stream().filter(result -> result.of().kind() == kind).toList())).toList();
	}

	/** Where what goes wrong, of these kinds. */
	static List<IncidentCase> cases(Material material, List<IncidentKind> kinds) {
		List<GameCollection.Entry> games = new ArrayList<>(GameCollection.read(material.games()));
		Collections.shuffle(games, new Random(material.seed()));
		int places = Math.min(PLACES, material.most());
		return kinds.parallelStream().flatMap(kind -> places(kind, games, places, material.seed()).stream())
				.toList();
	}

	private static List<IncidentCase> places(IncidentKind kind, List<GameCollection.Entry> games, int wanted,
			long seed) {
		List<IncidentCase> found = new ArrayList<>();
		Set<String> taken = new HashSet<>();
		int looked = kind == IncidentKind.LONG_CYCLE ? games.size() : Math.min(games.size(), wanted * GAMES_A_PLACE);
		for (int n = 0; n < looked * ROUNDS && found.size() < wanted; n++) {
			if (n == looked && found.isEmpty()) {
				break;
			}
			GameCollection.Entry entry = games.get((n + kind.ordinal() * GAMES_A_PLACE) % games.size());
			SimulatedGame game = byForbiddingRules(kind, entry.game());
			long own = seed * 1_000_003 + n;
			OptionalInt move = new Mishaps(game, own).anywhere(kind);
			if (move.isEmpty() || !taken.add(entry.file() + "@" + move.getAsInt())) {
				continue;
			}
			IncidentCase one = new IncidentCase(kind, entry.file(), game, move.getAsInt(), own);
			if (one.isAlone()) {
				found.add(one);
			}
		}
		return found;
	}

	/** The same game, by rules and with a time under which the kind can happen. */
	private static SimulatedGame byForbiddingRules(IncidentKind kind, SimulatedGame game) {
		return switch (kind) {
			case REPETITION -> game.withRules(superko().name());
			case TIME_OUT -> game.withTime(Optional.of(ONE_MINUTE));
			default -> game;
		};
	}

	private static Ruleset superko() {
		return Rulesets.all().stream().filter(rules -> rules.playing().repetition() == Repetition.POSITIONAL
				&& !rules.playing().suicide()).findFirst().orElseThrow();
	}

	/** A line of the table, and the first failures. */
	static void print(PrintWriter out, Cell cell) {
		out.printf(Locale.ROOT, "%-20s %6d %6d %6d %6d %6d %6d %6d%n", Words.of(cell.kind()), cell.results().size(),
				cell.count(Verdict.FOUND), cell.count(Verdict.LATE), cell.count(Verdict.MISSED),
				cell.count(Verdict.WRONG), cell.falsely(), cell.exact());
		cell.results().stream().filter(result -> !result.isFlawless()).limit(SHOWN)
				.forEach(result -> out.println("    " + replay(cell, result)));
		out.flush();
	}

	/** How to see it again, and what was seen. */
	private static String replay(Cell cell, Result result) {
		IncidentCase one = result.of();
		String rules = switch (one.kind()) {
			case REPETITION -> " --rules " + superko().name();
			case TIME_OUT -> " --time \"" + ONE_MINUTE + "\"";
			default -> "";
		};
		return String.format(Locale.ROOT, "simulate %s --inject %s@%d --seed %d%s%s: %s %s%s", one.file(),
				Words.of(one.kind()), one.move(), one.seed(), cell.setting().words(), rules,
				Words.of(result.verdict()), result.said(), result.falsely() > 0 ? " (false)" : "");
	}
}

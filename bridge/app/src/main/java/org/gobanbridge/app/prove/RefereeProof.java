package org.gobanbridge.app.prove;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.gobanbridge.app.prove.RefereeCase.Answer;
import org.gobanbridge.app.prove.RefereeCase.Expected;
import org.gobanbridge.drivers.simulated.SimulationOptions;

/**
 * Real games in which the very thing happened that a referee must catch, played at the simulated table: nothing is said
 * before it, then that and nothing else.
 */
public final class RefereeProof implements Proof {
	private static final double NOISY = 0.01;
	private static final double LITTLE_NOISE = 0.003;

	/** One way to watch them. */
	record Setting(String title, SimulationOptions options) {
	}

	@Override
	public String name() {
		return "referee";
	}

	@Override
	public String about() {
		return "real incidents are told at their move, and nothing else is (INDEX.tsv)";
	}

	@Override
	public List<String> needed() {
		return List.of(IncidentGames.INDEX);
	}

	@Override
	public boolean run(PrintWriter out, Material material) {
		List<RefereeCase> cases = GameCollection.evenly(IncidentGames.read(material.games()), material.most());
		List<Setting> settings = settings(material.seed());
		out.printf(Locale.ROOT, "%-24s %-9s %-34s%s%n", "game", "move", "to be told",
				settings.stream().map(setting -> column(setting.title())).collect(Collectors.joining()));
		int wrong = 0;
		int late = 0;
		for (RefereeCase one : cases) {
			List<Answer> answers = settings.parallelStream().map(setting -> one.judge(setting.options())).toList();
			print(out, one, settings, answers);
			wrong += (int) answers.stream().filter(answer -> answer.wrong().isPresent() && !answer.isLate()).count();
			late += (int) answers.stream().filter(Answer::isLate).count();
		}
		out.println();
		out.println(cases.size() + " games, each watched in " + settings.size() + " ways; " + wrong + " wrong, "
				+ late + " late");
		out.println("under each way: how long after the board had shown it, it was told; silent: nothing was");
		out.println("late: rightly told, but too long after anybody could know");
		return wrong == 0 && late == 0;
	}

	static List<Setting> settings(long seed) {
		SimulationOptions clean = SimulationOptions.DEFAULT.withSeed(seed);
		return List.of(new Setting("clean", clean), new Setting("0.3 % wrong", clean.withNoise(LITTLE_NOISE)),
				new Setting("1 % wrong", clean.withNoise(NOISY)), new Setting("hands", clean.withHands(true)));
	}

	private static String column(String text) {
		return String.format(Locale.ROOT, "%-20s", text);
	}

	/** A line of the table, and what was wrong. */
	static void print(PrintWriter out, RefereeCase one, List<Setting> settings, List<Answer> answers) {
		String moves = one.expected().stream().map(expected -> String.valueOf(expected.move()))
				.collect(Collectors.joining(", "));
		String told = one.expected().stream().map(Expected::inWords).collect(Collectors.joining(", "));
		List<String> cells = new ArrayList<>();
		List<String> failures = new ArrayList<>();
		for (int n = 0; n < answers.size(); n++) {
			Answer answer = answers.get(n);
			String when = answer.after().isEmpty()
					? "silent"
					: answer.after().stream().map(String::valueOf).collect(Collectors.joining(", ", "", " ms"));
			cells.add(column(answer.isLate() ? "LATE " + when : answer.wrong().isPresent() ? "WRONG" : when));
			int setting = n;
			answer.wrong()
					.ifPresent(why -> failures.add("    " + settings.get(setting).title() + ": " + why + "; said: "
							+ (answer.said().isEmpty() ? "nothing" : answer.said())));
		}
		out.printf(Locale.ROOT, "%-24s %-9s %-34s%s%n", one.title(), moves.isEmpty() ? "-" : moves,
				told.isEmpty() ? "nothing" : told, String.join("", cells));
		failures.forEach(out::println);
		out.flush();
	}
}

package org.gobanbridge.app.prove;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import org.gobanbridge.app.failure.GobanException;
import org.gobanbridge.rules.PlayingRules;
import org.gobanbridge.rules.Repetition;

/**
 * Random games of legal and illegal tries have the same answers here and from GNU Go: what is legal, what is captured,
 * what the board looks like, and what a board that was played to its end counts.
 */
public final class LegalityProof implements Proof {
	/** GNU Go knows no superko where suicide is allowed, so that is not asked. */
	private static final List<Setting> SETTINGS = List.of(
			new Setting("simple ko", Repetition.SIMPLE_KO, false, List.of("--simple-ko", "--forbid-suicide")),
			new Setting("simple ko, suicide", Repetition.SIMPLE_KO, true, List.of("--simple-ko", "--allow-suicide")),
			new Setting("positional superko", Repetition.POSITIONAL, false,
					List.of("--positional-superko", "--forbid-suicide")),
			new Setting("situational superko", Repetition.SITUATIONAL, false,
					List.of("--situational-superko", "--forbid-suicide")));
	private static final int[] SIZES = {2, 3, 4, 5, 6, 7, 9, 13, 4, 5, 3, 9, 19};
	private static final int GAMES = 200;

	/** Rules, and how GNU Go is told of them. */
	private record Setting(String title, Repetition repetition, boolean suicide, List<String> options) {
		PlayingRules rules() {
			return new PlayingRules(repetition, suicide);
		}
	}

	@Override
	public String name() {
		return "legality";
	}

	@Override
	public String about() {
		return "random games of legal and illegal tries have the same answers here and from GNU Go (package gnugo)";
	}

	@Override
	public boolean run(PrintWriter out, Material material) throws IOException {
		Path program = GnuGo.find().orElseThrow(() -> new GobanException(GobanException.WRONG_CALL,
				"prove legality compares with GNU Go, which is not installed; install it: apt-get install gnugo"));
		int games = Math.min(GAMES, material.most());
		SplittableRandom random = new SplittableRandom(material.seed());
		out.printf(Locale.ROOT, "%-20s %5s %6s %7s %8s %7s %6s %6s %8s %6s%n", "rules", "games", "moves", "asked",
				"suicides", "kos", "repeat", "counts", "captured", "differ");
		List<String> differences = new ArrayList<>();
		for (int n = 0; n < SETTINGS.size(); n++) {
			Setting setting = SETTINGS.get(n);
			Duel.Tally tally = new Duel.Tally();
			try (GnuGo gnuGo = new GnuGo(program, options(setting, material.seed()))) {
				for (int game = n; game < games; game += SETTINGS.size()) {
					int size = SIZES[game / SETTINGS.size() % SIZES.length];
					new Duel(gnuGo, size, setting.rules(), random.split(), tally).play();
				}
			}
			out.printf(Locale.ROOT, "%-20s %5d %6d %7d %8d %7d %6d %6d %8d %6d%n", setting.title(), tally.games,
					tally.moves, tally.asked, tally.suicides, tally.kos, tally.repetitions, tally.counts,
					tally.captured, tally.differences.size());
			out.flush();
			tally.differences.forEach(difference -> differences.add(setting.title() + ", " + difference));
		}
		differences.stream().limit(20).forEach(difference -> out.println("    " + difference));
		return differences.isEmpty();
	}

	private static List<String> options(Setting setting, long seed) {
		List<String> options = new ArrayList<>(setting.options());
		options.addAll(List.of("--chinese-rules", "--komi", "0", "--seed", Integer.toString(1 + (int) (seed & 0xffff)),
				"--level", "1"));
		return options;
	}
}

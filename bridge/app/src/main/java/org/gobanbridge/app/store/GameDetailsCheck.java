package org.gobanbridge.app.store;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.Komi;
import org.gobanbridge.core.game.Setup;
import org.gobanbridge.core.policy.Policy;
import org.gobanbridge.core.time.TimeControl;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.score.Ruleset;
import org.gobanbridge.rules.score.Rulesets;

/** Whether a game can be as it is said to be, in a log or a configuration. */
final class GameDetailsCheck {
	private GameDetailsCheck() {
	}

	/** The names of the rulesets that there are. */
	static List<String> rules() {
		return Rulesets.all().stream().map(Ruleset::name).toList();
	}

	/** The names of the policies that there are. */
	static List<String> policies() {
		return PolicyFiles.POLICIES.all().stream().map(Policy::name).toList();
	}

	/** The most handicap stones that leave White a point to play on. */
	static int mostHandicap(Grid grid) {
		return grid.pointCount() - 1;
	}

	/** What is wrong with this komi, after its name; empty if there is such a komi. */
	static Optional<String> komiProblem(Grid grid, String komi) {
		Optional<Komi> known = Komi.find(komi);
		if (known.isEmpty()) {
			return Optional.of("is '" + komi + "'"
					+ Komi.meant(komi).map(meant -> " (did you mean '" + meant + "'?)").orElse("") + "; write "
					+ Komi.AS_WRITTEN);
		}
		return known.get().fits(grid)
				? Optional.empty()
				: Optional.of("is '" + komi + "', more than the " + grid.pointCount() + " points of a " + grid
						+ " board");
	}

	/** What is wrong with this time setting, and what may be written; empty if it is one. */
	static Optional<String> timeProblem(String time) {
		try {
			TimeControl.parse(time);
			return Optional.empty();
		} catch (IllegalArgumentException e) {
			return Optional.of(String.valueOf(e.getMessage()));
		}
	}

	/**
	 * @throws IllegalArgumentException
	 *             naming the first thing that there is not, and what there is
	 */
	static void requirePossible(Grid grid, GameDetails details) {
		details.rules().filter(name -> Rulesets.named(name).isEmpty())
				.ifPresent(name -> WordReader.require("rules", name, rules()));
		details.policy().ifPresent(name -> WordReader.require("policy", name, policies()));
		details.komi().flatMap(komi -> komiProblem(grid, komi)).ifPresent(problem -> {
			throw new IllegalArgumentException("\"komi\" " + problem);
		});
		details.time().flatMap(GameDetailsCheck::timeProblem).ifPresent(problem -> {
			throw new IllegalArgumentException("\"time\": " + problem);
		});
		int handicap = details.handicap().orElse(0);
		if (handicap < 0 || handicap > mostHandicap(grid)) {
			throw new IllegalArgumentException("\"handicap\" is " + handicap + "; on a " + grid
					+ " board it may be 0 to " + mostHandicap(grid));
		}
		requirePossibleSetup(grid, details.setup().orElse(Setup.NONE));
	}

	/**
	 * @throws IllegalArgumentException
	 *             naming the first point of the set-up that is not on the board, or has two stones
	 */
	private static void requirePossibleSetup(Grid grid, Setup setup) {
		Set<Point> taken = new HashSet<>();
		Stream.concat(setup.black().stream(), setup.white().stream()).forEach(point -> {
			grid.index(point);
			if (!taken.add(point)) {
				throw new IllegalArgumentException("\"setup\" has two stones on " + point
						+ (setup.black().contains(point) && setup.white().contains(point)
								? ", a black and a white one"
								: "")
						+ "; name each point once");
			}
		});
	}
}

package org.gobanbridge.drivers.simulated;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.rules.Repetition;
import org.gobanbridge.rules.score.Ruleset;

/**
 * At which move of a game what goes wrong, and how. Immutable.
 *
 * @param turnLost
 *            which moves against the rules cost the turn
 */
record MishapPlan(Map<Integer, Planned> at, Set<IncidentKind> turnLost) {
	static final MishapPlan NONE = new MishapPlan(Map.of(), Set.of());
	/** Moves between what chance chooses and everything else that goes wrong. */
	private static final int APART = 3;

	/** What goes wrong at one move, and what becomes of it. */
	record Planned(Mishap mishap, Aftermath aftermath) {
		/** Whether nothing of the record can be played after it. */
		private boolean breaksOff() {
			boolean irregular = mishap instanceof Mishap.Illegal illegal
					&& (aftermath != Aftermath.SOON || !illegal.goesOn());
			boolean acted = mishap instanceof Mishap.Acted done && !done.told().turnLost();
			return aftermath == Aftermath.NEVER || irregular || acted;
		}
	}

	/**
	 * Makes the plan.
	 *
	 * @throws IllegalArgumentException
	 *             naming what cannot happen where it should, and where it can
	 */
	static MishapPlan of(SimulatedGame game, long seed, Injections injections) {
		SortedMap<Integer, Planned> plan = new TreeMap<>();
		Mishaps mishaps = new Mishaps(game, seed);
		List<Injection> byChance = new ArrayList<>();
		injections.acted().forEach(told -> plan.put(told.move(), new Planned(new Mishap.Acted(told), Aftermath.SOON)));
		for (Injection injection : injections.all()) {
			if (!Mishaps.allows(injection.kind(), injection.aftermath())) {
				throw new IllegalArgumentException(refusal(injection));
			}
			if (injection.move().isEmpty()) {
				byChance.add(injection);
			} else if (plan.put(injection.move().getAsInt(), planned(game, mishaps, injection)) != null) {
				throw new IllegalArgumentException(
						"two things cannot go wrong at move " + injection.move().getAsInt());
			}
		}
		byChance.forEach(injection -> choose(game, mishaps, injection, plan));
		requireOrder(plan);
		return new MishapPlan(plan, injections.turnLost());
	}

	private static String refusal(Injection injection) {
		String where = Words.of(injection.kind()) + "@"
				+ (injection.move().isPresent() ? String.valueOf(injection.move().getAsInt()) : "auto");
		return Words.of(injection.kind()) + " is always put right after eight seconds; write " + where + " and not "
				+ where + ":" + Words.of(injection.aftermath());
	}

	/** Whether this goes wrong somewhere. */
	boolean has(IncidentKind kind) {
		return at.values().stream().anyMatch(planned -> planned.mishap().kind() == kind);
	}

	private static Planned planned(SimulatedGame game, Mishaps mishaps, Injection injection) {
		int move = injection.move().orElseThrow();
		Mishap mishap = mishaps.at(injection.kind(), move).orElseThrow(() -> {
			OptionalInt nearest = mishaps.nearest(injection.kind(), move);
			return new IllegalArgumentException(nearest.isPresent()
					? Words.of(injection.kind()) + " cannot happen at move " + move
							+ "; the nearest move where it can is " + nearest.getAsInt()
					: nowhere(game, injection.kind()));
		});
		return new Planned(mishap, injection.aftermath());
	}

	private static void choose(SimulatedGame game, Mishaps mishaps, Injection injection,
			SortedMap<Integer, Planned> plan) {
		int end = plan.entrySet().stream().filter(entry -> entry.getValue().breaksOff()).mapToInt(Map.Entry::getKey)
				.min().orElse(Integer.MAX_VALUE);
		IntPredicate free = move -> move < end
				&& plan.keySet().stream().allMatch(other -> Math.abs(other - move) > APART);
		int move = mishaps.anywhere(injection.kind(), free).orElseThrow(() -> new IllegalArgumentException(
				plan.isEmpty()
						? nowhere(game, injection.kind())
						: Words.of(injection.kind()) + " cannot happen beside everything else that goes wrong"));
		Optional<Mishap> mishap = mishaps.at(injection.kind(), move);
		plan.put(move, new Planned(mishap.orElseThrow(), injection.aftermath()));
	}

	private static String nowhere(SimulatedGame game, IncidentKind kind) {
		Ruleset rules = Mishaps.ruleset(game);
		boolean allowed = kind == IncidentKind.REPETITION && rules.playing().repetition() == Repetition.SIMPLE_KO;
		return Words.of(kind) + " can happen nowhere in this game"
				+ (allowed ? ": the " + rules.name() + " rules do not forbid it" : "")
				+ (kind == IncidentKind.TIME_OUT && game.details().time().isEmpty() ? ": it has no time" : "");
	}

	private static void requireOrder(SortedMap<Integer, Planned> plan) {
		for (Map.Entry<Integer, Planned> planned : plan.entrySet()) {
			if (planned.getValue().breaksOff() && planned.getKey() < plan.lastKey()) {
				throw new IllegalArgumentException("nothing can go wrong after move " + planned.getKey()
						+ ": the game is broken off there because of "
						+ Words.of(planned.getValue().mishap().kind()));
			}
		}
	}
}

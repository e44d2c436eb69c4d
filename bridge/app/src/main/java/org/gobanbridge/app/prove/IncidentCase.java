package org.gobanbridge.app.prove;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.gobanbridge.app.store.PolicyFiles;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Remedy;
import org.gobanbridge.core.incident.Resolution;
import org.gobanbridge.core.session.GameSession;
import org.gobanbridge.drivers.simulated.Aftermath;
import org.gobanbridge.drivers.simulated.Injection;
import org.gobanbridge.drivers.simulated.Injections;
import org.gobanbridge.drivers.simulated.Players;
import org.gobanbridge.drivers.simulated.ReadingStream;
import org.gobanbridge.drivers.simulated.Schedule;
import org.gobanbridge.drivers.simulated.SimulatedGame;
import org.gobanbridge.drivers.simulated.SimulationOptions;
import org.gobanbridge.drivers.simulated.TableTop;
import org.gobanbridge.drivers.simulated.TrueIncident;
import org.gobanbridge.rules.Point;

/**
 * One thing that goes wrong in one game, watched by the game logic, all in memory.
 *
 * @param file
 *            of the record
 * @param move
 *            at which it goes wrong
 * @param seed
 *            of the people and of how it goes wrong
 */
record IncidentCase(IncidentKind kind, String file, SimulatedGame game, int move, long seed) {
	/** How long an incident may take, up to this much noise and beyond (FORMATS 5). */
	private static final double LITTLE_NOISE = 0.003;
	private static final long LIMIT_MILLIS = 1000;
	private static final long NOISY_LIMIT_MILLIS = 2000;

	/** How well it was told. */
	enum Verdict {
		FOUND, LATE, MISSED, WRONG
	}

	/**
	 * What came of it.
	 *
	 * @param falsely
	 *            how many incidents there were besides
	 * @param exact
	 *            whether the record is that of what was truly played
	 * @param said
	 *            what was reported, for people
	 */
	record Result(IncidentCase of, Verdict verdict, int falsely, boolean exact, String said) {
		boolean isFlawless() {
			return verdict == Verdict.FOUND && falsely == 0;
		}
	}

	/** An incident that was opened, and what became of it. */
	private static final class Told {
		private final long t;
		private final Incident opened;
		private final List<List<Point>> points = new ArrayList<>();
		private boolean superseded;

		Told(long t, Incident opened) {
			this.t = t;
			this.opened = opened;
			points.add(opened.points());
		}
	}

	/** What is to be told: what truly happened, and until when it must have been told. */
	private record Due(TrueIncident incident, long by) {
	}

	/** Plays and judges it. */
	Result judge(SimulationOptions how) {
		SimulationOptions options = how.withSeed(seed);
		Injection injection = new Injection(kind, OptionalInt.of(move), Aftermath.SOON);
		Schedule schedule = Players.play(List.of(game), options,
				new Injections(List.of(injection), LostTurns.in(game)));
		TrueIncident incident = schedule.incidents().stream()
				.filter(one -> one.kind() == kind && one.move() == move).findFirst().orElseThrow();
		List<TrueIncident> others = schedule.incidents().stream().filter(one -> one != incident).toList();
		ReadingStream stream = new ReadingStream(schedule, options);
		GameSession session = new GameSession(stream.settings(), PolicyFiles.POLICIES);
		Clearness clearness = new Clearness(incident, new TableTop(schedule, options.hands()), tellableFrom(incident,
				options));
		List<Told> told = new ArrayList<>();
		long readings = 0;
		while (stream.hasNext()) {
			Input input = stream.next();
			if (input instanceof Input.Reading reading) {
				readings++;
				clearness.read(reading);
			}
			session.accept(input).forEach(event -> take(event, told));
		}
		Due due = new Due(incident, (kind == IncidentKind.CLOCK_NOT_PRESSED
				? clearness.clear() + incident.grace()
				: clearness.known())
				+ (options.noise() <= LITTLE_NOISE ? LIMIT_MILLIS : NOISY_LIMIT_MILLIS));
		boolean exact = new PlayedGame(schedule, session.state(), List.of(), readings, 0).firstWrongTurn() == 0;
		return result(due,
				told.stream().filter(one -> others.stream().noneMatch(other -> isRight(other, one))).toList(),
				exact);
	}

	/** Whether nothing goes wrong in this game by itself, but for what this case is about. */
	boolean isAlone() {
		return kind == IncidentKind.LONG_CYCLE || kind == IncidentKind.REPETITION
				|| Players.play(List.of(game), SimulationOptions.DEFAULT.withSeed(seed)).incidents().isEmpty();
	}

	/** Only the hand tells a stone of the wrong colour from a second move; without it, its exchange does. */
	private static long tellableFrom(TrueIncident incident, SimulationOptions options) {
		boolean byExchange = incident.kind() == IncidentKind.WRONG_COLOR && !options.hands();
		return byExchange ? incident.righted().orElse(incident.t()) : incident.t();
	}

	private static void take(GameEvent event, List<Told> told) {
		switch (event) {
			case GameEvent.IncidentOpened opened -> told.add(new Told(opened.t(), opened.incident()));
			case GameEvent.IncidentUpdated updated -> told.stream()
					.filter(one -> one.opened.id() == updated.incident().id())
					.forEach(one -> one.points.add(updated.incident().points()));
			case GameEvent.IncidentResolved resolved -> told.stream().filter(one -> one.opened.id() == resolved.id())
					.forEach(one -> one.superseded = resolved.how() == Resolution.SUPERSEDED);
			default -> {
			}
		}
	}

	private Result result(Due due, List<Told> told, boolean exact) {
		TrueIncident truth = due.incident();
		List<Told> counted = told.stream().filter(one -> !isExcused(truth, one)).toList();
		Optional<Told> right = counted.stream().filter(one -> one.t >= truth.began() && isRight(truth, one))
				.findFirst();
		String said = counted.stream().map(one -> Words.of(one.opened.kind()) + " " + one.opened.points()
				+ one.opened.offender().map(color -> " by " + Words.of(color)).orElse("") + " after "
				+ (one.t - truth.t()) + " ms").collect(Collectors.joining("; "));
		if (right.isPresent()) {
			Verdict verdict = right.get().t <= due.by() ? Verdict.FOUND : Verdict.LATE;
			return new Result(this, verdict, counted.size() - 1, exact, describe(truth, due) + said);
		}
		long near = counted.stream().filter(one -> one.t >= truth.began()).count();
		Verdict verdict = near > 0 ? Verdict.WRONG : Verdict.MISSED;
		return new Result(this, verdict, counted.size() - (near > 0 ? 1 : 0), exact, describe(truth, due)
				+ (said.isEmpty() ? "nothing" : said));
	}

	private static String describe(TrueIncident truth, Due due) {
		return truth.points() + truth.offender().map(color -> " by " + Words.of(color)).orElse("") + " within "
				+ (due.by() - truth.t()) + " ms: ";
	}

	/**
	 * A stone of the wrong colour, or the first of a sign, is a second move until something tells that it is not; and a
	 * lever may be a pass until the stone comes.
	 */
	private static boolean isExcused(TrueIncident truth, Told told) {
		if (truth.kind() == IncidentKind.CLOCK_EARLY && told.opened.kind() == IncidentKind.PASS_UNCONFIRMED) {
			return told.superseded && told.opened.offender().equals(truth.offender());
		}
		boolean mayLookSo = truth.kind() == IncidentKind.WRONG_COLOR || truth.kind() == IncidentKind.RESIGN_SIGNAL;
		return mayLookSo && told.opened.kind() == IncidentKind.TWO_MOVES && told.superseded
				&& truth.points().containsAll(told.opened.points());
	}

	private static boolean isRight(TrueIncident truth, Told told) {
		Incident incident = told.opened;
		boolean color = truth.evident()
				? incident.offender().equals(truth.offender())
				: incident.offender().isEmpty() || incident.offender().equals(truth.offender());
		boolean cycle = truth.cycle().equals(incident.cycle());
		Incident wanted = truth.asIncident(incident.id(), incident.judgement());
		boolean way = incident.from().equals(wanted.from()) && incident.to().equals(wanted.to());
		return incident.kind() == truth.kind() && color && cycle && way
				&& told.points.stream().anyMatch(points -> arePoints(truth, points));
	}

	/** Whether these may be the points: where stones that may not lie there took others, those may be named too. */
	private static boolean arePoints(TrueIncident truth, List<Point> points) {
		return switch (truth.kind()) {
			case SCATTERED, LONG_CYCLE -> true;
			case KO_VIOLATION, REPETITION -> {
				Set<Point> may = new HashSet<>(truth.points());
				truth.remedy().stream().map(Remedy::point).forEach(may::add);
				yield points.containsAll(truth.points()) && may.containsAll(points);
			}
			case TWO_MOVES -> points.containsAll(truth.points()) && points.size() <= 2;
			default -> points.equals(truth.points());
		};
	}
}

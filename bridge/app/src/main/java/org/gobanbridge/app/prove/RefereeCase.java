package org.gobanbridge.app.prove;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobanbridge.app.store.PolicyFiles;
import org.gobanbridge.app.store.SnapshotLogHeader;
import org.gobanbridge.app.store.SnapshotLogReader;
import org.gobanbridge.app.store.SnapshotLogWriter;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.incident.CycleNoted;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.StoneMoved;
import org.gobanbridge.core.session.GameSession;
import org.gobanbridge.drivers.simulated.Injections;
import org.gobanbridge.drivers.simulated.Players;
import org.gobanbridge.drivers.simulated.ReadingStream;
import org.gobanbridge.drivers.simulated.Schedule;
import org.gobanbridge.drivers.simulated.SimulatedGame;
import org.gobanbridge.drivers.simulated.SimulationOptions;
import org.gobanbridge.drivers.simulated.TableTop;
import org.gobanbridge.drivers.simulated.TrueIncident;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Point;

/**
 * A real game with what a referee must say of it, and nothing else.
 *
 * @param title
 *            the file, and which of several ways it was done
 * @param expected
 *            in the order of the moves
 */
record RefereeCase(String title, SimulatedGame game, Injections injections, List<Expected> expected) {
	/** How long an incident may take, up to this much noise and beyond (FORMATS 5). */
	private static final double LITTLE_NOISE = 0.003;
	private static final long LIMIT_MILLIS = 1000;
	private static final long NOISY_LIMIT_MILLIS = 2000;
	/** How long captured stones may lie when the opponent has answered. */
	private static final long ANSWERED_MILLIS = 5000;
	private static final String LATE = "told, but ";

	/**
	 * What must be said.
	 *
	 * @param move
	 *            with which it happens
	 * @param color
	 *            empty = nobody can know whose fault it is
	 */
	record Expected(int move, IncidentKind kind, Optional<Color> color, List<Point> points, Optional<StoneMoved> way,
			Optional<CycleNoted> cycle) {

		/** In words: {@code white ko-violation Q5}. */
		String inWords() {
			return cycle.map(round -> round.name() + " of " + round.period())
					.orElseGet(() -> color.map(side -> Words.of(side) + " ").orElse("") + Words.of(kind) + " "
							+ way.map(moved -> moved.from() + "-" + moved.to()).orElseGet(() -> text(points)));
		}

		private boolean isSaidBy(Incident incident) {
			boolean moved = way.map(
					wanted -> incident.from().equals(Optional.of(wanted.from()))
							&& incident.to().equals(Optional.of(wanted.to())))
					.orElse(true);
			return incident.kind() == kind && incident.offender().equals(color) && incident.cycle().equals(cycle)
					&& moved && (kind.isIllegalMove()
							? incident.points().subList(0, 1).equals(points)
							: incident.points().equals(points));
		}
	}

	/**
	 * What was said.
	 *
	 * @param after
	 *            how long after the board had shown it each came, in ms
	 * @param wrong
	 *            what is wrong with it, for people; empty if nothing
	 */
	record Answer(RefereeCase of, List<Long> after, String said, Optional<String> wrong) {
		/** Whether nothing is wrong but that it took too long. */
		boolean isLate() {
			return wrong.filter(why -> why.startsWith(LATE)).isPresent();
		}
	}

	/** Plays and judges it. */
	Answer judge(SimulationOptions options) {
		Schedule schedule = Players.play(List.of(game), options, injections);
		ReadingStream stream = new ReadingStream(schedule, options);
		GameSession session = new GameSession(stream.settings(), PolicyFiles.POLICIES);
		TableTop table = new TableTop(schedule, options.hands());
		List<List<Clearness>> clear = schedule.incidents().stream().map(one -> clearness(one, schedule, table))
				.toList();
		List<Input> inputs = new ArrayList<>();
		List<GameEvent> events = new ArrayList<>();
		while (stream.hasNext()) {
			Input input = stream.next();
			inputs.add(input);
			if (input instanceof Input.Reading reading) {
				clear.forEach(one -> one.forEach(part -> part.read(reading)));
			}
			events.addAll(session.accept(input));
		}
		List<GameEvent.IncidentOpened> told = events.stream().filter(GameEvent.IncidentOpened.class::isInstance)
				.map(GameEvent.IncidentOpened.class::cast).toList();
		List<Long> after = new ArrayList<>();
		Optional<String> wrong = wrong(schedule, clear, told, options, after)
				.or(() -> wrongRecord(new PlayedGame(schedule, session.state(), told, 0, 0)))
				.or(() -> throughAFile(stream, inputs).equals(events)
						? Optional.empty()
						: Optional.of("the same log, written and read again, gives other events"));
		return new Answer(this, after, told.stream().map(RefereeCase::inWords).collect(Collectors.joining(", ")),
				wrong);
	}

	/** What must be clear; captured stones are left there only once their capture has been answered. */
	private static List<Clearness> clearness(TrueIncident incident, Schedule schedule, TableTop table) {
		Stream<Clearness> itself = Stream.of(new Clearness(incident, table, incident.t()));
		Stream<Clearness> answer = schedule.moves().stream()
				.filter(move -> incident.kind() == IncidentKind.CAPTURED_LEFT && move.t() > incident.t()).limit(1)
				.filter(move -> move.move() instanceof Move.Play)
				.map(move -> new Clearness(List.of(((Move.Play) move.move()).point()), move.t(), ANSWERED_MILLIS,
						table));
		return Stream.concat(itself, answer).toList();
	}

	private Optional<String> wrong(Schedule schedule, List<List<Clearness>> clear, List<GameEvent.IncidentOpened> told,
			SimulationOptions options, List<Long> after) {
		long limit = options.noise() <= LITTLE_NOISE ? LIMIT_MILLIS : NOISY_LIMIT_MILLIS;
		for (int n = 0; n < Math.max(told.size(), expected.size()); n++) {
			if (n == told.size()) {
				return Optional.of("not told");
			}
			if (n == expected.size() || !expected.get(n).isSaidBy(told.get(n).incident())) {
				return Optional.of("wrongly told at " + told.get(n).t() + " ms");
			}
			int index = indexOf(schedule, expected.get(n));
			if (index < 0) {
				return Optional.of("it did not happen at this table");
			}
			TrueIncident truth = schedule.incidents().get(index);
			long t = told.get(n).t();
			if (t < truth.began()) {
				return Optional.of("told before it happened");
			}
			after.add(t - truth.t());
			long late = t - clear.get(index).stream().mapToLong(Clearness::known).max().orElseThrow();
			if (late > limit) {
				return Optional.of(LATE + late + " ms after anybody could know");
			}
		}
		return Optional.empty();
	}

	private static int indexOf(Schedule schedule, Expected expected) {
		for (int n = 0; n < schedule.incidents().size(); n++) {
			TrueIncident incident = schedule.incidents().get(n);
			if (incident.move() == expected.move() && incident.kind() == expected.kind()) {
				return n;
			}
		}
		return -1;
	}

	/** The record is exact; of a game that ends with what went wrong, up to there. */
	private Optional<String> wrongRecord(PlayedGame played) {
		int turn = played.firstWrongTurn();
		boolean last = expected.stream().anyMatch(one -> one.move() <= turn)
				&& played.schedule().moves().size() <= turn;
		return turn == 0 || last ? Optional.empty() : Optional.of("the record is wrong from move " + turn);
	}

	/** What becomes of these inputs when they are written to a log and read again. */
	private static List<GameEvent> throughAFile(ReadingStream stream, List<Input> inputs) {
		try {
			ByteArrayOutputStream bytes = new ByteArrayOutputStream();
			try (SnapshotLogWriter log = SnapshotLogWriter.to(bytes,
					SnapshotLogHeader.of(stream.settings(), "sensor"))) {
				for (Input input : inputs) {
					log.write(input);
				}
			}
			List<GameEvent> events = new ArrayList<>();
			try (SnapshotLogReader log = SnapshotLogReader.of(new ByteArrayInputStream(bytes.toByteArray()),
					"the log")) {
				GameSession session = new GameSession(log.header().session(), PolicyFiles.POLICIES);
				while (log.hasNext()) {
					events.addAll(session.accept(log.next()));
				}
			}
			return events;
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	private static String inWords(GameEvent.IncidentOpened opened) {
		Incident incident = opened.incident();
		Optional<StoneMoved> way = incident.from().flatMap(from -> incident.to()
				.map(to -> new StoneMoved(from, to, Color.BLACK)));
		return new Expected(0, incident.kind(), incident.offender(), incident.points(), way, incident.cycle())
				.inWords();
	}

	private static String text(List<Point> points) {
		return points.stream().map(Point::toString).collect(Collectors.joining(" "));
	}
}

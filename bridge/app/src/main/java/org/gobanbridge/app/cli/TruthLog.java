package org.gobanbridge.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.gobanbridge.app.failure.UnusableFileException;
import org.gobanbridge.app.store.EventLogWriter;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.PassReason;
import org.gobanbridge.core.incident.EarlyLever;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Judgement;
import org.gobanbridge.core.incident.Resolution;
import org.gobanbridge.core.policy.Policy;
import org.gobanbridge.drivers.simulated.Schedule;
import org.gobanbridge.drivers.simulated.TrueIncident;
import org.gobanbridge.drivers.simulated.TrueMove;
import org.gobanbridge.rules.Move;

/**
 * What truly happened at a simulated table, as an event log: the turns, each when its stone touched the board; what went
 * wrong, each when the board first showed it, and when it was right again; how the games ended, where that is known.
 */
final class TruthLog {
	private TruthLog() {
	}

	/**
	 * Writes the log.
	 *
	 * @param policy
	 *            what it says of incidents is written beside them
	 */
	static void write(Path file, Schedule schedule, Policy policy) {
		try (EventLogWriter log = EventLogWriter.create(file, schedule.grid().size())) {
			log.write(events(schedule, policy));
		} catch (IOException e) {
			throw new UnusableFileException(file, e);
		}
	}

	private static List<GameEvent> events(Schedule schedule, Policy policy) {
		List<GameEvent> events = new ArrayList<>();
		schedule.moves().forEach(move -> events.add(turn(move)));
		int id = 0;
		for (TrueIncident incident : schedule.incidents()) {
			id++;
			events.add(new GameEvent.IncidentOpened(incident.t(),
					incident.asIncident(id, judge(policy, incident.kind()))));
			if (incident.righted().isPresent()) {
				events.add(new GameEvent.IncidentResolved(incident.righted().getAsLong(), id, Resolution.RESTORED,
						Optional.empty()));
			}
		}
		schedule.ends().forEach(end -> events.add(new GameEvent.GameEnded(end.t(), end.result(), end.reason())));
		events.sort(Comparator.comparingLong(GameEvent::t));
		return events;
	}

	private static Judgement judge(Policy policy, IncidentKind kind) {
		return kind == IncidentKind.CLOCK_EARLY ? policy.judgeEarly(EarlyLever.Before.STONE) : policy.judge(kind);
	}

	private static GameEvent turn(TrueMove turn) {
		return turn.move() instanceof Move.Play play
				? new GameEvent.MovePlayed(turn.t(), turn.number(), play.color(), play.point(), turn.captured(),
						turn.t(),
						OptionalLong.empty(), false, OptionalInt.empty())
				: new GameEvent.Passed(turn.t(), turn.number(), turn.move().color(),
						turn.passed().orElse(PassReason.DECLARED));
	}
}

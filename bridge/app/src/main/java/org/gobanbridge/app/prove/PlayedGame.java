package org.gobanbridge.app.prove;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameSession;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.drivers.simulated.Players;
import org.gobanbridge.drivers.simulated.ReadingStream;
import org.gobanbridge.drivers.simulated.Schedule;
import org.gobanbridge.drivers.simulated.SimulatedGame;
import org.gobanbridge.drivers.simulated.SimulationOptions;
import org.gobanbridge.drivers.simulated.TrueMove;
import org.gobanbridge.rules.Move;
import org.gobanbridge.core.game.Input;

/**
 * One game played at the simulated table and judged, all in memory.
 *
 * @param schedule
 *            what truly happened
 * @param state
 *            what the events say in the end
 * @param incidents
 *            every incident that was opened
 * @param readings
 *            how many readings there were
 * @param nanos
 *            how much processor time simulating and judging took
 */
public record PlayedGame(Schedule schedule, GameState state, List<GameEvent.IncidentOpened> incidents, long readings,
		long nanos) {

	/** Plays and judges this game. */
	public static PlayedGame play(SimulatedGame game, SimulationOptions options) {
		long start = cpuNanos();
		Schedule schedule = Players.play(List.of(game), options);
		ReadingStream stream = new ReadingStream(schedule, options);
		GameSession session = new GameSession(stream.settings());
		List<GameEvent.IncidentOpened> incidents = new ArrayList<>();
		long readings = 0;
		while (stream.hasNext()) {
			Input input = stream.next();
			readings += input instanceof Input.Reading ? 1 : 0;
			for (GameEvent event : session.accept(input)) {
				if (event instanceof GameEvent.IncidentOpened opened) {
					incidents.add(opened);
				}
			}
		}
		return new PlayedGame(schedule, session.state(), incidents, readings, cpuNanos() - start);
	}

	private static long cpuNanos() {
		return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
	}

	/**
	 * The first turn of which the record is wrong, from 1; 0 if it is exact. Stones of one colour that came within one
	 * unread span may stand in either order if they are marked as uncertain.
	 */
	public int firstWrongTurn() {
		List<RecordedMove> record = state.moves();
		List<TrueMove> truth = schedule.moves();
		int turns = Math.max(record.size(), truth.size());
		for (int n = 0; n < turns; n++) {
			if (n >= record.size() || n >= truth.size()
					|| !record.get(n).move().equals(truth.get(n).move()) && !isExcused(record.get(n), truth.get(n))) {
				return n + 1;
			}
		}
		return 0;
	}

	private boolean isExcused(RecordedMove recorded, TrueMove played) {
		if (!recorded.uncertain() || !(recorded.move() instanceof Move.Play)) {
			return false;
		}
		TrueMove other = schedule.moves().stream().filter(move -> move.move().equals(recorded.move()))
				.min(Comparator.comparingInt(move -> Math.abs(move.number() - played.number()))).orElse(played);
		RecordedMove recordedOther = state.moves().stream().filter(move -> move.move().equals(played.move()))
				.min(Comparator.comparingInt(move -> Math.abs(move.number() - played.number()))).orElse(recorded);
		long lastPlayed = Math.max(played.t(), other.t());
		long firstSeen = Math.min(recorded.seen(), recordedOther.seen());
		return played.move().color() == recorded.color() && recordedOther.uncertain()
				&& schedule.gaps().stream().anyMatch(gap -> lastPlayed < gap.to() && gap.to() <= firstSeen);
	}

	/** How many turns of the record are marked as uncertain. */
	public long uncertainTurns() {
		return state.moves().stream().filter(RecordedMove::uncertain).count();
	}
}

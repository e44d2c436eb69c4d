package org.gobanbridge.app.prove;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.gobanbridge.app.store.PolicyFiles;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.session.GameSession;
import org.gobanbridge.drivers.simulated.Players;
import org.gobanbridge.drivers.simulated.ReadingStream;
import org.gobanbridge.drivers.simulated.Schedule;
import org.gobanbridge.drivers.simulated.SimulatedGame;
import org.gobanbridge.drivers.simulated.SimulationOptions;
import org.gobanbridge.drivers.simulated.TrueMove;
import org.gobanbridge.rules.Move;

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

	/** Stones further apart than this in the record cannot have come in one unread span. */
	private static final int LONGEST_EXCHANGE = 8;

	/** Plays and judges this game. */
	public static PlayedGame play(SimulatedGame game, SimulationOptions options) {
		long start = cpuNanos();
		Schedule schedule = Players.play(List.of(game), options);
		ReadingStream stream = new ReadingStream(schedule, options);
		GameSession session = new GameSession(stream.settings(), PolicyFiles.POLICIES);
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
	 * unread span may stand in any order if they are marked as uncertain.
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

	/** Whether the record has this stone elsewhere, both marked: they came while nobody could see which was first. */
	private boolean isExcused(RecordedMove recorded, TrueMove played) {
		return recorded.uncertain() && recorded.move() instanceof Move.Play && recorded.color() == played.move().color()
				&& state.moves().stream().anyMatch(other -> other.uncertain() && other.move().equals(played.move())
						&& Math.abs(other.number() - recorded.number()) <= LONGEST_EXCHANGE);
	}

	/** How many turns of the record are marked as uncertain. */
	public long uncertainTurns() {
		return state.moves().stream().filter(RecordedMove::uncertain).count();
	}
}

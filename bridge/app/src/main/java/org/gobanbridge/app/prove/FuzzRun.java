package org.gobanbridge.app.prove;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobanbridge.app.store.EventJson;
import org.gobanbridge.app.store.NumberedEvent;
import org.gobanbridge.app.store.PolicyFiles;
import org.gobanbridge.app.store.SgfRecord;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.SessionSettings;
import org.gobanbridge.core.session.GameSession;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.history.Game;

/**
 * A session that is given inputs and watched: what it says must be possible, consistent and readable. NOT thread safe.
 */
final class FuzzRun {
	private final SessionSettings settings;
	private final FuzzCheck check;
	private final List<Input> inputs = new ArrayList<>();
	private final List<GameEvent> events = new ArrayList<>();
	private final List<Long> nanos = new ArrayList<>();
	private final List<Boolean> counting = new ArrayList<>();
	private GameSession session;

	FuzzRun(SessionSettings settings) {
		this.settings = settings;
		this.session = new GameSession(settings, PolicyFiles.POLICIES);
		this.check = new FuzzCheck(settings.grid());
	}

	/**
	 * The session takes an input.
	 *
	 * @throws FuzzFailure
	 *             if what it makes of it cannot be
	 */
	void take(Input input) {
		inputs.add(input);
		if (input instanceof Input.Restarted) {
			restart(input);
			return;
		}
		long before = cpuNanos();
		List<GameEvent> caused = session.accept(input);
		nanos.add(cpuNanos() - before);
		counting.add(caused.stream().anyMatch(GameEvent.Counted.class::isInstance));
		check.take(input, caused);
		events.addAll(caused);
	}

	/** A session that goes on from the events must do what the one does that was there all the time. */
	private void restart(Input input) {
		GameSession next = new GameSession(settings, PolicyFiles.POLICIES, events);
		nanos.add(0L);
		counting.add(false);
		List<GameEvent> caused = next.accept(input);
		FuzzFailure.require(caused.equals(session.accept(input)),
				"a session that goes on from the journal does not what the old one does at a restart");
		session = next;
		check.take(input, caused);
		events.addAll(caused);
	}

	/** What else the machine does does not count. */
	private static long cpuNanos() {
		return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
	}

	GameState state() {
		return session.state();
	}

	SessionSettings settings() {
		return settings;
	}

	List<Input> inputs() {
		return inputs;
	}

	List<GameEvent> events() {
		return events;
	}

	/** How much processor time the session took for each input. */
	List<Long> nanos() {
		return nanos;
	}

	/** Whether with this input, from 0 on, the board was counted. */
	boolean isCount(int step) {
		return counting.get(step);
	}

	/** What can only be said of it all: the events as they are read again give the same state, and it can be written. */
	void end() {
		List<GameEvent> read = new ArrayList<>();
		for (int n = 0; n < events.size(); n++) {
			NumberedEvent numbered = new NumberedEvent(n + 1, events.get(n));
			NumberedEvent again = EventJson.read(EventJson.line(numbered)).orElseThrow();
			FuzzFailure.require(again.equals(numbered), "an event is read otherwise than it was written: ", numbered);
			read.add(again.event());
		}
		FuzzCheck.requireSame(GameState.of(settings.grid(), read), session.state());
		requirePrisoners(session.state());
		SgfRecord.bytes(session.state(), Optional.empty());
	}

	private static void requirePrisoners(GameState state) {
		Game game = state.game();
		int taken = state.moves().stream().mapToInt(move -> move.captured().size()).sum();
		FuzzFailure.require(game.capturedBy(Color.BLACK) + game.capturedBy(Color.WHITE) == taken,
				"the record has " + taken + " prisoners, the game "
						+ (game.capturedBy(Color.BLACK) + game.capturedBy(Color.WHITE)));
		FuzzFailure.require(game.moveNumber() == state.moves().size(),
				"the record has " + state.moves().size() + " turns, the game " + game.moveNumber());
	}
}

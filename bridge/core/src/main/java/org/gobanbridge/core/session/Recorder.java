package org.gobanbridge.core.session;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.PassReason;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.rules.Color;

/** Keeps the state and the events that have come of the input being handled: the one place where events begin. */
final class Recorder {
	private GameState state;
	private List<GameEvent> events = new ArrayList<>();
	private final List<Refusal> refused = new ArrayList<>();

	Recorder(GameState state) {
		this.state = state;
	}

	GameState state() {
		return state;
	}

	/** The state already includes the event when this returns. */
	void record(GameEvent event) {
		state = state.apply(event);
		events.add(event);
	}

	/** Records that this side has given its turn up, as the next turn of the record. */
	void pass(long t, Color color, PassReason reason) {
		record(new GameEvent.Passed(t, state.moves().size() + 1, color, reason));
	}

	/** Records that this side has lost its turn by this incident. */
	void loseTurn(long t, Color color, Incident incident) {
		record(new GameEvent.Passed(t, state.moves().size() + 1, color, PassReason.FORFEIT,
				OptionalInt.of(incident.id())));
	}

	/** Nothing is unsettled any more, if anything was. */
	void settle(long now) {
		if (!state().unsettled().isEmpty()) {
			record(new GameEvent.Unsettled(now, List.of(), now));
		}
	}

	/** What a person said changes nothing, or is obeyed although the policy does not offer it: of this there is no event. */
	void refuse(long t, Obstacle why) {
		refused.add(new Refusal(t, why));
	}

	/** What was refused since it was forgotten last. */
	List<Refusal> refused() {
		return List.copyOf(refused);
	}

	void forgetRefused() {
		refused.clear();
	}

	/** The events since the last call. */
	List<GameEvent> take() {
		if (events.isEmpty()) {
			return List.of();
		}
		List<GameEvent> taken = events;
		events = new ArrayList<>();
		return taken;
	}
}

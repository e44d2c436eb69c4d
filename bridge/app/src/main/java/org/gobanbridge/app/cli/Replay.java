package org.gobanbridge.app.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.gobanbridge.app.store.PolicyFiles;
import org.gobanbridge.app.store.SnapshotLogReader;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.SessionSettings;
import org.gobanbridge.core.policy.Policy;
import org.gobanbridge.core.session.GameSession;
import org.gobanbridge.core.session.Refusal;
import org.gobanbridge.rules.score.Ruleset;
import org.gobanbridge.rules.score.Rulesets;

/** A snapshot log played through a game session, and the games that come out. Made for one log. */
final class Replay {

	/** Takes what one input caused. */
	interface Listener {
		void events(List<GameEvent> events) throws IOException;
	}

	private final GameDetails forced;
	private final List<ReplayedGame> games = new ArrayList<>();
	private final List<Refusal> refused = new ArrayList<>();

	/**
	 * @param rules
	 *            to play by whatever the log says
	 * @param policy
	 *            to judge by whatever the log says
	 */
	Replay(Optional<Ruleset> rules, Optional<Policy> policy) {
		this.forced = named(rules.map(Ruleset::name), policy.map(Policy::name));
	}

	private static GameDetails named(Optional<String> rules, Optional<String> policy) {
		return GameDetails.NONE.withRules(rules).withPolicy(policy);
	}

	void play(SnapshotLogReader log, Listener listener) throws IOException {
		SessionSettings header = log.header().session();
		GameDetails usual = named(Optional.of(Rulesets.DEFAULT.name()),
				Optional.of(PolicyFiles.POLICIES.usual().name()));
		SessionSettings settings = header.withDetails(forced.orElse(header.details()).orElse(usual));
		play(new GameSession(settings, PolicyFiles.POLICIES), settings, log, listener);
	}

	private void play(GameSession session, SessionSettings settings, Iterator<Input> inputs, Listener listener)
			throws IOException {
		GameState state = GameState.initial(settings.grid());
		long t = 0;
		boolean ended = false;
		while (inputs.hasNext()) {
			Input input = forced(inputs.next());
			t = input.t();
			ended = input instanceof Input.Ended;
			state = take(session.accept(input), state, listener);
			refused.addAll(session.refused());
		}
		if (!ended) {
			// A log may break off; what was said last still counts.
			take(session.accept(new Input.Ended(t)), state, listener);
			refused.addAll(session.refused());
		}
	}

	private GameState take(List<GameEvent> events, GameState before, Listener listener) throws IOException {
		GameState state = before;
		for (GameEvent event : events) {
			state = state.apply(event);
			note(event, state);
		}
		listener.events(events);
		return state;
	}

	/** What people say of the game later does not overrule what this replay was asked for. */
	private Input forced(Input input) {
		return input instanceof Input.DetailsGiven given && !forced.equals(GameDetails.NONE)
				? new Input.DetailsGiven(given.t(), withForced(given.details()))
				: input;
	}

	private GameDetails withForced(GameDetails given) {
		return named(given.rules().flatMap(rules -> forced.rules()), given.policy().flatMap(policy -> forced.policy()))
				.orElse(given);
	}

	private void note(GameEvent event, GameState state) {
		if (state.gameNumber() == 0) {
			return;
		}
		ReplayedGame game = games.size() == state.gameNumber() ? games.removeLast() : new ReplayedGame(state);
		games.add(game.after(event, state));
	}

	/** What people said that has changed nothing, and rulings that the policy does not offer, in order. */
	List<Refusal> refused() {
		return List.copyOf(refused);
	}

	/** The games of the log, in order. */
	List<ReplayedGame> games() {
		return List.copyOf(games);
	}
}

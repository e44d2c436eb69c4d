package org.gobanbridge.core.game;

import java.util.Optional;
import java.util.OptionalInt;
import org.gobanbridge.rules.Color;

/**
 * What is known of a game beyond its moves (the {@code game} object of FORMATS 2); everything may be unknown.
 *
 * @param komi
 *            as given: points ({@code "7.5"}) or {@code "3.75zi"}
 * @param time
 *            the time settings as given, in JSON
 */
public record GameDetails(Optional<String> rules, Optional<String> policy, Optional<String> komi, OptionalInt handicap,
		Optional<String> black, Optional<String> white, Optional<Color> toPlay, Optional<Setup> setup,
		Optional<String> time) {

	public static final GameDetails NONE = new GameDetails(Optional.empty(), Optional.empty(), Optional.empty(),
			OptionalInt.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(),
			Optional.empty());

	/** What goes on from one game to the next if nothing is said: the rules, not the players. */
	public GameDetails forNextGame() {
		return new GameDetails(rules, policy, komi, OptionalInt.empty(), Optional.empty(), Optional.empty(),
				Optional.empty(), Optional.empty(), time);
	}

	/** What {@link #forNextGame} leaves out of a configuration: who plays, and with which handicap. */
	public GameDetails pairing() {
		return new GameDetails(Optional.empty(), Optional.empty(), Optional.empty(), handicap, black, white,
				Optional.empty(), Optional.empty(), Optional.empty());
	}

	/** The same between these players. */
	public GameDetails between(Optional<String> blackName, Optional<String> whiteName) {
		return new GameDetails(rules, policy, komi, handicap, blackName, whiteName, toPlay, setup, time);
	}

	/** The same with this komi. */
	public GameDetails withKomi(String said) {
		return new GameDetails(rules, policy, Optional.of(said), handicap, black, white, toPlay, setup, time);
	}

	/** The same with no komi known. */
	GameDetails withoutKomi() {
		return new GameDetails(rules, policy, Optional.empty(), handicap, black, white, toPlay, setup, time);
	}

	/** These details, and where they are silent the others. */
	public GameDetails orElse(GameDetails other) {
		return new GameDetails(rules.or(other::rules), policy.or(other::policy), komi.or(other::komi),
				handicap.isPresent() ? handicap : other.handicap, black.or(other::black), white.or(other::white),
				toPlay.or(other::toPlay), setup.or(other::setup), time.or(other::time));
	}
}

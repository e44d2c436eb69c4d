package org.gobanbridge.core.game;

import java.util.Optional;
import java.util.OptionalInt;
import org.gobanbridge.rules.Color;

/**
 * What is known of a game beyond its moves (the {@code game} object of FORMATS 2); everything may be unknown. Made from
 * {@link #NONE}, one matter after another; whether rules, policy and points exist is not checked.
 *
 * @param rules
 *            the name of a ruleset
 * @param policy
 *            the name of a policy
 * @param komi
 *            as given: points ({@code "7.5"}) or {@code "3.75zi"}
 * @param handicap
 *            how many stones; 0 = an even game
 * @param black
 *            Black's name; empty text = he has none
 * @param white
 *            White's name, likewise
 * @param toPlay
 *            who has the first move
 * @param setup
 *            stones that lie there before the first move
 * @param time
 *            the time settings as given, in JSON
 */
public record GameDetails(Optional<String> rules, Optional<String> policy, Optional<String> komi, OptionalInt handicap,
		Optional<String> black, Optional<String> white, Optional<Color> toPlay, Optional<Setup> setup,
		Optional<String> time) {

	/** Nothing is known. */
	public static final GameDetails NONE = new GameDetails(Optional.empty(), Optional.empty(), Optional.empty(),
			OptionalInt.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(),
			Optional.empty());

	/** The same by these rules; empty = not known, as in all that follow. */
	public GameDetails withRules(Optional<String> name) {
		return new GameDetails(name, policy, komi, handicap, black, white, toPlay, setup, time);
	}

	/** The same under this policy. */
	public GameDetails withPolicy(Optional<String> name) {
		return new GameDetails(rules, name, komi, handicap, black, white, toPlay, setup, time);
	}

	/** The same with this komi. */
	public GameDetails withKomi(Optional<String> given) {
		return new GameDetails(rules, policy, given, handicap, black, white, toPlay, setup, time);
	}

	/** The same with this handicap. */
	public GameDetails withHandicap(OptionalInt stones) {
		return new GameDetails(rules, policy, komi, stones, black, white, toPlay, setup, time);
	}

	/** What {@link #forNextGame} leaves out of a configuration: who plays, and with which handicap. */
	public GameDetails pairing() {
		return NONE.withHandicap(handicap).between(black, white);
	}

	/** The same between these players. */
	public GameDetails between(Optional<String> blackName, Optional<String> whiteName) {
		return new GameDetails(rules, policy, komi, handicap, blackName, whiteName, toPlay, setup, time);
	}

	/** The same with this side to begin. */
	public GameDetails withToPlay(Optional<Color> first) {
		return new GameDetails(rules, policy, komi, handicap, black, white, first, setup, time);
	}

	/** The same with these stones before the first move. */
	public GameDetails withSetup(Optional<Setup> stones) {
		return new GameDetails(rules, policy, komi, handicap, black, white, toPlay, stones, time);
	}

	/** The same with these time settings. */
	public GameDetails withTime(Optional<String> settings) {
		return new GameDetails(rules, policy, komi, handicap, black, white, toPlay, setup, settings);
	}

	/** What goes on from one game to the next if nothing is said: rules, policy, komi and time, nothing else. */
	public GameDetails forNextGame() {
		return NONE.withRules(rules).withPolicy(policy).withKomi(komi).withTime(time);
	}

	/** These details, and where they are silent the others. */
	public GameDetails orElse(GameDetails other) {
		return new GameDetails(rules.or(other::rules), policy.or(other::policy), komi.or(other::komi),
				handicap.isPresent() ? handicap : other.handicap, black.or(other::black), white.or(other::white),
				toPlay.or(other::toPlay), setup.or(other::setup), time.or(other::time));
	}
}

package org.gobanbridge.rules.score;

import java.util.Optional;
import org.gobanbridge.rules.PlayingRules;

/**
 * A named set of rules, as data. Immutable.
 *
 * @param name
 *            as written in configurations and logs, for example {@code chinese}
 * @param title
 *            for people, and for {@code RU} in records
 * @param playing
 *            what decides whether a move is legal
 * @param komi
 *            the usual komi in even games, in points, as a decimal
 * @param komiIfWhitePassesFirst
 *            the komi where the first pass of the game was White's, in points; empty where that makes no difference
 * @param counting
 *            what decides who has won
 * @param opening
 *            how the game begins
 * @param origin
 *            where these rules come from, one or two sentences for people
 */
public record Ruleset(String name, String title, PlayingRules playing, String komi,
		Optional<Fraction> komiIfWhitePassesFirst, CountingRules counting, Opening opening, String origin) {
	/**
	 * @throws IllegalArgumentException
	 *             if the name is not of small letters, digits and hyphens, or the komi is no number
	 */
	public Ruleset {
		if (!name.matches("[a-z0-9]+(-[a-z0-9]+)*")) {
			throw new IllegalArgumentException(
					"'" + name + "' is no name for a ruleset; a name looks like club-rules");
		}
		komi = Fraction.parse(komi).toString();
	}

	/**
	 * The komi of a game of which none is said, in points, as a decimal: none with a handicap, also one of Black's first move (让先).
	 *
	 * @param handicap
	 *            how many stones Black has before White's first move, or is said to have
	 */
	public String komiFor(int handicap) {
		return handicap >= 1 ? "0" : komi;
	}

	/** The usual komi in even games, in points. */
	public Fraction komiPoints() {
		return Fraction.parse(komi);
	}

	/**
	 * How logs write the ruleset, so that {@link Rulesets#named} finds it again: the name of a preset, or all of a ruleset
	 * of the user's own in one line.
	 */
	public String written() {
		return Rulesets.all().contains(this) ? name : RulesetNotation.write(this);
	}
}

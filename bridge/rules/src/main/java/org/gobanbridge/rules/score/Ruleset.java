package org.gobanbridge.rules.score;

import org.gobanbridge.rules.PlayingRules;

/**
 * A named set of rules.
 *
 * @param name
 *            as written in configurations and logs, for example {@code chinese}
 * @param title
 *            for people, and for {@code RU} in records
 * @param playing
 *            what decides whether a move is legal
 * @param komi
 *            the usual komi in even games, in points, as a decimal
 */
public record Ruleset(String name, String title, PlayingRules playing, String komi) {
	/**
	 * The komi of a game of which none is said, in points, as a decimal: none from two handicap stones on.
	 *
	 * @param handicap
	 *            how many stones Black has before White's first move, or is said to have
	 */
	public String komiFor(int handicap) {
		return handicap >= 2 ? "0" : komi;
	}
}

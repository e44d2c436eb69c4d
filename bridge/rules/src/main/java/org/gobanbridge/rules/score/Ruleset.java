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
}

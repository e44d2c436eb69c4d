package org.gobanbridge.rules.score;

import java.util.Optional;
import org.gobanbridge.rules.Grid;
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
 *            the usual komi in even games, in points
 * @param komiIfWhitePassesFirst
 *            the komi where the first pass of the game was White's, in points; empty where that makes no difference
 * @param counting
 *            what decides who has won
 * @param opening
 *            how the game begins
 * @param origin
 *            where these rules come from, one or two sentences for people
 */
public record Ruleset(String name, String title, PlayingRules playing, Fraction komi,
		Optional<Fraction> komiIfWhitePassesFirst, CountingRules counting, Opening opening, String origin) {
	private static final int LONGEST_NAME = 50;
	private static final int LONGEST_TITLE = 200;
	private static final int LONGEST_ORIGIN = 1000;
	private static final int PARTS_OF_A_POINT = 60;
	private static final int MOST_POINTS = Grid.MAX_SIZE * Grid.MAX_SIZE;

	/**
	 * @throws IllegalArgumentException
	 *             if the name is not of small letters, digits and hyphens, a text is too long, or there is no such komi;
	 *             the message begins with what is wrong
	 */
	public Ruleset {
		requireName(name);
		requireLength("title", title, LONGEST_TITLE);
		requireLength("origin", origin, LONGEST_ORIGIN);
		requireKomi("komi", komi);
		komiIfWhitePassesFirst.ifPresent(points -> requireKomi("komi-if-white-passes-first", points));
	}

	static void requireName(String name) {
		if (name.length() > LONGEST_NAME || !name.matches("[a-z0-9]++(-[a-z0-9]++)*+")) {
			String shown = name.length() > LONGEST_NAME ? name.substring(0, LONGEST_NAME) + "…" : name;
			throw new IllegalArgumentException("'" + shown + "' is no name for a ruleset; a name looks like club-rules"
					+ (name.length() > LONGEST_NAME ? " and has no more than " + LONGEST_NAME + " characters" : ""));
		}
	}

	private static void requireLength(String what, String text, int most) {
		if (text.length() > most) {
			throw new IllegalArgumentException(what + " has " + text.length() + " characters; it can have " + most);
		}
	}

	private static void requireKomi(String what, Fraction komi) {
		if (!isKomi(komi)) {
			throw new IllegalArgumentException(what + " is '" + komi + "'; it can be "
					+ (komi.isMadeOf(PARTS_OF_A_POINT)
							? "no more than the " + MOST_POINTS + " points of the largest board"
							: "whole points and sixtieths of a point"));
		}
	}

	/** Whether a game can have this komi, in points: sixtieths are its smallest parts, the largest board has no more. */
	public static boolean isKomi(Fraction points) {
		return points.isMadeOf(PARTS_OF_A_POINT) && points.abs().compareTo(Fraction.of(MOST_POINTS)) <= 0;
	}

	/**
	 * The komi of a game of which none is said, in points: none with a handicap, also one of Black's first move alone (让先).
	 *
	 * @param handicap
	 *            how many stones Black has before White's first move, or is said to have
	 */
	public Fraction komiFor(int handicap) {
		return handicap >= 1 ? Fraction.ZERO : komi;
	}

	/**
	 * How logs write the ruleset, so that {@link Rulesets#named} finds it again: the name of a preset, or all of a ruleset
	 * of the user's own in one line.
	 */
	public String written() {
		return Rulesets.all().contains(this) ? name : RulesetNotation.write(this);
	}
}

package org.gobanbridge.rules;

/**
 * The part of a ruleset that decides whether a move is legal.
 *
 * @param repetition
 *            which repeated positions are forbidden
 * @param suicide
 *            whether a string of two stones or more may take its own last liberty; a single stone never may
 */
public record PlayingRules(Repetition repetition, boolean suicide) {
}

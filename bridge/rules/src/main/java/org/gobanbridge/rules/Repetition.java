package org.gobanbridge.rules;

/** Which returning whole-board positions a ruleset forbids. */
public enum Repetition {
	/** Only the position before the opponent's last move (simple ko). */
	SIMPLE_KO,
	/** Every earlier position. */
	POSITIONAL,
	/** Every earlier position with the same side to move. */
	SITUATIONAL
}

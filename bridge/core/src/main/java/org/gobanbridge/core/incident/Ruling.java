package org.gobanbridge.core.incident;

import java.util.Optional;
import org.gobanbridge.rules.Color;

/**
 * A referee's word (FORMATS 8). Whether it fits the incident is not checked.
 *
 * @param option
 *            what follows; empty = nothing but the penalty
 * @param penalty
 *            for whom {@code color} says
 * @param color
 *            who is meant; empty = the offender of the incident
 * @param by
 *            who ruled
 */
public record Ruling(Optional<RulingOption> option, Penalty penalty, Optional<Color> color, Optional<String> by,
		Optional<String> note) {
	/** This and no more. */
	public static Ruling of(RulingOption option) {
		return new Ruling(Optional.of(option), Penalty.NONE, Optional.empty(), Optional.empty(), Optional.empty());
	}
}

package org.gobanbridge.core.policy;

import java.util.List;
import java.util.Optional;
import org.gobanbridge.core.incident.EarlyLever;
import org.gobanbridge.core.incident.Penalty;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.core.incident.Severity;

/**
 * What a policy says of one kind of incident.
 *
 * @param article
 *            the rule's own number in its source
 * @param english
 *            what the rule says, in a sentence
 * @param chinese
 *            the same
 * @param proposed
 *            what follows; empty = the referee decides
 * @param others
 *            what else may be ruled; empty = all that makes sense for the kind
 * @param severity
 *            empty = as grave as the proposal and the penalty are
 * @param early
 *            of a lever that was pressed too early: before what; empty = whatever it was
 */
public record Clause(Optional<String> article, String english, String chinese, Optional<RulingOption> proposed,
		List<RulingOption> others, Penalty penalty, Optional<Severity> severity, Optional<EarlyLever.Before> early) {
	/** The rules say nothing. */
	public static final Clause SILENT = new Clause(Optional.empty(), "The rules say nothing; the referee decides.",
			"规则未作规定，由裁判决定。", Optional.empty(), List.of(), Penalty.NONE, Optional.empty(),
			Optional.empty());

	public Clause {
		others = List.copyOf(others);
	}
}

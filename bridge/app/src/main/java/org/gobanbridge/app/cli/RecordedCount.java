package org.gobanbridge.app.cli;

import java.util.List;
import java.util.Optional;
import org.gobanbridge.app.cli.GameBatch.UnjudgedException;
import org.gobanbridge.drivers.simulated.AgreedCount;
import org.gobanbridge.drivers.simulated.SimulatedGame;
import org.gobanbridge.rules.score.Ruleset;
import org.gobanbridge.rules.score.Rulesets;
import org.gobanbridge.rules.sgf.SgfGame;
import org.gobanbridge.rules.sgf.SgfResult;

/** How the players of a record must have counted: which stones are dead so that its result comes out. */
final class RecordedCount {
	private static final List<DeadChoice> CHOICES = List.of(new DeadChoice.AsItLies(), new DeadChoice.Proposed());

	private RecordedCount() {
	}

	/**
	 * What they agreed on: no dead stones, or those that the program proposes, whichever gives the recorded result by the
	 * rules they play by at the table; empty if neither does, or the record has no counted
	 * result; and where the table would take stones for handicap of which the record does not say so.
	 */
	static Optional<AgreedCount> of(SgfGame record, SimulatedGame played) {
		boolean counted = record.outcome().filter(
				result -> result instanceof SgfResult.OnPoints || result == SgfResult.NoWinner.DRAW).isPresent();
		boolean sameHandicap = record.handicap().orElse(0) == played.details().handicap().orElse(0);
		boolean seemsHandicap = played.details().handicap().isEmpty() && played.setup().white().isEmpty()
				&& !played.setup().black().isEmpty();
		if (!counted || !sameHandicap || seemsHandicap || !record.edits().isEmpty()) {
			return Optional.empty();
		}
		Ruleset rules = played.details().rules().flatMap(Rulesets::named).orElse(Rulesets.DEFAULT);
		return CHOICES.stream().flatMap(choice -> counted(record, rules, choice).stream()).findFirst();
	}

	private static Optional<AgreedCount> counted(SgfGame record, Ruleset rules, DeadChoice choice) {
		try {
			ScoredGame scored = ScoredGame.of(record, rules, choice, new Overtime(0, 0));
			return scored.comparison() == ScoredGame.Comparison.SAME
					? Optional.of(new AgreedCount(scored.count().dead().points(), scored.count().result()))
					: Optional.empty();
		} catch (UnjudgedException e) {
			return Optional.empty();
		}
	}
}

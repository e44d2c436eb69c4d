package org.gobanbridge.core.policy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.gobanbridge.core.incident.Judgement;
import org.gobanbridge.core.incident.Matter;
import org.gobanbridge.core.incident.PenaltyLevel;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.core.incident.Severity;

/**
 * What may happen at the table without the referee being called, how the bridge takes it, and what follows of what may
 * not. It proposes; it decides nothing. Immutable.
 *
 * @param name
 *            as written in configurations and logs
 * @param title
 *            for people
 * @param chineseTitle
 *            the same in Chinese
 * @param origin
 *            where it comes from, a sentence for people
 * @param moveComplete
 *            when a move may not be changed any more
 * @param takeBacks
 *            whether players may take moves back by putting the board as it was
 * @param clearingEnds
 *            whether clearing the board in mid-game ends it
 * @param strippingCounts
 *            whether taking whole strings off in mid-game means that the players count
 * @param resignSignal
 *            whether two stones in the corner are a sign of resignation
 * @param endSignal
 *            whether a stone of the other colour beside the board is a sign that the game is over
 * @param leverPasses
 *            whether a lever that is pressed when nothing was played is a pass; otherwise it is asked
 * @param leverAfter
 *            what must be done before the lever is pressed
 * @param clauses
 *            what it says of each matter; of those that are missing, nothing
 */
public record Policy(String name, String title, String chineseTitle, String origin, MoveComplete moveComplete,
		ClaimWindow claim,
		boolean takeBacks, boolean clearingEnds, boolean strippingCounts, boolean resignSignal, boolean endSignal,
		boolean leverPasses, LeverAfter leverAfter, Ladder ladder,
		Map<Matter, Clause> clauses) {
	public Policy {
		clauses = Map.copyOf(clauses);
	}

	/** One that is called the same in Chinese. */
	public Policy(String name, String title, String origin, MoveComplete moveComplete, ClaimWindow claim,
			boolean takeBacks, boolean clearingEnds, boolean strippingCounts, boolean resignSignal, boolean endSignal,
			boolean leverPasses, LeverAfter leverAfter, Ladder ladder, Map<Matter, Clause> clauses) {
		this(name, title, title, origin, moveComplete, claim, takeBacks, clearingEnds, strippingCounts, resignSignal,
				endSignal, leverPasses, leverAfter, ladder, clauses);
	}

	/** One that says nothing: whatever happens, the referee decides. */
	public static Policy silent(String name) {
		return new Policy(name, name, "", MoveComplete.RELEASED, ClaimWindow.RESULT, false, false, false, true, true,
				false, LeverAfter.STONE,
				Ladder.NONE, Map.of());
	}

	/** What it says of this matter, or else of the kind as such. */
	public Clause clause(Matter matter) {
		return Optional.ofNullable(clauses.get(matter))
				.orElseGet(() -> clauses.getOrDefault(Matter.of(matter.kind()), Clause.SILENT));
	}

	/**
	 * What it has to say when this has happened. That nothing was wrong may be ruled whatever the rules say: the board may
	 * have been misread.
	 */
	public Judgement judge(Matter matter) {
		Clause clause = clause(matter);
		List<RulingOption> options = new ArrayList<>();
		clause.proposed().ifPresent(options::add);
		Stream.concat((clause.others().isEmpty() ? Remedies.possible(matter.kind()) : clause.others()).stream(),
				Stream.of(RulingOption.DISMISS)).filter(option -> !options.contains(option)).forEach(options::add);
		return new Judgement(clause.article(), clause.proposed(), options, clause.penalty(),
				clause.severity().orElseGet(() -> severity(clause)));
	}

	private static Severity severity(Clause clause) {
		RulingOption proposed = clause.proposed().orElse(RulingOption.DISMISS);
		if (proposed == RulingOption.LOSS || proposed == RulingOption.BOTH_LOSE) {
			return Severity.LOSS;
		}
		boolean costs = clause.penalty().level() != PenaltyLevel.NONE || proposed == RulingOption.VOID_LOSE_TURN
				|| proposed == RulingOption.WARNING;
		return costs ? Severity.WARNING : Severity.NOTICE;
	}
}

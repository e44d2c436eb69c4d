package org.gobanbridge.core.policy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.gobanbridge.core.incident.EarlyLever;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Judgement;
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
 *            what it says of each kind of incident; of those that are missing, nothing
 */
public record Policy(String name, String title, String chineseTitle, String origin, MoveComplete moveComplete,
		ClaimWindow claim,
		boolean takeBacks, boolean clearingEnds, boolean strippingCounts, boolean resignSignal, boolean endSignal,
		boolean leverPasses, LeverAfter leverAfter, Ladder ladder,
		Map<IncidentKind, Clause> clauses) {
	public Policy {
		clauses = Map.copyOf(clauses);
	}

	/** One that is called the same in Chinese. */
	public Policy(String name, String title, String origin, MoveComplete moveComplete, ClaimWindow claim,
			boolean takeBacks, boolean clearingEnds, boolean strippingCounts, boolean resignSignal, boolean endSignal,
			boolean leverPasses, LeverAfter leverAfter, Ladder ladder, Map<IncidentKind, Clause> clauses) {
		this(name, title, title, origin, moveComplete, claim, takeBacks, clearingEnds, strippingCounts, resignSignal,
				endSignal, leverPasses, leverAfter, ladder, clauses);
	}

	/** One that says nothing: whatever happens, the referee decides. */
	public static Policy silent(String name) {
		return new Policy(name, name, "", MoveComplete.RELEASED, ClaimWindow.RESULT, false, false, false, true, true,
				false, LeverAfter.STONE,
				Ladder.NONE, Map.of());
	}

	/** What it says of this kind of incident. */
	public Clause clause(IncidentKind kind) {
		return clauses.getOrDefault(kind, Clause.SILENT);
	}

	/** The same; of a lever that was pressed too early, what it says of that one. */
	public Clause clause(IncidentKind kind, Optional<EarlyLever.Before> early) {
		Clause clause = clause(kind);
		return clause.early().isEmpty() || clause.early().equals(early) ? clause : Clause.SILENT;
	}

	/**
	 * What it has to say when an incident of this kind has happened. That nothing was wrong may be ruled whatever the
	 * rules say: the board may have been misread.
	 */
	public Judgement judge(IncidentKind kind) {
		return judge(kind, clause(kind));
	}

	/** The same of a lever that was pressed too early. */
	public Judgement judgeEarly(EarlyLever.Before early) {
		return judge(IncidentKind.CLOCK_EARLY, clause(IncidentKind.CLOCK_EARLY, Optional.of(early)));
	}

	private static Judgement judge(IncidentKind kind, Clause clause) {
		List<RulingOption> options = new ArrayList<>();
		clause.proposed().ifPresent(options::add);
		Stream.concat((clause.others().isEmpty() ? Remedies.possible(kind) : clause.others()).stream(),
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

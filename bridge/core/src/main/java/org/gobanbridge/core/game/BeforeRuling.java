package org.gobanbridge.core.game;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.RecordsPart;
import org.gobanbridge.core.incident.RuledOn;
import org.gobanbridge.core.incident.Ruling;
import org.gobanbridge.core.incident.RulingMeaning;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.rules.history.Game;

/**
 * All that a ruling may have changed, as it was before; everything else stays as it is when the ruling is withdrawn. What
 * happens at the very moment of the ruling, and can be, is its work.
 *
 * @param t
 *            when it was ruled
 * @param incident
 *            on which
 * @param incidentCount
 *            how many incidents there had been
 * @param record
 *            the record; nobody but the ruling has changed it since
 * @param closed
 *            the incidents that the ruling closed
 * @param phase
 *            the phase that the ruling ended, if it is still over by nothing else
 * @param earlier
 *            before the ruling before this one, if that may be withdrawn when this one is
 */
record BeforeRuling(long t, int incident, int incidentCount, Record record, List<RuledOn> ruledOn,
		List<GameEvent.Warned> warnings, List<Closed> closed, Resting phase, Optional<BeforeRuling> earlier) {

	/** The record, and what was counted of it. */
	record Record(List<RecordedMove> moves, List<Game> games, List<PositionEdit> edits, SortedSet<Integer> uncleared,
			List<TakenBack> undone, int movesAtResumption, Optional<GameEvent.Counted> counted,
			Optional<SealedMove> sealed) {
		private void restore(GameFold fold) {
			replace(fold.moves, moves);
			replace(fold.games, games);
			replace(fold.edits, edits);
			replace(fold.uncleared, uncleared);
			fold.undone = undone;
			fold.sealed = sealed;
		}

		Record cleared(int number) {
			SortedSet<Integer> left = new TreeSet<>(uncleared);
			left.remove(number);
			return new Record(moves, games, edits, left, undone, movesAtResumption, counted, sealed);
		}
	}

	/** An incident, and whether it was open. */
	record Closed(Incident incident, boolean wasOpen) {
	}

	/**
	 * The phase.
	 *
	 * @param next
	 *            the phase that such a ruling begins, if any
	 * @param endedByRuling
	 *            whether the ruling began another one, and nobody one since
	 */
	record Resting(GameCount count, Optional<String> result, Optional<Phase> interrupted, boolean rebuilding,
			OptionalLong resumedAt, Optional<Phase> next, boolean endedByRuling) {
		private void restore(GameFold fold) {
			fold.count = count;
			fold.result = result;
			fold.interrupted = interrupted;
			fold.rebuilding = rebuilding;
			fold.resumedAt = resumedAt;
			fold.turnsFrom = resumedAt;
		}

		Resting ended(boolean byRuling) {
			return new Resting(count, result, interrupted, rebuilding, resumedAt, next, byRuling);
		}
	}

	/** All that this ruling may change, before it does. */
	static BeforeRuling of(GameFold fold, GameEvent.IncidentResolved ruled, Optional<IncidentKind> kind) {
		Record record = new Record(List.copyOf(fold.moves), List.copyOf(fold.games), List.copyOf(fold.edits),
				new TreeSet<>(fold.uncleared), fold.undone, fold.movesAtResumption, fold.counted,
				fold.sealed);
		Resting phase = new Resting(fold.count, fold.result, fold.interrupted, fold.rebuilding, fold.resumedAt,
				kind.flatMap(of -> ruled.ruling().flatMap(Ruling::option).flatMap(option -> next(of, option))), false);
		return new BeforeRuling(ruled.t(), ruled.id(), fold.incidentCount, record, List.copyOf(fold.ruledOn),
				List.copyOf(fold.warnings), List.of(), phase, fold.beforeRuling);
	}

	private static Optional<Phase> next(IncidentKind kind, RulingOption option) {
		boolean ends = RulingMeaning.of(kind, Optional.of(option)).record() == RecordsPart.ENDS;
		if (ends || option == RulingOption.ACCEPT && kind == IncidentKind.RESIGN_SIGNAL) {
			return Optional.of(Phase.ENDED);
		}
		boolean counts = option == RulingOption.ACCEPT
				&& (kind == IncidentKind.END_SIGNAL || kind == IncidentKind.PASS_UNCONFIRMED);
		return counts ? Optional.of(Phase.COUNTING) : Optional.empty();
	}

	/** Takes back what the ruling has changed, and nothing else. */
	void restore(GameFold fold) {
		boolean sameRecord = fold.game() == record.games().getLast();
		if (phase.endedByRuling()) {
			phase.restore(fold);
		}
		boolean resumedSince = fold.resumedAt.orElse(t) > t;
		fold.counted = sameRecord && !phase.endedByRuling() ? fold.counted : record.counted();
		record.restore(fold);
		fold.movesAtResumption = resumedSince ? fold.moves.size() : record.movesAtResumption();
		replace(fold.ruledOn, ruledOn);
		replace(fold.warnings, warnings);
		closed.forEach(
				one -> (one.wasOpen() ? fold.openIncidents : fold.restoredIncidents).add(one.incident()));
		fold.openIncidents.sort(Comparator.comparingInt(Incident::id));
		fold.restoredIncidents.sort(Comparator.comparingInt(Incident::id));
		fold.beforeRuling = earlier;
	}

	private static <T> void replace(Collection<T> some, Collection<T> by) {
		some.clear();
		some.addAll(by);
	}

	/** Whether the ruling was on this incident. */
	boolean isOn(OptionalInt id) {
		return id.equals(OptionalInt.of(incident));
	}

	/** Whether the ruling brought this turn; a stone that lay there when it was made was not played since. */
	boolean brought(RecordedMove move) {
		return isOn(move.point().isPresent() ? move.irregular() : move.lostBy()) || move.seen() <= t;
	}

	/** The same; the ruling closed this as well. */
	BeforeRuling closing(Closed more) {
		return more.incident().id() > incidentCount
				? this
				: new BeforeRuling(t, incident, incidentCount, record, ruledOn, warnings,
						Stream.concat(closed.stream(), Stream.of(more)).toList(), phase, earlier);
	}

	/** The same; the captured stones of this move, which stood before and stands now, have left since. */
	BeforeRuling clearing(RecordedMove move) {
		boolean stood = record.moves().size() >= move.number()
				&& record.moves().get(move.number() - 1).move().equals(move.move());
		return new BeforeRuling(t, incident, incidentCount, stood ? record.cleared(move.number()) : record, ruledOn,
				warnings, closed, phase, earlier.map(before -> before.clearing(move)));
	}

	/** The same; a phase has begun. */
	BeforeRuling beginning(long at, Phase begun) {
		boolean byRuling = at == t && phase.next().equals(Optional.of(begun));
		return new BeforeRuling(t, incident, incidentCount, record, ruledOn, warnings, closed, phase.ended(byRuling),
				byRuling ? earlier : earlier.map(before -> before.beginning(at, begun)));
	}
}

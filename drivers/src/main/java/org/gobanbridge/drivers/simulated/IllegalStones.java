package org.gobanbridge.drivers.simulated;

import java.util.List;
import java.util.Optional;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Illegality;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Repetition;
import org.gobanbridge.rules.history.Cycle;
import org.gobanbridge.rules.history.Game;

/** How stones come to be played that may not be played. */
final class IllegalStones {
	private IllegalStones() {
	}

	/** The mover plays where the rules forbid it for this reason. */
	static Optional<Mishap> forbidden(IncidentKind kind, Illegality reason, Moment moment) {
		return moment.anyPoint(i -> moment.game().illegality(moment.mover(), i).filter(reason::equals).isPresent())
				.map(i -> new Mishap.Illegal(kind, List.of(), moment.mover(), i, true));
	}

	/**
	 * The mover brings an earlier board back: by a recorded move that the ruleset forbids, wherever else he may, or by
	 * sending two stones and taking one back.
	 */
	static Optional<Mishap> repetition(Moment moment) {
		Optional<Mishap> at = forbidden(IncidentKind.REPETITION, Illegality.REPETITION, moment);
		if (at.isPresent()) {
			return at.map(Mishap.Illegal.class::cast).map(stone -> new Mishap.Illegal(stone.kind(), List.of(),
					stone.color(), stone.index(), stone.index() != moment.nextIndex()));
		}
		return moment.game().rules().repetition() == Repetition.SIMPLE_KO
				? Optional.empty()
				: moment.any(moment.position().liberties(moment.position().stones(moment.mover())).indices().boxed()
						.flatMap(i -> sendTwo(moment, i).stream()).toList());
	}

	/** The mover makes two stones of one on this point; they are taken; he takes the taker. */
	private static Optional<Mishap> sendTwo(Moment moment, int sent) {
		Color color = moment.mover();
		Game game = moment.game();
		if (!moment.isPlain(color, sent)) {
			return Optional.empty();
		}
		Move first = new Move.Play(color, moment.grid().point(sent));
		Game offered = game.playAssumeLegal(first);
		PointSet two = offered.position().string(sent);
		PointSet liberties = offered.position().liberties(two);
		if (two.count() != 2 || liberties.count() != 1) {
			return Optional.empty();
		}
		Move.Play second = new Move.Play(color.opponent(), moment.grid().point(liberties.next(0)));
		int back = two.without(sent).next(0);
		if (offered.illegality(second).isPresent()
				|| !offered.position().captures(second.color(), liberties.next(0)).equals(two)) {
			return Optional.empty();
		}
		boolean repeats = offered.playAssumeLegal(second).illegality(color, back).filter(Illegality.REPETITION::equals)
				.isPresent();
		return repeats
				? Optional.of(new Mishap.Illegal(IncidentKind.REPETITION, List.of(first, second), color, back, false))
				: Optional.empty();
	}

	/** The side that has just moved plays on, if it can what it would have played next. */
	static Optional<Mishap> twoMoves(Moment moment) {
		Color again = moment.mover().opponent();
		if (moment.last() < 0) {
			return Optional.empty();
		}
		return moment.after().filter(Move.Play.class::isInstance).map(Move.Play.class::cast)
				.map(play -> moment.grid().index(play.point())).filter(i -> moment.isPlain(again, i))
				.or(() -> moment.anyPoint(i -> moment.isPlain(again, i)))
				.map(i -> new Mishap.Illegal(IncidentKind.TWO_MOVES, List.of(), again, i, true));
	}

	/** The mover plays his move with a stone of the other side. */
	static Optional<Mishap> wrongColor(Moment moment) {
		int index = moment.nextIndex();
		boolean plain = moment.last() >= 0 && moment.isPlain(moment.mover(), index)
				&& moment.isPlain(moment.mover().opponent(), index);
		return plain ? Optional.of(new Mishap.WrongColor(moment.next())) : Optional.empty();
	}

	/** The move is the first in the game to bring an earlier board back with the same side to move, as it may. */
	static Optional<Mishap> longCycle(Moment moment) {
		boolean first = moment.game().rules().repetition() == Repetition.SIMPLE_KO
				&& comesRound(moment.game().playAssumeLegal(moment.next()));
		for (Optional<Game> at = Optional.of(moment.game()); first && at.isPresent(); at = at.get().undo()) {
			first = !comesRound(at.get());
		}
		return first ? Optional.of(new Mishap.AsRecorded(IncidentKind.LONG_CYCLE)) : Optional.empty();
	}

	private static boolean comesRound(Game game) {
		return game.repeats(Repetition.POSITIONAL).isPresent()
				&& Cycle.closedBy(game).filter(Cycle::sameToPlay).isPresent();
	}
}

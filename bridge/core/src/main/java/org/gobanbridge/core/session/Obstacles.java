package org.gobanbridge.core.session;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.game.SealedMove;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Matter;
import org.gobanbridge.core.incident.PenaltyLevel;
import org.gobanbridge.core.incident.RuledOn;
import org.gobanbridge.core.incident.Ruling;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.core.policy.Policies;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;

/** Whether a word can be carried out as the game stands. */
public final class Obstacles {
	private Obstacles() {
	}

	/**
	 * What stands in the way of this ruling; empty if nothing does.
	 *
	 * @param incident
	 *            empty = something that a person reports
	 * @param policies
	 *            those that a game may name
	 */
	public static Optional<Obstacle> ofRuling(OptionalInt incident, Ruling ruling, GameState state,
			Policies policies) {
		if (!state.phase().isRunning()) {
			return Optional.of(state.result().<Obstacle>map(Obstacle.Over::new)
					.orElseGet(Obstacle.NoGame::new));
		}
		if (incident.isEmpty()) {
			return ofNobody(ruling, Optional.empty()).or(() -> notOffered(Optional.empty(), ruling,
					state.policy(policies).judge(Matter.of(IncidentKind.REPORTED)).options()));
		}
		Optional<Incident> found = state.rulable(incident.getAsInt());
		return found.isEmpty()
				? Optional.of(notRulable(incident.getAsInt(), state))
				: ofNobody(ruling, found).or(() -> ofAnother(ruling, found.get()))
						.or(() -> notOffered(Optional.of(found.get().id()), ruling,
								found.get().judgement().options()));
	}

	/** Why there is no ruling to take back; empty if there is one. */
	public static Optional<Obstacle> ofWithdrawal(GameState state) {
		return state.mayWithdraw() ? Optional.empty() : Optional.of(new Obstacle.NothingToWithdraw());
	}

	/** Why these stones cannot be agreed dead now; empty if they can. Points must be on the board. */
	public static Optional<Obstacle> ofDead(List<Point> dead, GameState state) {
		if (state.phase() != Phase.COUNTING) {
			return Optional.of(new Obstacle.NotCounting(state.phase()));
		}
		List<Point> empty = dead.stream().filter(point -> state.position().isEmpty(state.grid().index(point))).toList();
		if (!empty.isEmpty()) {
			return Optional.of(new Obstacle.NoStones(empty));
		}
		return isDeclared(dead, state) ? Optional.of(new Obstacle.DeadAlready()) : Optional.empty();
	}

	/** Why this side cannot seal its move now; empty if it can. */
	public static Optional<Obstacle> ofSeal(Color color, GameState state) {
		boolean may = state.phase() == Phase.PLAYING
				|| state.phase() == Phase.ADJOURNED && state.interrupted().equals(Optional.of(Phase.PLAYING));
		if (!may) {
			return Optional.of(new Obstacle.NotToSeal(state.phase()));
		}
		Optional<String> opened = state.sealedNext().flatMap(SealedMove::opened);
		if (opened.isPresent()) {
			return Optional.of(new Obstacle.SealOpened(opened.get()));
		}
		return state.game().toPlay() == color ? Optional.empty() : Optional.of(new Obstacle.SealOutOfTurn(color));
	}

	/** Why no sealed move can be opened; empty if one can, be it that the game waits for its board first. */
	public static Optional<Obstacle> ofUnseal(GameState state) {
		Optional<String> opened = state.sealed().flatMap(SealedMove::opened)
				.filter(point -> !point.equals(SealedMove.UNREADABLE));
		if (state.sealed().isEmpty()) {
			return Optional.of(new Obstacle.NothingSealed());
		}
		return opened.map(Obstacle.SealOpened::new);
	}

	/** Why the record cannot be corrected so; empty if it can. */
	public static Optional<Obstacle> ofRevision(Input.Revised revised, GameState state) {
		boolean begun = state.gameNumber() > 0 && state.phase() != Phase.PREPARING;
		if (!begun) {
			return Optional.of(new Obstacle.NoGame());
		}
		int turns = state.moves().size();
		return revised.from() < 1 || revised.from() > turns + 1
				? Optional.of(new Obstacle.NoSuchTurn(revised.from(), turns))
				: Corrections.impossible(state.gameAfter(revised.from() - 1), revised);
	}

	private static boolean isDeclared(List<Point> dead, GameState state) {
		PointSet strings = dead.stream().map(state.grid()::index).map(state.position()::string)
				.reduce(PointSet.none(state.grid()), PointSet::union);
		return state.counted().map(GameEvent.Counted::declared)
				.filter(declared -> PointSet.of(state.grid(), declared).equals(strings)).isPresent();
	}

	private static Obstacle notRulable(int id, GameState state) {
		Optional<RuledOn> ruled = state.ruledOn().stream().filter(known -> known.incident().id() == id).findFirst();
		if (ruled.isPresent()) {
			return new Obstacle.RuledAlready(id, ruled.get().ruling());
		}
		List<Integer> others = state.rulable().stream().map(Incident::id).toList();
		return id >= 1 && id <= state.incidentCount()
				? new Obstacle.Closed(id, others)
				: new Obstacle.NoIncident(id, others);
	}

	private static Optional<Obstacle> notOffered(Optional<Integer> incident, Ruling ruling,
			List<RulingOption> offered) {
		return ruling.option().filter(option -> !offered.contains(option))
				.map(option -> new Obstacle.NotOffered(incident, option, offered));
	}

	private static Optional<Obstacle> ofNobody(Ruling ruling, Optional<Incident> incident) {
		boolean known = ruling.color().isPresent() || incident.flatMap(Incident::offender).isPresent();
		return isAboutSide(ruling) && !known ? Optional.of(new Obstacle.OfNobody()) : Optional.empty();
	}

	/** Whether it says something of a side, not of the record and the board alone. */
	private static boolean isAboutSide(Ruling ruling) {
		return ruling.penalty().level() != PenaltyLevel.NONE
				|| ruling.option().filter(option -> option == RulingOption.LOSS || option == RulingOption.WARNING)
						.isPresent();
	}

	private static Optional<Obstacle> ofAnother(Ruling ruling, Incident incident) {
		boolean other = ruling.color().isPresent() && incident.offender().isPresent()
				&& !ruling.color().equals(incident.offender());
		return other && !isAboutSide(ruling)
				? Optional.of(new Obstacle.OfAnother(incident.id(), incident.offender().orElseThrow()))
				: Optional.empty();
	}
}

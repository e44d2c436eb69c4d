package org.gobanbridge.app.desk;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobanbridge.app.store.PolicyFiles;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.PenaltyLevel;
import org.gobanbridge.core.incident.RuledOn;
import org.gobanbridge.core.incident.Ruling;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;

/** Why a referee's word would change nothing, said before it is said to the game. */
public final class RulingCheck {
	private RulingCheck() {
	}

	/** Why this ruling cannot be carried out as the game stands; empty if it can. */
	public static Optional<String> obstacle(OptionalInt incident, Ruling ruling, GameState state) {
		if (!state.phase().isRunning()) {
			return Optional.of(state.result().map(result -> "the game is over (" + result + "); resume it first")
					.orElse("no game has begun"));
		}
		if (incident.isEmpty()) {
			return options(state.policy(PolicyFiles.POLICIES).judge(IncidentKind.REPORTED).options(),
					"what a person reports", ruling)
					.or(() -> nobody(ruling, Optional.empty()));
		}
		Optional<Incident> found = rulable(state).filter(known -> known.id() == incident.getAsInt()).findFirst();
		return found.isEmpty()
				? Optional.of(unknown(incident.getAsInt(), state))
				: options(found.get().judgement().options(), "incident " + found.get().id(), ruling)
						.or(() -> nobody(ruling, found));
	}

	/** Why there is no ruling to take back; empty if there is one. */
	public static Optional<String> withdrawalObstacle(GameState state) {
		return state.mayWithdraw()
				? Optional.empty()
				: Optional.of("there is no ruling to withdraw: none was given, or something was played since");
	}

	/** Why these stones cannot be agreed dead now; empty if they can. */
	public static Optional<String> deadObstacle(List<Point> dead, GameState state) {
		if (state.phase() != Phase.COUNTING) {
			return Optional.of("dead stones are agreed while counting, and now the game is "
					+ Words.of(state.phase()) + "; declare game-over first");
		}
		List<Point> empty = dead.stream().filter(point -> state.position().isEmpty(state.grid().index(point))).toList();
		if (!empty.isEmpty()) {
			return Optional.of("no stone of the record lies on "
					+ empty.stream().map(Point::toString).collect(Collectors.joining(" ")));
		}
		return isDeclared(dead, state)
				? Optional.of("these stones, and no others, have been agreed dead already")
				: Optional.empty();
	}

	private static boolean isDeclared(List<Point> dead, GameState state) {
		PointSet strings = dead.stream().map(state.grid()::index).map(state.position()::string)
				.reduce(PointSet.none(state.grid()), PointSet::union);
		return state.counted().map(GameEvent.Counted::declared)
				.filter(declared -> PointSet.of(state.grid(), declared).equals(strings)).isPresent();
	}

	private static Stream<Incident> rulable(GameState state) {
		return Stream.concat(state.openIncidents().stream(), state.restoredIncidents().stream());
	}

	private static String unknown(int id, GameState state) {
		Optional<RuledOn> ruled = state.ruledOn().stream().filter(known -> known.incident().id() == id).findFirst();
		if (ruled.isPresent()) {
			return "incident " + id + " has been ruled on already ("
					+ ruled.get().ruling().option().map(Words::of).orElse("no option") + "); withdraw that first";
		}
		String others = rulable(state).map(incident -> String.valueOf(incident.id()))
				.collect(Collectors.joining(", "));
		return (id >= 1 && id <= state.incidentCount()
				? "incident " + id + " is closed, or belongs to another game"
				: "there is no incident " + id) + "; "
				+ (others.isEmpty() ? "none can be ruled on now" : "those that can be ruled on: " + others);
	}

	private static Optional<String> options(List<RulingOption> options, String what, Ruling ruling) {
		return ruling.option().filter(option -> !options.contains(option))
				.map(option -> Words.of(option) + " cannot be ruled on " + what + "; what can: "
						+ options.stream().map(Words::of).collect(Collectors.joining(", ")));
	}

	/** A penalty, and a loss, are somebody's. */
	private static Optional<String> nobody(Ruling ruling, Optional<Incident> incident) {
		boolean needed = ruling.penalty().level() != PenaltyLevel.NONE
				|| ruling.option().filter(option -> option == RulingOption.LOSS || option == RulingOption.WARNING)
						.isPresent();
		boolean known = ruling.color().isPresent() || incident.flatMap(Incident::offender).isPresent();
		return needed && !known
				? Optional.of("whose fault it was is not known; say color: black or white")
				: Optional.empty();
	}
}

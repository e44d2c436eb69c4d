package org.gobanbridge.app.desk;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.session.RulingObstacle;
import org.gobanbridge.rules.Point;

/** Says why a referee's word would change nothing, and what to do about it. */
public final class ObstacleWords {
	private ObstacleWords() {
	}

	/** One line. */
	public static String of(RulingObstacle obstacle) {
		return switch (obstacle) {
			case RulingObstacle.NoGame no -> "no game has begun";
			case RulingObstacle.Over over -> "the game is over (" + over.result() + "); resume it first";
			case RulingObstacle.NoIncident none ->
				"there is no incident " + none.incident() + "; " + rulable(none.others());
			case RulingObstacle.Closed closed -> "incident " + closed.incident()
					+ " is closed, or belongs to another game; " + rulable(closed.others());
			case RulingObstacle.RuledAlready ruled -> "incident " + ruled.incident() + " has been ruled on already ("
					+ ruled.ruling().option().map(Words::of).orElse("no option") + "); withdraw that first";
			case RulingObstacle.OfNobody nobody -> "whose fault it was is not known; say color: black or white";
			case RulingObstacle.NotOffered not -> Words.of(not.option()) + " cannot be ruled on "
					+ not.incident().map(id -> "incident " + id).orElse("what a person reports") + "; what can: "
					+ joined(not.offered(), ", ", Words::of);
			case RulingObstacle.NothingToWithdraw nothing ->
				"there is no ruling to withdraw: none was given, or something was played since";
			case RulingObstacle.NotCounting not -> "dead stones are agreed while counting, and now the game is "
					+ Words.of(not.phase()) + (not.phase().rests() ? "; resume first" : "; declare game-over first");
			case RulingObstacle.NoStones none ->
				"no stone of the record lies on " + joined(none.points(), " ", Point::toString);
			case RulingObstacle.DeadAlready already -> "these stones, and no others, have been agreed dead already";
		};
	}

	private static String rulable(List<Integer> others) {
		return others.isEmpty()
				? "none can be ruled on now"
				: "those that can be ruled on: " + joined(others, ", ", String::valueOf);
	}

	private static <T> String joined(List<T> all, String by, Function<T, String> word) {
		return all.stream().map(word).collect(Collectors.joining(by));
	}
}

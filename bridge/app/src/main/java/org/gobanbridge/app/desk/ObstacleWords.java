package org.gobanbridge.app.desk;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.session.Obstacle;
import org.gobanbridge.rules.Illegality;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Point;

/** Says why a referee's word would change nothing, and what to do about it. */
public final class ObstacleWords {
	private ObstacleWords() {
	}

	/** One line. */
	public static String of(Obstacle obstacle) {
		return switch (obstacle) {
			case Obstacle.NoGame no -> "no game has begun";
			case Obstacle.Over over -> "the game is over (" + over.result() + "); resume it first";
			case Obstacle.NoIncident none ->
				"there is no incident " + none.incident() + "; " + rulable(none.others());
			case Obstacle.Closed closed -> "incident " + closed.incident()
					+ " is closed, or belongs to another game; " + rulable(closed.others());
			case Obstacle.RuledAlready ruled -> "incident " + ruled.incident() + " has been ruled on already ("
					+ ruled.ruling().option().map(Words::of).orElse("no option") + "); withdraw that first";
			case Obstacle.OfNobody nobody -> "whose fault it was is not known; say color: black or white";
			case Obstacle.NotOffered not -> Words.of(not.option()) + " cannot be ruled on "
					+ not.incident().map(id -> "incident " + id).orElse("what a person reports") + "; what can: "
					+ joined(not.offered(), ", ", Words::of);
			case Obstacle.OfAnother other -> "incident " + other.incident() + " is " + other.offender().title()
					+ "'s: color can only be " + Words.of(other.offender()) + " there, or left out";
			case Obstacle.NothingToWithdraw nothing ->
				"there is no ruling to withdraw: none was given, or the record or the result has changed since";
			case Obstacle.NoSuchTurn no -> "the record has " + no.turns() + " moves: from cannot be " + no.from();
			case Obstacle.CannotHaveBeen not -> "move " + not.number() + ", " + Words.of(not.move().color()) + " "
					+ (not.move() instanceof Move.Play stone ? stone.point().toString() : "pass")
					+ ", cannot have been: " + reason(not.why());
			case Obstacle.OutOfTurn out ->
				out.color().title() + " cannot pass while it is " + out.color().opponent().title() + "'s turn";
			case Obstacle.NotToSeal not ->
				"a move is sealed while the game is played, or adjourned from play; now it is "
						+ Words.of(not.phase());
			case Obstacle.SealOutOfTurn out -> "it is " + out.color().opponent().title() + "'s turn: "
					+ out.color().title() + " has no move to seal";
			case Obstacle.SealOpened opened -> "the sealed move has been opened already: " + opened.point();
			case Obstacle.NothingSealed nothing -> "no move is sealed";
			case Obstacle.NotCounting not -> "dead stones are agreed while counting, and now the game is "
					+ Words.of(not.phase()) + (not.phase().rests() ? "; resume first" : "; declare game-over first");
			case Obstacle.NoStones none ->
				"no stone of the record lies on " + joined(none.points(), " ", Point::toString);
			case Obstacle.DeadAlready already -> "these stones, and no others, have been agreed dead already";
		};
	}

	private static String reason(Illegality why) {
		return switch (why) {
			case OCCUPIED -> "a stone lies there";
			case OFF_BOARD -> "it is not on the board";
			case WRONG_TURN -> "it was the other side's turn";
			case SUICIDE, KO, REPETITION -> "the rules forbid it";
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

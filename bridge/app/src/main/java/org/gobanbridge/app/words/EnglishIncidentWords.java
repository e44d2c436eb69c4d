package org.gobanbridge.app.words;

import java.util.List;
import java.util.Optional;
import org.gobanbridge.app.failure.PlainText;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.game.SealedMove;
import org.gobanbridge.core.incident.CycleNoted;
import org.gobanbridge.core.incident.EarlyLever;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Resolution;
import org.gobanbridge.core.incident.SealedFault;
import org.gobanbridge.core.incident.StoneMoved;
import org.gobanbridge.core.incident.Supersession;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;

/** Incidents in English. */
final class EnglishIncidentWords extends IncidentWords {
	@Override
	public String kind(IncidentKind kind) {
		return Words.of(kind);
	}

	@Override
	public String closed(Resolution how) {
		return switch (how) {
			case RESTORED -> "put right";
			case RULING -> "ruled";
			case SUPERSEDED -> "superseded";
		};
	}

	@Override
	String restored() {
		return "put right on the board";
	}

	@Override
	String ruled() {
		return "ruled";
	}

	@Override
	String superseded() {
		return "superseded: something else explains it, or a result made it moot";
	}

	@Override
	String superseded(Supersession cause) {
		String number = cause.number().isPresent() ? String.valueOf(cause.number().getAsInt()) : "?";
		return "superseded" + switch (cause.cause()) {
			case MOVE -> " by move " + number;
			case PASS -> " by the pass that is move " + number;
			case REVISION -> ": the record was corrected from move " + number + " on";
			case UNDONE -> ": moves were taken back, to move " + number;
			case EDITED -> ": the position was changed after move " + number;
			case INCIDENT -> " by incident " + number;
			case RULING -> " by the ruling on incident " + number;
			case RULING_WITHDRAWN -> ": the ruling of which it came was withdrawn";
			case LEVER -> ": the lever was pressed in time";
			case SEAL_OPENED -> ": the sealed move was opened again";
			case COUNTING -> ": the players count";
			case GAME_ENDED -> ": the game has ended";
			case CLEARED -> ": the board was cleared";
			case GAME_STARTED -> ": another game began";
		};
	}

	@Override
	String missing(Optional<Color> color, List<Point> points) {
		return stones(color, points.size()) + " missing from " + points(points);
	}

	@Override
	String added(Optional<Color> color, List<Point> points) {
		return stones(color, points.size()) + " too many at " + points(points);
	}

	@Override
	String moved(IncidentKind kind, StoneMoved stone) {
		return stones(Optional.of(stone.color()), 1) + " went from " + stone.from() + " to " + stone.to();
	}

	@Override
	String scattered(int all, int left) {
		return "the board " + (left == 0 ? "was" : "is") + " in disorder on " + all + (all == 1 ? " point" : " points")
				+ (left == 0 || left == all ? "" : ", " + left + " of them still to be put right");
	}

	@Override
	String doubt() {
		return "; in doubt: a hand hid points, and the stone may have been down in time";
	}

	@Override
	String cycle(CycleNoted cycle) {
		return "the board came back after " + cycle.period() + " moves"
				+ Cycles.kind(cycle).map(kind -> " (" + kind.title() + ")").orElse("");
	}

	@Override
	String sealed(SealedFault fault, Optional<Color> offender, List<Point> points) {
		String move = who(offender) + " sealed " + PlainText.name(fault.written());
		return switch (fault.why()) {
			case UNREADABLE -> fault.written().equals(SealedMove.UNREADABLE)
					? who(offender) + "'s sealed move could not be read"
					: move + ", which is no move";
			case OCCUPIED -> move + ", where a stone lies";
			case SUICIDE -> move + ", where there is no liberty";
			case KO -> move + ", which takes the ko back at once";
			case REPETITION -> move + ", which repeats a position";
			case OTHER_MOVE -> move + " and " + (points.isEmpty() ? "passed" : "played " + points(points));
		};
	}

	@Override
	String early(EarlyLever.Before before, Optional<Color> offender, List<Point> points) {
		return who(offender) + switch (before) {
			case STONE -> " pressed the clock before the stone was down: ";
			case CAPTURES -> " pressed the clock before the captured stones were off: ";
		} + points(points);
	}

	private static String who(Optional<Color> offender) {
		return offender.map(Color::title).orElse("somebody");
	}

	@Override
	String other(IncidentKind kind, Optional<Color> offender, List<Point> points) {
		String who = who(offender);
		String where = points.isEmpty() ? "" : ": " + points(points);
		return switch (kind) {
			case FORBIDDEN_POINT -> who + " played where there is no liberty" + where;
			case KO_VIOLATION -> who + " took the ko back at once" + where;
			case REPETITION -> who + " repeated a position" + where;
			case LONG_CYCLE -> "the board came back";
			case TWO_MOVES -> who + " played twice" + where;
			case WRONG_COLOR -> who + " put down a stone of the wrong colour" + where;
			case OCCUPIED_SWAP -> "a stone became the other colour" + where;
			case STONE_MOVED -> who + " put the last stone elsewhere" + where;
			case STONE_LIFTED -> who + " took the last stone off" + where;
			case STONE_DISPLACED -> "a stone is not where it was" + where;
			case STONES_MISSING -> "stones are missing" + where;
			case STONES_ADDED -> "stones are too many" + where;
			case WRONG_REMOVAL -> who + " took off stones that the move does not capture" + where;
			case CAPTURED_LEFT -> who + " left captured stones on the board" + where;
			case UNCLEAR_PLACEMENT -> "a stone lies between points" + where;
			case SCATTERED -> scattered(points.size(), points.size());
			case WRONG_START -> "the game did not begin as it should" + where;
			case RESIGN_SIGNAL -> who + " seems to resign" + where;
			case END_SIGNAL -> who + " seems to hold the game to be over" + where;
			case PASS_UNCONFIRMED -> who + " pressed the clock and played nothing" + where;
			case CLOCK_EARLY -> who + " pressed the clock too early" + where;
			case CLOCK_NOT_PRESSED -> who + " did not press the clock" + where;
			case TIME_OUT -> who + " used up the time" + where;
			case REPORTED -> who + " was reported" + where;
		};
	}

	@Override
	public String then() {
		return "; ruled: ";
	}

	@Override
	String comma() {
		return ", ";
	}

	private static String stones(Optional<Color> color, int count) {
		String what = color.map(known -> Words.of(known) + " ").orElse("") + "stone";
		return count == 1 ? "a " + what : count + " " + what + "s";
	}
}

package org.gobanbridge.app.desk;

import java.util.List;
import java.util.Optional;
import org.gobanbridge.app.failure.PlainText;
import org.gobanbridge.app.words.IncidentWords;
import org.gobanbridge.app.words.RulingWords;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.policy.Clause;
import org.gobanbridge.rules.Color;

/** Cases in English, in letters that every terminal has. */
final class EnglishCaseWords extends CaseWords {
	EnglishCaseWords() {
		super(IncidentWords.english(), RulingWords.english());
	}

	@Override
	String heading(Heading heading) {
		return switch (heading) {
			case STATE -> "State";
			case GAME -> "Game";
			case WHEN -> "When";
			case WHO -> "Who";
			case SEEN -> "Seen";
			case RULE -> "The rules say";
			case PROPOSED -> "Proposed";
			case OPTIONS -> "May be ruled";
			case CLAIM -> "To be claimed";
			case TO_DO -> "To put right";
			case CLOSED -> "What was done";
		};
	}

	@Override
	String title(int id, String kind, String happened) {
		return "Incident " + id + ", " + kind + ": " + happened;
	}

	@Override
	String open() {
		return "open";
	}

	@Override
	List<String> listHeadings() {
		return List.of("No.", "Time", "After move", "State", "What happened");
	}

	@Override
	String option(String word, String meaning) {
		return word.equals(meaning) ? word : word + " (" + meaning + ")";
	}

	@Override
	String game(CaseFile.Occasion occasion) {
		return "game " + occasion.game() + ", " + player(Color.BLACK, occasion.black()) + " against "
				+ player(Color.WHITE, occasion.white()) + ", judged by: " + PlainText.name(occasion.policy().title());
	}

	@Override
	String when(CaseFile.Occasion occasion) {
		return clock(occasion.sinceStart(occasion.t())) + " after the beginning, "
				+ (occasion.afterMove() == 0 ? "before the first move" : "after move " + occasion.afterMove()) + ", "
				+ side(occasion.toPlay()) + " to play";
	}

	@Override
	String seen(CaseFile file) {
		if (file.incident().kind() == IncidentKind.REPORTED) {
			return "entered by a person, or a matter of warnings; the board has no part in it";
		}
		if (file.incident().kind() == IncidentKind.TIME_OUT) {
			return "by the clock; the board has no part in it";
		}
		if (file.incident().kind() == IncidentKind.CLOCK_NOT_PRESSED) {
			return "no lever was heard of within the time that is set";
		}
		return lever(file).map(
				lever -> "the lever was pressed at " + lever.pressed() + "; " + lever.later()
						+ " s later the board was "
						+ "still as before")
				.orElseGet(() -> byTheBoard(file));
	}

	private static String byTheBoard(CaseFile file) {
		return file.incident().evidence()
				.map(evidence -> "by the board: still in order at "
						+ clock(file.occasion().sinceStart(evidence.beforeAt())) + ", found at "
						+ clock(file.occasion().sinceStart(evidence.afterAt())))
				.orElse("in the record: no picture of the board belongs to it");
	}

	@Override
	String before(String clock) {
		return "Just before, at " + clock;
	}

	@Override
	String after(String clock) {
		return "Just after, at " + clock;
	}

	@Override
	String differing(int count) {
		return switch (count) {
			case 0 -> "The two boards are the same.";
			case 1 -> "One point differs: ";
			default -> count + " points differ: ";
		};
	}

	@Override
	String left(int left, int all) {
		return left + " of " + all + " left: ";
	}

	@Override
	String allDone(int all) {
		return "all done, " + all + (all == 1 ? " point: " : " points: ");
	}

	@Override
	String asRuled() {
		return "as ruled, still to be done: ";
	}

	@Override
	String stands() {
		return "nothing before the ruling: play went on, and what lies there stands in the record, marked";
	}

	@Override
	String none(int game) {
		return game == 0 ? "no game has begun, and so there is no incident" : "no incident in game " + game;
	}

	@Override
	String sentence(Clause clause) {
		return clause.english();
	}

	@Override
	String article(String number) {
		return "article " + number + ": ";
	}

	@Override
	String ladder(int warnings) {
		return "the warnings that lose a game are reached (" + warnings + "): whether it is lost the referee decides";
	}

	@Override
	String refereeDecides() {
		return "nothing: the referee decides";
	}

	@Override
	String untilResult(boolean late) {
		return "before the result; " + (late
				? "there is one: no player may claim it any more, the referee may still rule"
				: "there is none yet");
	}

	@Override
	String untilNextMove(String player, boolean late) {
		return "by " + player + " before his own next move; "
				+ (late ? "it has been made: later only if both agree" : "it has not been made yet");
	}

	@Override
	String untilEithersNextMove(boolean late) {
		return "by either player before his own next move; "
				+ (late ? "both have moved: later only if both agree" : "not both have moved yet");
	}

	@Override
	String by(String name) {
		return "by " + name;
	}

	@Override
	String withdrawn() {
		return " - withdrawn";
	}

	@Override
	String put(Color color) {
		return "put " + Words.of(color);
	}

	@Override
	String takeOff(Optional<PointState> lies) {
		return lies.filter(PointState::isStone).map(stone -> "take " + state(stone) + " off").orElse("take off");
	}

	@Override
	String state(PointState state) {
		return switch (state) {
			case EMPTY -> "empty";
			case BLACK -> "black";
			case WHITE -> "white";
			case STONE -> "a stone";
			case UNKNOWN -> "hidden";
		};
	}

	@Override
	String side(Color color) {
		return color.title();
	}

	@Override
	String nobody() {
		return "not known";
	}

	@Override
	String sign(PointState state) {
		return switch (state) {
			case EMPTY -> "empty";
			case BLACK -> "Black";
			case WHITE -> "White";
			case STONE -> "a stone of which the colour was not read";
			case UNKNOWN -> "hidden by a hand, or not read";
		};
	}

	@Override
	String markedSign() {
		return "differs";
	}

	@Override
	String bracketed(String text) {
		return " (" + text + ")";
	}

	@Override
	String arrow() {
		return " -> ";
	}

	@Override
	String colon() {
		return ": ";
	}

	@Override
	String semicolon() {
		return "; ";
	}

	@Override
	String comma() {
		return ", ";
	}
}

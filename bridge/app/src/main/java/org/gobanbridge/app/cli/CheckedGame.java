package org.gobanbridge.app.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.gobanbridge.app.failure.PlainText;
import org.gobanbridge.core.Words;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Illegality;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.PlayingRules;
import org.gobanbridge.rules.Repetition;
import org.gobanbridge.rules.history.Cycle;
import org.gobanbridge.rules.history.Game;
import org.gobanbridge.rules.sgf.SgfEdit;
import org.gobanbridge.rules.sgf.SgfGame;
import org.gobanbridge.rules.sgf.SgfReplay;
import org.gobanbridge.rules.sgf.SgfReplay.IllegalMove;

/**
 * A record played through under given rules, up to its first move on a point where it may not stand: what comes after
 * that is not judged, and board and captures are those before it. A move out of turn is told and played; what the
 * record edits between moves is done.
 *
 * @param firstIllegal
 *            the first move that is not legal
 * @param captures
 *            the moves that captured
 * @param repetitions
 *            where an earlier board came back, by the illegal move too
 * @param cycles
 *            what the moves between them are called, for each of the first 300 repetitions
 */
record CheckedGame(SgfGame sgf, Game end, Optional<IllegalMove> firstIllegal, List<Capture> captures,
		List<Repeat> repetitions, List<Cycle> cycles) {
	/** Move number and how many stones it captured. */
	record Capture(int move, int stones) {
	}

	/** Numbers of two moves after which the board was the same; 0 is the start. */
	record Repeat(int earlier, int move) {
	}

	private static final int MOST_MOVES_TOLD = 12;
	/** A record that goes round for ever has its first cycles named. */
	private static final int MOST_CYCLES = 300;

	static CheckedGame of(SgfGame sgf, PlayingRules rules) {
		// Repetition is judged by the boards that were shown: the game's own search gets slower with its length.
		Game game = Game.start(sgf.setup(), sgf.toPlay(), new PlayingRules(Repetition.SIMPLE_KO, rules.suicide()));
		ShownBoards shown = new ShownBoards(game);
		Optional<IllegalMove> firstIllegal = Optional.empty();
		List<Capture> captures = new ArrayList<>();
		List<Repeat> repetitions = new ArrayList<>();
		List<Cycle> cycles = new ArrayList<>();
		Map<Integer, SgfEdit> edits = sgf.edits().stream()
				.collect(Collectors.toMap(SgfEdit::afterMove, Function.identity()));
		for (int number = 1; number <= sgf.moves().size(); number++) {
			Move move = sgf.moves().get(number - 1);
			Optional<Illegality> illegality = illegality(game, move, shown, rules.repetition());
			if (illegality.isPresent()) {
				IllegalMove illegal = new IllegalMove(number, move, illegality.get());
				firstIllegal = firstIllegal.or(() -> Optional.of(illegal));
			}
			if (illegality.filter(reason -> reason == Illegality.OCCUPIED || reason == Illegality.OFF_BOARD)
					.isPresent()) {
				break;
			}
			Game after = game.playAssumeLegal(move);
			OptionalInt earlier = move instanceof Move.Play ? shown.lastShown(after) : OptionalInt.empty();
			if (earlier.isPresent()) {
				repetitions.add(new Repeat(earlier.getAsInt(), number));
				Optional.of(after).filter(now -> cycles.size() < MOST_CYCLES).flatMap(Cycle::closedBy)
						.ifPresent(cycles::add);
			}
			if (illegality.filter(reason -> reason != Illegality.WRONG_TURN).isPresent()) {
				break;
			}
			if (!after.lastCaptured().isEmpty()) {
				captures.add(new Capture(number, after.lastCaptured().count()));
			}
			SgfEdit edit = edits.get(number);
			game = edit == null ? after : after.edited(edit.applyTo(after.position()), edit.toPlay());
			shown = edit == null ? shown : new ShownBoards(game);
			shown.add(game);
		}
		return new CheckedGame(sgf, game, firstIllegal, List.copyOf(captures), List.copyOf(repetitions),
				List.copyOf(cycles));
	}

	/** Why the move is not legal now; whose turn it is comes last, after what is wrong with the point. */
	private static Optional<Illegality> illegality(Game game, Move move, ShownBoards shown, Repetition kind) {
		Optional<Illegality> simple = SgfReplay.illegality(game, move);
		boolean playable = simple.isEmpty() || simple.get() == Illegality.WRONG_TURN;
		return playable && kind != Repetition.SIMPLE_KO && move instanceof Move.Play
				&& shown.forbid(game.playAssumeLegal(move), kind)
						? Optional.of(Illegality.REPETITION)
						: simple;
	}

	private int unnamedCycles() {
		return repetitions.size() - cycles.size();
	}

	/**
	 * For people: one line, and one for each kind of cycle.
	 *
	 * @param remark
	 *            what is to be said of the verdict
	 */
	String text(String file, Optional<String> remark) {
		String verdict = firstIllegal.map(wrong -> "move " + wrong.number() + " is not legal: "
				+ wrong.reason().inWords(wrong.move())).orElse("every move is legal");
		String read = sgf.damage().isPresent() ? " that can be read" : "";
		return file + ": " + sgf.grid() + ", " + count(sgf.moves().size()) + read + ", " + verdict
				+ remark.map(text -> "; " + text).orElse("")
				+ (sgf.warnings().isEmpty() ? "" : "; " + PlainText.oneLine(String.join("; ", sgf.warnings())))
				+ cyclesInWords();
	}

	/** {@code 234 moves}. */
	static String count(int moves) {
		return moves == 1 ? "1 move" : moves + " moves";
	}

	/** The first cycle of each kind, and how many more there were; without the one that the verdict tells. */
	private String cyclesInWords() {
		StringBuilder text = new StringBuilder();
		for (Cycle.Kind kind : Cycle.Kind.values()) {
			List<Cycle> alike = cycles.stream().filter(cycle -> cycle.kind() == kind && !isTold(cycle)).toList();
			if (!alike.isEmpty()) {
				Cycle first = alike.getFirst();
				String moves = first.moves().stream().limit(MOST_MOVES_TOLD).map(CheckedGame::inWords)
						.collect(Collectors.joining(", "));
				text.append("\n    ").append(kind.title()).append(" (").append(kind.chinese()).append("), ")
						.append(count(first.length())).append(", ").append(first.from() + 1).append(" to ")
						.append(first.to()).append(": ").append(moves)
						.append(first.length() > MOST_MOVES_TOLD ? " …" : "")
						.append(alike.size() > 1 ? "; and " + (alike.size() - 1) + " more" : "");
			}
		}
		if (unnamedCycles() > 0) {
			text.append("\n    and ").append(unnamedCycles()).append(" more cycles, not named");
		}
		return text.toString();
	}

	/** For programs (FORMATS 10). */
	String json(String file, Optional<String> remark) {
		ObjectNode json = JsonNodeFactory.instance.objectNode().put("file", file).put("size", sgf.grid().size())
				.put("moves", sgf.moves().size()).put("legal", firstIllegal.isEmpty());
		firstIllegal.ifPresent(wrong -> json.putObject("firstIllegal").put("number", wrong.number())
				.put("color", Words.of(wrong.move().color()))
				.put("point", point(wrong.move()))
				.put("reason", Words.of(wrong.reason())));
		ArrayNode rows = json.putArray("final");
		end.position().diagram().lines().forEach(rows::add);
		json.putObject("captured").put("byBlack", end.capturedBy(Color.BLACK)).put("byWhite",
				end.capturedBy(Color.WHITE));
		ArrayNode captureEvents = json.putArray("captureEvents");
		captures.forEach(pair -> captureEvents.addArray().add(pair.move()).add(pair.stones()));
		ArrayNode repeats = json.putArray("repetitions");
		repetitions.forEach(pair -> repeats.addArray().add(pair.earlier()).add(pair.move()));
		ArrayNode named = json.putArray("cycles");
		cycles.forEach(cycle -> tell(cycle, named.addObject()));
		if (unnamedCycles() > 0) {
			json.put("moreCycles", unnamedCycles());
		}
		ArrayNode warnings = json.putArray("warnings");
		remark.ifPresent(warnings::add);
		sgf.warnings().forEach(warnings::add);
		sgf.damage().ifPresent(damage -> json.put("error", PlainText.oneLine(String.valueOf(damage.getMessage()))));
		return json.toString();
	}

	private boolean isTold(Cycle cycle) {
		return firstIllegal.filter(wrong -> wrong.number() == cycle.to() && (wrong.reason() == Illegality.KO
				|| wrong.reason() == Illegality.SUICIDE)).isPresent();
	}

	private static String inWords(Move move) {
		return move.color().letter() + " " + point(move);
	}

	private static String point(Move move) {
		return move instanceof Move.Play play ? play.point().toString() : "pass";
	}

	private static void tell(Cycle cycle, ObjectNode json) {
		json.put("kind", Words.of(cycle.kind())).put("from", cycle.from()).put("to", cycle.to())
				.put("length", cycle.length()).put("sameToPlay", cycle.sameToPlay()).put("times", cycle.times());
		ArrayNode moves = json.putArray("moves");
		cycle.moves().forEach(move -> moves.addArray().add(Words.of(move.color()))
				.add(point(move)));
	}

	/** The JSON of a file that is no readable record. */
	static String error(String file, String problem) {
		return JsonNodeFactory.instance.objectNode().put("file", file).put("error", problem).toString();
	}
}

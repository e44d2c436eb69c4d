package org.gobanbridge.app.live;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.gobanbridge.app.failure.PlainText;
import org.gobanbridge.app.store.NumberedEvent;
import org.gobanbridge.app.store.PolicyFiles;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.board.SourceState;
import org.gobanbridge.core.game.FinalCount;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.GameEvent.Announced;
import org.gobanbridge.core.game.GameEvent.GameStarted;
import org.gobanbridge.core.game.GameEvent.UnsettledPoint;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.game.SealedMove;
import org.gobanbridge.core.policy.Policy;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.score.Ruleset;
import org.gobanbridge.rules.score.Rulesets;

/**
 * Everything the live page shows, as one JSON object in one server-sent event. Of incidents what is to be done on the
 * board, and for those who may know it what happened and what was ruled: what the rules would have does not belong here. Until
 * the next game starts, the last one is shown, with its own names.
 *
 * <pre>
 * {"seq":12, "now":73114, "game":1, "size":19, "board":"…361 of . X O from the top left…", "phase":"playing", "toPlay":"white",
 *  "black":{"name":"…","captures":0}, "white":{…}, "rules":"Chinese", "ruleset":"…", "policy":{"en":"…","zh":"…"}, "komi":"7.5", "handicap":0,
 *  "moves":[{"number":1,"color":"black","point":"Q16","captured":0,"uncertain":true}, …  "point":"pass" …],
 *  "count":{"counted":"area", "dead":["D4"], "dame":["A1"], "black":{"area":"184", "territory":"44", "prisoners":3}, "white":{…},
 *    "result":"B+3.5", "agreed":true, "blackPoints":["A19"], "whitePoints":[…],
 *    "prisoners":[{"number":29,"color":"white","points":["D7"]}]},
 *  "clearingEnds":true, "unsettled":["D4"],
 *  "clock":{"toPlay":"white", "since":71200,
 *    "black":{"main":0, "periods":3, "period":30000, "stones":0, "out":false, "system":{"kind":"byoyomi","period":30000}}, "white":{…}},
 *  "calls":[{"seq":11,"t":73100,"color":"white","key":"30s"}],
 *  "incidents":[{"id":1,"kind":"stones-missing","points":["D7"],"missing":["D7"],"added":[]}],
 *  "reports":[{"id":1,"state":"open","en":"…","zh":"…"}],
 *  "guide":{"left":1,"scattered":true,"ruled":true,"steps":[{"point":"D7","put":"black"},{"point":"E7","put":"empty","lies":"white"}]},
 *  "result":"B+R", "lost":true, "tableClock":"lost", "source":{"state":"found","description":"…","detail":"…"}}
 * </pre>
 *
 * Of an incident, {@code missing} and {@code added} are the points that are not in order yet, {@code points} both.
 * {@code reports} says in words what happened in all incidents of the game that were not superseded, and what was ruled;
 * {@code state} is {@code open}, {@code restored} or {@code ruling}. Both lists are empty for those who are not told.
 * {@code guide} says of all incidents together what is still to be done, {@code empty} what is to be taken off and with
 * {@code lies} of which colour it is; it is there only when something is, {@code scattered} and {@code ruled} (it comes of
 * a ruling, and what of it is done is not known) only when true. {@code board} is always the position of the record, never
 * what lies on a board in disorder.
 * {@code now} is the time of the log when the event was sent, in milliseconds, as are {@code since} and {@code t}.
 * {@code clock} is there only in a game that has one: all its times are milliseconds, and what {@code toPlay} has left is
 * what he had at {@code since}. A clock without {@code since} stands; {@code stands} says why: {@code preparing},
 * {@code paused}, {@code adjourned}, {@code counting}, {@code ended}, {@code restart} (until play is resumed),
 * {@code scattered}, {@code board-lost}, {@code compare} (until the board has been compared with the position),
 * {@code sealed} (until the stone of the sealed move is there). {@code sealed} is there while a move is sealed, with
 * {@code point} once it is opened.
 * {@code calls} are those of the last moments, with {@code asked} when a player asked and nobody else is told.
 * {@code tableClock} is there only when something is wrong with the clock on the table: {@code lost} when it does not
 * answer, {@code unsure} when it may not have taken the last key that the bridge pressed.
 * {@code uncertain} and {@code lost} are there only when true, {@code captured} only from 1 on, {@code result} only when
 * the game has ended, {@code count} only while or after the players count ({@code blackPoints} are what Black surrounds,
 * {@code prisoners} what each move took, of which colour), {@code clearingEnds} only while the players count and can end the game by clearing the board,
 * {@code rules}, {@code policy} (what it is called, where it is known), {@code komi} and {@code handicap} only when a game has started.
 */
final class LiveMessage {
	private static final String TABLE_CLOCK = "tableClock";
	private static final JsonFactory JSON = new JsonFactory();

	private LiveMessage() {
	}

	/**
	 * The event.
	 *
	 * @param reports
	 *            whether it says of which kind incidents are, what happened in them, by whom, and what was ruled
	 */
	static Picture encode(LiveGame game, boolean reports) {
		GameState state = game.state();
		ByteArrayOutputStream bytes = new ByteArrayOutputStream(8192);
		try (JsonGenerator json = JSON.createGenerator(bytes)) {
			json.writeStartObject();
			writeGame(json, state);
			LiveClock.write(json, state, game.restarted());
			writeCalls(json, game.calls());
			writeMoves(json, state);
			if (state.counted().isPresent()) {
				LiveCount.write(json, state, state.counted().get());
			}
			writeTrouble(json, state, game.lost(), reports);
			writeTableClock(json, state);
			writeSource(json, game.source());
			json.writeEndObject();
		} catch (IOException e) {
			throw new UncheckedIOException("writing to memory", e);
		}
		bytes.writeBytes(new byte[]{'\n', '\n'});
		byte[] rest = bytes.toByteArray();
		rest[0] = ',';
		return new Picture(("id: " + game.seq() + "\ndata: {\"seq\":" + game.seq() + ",\"now\":")
				.getBytes(StandardCharsets.US_ASCII), rest);
	}

	private static void writeCalls(JsonGenerator json, List<NumberedEvent> calls) throws IOException {
		if (calls.isEmpty()) {
			return;
		}
		json.writeArrayFieldStart("calls");
		for (NumberedEvent call : calls) {
			if (call.event() instanceof Announced announced) {
				json.writeStartObject();
				json.writeNumberField("seq", call.seq());
				json.writeNumberField("t", announced.t());
				json.writeStringField("color", Words.of(announced.color()));
				json.writeStringField("key", announced.key());
				if (announced.asked()) {
					json.writeBooleanField("asked", true);
				}
				json.writeEndObject();
			}
		}
		json.writeEndArray();
	}

	private static void writeGame(JsonGenerator json, GameState state) throws IOException {
		GameDetails details = shownDetails(state);
		Position shown = state.counted().map(count -> FinalCount.position(state, count.filled()))
				.orElse(state.position());
		json.writeNumberField("game", state.gameNumber());
		json.writeNumberField("size", state.grid().size());
		json.writeStringField("board", shown.text());
		json.writeStringField("phase", Words.of(state.phase()));
		json.writeStringField("toPlay", Words.of(state.game().toPlay()));
		writePlayer(json, Color.BLACK, details.black().orElse(""), state);
		writePlayer(json, Color.WHITE, details.white().orElse(""), state);
		if (state.gameNumber() > 0) {
			String rules = details.rules().orElse("");
			json.writeStringField("rules", Rulesets.named(rules).map(Ruleset::title).orElse(rules));
			json.writeStringField("ruleset", Rulesets.named(rules).map(Ruleset::name).orElse(""));
			Optional<Policy> policy = details.policy().flatMap(PolicyFiles.POLICIES::named);
			if (policy.isPresent()) {
				json.writeObjectFieldStart("policy");
				json.writeStringField("en", policy.get().title());
				json.writeStringField("zh", policy.get().chineseTitle());
				json.writeEndObject();
			}
			json.writeStringField("komi", details.komi().orElse(""));
			json.writeNumberField("handicap", details.handicap().orElse(0));
		}
		if (state.phase() == Phase.COUNTING && Counting.endsByClearing(state)) {
			json.writeBooleanField("clearingEnds", true);
		}
		if (state.result().isPresent()) {
			json.writeStringField("result", state.result().get());
		}
		if (state.sealedNext().isPresent()) {
			SealedMove sealed = state.sealedNext().get();
			json.writeObjectFieldStart("sealed");
			json.writeStringField("color", Words.of(sealed.color()));
			if (sealed.opened().isPresent()) {
				json.writeStringField("point", sealed.opened().get());
			}
			json.writeEndObject();
		}
	}

	/** While the next game is prepared the last one is still shown, and what is known is already of the next. */
	private static GameDetails shownDetails(GameState state) {
		if (state.phase() != Phase.PREPARING || state.gameNumber() == 0) {
			return state.details();
		}
		GameStarted last = state.start();
		return GameDetails.NONE.between(Optional.of(last.black()), Optional.of(last.white()))
				.withRules(Optional.of(last.rules())).withPolicy(Optional.of(last.policy()))
				.withKomi(Optional.of(last.komi()))
				.withHandicap(OptionalInt.of(last.handicap()));
	}

	private static void writePlayer(JsonGenerator json, Color color, String name, GameState state) throws IOException {
		json.writeObjectFieldStart(Words.of(color));
		json.writeStringField("name", PlainText.oneLine(name));
		json.writeNumberField("captures", state.game().capturedBy(color));
		json.writeEndObject();
	}

	private static void writeMoves(JsonGenerator json, GameState state) throws IOException {
		json.writeArrayFieldStart("moves");
		for (RecordedMove move : state.moves()) {
			json.writeStartObject();
			json.writeNumberField("number", move.number());
			json.writeStringField("color", Words.of(move.color()));
			json.writeStringField("point", move.point().map(Point::toString).orElse("pass"));
			if (!move.captured().isEmpty()) {
				json.writeNumberField("captured", move.captured().size());
			}
			if (move.uncertain()) {
				json.writeBooleanField("uncertain", true);
			}
			json.writeEndObject();
		}
		json.writeEndArray();
	}

	private static void writeTrouble(JsonGenerator json, GameState state, boolean lost, boolean reports)
			throws IOException {
		json.writeArrayFieldStart("unsettled");
		for (UnsettledPoint unsettled : state.unsettled()) {
			json.writeString(unsettled.point().toString());
		}
		json.writeEndArray();
		json.writeArrayFieldStart("incidents");
		for (Disorder disorder : reports ? Disorder.in(state) : List.<Disorder>of()) {
			json.writeStartObject();
			json.writeNumberField("id", disorder.incident());
			json.writeStringField("kind", disorder.kind());
			writePoints(json, "points", Stream.concat(disorder.missing().stream(), disorder.added().stream()).toList());
			writePoints(json, "missing", disorder.missing());
			writePoints(json, "added", disorder.added());
			json.writeEndObject();
		}
		json.writeEndArray();
		LiveIncidents.write(json, reports ? LiveIncidents.reports(state) : List.of());
		writeGuide(json, Guide.in(state));
		if (lost) {
			json.writeBooleanField("lost", true);
		}
	}

	private static void writeGuide(JsonGenerator json, Guide guide) throws IOException {
		if (guide.steps().isEmpty()) {
			return;
		}
		json.writeObjectFieldStart("guide");
		json.writeNumberField("left", guide.steps().size());
		if (guide.scattered()) {
			json.writeBooleanField("scattered", true);
		}
		if (guide.ruled()) {
			json.writeBooleanField("ruled", true);
		}
		json.writeArrayFieldStart("steps");
		for (Guide.Step step : guide.steps()) {
			json.writeStartObject();
			json.writeStringField("point", step.remedy().point().toString());
			json.writeStringField("put", step.remedy().put().map(Words::of).orElse("empty"));
			if (step.lies().isPresent()) {
				json.writeStringField("lies", Words.of(step.lies().get()));
			}
			json.writeEndObject();
		}
		json.writeEndArray();
		json.writeEndObject();
	}

	static void writePoints(JsonGenerator json, String name, List<Point> points) throws IOException {
		json.writeArrayFieldStart(name);
		for (Point point : points) {
			json.writeString(point.toString());
		}
		json.writeEndArray();
	}

	private static void writeTableClock(JsonGenerator json, GameState state) throws IOException {
		if (state.clockSource() != SourceState.FOUND) {
			json.writeStringField(TABLE_CLOCK, Words.of(state.clockSource()));
		} else if (!state.tableClock().sure()) {
			json.writeStringField(TABLE_CLOCK, "unsure");
		}
	}

	private static void writeSource(JsonGenerator json, SourceStatus source) throws IOException {
		json.writeObjectFieldStart("source");
		json.writeStringField("state", Words.of(source.state()));
		json.writeStringField("description", source.description());
		json.writeStringField("detail", source.detail());
		json.writeEndObject();
	}
}

package org.gobanbridge.app.store;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.board.SourceState;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameEvent.RevisedMove;
import org.gobanbridge.core.game.GameEvent.UnsettledPoint;
import org.gobanbridge.core.game.PassReason;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.incident.PenaltyLevel;
import org.gobanbridge.core.incident.Resolution;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;

/**
 * Game events as JSON objects (FORMATS 4), both ways. What is absent is left out; colours and other words are lower-case,
 * points as {@code Q16}. Any thread may use it.
 */
public final class EventJson {
	private static final String PASS = "pass";
	private static final String KEY = "key";

	private EventJson() {
	}

	/** The event as one line of an event log, without line end. */
	public static String line(NumberedEvent numbered) {
		return write(numbered).toString();
	}

	/** The event as a JSON object: {@code t}, {@code seq}, {@code type} and the fields of its type. */
	public static ObjectNode write(NumberedEvent numbered) {
		GameEvent event = numbered.event();
		ObjectNode object = JsonFields.object().put("t", event.t()).put("seq", numbered.seq()).put("type", type(event));
		writeFields(event, object);
		return object;
	}

	/** The word for this kind of event. */
	public static String type(GameEvent event) {
		return switch (event) {
			case GameEvent.GameStarted e -> "game-started";
			case GameEvent.GameInfo e -> "game-info";
			case GameEvent.PhaseBegan e -> "phase";
			case GameEvent.MovePlayed e -> "move";
			case GameEvent.Passed e -> PASS;
			case GameEvent.CapturesCleared e -> "captures-cleared";
			case GameEvent.Revision e -> "revision";
			case GameEvent.Undone e -> "undone";
			case GameEvent.Edited e -> "edited";
			case GameEvent.IncidentOpened e -> "incident";
			case GameEvent.IncidentUpdated e -> "incident-updated";
			case GameEvent.IncidentResolved e -> "incident-resolved";
			case GameEvent.Warned e -> "warning";
			case GameEvent.RulingWithdrawn e -> "ruling-withdrawn";
			case GameEvent.Unsettled e -> "unsettled";
			case GameEvent.SourceReported e -> "source";
			case GameEvent.Sealed e -> "sealed";
			case GameEvent.SealDue e -> "seal-due";
			case GameEvent.Unsealed e -> "unsealed";
			case GameEvent.Called e -> "called";
			case GameEvent.Counted e -> "count";
			case GameEvent.ClockSet e -> "clock";
			case GameEvent.Announced e -> "announcement";
			case GameEvent.KeyPressed e -> "pressed";
			case GameEvent.ClockReported e -> "clock-source";
			case GameEvent.GameEnded e -> "game-ended";
		};
	}

	private static void writeFields(GameEvent event, ObjectNode object) {
		switch (event) {
			case GameEvent.GameStarted e -> {
				object.put("size", e.size()).put("rules", e.rules()).put("policy", e.policy()).put("komi", e.komi())
						.put("handicap", e.handicap()).put("black", e.black()).put("white", e.white());
				object.set("setup", GameDetailsJson.write(e.setup()));
				object.put("toPlay", Words.of(e.toPlay()));
			}
			case GameEvent.GameInfo e -> GameDetailsJson.write(e.changed(), object);
			case GameEvent.PhaseBegan e -> object.put("name", Words.of(e.phase())).put("reason", e.reason());
			case GameEvent.MovePlayed e -> write(e, object);
			case GameEvent.Passed e -> {
				object.put("number", e.number()).put("color", Words.of(e.color())).put("reason", Words.of(e.reason()));
				e.incident().ifPresent(incident -> object.put("incident", incident));
			}
			case GameEvent.CapturesCleared e -> object.put("number", e.number());
			case GameEvent.Revision e -> {
				ArrayNode moves = object.put("from", e.from()).putArray("moves");
				e.moves().forEach(move -> write(move, moves.addObject()));
				e.incident().ifPresent(incident -> object.put("incident", incident));
			}
			case GameEvent.Undone e -> {
				ArrayNode moves = object.put("to", e.to()).putArray("moves");
				e.moves().forEach(moves::add);
				if (e.declared()) {
					object.put("declared", true);
				}
			}
			case GameEvent.Edited e -> write(e, object);
			case GameEvent.IncidentOpened e -> IncidentJson.write(e.incident(), object);
			case GameEvent.IncidentUpdated e -> IncidentJson.write(e.incident(), object);
			case GameEvent.IncidentResolved e -> {
				object.put("id", e.id()).put("how", Words.of(e.how()));
				e.ruling().ifPresent(ruling -> RulingJson.write(ruling, object));
				e.superseded().ifPresent(cause -> SupersessionJson.write(cause, object));
			}
			case GameEvent.Warned e -> {
				object.put("color", Words.of(e.color())).put("level", Words.of(e.level())).put("points", e.points())
						.put("count", e.count());
				e.incident().ifPresent(incident -> object.put("incident", incident));
			}
			case GameEvent.RulingWithdrawn e -> e.by().ifPresent(by -> object.put("by", by));
			case GameEvent.Unsettled e -> {
				ArrayNode points = object.putArray("points");
				e.points().forEach(point -> points.addObject().put("point", point.point().toString())
						.put("expected", Words.of(point.expected())).put("seen", Words.of(point.seen())));
				object.put("since", e.since());
			}
			case GameEvent.SourceReported e -> object.put("state", Words.of(e.state()));
			case GameEvent.Sealed e -> object.put("color", Words.of(e.color())).put("cipher", e.cipher());
			case GameEvent.SealDue e -> object.put("color", Words.of(e.color()));
			case GameEvent.Unsealed e -> {
				object.put("color", Words.of(e.color())).put("point", e.point());
				e.written().ifPresent(written -> object.put("written", written));
			}
			case GameEvent.Called e -> object.put("color", Words.of(e.color()));
			case GameEvent.Counted e -> CountJson.write(e, object);
			case GameEvent.ClockSet e -> ClockJson.write(e, object);
			case GameEvent.Announced e -> ClockJson.write(e, object);
			case GameEvent.KeyPressed e -> PressJson.write(e.press(), KEY, object);
			case GameEvent.ClockReported e -> object.put("state", Words.of(e.state()));
			case GameEvent.GameEnded e -> object.put("result", e.result()).put("reason", e.reason());
		}
	}

	private static void write(GameEvent.MovePlayed move, ObjectNode object) {
		object.put("number", move.number()).put("color", Words.of(move.color())).put("point", move.point().toString());
		object.set("captured", JsonFields.array(move.captured()));
		object.put("seen", move.seen());
		move.hidden().ifPresent(hidden -> object.put("hidden", hidden));
		if (move.uncertain()) {
			object.put("uncertain", true);
		}
		move.irregular().ifPresent(incident -> object.put("irregular", incident));
	}

	private static void write(RevisedMove move, ObjectNode object) {
		object.put("color", Words.of(move.color())).put("point", move.point().map(Point::toString).orElse(PASS));
		object.set("captured", JsonFields.array(move.captured()));
		object.put("seen", move.seen());
		move.hidden().ifPresent(hidden -> object.put("hidden", hidden));
		if (move.uncertain()) {
			object.put("uncertain", true);
		}
		move.irregular().ifPresent(incident -> object.put("irregular", incident));
		move.passReason().ifPresent(reason -> object.put("reason", Words.of(reason)));
		move.lostBy().ifPresent(incident -> object.put("incident", incident));
	}

	private static void write(GameEvent.Edited edited, ObjectNode object) {
		object.put("after", edited.after());
		object.set("black", JsonFields.array(edited.black()));
		object.set("white", JsonFields.array(edited.white()));
		object.set("empty", JsonFields.array(edited.empty()));
		object.put("toPlay", Words.of(edited.toPlay()));
		edited.incident().ifPresent(incident -> object.put("incident", incident));
		if (edited.undone()) {
			object.put("undone", true);
		}
	}

	/**
	 * The event that this line of an event log says; empty if its type is not known.
	 *
	 * @throws IllegalArgumentException
	 *             with what is wrong
	 */
	public static Optional<NumberedEvent> read(String line) {
		byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
		return read(JsonFields.parse(bytes, 0, bytes.length));
	}

	static Optional<NumberedEvent> read(JsonFields object) {
		long t = object.wholeNumber("t");
		long seq = object.wholeNumber("seq");
		return readRecord(t, object).or(() -> readIncident(t, object)).map(event -> new NumberedEvent(seq, event));
	}

	private static Optional<GameEvent> readRecord(long t, JsonFields e) {
		return Optional.ofNullable(switch (e.text("type")) {
			case "game-started" -> started(t, e);
			case "game-info" -> new GameEvent.GameInfo(t, GameDetailsJson.read(e));
			case "phase" -> new GameEvent.PhaseBegan(t, e.word(Phase.class, "name"), e.text("reason"));
			case "move" -> new GameEvent.MovePlayed(t, e.smallNumber("number"), e.color("color"), e.point("point"),
					e.points("captured"), e.wholeNumber("seen"), e.findWholeNumber("hidden"), e.flag("uncertain"),
					e.findSmallNumber("irregular"));
			case PASS -> new GameEvent.Passed(t, e.smallNumber("number"), e.color("color"),
					e.word(PassReason.class, "reason"), e.findSmallNumber("incident"));
			case "captures-cleared" -> new GameEvent.CapturesCleared(t, e.smallNumber("number"));
			case "revision" -> new GameEvent.Revision(t, e.smallNumber("from"),
					e.list("moves", move -> revised(JsonFields.asObject("moves", move))),
					e.findSmallNumber("incident"));
			case "undone" -> new GameEvent.Undone(t, e.smallNumber("to"),
					e.list("moves", number -> JsonFields.smallNumber("moves", number)), e.flag("declared"));
			case "edited" -> new GameEvent.Edited(t, e.smallNumber("after"), e.points("black"), e.points("white"),
					e.points("empty"), e.color("toPlay"), e.findSmallNumber("incident"), e.flag("undone"));
			case "count" -> CountJson.read(t, e);
			case "clock" -> ClockJson.readClock(t, e);
			case "announcement" -> ClockJson.readCall(t, e);
			case "pressed" -> new GameEvent.KeyPressed(t, PressJson.read(e, KEY));
			case "clock-source" -> new GameEvent.ClockReported(t, e.word(SourceState.class, "state"));
			case "game-ended" -> new GameEvent.GameEnded(t, e.text("result"), e.text("reason"));
			default -> null;
		});
	}

	private static Optional<GameEvent> readIncident(long t, JsonFields e) {
		return Optional.ofNullable(switch (e.text("type")) {
			case "incident" -> new GameEvent.IncidentOpened(t, IncidentJson.read(e));
			case "incident-updated" -> new GameEvent.IncidentUpdated(t, IncidentJson.read(e));
			case "incident-resolved" -> new GameEvent.IncidentResolved(t, e.smallNumber("id"),
					e.word(Resolution.class, "how"), RulingJson.find(e), SupersessionJson.find(e));
			case "warning" -> new GameEvent.Warned(t, e.color("color"), e.word(PenaltyLevel.class, "level"),
					e.findSmallNumber("points").orElse(0), e.smallNumber("count"), e.findSmallNumber("incident"));
			case "ruling-withdrawn" -> new GameEvent.RulingWithdrawn(t, e.findText("by"));
			case "unsettled" -> new GameEvent.Unsettled(t,
					e.list("points", point -> unsettled(JsonFields.asObject("points", point))), e.wholeNumber("since"));
			case "source" -> new GameEvent.SourceReported(t, e.word(SourceState.class, "state"));
			case "sealed" -> new GameEvent.Sealed(t, e.color("color"), e.text("cipher"));
			case "seal-due" -> new GameEvent.SealDue(t, e.color("color"));
			case "unsealed" -> new GameEvent.Unsealed(t, e.color("color"), e.text("point"), e.findText("written"));
			case "called" -> new GameEvent.Called(t, e.color("color"));
			default -> null;
		});
	}

	private static GameEvent started(long t, JsonFields e) {
		return new GameEvent.GameStarted(t, e.smallNumber("size"), e.text("rules"), e.text("policy"), e.text("komi"),
				e.smallNumber("handicap"), e.text("black"), e.text("white"),
				GameDetailsJson.readSetup(e.object("setup")), e.color("toPlay"));
	}

	private static RevisedMove revised(JsonFields move) {
		Color color = move.color("color");
		Optional<Point> point = move.text("point").equals(PASS) ? Optional.empty() : move.findPoint("point");
		List<Point> captured = move.points("captured");
		return new RevisedMove(color, point, captured, move.wholeNumber("seen"), move.findWholeNumber("hidden"),
				move.flag("uncertain"), move.findSmallNumber("irregular"), move.findWord(PassReason.class, "reason"),
				move.findSmallNumber("incident"));
	}

	private static UnsettledPoint unsettled(JsonFields point) {
		return new UnsettledPoint(point.point("point"), point.word(PointState.class, "expected"),
				point.word(PointState.class, "seen"));
	}
}

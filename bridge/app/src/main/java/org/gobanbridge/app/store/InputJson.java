package org.gobanbridge.app.store;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.OffsetDateTime;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Optional;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.board.Lever;
import org.gobanbridge.core.board.SourceState;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Point;

/** Every line of a snapshot log that is not a reading (FORMATS 2), both ways. */
final class InputJson {
	private static final String PRESSED = "pressed";
	private static final String CLOCK_SOURCE = "clock-source";
	/** What a referee says in place of a ruling. */
	private static final String WITHDRAW = "withdraw";

	private InputJson() {
	}

	/** The line for this input. Readings are written by {@link SnapshotLogEncoder}. */
	static String line(Input input) {
		ObjectNode line = JsonFields.object().put("t", input.t());
		switch (input) {
			case Input.LeverPressed pressed -> {
				if (pressed.at() != pressed.t()) {
					line.put("at", pressed.at());
				}
				line.put("clock", Words.of(pressed.lever()));
			}
			case Input.KeyPressed pressed -> PressJson.write(pressed.press(), PRESSED, line);
			case Input.ClockChanged changed -> line.put(CLOCK_SOURCE, Words.of(changed.state()));
			case Input.SourceChanged changed -> line.put("source", Words.of(changed.state()));
			case Input.Restarted restarted -> {
				line.put("restart", true);
				restarted.timing().ifPresent(
						timing -> TimingJson.write(timing, line.withObjectProperty(SnapshotLogHeader.SETTINGS)));
				restarted.clock().ifPresent(
						clock -> ClockSettingsJson.write(clock, line.withObjectProperty(SnapshotLogHeader.SETTINGS)));
				restarted.last().ifPresent(last -> line.put("last", last));
			}
			case Input.WallClockSet set -> line.put("wall", set.wall());
			case Input.Declared declared -> {
				line.put("declare", Words.of(declared.declaration()));
				declared.toPlay().ifPresent(color -> line.put("toPlay", Words.of(color)));
				declared.by().ifPresent(by -> line.put("by", by));
			}
			case Input.Ruled ruled -> line.set("ruling", ruling(ruled));
			case Input.RulingWithdrawn withdrawn -> line.set("ruling", withdrawal(withdrawn));
			case Input.Revised revised -> {
				line.putObject("revise").put("from", revised.from()).set("moves", moves(revised.moves()));
				revised.by().ifPresent(by -> line.put("by", by));
			}
			case Input.DeadAgreed agreed -> line.set("dead", JsonFields.array(agreed.dead()));
			case Input.DetailsGiven given -> GameDetailsJson.write(given.details(), line.putObject("game"));
			case Input.MoveSealed sealed ->
				line.putObject("seal").put("color", Words.of(sealed.color())).put("cipher", sealed.cipher());
			case Input.MoveUnsealed unsealed -> {
				ObjectNode unseal = line.putObject("unseal").put("point", unsealed.point());
				unsealed.written().ifPresent(written -> unseal.put("written", written));
			}
			case Input.TimeAsked asked -> line.put("ask", "time-left").put("color", Words.of(asked.color()));
			case Input.RefereeCalled called -> line.put("call", "referee").put("color", Words.of(called.color()));
			case Input.Ended ended -> line.put("end", true);
			case Input.Tick tick -> line.put("tick", true);
			case Input.Reading reading -> throw new IllegalArgumentException("a reading is no single line");
		}
		return line.toString();
	}

	private static ObjectNode ruling(Input.Ruled ruled) {
		ObjectNode ruling = JsonFields.object();
		ruled.incident().ifPresent(incident -> ruling.put("incident", incident));
		RulingJson.write(ruled.ruling(), ruling);
		return ruling;
	}

	private static ObjectNode withdrawal(Input.RulingWithdrawn withdrawn) {
		ObjectNode ruling = JsonFields.object().put("option", WITHDRAW);
		withdrawn.by().ifPresent(by -> ruling.put("by", by));
		return ruling;
	}

	private static ArrayNode moves(Iterable<Move> moves) {
		ArrayNode array = JsonFields.object().putArray("moves");
		for (Move move : moves) {
			array.addArray().add(Words.of(move.color()))
					.add(move instanceof Move.Play play ? play.point().toString() : "pass");
		}
		return array;
	}

	/**
	 * The input that this line says; empty if no key of it is known, or if it is a reading.
	 *
	 * @throws IllegalArgumentException
	 *             with what is wrong
	 */
	static Optional<Input> read(long t, JsonFields line) {
		if (line.has("clock")) {
			return Optional.of(new Input.LeverPressed(t, at(t, line), line.word(Lever.class, "clock")));
		}
		if (line.has(PRESSED)) {
			return Optional.of(new Input.KeyPressed(t, PressJson.read(line, PRESSED)));
		}
		if (line.has(CLOCK_SOURCE)) {
			return Optional.of(new Input.ClockChanged(t, line.word(SourceState.class, CLOCK_SOURCE)));
		}
		if (line.has("source")) {
			return Optional.of(new Input.SourceChanged(t, line.word(SourceState.class, "source")));
		}
		if (line.has("restart")) {
			Optional<JsonFields> settings = line.findObject(SnapshotLogHeader.SETTINGS);
			return Optional.of(new Input.Restarted(t, settings.flatMap(TimingJson::read),
					settings.flatMap(ClockSettingsJson::find), line.findWholeNumber("last")));
		}
		if (line.has("wall")) {
			return Optional.of(new Input.WallClockSet(t, time(line.text("wall"))));
		}
		if (line.has("declare")) {
			return Optional.of(declared(t, line));
		}
		if (line.has("end")) {
			return Optional.of(new Input.Ended(t));
		}
		if (line.has("tick")) {
			return Optional.of(new Input.Tick(t));
		}
		return readWordOfPeople(t, line);
	}

	private static Optional<Input> readWordOfPeople(long t, JsonFields line) {
		if (line.has("ruling")) {
			return Optional.of(ruled(t, line.object("ruling")));
		}
		if (line.has("revise")) {
			return Optional.of(revised(t, line.object("revise"), line.findText("by")));
		}
		if (line.has("dead")) {
			return Optional.of(new Input.DeadAgreed(t, line.points("dead")));
		}
		if (line.has("game")) {
			return Optional.of(new Input.DetailsGiven(t, GameDetailsJson.read(line.object("game"))));
		}
		if (line.has("seal")) {
			JsonFields seal = line.object("seal");
			return Optional.of(new Input.MoveSealed(t, seal.color("color"), seal.text("cipher")));
		}
		if (line.has("unseal")) {
			JsonFields unseal = line.object("unseal");
			return Optional.of(new Input.MoveUnsealed(t, unseal.text("point"), unseal.findText("written")));
		}
		if (line.has("ask")) {
			WordReader.require("ask", line.text("ask"), List.of("time-left"));
			return Optional.of(new Input.TimeAsked(t, line.color("color")));
		}
		if (line.has("call")) {
			WordReader.require("call", line.text("call"), List.of("referee"));
			return Optional.of(new Input.RefereeCalled(t, line.color("color")));
		}
		return Optional.empty();
	}

	private static String time(String wall) {
		try {
			OffsetDateTime.parse(wall);
			return wall;
		} catch (DateTimeParseException e) {
			throw new IllegalArgumentException(
					"\"wall\" is \"" + wall + "\"; expected a time like 2026-03-01T14:00:00+01:00", e);
		}
	}

	/** When the device says it was so: {@code at}, by default t. */
	static long at(long t, JsonFields line) {
		long at = line.findWholeNumber("at").orElse(t);
		if (at > t) {
			throw new IllegalArgumentException("\"at\" is " + at + ", later than \"t\", which is " + t);
		}
		return at;
	}

	private static Input revised(long t, JsonFields revise, Optional<String> by) {
		int from = revise.smallNumber("from");
		if (from < 1) {
			throw new IllegalArgumentException("\"from\" is " + from + "; moves are counted from 1");
		}
		return new Input.Revised(t, from, revise.list("moves", InputJson::move), by);
	}

	private static Input declared(long t, JsonFields line) {
		Declaration declaration = line.word(Declaration.class, "declare");
		Optional<Color> toPlay = line.findColor("toPlay");
		if (declaration == Declaration.POSITION && toPlay.isEmpty()) {
			throw new IllegalArgumentException("\"declare\":\"position\" needs \"toPlay\"");
		}
		return new Input.Declared(t, declaration, toPlay, line.findText("by"));
	}

	private static Input ruled(long t, JsonFields ruling) {
		Optional<String> option = ruling.findText("option");
		return option.equals(Optional.of(WITHDRAW))
				? new Input.RulingWithdrawn(t, ruling.findText("by"))
				: new Input.Ruled(t, ruling.findSmallNumber("incident"), RulingJson.read(ruling));
	}

	private static Move move(JsonNode pair) {
		if (!pair.isArray() || pair.size() != 2 || !pair.get(0).isTextual() || !pair.get(1).isTextual()) {
			throw new IllegalArgumentException(
					"a move must be [\"white\",\"Q16\"] or [\"white\",\"pass\"], not " + pair);
		}
		Color color = WordReader.parse(Color.class, "moves", pair.get(0).textValue());
		String point = pair.get(1).textValue();
		return point.equals("pass") ? new Move.Pass(color) : new Move.Play(color, Point.parse(point));
	}
}

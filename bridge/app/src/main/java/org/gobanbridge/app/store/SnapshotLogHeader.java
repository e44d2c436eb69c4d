package org.gobanbridge.app.store;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.Set;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.board.Seat;
import org.gobanbridge.core.game.ClockSettings;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.SessionSettings;
import org.gobanbridge.core.game.Timing;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;

/**
 * The first line of a snapshot log (FORMATS 2).
 *
 * @param session
 *            what the game logic is told
 * @param source
 *            what read the board: {@code sensor}, {@code camera}, {@code simulated} …; may be empty
 * @param began
 *            the date and time of t = 0, ISO with offset
 * @param program
 *            what wrote the log, with its version
 * @param settings
 *            the settings in force beside the timing of the session, a JSON object as text
 */
public record SnapshotLogHeader(SessionSettings session, String source, Optional<String> began,
		Optional<String> program, Optional<String> settings) {

	static final String FORMAT = "goban-snapshots";
	static final int VERSION = 1;
	/** The field for the settings in force. */
	static final String SETTINGS = "settings";
	/** Those of them that {@link SessionSettings} has fields for. */
	private static final Set<String> OF_SESSION = Set.of(TimingJson.FIELD, ClockSettingsJson.CLOCK,
			ClockSettingsJson.CALLS);

	/** A header that says no more than it must. */
	public static SnapshotLogHeader of(SessionSettings session, String source) {
		return new SnapshotLogHeader(session, source, Optional.empty(), Optional.empty(), Optional.empty());
	}

	/** The header of a log that a live board writes; its settings are what is known of the games to come. */
	public static SnapshotLogHeader live(SessionSettings session, String source, OffsetDateTime began, String program) {
		ObjectNode settings = JsonFields.object();
		GameDetailsJson.write(session.details(), settings.putObject("game"));
		return new SnapshotLogHeader(session, source, Optional.of(began.truncatedTo(ChronoUnit.SECONDS)
				.format(DateTimeFormatter.ISO_OFFSET_DATE_TIME)), Optional.of(program),
				Optional.of(settings.toString()));
	}

	/** The header line, without line end. */
	String line() {
		ObjectNode line = JsonFields.object();
		line.put("format", FORMAT).put("version", VERSION).put("size", session.grid().size()).put("source", source);
		if (session.debounced()) {
			line.put("debounced", true);
		}
		session.blackSeat().ifPresent(seat -> line.putObject("seats").put("black", Words.of(seat)).put("white",
				Words.of(session.seat(Color.WHITE).orElseThrow())));
		if (!session.details().equals(GameDetails.NONE)) {
			GameDetailsJson.write(session.details(), line.putObject("game"));
		}
		began.ifPresent(time -> line.put("began", time));
		program.ifPresent(name -> line.put("program", name));
		writeSettings(line);
		return line.toString();
	}

	private void writeSettings(ObjectNode line) {
		settings.ifPresent(json -> line.set(SETTINGS, JsonFields.value(json)));
		ObjectNode all = line.get(SETTINGS) instanceof ObjectNode others ? others : JsonFields.object();
		if (!session.timing().equals(Timing.USUAL)) {
			TimingJson.write(session.timing(), all);
		}
		ClockSettingsJson.writeUnusual(session.clockSettings(), all);
		if (!all.isEmpty()) {
			line.set(SETTINGS, all);
		}
	}

	/**
	 * Reads a header line.
	 *
	 * @throws IllegalArgumentException
	 *             with what is wrong
	 */
	static SnapshotLogHeader read(JsonFields line) {
		String format = line.findText("format").orElse("");
		if (!format.equals(FORMAT)) {
			throw new IllegalArgumentException("this is no snapshot log: its first line must say \"format\":\"" + FORMAT
					+ "\"" + (format.isEmpty() ? "" : ", not \"" + format + "\""));
		}
		int version = line.smallNumber("version");
		if (version > VERSION) {
			throw new IllegalArgumentException(
					"snapshot log version " + version + " is newer than this program, which reads "
							+ VERSION + "; update goban");
		}
		Grid grid = Grid.of(line.smallNumber("size"));
		Optional<JsonFields> settings = line.findObject(SETTINGS);
		ClockSettings clock = settings.map(ClockSettingsJson::read).orElse(ClockSettings.USUAL);
		SessionSettings session = new SessionSettings(grid, line.flag("debounced"),
				line.findObject("seats").flatMap(SnapshotLogHeader::blackSeat),
				line.findObject("game")
						.map(GameDetailsJson::read)
						.orElse(GameDetails.NONE),
				settings.flatMap(TimingJson::read).orElse(Timing.USUAL),
				clock.use(), clock.calls());
		return new SnapshotLogHeader(session, line.findText("source").orElse(""), line.findText("began"),
				line.findText("program"), otherSettings(line));
	}

	/** The settings that are not told by the fields of {@link SessionSettings}. */
	private static Optional<String> otherSettings(JsonFields line) {
		return line.findObject(SETTINGS).map(settings -> {
			ObjectNode others = JsonFields.object();
			settings.node().properties().stream().filter(field -> !OF_SESSION.contains(field.getKey()))
					.forEach(field -> others.set(field.getKey(), field.getValue()));
			return others;
		}).filter(others -> !others.isEmpty()).map(ObjectNode::toString);
	}

	private static Optional<Seat> blackSeat(JsonFields seats) {
		Optional<Seat> white = seats.findText("white").map(word -> WordReader.parse(Seat.class, "white", word))
				.map(Seat::opposite);
		Optional<Seat> black = seats.findText("black").map(word -> WordReader.parse(Seat.class, "black", word))
				.or(() -> white);
		if (white.isPresent() && !white.equals(black)) {
			throw new IllegalArgumentException("\"seats\" puts both players on the same side");
		}
		return black;
	}
}

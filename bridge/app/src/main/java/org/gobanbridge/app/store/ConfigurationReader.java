package org.gobanbridge.app.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.gobanbridge.app.failure.UnusableFileException;
import org.gobanbridge.app.words.CallWords;
import org.gobanbridge.core.game.ClockSettings;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.Timing;
import org.gobanbridge.drivers.BoardSettings;
import org.gobanbridge.drivers.BoardSettingsException;
import org.gobanbridge.drivers.Orientation;
import org.gobanbridge.drivers.clock.ClockChoice;
import org.gobanbridge.drivers.simulated.Injection;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.score.Ruleset;
import org.gobanbridge.rules.score.Rulesets;
import org.jspecify.annotations.Nullable;

/**
 * Reads {@code goban.toml}:
 *
 * <pre>
 * [board]
 * driver = "serial"            # serial, text-grid, saiboard, simulated
 * port = "/dev/ttyUSB0"        # or serial-number = "0042"; without either, the first board that answers
 * size = 19
 * orientation = "0"            # 0, 90, 180, 270, mirrored, mirrored-90 …
 *
 * [game]
 * rules = "…"                 # one of the presets; a wrong name shows them all
 * policy = "…"
 * komi = 7.5                   # or "3.75zi"
 * handicap = 0
 * black = "…"
 * white = "…"
 * time = "byoyomi 1h 5x60s"    # none unless it is said
 *
 * [rules.friday]               # rules of one's own, for game.rules
 * based-on = "…"
 * komi = 5.5
 *
 * [timing]                     # all of it optional: milliseconds, where 1000 is a second
 * slide = 2000                 # how long a stone may slide; the README lists the others
 *
 * [clock]
 * use = "software"             # who ends a turn: software, sense, press
 * device = "software"          # the clock on the table: gpio, dgt-gateway, simulated; the README lists their settings
 * calls = "usual"              # or "silent", or a table of seconds
 *
 * [web]
 * host = "127.0.0.1"
 * port = 8080
 * incidents = "referee"        # who is told of incidents on the page; all
 *
 * [storage]
 * folder = "games"             # beside the file
 * </pre>
 */
public final class ConfigurationReader {
	private static final List<String> DRIVERS = List.of("serial", "text-grid", "saiboard", "simulated");
	/** All that [board] may hold with one driver or another. */
	private static final List<String> KEYS = List.of("driver", "size", "orientation", "port", "serial-number", "baud",
			"host", "inject");
	private static final List<String> TABLES = List.of("board", "game", "rules", "timing", "clock", "web", "storage");
	private static final String TIME = "time";
	private static final String POLICY = "policy";
	private static final int USUAL_SIZE = 19;
	private static final int MOST_HANDICAP = 25;

	private final List<String> problems = new ArrayList<>();
	private final Path file;

	private ConfigurationReader(Path file) {
		this.file = file;
	}

	/**
	 * Reads a configuration.
	 *
	 * @throws UnusableFileException
	 *             if it cannot be read
	 * @throws ConfigurationException
	 *             with everything that is wrong
	 */
	public static Configuration read(Path file) {
		return read(file, ConfigurationReader::parse);
	}

	/**
	 * Reads nothing but the rulesets of a configuration, whatever else is in it or missing.
	 *
	 * @throws UnusableFileException
	 *             if it cannot be read
	 * @throws ConfigurationException
	 *             with everything that is wrong with them
	 */
	public static List<Ruleset> rulesets(Path file) {
		return read(file, ConfigurationReader::parseRulesets);
	}

	/**
	 * Reads nothing but which clock is on the table, whatever else is in the configuration or missing.
	 *
	 * @throws UnusableFileException
	 *             if it cannot be read
	 * @throws ConfigurationException
	 *             with everything that is wrong with the clock
	 */
	public static ClockChoice clockDevice(Path file) {
		return read(file, ConfigurationReader::parseClock);
	}

	private static <T> T read(Path file, BiFunction<ConfigurationReader, String, T> parsing) {
		if (!Files.exists(file)) {
			throw new ConfigurationException(file,
					List.of("there is no such configuration; write one (the README shows how), "
							+ "or say --config FILE"));
		}
		try {
			return parsing.apply(new ConfigurationReader(file), withoutMark(Files.readString(file)));
		} catch (IOException e) {
			throw new UnusableFileException(file, e);
		}
	}

	/** Some editors begin a file with a byte order mark, which is no part of its text. */
	private static String withoutMark(String text) {
		return text.startsWith("\uFEFF") ? text.substring(1) : text;
	}

	private TomlTableReader root(String text) {
		TomlTableReader root = TomlTableReader.parse(text, problems);
		if (!problems.isEmpty()) {
			throw new ConfigurationException(file, problems);
		}
		return root;
	}

	private List<Ruleset> parseRulesets(String text) {
		List<Ruleset> own = OwnRulesets.read(root(text).table("rules"));
		if (!problems.isEmpty()) {
			throw new ConfigurationException(file, problems);
		}
		return own;
	}

	private ClockChoice parseClock(String text) {
		TomlTableReader table = root(text).table("clock");
		ClockTable.voice(table);
		ClockChoice device = ClockDeviceTable.read(table);
		ClockTable.read(table, device, true);
		if (!problems.isEmpty()) {
			throw new ConfigurationException(file, problems);
		}
		return device;
	}

	private Configuration parse(String text) {
		TomlTableReader root = root(text);
		BoardChoice board = board(root.table("board"), root.hasMisspelt("board", TABLES));
		List<Ruleset> own = OwnRulesets.read(root.table("rules"));
		GameDetails game = game(root.table("game"), own, Grid.of(board == null ? Grid.MAX_SIZE : board.size()));
		Timing timing = TimingTable.read(root.table("timing"));
		TomlTableReader time = root.table("clock");
		Optional<CallWords> voice = ClockTable.voice(time);
		ClockChoice device = ClockDeviceTable.read(time);
		ClockSettings clock = ClockTable.read(time, device, board == null || tellsOfLevers(board));
		Configuration.Web web = web(root.table("web"));
		Path storage = storage(root.table("storage"));
		root.refuseOthers();
		if (board instanceof BoardChoice.Simulated && !Set.of(TIME, POLICY).containsAll(root.table("game").keys())) {
			root.problem("game", "for the driver simulated, which plays a game of its own, [game] can say nothing but"
					+ " the time and the policy; leave the rest out");
		}
		if (board == null || !problems.isEmpty()) {
			throw new ConfigurationException(file, problems);
		}
		return new Configuration(keepingZero(board, storage), game, timing, clock, device, voice, web,
				storage);
	}

	private static boolean tellsOfLevers(BoardChoice board) {
		return board instanceof BoardChoice.Real real && real.settings() instanceof BoardSettings.Serial;
	}

	/** A Saiboard finds its zero again after a restart, when stones may lie on it. */
	private static BoardChoice keepingZero(BoardChoice board, Path storage) {
		return board instanceof BoardChoice.Real real && real.settings() instanceof BoardSettings.Saiboard sai
				? new BoardChoice.Real(sai.keepingZeroIn(storage.resolve("saiboard-zero.txt")))
				: board;
	}

	/** What goes wrong on a simulated board, with blanks between. */
	private static List<Injection> injections(TomlTableReader table) {
		List<Injection> injections = new ArrayList<>();
		for (String word : table.text("inject").orElse("").strip().split("\\s+")) {
			try {
				if (!word.isEmpty()) {
					injections.add(Injection.parse(word));
				}
			} catch (IllegalArgumentException e) {
				table.problem("inject", table.label("inject") + ": " + e.getMessage());
			}
		}
		return injections;
	}

	/** @param misspelt whether the table seems to be there by another name, which is said elsewhere */
	private @Nullable BoardChoice board(TomlTableReader table, boolean misspelt) {
		int before = problems.size();
		if (!table.has("driver") && !misspelt && !table.hasMisspelt("driver", KEYS)) {
			problems.add("[board] needs a driver: serial, text-grid, saiboard or simulated");
		}
		String driver = table.word("driver", DRIVERS).orElse("");
		OptionalInt lines = table.number("size", Grid.MIN_SIZE, Grid.MAX_SIZE);
		int size = lines.orElse(USUAL_SIZE);
		try {
			BoardChoice board = switch (driver) {
				case "serial" -> new BoardChoice.Real(serial(table, size));
				case "text-grid" -> textGrid(table, size);
				case "saiboard" -> saiboard(table, size);
				case "simulated" -> new BoardChoice.Simulated(size, injections(table));
				default -> {
					table.know(KEYS);
					yield null;
				}
			};
			table.refuseOthers(driver.isEmpty() ? "" : " for the driver " + driver);
			return problems.size() > before ? null : board;
		} catch (BoardSettingsException e) {
			table.problem(e.key().orElse("driver"), String.valueOf(e.getMessage()));
			return null;
		}
	}

	private static Orientation orientation(TomlTableReader table) {
		List<String> words = Arrays.stream(Orientation.values()).map(Orientation::word).toList();
		return table.word("orientation", words).map(Orientation::parse).orElse(Orientation.AS_SENT);
	}

	private static BoardSettings serial(TomlTableReader table, int size) {
		Orientation turned = orientation(table);
		return new BoardSettings.Serial(table.text("port"), table.text("serial-number"), size, turned,
				baud(table, BoardSettings.Serial.USUAL_BAUD));
	}

	private static @Nullable BoardChoice textGrid(TomlTableReader table, int size) {
		Orientation turned = orientation(table);
		Optional<String> port = table.text("port");
		int baud = baud(table, BoardSettings.TextGrid.USUAL_BAUD);
		if (!table.has("port")) {
			table.problem("driver",
					"a text-grid board cannot be looked for; name its port: port = \"/dev/ttyUSB0\"");
		}
		return port.map(path -> new BoardChoice.Real(new BoardSettings.TextGrid(path, size, turned, baud)))
				.orElse(null);
	}

	private static BoardChoice saiboard(TomlTableReader table, int size) {
		if (size != USUAL_SIZE) {
			table.problem("size", "a Saiboard has 19 lines; leave size out");
		}
		Orientation turned = orientation(table);
		String host = table.text("host").orElse(BoardSettings.Saiboard.USUAL_HOST);
		int port = table.number("port", 1, 65_535).orElse(BoardSettings.Saiboard.USUAL_PORT);
		return new BoardChoice.Real(BoardSettings.Saiboard.at(host, port).turned(turned));
	}

	private static int baud(TomlTableReader table, int usual) {
		return table.number("baud", 300, 4_000_000).orElse(usual);
	}

	private GameDetails game(TomlTableReader table, List<Ruleset> own, Grid grid) {
		List<String> names = Stream.concat(GameDetailsCheck.rules().stream(), own.stream().map(Ruleset::name)).toList();
		Optional<String> rules = table.word("rules", names).map(name -> own.stream()
				.filter(ruleset -> ruleset.name().equals(name)).map(Ruleset::written).findFirst().orElse(name));
		Optional<String> policy = table.word(POLICY, GameDetailsCheck.policies());
		Optional<String> komi = table.numberOrText("komi");
		komi.flatMap(text -> GameDetailsCheck.komiProblem(grid, text))
				.ifPresent(problem -> table.problem("komi", "game.komi " + problem));
		OptionalInt handicap = table.number("handicap", 0,
				Math.min(MOST_HANDICAP, GameDetailsCheck.mostHandicap(grid)));
		Optional<String> time = table.text(TIME);
		time.flatMap(GameDetailsCheck::timeProblem)
				.ifPresent(problem -> table.problem(TIME, "game.time: " + problem));
		GameDetails details = GameDetails.NONE.withTime(time)
				.withRules(rules.or(() -> Optional.of(Rulesets.DEFAULT.name())))
				.withPolicy(policy.or(() -> Optional.of(PolicyFiles.POLICIES.usual().name()))).withKomi(komi)
				.withHandicap(handicap).between(table.text("black"), table.text("white"));
		table.refuseOthers();
		return details;
	}

	private static Configuration.Web web(TomlTableReader table) {
		String host = table.text("host").orElse(Configuration.Web.USUAL.host());
		int port = table.number("port", 0, 65_535).orElse(Configuration.Web.USUAL.port());
		if (host.isBlank()) {
			table.problem("host",
					"web.host is empty; write 127.0.0.1 for this computer alone, 0.0.0.0 for the network");
		}
		IncidentReaders incidents = table.word("incidents", WordReader.words(IncidentReaders.class))
				.map(word -> WordReader.parse(IncidentReaders.class, "incidents", word))
				.orElse(Configuration.Web.USUAL.incidents());
		table.refuseOthers();
		return new Configuration.Web(host, port, incidents);
	}

	private Path storage(TomlTableReader table) {
		String folder = table.text("folder").orElse("games");
		if (folder.isBlank()) {
			table.problem("folder", "storage.folder is empty; name a folder, such as \"games\"");
		}
		table.refuseOthers();
		try {
			return file.toAbsolutePath().resolveSibling(folder).normalize();
		} catch (InvalidPathException e) {
			table.problem("folder", "storage.folder is no name of a folder: " + e.getReason());
			return file;
		}
	}
}

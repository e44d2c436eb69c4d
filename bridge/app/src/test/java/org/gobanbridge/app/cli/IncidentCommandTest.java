package org.gobanbridge.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.gobanbridge.app.store.Journal;
import org.gobanbridge.app.store.PolicyFiles;
import org.gobanbridge.app.store.SnapshotLogHeader;
import org.gobanbridge.app.store.SnapshotLogReader;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.SessionSettings;
import org.gobanbridge.core.session.GameSession;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code goban incident} on logs and on journals of bridges that run. */
class IncidentCommandTest extends CommandLineCalls {
	private static final SessionSettings FIVE = SessionSettings.of(Grid.of(5));
	/** Two games; in the first White plays twice, in the second the ko is out of it and a stone goes. */
	private static final String LOG = """
			{"format":"goban-snapshots","version":1,"size":5,"source":"test","debounced":true}
			{"t":200,"board":"........................."}
			{"t":600,"same":2}
			{"t":1000,"board":"............X............"}
			{"t":2000,"same":5}
			{"t":3000,"board":"O...........X............"}
			{"t":6000,"same":15}
			{"t":6200,"board":"O...........X...........O"}
			{"t":9000,"same":14}
			{"t":9200,"ruling":{"incident":1,"option":"restore","by":"Li"}}
			{"t":9400,"board":"O...........X............"}
			{"t":11000,"same":8}
			{"t":11200,"declare":"black-resigns"}
			{"t":11400,"board":"........................."}
			{"t":15000,"same":18}
			{"t":15200,"board":"......X.................."}
			{"t":18000,"same":14}
			{"t":18200,"board":"......X...........O......"}
			{"t":21000,"same":14}
			{"t":21200,"board":"..................O......"}
			{"t":28000,"same":34}
			""";

	@TempDir
	Path folder;

	@Test
	void whoSaysNoNumberOrHasNoConfigurationIsToldWhatToSay() throws IOException {
		Path log = log();
		for (String id : List.of("zwei", "0", "1.5", "99999999999")) {
			assertWrong("goban: incident " + id + ": an incident is named by its number, as in 'goban incident 3'; "
					+ "'goban incident' lists them", id, "--log", log);
		}
		assertWrong(
				"nowhere.toml: there is no such configuration; say --config FILE for the journal of another bridge, "
						+ "or --log FILE for a snapshot log",
				"1", "--config", folder.resolve("nowhere.toml"));
	}

	private void assertWrong(String message, Object... arguments) {
		assertThat(goban(Stream.concat(Stream.of("incident"), Stream.of(arguments)).toArray())).isEqualTo(2);
		assertThat(err.toString()).contains(message);
	}

	@Test
	void allIncidentsOfTheLastGameAreListed() throws IOException {
		Path log = log();
		assertThat(goban("incident", "--log", log)).isZero();
		assertThat(out.toString()).hasLineCount(2)
				.contains("open   stones-missing: a black stone missing from B4")
				.contains("open");
		assertThat(goban("incident", "--log", log, "--game", 1, "--lang", "zh")).isZero();
		assertThat(out.toString()).contains("已判罚  连走两步：白方连走两步：E1");
		assertThat(goban("incident", "--log", log, "--game", 1, "--json")).isZero();
		assertThat(json().get("state").asText()).isEqualTo("ruling");
	}

	@Test
	void oneIsShownWholeInWordsAndAsJson() throws IOException {
		Path log = log();
		assertThat(goban("incident", 1, "--log", log, "--game", 1)).isZero();
		assertThat(out.toString()).contains("The rules say  article 8(1)", " 1 . . . .[.] 1     1 . . . .[O] 1",
				"What was done  0:00:08.000 restore the board, by Li");
		assertThat(goban("incident", 1, "--log", log, "--game", 1, "--json")).isZero();
		JsonNode whole = json();
		assertThat(whole.get("after").asText()).isEqualTo("O...........X...........O");
		assertThat(whole.get("closings").get(0).get("option").asText()).isEqualTo("restore");
		assertThat(goban("incident", 2, "--log", log, "--policy", "club")).isZero();
		assertThat(out.toString()).contains("judged by: Club evening");
	}

	@Test
	void anUnknownNumberOrGameIsSaidWithThoseThatThereAre() throws IOException {
		Path log = log();
		assertThat(goban("incident", 9, "--log", log)).isEqualTo(2);
		assertThat(err.toString()).isEqualTo(
				"goban: incident 9: there is none of this number in game 2; there are 2; for an earlier game say --game\n");
		assertThat(goban("incident", "--log", log, "--game", 3)).isEqualTo(2);
		assertThat(err.toString()).isEqualTo("goban: --game 3: there is no such game; the log holds 2\n");
		assertThat(goban("incident", "--log", folder.resolve("none"))).isEqualTo(2);
		assertThat(goban("incident", "--policy", "club")).isEqualTo(2);
		assertThat(err.toString()).contains("--policy goes with --log");
		assertThat(goban("incident", "x", "--log", log)).isEqualTo(2);
		assertThat(err.toString()).hasLineCount(1);
	}

	@Test
	void theJournalOfARunningBridgeIsReadAndNotTouched() throws IOException {
		Path config = config();
		assertThat(goban("incident", "--config", config)).isEqualTo(2);
		assertThat(err.toString()).contains("journal.db: there is no journal here; say --config FILE");
		try (Journal journal = journal()) {
			GameSession session = new GameSession(FIVE, PolicyFiles.POLICIES);
			goban("incident", "--config", config);
			assertThat(out.toString()).isEqualTo("no game has begun, and so there is no incident\n");
			play(journal, session);
			List<String> before = files();
			assertThat(goban("incident", "--config", config)).as(err.toString()).isZero();
			assertThat(out.toString()).contains("2    0:00:", "stones-missing");
			assertThat(goban("incident", 1, "--config", config, "--game", 1)).as(err.toString()).isZero();
			assertThat(out.toString()).contains("White played twice: E1");
			assertThat(goban("incident", "--config", config, "--game", 3)).isEqualTo(2);
			assertThat(err.toString()).contains("--game 3: there is no such game; the journal holds 2");
			assertThat(files()).isEqualTo(before);
			play(journal, session, new Input.RefereeCalled(30_000, Color.BLACK));
		}
		assertThat(goban("incident", 2, "--config", config)).isZero();
	}

	@Test
	void theWidthIsWhatIsAskedForElseThatOfTheTerminal() {
		assertThat(Terminal.outputColumns(Map.of("COLUMNS", "60"), Path.of("pipe:[1]"), 100)).isEqualTo(60);
		assertThat(Terminal.outputColumns(Map.of(), Path.of("pipe:[1]"), 100)).isEqualTo(100);
		assertThat(Terminal.outputColumns(Map.of("COLUMNS", "wide"), Path.of("pipe:[1]"), 100)).isEqualTo(100);
	}

	private List<String> files() throws IOException {
		try (Stream<Path> all = Files.walk(folder.resolve("games"))) {
			return all.map(file -> file + " " + file.toFile().length()).sorted().toList();
		}
	}

	private Journal journal() {
		return Journal.open(folder.resolve("games"), SnapshotLogHeader.of(FIVE, "test"), InstantSource.system());
	}

	private void play(Journal journal, GameSession session) throws IOException {
		try (SnapshotLogReader reader = SnapshotLogReader.open(log())) {
			reader.forEachRemaining(input -> play(journal, session, input));
		}
	}

	private static void play(Journal journal, GameSession session, Input input) {
		journal.append(List.of(input), session.accept(input));
	}

	private Path log() throws IOException {
		return Files.writeString(folder.resolve("log.snapshots.jsonl"), LOG);
	}

	private Path config() throws IOException {
		return Files.writeString(folder.resolve("goban.toml"), """
				[board]
				driver = "serial"
				size = 5
				[storage]
				folder = "games"
				""");
	}

	private JsonNode json() throws IOException {
		assertThat(out.toString()).hasLineCount(1);
		return new ObjectMapper().readTree(out.toString());
	}
}

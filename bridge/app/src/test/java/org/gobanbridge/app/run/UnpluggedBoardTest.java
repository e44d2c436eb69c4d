package org.gobanbridge.app.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.gobanbridge.app.live.LiveSettings;
import org.gobanbridge.app.run.CaptureGame.Turn;
import org.gobanbridge.app.store.IncidentReaders;
import org.gobanbridge.core.game.SessionSettings;
import org.gobanbridge.drivers.BoardSettings;
import org.gobanbridge.drivers.boards.BoardDevices;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.sgf.SgfReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The cable of the board is pulled out five times in the middle of a game, and the game goes on. Real bytes through a
 * pseudo-terminal, the real driver, real time.
 */
class UnpluggedBoardTest {
	@TempDir
	Path folder;

	private final HandTable table = new HandTable(9);
	private final List<String> lines = new CopyOnWriteArrayList<>();
	private int lineCount;

	@Test
	void theRecordIsExactThoughTheBoardIsUnpluggedFiveTimes() throws Exception {
		List<Turn> turns = CaptureGame.turns().subList(0, 21);
		try (PtyBoard board = new PtyBoard(folder, table);
				Bridge bridge = Bridge.open(settings(),
						() -> BoardDevices.open(BoardSettings.Serial.onPort(board.port(), 9)), LogTime::from,
						lines::add)) {
			board.plug();
			bridge.start();
			waitForLine("the board is here");
			int next = play(bridge, turns, 0, 3);
			for (int pull = 1; pull <= 5; pull++) {
				board.unplug();
				waitForLine("no board");
				int unseen = pull % 3;
				for (Turn turn : turns.subList(next, next + unseen)) {
					table.put(turn.color(), turn.point());
					turn.taken().forEach(table::take);
				}
				next += unseen;
				board.plug();
				waitForLine("the board is here");
				waitForMoves(bridge, next);
				next = play(bridge, turns, next, next + 2);
			}
			play(bridge, turns, next, turns.size());
			bridge.close();
			assertThat(SgfReader.read(Files.readAllBytes(bridge.record().orElseThrow())).get(0).moves())
					.isEqualTo(turns.stream().<Move>map(turn -> new Move.Play(turn.color(), turn.point())).toList());
			assertThat(lines).filteredOn(line -> line.startsWith("the board is here")).hasSize(6);
			assertThat(lines).noneMatch(line -> line.contains("incident") || line.contains("not seen for certain"));
		}
	}

	private BridgeSettings settings() {
		SessionSettings session = SessionSettings.of(Grid.of(9));
		return new BridgeSettings(session, "sensor", folder.resolve("games"),
				LiveSettings.of("127.0.0.1", 0, IncidentReaders.ALL), "test");
	}

	private int play(Bridge bridge, List<Turn> turns, int from, int to) {
		for (int i = from; i < to; i++) {
			Turn turn = turns.get(i);
			table.put(turn.color(), turn.point());
			turn.taken().forEach(table::take);
			waitForMoves(bridge, i + 1);
		}
		return to;
	}

	private static void waitForMoves(Bridge bridge, int count) {
		await().atMost(Duration.ofSeconds(20)).pollInterval(Duration.ofMillis(10))
				.untilAsserted(() -> assertThat(bridge.state().moves()).hasSize(count));
	}

	/** Waits for a line that was not there at the last call. */
	private void waitForLine(String part) {
		int before = lineCount;
		await().atMost(Duration.ofSeconds(20)).pollInterval(Duration.ofMillis(10)).untilAsserted(
				() -> assertThat(lines.stream().skip(before)).anyMatch(line -> line.contains(part)));
		lineCount = lines.size();
	}
}

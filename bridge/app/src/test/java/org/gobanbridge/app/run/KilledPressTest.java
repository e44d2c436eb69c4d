package org.gobanbridge.app.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code goban run} that presses a clock, ended by {@code kill -9} before, in and after a press. Real bytes, real time. */
class KilledPressTest {
	private static final String TOLD = "the program ended before it knew of this press, and does not repeat it";

	@TempDir
	Path folder;

	private final HandTable table = new HandTable(9);
	private PtyBoard board;
	private BridgeProcess bridge;

	@BeforeEach
	void begin() throws IOException {
		board = new PtyBoard(folder, table);
		board.plug();
		Files.writeString(folder.resolve("goban.toml"), """
				[board]
				driver = "serial"
				port = "%s"
				size = 9
				[game]
				time = "absolute 10m"
				[clock]
				use = "press"
				device = "simulated"
				pulse = 1500
				[web]
				port = 0
				""".formatted(board.port()));
		run();
	}

	@AfterEach
	void end() {
		bridge.close();
		board.close();
	}

	@Test
	void noPressIsMadeTwiceAndOneThatNobodyKnowsOfIsSaid() throws Exception {
		table.put(Color.BLACK, Point.parse("E5"));
		bridge.waitForLine("   1 Black E5");
		bridge.kill(); // its key is down
		run();
		bridge.waitForLine("the clock, black after move 1: " + TOLD + "; see that White's time runs");
		bridge.say("resume");
		bridge.waitForLine("heard: resume");
		table.put(Color.WHITE, Point.parse("E6"));
		bridge.waitForLine("   2 White E6");
		pause(3_000);
		bridge.kill(); // long after the key
		run();
		pause(500);
		assertThat(bridge.lines()).noneMatch(line -> line.contains(TOLD));
		bridge.say("resume");
		bridge.waitForLine("heard: resume");
		pause(2_500);
		assertThat(bridge.stop()).isZero();
		assertThat(presses()).containsExactly("1 BLACK UNKNOWN", "2 WHITE VERIFIED");
		List<GameEvent> journal = Replayed.journalEvents(folder.resolve("games"), Grid.of(9));
		assertThat(Replayed.events(Replayed.logs(folder.resolve("games")))).isEqualTo(journal);
	}

	private void run() throws IOException {
		bridge = new BridgeProcess(folder.resolve("goban.toml"));
		bridge.waitForLine("the board is here");
	}

	private List<String> presses() {
		return Replayed.journalEvents(folder.resolve("games"), Grid.of(9)).stream()
				.filter(GameEvent.KeyPressed.class::isInstance).map(event -> ((GameEvent.KeyPressed) event).press())
				.map(press -> press.turn() + " " + press.key() + " " + press.outcome()).toList();
	}

	private static void pause(long millis) throws InterruptedException {
		Thread.sleep(millis);
	}
}

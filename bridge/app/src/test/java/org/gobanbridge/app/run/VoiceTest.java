package org.gobanbridge.app.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.gobanbridge.app.Warnings;
import org.gobanbridge.app.store.NumberedEvent;
import org.gobanbridge.app.words.CallWords;
import org.gobanbridge.core.game.GameEvent.Announced;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The calls spoken at the table, by a command that writes what it is to speak. */
@Timeout(30)
class VoiceTest {
	private static final GameState STATE = GameState.initial(Grid.of(9));

	@TempDir
	Path folder;
	private final AtomicLong time = new AtomicLong(10_000);
	private Warnings warnings;
	private Voice voice;
	private long seq;

	@BeforeEach
	void listen() {
		warnings = Warnings.of("org.gobanbridge.app.run.Voice");
	}

	@AfterEach
	void close() {
		voice.close();
		warnings.close();
	}

	/** @param script gets the text as {@code $1} */
	private void speakBy(String script) {
		voice = new Voice(List.of("/bin/sh", "-c", script, "sh"), CallWords.of("en").orElseThrow(),
				new MadeUpTime(time));
	}

	private String writing() {
		return "echo \"$1\" >> " + folder.resolve("spoken");
	}

	private void call(String key, long t, boolean asked) {
		seq++;
		voice.hear(List.of(new NumberedEvent(seq, new Announced(t, Color.BLACK, key, asked))), STATE);
	}

	private List<String> spoken() throws IOException {
		Path file = folder.resolve("spoken");
		return Files.exists(file) ? Files.readAllLines(file) : List.of();
	}

	private void waitFor(String... lines) {
		await().atMost(Duration.ofSeconds(10)).untilAsserted(() -> assertThat(spoken()).containsExactly(lines));
	}

	@Test
	void aCallIsSpokenAndWhatAPlayerAskedForIsNot() {
		speakBy(writing());
		call("minutes-left:7", 10_000, true);
		call("30s", 10_000, false);
		waitFor("30 seconds");
		call("periods-left:1", 10_000, false);
		waitFor("30 seconds", "Last period");
	}

	@Test
	void aCallThatComesLateIsDropped() {
		speakBy(writing());
		call("40s", 10_000 - 501, false);
		call("50s", 10_000 - 500, false);
		waitFor("50 seconds");
	}

	@Test
	void aCallThatIsStillBeingSpokenGivesWayToTheNext() throws IOException {
		speakBy(writing() + "; [ \"$1\" = 8 ] && exec sleep 60; true");
		call("8", 10_000, false);
		waitFor("8");
		call("9", 10_000, false);
		waitFor("8", "9");
		assertThat(warnings.said()).isEmpty();
	}

	@Test
	void oneThatHangsIsStoppedAndThatIsSaid() throws IOException {
		Path pid = folder.resolve("pid");
		speakBy("echo $$ > " + pid + "; exec sleep 60");
		call("30s", 10_000, false);
		await().atMost(Duration.ofSeconds(10)).untilAsserted(() -> assertThat(warnings.said()).hasSize(1));
		assertThat(warnings.said().getFirst()).contains("did not come to an end and was stopped");
		long process = Long.parseLong(Files.readString(pid).strip());
		await().until(() -> ProcessHandle.of(process).filter(ProcessHandle::isAlive).isEmpty());
	}

	@Test
	void aProgramThatIsNotThereIsMissedOnce() {
		voice = new Voice(List.of("no-such-program-as-this"), CallWords.of("en").orElseThrow(), new MadeUpTime(time));
		for (int second = 1; second <= 9; second++) {
			call(String.valueOf(second), 10_000, false);
		}
		await().untilAsserted(() -> assertThat(warnings.said()).hasSize(1));
		assertThat(warnings.said().getFirst()).contains("no-such-program-as-this cannot be started",
				"apt-get install espeak-ng");
		call("time-out", 10_000, false);
		await().during(Duration.ofMillis(200)).until(() -> warnings.said().size() == 1);
	}

	@Test
	void oneThatFailsIsMissedOnce() {
		speakBy(writing() + "; exit 1");
		call("8", 10_000, false);
		waitFor("8");
		call("9", 10_000, false);
		waitFor("8", "9");
		call("time-out", 10_000, false);
		waitFor("8", "9", "Time is up");
		await().untilAsserted(() -> assertThat(warnings.said()).hasSize(1));
		assertThat(warnings.said().getFirst()).contains("failed with exit code 1");
	}
}

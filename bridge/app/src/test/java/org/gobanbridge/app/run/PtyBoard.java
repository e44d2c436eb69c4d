package org.gobanbridge.app.run;

import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.gobanbridge.drivers.BoardSettings;
import org.gobanbridge.drivers.serial.SystemPorts;
import org.gobanbridge.drivers.simulated.SensorBoardSpec;
import org.gobanbridge.drivers.simulated.SimulatedSensorBoard;
import org.gobanbridge.drivers.simulated.Table;
import org.junit.jupiter.api.Assumptions;

/** A simulated sensor board at one end of a pair of pseudo-terminals made by socat; ending socat is pulling the plug. */
final class PtyBoard implements AutoCloseable {
	private static final Path SOCAT = Path.of("/usr/bin/socat");

	private final Path folder;
	private final SimulatedSensorBoard board;
	private Process socat;

	/** Skips the test where socat is not installed. */
	PtyBoard(Path folder, Table table) {
		Assumptions.assumeTrue(Files.isExecutable(SOCAT), "socat is not installed: apt-get install socat");
		this.folder = folder;
		this.board = new SimulatedSensorBoard(table, SensorBoardSpec.usual("0042").misreading(0.0003), 1, 1);
	}

	/** The port at which a driver finds the board. */
	String port() {
		return folder.resolve("host").toString();
	}

	void plug() throws IOException {
		String end = folder.resolve("board").toString();
		socat = new ProcessBuilder(SOCAT.toString(), "pty,raw,echo=0,link=" + port(), "pty,raw,echo=0,link=" + end)
				.redirectErrorStream(true).redirectOutput(folder.resolve("socat.log").toFile()).start();
		await().atMost(Duration.ofSeconds(10)).pollInterval(Duration.ofMillis(5))
				.until(() -> Files.exists(Path.of(port())) && Files.exists(Path.of(end)));
		board.attach(new SystemPorts(List.of()).open(end, BoardSettings.Serial.USUAL_BAUD));
	}

	void unplug() throws InterruptedException {
		socat.destroy();
		socat.waitFor();
		board.powerOff();
	}

	@Override
	public void close() {
		board.close();
		if (socat != null) {
			// waited for, because in its last moment it takes its links away, which the folder's removal trips over
			socat.destroyForcibly().onExit().join();
		}
	}
}

package org.gobanbridge.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.gobanbridge.app.failure.GobanException;
import org.gobanbridge.app.live.LiveSettings;
import org.gobanbridge.app.live.PortUnavailableException;
import org.gobanbridge.app.run.Bridge;
import org.gobanbridge.app.run.BridgeSettings;
import org.gobanbridge.app.run.DemoGame;
import org.gobanbridge.app.run.LineWriter;
import org.gobanbridge.app.run.SimulatedTable;
import org.gobanbridge.app.run.StopSignal;
import org.gobanbridge.app.run.TerminalWords;
import org.gobanbridge.app.store.Configuration;
import org.gobanbridge.app.store.IncidentReaders;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.drivers.simulated.TrueMove;
import org.gobanbridge.rules.Move;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code goban demo}: a real game on simulated hardware. */
@Command(name = "demo", mixinStandardHelpOptions = true, sortOptions = false, description = {
		"The bridge on simulated hardware: two people with hands play a game of 1835 at a board that sends real bytes over "
				+ "a bad wire.",
		"At a terminal the page stays open after the last move until Ctrl-C. The last line is the path of the record. Ends "
				+ "with 1 if the record is not what was played."})
public final class DemoCommand implements Callable<Integer> {
	private static final Logger LOG = LoggerFactory.getLogger(DemoCommand.class);
	private static final Configuration.Web WEB = Configuration.Web.USUAL;
	/** How much faster than people the people at the demo's table are at {@code --speed 1}. */
	private static final double USUAL_SPEED = 2;
	private static final double FASTEST = 1000;
	private static final long LAST_LOOK_MILLIS = 1_500;

	@Spec
	private CommandSpec spec;

	@Option(names = "--speed", paramLabel = "N", defaultValue = "1",
			description = "So many times as fast as usual, which is a game in some ten minutes.")
	private double speed;

	@Option(names = "--no-browser", description = "Only print the address of the page, and end with the game.")
	private boolean noBrowser;

	@Option(names = "--port", paramLabel = "P",
			description = "The port of the page; 8080, or a free one if that is in use, unless set.")
	private @Nullable Integer port;

	/** picocli makes one and fills the fields in. */
	@SuppressWarnings("NullAway.Init")
	public DemoCommand() {
	}

	@Override
	public Integer call() throws IOException {
		if (!(speed > 0 && speed <= FASTEST)) {
			throw new GobanException(GobanException.WRONG_CALL,
					"--speed " + speed + ": choose more than 0, up to 1000");
		}
		if (port != null && (port < 0 || port > 65_535)) {
			throw new GobanException(GobanException.WRONG_CALL, "--port " + port + ": choose 1 to 65535, or 0 for any");
		}
		Path folder = Files.createTempDirectory("goban-demo-");
		try (StopSignal signal = new StopSignal(); LineWriter lines = new LineWriter(spec.commandLine().getOut())) {
			int exitCode = play(folder, lines, signal);
			lines.close();
			signal.finish(exitCode);
			return exitCode;
		}
	}

	private int play(Path folder, LineWriter lines, StopSignal signal) {
		SimulatedTable table = new SimulatedTable(List.of(DemoGame.game()), speed * USUAL_SPEED, 1835);
		int exitCode;
		Bridge bridge = open(table, folder, lines);
		try (bridge) {
			table.watchedBy(bridge);
			lines.accept("live page: " + bridge.address());
			lines.accept("records and journal: " + folder);
			bridge.start();
			if (!noBrowser) {
				openBrowser(bridge.address(), lines);
			}
			bridge.awaitEnd(CompletableFuture.anyOf(table.over(), signal.heard()));
			exitCode = table.over().isDone() ? compare(bridge, table, lines) : 0;
			showTheEnd(bridge, lines, signal);
		}
		bridge.record().ifPresent(record -> lines.accept(record.toString()));
		return exitCode;
	}

	private Bridge open(SimulatedTable table, Path folder, LineWriter lines) {
		if (port != null) {
			return open(table, folder, lines, port);
		}
		try {
			return open(table, folder, lines, WEB.port());
		} catch (GobanException e) {
			if (!(e.getCause() instanceof PortUnavailableException)) {
				throw e;
			}
			lines.accept("port " + WEB.port() + " is in use; taking a free one");
			return open(table, folder, lines, 0);
		}
	}

	private static Bridge open(SimulatedTable table, Path folder, LineWriter lines, int webPort) {
		BridgeSettings settings = new BridgeSettings(table.settings(), "simulated", folder,
				LiveSettings.of(WEB.host(), webPort, IncidentReaders.ALL),
				ProgramVersion.text());
		return Bridge.open(settings, table::driver, table::logTime, lines);
	}

	private static int compare(Bridge bridge, SimulatedTable table, LineWriter lines) {
		List<Move> played = table.schedule().moves().stream().map(TrueMove::move).toList();
		List<Move> recorded = bridge.state().moves().stream().map(RecordedMove::move).toList();
		if (recorded.equals(played)) {
			lines.accept("the record is exact: " + played.size() + " moves");
			return 0;
		}
		lines.accept("the record is not what was played: " + recorded.size() + " moves of " + played.size());
		return GobanException.FOUND_SOMETHING;
	}

	/** The page goes with the program: somebody at a terminal says when; else whoever watches may see the end first. */
	private void showTheEnd(Bridge bridge, LineWriter lines, StopSignal signal) {
		if (!noBrowser && TerminalWords.somebodyTypes() && !signal.heard().isDone() && !bridge.ended().isDone()) {
			lines.accept("the page stays open; press Ctrl-C to end");
			bridge.awaitEnd(signal.heard().thenRun(bridge::ignoreBoard));
		} else if (bridge.viewers() > 0) {
			signal.heard().completeOnTimeout(null, LAST_LOOK_MILLIS, TimeUnit.MILLISECONDS).join();
		}
	}

	private static void openBrowser(String address, LineWriter lines) {
		try {
			new ProcessBuilder("xdg-open", address).redirectErrorStream(true)
					.redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
		} catch (IOException e) {
			LOG.debug("no browser", e);
			lines.accept("no browser could be opened; open the address yourself");
		}
	}
}

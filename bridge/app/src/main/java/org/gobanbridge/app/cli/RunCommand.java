package org.gobanbridge.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import org.gobanbridge.app.failure.GobanException;
import org.gobanbridge.app.failure.TooLittleMemoryException;
import org.gobanbridge.app.live.LiveSettings;
import org.gobanbridge.app.prove.LostTurns;
import org.gobanbridge.app.run.Bridge;
import org.gobanbridge.app.run.BridgeSettings;
import org.gobanbridge.app.run.DemoGame;
import org.gobanbridge.app.run.LineWriter;
import org.gobanbridge.app.run.LogTime;
import org.gobanbridge.app.run.RefereeWords;
import org.gobanbridge.app.run.SimulatedTable;
import org.gobanbridge.app.run.StopSignal;
import org.gobanbridge.app.run.TerminalWords;
import org.gobanbridge.app.store.BoardChoice;
import org.gobanbridge.app.store.Configuration;
import org.gobanbridge.app.store.ConfigurationReader;
import org.gobanbridge.app.store.IncidentReaders;
import org.gobanbridge.core.board.BoardDevice;
import org.gobanbridge.core.board.ClockDevice;
import org.gobanbridge.core.game.ClockUse;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.game.SessionSettings;
import org.gobanbridge.drivers.BoardSettings;
import org.gobanbridge.drivers.boards.BoardDevices;
import org.gobanbridge.drivers.clock.ClockAbsentException;
import org.gobanbridge.drivers.clock.ClockChoice;
import org.gobanbridge.drivers.clock.ClockDevices;
import org.gobanbridge.drivers.clock.Mechanism;
import org.gobanbridge.drivers.clock.SimulatedClock;
import org.gobanbridge.drivers.simulated.Injections;
import org.gobanbridge.drivers.simulated.SimulatedGame;
import org.gobanbridge.rules.Grid;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code goban run}: the bridge itself. */
@Command(name = "run", mixinStandardHelpOptions = true, description = {"The bridge itself: one board, live.",
		"Goes on with the game that the storage folder holds. Ends with Ctrl-C.",
		"At a terminal, type help for what players can declare there. Lines that come through a pipe, or from a file, are "
				+ "such words too."})
public final class RunCommand implements Callable<Integer> {
	private static final String TERMINAL = "terminal";
	private static final String PEOPLE = "people at the simulated table";

	@Spec
	private CommandSpec spec;

	@Option(names = "--config", paramLabel = "FILE", defaultValue = "goban.toml",
			description = "The configuration; ${DEFAULT-VALUE} unless set.")
	private Path config;

	/** picocli makes one and fills the fields in. */
	@SuppressWarnings("NullAway.Init")
	public RunCommand() {
	}

	@Override
	public Integer call() throws IOException {
		Configuration configuration = configuration();
		try (StopSignal signal = new StopSignal(); LineWriter lines = new LineWriter(spec.commandLine().getOut())) {
			switch (configuration.board()) {
				case BoardChoice.Real real -> run(configuration, real.settings(), lines, signal);
				case BoardChoice.Simulated simulated -> run(configuration, simulated, lines, signal);
			}
			lines.close();
			signal.finish(0);
		}
		return 0;
	}

	private Configuration configuration() {
		try {
			return ConfigurationReader.read(config);
		} catch (OutOfMemoryError e) {
			throw new TooLittleMemoryException(config + ": this file",
					"a configuration has some twenty lines; say --config FILE with one", e);
		}
	}

	private void run(Configuration configuration, BoardSettings board, LineWriter lines, StopSignal signal) {
		SessionSettings session = SessionSettings.of(Grid.of(board.size())).withDetails(configuration.game())
				.withTiming(configuration.timing())
				.withClock(configuration.clock().use(), configuration.clock().calls());
		Bridge bridge = open(configuration, session, "sensor", () -> BoardDevices.open(board),
				clock(configuration.clockDevice()), LogTime::from, lines);
		try (bridge) {
			lines.accept("waiting for the " + board.name());
			bridge.resumed().forEach(lines);
			start(bridge, configuration, lines);
			bridge.awaitEnd(signal.heard().thenRun(bridge::ignoreBoard));
		}
		lines.accept(stopped(bridge));
	}

	private static String stopped(Bridge bridge) {
		return "stopped; " + bridge.record().map(record -> "record: " + record).orElse("no game has begun");
	}

	/** A game at a simulated table, as slow as people are; one that was going on there before goes on. */
	private void run(Configuration configuration, BoardChoice.Simulated choice, LineWriter lines, StopSignal signal) {
		if (choice.size() != DemoGame.record().grid().size()) {
			throw new GobanException(GobanException.WRONG_CALL, config + ": on the simulated board a game on "
					+ DemoGame.record().grid() + " is played; leave board.size out");
		}
		Optional<SimulatedClock> simulated = configuration.clockDevice() instanceof ClockChoice.Simulated clock
				? Optional.of(SimulatedClock.of(clock.timing()))
				: Optional.empty();
		Optional<Mechanism> pressed = simulated.map(SimulatedClock::mechanism)
				.filter(clock -> configuration.clock().use() == ClockUse.SENSE);
		SimulatedTable table = table(choice, configuration.game(), pressed);
		SessionSettings session = table.settings()
				.withDetails(table.settings().details().orElse(configuration.game()))
				.withTiming(configuration.timing())
				.withClock(configuration.clock().use(), configuration.clock().calls());
		Bridge bridge = open(configuration, session, "simulated", table::driver,
				simulated.map(SimulatedClock::device).or(() -> clock(configuration.clockDevice())), table::logTime,
				lines);
		try (bridge) {
			takeUp(bridge, table, lines);
			table.watchedBy(bridge);
			start(bridge, configuration, lines);
			bridge.awaitEnd(signal.heard().thenRun(bridge::ignoreBoard));
		}
		lines.accept(stopped(bridge));
	}

	/** Goes on with the game that the journal holds, or leaves it as it is and says so. */
	private static void takeUp(Bridge bridge, SimulatedTable table, LineWriter lines) {
		GameState recorded = bridge.state();
		if (table.goOnFrom(recorded)) {
			bridge.resumed().forEach(lines);
			if (recorded.phase() == Phase.PLAYING) {
				bridge.declare(Declaration.RESUME, Optional.empty(), PEOPLE);
			}
			return;
		}
		if (recorded.phase().isRunning()) {
			lines.accept("game " + recorded.gameNumber() + " is not as the people at the simulated table have played it"
					+ " so far; it is left as it is recorded, and they begin another");
		}
		bridge.declare(Declaration.NEW_GAME, Optional.empty(), PEOPLE);
	}

	private SimulatedTable table(BoardChoice.Simulated choice, GameDetails known, Optional<Mechanism> clock) {
		SimulatedGame game = DemoGame.game().withTime(known.time()).withPolicy(known.policy());
		try {
			return new SimulatedTable(List.of(game), 1, 1, new Injections(choice.injections(), LostTurns.in(game)),
					clock);
		} catch (IllegalArgumentException e) {
			throw new GobanException(GobanException.WRONG_CALL, config + ": board.inject: " + e.getMessage());
		}
	}

	private static Bridge open(Configuration configuration, SessionSettings session, String source,
			Supplier<BoardDevice> drivers, Optional<ClockDevice> clock, LongFunction<LogTime> time,
			LineWriter lines) {
		BridgeSettings settings = new BridgeSettings(session, source, configuration.storage(),
				web(configuration.web()), configuration.voice(), ProgramVersion.text());
		return clock.isPresent()
				? Bridge.open(settings, drivers, clock.get(), time, lines)
				: Bridge.open(settings, drivers, time, lines);
	}

	/** The driver of the clock on the table, not started; none if the page is all there is. */
	private static Optional<ClockDevice> clock(ClockChoice choice) {
		try {
			return choice instanceof ClockChoice.Software ? Optional.empty() : Optional.of(ClockDevices.open(choice));
		} catch (ClockAbsentException e) {
			throw new GobanException(GobanException.HARDWARE_MISSING, String.valueOf(e.getMessage()), e);
		}
	}

	private static LiveSettings web(Configuration.Web web) {
		return LiveSettings.of(web.host(), web.port(), web.incidents());
	}

	private static void start(Bridge bridge, Configuration configuration, LineWriter lines) {
		lines.accept("live page: " + bridge.address());
		bridge.addressesInNetwork().forEach(address -> lines.accept("from other devices: " + address));
		lines.accept("records and journal: " + configuration.storage());
		lines.accept("the referee's token, for programs that rule: " + bridge.tokenFile());
		if (configuration.web().incidents() == IncidentReaders.REFEREE) {
			lines.accept("the page with the incidents: " + bridge.address() + "?token= and what is in that file");
		}
		if (TerminalWords.somebodyTypes()) {
			lines.accept(TerminalWords.HINT);
		}
		bridge.start();
		if (TerminalWords.somebodySpeaks()) {
			new TerminalWords((word, toPlay) -> bridge.declare(word, toPlay, TERMINAL), bridge::state, lines,
					new RefereeWords(bridge.desk(), TERMINAL, lines)).listen(System.in);
		}
	}
}

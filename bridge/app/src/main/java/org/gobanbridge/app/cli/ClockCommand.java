package org.gobanbridge.app.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.gobanbridge.app.failure.GobanException;
import org.gobanbridge.app.run.StopSignal;
import org.gobanbridge.app.store.ConfigurationReader;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.board.ClockDevice;
import org.gobanbridge.core.board.ClockKey;
import org.gobanbridge.core.board.ClockReport;
import org.gobanbridge.core.board.SourceState;
import org.gobanbridge.drivers.clock.ClockAbsentException;
import org.gobanbridge.drivers.clock.ClockDevices;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** {@code goban clock}: tries the wiring of a clock, without a game. */
@Command(name = "clock", mixinStandardHelpOptions = true, synopsisSubcommandLabel = "COMMAND",
		description = "Tries how the clock of the configuration is wired, without a game.")
public final class ClockCommand implements Callable<Integer> {
	private static final long FOUND_SECONDS = 5;
	private static final long PRESSED_SECONDS = 10;

	@Spec
	private CommandSpec spec;

	@Option(names = "--config", paramLabel = "FILE", defaultValue = "goban.toml", scope = ScopeType.INHERIT,
			description = "The configuration; ${DEFAULT-VALUE} unless set.")
	private Path config;

	/** picocli makes one and fills the fields in. */
	@SuppressWarnings("NullAway.Init")
	public ClockCommand() {
	}

	/** Called without a subcommand: what there is. */
	@Override
	public Integer call() {
		spec.commandLine().usage(spec.commandLine().getErr());
		return GobanException.WRONG_CALL;
	}

	@Command(name = "press", mixinStandardHelpOptions = true, description = {"Presses a key of the clock, once.",
			"Ends with 0 if it was pressed, 1 if the clock did not take it or the program was stopped meanwhile, 3 if there is"
					+ " no clock that can be pressed."})
	int press(@Parameters(paramLabel = "KEY", description = "black, white, pause") ClockKey key) {
		PrintWriter out = spec.commandLine().getOut();
		try (ClockDevice clock = open(); StopSignal signal = new StopSignal()) {
			Listening heard = new Listening(new PrintWriter(java.io.Writer.nullWriter()));
			clock.start(heard);
			heard.awaitClock();
			clock.press(key);
			out.println("pressing " + Words.of(key));
			out.flush();
			await(CompletableFuture.anyOf(heard.pressed, signal.heard()), PRESSED_SECONDS);
			if (signal.heard().isDone()) {
				clock.close();
				out.println(Words.of(key) + ": let go, for the program is stopped");
				out.flush();
				signal.finish(GobanException.FOUND_SOMETHING);
				return GobanException.FOUND_SOMETHING;
			}
			ClockReport.PressEnded ended = await(heard.pressed, 0)
					.orElseThrow(() -> absent(clock.description() + " did not press within " + PRESSED_SECONDS
							+ " s; look at its wires"));
			out.println(Listening.words(ended));
			out.flush();
			return switch (ended.outcome()) {
				case MADE, VERIFIED -> 0;
				case UNVERIFIED -> GobanException.FOUND_SOMETHING;
				default -> GobanException.HARDWARE_MISSING;
			};
		}
	}

	@Command(name = "watch", mixinStandardHelpOptions = true,
			description = "Says what the clock tells: its lever, its beeps, its lamp. Ends with Ctrl-C.")
	int watch(@Option(names = "--seconds", paramLabel = "N", defaultValue = "0",
			description = "End by itself after so many.") int seconds) {
		PrintWriter out = spec.commandLine().getOut();
		try (ClockDevice clock = open(); StopSignal signal = new StopSignal()) {
			Listening heard = new Listening(out);
			clock.start(heard);
			heard.awaitClock();
			await(signal.heard(), seconds > 0 ? seconds : Long.MAX_VALUE);
			clock.close();
			signal.finish(0);
		}
		return 0;
	}

	private ClockDevice open() {
		try {
			return ClockDevices.open(ConfigurationReader.clockDevice(config));
		} catch (ClockAbsentException e) {
			throw absent(String.valueOf(e.getMessage()));
		}
	}

	private static GobanException absent(String message) {
		return new GobanException(GobanException.HARDWARE_MISSING, message);
	}

	private static <T> Optional<T> await(CompletableFuture<T> coming, long seconds) {
		try {
			return Optional.ofNullable(coming.get(seconds, TimeUnit.SECONDS));
		} catch (TimeoutException e) {
			return Optional.empty();
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			return Optional.empty();
		} catch (ExecutionException e) {
			throw new IllegalStateException(e);
		}
	}

	/** What the clock tells, in words; on the thread of the device. */
	private static final class Listening implements java.util.function.Consumer<ClockReport> {
		private final CompletableFuture<ClockReport.SourceChanged> source = new CompletableFuture<>();
		private final CompletableFuture<ClockReport.PressEnded> pressed = new CompletableFuture<>();
		private final PrintWriter out;

		Listening(PrintWriter out) {
			this.out = out;
		}

		@Override
		public void accept(ClockReport report) {
			switch (report) {
				case ClockReport.SourceChanged changed -> source.complete(changed);
				case ClockReport.PressEnded ended -> pressed.complete(ended);
				default -> {
				}
			}
			out.println(words(report));
			out.flush();
		}

		/** Ends when the clock is there. */
		void awaitClock() {
			Optional<ClockReport.SourceChanged> first = await(source, FOUND_SECONDS);
			if (first.filter(changed -> changed.state() == SourceState.FOUND).isEmpty()) {
				throw absent(first.map(ClockReport.SourceChanged::detail)
						.orElse("no clock answers; look whether it is on, and at its wires"));
			}
		}

		static String words(ClockReport report) {
			return switch (report) {
				case ClockReport.LeverWent lever -> "lever: " + Words.of(lever.lever());
				case ClockReport.Beeped beep -> "beep";
				case ClockReport.LampChanged lamp -> "lamp " + (lamp.lit() ? "on" : "off");
				case ClockReport.PressEnded press -> Words.of(press.key()) + ": " + word(press)
						+ (press.detail().isEmpty() ? "" : " (" + press.detail() + ")");
				case ClockReport.SourceChanged changed -> changed.state() == SourceState.FOUND
						? "the clock is here: " + changed.detail()
						: "the clock is lost: " + changed.detail();
			};
		}

		private static String word(ClockReport.PressEnded press) {
			return switch (press.outcome()) {
				case MADE -> "pressed; whether the clock took it cannot be seen";
				case VERIFIED -> "pressed, and the clock took it";
				default -> press.outcome().name().toLowerCase(Locale.ROOT);
			};
		}
	}
}

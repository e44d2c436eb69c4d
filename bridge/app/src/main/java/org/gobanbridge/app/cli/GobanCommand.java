package org.gobanbridge.app.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.IntSupplier;
import org.gobanbridge.app.failure.GobanException;
import org.gobanbridge.app.failure.LostOutputException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The {@code goban} command and its subcommands. */
@Command(name = "goban", description = "A real Go board goes in; a correct game record and a live page come out.",
		footer = {"",
				"Exit codes: 0 fine, 1 found something wrong, 2 the call is wrong, 3 hardware, network or room on the disk missing, "
						+ "70 a mistake in the program.",
				"goban COMMAND --help explains a command."},
		versionProvider = ProgramVersion.class, mixinStandardHelpOptions = true, synopsisSubcommandLabel = "COMMAND")
public final class GobanCommand implements Callable<Integer> {
	private static final List<Class<?>> COMMANDS = List.of(RunCommand.class, DemoCommand.class, ReplayCommand.class,
			IncidentCommand.class, SimulateCommand.class, CheckCommand.class, ScoreCommand.class, RulesCommand.class,
			DevicesCommand.class, ClockCommand.class, ProveCommand.class);

	@Spec
	private CommandSpec spec;

	@Option(names = "--debug", scope = ScopeType.INHERIT, description = "Show where in the program an error came from.")
	private boolean debug;

	/** picocli makes one and fills the fields in. */
	@SuppressWarnings("NullAway.Init")
	public GobanCommand() {
	}

	/** Runs a command with the standard streams; returns the exit code. */
	public static int run(String... args) {
		return run(new FileOutputStream(FileDescriptor.out), new PrintWriter(System.err, true, StandardCharsets.UTF_8),
				args);
	}

	/** Runs a command that writes its results here, in UTF-8; returns the exit code, also where they cannot be written. */
	static int run(OutputStream out, PrintWriter err, String... args) {
		return run(new PrintWriter(new StandardOutput(out), false, StandardCharsets.UTF_8), err, args);
	}

	/** Runs a command with these streams; returns the exit code. */
	public static int run(PrintWriter out, PrintWriter err, String... args) {
		GobanCommand goban = new GobanCommand();
		CommandLine command = new CommandLine(goban);
		needed(args).forEach(command::addSubcommand);
		command.setOut(out).setErr(err).setCaseInsensitiveEnumValuesAllowed(true)
				.setUsageHelpAutoWidth(true);
		command.setParameterExceptionHandler(new WrongCallHandler())
				.setExecutionExceptionHandler(new FailureHandler(() -> goban.debug))
				.setExecutionStrategy(parsed -> unlessLost(command, () -> new RunLast().execute(parsed)));
		return execute(command, args);
	}

	private static int execute(CommandLine command, String... args) {
		try {
			int exitCode = command.execute(args);
			return unlessLost(command, () -> {
				command.getOut().flush();
				return exitCode;
			});
		} catch (OutOfMemoryError e) {
			command.getErr().println(
					"goban: this takes more memory than there is; give smaller files, or a computer with more");
			return GobanException.WRONG_CALL;
		}
	}

	/** Help and versions are printed outside of any command, and what waits is written when it is over. */
	private static int unlessLost(CommandLine command, IntSupplier work) {
		try {
			return work.getAsInt();
		} catch (LostOutputException e) {
			return FailureHandler.told(e, command);
		}
	}

	/** The command that is called, alone: to look at all of them takes a noticeable part of the start. Else all. */
	private static List<Class<?>> needed(String... args) {
		return COMMANDS.stream().filter(known -> args.length > 0 && name(known).equals(args[0])).findFirst()
				.<List<Class<?>>>map(List::of).orElse(COMMANDS);
	}

	private static String name(Class<?> command) {
		return command.getAnnotation(Command.class).name();
	}

	/** Called without a command: what there is. */
	@Override
	public Integer call() {
		spec.commandLine().usage(spec.commandLine().getErr());
		return GobanException.WRONG_CALL;
	}
}

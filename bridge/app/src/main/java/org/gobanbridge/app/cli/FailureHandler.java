package org.gobanbridge.app.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.util.function.BooleanSupplier;
import org.gobanbridge.app.failure.GobanException;
import org.gobanbridge.app.failure.PlainText;
import org.gobanbridge.app.failure.UnusableFileException;
import org.gobanbridge.drivers.BoardSettingsException;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParseResult;

/** What ends a command: one line a problem on standard error that names thing, place and cure, and the exit code. */
final class FailureHandler implements IExecutionExceptionHandler {
	/** An exit code for what is a mistake of the program's own (sysexits.h). */
	private static final int SOFTWARE = 70;

	private final BooleanSupplier debug;

	FailureHandler(BooleanSupplier debug) {
		this.debug = debug;
	}

	@Override
	public int handleExecutionException(Exception e, CommandLine command, ParseResult parsed) {
		int exitCode = told(e, command);
		if (debug.getAsBoolean()) {
			e.printStackTrace(command.getErr());
		}
		return exitCode;
	}

	/** Says what is the matter; returns the exit code. */
	static int told(Exception e, CommandLine command) {
		message(e).lines().forEach(line -> command.getErr().println("goban: " + PlainText.oneLine(line)));
		return exitCode(e);
	}

	private static int exitCode(Exception e) {
		return switch (e) {
			case GobanException known -> known.exitCode();
			case BoardSettingsException settings -> GobanException.WRONG_CALL;
			case IOException file -> GobanException.WRONG_CALL;
			case UncheckedIOException file -> GobanException.WRONG_CALL;
			default -> SOFTWARE;
		};
	}

	private static String message(Exception e) {
		return switch (e) {
			case GobanException known -> String.valueOf(known.getMessage());
			case BoardSettingsException settings -> PlainText.oneLine(String.valueOf(settings.getMessage()));
			case UncheckedIOException wrapped -> PlainText.oneLine(String.valueOf(wrapped.getMessage()));
			case FileSystemException file -> file.getFile() + ": " + UnusableFileException.reason(file);
			case IOException file -> UnusableFileException.reason(file);
			default ->
				"this is a mistake in the program, please report it with the output of the same call with --debug: "
						+ PlainText.oneLine(e.toString());
		};
	}
}

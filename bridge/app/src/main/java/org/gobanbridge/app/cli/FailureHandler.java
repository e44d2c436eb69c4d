package org.gobanbridge.app.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.function.BooleanSupplier;
import org.gobanbridge.app.failure.GobanException;
import org.gobanbridge.drivers.BoardSettingsException;
import org.jspecify.annotations.Nullable;
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
		message(e).lines().forEach(line -> command.getErr().println("goban: " + line));
		if (debug.getAsBoolean()) {
			e.printStackTrace(command.getErr());
		}
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
			case BoardSettingsException settings -> oneLine(settings.getMessage());
			case UncheckedIOException wrapped -> oneLine(wrapped.getMessage());
			case FileSystemException file -> file.getFile() + ": " + reason(file);
			case IOException file -> oneLine(file.getMessage());
			default ->
				"this is a mistake in the program, please report it with the output of the same call with --debug: "
						+ oneLine(e.toString());
		};
	}

	/** What is the matter with a file, without its name. */
	static String fileReason(IOException e) {
		return e instanceof FileSystemException file ? reason(file) : oneLine(e.getMessage());
	}

	private static String reason(FileSystemException e) {
		return switch (e) {
			case NoSuchFileException missing -> "there is no such file or folder; check the path";
			case AccessDeniedException denied -> "no permission; check who owns it";
			case FileAlreadyExistsException exists -> "there is a file of that name; move it away";
			default -> oneLine(e.getReason());
		};
	}

	static String oneLine(@Nullable String text) {
		return String.valueOf(text).strip().replaceAll("\\s*\\R\\s*", " ");
	}
}

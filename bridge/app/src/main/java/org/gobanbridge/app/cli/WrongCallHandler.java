package org.gobanbridge.app.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.gobanbridge.app.failure.GobanException;
import org.gobanbridge.app.failure.PlainText;
import org.gobanbridge.app.failure.Suggestion;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** A call that picocli could not make sense of: one line that says what, and what may have been meant. */
final class WrongCallHandler implements IParameterExceptionHandler {
	/** Files that commands take. */
	private static final Pattern RECORD = Pattern.compile("-[^-=][^=]*\\.(sgf|SGF|jsonl|gz|toml)");

	@Override
	public int handleParseException(ParameterException e, String[] args) {
		CommandLine command = e.getCommandLine();
		String problem = e instanceof UnmatchedArgumentException || e instanceof MissingParameterException
				? fileLikeAnOption(args).orElseGet(() -> problem(e))
				: problem(e);
		command.getErr().println("goban: " + PlainText.oneLine(problem) + " ('"
				+ command.getCommandSpec().qualifiedName() + " --help' explains)");
		return GobanException.WRONG_CALL;
	}

	private static Optional<String> fileLikeAnOption(String... args) {
		return Arrays.stream(args).takeWhile(arg -> !arg.equals("--")).filter(arg -> RECORD.matcher(arg).matches())
				.findFirst().map(arg -> "'" + arg + "' looks like an option; for a file of this name write ./" + arg);
	}

	private static String problem(ParameterException e) {
		if (e instanceof UnmatchedArgumentException unmatched) {
			return unmatched(unmatched);
		}
		ArgSpec argument = e.getArgSpec();
		if (argument instanceof OptionSpec option && e.getValue() != null && isNumber(option.type())) {
			return option.longestName() + " " + e.getValue() + ": this is no "
					+ (isWhole(option.type()) ? "whole number" : "number");
		}
		return String.valueOf(e.getMessage());
	}

	private static String unmatched(UnmatchedArgumentException e) {
		CommandLine command = e.getCommandLine();
		String first = e.getUnmatched().getFirst();
		if (e.isUnknownOption()) {
			List<String> meant = e.getSuggestions();
			return e.getMessage() + (meant.isEmpty() ? "" : "; did you mean " + String.join(" or ", meant) + "?");
		}
		if (command.getParent() == null) {
			Set<String> commands = command.getSubcommands().keySet();
			return "there is no command '" + first + "'" + Suggestion.didYouMean(first, commands) + "; there are "
					+ String.join(", ", commands);
		}
		return "'" + String.join("' '", e.getUnmatched()) + "': this is more than "
				+ command.getCommandSpec().qualifiedName() + " takes; leave it out";
	}

	private static boolean isNumber(Class<?> type) {
		return isWhole(type) || type == double.class;
	}

	private static boolean isWhole(Class<?> type) {
		return type == int.class || type == long.class || type == Integer.class;
	}
}

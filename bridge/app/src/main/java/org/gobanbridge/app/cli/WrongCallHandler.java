package org.gobanbridge.app.cli;

import java.util.List;
import org.gobanbridge.app.failure.GobanException;
import org.gobanbridge.app.failure.PlainText;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** A call that picocli could not make sense of: one line that says what, and what may have been meant. */
final class WrongCallHandler implements IParameterExceptionHandler {

	@Override
	public int handleParseException(ParameterException e, String[] args) {
		CommandLine command = e.getCommandLine();
		String name = command.getCommandSpec().qualifiedName();
		List<String> meant = e instanceof UnmatchedArgumentException unmatched ? unmatched.getSuggestions() : List.of();
		String hint = meant.isEmpty() ? "" : "; did you mean " + String.join(" or ", meant) + "?";
		command.getErr().println(
				"goban: " + PlainText.oneLine(String.valueOf(e.getMessage())) + hint + " ('" + name
						+ " --help' explains)");
		return GobanException.WRONG_CALL;
	}
}

package org.gobanbridge.app.cli;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobanbridge.app.failure.GobanException;
import org.gobanbridge.app.failure.PlainText;
import org.jspecify.annotations.Nullable;

/** How many overtime periods each side has used, as a call says it. */
record Overtime(int black, int white) {
	private static final Pattern WRITTEN = Pattern.compile("(\\d{1,3})\\s*,\\s*(\\d{1,3})");

	/**
	 * Reads {@code 2,0}.
	 *
	 * @throws GobanException
	 *             if it is no such pair
	 */
	static Overtime parse(@Nullable String text) {
		if (text == null) {
			return new Overtime(0, 0);
		}
		Matcher written = WRITTEN.matcher(text.strip());
		if (!written.matches()) {
			throw new GobanException(GobanException.WRONG_CALL,
					"--overtime " + PlainText.oneLine(text) + ": write the periods of both, --overtime 2,0");
		}
		return new Overtime(Integer.parseInt(written.group(1)), Integer.parseInt(written.group(2)));
	}
}

package org.gobanbridge.core.time;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobanbridge.rules.Color;

/**
 * The time of a game, as people write it: {@code none}, {@code absolute 2h}, {@code byoyomi 1h30m 5x60s},
 * {@code reserved 2h 5} (the last five minutes of two hours are reserved), {@code canadian 1h 25/10m},
 * {@code fischer 20m+10s}, {@code fischer 20m+10s max 30m}, {@code delay 20m+5s}, {@code ing 90m}. Sides with different
 * times: {@code black reserved 2h 5; white reserved 1h 5}.
 */
public record TimeControl(TimeSystem black, TimeSystem white) {
	private static final String TIME = "((?:\\d+h)?(?:\\d+m)?(?:\\d+s)?)";
	private static final Pattern LENGTH = Pattern.compile("(?:(\\d{1,4})h)?(?:(\\d{1,6})m)?(?:(\\d{1,7})s)?");
	private static final Pattern SIDES = Pattern.compile("black (.+?) ?; ?white (.+)");
	private static final List<Form> FORMS = List.of(
			new Form("none", m -> new NoTime()),
			new Form("absolute " + TIME, m -> new Absolute(length(m.group(1)))),
			new Form("byoyomi " + TIME + " (\\d{1,3})x" + TIME,
					m -> new Byoyomi(length(m.group(1)), Integer.parseInt(m.group(2)), length(m.group(3)))),
			new Form("reserved " + TIME + " (\\d{1,3})",
					m -> Byoyomi.reserved(length(m.group(1)), Integer.parseInt(m.group(2)))),
			new Form("canadian " + TIME + " (\\d{1,3})/" + TIME,
					m -> new Canadian(length(m.group(1)), length(m.group(3)), Integer.parseInt(m.group(2)))),
			new Form("fischer " + TIME + "\\+" + TIME,
					m -> new Fischer(length(m.group(1)), length(m.group(2)), OptionalLong.empty())),
			new Form("fischer " + TIME + "\\+" + TIME + " max " + TIME,
					m -> new Fischer(length(m.group(1)), length(m.group(2)), OptionalLong.of(length(m.group(3))))),
			new Form("delay " + TIME + "\\+" + TIME, m -> new Delay(length(m.group(1)), length(m.group(2)))),
			new Form("ing " + TIME, m -> Overtime.ing(length(m.group(1)))));
	private static final long SECOND = 1_000;
	private static final long MINUTE = 60 * SECOND;
	private static final long HOUR = 60 * MINUTE;

	/** The same for both sides. */
	public TimeControl(TimeSystem both) {
		this(both, both);
	}

	public TimeSystem of(Color color) {
		return color == Color.BLACK ? black : white;
	}

	/**
	 * What this text says.
	 *
	 * @throws IllegalArgumentException
	 *             saying what is wrong with it
	 */
	public static TimeControl parse(String text) {
		String plain = text.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
		Matcher sides = SIDES.matcher(plain);
		return sides.matches()
				? new TimeControl(system(sides.group(1)), system(sides.group(2)))
				: new TimeControl(system(plain));
	}

	/** What this text says; empty if it is no time setting. */
	public static Optional<TimeControl> find(String text) {
		try {
			return Optional.of(parse(text));
		} catch (IllegalArgumentException e) {
			return Optional.empty();
		}
	}

	/** One way to write a time system, and what it says. */
	private record Form(Pattern pattern, Function<Matcher, TimeSystem> system) {
		Form(String pattern, Function<Matcher, TimeSystem> system) {
			this(Pattern.compile(pattern), system);
		}
	}

	private static TimeSystem system(String text) {
		for (Form form : FORMS) {
			Matcher written = form.pattern().matcher(text);
			if (written.matches()) {
				return form.system().apply(written);
			}
		}
		throw new IllegalArgumentException("\"" + text + "\" is no time setting; write for example"
				+ " \"byoyomi 1h 5x60s\", \"reserved 2h 5\", \"canadian 1h 25/10m\", \"fischer 20m+10s\","
				+ " \"absolute 45m\", \"delay 20m+5s\", \"ing 90m\" or \"none\"");
	}

	/** Milliseconds of {@code 1h30m}, {@code 90m}, {@code 60s}, {@code 0s}. */
	private static long length(String text) {
		Matcher m = LENGTH.matcher(text);
		if (text.isEmpty() || !m.matches()) {
			throw new IllegalArgumentException("\"" + text + "\" is no length of time; write 1h30m, 45m or 60s");
		}
		return number(m.group(1)) * HOUR + number(m.group(2)) * MINUTE + number(m.group(3)) * SECOND;
	}

	private static long number(String digits) {
		return digits == null ? 0 : Long.parseLong(digits);
	}
}

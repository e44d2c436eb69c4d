package org.gobanbridge.app.store;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobanbridge.core.time.Absolute;
import org.gobanbridge.core.time.Byoyomi;
import org.gobanbridge.core.time.Canadian;
import org.gobanbridge.core.time.Delay;
import org.gobanbridge.core.time.Fischer;
import org.gobanbridge.core.time.NoTime;
import org.gobanbridge.core.time.Overtime;
import org.gobanbridge.core.time.TimeControl;
import org.gobanbridge.core.time.TimeLeft;
import org.gobanbridge.core.time.TimeSystem;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.sgf.SgfGame;
import org.gobanbridge.rules.sgf.SgfNode;
import org.gobanbridge.rules.sgf.SgfProperty;

/**
 * The time of a game in SGF: {@code TM} in seconds and {@code OT} in the words that the large servers and their clients
 * write ({@code 5x60 byo-yomi}, {@code 25/600 Canadian}, {@code 10 Fischer}), and what is left after each move. What no
 * other program has words for stands in {@code OT} as the time setting is written here.
 */
public final class SgfTime {
	private static final BigDecimal SECOND = BigDecimal.valueOf(1_000);
	private static final String SECONDS = "(\\d{1,7}(?:\\.\\d{1,3})?) ?(?:s|sec|secs|seconds)?";
	private static final Pattern MAIN = Pattern.compile("\\d{1,7}(?:\\.\\d{1,9})?");

	/** One way to write an overtime, and the time setting that it makes with a main time, as it is written here. */
	private record Form(Pattern pattern, BiFunction<String, Matcher, String> setting) {
		Form(String pattern, BiFunction<String, Matcher, String> setting) {
			this(Pattern.compile(pattern), setting);
		}
	}

	private static final List<Form> FORMS = List.of(
			new Form("(\\d{1,3}) ?x ?" + SECONDS + " ?(?:byo-?yomi|japanese)?",
					(main, m) -> "byoyomi " + main + " " + m.group(1) + "x" + length(m.group(2))),
			new Form("(\\d{1,3}) ?/ ?" + SECONDS + " ?(?:canadian)?",
					(main, m) -> "canadian " + main + " " + m.group(1) + "/" + length(m.group(2))),
			new Form("(\\d{1,3}) (?:moves|stones) ?/ ?(\\d{1,6}) min(?:utes)?",
					(main, m) -> "canadian " + main + " " + m.group(1) + "/" + m.group(2) + "m"),
			new Form("(\\d{1,3}) (?:moves|stones) ?/ ?" + SECONDS,
					(main, m) -> "canadian " + main + " " + m.group(1) + "/" + length(m.group(2))),
			new Form(SECONDS + " ?simple", (main, m) -> "byoyomi 0s 1x" + length(m.group(1))),
			new Form(SECONDS + " ?fischer", (main, m) -> "fischer " + main + "+" + length(m.group(1))),
			new Form(SECONDS + " ?fischer,? max " + SECONDS,
					(main, m) -> "fischer " + main + "+" + length(m.group(1)) + " max " + length(m.group(2))),
			new Form(SECONDS + " ?(?:simple )?delay", (main, m) -> "delay " + main + "+" + length(m.group(1))));

	private SgfTime() {
	}

	/** The game with this time, as it is written in configurations and logs. One that nobody counts is left out. */
	static SgfGame with(SgfGame game, String setting) {
		Optional<TimeControl> control = TimeControl.find(setting);
		if (control.isEmpty() || control.get().equals(new TimeControl(new NoTime()))) {
			return game;
		}
		TimeSystem black = control.get().black();
		if (!black.equals(control.get().white())) {
			return game.withInfo("OT", setting);
		}
		SgfGame timed = game.withInfo("TM", seconds(black.start().main()));
		return overtime(black, setting).map(words -> timed.withInfo("OT", words)).orElse(timed);
	}

	private static Optional<String> overtime(TimeSystem system, String setting) {
		return switch (system) {
			case NoTime none -> Optional.empty();
			case Absolute absolute -> Optional.empty();
			case Byoyomi b -> Optional.of(b.periods() + "x" + seconds(b.period()) + " byo-yomi");
			case Canadian c -> Optional.of(c.stones() + "/" + seconds(c.period()) + " Canadian");
			case Fischer f -> Optional.of(seconds(f.increment()) + " Fischer"
					+ (f.cap().isPresent() ? " max " + seconds(f.cap().getAsLong()) : ""));
			case Delay d -> Optional.of(seconds(d.delay()) + " delay");
			case Overtime ing -> Optional.of(setting);
		};
	}

	/** The node of a move with what its side has left after it. */
	static SgfNode withLeft(SgfNode node, Color color, TimeControl control, TimeLeft left) {
		boolean black = color == Color.BLACK;
		boolean over = left.main() == 0 && !left.out();
		int counted = switch (control.of(color)) {
			case Byoyomi byoyomi when over -> left.periods();
			case Overtime overtime when over -> left.periods();
			case Canadian canadian when over -> left.stones();
			default -> -1;
		};
		SgfNode timed = node
				.with(SgfProperty.raw(black ? "BL" : "WL", seconds(counted < 0 ? left.main() : left.period())));
		return counted < 0 ? timed : timed.with(SgfProperty.raw(black ? "OB" : "OW", String.valueOf(counted)));
	}

	/** The time setting of a record as it is written in configurations and logs; empty if it has none that is understood. */
	public static Optional<String> of(SgfGame record) {
		String overtime = record.info("OT").map(text -> text.strip().toLowerCase(Locale.ROOT)).orElse("");
		Optional<String> own = Optional.of(overtime).filter(text -> TimeControl.find(text).isPresent());
		Optional<String> main = record.info("TM").filter(text -> MAIN.matcher(text).matches()).map(SgfTime::length);
		return own.or(() -> main.flatMap(length -> setting(length, overtime)))
				.filter(text -> TimeControl.find(text).isPresent());
	}

	private static Optional<String> setting(String main, String overtime) {
		if (overtime.isEmpty()) {
			return Optional.of("absolute " + main);
		}
		return FORMS.stream().flatMap(form -> {
			Matcher written = form.pattern().matcher(overtime);
			return written.matches()
					? Optional.of(form.setting().apply(main, written)).stream()
					: Optional.<String>empty().stream();
		}).findFirst();
	}

	/** {@code 1h30m} for 5400 seconds; parts of a second are left out. */
	private static String length(String seconds) {
		long all = new BigDecimal(seconds).setScale(0, RoundingMode.DOWN).longValueExact();
		String text = part(all / 3_600, "h") + part(all % 3_600 / 60, "m") + part(all % 60, "s");
		return text.isEmpty() ? "0s" : text;
	}

	private static String part(long number, String unit) {
		return number == 0 ? "" : number + unit;
	}

	private static String seconds(long millis) {
		return BigDecimal.valueOf(millis).divide(SECOND).stripTrailingZeros().toPlainString();
	}
}

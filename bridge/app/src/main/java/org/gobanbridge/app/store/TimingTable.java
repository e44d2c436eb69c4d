package org.gobanbridge.app.store;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.game.Timing;
import org.gobanbridge.core.game.TimingSetting;
import org.gobanbridge.core.game.TimingSetting.Unit;

/** Reads the table {@code [timing]} of a configuration, which holds what is not as usual. */
final class TimingTable {
	private static final Pattern WITH_UNIT = Pattern
			.compile("(\\d{1,6}(?:\\.\\d{1,3})?) *(ms|s|sec|seconds|min|minutes)");
	private static final BigDecimal SECOND = BigDecimal.valueOf(1_000);
	private static final BigDecimal MINUTE = BigDecimal.valueOf(60_000);

	private TimingTable() {
	}

	/** What the table says; what is wrong with it is put on its reader's list. */
	static Timing read(TomlTableReader table) {
		Map<TimingSetting, Integer> set = new EnumMap<>(TimingSetting.class);
		for (TimingSetting setting : TimingSetting.values()) {
			OptionalInt value = table.number(Words.of(setting), setting::allows, setting.range(),
					written -> cure(setting, written));
			value.ifPresent(number -> set.put(setting, number));
		}
		table.refuseOthers();
		try {
			return new Timing(set);
		} catch (IllegalArgumentException e) {
			String key = Words.of(TimingSetting.STEADY_READINGS);
			table.problem(set.containsKey(TimingSetting.STEADY_READINGS) ? key : Words.of(TimingSetting.STEADY_OF),
					table.label(String.valueOf(e.getMessage())));
			return Timing.USUAL;
		}
	}

	/** What to write instead, if that can be told from what was written. */
	private static String cure(TimingSetting setting, Object written) {
		if (setting.unit() == Unit.READINGS) {
			return "";
		}
		Optional<BigDecimal> meant = switch (written) {
			case String text -> ofText(text);
			case Double seconds when Double.isFinite(seconds) ->
				Optional.of(BigDecimal.valueOf(seconds).multiply(SECOND));
			case Long seconds -> Optional.of(BigDecimal.valueOf(seconds).multiply(SECOND));
			default -> Optional.empty();
		};
		return meant.map(millis -> millis.setScale(0, RoundingMode.HALF_UP))
				.filter(millis -> millis.signum() > 0 && millis.precision() < 10
						&& setting.allows(millis.longValue()))
				.map(millis -> "; if " + inSeconds(millis) + " is meant, write " + millis).orElse("");
	}

	private static Optional<BigDecimal> ofText(String text) {
		Matcher matcher = WITH_UNIT.matcher(text.strip());
		return matcher.matches()
				? Optional.of(new BigDecimal(matcher.group(1)).multiply(switch (matcher.group(2)) {
					case "ms" -> BigDecimal.ONE;
					case "min", "minutes" -> MINUTE;
					default -> SECOND;
				}))
				: Optional.empty();
	}

	private static String inSeconds(BigDecimal millis) {
		return millis.divide(SECOND).stripTrailingZeros().toPlainString() + " s";
	}
}

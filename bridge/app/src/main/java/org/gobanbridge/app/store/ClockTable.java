package org.gobanbridge.app.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobanbridge.app.words.CallWords;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.game.ClockSettings;
import org.gobanbridge.core.game.ClockUse;
import org.gobanbridge.core.time.CallSchedule;
import org.gobanbridge.drivers.clock.ClockChoice;

/**
 * Reads the table {@code [clock]} of a configuration: who ends a turn, and when the time is called. {@code calls} is a
 * word, or a table of which what is missing is as usual.
 */
final class ClockTable {
	private static final String USE = "use";
	private static final String CALLS = "calls";
	private static final String VOICE = "voice";
	private static final String NONE = "none";
	private static final String USUAL = "usual";
	private static final String SILENT = "silent";
	private static final List<String> USES = List.of(Words.of(ClockUse.SOFTWARE), Words.of(ClockUse.SENSE),
			Words.of(ClockUse.PRESS));

	private ClockTable() {
	}

	/**
	 * What the table says; what is wrong with it is put on its reader's list.
	 *
	 * @param device
	 *            the clock that is on the table
	 * @param levers
	 *            whether the board tells of the levers of a clock
	 */
	static ClockSettings read(TomlTableReader table, ClockChoice device, boolean levers) {
		ClockUse use = table.word(USE, USES).map(word -> WordReader.parse(ClockUse.class, USE, word))
				.orElse(ClockSettings.USUAL.use());
		if (use == ClockUse.PRESS && !device.isPressed()) {
			table.problem(USE, table.label(USE) + " is \"press\", but there is no clock that this program can press;"
					+ " write \"software\", or \"sense\" where the board tells of the levers, or say with "
					+ table.label("device") + " how the clock is wired");
		} else if (use == ClockUse.SENSE && !levers && !device.tellsOfLevers()) {
			table.problem(USE,
					table.label(USE) + " is \"sense\", but a board of this driver tells of no levers, so that"
							+ " no turn would end; write \"software\"");
		}
		CallSchedule calls = calls(table);
		table.refuseOthers();
		return new ClockSettings(use, calls);
	}

	/**
	 * In which language the calls are spoken at the table; empty = in none. To be read before the rest.
	 */
	static Optional<CallWords> voice(TomlTableReader table) {
		List<String> choices = new ArrayList<>(CallWords.languages());
		choices.add(NONE);
		return table.word(VOICE, choices).flatMap(CallWords::of);
	}

	private static CallSchedule calls(TomlTableReader table) {
		if (!table.isTable(CALLS)) {
			Optional<String> word = table.word(CALLS, List.of(USUAL, SILENT));
			return word.equals(Optional.of(SILENT)) ? CallSchedule.SILENT : CallSchedule.USUAL;
		}
		TomlTableReader numbers = table.table(CALLS);
		CallSchedule usual = CallSchedule.USUAL;
		List<Integer> period = seconds(numbers, "period", usual.period());
		List<Integer> last = seconds(numbers, "last", usual.last());
		int count = numbers.number("count", 0, CallSchedule.MOST_COUNTED).orElse(usual.count());
		boolean losses = numbers.flag("losses").orElse(usual.losses());
		List<Integer> remaining = seconds(numbers, "remaining", usual.remaining());
		numbers.refuseOthers();
		return new CallSchedule(period, last, count, losses, remaining);
	}

	private static List<Integer> seconds(TomlTableReader table, String key, List<Integer> usual) {
		return table.numbers(key, 1, CallSchedule.MOST_SECONDS).orElse(usual);
	}
}

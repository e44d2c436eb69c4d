package org.gobanbridge.app.store;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.game.ClockSettings;
import org.gobanbridge.core.game.ClockUse;
import org.gobanbridge.core.time.CallSchedule;

/**
 * Who ends a turn on the clock, and when the time is called, among the {@code settings} of a snapshot log.
 */
final class ClockSettingsJson {
	/** Who ends a turn. */
	static final String CLOCK = "clock";
	/** When the time is called: seconds before the end, and so on. */
	static final String CALLS = "calls";

	private ClockSettingsJson() {
	}

	/** Puts what is not as usual there. */
	static void writeUnusual(ClockSettings clock, ObjectNode settings) {
		if (clock.use() != ClockSettings.USUAL.use()) {
			settings.put(CLOCK, Words.of(clock.use()));
		}
		if (!clock.calls().equals(ClockSettings.USUAL.calls())) {
			write(clock.calls(), settings.putObject(CALLS));
		}
	}

	/** Puts all of it there. */
	static void write(ClockSettings clock, ObjectNode settings) {
		settings.put(CLOCK, Words.of(clock.use()));
		write(clock.calls(), settings.putObject(CALLS));
	}

	private static void write(CallSchedule calls, ObjectNode json) {
		json.set("period", array(calls.period()));
		json.set("last", array(calls.last()));
		json.put("count", calls.count()).put("losses", calls.losses());
		json.set("remaining", array(calls.remaining()));
	}

	private static ArrayNode array(List<Integer> seconds) {
		ArrayNode array = JsonFields.object().arrayNode();
		seconds.forEach(array::add);
		return array;
	}

	/** All of it, if it was written whole. */
	static Optional<ClockSettings> find(JsonFields settings) {
		return settings.has(CLOCK) ? Optional.of(read(settings)) : Optional.empty();
	}

	/**
	 * What is there, and what is usual where nothing is said.
	 *
	 * @throws IllegalArgumentException
	 *             with what cannot be so
	 */
	static ClockSettings read(JsonFields settings) {
		return new ClockSettings(settings.findWord(ClockUse.class, CLOCK).orElse(ClockSettings.USUAL.use()),
				settings.findObject(CALLS).map(ClockSettingsJson::calls).orElse(ClockSettings.USUAL.calls()));
	}

	private static CallSchedule calls(JsonFields json) {
		return new CallSchedule(seconds(json, "period"), seconds(json, "last"), json.smallNumber("count"),
				json.flag("losses"), seconds(json, "remaining"));
	}

	private static List<Integer> seconds(JsonFields json, String name) {
		return json.list(name, number -> JsonFields.smallNumber(name, number));
	}
}

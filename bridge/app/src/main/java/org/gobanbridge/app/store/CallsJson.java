package org.gobanbridge.app.store;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.game.ClockUse;
import org.gobanbridge.core.time.CallSchedule;

/**
 * Who ends a turn on the clock, and when the time is called, among the {@code settings} of a snapshot log; what is as
 * usual is left out.
 */
final class CallsJson {
	/** Who ends a turn. */
	static final String CLOCK = "clock";
	/** When the time is called: seconds before the end, and so on. */
	static final String CALLS = "calls";

	private CallsJson() {
	}

	static void write(ClockUse use, CallSchedule calls, ObjectNode settings) {
		if (use != ClockUse.SOFTWARE) {
			settings.put(CLOCK, Words.of(use));
		}
		if (!calls.equals(CallSchedule.USUAL)) {
			ObjectNode json = settings.putObject(CALLS);
			json.set("period", array(calls.period()));
			json.set("last", array(calls.last()));
			json.put("count", calls.count()).put("losses", calls.losses());
			json.set("remaining", array(calls.remaining()));
		}
	}

	private static ArrayNode array(List<Integer> seconds) {
		ArrayNode array = JsonFields.object().arrayNode();
		seconds.forEach(array::add);
		return array;
	}

	static ClockUse use(JsonFields settings) {
		return settings.findWord(ClockUse.class, CLOCK).orElse(ClockUse.SOFTWARE);
	}

	/**
	 * @throws IllegalArgumentException
	 *             with what cannot be so
	 */
	static CallSchedule calls(JsonFields settings) {
		return settings.findObject(CALLS).map(json -> new CallSchedule(seconds(json, "period"), seconds(json, "last"),
				json.smallNumber("count"), json.flag("losses"), seconds(json, "remaining")))
				.orElse(CallSchedule.USUAL);
	}

	private static List<Integer> seconds(JsonFields json, String name) {
		return json.list(name, number -> JsonFields.smallNumber(name, number));
	}
}

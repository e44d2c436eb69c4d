package org.gobanbridge.app.store;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.game.GameEvent.Announced;
import org.gobanbridge.core.game.GameEvent.ClockSet;
import org.gobanbridge.core.time.TimeLeft;

/** The fields of the events of the clock (FORMATS 4), both ways; all times in milliseconds. */
public final class ClockJson {
	private ClockJson() {
	}

	/** Adds the fields of a clock; a clock that stands has no {@code since}. */
	static void write(ClockSet clock, ObjectNode object) {
		object.put("toPlay", Words.of(clock.toPlay()));
		write(clock.black(), object.putObject("black"));
		write(clock.white(), object.putObject("white"));
		clock.flag().ifPresent(color -> object.put("flag", Words.of(color)));
		object.put("after", clock.after());
		clock.since().ifPresent(since -> object.put("since", since));
	}

	/** Adds what a side has left. */
	public static void write(TimeLeft left, ObjectNode object) {
		object.put("main", left.main()).put("periods", left.periods()).put("period", left.period());
		if (left.stones() > 0) {
			object.put("stones", left.stones());
		}
		if (left.out()) {
			object.put("out", true);
		}
	}

	static void write(Announced call, ObjectNode object) {
		object.put("color", Words.of(call.color())).put("text", call.key());
		if (call.asked()) {
			object.put("asked", true);
		}
	}

	static ClockSet readClock(long t, JsonFields e) {
		return new ClockSet(t, e.smallNumber("after"), e.color("toPlay"), left(e.object("black")),
				left(e.object("white")), e.findWholeNumber("since"), e.findColor("flag"));
	}

	private static TimeLeft left(JsonFields side) {
		return new TimeLeft(side.wholeNumber("main"), side.smallNumber("periods"), side.wholeNumber("period"),
				side.findSmallNumber("stones").orElse(0), side.flag("out"));
	}

	static Announced readCall(long t, JsonFields e) {
		return new Announced(t, e.color("color"), e.text("text"), e.flag("asked"));
	}
}

package org.gobanbridge.core.session;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.Map;
import java.util.stream.LongStream;
import org.gobanbridge.rules.Color;

/** When the levers were pressed of late, and by whom, by the times of their devices. */
final class Presses {
	/** A lever that is pressed again so soon has only bounced, in milliseconds. */
	private static final long BOUNCE_MILLIS = 1_000;
	private static final int MOST = 32;

	/**
	 * One of them.
	 *
	 * @param down
	 *            whether it was down already: the opponent, who uses his, had not pressed it since
	 * @param again
	 *            whether it was but pressed once more
	 */
	private record Press(Color color, long at, boolean down, boolean again) {
	}

	private final Deque<Press> presses = new ArrayDeque<>();
	/** When each side first pressed its lever in this game. */
	private final Map<Color, Long> firstUse = new EnumMap<>(Color.class);

	/** Nobody has pressed a lever in this game. */
	void clear() {
		presses.clear();
		firstUse.clear();
	}

	/** What was pressed so far has nothing to do with what comes. */
	void forget() {
		presses.clear();
	}

	/** The same, of this side. */
	void forget(Color color) {
		presses.removeIf(press -> press.color == color);
	}

	/** This side has pressed its lever. */
	void add(Color color, long at) {
		boolean down = !presses.isEmpty() && presses.getLast().color == color
				&& firstUse.containsKey(color.opponent());
		presses.add(new Press(color, at, down, isAgain(color, at)));
		firstUse.putIfAbsent(color, at);
		if (presses.size() > MOST) {
			presses.removeFirst();
		}
	}

	/** Whether a press at this time is but the last one once more. */
	boolean isAgain(Color color, long at) {
		return !presses.isEmpty() && presses.getLast().color == color && at - presses.getLast().at <= BOUNCE_MILLIS;
	}

	/** Whether somebody presses levers in this game. */
	boolean areUsed() {
		return !firstUse.isEmpty();
	}

	/** Whether this side had pressed its lever in this game before this time. */
	boolean wereUsed(Color color, long at) {
		return firstUse.getOrDefault(color, at) < at;
	}

	/**
	 * When this side pressed its lever after this time, in order.
	 *
	 * @param alsoDown
	 *            also if it was down already: the opponent had no reason to press his
	 */
	LongStream after(Color color, long since, boolean alsoDown) {
		return presses.stream().filter(press -> press.color == color && press.at > since && !press.again)
				.filter(press -> alsoDown || !press.down).mapToLong(Press::at).sorted();
	}

	/** Whether this side has pressed its lever from this time on, and not later than that. */
	boolean isAny(Color color, long from, long to) {
		return presses.stream().anyMatch(press -> press.color == color && press.at >= from && press.at <= to);
	}
}

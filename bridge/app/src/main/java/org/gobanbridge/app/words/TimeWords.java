package org.gobanbridge.app.words;

import java.util.Locale;
import org.gobanbridge.core.time.Absolute;
import org.gobanbridge.core.time.Byoyomi;
import org.gobanbridge.core.time.Canadian;
import org.gobanbridge.core.time.Delay;
import org.gobanbridge.core.time.Fischer;
import org.gobanbridge.core.time.NoTime;
import org.gobanbridge.core.time.Overtime;
import org.gobanbridge.core.time.TimeLeft;
import org.gobanbridge.core.time.TimeSystem;

/** What a side has left, in English, in letters that every terminal has. */
public final class TimeWords {
	private static final long SECOND = 1_000;
	private static final long MINUTE = 60;

	private TimeWords() {
	}

	/** Like {@code 0:53:12 and 5 x 1:00}; what is left of a second counts as a second. */
	public static String left(TimeLeft left, TimeSystem system) {
		if (left.out()) {
			return "time is up";
		}
		boolean over = left.main() == 0;
		return switch (system) {
			case NoTime none -> "no limit";
			case Absolute absolute -> hours(left.main());
			case Fischer fischer -> hours(left.main());
			case Delay delay -> hours(left.main());
			case Byoyomi byoyomi -> over ? periods(left) : hours(left.main()) + " and " + periods(left);
			case Canadian canadian -> over ? stones(left) : hours(left.main()) + " and " + stones(left);
			case Overtime overtime -> over
					? minutes(left.period()) + ", " + periods(left.periods()) + " to buy"
					: hours(left.main()) + ", " + periods(left.periods()) + " to buy";
		};
	}

	private static String periods(TimeLeft left) {
		return left.periods() + " x " + minutes(left.period());
	}

	private static String periods(int count) {
		return count + (count == 1 ? " period" : " periods");
	}

	private static String stones(TimeLeft left) {
		return minutes(left.period()) + " for " + left.stones() + (left.stones() == 1 ? " stone" : " stones");
	}

	private static String hours(long millis) {
		long seconds = seconds(millis);
		return String.format(Locale.ROOT, "%d:%02d:%02d", seconds / MINUTE / MINUTE, seconds / MINUTE % MINUTE,
				seconds % MINUTE);
	}

	private static String minutes(long millis) {
		long seconds = seconds(millis);
		return String.format(Locale.ROOT, "%d:%02d", seconds / MINUTE, seconds % MINUTE);
	}

	private static long seconds(long millis) {
		return (millis + SECOND - 1) / SECOND;
	}

	/** What the key of an answer to a player says: {@code 7 minutes left}. One of another kind is said as it is. */
	public static String answer(String key) {
		String[] parts = key.split("-left:", 2);
		if (parts.length < 2) {
			return key.equals("time-out") ? "time is up" : key;
		}
		boolean one = parts[1].equals("1");
		return parts[1] + " " + (one ? parts[0].replaceFirst("s$", "") : parts[0]) + " left";
	}
}

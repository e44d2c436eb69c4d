package org.gobanbridge.app.store;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.board.Hand;
import org.gobanbridge.core.board.Seat;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.core.board.SourceState;
import org.gobanbridge.core.board.StoneBeside;
import org.gobanbridge.core.board.StoneBetween;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.PointSet;
import org.jspecify.annotations.Nullable;

/**
 * Inputs into lines of a snapshot log (FORMATS 2). Readings equal to the one before are held back until their run ends
 * or {@link #flush} is called; everything else is a line at once. A whole board is written for the first reading, one a
 * minute, the first after the source was found or the program began again, and where a difference would be longer. NOT
 * thread safe.
 */
final class SnapshotLogEncoder {
	private static final long WHOLE_EVERY_MILLIS = 60_000;
	/** A difference takes some eight characters a point: from here on the whole 19x19 board is shorter. */
	private static final int MOST_DIFFERENCES = 45;
	private static final int LONGEST_RUN = 64;

	private final Consumer<String> lines;
	private final long[] run = new long[LONGEST_RUN];
	private int runLength;
	private @Nullable Snapshot last;
	private long lastReading;
	private long lastWhole;
	private long lastTime;
	private boolean wholeNext = true;

	SnapshotLogEncoder(Consumer<String> lines) {
		this.lines = lines;
	}

	/**
	 * Takes the next input. A tick that nothing came of need not be given.
	 *
	 * @throws IllegalArgumentException
	 *             if its time is before the last one's
	 */
	void encode(Input input) {
		if (input.t() < lastTime) {
			throw new IllegalArgumentException("an input of t " + input.t() + " after one of t " + lastTime);
		}
		switch (input) {
			case Input.Reading reading -> encodeReading(reading);
			default -> {
				flush();
				lines.accept(InputJson.line(input));
				wholeNext |= input instanceof Input.Restarted
						|| input instanceof Input.SourceChanged changed && changed.state() == SourceState.FOUND;
			}
		}
		lastTime = input.t();
	}

	/** Writes the readings that were held back. */
	void flush() {
		int from = 0;
		while (from < runLength) {
			int n = SameRun.longest(lastReading, run, from, runLength);
			from += n;
			lastReading = run[from - 1];
			lines.accept("{\"t\":" + lastReading + ",\"same\":" + n + "}");
		}
		runLength = 0;
	}

	private void encodeReading(Input.Reading reading) {
		Snapshot before = last;
		Snapshot now = reading.snapshot();
		boolean whole = before == null || wholeNext || reading.t() - lastWhole >= WHOLE_EVERY_MILLIS;
		if (before != null && !whole && sameReading(before, now)) {
			encodeSame(reading);
			return;
		}
		flush();
		StringBuilder line = new StringBuilder(64);
		line.append("{\"t\":").append(reading.t());
		if (reading.at() != reading.t()) {
			line.append(",\"at\":").append(reading.at());
		}
		if (whole || before == null || !appendDifference(line, before, now)) {
			line.append(",\"board\":\"").append(now.text()).append('"');
			confidence(now).ifPresent(digits -> line.append(",\"confidence\":\"").append(digits).append('"'));
			lastWhole = reading.t();
			wholeNext = false;
		}
		appendStates(line, now);
		lines.accept(line.append('}').toString());
		last = now;
		lastReading = reading.t();
	}

	private void encodeSame(Input.Reading reading) {
		if (reading.at() != reading.t()) {
			flush();
			lines.accept("{\"t\":" + reading.t() + ",\"at\":" + reading.at() + ",\"same\":1}");
			lastReading = reading.t();
			return;
		}
		run[runLength++] = reading.t();
		if (runLength == LONGEST_RUN) {
			flush();
		}
	}

	private static boolean sameReading(Snapshot one, Snapshot other) {
		return one == other || one.black().equals(other.black()) && one.white().equals(other.white())
				&& one.unknown().equals(other.unknown()) && one.colorless().equals(other.colorless())
				&& one.hand() == other.hand() && one.beside().equals(other.beside())
				&& one.between().equals(other.between()) && confidence(one).equals(confidence(other));
	}

	/** The confidence, where it says more than "all sure". */
	private static Optional<String> confidence(Snapshot snapshot) {
		return snapshot.confidence().filter(digits -> !digits.chars().allMatch(digit -> digit == '9'));
	}

	/** Adds {@code diff} and {@code doubt}; false, and nothing added, if the whole board is shorter. */
	private static boolean appendDifference(StringBuilder line, Snapshot before, Snapshot now) {
		PointSet changed = changed(before, now);
		Optional<String> confidence = confidence(now);
		long doubts = confidence.map(digits -> digits.chars().filter(digit -> digit != '9').count()).orElse(0L);
		if (changed.count() + doubts > MOST_DIFFERENCES) {
			return false;
		}
		Grid grid = now.grid();
		line.append(",\"diff\":{");
		String comma = "";
		for (int i = changed.next(0); i >= 0; i = changed.next(i + 1)) {
			line.append(comma).append('"').append(grid.point(i)).append("\":\"").append(now.at(i).symbol()).append('"');
			comma = ",";
		}
		line.append('}');
		confidence.ifPresent(digits -> appendDoubt(line, grid, digits));
		return true;
	}

	private static void appendDoubt(StringBuilder line, Grid grid, String digits) {
		line.append(",\"doubt\":{");
		String comma = "";
		for (int i = 0; i < digits.length(); i++) {
			if (digits.charAt(i) != '9') {
				line.append(comma).append('"').append(grid.point(i)).append("\":").append(digits.charAt(i));
				comma = ",";
			}
		}
		line.append('}');
	}

	private static PointSet changed(Snapshot before, Snapshot now) {
		return difference(before.black(), now.black()).union(difference(before.white(), now.white()))
				.union(difference(before.colorless(), now.colorless()))
				.union(difference(before.unknown(), now.unknown()));
	}

	private static PointSet difference(PointSet one, PointSet other) {
		return one.minus(other).union(other.minus(one));
	}

	private static void appendStates(StringBuilder line, Snapshot now) {
		if (now.hand() != Hand.NONE) {
			line.append(",\"hand\":\"").append(Words.of(now.hand())).append('"');
		}
		if (!now.beside().isEmpty()) {
			line.append(",\"beside\":{");
			String comma = "";
			for (Seat seat : Seat.values()) {
				String stones = stonesBeside(now.beside(), seat);
				if (!stones.isEmpty()) {
					line.append(comma).append('"').append(Words.of(seat)).append("\":\"").append(stones).append('"');
					comma = ",";
				}
			}
			line.append('}');
		}
		if (!now.between().isEmpty()) {
			line.append(",\"between\":[");
			String comma = "";
			for (StoneBetween stone : now.between()) {
				line.append(comma).append("[\"").append(stone.one()).append("\",\"").append(stone.other())
						.append("\",\"")
						.append(Words.of(stone.color())).append("\"]");
				comma = ",";
			}
			line.append(']');
		}
	}

	private static String stonesBeside(List<StoneBeside> stones, Seat seat) {
		StringBuilder symbols = new StringBuilder();
		stones.stream().filter(stone -> stone.seat() == seat).forEach(stone -> symbols.append(stone.color().symbol()));
		return symbols.toString();
	}
}

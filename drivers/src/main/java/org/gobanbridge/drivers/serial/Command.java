package org.gobanbridge.drivers.serial;

import java.util.List;
import org.gobanbridge.drivers.MarkKind;

/** What a host sends to a board. Points are indices in the board's own order. */
public sealed interface Command extends Message {

	/** Who are you? Answered by HELLO and the state. */
	record AskHello() implements Command {
	}

	/** Something was lost: send the last clock keys, if any, and the state again. */
	record AskState() implements Command {
	}

	/**
	 * Lights on points.
	 *
	 * @param clearFirst
	 *            whether all earlier lights go out first
	 */
	record ShowMarks(boolean clearFirst, List<PointMark> marks) implements Command {
		/** How many marks fit one frame. */
		public static final int MAX_MARKS = 79;

		public ShowMarks {
			marks = List.copyOf(marks);
		}
	}

	/** One light. */
	record PointMark(int index, MarkKind kind) {
	}

	/** Beeps {@code times} times for {@code millis} each, with pauses as long. */
	record Beep(int millis, int times) implements Command {
	}

	/** The board is empty now: take its readings, averaged over so many scans, as zero. */
	record TakeZero(int scans) implements Command {
	}

	/** Send the raw values of every row once. */
	record AskSensors() implements Command {
	}

	/**
	 * How far from zero counts as a stone.
	 *
	 * @param index
	 *            the point, or {@link #ALL_POINTS}
	 */
	record SetThreshold(int index, int threshold) implements Command {
		public static final int ALL_POINTS = 0xFFFF;
	}

	/** Send the state as text, for a person at a terminal, or as frames again. */
	record SetText(boolean text) implements Command {
	}
}

package org.gobanbridge.drivers.serial;

import java.util.List;
import java.util.Set;
import org.gobanbridge.core.board.Hand;
import org.gobanbridge.core.board.Lever;
import org.gobanbridge.drivers.Orientation;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.PointSet;

/** What a board sends. Points are in the board's own order: row by row from its north-west corner. */
public sealed interface BoardMessage extends Message {

	/**
	 * Who the board is.
	 *
	 * @param version
	 *            highest protocol version it speaks
	 * @param size
	 *            lines in each direction
	 * @param abilities
	 *            what it can do besides telling where stones are
	 * @param debounceScans
	 *            how many scans in a row must agree before a point changes
	 * @param scanMillis
	 *            time from one scan to the next
	 * @param orientation
	 *            how its points are wired; the ordinal is the number sent, see PROTOCOL.md "Points and orientation"
	 * @param bootId
	 *            an unsigned 32-bit number that differs each time the board starts
	 * @param keyCount
	 *            clock key events since it started, modulo 65536
	 * @param serialNumber
	 *            1–32 printable ASCII characters
	 * @param firmware
	 *            for people, up to 32 printable ASCII characters
	 */
	record Hello(int version, int size, Set<Ability> abilities, int debounceScans, int scanMillis,
			Orientation orientation,
			long bootId, int keyCount, String serialNumber, String firmware) implements BoardMessage {
		public Hello {
			abilities = Set.copyOf(abilities);
		}
	}

	/**
	 * The whole board as the scan at the frame's time stamp showed it, debounced.
	 *
	 * @param black
	 *            points with a black stone; on a board that does not tell colours, with any stone
	 * @param white
	 *            points with a white stone
	 * @param unknown
	 *            points that could not be read
	 * @param changed
	 *            the frame was sent because something changed since the one before
	 * @param asked
	 *            the frame answers a repeat request
	 * @param keyCount
	 *            clock key events since the board started, modulo 65536
	 */
	record State(PointSet black, PointSet white, PointSet unknown, Hand hand, boolean changed, boolean asked,
			int keyCount) implements BoardMessage {
		public Grid grid() {
			return black.grid();
		}
	}

	/**
	 * The last clock key events, oldest first.
	 *
	 * @param firstNumber
	 *            number of the first event in the list, counted from 1 since the board started, modulo 65536
	 */
	record ClockKeys(int firstNumber, List<KeyEvent> events) implements BoardMessage {
		public ClockKeys {
			events = List.copyOf(events);
		}
	}

	/**
	 * One press of a clock key.
	 *
	 * @param boardMillis
	 *            when, on the board's clock (unsigned 32 bits)
	 */
	record KeyEvent(long boardMillis, Lever key) {
	}

	/**
	 * The raw values of one row, for the technician.
	 *
	 * @param row
	 *            0 for the northern row
	 */
	record SensorRow(int row, List<SensorValue> values) implements BoardMessage {
		public SensorRow {
			values = List.copyOf(values);
		}
	}

	/**
	 * One sensor.
	 *
	 * @param raw
	 *            the newest reading
	 * @param zero
	 *            the reading of the empty board
	 * @param threshold
	 *            how far from zero a reading must be to count as a stone
	 */
	record SensorValue(int raw, int zero, int threshold) {
	}

	/** The command with this sequence number was done. */
	record Ack(int sequence, int type) implements BoardMessage {
	}

	/** The command with this sequence number was not done. */
	record Nak(int sequence, int type, Refusal reason) implements BoardMessage {
	}
}

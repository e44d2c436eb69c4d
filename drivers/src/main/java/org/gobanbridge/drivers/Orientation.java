package org.gobanbridge.drivers;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import org.gobanbridge.core.board.Hand;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.PointSet;

/**
 * How the board lies on the table against the way the game is written: what must be done to the board as the device
 * sends it to get the board as the game shows it. First mirrored left to right, where the name says so, then turned
 * clockwise. The ordinal is the number in the goban serial protocol.
 */
public enum Orientation {
	AS_SENT("0"), TURNED_90("90"), TURNED_180("180"), TURNED_270("270"), MIRRORED("mirrored"), MIRRORED_90(
			"mirrored-90"), MIRRORED_180("mirrored-180"), MIRRORED_270("mirrored-270");

	private final String word;

	Orientation(String word) {
		this.word = word;
	}

	/** The word used in settings. */
	public String word() {
		return word;
	}

	/**
	 * Reads the word used in settings.
	 *
	 * @throws BoardSettingsException
	 *             if there is no such orientation
	 */
	public static Orientation parse(String word) {
		String wanted = word.strip().toLowerCase(Locale.ROOT);
		for (Orientation orientation : values()) {
			if (orientation.word.equals(wanted)) {
				return orientation;
			}
		}
		throw new BoardSettingsException("'" + word + "' is no orientation; write one of "
				+ Arrays.stream(values()).map(Orientation::word).collect(Collectors.joining(", ")));
	}

	/** Where a point that the device sends at this index is on the game's board. */
	public int toGame(int size, int index) {
		int row = index / size;
		int column = index % size;
		if (ordinal() >= 4) {
			column = size - 1 - column;
		}
		for (int turn = ordinal() & 3; turn > 0; turn--) {
			int before = row;
			row = column;
			column = size - 1 - before;
		}
		return row * size + column;
	}

	/** Where a point of the game's board is in the device's order. */
	public int toDevice(int size, int index) {
		int row = index / size;
		int column = index % size;
		for (int turn = ordinal() & 3; turn > 0; turn--) {
			int before = column;
			column = row;
			row = size - 1 - before;
		}
		if (ordinal() >= 4) {
			column = size - 1 - column;
		}
		return row * size + column;
	}

	/** The device's points as the game counts them. */
	public PointSet toGame(PointSet points) {
		if (this == AS_SENT) {
			return points;
		}
		Grid grid = points.grid();
		return PointSet.of(grid, points.indices().map(index -> toGame(grid.size(), index)).toArray());
	}

	/** From which side of the game's board a hand comes; SOME where it comes from a side without a seat. */
	public Hand toGame(Hand sent) {
		if (sent == Hand.NONE || sent == Hand.SOME) {
			return sent;
		}
		return switch (ordinal() & 3) {
			case 0 -> sent;
			case 2 -> switch (sent) {
				case NORTH -> Hand.SOUTH;
				case SOUTH -> Hand.NORTH;
				default -> sent;
			};
			default -> Hand.SOME;
		};
	}

	/** The device's reading as the game counts its points. Nothing beside or between points is kept. */
	public Snapshot toGame(Snapshot sent) {
		return Snapshot.of(toGame(sent.black()), toGame(sent.white()), toGame(sent.colorless()), toGame(sent.unknown()))
				.withHand(toGame(sent.hand()));
	}
}

package org.gobanbridge.core.game;

import java.util.Optional;
import org.gobanbridge.core.board.ClockKey;
import org.gobanbridge.rules.Color;

/**
 * How the clock on the table stands, by the keys that were pressed, as far as the bridge knows of them. It cannot be
 * asked.
 *
 * @param runs
 *            whose side was last set going, or was to be; empty = none yet in this game
 * @param sure
 *            whether the clock has taken that, as far as can be seen; if not, people were told to see to it
 * @param paused
 *            whether the pause key was pressed, and not once more since
 * @param turn
 *            how many turns the record had when a key was last pressed
 */
public record TableClock(Optional<Color> runs, boolean sure, boolean paused, int turn) {
	/** Before a game: it stands. */
	public static final TableClock STANDING = new TableClock(Optional.empty(), true, false, 0);

	/** The clock after this. */
	public TableClock after(KeyPress press) {
		if (press.outcome().isTaken()) {
			return pressed(press.key(), press.turn());
		}
		if (!press.outcome().isUnsure()) {
			return this;
		}
		// of the pause key, which stops and lets go on, a second press would undo a first: from here on it is for people
		return press.key().isSide()
				? new TableClock(pressed(press.key(), press.turn()).runs, false, paused, press.turn())
				: new TableClock(runs, sure, false, press.turn());
	}

	/** The clock after this key has been pressed, by whoever it was. */
	public TableClock pressed(ClockKey key, int number) {
		return switch (key) {
			case BLACK -> new TableClock(Optional.of(Color.WHITE), true, false, number);
			case WHITE -> new TableClock(Optional.of(Color.BLACK), true, false, number);
			case PAUSE -> new TableClock(runs, sure, !paused, number);
		};
	}
}

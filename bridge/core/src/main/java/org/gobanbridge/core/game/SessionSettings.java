package org.gobanbridge.core.game;

import java.util.Optional;
import org.gobanbridge.core.board.Seat;
import org.gobanbridge.core.time.CallSchedule;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;

/**
 * What a game session is told before the first input: the header of a snapshot log (FORMATS 2).
 *
 * @param debounced
 *            the device repeats only what it has checked
 * @param blackSeat
 *            where Black sits, if known
 * @param details
 *            what is known of the games to come
 * @param timing
 *            how soon readings are believed, how long people may take
 * @param clock
 *            who ends a turn on the clock, where the game has one
 * @param calls
 *            when the time is called
 */
public record SessionSettings(Grid grid, boolean debounced, Optional<Seat> blackSeat, GameDetails details,
		Timing timing, ClockUse clock, CallSchedule calls) {

	/** The same with the usual timing. */
	public SessionSettings(Grid grid, boolean debounced, Optional<Seat> blackSeat, GameDetails details) {
		this(grid, debounced, blackSeat, details, Timing.USUAL, ClockUse.SOFTWARE, CallSchedule.USUAL);
	}

	/** A board of this grid of which nothing else is known. */
	public static SessionSettings of(Grid grid) {
		return new SessionSettings(grid, false, Optional.empty(), GameDetails.NONE);
	}

	/** The same board, and this known of the games to come. */
	public SessionSettings withDetails(GameDetails known) {
		return new SessionSettings(grid, debounced, blackSeat, known, timing, clock, calls);
	}

	/** The same table, and this timing. */
	public SessionSettings withTiming(Timing other) {
		return new SessionSettings(grid, debounced, blackSeat, details, other, clock, calls);
	}

	/** The same table with this clock. */
	public SessionSettings withClock(ClockUse other, CallSchedule schedule) {
		return new SessionSettings(grid, debounced, blackSeat, details, timing, other, schedule);
	}

	/** The clock of this table. */
	public ClockSettings clockSettings() {
		return new ClockSettings(clock, calls);
	}

	/** Where the player of this colour sits, if known. */
	public Optional<Seat> seat(Color color) {
		return color == Color.BLACK ? blackSeat : blackSeat.map(Seat::opposite);
	}
}

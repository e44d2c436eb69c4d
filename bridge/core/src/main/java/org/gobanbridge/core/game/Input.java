package org.gobanbridge.core.game;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.gobanbridge.core.board.Lever;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.core.board.SourceState;
import org.gobanbridge.core.incident.Ruling;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Point;

/**
 * Everything that can change a game, one line of the snapshot log each (FORMATS 2). Times are whole milliseconds since
 * the log began; {@link #t} never falls from one input to the next.
 */
public sealed interface Input {
	/** When the game took the input in. */
	long t();

	/**
	 * A reading of the board.
	 *
	 * @param at
	 *            when the device says it was so, at most t
	 */
	record Reading(long t, long at, Snapshot snapshot) implements Input {
	}

	/** The lever of the clock. */
	record LeverPressed(long t, long at, Lever lever) implements Input {
	}

	/** A key was pressed by the bridge on the clock of the table, or was to be. */
	record KeyPressed(long t, KeyPress press) implements Input {
	}

	/** The driver of the clock on the table lost or found it. */
	record ClockChanged(long t, SourceState state) implements Input {
	}

	/** The driver lost, found or moved the board. */
	record SourceChanged(long t, SourceState state) implements Input {
	}

	/**
	 * The program began again.
	 *
	 * @param timing
	 *            the timing from now on; empty = that with which the session began
	 * @param clock
	 *            the clock from now on, likewise
	 * @param last
	 *            the time of the input before it; empty = the session has taken that itself
	 */
	record Restarted(long t, Optional<Timing> timing, Optional<ClockSettings> clock, OptionalLong last)
			implements
				Input {
		/** It began again with the settings with which the session began; the session knows the input before. */
		public Restarted(long t) {
			this(t, Optional.empty(), Optional.empty(), OptionalLong.empty());
		}
	}

	/** The computer's clock was set; the text is an ISO date and time. */
	record WallClockSet(long t, String wall) implements Input {
	}

	/** A person declares something. {@code toPlay} only with {@link Declaration#POSITION}. */
	record Declared(long t, Declaration declaration, Optional<Color> toPlay, Optional<String> by) implements Input {
	}

	/** A referee's word (FORMATS 2, 8). Without an incident it opens one of kind {@code reported}. */
	record Ruled(long t, OptionalInt incident, Ruling ruling) implements Input {
	}

	/** The referee takes his last ruling back, as he may until the next move. */
	record RulingWithdrawn(long t, Optional<String> by) implements Input {
	}

	/** The record from this move number on is replaced by hand. */
	record Revised(long t, int from, List<Move> moves, Optional<String> by) implements Input {
		public Revised {
			moves = List.copyOf(moves);
		}
	}

	/** Stones agreed dead while counting. */
	record DeadAgreed(long t, List<Point> dead) implements Input {
		public DeadAgreed {
			dead = List.copyOf(dead);
		}
	}

	/** What is known of the game. */
	record DetailsGiven(long t, GameDetails details) implements Input {
	}

	/** A sealed move, encrypted. */
	record MoveSealed(long t, Color color, String cipher) implements Input {
	}

	/**
	 * The sealed move opened: a point, or {@code pass}, {@code resign}, {@code unreadable}.
	 *
	 * @param written
	 *            what was written, where that is not the point itself
	 */
	record MoveUnsealed(long t, String point, Optional<String> written) implements Input {
		/** One that says what was written. */
		public MoveUnsealed(long t, String point) {
			this(t, point, Optional.empty());
		}
	}

	/** A player asks how much time is left. */
	record TimeAsked(long t, Color color) implements Input {
	}

	/** A player calls the referee. */
	record RefereeCalled(long t, Color color) implements Input {
	}

	/** Nothing but time has passed: deadlines before t are due. Written to logs only where something came of it. */
	record Tick(long t) implements Input {
	}

	/** The log ends; deadlines after the last line do not happen. */
	record Ended(long t) implements Input {
	}
}

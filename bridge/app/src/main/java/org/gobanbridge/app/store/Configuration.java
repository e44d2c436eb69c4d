package org.gobanbridge.app.store;

import java.nio.file.Path;
import java.util.Optional;
import org.gobanbridge.app.words.CallWords;
import org.gobanbridge.core.game.ClockSettings;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.Timing;
import org.gobanbridge.drivers.clock.ClockChoice;

/**
 * What {@code goban.toml} says, with the usual values where it is silent; {@link ConfigurationReader} reads it.
 *
 * @param game
 *            what is known of the games to come; rules and policy are always there
 * @param timing
 *            how soon readings are believed, how long people may take
 * @param clock
 *            who ends a turn and when the time is called, where a game has time
 * @param clockDevice
 *            the clock that is on the table
 * @param voice
 *            what is said aloud at the table when the time is called; empty = nothing
 * @param storage
 *            the folder for journal, snapshot logs and records
 */
public record Configuration(BoardChoice board, GameDetails game, Timing timing, ClockSettings clock,
		ClockChoice clockDevice, Optional<CallWords> voice, Web web, Path storage) {

	/**
	 * Where the live page is served.
	 *
	 * @param host
	 *            the address to listen on
	 * @param port
	 *            0 = any free one
	 * @param incidents
	 *            who is told of incidents
	 */
	public record Web(String host, int port, IncidentReaders incidents) {
		/** Where nobody says otherwise: this computer only. */
		public static final Web USUAL = new Web("127.0.0.1", 8080, IncidentReaders.REFEREE);
	}
}

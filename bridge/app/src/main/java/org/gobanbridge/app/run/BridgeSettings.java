package org.gobanbridge.app.run;

import java.nio.file.Path;
import java.util.Optional;
import org.gobanbridge.app.live.LiveSettings;
import org.gobanbridge.app.words.CallWords;
import org.gobanbridge.core.game.SessionSettings;

/**
 * What a bridge needs to know.
 *
 * @param session
 *            what the game logic is told of board and games to come
 * @param source
 *            what reads the board, one word for the logs: {@code sensor}, {@code simulated}
 * @param storage
 *            the folder for journal, snapshot logs and records
 * @param web
 *            where the live page is served
 * @param voice
 *            what is said aloud at the table when the time is called; empty = nothing
 * @param program
 *            name and version, for the logs
 */
public record BridgeSettings(SessionSettings session, String source, Path storage, LiveSettings web,
		Optional<CallWords> voice, String program) {
	/** One at whose table nothing is said aloud. */
	public BridgeSettings(SessionSettings session, String source, Path storage, LiveSettings web, String program) {
		this(session, source, storage, web, Optional.empty(), program);
	}
}

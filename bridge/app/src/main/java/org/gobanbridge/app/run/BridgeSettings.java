package org.gobanbridge.app.run;

import java.nio.file.Path;
import org.gobanbridge.app.live.LiveSettings;
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
 * @param program
 *            name and version, for the logs
 */
public record BridgeSettings(SessionSettings session, String source, Path storage, LiveSettings web, String program) {
}

package org.gobanbridge.app.prove;

import java.nio.file.Path;

/**
 * What a proof works on.
 *
 * @param games
 *            folder of real games with an {@code expected.jsonl}
 * @param seed
 *            of all chance
 * @param most
 *            how many games at the most, chosen evenly
 */
public record Material(Path games, long seed, int most) {
}

package org.gobanbridge.app.prove;

import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What a proof works on.
 *
 * @param games
 *            folder of real games with files of answers; not looked at by proofs that need none
 * @param seed
 *            of all chance
 * @param most
 *            how many games at the most, chosen evenly
 * @param sequences
 *            how many sequences of inputs by chance
 */
public record Material(Path games, long seed, int most, int sequences) {
	/** No sequences by chance. */
	public Material(Path games, long seed, int most) {
		this(games, seed, most, 0);
	}

	/** A file of answers: in the folder of the games, or in one called {@code positions} beside it. */
	public Path file(String name) {
		Path within = games.resolve(name);
		return Files.exists(within) ? within : games.resolveSibling("positions").resolve(name);
	}
}

package org.gobanbridge.drivers.simulated;

import java.nio.charset.StandardCharsets;
import org.gobanbridge.rules.sgf.SgfException;
import org.gobanbridge.rules.sgf.SgfReader;

/** Small games for tests. */
final class TestGames {
	private TestGames() {
	}

	/** The game of this SGF text. */
	static SimulatedGame sgf(String text) {
		try {
			return SimulatedGame.of(SgfReader.read(text.getBytes(StandardCharsets.UTF_8)).get(0));
		} catch (SgfException e) {
			throw new IllegalArgumentException(text, e);
		}
	}

	/** 120 moves on 19x19 that capture nothing: rows filled from two sides, one point left out in four. */
	static SimulatedGame quiet() {
		StringBuilder sgf = new StringBuilder("(;SZ[19]RE[B+R]");
		for (int i = 0; i < 60; i++) {
			char column = (char) ('a' + i % 19);
			sgf.append(";B[").append(column).append((char) ('a' + 2 * (i / 19))).append(']');
			sgf.append(";W[").append(column).append((char) ('s' - 2 * (i / 19))).append(']');
		}
		return sgf(sgf.append(")").toString());
	}
}

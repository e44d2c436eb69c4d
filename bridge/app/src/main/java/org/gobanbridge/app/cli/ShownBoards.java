package org.gobanbridge.app.cli;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.Repetition;
import org.gobanbridge.rules.history.Game;

/** The boards that a game has shown, found at once however long it is. NOT thread safe. */
final class ShownBoards {
	/** The number of the last move after which the board was there, by whose turn it was then. */
	private final Map<Color, Map<Position, Integer>> last = new EnumMap<>(Color.class);

	/** @param start the game at its start, or after an edit: what was before does not count */
	ShownBoards(Game start) {
		for (Color color : Color.values()) {
			last.put(color, new HashMap<>());
		}
		add(start);
	}

	/** Takes note of what is shown now. */
	void add(Game game) {
		last.get(game.toPlay()).put(game.position(), game.moveNumber());
	}

	/** The number of the last move after which the board of this game was there, whoever's turn it was. */
	OptionalInt lastShown(Game game) {
		int latest = last.values().stream().mapToInt(boards -> boards.getOrDefault(game.position(), -1)).max()
				.orElse(-1);
		return latest < 0 ? OptionalInt.empty() : OptionalInt.of(latest);
	}

	/** Whether rules of this kind forbid the board of this game, which is shown after the next move. */
	boolean forbid(Game game, Repetition kind) {
		return switch (kind) {
			case SIMPLE_KO -> false;
			case POSITIONAL -> lastShown(game).isPresent();
			case SITUATIONAL -> last.get(game.toPlay()).containsKey(game.position());
		};
	}
}

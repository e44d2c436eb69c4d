package org.gobanbridge.app.cli;

import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.Repetition;
import org.gobanbridge.rules.history.Game;

/** The boards that a game has shown, found at once however long it is. NOT thread safe. */
final class ShownBoards {
	/** A board, and whose turn it is. */
	private record Moment(Position board, Color toPlay) {
	}

	/** The number of the last move after which it was so. */
	private final Map<Moment, Integer> last = new HashMap<>();

	/**
	 * @param start
	 *            the game at its start, or after an edit: what was before does not count
	 */
	ShownBoards(Game start) {
		add(start);
	}

	/** Takes note of what is shown now. */
	void add(Game game) {
		last.put(new Moment(game.position(), game.toPlay()), game.moveNumber());
	}

	/** The number of the last move after which the board of this game was there, whoever's turn it was. */
	OptionalInt lastShown(Game game) {
		return Stream.of(Color.values()).map(color -> new Moment(game.position(), color)).filter(last::containsKey)
				.mapToInt(moment -> last.getOrDefault(moment, 0)).max();
	}

	/** Whether rules of this kind forbid the board of this game, which the next move would show. */
	boolean forbid(Game game, Repetition kind) {
		return switch (kind) {
			case SIMPLE_KO -> false;
			case POSITIONAL -> lastShown(game).isPresent();
			case SITUATIONAL -> last.containsKey(new Moment(game.position(), game.toPlay()));
		};
	}
}

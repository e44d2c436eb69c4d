package org.gobanbridge.rules.sgf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobanbridge.rules.Illegality;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.PlayingRules;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.history.Game;
import org.gobanbridge.rules.score.Ending;

/**
 * A record played from its first to its last move, as SGF wants moves to be carried out: without asking whether they are
 * legal. A move that is not stays in the game as it stood, with the reason. Immutable; any thread may use it.
 *
 * @param record
 *            what was played
 * @param games
 *            the game at its start and after each move, so that number n is after move n, edits made there included
 * @param illegal
 *            the moves that were not legal, in their order
 */
public record SgfReplay(SgfGame record, List<Game> games, List<IllegalMove> illegal) {
	/** A move that the rules do not allow, and that stood all the same. */
	public record IllegalMove(int number, Move move, Illegality reason) {
	}

	public SgfReplay {
		games = List.copyOf(games);
		illegal = List.copyOf(illegal);
	}

	/** Plays the record by these rules. */
	public static SgfReplay of(SgfGame record, PlayingRules rules) {
		List<Game> games = new ArrayList<>(record.moves().size() + 1);
		List<IllegalMove> illegal = new ArrayList<>();
		Game game = Game.start(record.setup(), record.toPlay(), rules);
		games.add(game);
		int nextEdit = 0;
		for (int number = 1; number <= record.moves().size(); number++) {
			Move move = record.moves().get(number - 1);
			Optional<Illegality> reason = illegality(game, move);
			if (reason.isPresent()) {
				illegal.add(new IllegalMove(number, move, reason.get()));
			}
			game = afterMove(game, move);
			if (nextEdit < record.edits().size() && record.edits().get(nextEdit).afterMove() == number) {
				SgfEdit edit = record.edits().get(nextEdit++);
				game = game.edited(edit.applyTo(game.position()), edit.toPlay());
			}
			games.add(game);
		}
		return new SgfReplay(record, games, illegal);
	}

	/** The game at its end. */
	public Game end() {
		return games.getLast();
	}

	/** All that the count needs of the game: its board, prisoners and passes, its komi and handicap; nothing is dead yet. */
	public Ending ending() {
		// A game begins anew where it was edited; who passed before is known to the record alone.
		Ending ending = Ending.of(end()).withPassesAmong(record.moves()).withHandicap(HandicapStones.in(record));
		return record.komiPoints().map(ending::withKomi).orElse(ending);
	}

	/**
	 * Why the move is not legal now; empty if it is. A stone that nobody might put there is that first of all, whoever's
	 * turn it is.
	 */
	public static Optional<Illegality> illegality(Game game, Move move) {
		Optional<Illegality> point = move instanceof Move.Play play && game.grid().contains(play.point())
				? game.illegality(play.color(), game.grid().index(play.point()))
				: Optional.empty();
		return point.or(() -> game.illegality(move));
	}

	private static Game afterMove(Game game, Move move) {
		if (move instanceof Move.Play play && !game.position().isEmpty(game.grid().index(play.point()))) {
			Position after = position(game.position(), move);
			return game.playAsItLies(move, after, game.position().occupied().minus(after.occupied()));
		}
		return game.playAssumeLegal(move);
	}

	/** The position after the move: a stone on its point whatever stood there before; then what has no liberty is taken. */
	static Position position(Position before, Move move) {
		if (!(move instanceof Move.Play play)) {
			return before;
		}
		int index = before.grid().index(play.point());
		return before.without(PointSet.of(before.grid(), index)).play(play.color(), index);
	}
}

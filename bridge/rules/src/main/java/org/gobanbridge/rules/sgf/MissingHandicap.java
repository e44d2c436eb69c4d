package org.gobanbridge.rules.sgf;

import java.util.List;
import java.util.Optional;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.StarPoints;

/**
 * The handicap stones of a record that has {@code HA} and no {@code AB}. Old records of Chinese servers leave them out
 * and begin with White's move: the stones then stand on the fixed points (RULES 3, subtlety 11).
 */
final class MissingHandicap {
	/** So many moves are looked at for one on a point where a stone should be. */
	private static final int MOVES_LOOKED_AT = 100;
	private static final int SIXTH_LEFT_AND_RIGHT_SINCE = 2018;

	private MissingHandicap() {
	}

	/** Whether stones are missing: none is set up, and Black does not begin by putting them down. */
	static boolean isIn(SgfGame game) {
		int stones = game.handicap().orElse(0);
		if (stones < 2 || !game.setup().stones(Color.BLACK).isEmpty()) {
			return false;
		}
		List<Move> first = game.moves().subList(0, Math.min(stones, game.moves().size()));
		return first.size() < stones || first.stream().anyMatch(move -> move.color() == Color.WHITE);
	}

	/** The position with the stones, for a record of such a server; empty if it is not sure where they stood. */
	static Optional<Position> placed(SgfGame game) {
		if (game.moves().isEmpty() || game.moves().getFirst().color() == Color.BLACK) {
			return Optional.empty();
		}
		boolean old = year(game).filter(year -> year < SIXTH_LEFT_AND_RIGHT_SINCE).isPresent();
		return placed(game, old).or(() -> placed(game, !old));
	}

	private static Optional<Position> placed(SgfGame game, boolean sixthAbove) {
		Optional<PointSet> points = StarPoints.ofHandicap(game.grid(), game.handicap().orElse(0), sixthAbove);
		return points.map(stones -> game.setup().with(Color.BLACK, stones))
				.filter(position -> points.get().intersection(game.setup().occupied()).isEmpty())
				.filter(position -> isPlayable(position, game.moves()));
	}

	private static boolean isPlayable(Position start, List<Move> moves) {
		Position position = start;
		for (Move move : moves.subList(0, Math.min(moves.size(), MOVES_LOOKED_AT))) {
			if (move instanceof Move.Play play && !position.isEmpty(position.grid().index(play.point()))) {
				return false;
			}
			position = SgfReplay.position(position, move);
		}
		return true;
	}

	private static Optional<Integer> year(SgfGame game) {
		return game.info("DT").filter(date -> date.matches("\\d{4}(\\D.*)?"))
				.map(date -> Integer.parseInt(date.substring(0, 4)));
	}
}

package org.gobanbridge.drivers.simulated;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.Komi;
import org.gobanbridge.core.game.Setup;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.score.Fraction;
import org.gobanbridge.rules.score.Ruleset;
import org.gobanbridge.rules.score.Rulesets;
import org.gobanbridge.rules.sgf.SgfGame;

/**
 * A game to be played at a simulated table: what is known of it beforehand, and its moves. The moves are not checked:
 * they are played as they are, and {@link Schedule#oddities} tells where that was strange.
 *
 * @param setup
 *            stones that are put on the board before the first move
 * @param toPlay
 *            who has the first turn of {@code moves}
 * @param details
 *            what the players tell the bridge before they begin; fits setup and toPlay
 * @param result
 *            how the record says it ended, SGF style; empty = not said
 * @param count
 *            what the players find if they count; empty = not known, they agree to the count as the board is
 */
public record SimulatedGame(Grid grid, Setup setup, Color toPlay, List<Move> moves, GameDetails details,
		Optional<String> result, Optional<AgreedCount> count) {
	public SimulatedGame {
		moves = List.copyOf(moves);
	}

	/** A game of which nobody knows how it is counted. */
	public SimulatedGame(Grid grid, Setup setup, Color toPlay, List<Move> moves, GameDetails details,
			Optional<String> result) {
		this(grid, setup, toPlay, moves, details, result, Optional.empty());
	}

	/** The same game, counted so. */
	public SimulatedGame counted(Optional<AgreedCount> agreed) {
		return new SimulatedGame(grid, setup, toPlay, moves, details, result, agreed);
	}

	/**
	 * A game as its record tells it. Handicap stones that the record has as Black's first moves become stones put down
	 * before the first move (FORMATS 3); a handicap of which the record shows no stones is left out.
	 *
	 * @param known
	 *            names, rules, komi, handicap … as far as the record has them; its setup and toPlay are ignored
	 * @throws IllegalArgumentException
	 *             if a stone lies off the board, or two on one point of the setup
	 */
	public static SimulatedGame ofRecord(Grid grid, Setup setup, Color toPlay, List<Move> moves, GameDetails known,
			Optional<String> result) {
		requireOnBoard(grid, setup, moves);
		int handicap = known.handicap().orElse(0);
		boolean placedFreely = setup.isEmpty() && handicap >= 2 && beginsWithBlackStones(moves, handicap);
		if (placedFreely) {
			List<Point> stones = new ArrayList<>();
			for (Move move : moves.subList(0, handicap)) {
				stones.add(((Move.Play) move).point());
			}
			GameDetails details = details(known, known.handicap(), Color.WHITE, Setup.NONE);
			return new SimulatedGame(grid, new Setup(stones, List.of()), Color.WHITE,
					moves.subList(handicap, moves.size()), details, result);
		}
		OptionalInt shown = setup.isEmpty() && handicap >= 2 ? OptionalInt.empty() : known.handicap();
		return new SimulatedGame(grid, setup, toPlay, moves, details(known, shown, toPlay, setup), result);
	}

	/**
	 * The main line of a game record, up to where its board is edited by hand. Rules whose name is not that of a ruleset
	 * that comes with the program, a komi that is not made of half points, and a handicap that has no room are not told.
	 */
	public static SimulatedGame of(SgfGame record) {
		Optional<String> rules = record.rules().flatMap(words -> Rulesets.meantBy(words, Rulesets.all()))
				.map(Ruleset::name);
		Optional<String> komi = record.komiPoints().map(Fraction::toString)
				.filter(text -> Komi.find(text).filter(found -> found.fits(record.grid())).isPresent());
		OptionalInt handicap = record.handicap().stream()
				.filter(stones -> stones >= 0 && stones < record.grid().pointCount()).findFirst();
		GameDetails known = GameDetails.NONE.withRules(rules).withKomi(komi).withHandicap(handicap)
				.between(record.blackName(), record.whiteName());
		return ofRecord(record.grid(), Setup.of(record.setup()), record.toPlay(), record.movesBeforeEdits(), known,
				record.result());
	}

	/** The same game by these rules. */
	public SimulatedGame withRules(String name) {
		return new SimulatedGame(grid, setup, toPlay, moves, details.withRules(Optional.of(name)), result,
				count);
	}

	/** The same game with this time, as logs have it; empty = none. */
	public SimulatedGame withTime(Optional<String> time) {
		return new SimulatedGame(grid, setup, toPlay, moves, details.withTime(time), result, count);
	}

	/** The same game under this policy, by its name; empty = the usual one. */
	public SimulatedGame withPolicy(Optional<String> policy) {
		return new SimulatedGame(grid, setup, toPlay, moves, details.withPolicy(policy), result, count);
	}

	private static GameDetails details(GameDetails known, OptionalInt handicap, Color toPlay, Setup setup) {
		boolean usual = setup.isEmpty() && handicap.orElse(0) < 2 && toPlay == Color.BLACK;
		return known.withHandicap(handicap).withToPlay(usual ? Optional.empty() : Optional.of(toPlay))
				.withSetup(setup.isEmpty() ? Optional.empty() : Optional.of(setup));
	}

	private static boolean beginsWithBlackStones(List<Move> moves, int count) {
		Set<Point> points = new HashSet<>();
		for (Move move : moves.subList(0, Math.min(count, moves.size()))) {
			if (move instanceof Move.Play play && play.color() == Color.BLACK) {
				points.add(play.point());
			}
		}
		return points.size() == count;
	}

	private static void requireOnBoard(Grid grid, Setup setup, List<Move> moves) {
		List<Point> stones = new ArrayList<>(setup.black());
		stones.addAll(setup.white());
		Set<Point> seen = new HashSet<>();
		for (Point point : stones) {
			if (!grid.contains(point) || !seen.add(point)) {
				throw new IllegalArgumentException("the set-up stone on " + point
						+ (grid.contains(point) ? " is there twice" : " lies off the " + grid + " board"));
			}
		}
		for (int i = 0; i < moves.size(); i++) {
			if (moves.get(i) instanceof Move.Play play && !grid.contains(play.point())) {
				throw new IllegalArgumentException(
						"move " + (i + 1) + " on " + play.point() + " lies off the " + grid + " board");
			}
		}
	}
}

package org.gobanbridge.app.cli;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.gobanbridge.app.cli.GameBatch.UnjudgedException;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.history.Game;
import org.gobanbridge.rules.life.DeadStones;
import org.gobanbridge.rules.score.Count;
import org.gobanbridge.rules.score.Counting;
import org.gobanbridge.rules.score.Ending;
import org.gobanbridge.rules.score.Fraction;
import org.gobanbridge.rules.score.Ruleset;
import org.gobanbridge.rules.sgf.SgfGame;
import org.gobanbridge.rules.sgf.SgfReplay;
import org.gobanbridge.rules.sgf.SgfResult;

/**
 * The final position of a record, counted. Komi, handicap, passes and prisoners are those of the record, overtime is that of the call; a move that was
 * not legal stands as the record has it.
 *
 * @param proposal
 *            what the program thinks of each string, if it was asked
 */
record ScoredGame(SgfGame sgf, SgfReplay replay, Ending ending, Count count, Optional<DeadStones> proposal,
		DeadChoice choice) {
	/** What the count has to say of the result in the record. */
	enum Comparison {
		SAME, DIFFERENT,
		/** The record has none that comes of counting. */
		NONE
	}

	/** How often a game is played on to see which stones are dead. */
	private static final int PLAYOUTS = 200;
	private static final long SEED = 1;
	private static final BigInteger QUARTER = BigInteger.valueOf(4);

	static ScoredGame of(SgfGame sgf, Ruleset rules, DeadChoice choice, Overtime overtime)
			throws UnjudgedException {
		SgfReplay replay = SgfReplay.of(sgf, rules.playing());
		Game end = replay.end();
		Optional<DeadStones> proposal = choice instanceof DeadChoice.Proposed
				? Optional.of(DeadStones.propose(end.position(), rules.playing().suicide(), PLAYOUTS, SEED))
				: Optional.empty();
		Ending ending = replay.ending().withDead(choice.on(end.position(), proposal)).withOvertime(overtime.black(),
				overtime.white());
		return new ScoredGame(sgf, replay, ending, Counting.count(ending, rules), proposal, choice);
	}

	/** The komi that was counted, in points. */
	Fraction komi() {
		return count.white().komi();
	}

	/**
	 * The same ending counted by the first of these rulesets that gives the recorded result; this count where it is the
	 * recorded one already, where nothing is recorded, or where none does.
	 */
	ScoredGame asRecorded(List<Ruleset> others) {
		if (comparison() != Comparison.DIFFERENT) {
			return this;
		}
		return others.stream().map(
				rules -> new ScoredGame(sgf, replay, ending, Counting.count(ending, rules), proposal, choice))
				.filter(other -> other.comparison() == Comparison.SAME).findFirst().orElse(this);
	}

	/** Whether the record has the result that was counted. */
	Comparison comparison() {
		return sgf.outcome().map(this::comparison).orElse(Comparison.NONE);
	}

	private Comparison comparison(SgfResult recorded) {
		Optional<Color> winner = count.winner();
		return switch (recorded) {
			case SgfResult.OnPoints points -> same(winner.equals(Optional.of(points.winner()))
					&& (points.points().equals(count.margin().abs()) || isSameInZi(points.points())));
			case SgfResult.Otherwise won when won.manner() == SgfResult.Manner.UNSAID ->
				same(winner.equals(Optional.of(won.winner())));
			case SgfResult.NoWinner none when none == SgfResult.NoWinner.DRAW -> same(winner.isEmpty());
			default -> Comparison.NONE;
		};
	}

	/** Quarters are no points but zi, also where the record does not say so. */
	private boolean isSameInZi(Fraction recorded) {
		return recorded.denominator().equals(QUARTER) && recorded.equals(count.marginZi().abs());
	}

	private static Comparison same(boolean same) {
		return same ? Comparison.SAME : Comparison.DIFFERENT;
	}
}

package org.gobanbridge.core.game;

import java.util.Optional;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.life.Areas;
import org.gobanbridge.rules.score.Count;
import org.gobanbridge.rules.score.Counting;
import org.gobanbridge.rules.score.Ending;
import org.gobanbridge.rules.score.Ruleset;
import org.gobanbridge.rules.score.Rulesets;

/** The count of a game by its own rules: with its komi and handicap, its prisoners and passes, and its fines. */
public final class FinalCount {
	private FinalCount() {
	}

	/**
	 * The count of the record's position.
	 *
	 * @param dead
	 *            the stones that are taken as dead; points without a stone are not allowed
	 * @param filled
	 *            stones put on dame since the last move; they may not stand on others
	 */
	public static Count of(GameState state, PointSet dead, Setup filled) {
		Ending ending = Ending.of(position(state, filled)).withDead(dead)
				.withPrisoners(state.game().capturedBy(Color.BLACK), state.game().capturedBy(Color.WHITE))
				.withHandicap(state.details().handicap().orElse(0))
				.withPenalties(penalty(state, Color.BLACK), penalty(state, Color.WHITE));
		Ending passed = withPasses(ending, state);
		Ending withKomi = state.details().komi().flatMap(Komi::find).map(komi -> passed.withKomi(komi.points()))
				.orElse(passed);
		return Counting.count(withKomi, rules(state));
	}

	/** The record's position with these stones put on dame. */
	public static Position position(GameState state, Setup filled) {
		return state.position().with(Color.BLACK, PointSet.of(state.grid(), filled.black()))
				.with(Color.WHITE, PointSet.of(state.grid(), filled.white()));
	}

	/** Whose the points are in this count of the record's position. */
	public static Areas areas(GameState state, GameEvent.Counted count) {
		PointSet dead = PointSet.of(state.grid(), count.dead());
		return Areas.settled(position(state, count.filled()).without(dead), dead);
	}

	/** The rules by which the game is counted. */
	public static Ruleset rules(GameState state) {
		return state.details().rules().flatMap(Rulesets::named).orElse(Rulesets.DEFAULT);
	}

	/** A turn that was lost is a pass, but not the first one (FORMATS 5). */
	private static Ending withPasses(Ending ending, GameState state) {
		Ending all = ending.withPassesAmong(state.moves().stream().map(RecordedMove::move).toList());
		Optional<Color> first = state.moves().stream()
				.filter(move -> move.move() instanceof Move.Pass)
				.filter(move -> !move.passReason().equals(Optional.of(PassReason.FORFEIT)))
				.map(RecordedMove::color).findFirst();
		return all.withPasses(all.blackPasses(), all.whitePasses(), first);
	}

	private static int penalty(GameState state, Color color) {
		return state.warnings().stream().filter(warned -> warned.color() == color)
				.mapToInt(GameEvent.Warned::points).sum();
	}
}

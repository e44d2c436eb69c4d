package org.gobanbridge.rules.score;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.life.Areas;

/**
 * Counts a final board. The dead stones are what the caller says they are; every other stone is taken as alive, also
 * where it could not live.
 */
public final class Counting {
	private static final int POINTS_A_GROUP = 2;

	private final Ruleset ruleset;
	private final Ending ending;
	private final Position alive;
	private final Areas areas;
	private final Map<Color, Fraction> shared = new EnumMap<>(Color.class);

	private Counting(Ending ending, Ruleset ruleset) {
		this.ruleset = ruleset;
		this.ending = ending;
		this.alive = ending.position().without(ending.dead());
		this.areas = Areas.settled(alive, ending.dead());
		share();
	}

	/** The count of this ending under these rules. */
	public static Count count(Ending ending, Ruleset ruleset) {
		return new Counting(ending, ruleset).count();
	}

	private Count count() {
		PointSet seki = areas.sekiStones(Color.BLACK).union(areas.sekiStones(Color.WHITE));
		return new Count(ruleset, side(Color.BLACK), side(Color.WHITE), ending.dead(), areas.dame(), seki,
				areas.sharedPoints());
	}

	private SideCount side(Color color) {
		CountingRules rules = ruleset.counting();
		int stones = alive.stones(color).count();
		PointSet sekiEyes = rules.tax() == Tax.NONE ? PointSet.none(alive.grid()) : areas.sekiEyes(color);
		int territory = areas.territory(color).minus(sekiEyes).count();
		int deadEnemies = ending.dead().intersection(ending.position().stones(color.opponent())).count();
		int captured = ending.capturedBy(color);
		int passStones = rules.passStones() ? ending.passesBy(color.opponent()) : 0;
		int groups = areas.livingGroups(color);
		int tax = rules.tax() == Tax.ALL ? POINTS_A_GROUP * groups : 0;
		int overtime = rules.overtimePoints() * ending.overtimeBy(color);
		int penalty = ending.penaltyOf(color);
		boolean white = color == Color.WHITE;
		int compensation = white ? rules.compensation().points(ending.handicap()) : 0;
		Fraction komi = white ? komi() : Fraction.ZERO;
		Fraction onBoard = switch (rules.counted()) {
			case AREA -> shared(color).plus((long) stones + territory);
			case TERRITORY -> Fraction.of((long) territory + captured + deadEnemies + passStones);
			case STONES -> Fraction.of(stones);
		};
		Fraction total = onBoard.plus(komi).plus((long) compensation - tax - overtime - penalty);
		return new SideCount(stones, territory, sekiEyes.count(), deadEnemies, captured, passStones, shared(color),
				groups,
				tax, overtime, penalty, compensation, komi, total);
	}

	/** What was agreed on, else the ruleset's; the ruleset's own depends on the first pass, also where it is agreed on. */
	private Fraction komi() {
		Fraction komi = ending.komi().orElse(ruleset.komiFor(ending.handicap()));
		boolean whiteFirst = ending.firstPass().equals(Optional.of(Color.WHITE));
		boolean even = ending.handicap() < 1;
		return even && whiteFirst && komi.equals(ruleset.komi())
				? ruleset.komiIfWhitePassesFirst().orElse(komi)
				: komi;
	}

	private Fraction shared(Color color) {
		return shared.getOrDefault(color, Fraction.ZERO);
	}

	private void share() {
		Sharing sharing = ruleset.counting().counted() == Counted.AREA ? ruleset.counting().sharing() : Sharing.NONE;
		for (PointSet space : areas.shared()) {
			PointSet border = space.border();
			int black = border.intersection(alive.stones(Color.BLACK)).count();
			int white = border.intersection(alive.stones(Color.WHITE)).count();
			Fraction part = switch (sharing) {
				case NONE -> Fraction.ZERO;
				case HALVES -> Fraction.HALF;
				case BY_STONES -> Fraction.of(black, (long) black + white);
			};
			Fraction rest = sharing == Sharing.NONE ? Fraction.ZERO : Fraction.of(1).minus(part);
			shared.merge(Color.BLACK, part.times(space.count()), Fraction::plus);
			shared.merge(Color.WHITE, rest.times(space.count()), Fraction::plus);
		}
	}
}

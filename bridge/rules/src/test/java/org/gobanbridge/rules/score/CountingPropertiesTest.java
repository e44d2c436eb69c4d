package org.gobanbridge.rules.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.PlayingRules;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.Repetition;
import org.gobanbridge.rules.Symmetry;
import org.gobanbridge.rules.history.Game;
import org.gobanbridge.rules.life.UnconditionalLife;

/** What is true of every count, tried on the boards of random games. */
class CountingPropertiesTest {
	private static Game randomGame(Random random, int size) {
		Game game = Game.start(Position.empty(Grid.of(size)), Color.BLACK,
				new PlayingRules(Repetition.SIMPLE_KO, false));
		for (int n = 0; n < 2 * size * size; n++) {
			int index = random.nextInt(size * size);
			boolean legal = game.illegality(game.toPlay(), index).isEmpty();
			game = game.play(legal
					? new Move.Play(game.toPlay(), game.grid().point(index))
					: new Move.Pass(game.toPlay()));
		}
		return game;
	}

	private static Ending ending(Game game, Random random) {
		Position position = game.position();
		PointSet dead = PointSet.none(position.grid());
		for (Color color : Color.values()) {
			for (PointSet string : position.strings(color)) {
				dead = random.nextInt(8) == 0 ? dead.union(string) : dead;
			}
		}
		return Ending.of(game).withDead(dead).withKomi(Fraction.ZERO);
	}

	@Provide
	Arbitrary<Ruleset> presets() {
		return Arbitraries.of(Rulesets.all());
	}

	/** Those that count area, and one that divides shared points as the stones at them are. */
	@Provide
	Arbitrary<Ruleset> countingArea() {
		Ruleset byStones = RulesetReader.read("by-stones", Map.of("based-on", "ing", "sharing", "by-stones"));
		return Arbitraries.of(Stream.concat(Stream.of(byStones), Rulesets.all().stream())
				.filter(ruleset -> ruleset.counting().counted() == Counted.AREA).toList());
	}

	@Property
	void turnedMirroredAndWithColoursSwappedTheCountIsTheSame(@ForAll long seed,
			@ForAll @IntRange(min = 2, max = 9) int size, @ForAll @IntRange(max = 7) int way, @ForAll boolean swapped,
			@ForAll("presets") Ruleset ruleset) {
		Random random = new Random(seed);
		Ending ending = ending(randomGame(random, size), random);
		Symmetry mapping = new Symmetry(ending.position().grid(), way, swapped);
		Ending image = new Ending(mapping.of(ending.position()), mapping.of(ending.dead()),
				ending.capturedBy(mapping.of(Color.BLACK)), ending.capturedBy(mapping.of(Color.WHITE)),
				ending.passesBy(mapping.of(Color.BLACK)), ending.passesBy(mapping.of(Color.WHITE)),
				ending.firstPass().map(mapping::of), 0, ending.komi(), 0, 0, 0, 0);
		Count count = Counting.count(ending, ruleset);
		Count counted = Counting.count(image, ruleset);
		for (Color color : Color.values()) {
			assertThat(counted.side(mapping.of(color))).isEqualTo(count.side(color));
		}
		assertThat(counted.seki()).isEqualTo(mapping.of(count.seki()));
		assertThat(counted.dame()).isEqualTo(mapping.of(count.dame()));
		UnconditionalLife life = UnconditionalLife.of(ending.position(), ruleset.playing().suicide());
		UnconditionalLife lives = UnconditionalLife.of(image.position(), ruleset.playing().suicide());
		assertThat(lives.dead()).isEqualTo(mapping.of(life.dead()));
	}

	@Property
	void withHalvesBothSidesTogetherHaveTheWholeBoard(@ForAll long seed, @ForAll @IntRange(min = 2, max = 9) int size) {
		Random random = new Random(seed);
		Ending ending = ending(randomGame(random, size), random);
		Count count = Counting.count(ending, Rulesets.DEFAULT);
		Fraction both = count.black().area().plus(count.white().area());
		boolean stones = !ending.position().without(ending.dead()).occupied().isEmpty();
		assertThat(both).isEqualTo(stones ? Fraction.of((long) size * size) : Fraction.ZERO);
		for (Color color : Color.values()) {
			if (stones) {
				assertThat(count.oneSide(color).counted()).isEqualTo(count.side(color).area());
			}
		}
	}

	@Property
	void oneSideAloneTellsTheMargin(@ForAll long seed, @ForAll @IntRange(min = 2, max = 9) int size,
			@ForAll("countingArea") Ruleset ruleset, @ForAll @IntRange(max = 9) int handicap,
			@ForAll @IntRange(max = 3) int overtime) {
		Random random = new Random(seed);
		Ending ending = ending(randomGame(random, size), random).withHandicap(handicap).withOvertime(overtime, 1);
		Count count = Counting.count(ending, ruleset);
		Fraction onBoard = count.black().area().plus(count.white().area());
		Fraction nobodys = Fraction.of((long) size * size).minus(onBoard);
		for (Color color : Color.values()) {
			OneSide side = count.oneSide(color);
			assertThat(side.counted()).isEqualTo(count.side(color).area().plus(nobodys.half()));
			assertThat(side.margin()).isEqualTo(color == Color.BLACK ? count.marginZi() : count.marginZi().negate());
		}
	}

	/** AGA: when both have taken as many turns, area and territory with pass stones are the same. */
	@Property
	void passStonesMakeTerritoryWhatAreaIs(@ForAll long seed, @ForAll @IntRange(min = 2, max = 9) int size) {
		Random random = new Random(seed);
		Game game = randomGame(random, size);
		assertThat(game.toPlay()).isEqualTo(Color.BLACK);
		Ending ending = ending(game, random);
		Ruleset territory = RulesetReader.read("territory", Map.of("based-on", "aga", "counted", "territory"));
		assertThat(Counting.count(ending, territory).margin())
				.isEqualTo(Counting.count(ending, Rulesets.named("aga").orElseThrow()).margin());
	}
}

package org.gobanbridge.drivers.simulated;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.gobanbridge.core.board.Hand;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.board.Seat;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.rules.PointSet;
import org.junit.jupiter.api.Test;

class ReadingStreamTest {
	private static final SimulationOptions CLEAN = SimulationOptions.DEFAULT;
	private static final SimulationOptions ALL = CLEAN.withHands(true).withGaps(true).withNoise(0.003).withSeed(7);

	private static List<Input> inputs(SimulationOptions options) {
		List<Input> inputs = new ArrayList<>();
		new ReadingStream(Players.play(List.of(TestGames.quiet()), options), options).forEachRemaining(inputs::add);
		return inputs;
	}

	private static List<Input.Reading> readings(SimulationOptions options) {
		return inputs(options).stream().filter(Input.Reading.class::isInstance).map(Input.Reading.class::cast)
				.toList();
	}

	@Test
	void readingsComeAsOftenAsAskedEachALittleLate() {
		for (double hz : new double[]{1, 5, 10}) {
			List<Input.Reading> readings = readings(CLEAN.withHz(hz));
			for (int i = 0; i < readings.size(); i++) {
				assertThat(readings.get(i).t() - i * 1000.0 / hz).isBetween(-0.5, 150 / hz + 0.5);
				assertThat(readings.get(i).at()).isEqualTo(readings.get(i).t());
			}
		}
	}

	@Test
	void theInputsEndWithTheEndAndTheirTimesNeverFall() {
		List<Input> inputs = inputs(ALL);
		assertThat(inputs).extracting(Input::t).isSorted();
		assertThat(inputs.get(inputs.size() - 1)).isInstanceOf(Input.Ended.class);
		assertThat(inputs.stream().filter(Input.Declared.class::isInstance)).hasSize(1);
	}

	@Test
	void whileNothingChangesTheSameSnapshotComesAgain() {
		List<Input.Reading> readings = readings(CLEAN);
		long different = 0;
		for (int i = 1; i < readings.size(); i++) {
			different += readings.get(i).snapshot() != readings.get(i - 1).snapshot() ? 1 : 0;
		}
		assertThat(different).isEqualTo(120);
	}

	@Test
	void withoutHandsEveryPointIsKnown() {
		assertThat(readings(CLEAN.withNoise(0.01).withGaps(true))).allMatch(reading -> {
			Snapshot seen = reading.snapshot();
			return seen.unknown().isEmpty() && seen.hand() == Hand.NONE;
		});
	}

	@Test
	void onlyPointsUnderHandsAreUnknown() {
		Schedule schedule = Players.play(List.of(TestGames.quiet()), ALL);
		List<HandMotion> hands = new ArrayList<>(schedule.hands(Seat.NORTH));
		hands.addAll(schedule.hands(Seat.SOUTH));
		long covered = 0;
		long points = 0;
		for (Input.Reading reading : readings(ALL)) {
			PointSet unknown = reading.snapshot().unknown();
			assertThat(unknown.isEmpty()).isEqualTo(reading.snapshot().hand() == Hand.NONE);
			assertThat(unknown.indices().allMatch(i -> hands.stream().anyMatch(hand -> hand.covers(i, reading.t()))))
					.isTrue();
			covered += unknown.isEmpty() ? 0 : 1;
			points += unknown.count();
		}
		assertThat(covered).isGreaterThan(300);
		assertThat((double) points / covered / 361).as("share of the board under a hand").isBetween(0.03, 0.08);
	}

	@Test
	void theShareOfWrongReadingsIsWhatWasAsked() {
		for (double noise : new double[]{0.003, 0.05}) {
			Schedule schedule = Players.play(List.of(TestGames.quiet()), ALL);
			TableTop truth = new TableTop(schedule, true);
			long wrong = 0;
			long read = 0;
			long[] asBlack = new long[2];
			for (Input.Reading reading : readings(ALL.withNoise(noise))) {
				Snapshot there = truth.look(reading.t());
				assertThat(reading.snapshot().unknown()).isEqualTo(there.unknown());
				for (int i = 0; i < 361; i++) {
					PointState seen = reading.snapshot().at(i);
					boolean differs = seen != there.at(i);
					wrong += differs ? 1 : 0;
					read += there.at(i) == PointState.UNKNOWN ? 0 : 1;
					if (differs && there.at(i) == PointState.EMPTY) {
						asBlack[seen == PointState.BLACK ? 0 : 1]++;
					}
				}
			}
			double deviation = Math.sqrt(noise * (1 - noise) / read);
			assertThat((double) wrong / read).isBetween(noise - 4 * deviation, noise + 4 * deviation);
			double half = (asBlack[0] + asBlack[1]) / 2.0;
			assertThat((double) asBlack[0]).isBetween(half - 2 * Math.sqrt(2 * half), half + 2 * Math.sqrt(2 * half));
		}
	}

	@Test
	void nothingIsReadOrSaidInAGapAndSomeMovesFallIntoOne() {
		Schedule schedule = Players.play(List.of(TestGames.quiet()), ALL);
		List<Input> inputs = inputs(ALL);
		assertThat(schedule.gaps()).hasSizeBetween(2, 8);
		for (Span gap : schedule.gaps()) {
			assertThat(gap.to() - gap.from()).isBetween(2000L, 10_000L);
			assertThat(inputs).noneMatch(input -> gap.contains(input.t()));
		}
		assertThat(schedule.gaps().stream()
				.mapToLong(gap -> schedule.moves().stream().filter(move -> gap.contains(move.t())).count()))
				.allMatch(moves -> moves <= 6).anyMatch(moves -> moves >= 2);
		assertThat(Players.play(List.of(TestGames.quiet()), CLEAN).gaps()).isEmpty();
	}

	@Test
	void theSameSeedReadsTheSameAndAnotherOneDoesNot() {
		assertThat(inputs(ALL)).isEqualTo(inputs(ALL)).isNotEqualTo(inputs(ALL.withSeed(8)));
	}

	/** Pinned, so that a change of the dice, of their use, or of the machine's arithmetic is noticed. */
	@Test
	void aSeedMeansTheSameOnEveryMachine() {
		Dice dice = new Dice(42, "people");
		assertThat(List.of(dice.millis(0, 1_000_000), dice.millis(0, 1_000_000), dice.millis(0, 1_000_000)))
				.isEqualTo(List.of(630_901L, 259_624L, 824_979L));
	}
}

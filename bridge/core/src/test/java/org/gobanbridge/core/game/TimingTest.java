package org.gobanbridge.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.gobanbridge.core.board.Lever;
import org.gobanbridge.core.table.Table;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The numbers of FORMATS 3 to 7: what they are, what they may be, and that each does what its name says. */
class TimingTest {
	private static final Grid FIVE = Grid.of(5);

	private static Table table(TimingSetting setting, int value) {
		return Table.of(SessionSettings.of(FIVE).withTiming(Timing.USUAL.with(setting, value))).hold(1000);
	}

	@ParameterizedTest
	@CsvSource({"STEADY_READINGS,5", "STEADY_OF,6", "STEADY,400", "STEADY_CHECKED,2", "SLIDE,2000", "LIFT,5000",
			"MISSING,3000", "CAPTURES_LEFT,20000", "CAPTURES_ANSWERED,5000", "HIDDEN,10000", "QUIET,3000",
			"LIFTED_FIRST,5000", "UNREAD,2000", "WITH_THE_MOVE,3000", "DISPLACED,1500", "BETWEEN,10000",
			"TOGETHER,3000", "UNSETTLED,1000", "EMPTY,2000", "CLEARING,60000", "STRIPPED,10000"})
	void unlessSetTheyAreThoseOfTheFormats(TimingSetting setting, int usual) {
		assertThat(Timing.USUAL.of(setting)).isEqualTo(usual);
	}

	@Test
	void everyUsualValueMayBeWritten() {
		for (TimingSetting setting : TimingSetting.values()) {
			assertThat(Timing.USUAL.with(setting, setting.usual())).isEqualTo(Timing.USUAL);
		}
		assertThat(new Timing(Map.of(TimingSetting.SLIDE, 2_000, TimingSetting.LIFT, 6_000)))
				.isEqualTo(Timing.USUAL.with(TimingSetting.LIFT, 6_000));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"SLIDE|-1|slide must be a whole number of milliseconds, 0 or from 50 to 600000, not -1",
			"SLIDE|2|slide must be a whole number of milliseconds, 0 or from 50 to 600000, not 2",
			"HIDDEN|0|hidden must be a whole number of milliseconds from 200 to 600000, not 0",
			"STEADY_OF|9|steady-of must be a whole number of readings from 1 to 8, not 9",
			"STEADY_READINGS|7|steady-readings is 7, but of steady-of = 6 readings no more can agree; "
					+ "make the first smaller or the second larger"})
	void whatCannotBeIsRefusedWithWhatMayBe(TimingSetting setting, int value, String message) {
		assertThatThrownBy(() -> Timing.USUAL.with(setting, value)).isInstanceOf(IllegalArgumentException.class)
				.hasMessage(message);
	}

	@ParameterizedTest
	@CsvSource({"2000,1800,false", "2000,2600,true", "3000,2600,false", "1000,1800,true"})
	void aStoneSlidesAsLongAsIsSet(int slide, long after, boolean incident) {
		Table table = table(TimingSetting.SLIDE, slide).play("X C3").put("O B2").hold(after).move("B2", "B3")
				.hold(4000);
		assertThat(table.incidents().isEmpty()).isEqualTo(!incident);
	}

	@ParameterizedTest
	@CsvSource({"LIFT,5000,C3,4600,5400", "LIFT,8000,C3,7600,8400", "MISSING,3000,A1,2600,3400",
			"MISSING,1000,A1,600,1800"})
	void aLiftedStoneHasTheTimeThatIsSetToComeBack(TimingSetting setting, int millis, String point, long before,
			long after) {
		Table table = table(setting, millis).play("X A1", "O C3");
		table.lift(point).hold(before);
		assertThat(table.incidents()).isEmpty();
		table.hold(after - before);
		assertThat(table.incidents()).hasSize(1);
	}

	@Test
	void capturedStonesLieAsLongAsIsSet() {
		Table table = table(TimingSetting.CAPTURES_LEFT, 60_000).play("X A2", "O A1", "X B1").hold(55_000);
		assertThat(table.incidents()).isEmpty();
		assertThat(table.hold(6_000).incidents()).containsExactly("captured-left A1");
	}

	@Test
	void anEmptyBoardIsANewBeginningAfterTheTimeThatIsSet() {
		Table table = table(TimingSetting.EMPTY, 6_000).play("X A2", "O A1").declare(Declaration.WHITE_RESIGNS);
		table.lift("A2", "A1").hold(5_000);
		assertThat(table.state().phase()).isEqualTo(Phase.ENDED);
		assertThat(table.hold(3_000).state().phase()).isEqualTo(Phase.PREPARING);
	}

	@Test
	void aPointIsBelievedWhenAsManyReadingsAgreeAsAreSet() {
		Timing quick = new Timing(Map.of(TimingSetting.STEADY_READINGS, 2, TimingSetting.STEADY_OF, 3,
				TimingSetting.STEADY, 0, TimingSetting.LEVER_ASK, 2_000));
		Table table = Table.of(SessionSettings.of(FIVE).withTiming(quick)).hold(1000).put("X C3").read(2);
		assertThat(table.record()).isEqualTo("X C3");
		table.press(Lever.WHITE).hold(1_600);
		assertThat(table.incidents()).isEmpty();
		assertThat(table.hold(800).incidents()).containsExactly("pass-unconfirmed");
	}

	@Test
	void aRestartMayBringAnotherTimingUntilTheNextOne() {
		Table table = Table.of(5).hold(1000).play("X A1", "O C3");
		Timing patient = Timing.USUAL.with(TimingSetting.MISSING, 8_000);
		table.accept(new Input.Restarted(table.now(), Optional.of(patient), Optional.empty(), OptionalLong.empty()))
				.hold(2_000);
		table.lift("A1").hold(7_000);
		assertThat(table.incidents()).isEmpty();
		table.put("X A1").hold(2_000).accept(new Input.Restarted(table.now())).hold(2_000).lift("A1").hold(4_000);
		assertThat(table.incidents()).containsExactly("stones-missing A1");
		assertThat(table.state().game().toPlay()).isEqualTo(Color.BLACK);
	}
}

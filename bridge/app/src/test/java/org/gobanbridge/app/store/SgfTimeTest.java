package org.gobanbridge.app.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Setup;
import org.gobanbridge.core.time.TimeControl;
import org.gobanbridge.core.time.TimeLeft;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.sgf.SgfException;
import org.gobanbridge.rules.sgf.SgfGame;
import org.gobanbridge.rules.sgf.SgfReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SgfTimeTest {
	private static final SgfGame PLAIN = SgfGame.of(Position.empty(Grid.of(9)), Color.BLACK, List.of());

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"byoyomi 1h30m 5x60s | 5400 | 5x60 byo-yomi",
			"reserved 2h 5 | 6900 | 5x60 byo-yomi", "canadian 1h 25/10m | 3600 | 25/600 Canadian",
			"fischer 20m+10s | 1200 | 10 Fischer", "fischer 20m+10s max 30m | 1200 | 10 Fischer max 1800",
			"absolute 45m | 2700 |", "delay 20m+5s | 1200 | 5 delay", "ing 90m | 5400 | ing 90m",
			"byoyomi 0s 1x30s | 0 | 1x30 byo-yomi", "none ||",
			"black reserved 2h 5; white absolute 1h | | black reserved 2h 5; white absolute 1h"})
	void aTimeIsWrittenAsOtherProgramsReadItAndReadBackAsItWas(String setting, String main,
			String overtime) throws SgfException {
		SgfGame written = SgfTime.with(PLAIN, setting);
		assertThat(written.info("TM")).isEqualTo(Optional.ofNullable(main));
		assertThat(written.info("OT")).isEqualTo(Optional.ofNullable(overtime));
		Optional<TimeControl> control = Optional.of(TimeControl.parse(setting)).filter(x -> !setting.equals("none"));
		assertThat(SgfTime.of(written).map(TimeControl::parse)).isEqualTo(control);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"600 | 25/600 Canadian | canadian 10m 25/10m",
			"14100 | 5x60 byo-yomi | byoyomi 3h55m 5x1m", "60 | 3x60s byo-yomi | byoyomi 1m 3x1m",
			"1800 | 3x30 Byoyomi | byoyomi 30m 3x30s", "600 | 10 fischer | fischer 10m+10s",
			"60 | 60 simple | byoyomi 0s 1x60s",
			"600.0 || absolute 10m", "1500 | 10 moves / 5 min | canadian 25m 10/5m",
			"1500 | 10 moves / 90 sec | canadian 25m 10/90s", "0 | 20/120 canadian | canadian 0s 20/2m"})
	void whatOtherProgramsWriteIsUnderstood(String main, String overtime, String setting) {
		assertThat(SgfTime.of(record(main, overtime)).map(TimeControl::parse)).contains(TimeControl.parse(setting));
	}

	private static SgfGame record(String main, String overtime) {
		return PLAIN.withInfo("TM", main).withInfo("OT", overtime == null ? "" : overtime);
	}

	@ParameterizedTest
	@ValueSource(strings = {"-", "3h", "30:00", "1:00:00(5x1:00)", "0", "99999999", "1e3"})
	void aMainTimeThatIsNotInSecondsIsNone(String main) {
		assertThat(SgfTime.of(record(main, null))).isEmpty();
	}

	@Test
	void anOvertimeThatIsNotUnderstoodMakesNoTimeOfTheRest() {
		assertThat(SgfTime.of(record("600", "A very long overtime information text"))).isEmpty();
		assertThat(SgfTime.of(record("600", "0x30 byo-yomi"))).isEmpty();
		assertThat(SgfTime.of(record("", "5x30 byo-yomi"))).isEmpty();
	}

	@Test
	void afterEachMoveStandsWhatItsSideHadLeft() {
		String record = bytes("byoyomi 1m 3x30s", move(1, Color.BLACK, "C3"),
				clock(1, Color.WHITE, new TimeLeft(59_001, 3, 30_000, 0, false),
						new TimeLeft(60_000, 3, 30_000, 0, false)),
				move(2, Color.WHITE, "D4"),
				clock(2, Color.BLACK, new TimeLeft(59_001, 3, 30_000, 0, false),
						new TimeLeft(0, 2, 30_000, 0, false)),
				move(3, Color.BLACK, "E5"), clock(3, Color.WHITE, new TimeLeft(0, 0, 0, 0, true),
						new TimeLeft(0, 2, 12_500, 0, false)));
		assertThat(record).contains("TM[60]").contains("OT[3x30 byo-yomi]").contains("B[cg]BL[59.001]\n")
				.contains("W[df]WL[30]OW[2]").contains("B[ee]BL[0]").doesNotContain("OB");
		assertThat(bytes("canadian 0s 25/10m", move(1, Color.BLACK, "C3"),
				clock(1, Color.WHITE, new TimeLeft(0, 0, 571_250, 24, false),
						new TimeLeft(0, 0, 600_000, 25, false))))
				.contains("B[cg]BL[571.25]OB[24]");
		assertThat(bytes("absolute 1m", move(1, Color.BLACK, "C3"))).as("the clock has not followed")
				.doesNotContain("BL");
	}

	private static String bytes(String setting, GameEvent... events) {
		GameState state = GameState.of(Grid.of(9), List.of(
				new GameEvent.GameStarted(0, 9, "japanese", "club", "6.5", 0, "", "", Setup.NONE, Color.BLACK),
				new GameEvent.GameInfo(0, GameDetails.NONE.withTime(Optional.of(setting)))))
				.applyAll(List.of(events));
		return new String(SgfRecord.bytes(state, Optional.empty()), StandardCharsets.UTF_8);
	}

	private static GameEvent move(int number, Color color, String point) {
		return new GameEvent.MovePlayed(number, number, color, Point.parse(point), List.of(), number,
				OptionalLong.empty(), false, OptionalInt.empty());
	}

	private static GameEvent clock(int after, Color toPlay, TimeLeft black, TimeLeft white) {
		return new GameEvent.ClockSet(after, after, toPlay, black, white, OptionalLong.of(after), Optional.empty());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"byoyomi 1m 3x30s | BL[30] OB[2]", "reserved 3m 2 | BL[60] OB[2]",
			"canadian 1m 5/60s | BL[29] OB[4]", "fischer 100s+10s | BL[19]", "absolute 2m | BL[29]",
			"delay 90s+5s | BL[4]", "ing 66s | BL[8] OB[0]",
			"black absolute 2m; white byoyomi 1m 1x30s | BL[29]"})
	void whatIsLeftAfterALongMoveIsReadBackFromTheFile(String setting, String left) throws SgfException {
		TimeControl control = TimeControl.parse(setting);
		TimeLeft black = control.black().after(control.black().start(), 91_000);
		byte[] written = bytes(setting, move(1, Color.BLACK, "C3"),
				clock(1, Color.WHITE, black, control.white().start())).getBytes(StandardCharsets.UTF_8);
		SgfGame read = SgfReader.read(written).getFirst();
		String found = Stream.of("BL", "OB", "WL", "OW")
				.flatMap(id -> read.node(1).property(id).map(value -> id + "[" + value.simpleText() + "]").stream())
				.collect(Collectors.joining(" "));
		assertThat(found).isEqualTo(left);
	}

	@Test
	void aFileIsReadBackWithAllThatItSaysOfTheTime() throws SgfException {
		byte[] written = bytes("reserved 2h 5", move(1, Color.BLACK, "C3"), clock(1, Color.WHITE,
				new TimeLeft(0, 5, 60_000, 0, false), new TimeLeft(1, 5, 60_000, 0, false)))
				.getBytes(StandardCharsets.UTF_8);
		SgfGame read = SgfReader.read(written).getFirst();
		assertThat(SgfTime.of(read).map(TimeControl::parse)).contains(TimeControl.parse("reserved 2h 5"));
		assertThat(read.node(1).property("BL").orElseThrow().simpleText()).isEqualTo("60");
		assertThat(read.node(1).property("OB").orElseThrow().simpleText()).isEqualTo("5");
	}
}

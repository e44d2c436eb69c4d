package org.gobanbridge.app.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.gobanbridge.core.board.ClockKey;
import org.gobanbridge.core.game.ClockSettings;
import org.gobanbridge.core.game.ClockUse;
import org.gobanbridge.core.game.Timing;
import org.gobanbridge.core.game.TimingSetting;
import org.gobanbridge.core.time.CallSchedule;
import org.gobanbridge.drivers.BoardSettings;
import org.gobanbridge.drivers.Orientation;
import org.gobanbridge.drivers.clock.ClockChoice;
import org.gobanbridge.drivers.clock.ClockWiring;
import org.gobanbridge.drivers.clock.PulseTiming;
import org.gobanbridge.drivers.simulated.Injection;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.score.Ruleset;
import org.gobanbridge.rules.score.Rulesets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConfigurationTest {
	@TempDir
	Path folder;

	private Configuration read(String toml) throws IOException {
		return ConfigurationReader.read(Files.writeString(folder.resolve("goban.toml"), toml));
	}

	private List<String> problems(String toml) {
		String message = catchThrowableOfType(ConfigurationException.class, () -> read(toml)).getMessage();
		return message.lines().map(line -> line.substring((folder.resolve("goban.toml") + ": ").length())).toList();
	}

	@Test
	void whatIsWrittenIsRead() throws IOException {
		Configuration configuration = read("""
				[board]
				driver = "serial"
				serial-number = "0042"
				size = 13
				orientation = "mirrored-90"
				[game]
				rules = "japanese"
				policy = "club"
				komi = 6.5
				black = "A"
				white = "B"
				handicap = 2
				[web]
				host = "0.0.0.0"
				port = 80
				incidents = "all"
				[storage]
				folder = "kept/here"
				""");
		assertThat(configuration.board()).isEqualTo(new BoardChoice.Real(new BoardSettings.Serial(Optional.empty(),
				Optional.of("0042"), 13, Orientation.MIRRORED_90, 115_200)));
		assertThat(configuration.game().rules()).contains("japanese");
		assertThat(configuration.game().policy()).contains("club");
		assertThat(configuration.game().komi()).contains("6.5");
		assertThat(configuration.game().handicap()).isEqualTo(OptionalInt.of(2));
		assertThat(configuration.game().black()).contains("A");
		assertThat(configuration.web()).isEqualTo(new Configuration.Web("0.0.0.0", 80, IncidentReaders.ALL));
		assertThat(configuration.storage()).isEqualTo(folder.resolve("kept/here"));
	}

	@Test
	void theTimingIsReadAndIsTheUsualOneWhereNothingIsSaid() throws IOException {
		assertThat(read("[board]\ndriver = \"simulated\"\n[timing]\nslide = 3000\nsteady-of = 7\n").timing())
				.isEqualTo(Timing.USUAL.with(TimingSetting.SLIDE, 3_000).with(TimingSetting.STEADY_OF, 7));
		assertThat(read("[board]\ndriver = \"simulated\"\n").timing()).isEqualTo(Timing.USUAL);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '~', value = {
			"slid = 3000|there is no setting timing.slid (did you mean 'slide'?); there are steady-readings",
			"slide = -1|timing.slide must be a whole number of milliseconds, 0 or from 50 to 600000, not -1",
			"slide = 3|not 3; if 3 s is meant, write 3000",
			"slide = 1.5|not 1.5; if 1.5 s is meant, write 1500",
			"slide = \"2 s\"|not the text \"2 s\"; if 2 s is meant, write 2000",
			"slide = \"800ms\"|not the text \"800ms\"; if 0.8 s is meant, write 800",
			"clearing = \"2 min\"|not the text \"2 min\"; if 120 s is meant, write 120000",
			"slide = \"2000\"|not the text \"2000\"; leave the quotes out",
			"slide = 99999999999|not 99999999999",
			"slide = nan|timing.slide must be a whole number",
			"slide = []|not a list",
			"steady-of = 12|timing.steady-of must be a whole number of readings from 1 to 8, not 12",
			"steady-of = 3|timing.steady-readings is 5, but of steady-of = 3 readings no more can agree"})
	void aTimingThatCannotBeIsRefusedWithPlaceAndCure(String line, String problem) {
		assertThat(problems("[board]\ndriver = \"simulated\"\n[timing]\n" + line + "\n")).singleElement().asString()
				.startsWith("line 4, column 1: ").contains(problem);
	}

	@Test
	void theTimeOfAGameAndTheClockOfTheTableAreRead() throws IOException {
		Configuration configuration = read("""
				[board]
				driver = "serial"
				[game]
				time = "byoyomi 1h 5x60s"
				[clock]
				use = "sense"
				calls = { period = [30, 10], count = 5, losses = false }
				""");
		assertThat(configuration.game().time()).contains("byoyomi 1h 5x60s");
		assertThat(configuration.clock()).isEqualTo(new ClockSettings(ClockUse.SENSE, new CallSchedule(List.of(30, 10),
				CallSchedule.USUAL.last(), 5, false, CallSchedule.USUAL.remaining())));
		assertThat(read("[board]\ndriver = \"simulated\"\n[game]\ntime = \"absolute 45m\"\n").game().time())
				.contains("absolute 45m");
		assertThat(read("[board]\ndriver = \"serial\"\n").clock()).isEqualTo(ClockSettings.USUAL);
		assertThat(read("[board]\ndriver = \"serial\"\n[clock]\ncalls = \"silent\"\n").clock())
				.isEqualTo(new ClockSettings(ClockUse.SOFTWARE, CallSchedule.SILENT));
	}

	@Test
	void theClockOnTheTableIsRead() throws IOException {
		Configuration gpio = read("""
				[board]
				driver = "simulated"
				[clock]
				use = "press"
				device = "gpio"
				chip = "pinctrl-rp1"
				black = 17
				white = 27
				lever = 5
				level = "low"
				pulse = 90
				""");
		assertThat(gpio.clock().use()).isEqualTo(ClockUse.PRESS);
		assertThat(gpio.clockDevice()).isEqualTo(new ClockChoice.Gpio("pinctrl-rp1",
				new ClockWiring(Map.of(ClockKey.BLACK, 17, ClockKey.WHITE, 27), false, OptionalInt.of(5), false,
						OptionalInt.empty(), OptionalInt.empty()),
				new PulseTiming(90, 200, 20, 300)));
		assertThat(read("""
				[board]
				driver = "simulated"
				[clock]
				use = "sense"
				device = "dgt-gateway"
				port = "/dev/ttyUSB1"
				left = "white"
				""").clockDevice()).isEqualTo(new ClockChoice.DgtGateway("/dev/ttyUSB1", 115_200, Color.WHITE, false));
		assertThat(read("[board]\ndriver = \"simulated\"\n").clockDevice()).isEqualTo(new ClockChoice.Software());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '~', value = {
			"serial|[game]|time = \"5 minutes\"|game.time: \"5 minutes\" is no time setting; write for example \"byoyomi 1h 5x60s\"",
			"serial|[game]|time = 45|game.time must be a text in quotes, not 45",
			"serial|[clock]|use = \"press\"|clock.use is \"press\", but there is no clock that this program can press; write \"software\", or \"sense\"",
			"simulated|[clock]|use = \"sense\"|clock.use is \"sense\", but a board of this driver tells of no levers",
			"saiboard|[clock]|use = \"sense\"|clock.use is \"sense\", but a board of this driver tells of no levers",
			"serial|[clock]|use = \"sens\"|clock.use is 'sens' (did you mean 'sense'?); it may be software, sense, press",
			"serial|[clock]|calls = \"quiet\"|clock.calls is 'quiet'; it may be usual, silent",
			"serial|[clock]|calls = {period = [0]}|clock.calls.period must be a list of whole numbers from 1 to 7200, such as [30, 10], not with 0",
			"serial|[clock]|calls = {last = 30}|clock.calls.last must be a list of whole numbers from 1 to 7200, such as [30, 10], not 30",
			"serial|[clock]|calls = {count = 61}|clock.calls.count must be a whole number from 0 to 60, not 61",
			"serial|[clock]|chip = \"pinctrl-rp1\"|clock.chip is for clock.device = \"gpio\", and this is \"software\"; leave it out",
			"serial|[clock]|device = \"gpoi\"|clock.device is 'gpoi' (did you mean 'gpio'?); it may be software, gpio, dgt-gateway, simulated",
			"serial|[clock]|device = \"gpio\"|clock.device: no line goes to the clock; write the numbers of the GPIO lines that go to it",
			"serial|[clock]|device = \"dgt-gateway\"|clock.device: a gateway cannot be looked for; name its port",
			"serial|[clock]|calls = {counts = 6}|there is no setting clock.calls.counts (did you mean 'count'?)"})
	void aTimeOrAClockThatCannotBeIsRefusedWithPlaceAndCure(String driver, String table, String line,
			String problem) {
		assertThat(problems("[board]\ndriver = \"" + driver + "\"\n" + table + "\n" + line + "\n")).singleElement()
				.asString().startsWith("line 4, column ").contains(problem);
	}

	@Test
	void aByteOrderMarkAndWindowsLineEndsAreRead() throws IOException {
		assertThat(read("\uFEFF[board]\r\ndriver = \"simulated\"\r\n").board())
				.isEqualTo(new BoardChoice.Simulated(19, List.of()));
	}

	@Test
	void aFileInAnotherEncodingIsNamed() throws IOException {
		Path latin = Files.write(folder.resolve("latin.toml"), "# Jürgen".getBytes(StandardCharsets.ISO_8859_1));
		assertThatThrownBy(() -> ConfigurationReader.read(latin))
				.hasMessage(latin + ": this is no UTF-8 text; save it as UTF-8");
	}

	@Test
	void aWrongValueIsToldAsItWasWritten() {
		assertThat(problems("[board]\ndriver = \"serial\"\nsize = \"19\"\n"))
				.containsExactly(
						"line 3, column 1: board.size must be a whole number from 2 to 25, not the text \"19\"; leave the quotes out");
		assertThat(problems("[board]\ndriver = \"serial\"\n[game]\nkomi = []\nblack = {}\n")).containsExactlyInAnyOrder(
				"line 4, column 1: game.komi must be a number or a text in quotes, not a list",
				"line 5, column 1: game.black must be a text in quotes, not a table");
	}

	@Test
	void whatGoesWrongOnASimulatedBoardIsReadAndRefusedElsewhere() throws IOException {
		assertThat(read("[board]\ndriver = \"simulated\"\ninject = \"two-moves@4:answered scattered@auto\"\n").board())
				.isEqualTo(new BoardChoice.Simulated(19,
						List.of(Injection.parse("two-moves@4:answered"), Injection.parse("scattered@auto"))));
		assertThat(problems("[board]\ndriver = \"simulated\"\ninject = \"two-move@4\"\n")).singleElement().asString()
				.startsWith("line 3, column 1: board.inject: there is no kind 'two-move'");
		assertThat(problems("[board]\ndriver = \"serial\"\ninject = \"two-moves@4\"\n")).singleElement().asString()
				.contains("board.inject");
	}

	@Test
	void anEmptyHostAndANamelessFolderAreRefused() {
		assertThat(problems("[board]\ndriver = \"simulated\"\n[web]\nhost = \"\"\n[storage]\nfolder = \"a\\u0000b\"\n"))
				.satisfiesExactly(host -> assertThat(host).startsWith("line 4, column 1: web.host is empty"),
						name -> assertThat(name).startsWith("line 6, column 1: storage.folder is no name of a folder"));
	}

	@Test
	void aPortThatIsNoNameOfAFileIsRefusedWithItsPlace() {
		for (String driver : List.of("serial", "text-grid")) {
			for (String port : List.of("a\\u0000b", " ")) {
				assertThat(problems("[board]\ndriver = \"" + driver + "\"\nport = \"" + port + "\"\n")).singleElement()
						.asString().startsWith("line 3, column 1: the board's port is ");
			}
		}
	}

	@Test
	void ofManyProblemsTheFirstAreTold() {
		assertThatThrownBy(() -> read("x ==\n".repeat(2000))).satisfies(
				e -> assertThat(e.getMessage()).hasLineCount(11)
						.endsWith("goban.toml: and 1990 more; see to these first"));
	}

	@Test
	void whatIsNotWrittenHasItsUsualValue() throws IOException {
		Configuration configuration = read("[board]\ndriver = \"simulated\"\n");
		assertThat(configuration.board()).isEqualTo(new BoardChoice.Simulated(19, List.of()));
		assertThat(configuration.game().rules()).contains("chinese");
		assertThat(configuration.game().policy()).contains("chinese-source");
		assertThat(configuration.game().komi()).isEmpty();
		assertThat(configuration.web()).isEqualTo(new Configuration.Web("127.0.0.1", 8080, IncidentReaders.REFEREE));
		assertThat(configuration.storage()).isEqualTo(folder.resolve("games"));
	}

	@Test
	void theOtherBoardsAreReachedTheirOwnWay() throws IOException {
		assertThat(read("[board]\ndriver = \"text-grid\"\nport = \"/dev/ttyACM0\"\nsize = 9\n").board()).isEqualTo(
				new BoardChoice.Real(new BoardSettings.TextGrid("/dev/ttyACM0", 9, Orientation.AS_SENT, 9600)));
		assertThat(read("[board]\ndriver = \"saiboard\"\nhost = \"10.0.0.7\"\nport = 4444\n").board())
				.isEqualTo(new BoardChoice.Real(BoardSettings.Saiboard.at("10.0.0.7", 4444)
						.keepingZeroIn(folder.resolve("games/saiboard-zero.txt"))));
	}

	@Test
	void whatADriverCannotUseIsRefused() {
		assertThat(problems(
				"[board]\ndriver = \"saiboard\"\nserial-number = \"0042\"\nbaud = 9600\nport = 3333\n"))
				.containsExactlyInAnyOrder(
						"line 3, column 1: there is no setting board.serial-number for the driver saiboard; there are"
								+ " driver, size, orientation, host, port",
						"line 4, column 1: there is no setting board.baud for the driver saiboard; there are"
								+ " driver, size, orientation, host, port");
		assertThat(problems("[board]\ndriver = \"serial\"\nhost = \"10.0.0.7\"\n")).containsExactly(
				"line 3, column 1: there is no setting board.host for the driver serial; there are driver, size,"
						+ " orientation, port, serial-number, baud");
		assertThat(problems(
				"[board]\ndriver = \"text-grid\"\nport = \"/dev/ttyACM0\"\nserial-number = \"0042\"\n"))
				.containsExactly("line 4, column 1: there is no setting board.serial-number for the driver text-grid;"
						+ " there are driver, size, orientation, port, baud");
		assertThat(problems("[board]\ndriver = \"simulated\"\norientation = \"90\"\n")).containsExactly(
				"line 3, column 1: there is no setting board.orientation for the driver simulated; there are driver,"
						+ " size, inject");
	}

	@Test
	void everyProblemIsToldAtOnceWithItsPlace() {
		assertThat(problems("""
				[board]
				driver = "seriel"
				sise = 19
				size = 99
				[game]
				rules = "japanesse"
				komi = "much"
				[web]
				port = "x"
				[storge]
				folder = "a"
				""")).containsExactly(
				"line 2, column 1: board.driver is 'seriel' (did you mean 'serial'?); it may be serial, text-grid, saiboard, simulated",
				"line 3, column 1: there is no setting board.sise (did you mean 'size'?); there are driver, size, orientation,"
						+ " port, serial-number, baud, host, inject",
				"line 4, column 1: board.size must be a whole number from 2 to 25, not 99",
				"line 6, column 1: game.rules is 'japanesse' (did you mean 'japanese'?); it may be "
						+ Rulesets.all().stream().map(Ruleset::name).collect(Collectors.joining(", ")),
				"line 7, column 1: game.komi is 'much'; write whole or half points, 7.5, or \"3.75zi\"",
				"line 9, column 1: web.port must be a whole number from 0 to 65535, not the text \"x\"",
				"line 10, column 1: there is no setting storge (did you mean 'storage'?); there are board, rules, game, timing, clock, web,"
						+ " storage");
	}

	@Test
	void aGameThatCannotBeOnThisBoardIsRefused() {
		String board = "[board]\ndriver = \"serial\"\nsize = 5\n[game]\n";
		assertThat(problems(board + "komi = 3.75\n")).containsExactly(
				"line 5, column 1: game.komi is '3.75' (did you mean '3.75zi'?); write whole or half points, 7.5, or \"3.75zi\"");
		assertThat(problems(board + "komi = 7.3\n")).hasSize(1);
		assertThat(problems(board + "komi = \"3.8zi\"\n")).hasSize(1);
		assertThat(problems(board + "komi = 26\n"))
				.containsExactly("line 5, column 1: game.komi is '26', more than the 25 points of a 5x5 board");
		assertThat(problems(board + "handicap = 25\n"))
				.containsExactly("line 5, column 1: game.handicap must be a whole number from 0 to 24, not 25");
		assertThat(problems(board + "handicap = -1\n"))
				.containsExactly("line 5, column 1: game.handicap must be a whole number from 0 to 24, not -1");
		assertThat(problems(board + "policy = \"clubb\"\n")).first().asString()
				.startsWith(
						"line 5, column 1: game.policy is 'clubb' (did you mean 'club'?); it may be chinese-source,");
	}

	@Test
	void whatIsNoTomlIsToldWithItsPlace() {
		assertThat(problems("[board\ndriver = 1")).first().asString().startsWith("line 1, column 7: ");
	}

	@Test
	void aTextWithoutQuotesIsToldTheCure() {
		for (String setting : List.of("driver = %sserial%s", "serial-number = %s0042%s", "port = %s/dev/ttyUSB0%s",
				"host = %s0.0.0.0%s", "komi = %s3.75zi%s", "black = %s本因坊 秀策%s", "black = %sO'Meien%s",
				"orientation=%s90 turned%s   # of old")) {
			String cure = setting.replaceFirst("\\s*#.*", "").replaceFirst("\\s*=\\s*", " = ").formatted("\"", "\"");
			assertThat(problems("[board]\n" + setting.formatted("", "") + "\nsize = 9\n"))
					.containsExactly("line 2: put the text in quotes: " + cure);
		}
		assertThat(problems("[board]\nsize = 1 9\n")).noneMatch(problem -> problem.contains("quotes: "));
	}

	@Test
	void aMisspeltDriverOrTableIsNotSaidToBeMissing() {
		assertThat(problems("[board]\ndrivr = \"serial\"\n")).containsExactly(
				"line 2, column 1: there is no setting board.drivr (did you mean 'driver'?); there are driver, size,"
						+ " orientation, port, serial-number, baud, host, inject");
		assertThat(problems("[bord]\ndriver = \"serial\"\n")).containsExactly(
				"line 1, column 1: there is no setting bord (did you mean 'board'?); there are board, rules, game, timing, clock, web, storage");
	}

	@Test
	void aSimulatedGameIsNotForAConfigurationToChange() throws IOException {
		assertThat(read("[board]\ndriver = \"simulated\"\n[game]\npolicy = \"korean-2024\"\n").game().policy())
				.contains("korean-2024");
		assertThat(problems("[board]\ndriver = \"simulated\"\n[game]\nhandicap = 3\n")).containsExactly(
				"line 3, column 1: for the driver simulated, which plays a game of its own, [game] can say nothing but the time and the policy; leave the rest out");
	}

	@Test
	void aBoardThatCannotBeReachedIsRefused() {
		assertThat(problems("")).containsExactly("[board] needs a driver: serial, text-grid, saiboard or simulated");
		assertThat(problems("[board]\ndriver = \"text-grid\"\n")).containsExactly(
				"line 2, column 1: a text-grid board cannot be looked for; name its port: port = \"/dev/ttyUSB0\"");
		assertThat(problems("board = 3")).anyMatch(problem -> problem.contains("board must be a table: write [board]"));
	}

	@Test
	void aMissingFileIsToldWithTheCure() {
		assertThatThrownBy(() -> ConfigurationReader.read(folder.resolve("goban.toml")))
				.hasMessageEndingWith(
						"goban.toml: there is no such configuration; write one (the README shows how), or say --config FILE");
	}

	@Test
	void mistakesAreToldInTheOrderOfTheirLines() {
		assertThat(problems("""
				[storage]
				folder = 1
				[nowhere]
				[game]
				komi = []
				black = 2
				[board]
				size = 77
				driver = "seriall"
				""")).extracting(problem -> problem.replaceFirst(",.*", "")).containsExactly("line 2", "line 3",
				"line 5",
				"line 6", "line 8", "line 9");
	}
}

package org.gobanbridge.drivers.serial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.gobanbridge.core.board.BoardReport;
import org.gobanbridge.core.board.Hand;
import org.gobanbridge.core.board.Lever;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.drivers.BoardAbsentException;
import org.gobanbridge.drivers.BoardSettings;
import org.gobanbridge.drivers.BoardUnfitException;
import org.gobanbridge.drivers.Conversation;
import org.gobanbridge.drivers.DeviceLoop;
import org.gobanbridge.drivers.Orientation;
import org.gobanbridge.drivers.Reports;
import org.gobanbridge.drivers.SerialSettings;
import org.gobanbridge.rules.Grid;
import org.junit.jupiter.api.Test;

class SerialConversationTest {
	private static final Grid GRID = Grid.of(5);
	private static final BoardMessage.Hello HELLO = hello(EnumSet.allOf(Ability.class), Orientation.AS_SENT, 77, 0);

	private final ScriptedLine line = new ScriptedLine(HELLO);
	private final Reports reports = new Reports();
	private BoardSettings.Serial settings = SerialSettings.any(5);

	@Test
	void aMissingFrameMakesTheDriverAskForTheStateAgain() throws IOException {
		Conversation talk = connect();
		line.board(1, 1000, state("..... ..... ..... ..... .....", 0));
		talk.step(reports);
		assertThat(line.sent).doesNotContain(new Command.AskState());
		line.board(3, 1200, state("X.... ..... ..... ..... .....", 0));
		talk.step(reports);
		assertThat(line.sent).contains(new Command.AskState());
	}

	@Test
	void aBoardJustFoundIsAskedAgainAndAgainUntilItIsKnown() throws IOException {
		Conversation talk = connect(1500);
		for (int sequence = 1; sequence <= 20; sequence++) {
			line.passMillis(125);
			line.board(sequence, 1000 + 125 * sequence, state("X.... ..... ..... ..... .....", 0));
			talk.step(reports);
		}
		assertThat(line.sent.stream().filter(new Command.AskState()::equals)).hasSize(11);
	}

	@Test
	void aBrokenFrameMakesTheDriverAskForTheStateAgain() throws IOException {
		Conversation talk = connect();
		byte[] bytes = new Frame(1, 1000, state("..... ..... ..... ..... .....", 0)).encode();
		bytes[9] ^= 4;
		line.bytes(bytes);
		talk.step(reports);
		assertThat(line.sent).contains(new Command.AskState());
		assertThat(reports.all()).isEmpty();
	}

	@Test
	void manyLossesInAMomentAreAskedForOnceInATenthOfASecond() throws IOException {
		Conversation talk = connect();
		for (int i = 1; i <= 5; i++) {
			line.board(i * 2, 1000 + i, state("..... ..... ..... ..... .....", 0));
			talk.step(reports);
		}
		assertThat(line.sent).containsOnlyOnce(new Command.AskState());
		line.passMillis(100);
		line.board(11, 1100, state("..... ..... ..... ..... .....", 0));
		talk.step(reports);
		assertThat(line.sent.stream().filter(new Command.AskState()::equals)).hasSize(2);
	}

	@Test
	void framesThatComeTwiceOrTooLateAreDropped() throws IOException {
		Conversation talk = connect();
		line.board(1, 1000, state("X.... ..... ..... ..... .....", 0));
		line.board(2, 1100, state("XO... ..... ..... ..... .....", 0));
		line.board(1, 1000, state("X.... ..... ..... ..... .....", 0));
		line.board(2, 1100, state("XO... ..... ..... ..... .....", 0));
		stepAll(talk, 4);
		assertThat(reports.distinctBoards()).containsExactly("X.... ..... ..... ..... .....",
				"XO... ..... ..... ..... .....");
		assertThat(reports.all()).hasSize(2);
	}

	@Test
	void theSequenceGoesOnAfter65535() throws IOException {
		Conversation talk = connect();
		for (int sequence : new int[]{20_000, 40_000, 65_535, 0, 1}) {
			line.board(sequence, 1000, state("X.... ..... ..... ..... .....", 0));
		}
		stepAll(talk, 5);
		assertThat(reports.all()).hasSize(5);
	}

	@Test
	void aSilentBoardIsAskedAndThenGivenUp() throws IOException {
		Conversation talk = connect();
		assertThatThrownBy(() -> stepAll(talk, 40)).isInstanceOf(BoardAbsentException.class)
				.hasMessageContaining("board 0042 on /dev/ttyScript has been silent for 3000 ms");
		assertThat(line.sent).contains(new Command.AskState());
	}

	@Test
	void aLateFrameIsAsOldAsItIsLate() throws IOException {
		Conversation talk = connect();
		line.passMillis(100);
		line.board(1, 1100, state("..... ..... ..... ..... .....", 0));
		stepAll(talk, 1);
		line.passMillis(180);
		line.board(2, 1200, state("..... ..... ..... ..... .....", 0));
		stepAll(talk, 1);
		assertThat(reports.all(BoardReport.Seen.class)).extracting(BoardReport.Seen::ageMillis).containsExactly(0L,
				80L);
	}

	@Test
	void aClockKeyIsReportedOnceWithItsAgeAndALostOneIsAskedFor() throws IOException {
		Conversation talk = connect();
		line.passMillis(500);
		line.board(1, 1500, keys(1, new BoardMessage.KeyEvent(1400, Lever.BLACK)));
		line.board(3, 1500, state("..... ..... ..... ..... .....", 2));
		stepAll(talk, 2);
		assertThat(line.sent).contains(new Command.AskState());
		line.board(4, 1500, keys(1, new BoardMessage.KeyEvent(1400, Lever.BLACK),
				new BoardMessage.KeyEvent(1450, Lever.WHITE)));
		stepAll(talk, 1);
		assertThat(reports.all(BoardReport.LeverPressed.class)).containsExactly(
				new BoardReport.LeverPressed(Lever.BLACK, 100), new BoardReport.LeverPressed(Lever.WHITE, 50));
	}

	@Test
	void keysPressedBeforeTheBoardWasFoundAreNotReported() throws IOException {
		line.hello(hello(EnumSet.allOf(Ability.class), Orientation.AS_SENT, 77, 3));
		Conversation talk = connect();
		line.board(1, 1000, keys(2, new BoardMessage.KeyEvent(400, Lever.BLACK),
				new BoardMessage.KeyEvent(500, Lever.WHITE)));
		stepAll(talk, 1);
		assertThat(reports.all()).isEmpty();
	}

	@Test
	void aBoardThatStartsAgainIsFollowedFromItsNewBeginning() throws IOException {
		Conversation talk = connect();
		line.board(500, 60_000, state("X.... ..... ..... ..... .....", 0));
		line.board(0, 0, hello(EnumSet.allOf(Ability.class), Orientation.AS_SENT, 78, 0));
		line.board(1, 60, state("XO... ..... ..... ..... .....", 0));
		stepAll(talk, 3);
		assertThat(reports.distinctBoards()).containsExactly("X.... ..... ..... ..... .....",
				"XO... ..... ..... ..... .....");
	}

	@Test
	void aBoardThatStartsAgainUnheardIsFollowedAtOnceAndAskedWhoItIs() throws IOException {
		for (int before : new int[]{500, 32_768, 36_000, 65_000}) {
			for (long clock : new long[]{60_000, 3_600_000, 0x9000_0000L}) {
				ScriptedLine again = new ScriptedLine(HELLO);
				Reports heard = new Reports();
				again.at(before - 1, clock - 100);
				Conversation talk = connect(again, 0);
				again.board(before, clock, state("X.... ..... ..... ..... .....", 0));
				talk.step(heard);
				again.sent.clear();
				again.passMillis(1500);
				again.board(0, 40, state("XO... ..... ..... ..... .....", 0));
				talk.step(heard);
				assertThat(again.sent).as("%d %d", before, clock).contains(new Command.AskHello());
				assertThat(heard.distinctBoards()).as("%d %d", before, clock).containsExactly(
						"X.... ..... ..... ..... .....", "XO... ..... ..... ..... .....");
				assertThat(heard.all(BoardReport.Seen.class).getLast().ageMillis()).as("%d %d", before, clock)
						.isZero();
			}
		}
	}

	@Test
	void aBoardIsAskedWhoItIsUntilItHasAnswered() throws IOException {
		line.at(36_000, 3_600_000);
		Conversation talk = connect();
		line.hello(hello(EnumSet.allOf(Ability.class), Orientation.AS_SENT, 78, 0));
		for (int i = 0; i < 3; i++) {
			line.passMillis(100);
			line.board(i, i * 100, state("X.... ..... ..... ..... .....", 0));
			line.bytes(new byte[]{0});
			stepAll(talk, 1);
		}
		assertThat(line.sent.stream().filter(new Command.AskHello()::equals)).hasSize(1 + 3);
		line.board(3, 300, hello(EnumSet.allOf(Ability.class), Orientation.AS_SENT, 78, 0));
		stepAll(talk, 4);
		line.sent.clear();
		line.passMillis(500);
		line.board(4, 800, state("X.... ..... ..... ..... .....", 0));
		stepAll(talk, 1);
		assertThat(line.sent).doesNotContain(new Command.AskHello());
		assertThat(reports.all()).hasSize(4);
	}

	@Test
	void aClockThatFallsWithinOneStartIsMeasuredAnew() throws IOException {
		line.at(0, 3_600_000);
		Conversation talk = connect();
		line.board(1, 3_600_000, state("X.... ..... ..... ..... .....", 0));
		line.board(2, 3_600_100, state("X.... ..... ..... ..... .....", 0));
		line.board(3, 2_000, state("XO... ..... ..... ..... .....", 0));
		line.bytes(new byte[]{0});
		stepAll(talk, 4);
		line.passMillis(100);
		line.board(4, 2_100, state("XO... ..... ..... ..... .....", 0));
		stepAll(talk, 1);
		assertThat(reports.all(BoardReport.Seen.class)).hasSize(4).extracting(BoardReport.Seen::ageMillis)
				.endsWith(0L, 0L);
		assertThat(line.sent).last().isEqualTo(new Command.AskHello());
	}

	@Test
	void aClockThatIsALittleBehindInAnAnswerIsNoNewStart() throws IOException {
		Conversation talk = connect();
		line.board(1, 2_000, keys(0));
		line.board(2, 1_950, state("X.... ..... ..... ..... .....", 0));
		line.board(3, 2_010, state("X.... ..... ..... ..... .....", 0));
		line.board(2, 1_950, state("..... ..... ..... ..... .....", 0));
		line.sent.clear();
		stepAll(talk, 4);
		assertThat(line.sent).doesNotContain(new Command.AskHello());
		assertThat(reports.distinctBoards()).containsExactly("X.... ..... ..... ..... .....");
	}

	@Test
	void aKeyPressedAfterAnUnheardStartIsReportedOnceWhenTheStartIsKnown() throws IOException {
		line.hello(hello(EnumSet.allOf(Ability.class), Orientation.AS_SENT, 77, 40));
		line.at(36_000, 3_600_000);
		Conversation talk = connect();
		line.hello(hello(EnumSet.allOf(Ability.class), Orientation.AS_SENT, 78, 1));
		line.at(1, 1010);
		line.passMillis(1500);
		line.board(0, 1000, keys(1, new BoardMessage.KeyEvent(990, Lever.BLACK)));
		stepAll(talk, 1);
		assertThat(line.sent).last().isEqualTo(new Command.AskHello());
		assertThat(reports.all()).isEmpty();
		stepAll(talk, 1);
		line.passMillis(100);
		line.board(2, 1110, state("X.... ..... ..... ..... .....", 1));
		stepAll(talk, 1);
		assertThat(line.sent).last().isEqualTo(new Command.AskState());
		line.board(3, 1110, keys(1, new BoardMessage.KeyEvent(990, Lever.BLACK)));
		line.board(4, 1110, keys(1, new BoardMessage.KeyEvent(990, Lever.BLACK)));
		stepAll(talk, 2);
		assertThat(reports.all(BoardReport.LeverPressed.class)).singleElement()
				.isEqualTo(new BoardReport.LeverPressed(Lever.BLACK, 120));
	}

	@Test
	void aJumpOfTheSequenceMakesTheDriverAskWhoTheBoardIs() throws IOException {
		Conversation talk = connect();
		line.board(900, 1100, state("X.... ..... ..... ..... .....", 0));
		stepAll(talk, 1);
		assertThat(line.sent).last().isEqualTo(new Command.AskState());
		line.passMillis(200);
		line.board(5_000, 1300, state("XO... ..... ..... ..... .....", 0));
		stepAll(talk, 1);
		assertThat(line.sent).last().isEqualTo(new Command.AskHello());
		assertThat(reports.all()).hasSize(2);
	}

	@Test
	void aBoardThatSendsStatesOfAnotherSizeThanItsHelloIsGivenUpWithBothSizes() throws IOException {
		Conversation talk = connect();
		Grid other = Grid.of(7);
		Snapshot seen = Snapshot.parse(other, ".".repeat(49));
		for (int i = 1; i <= 29; i++) {
			line.passMillis(100);
			line.board(i, 1000 + 100 * i,
					new BoardMessage.State(seen.black(), seen.white(), seen.unknown(), Hand.NONE, false, false, 0));
			stepAll(talk, 1);
		}
		line.passMillis(100);
		line.board(30, 4000, state("..... ..... ..... ..... .....", 0));
		assertThat(reports.all()).isEmpty();
		stepAll(talk, 1);
		assertThat(reports.all()).hasSize(1);
		line.passMillis(3000);
		line.board(31, 7000,
				new BoardMessage.State(seen.black(), seen.white(), seen.unknown(), Hand.NONE, false, false, 0));
		assertThatThrownBy(() -> stepAll(talk, 1)).isInstanceOf(BoardUnfitException.class)
				.hasMessageContaining("board 0042 on /dev/ttyScript says that it has 5 lines but sends boards of 7x7");
	}

	@Test
	void aBoardThatSaysManyThingsButNotWhatLiesOnItIsGivenUp() throws IOException {
		Conversation talk = connect();
		assertThatThrownBy(() -> {
			for (int i = 1; i <= 40; i++) {
				line.passMillis(100);
				line.board(i, 1000 + 100 * i, new BoardMessage.Ack(1, MessageType.BEEP));
				stepAll(talk, 1);
			}
		}).isInstanceOf(BoardAbsentException.class)
				.hasMessageContaining("board 0042 on /dev/ttyScript has not said for 3000 ms what lies on it");
	}

	@Test
	void aBoardWithoutColorsShowsStonesOfUnknownColor() throws IOException {
		line.hello(hello(EnumSet.of(Ability.HAND), Orientation.AS_SENT, 77, 0));
		Conversation talk = connect();
		line.board(1, 1000, state("X.... ..... ..X.. ..... .....", 0));
		stepAll(talk, 1);
		assertThat(lastSeen().text()).isEqualTo("#...........#............");
	}

	@Test
	void theBoardsOwnOrientationIsAppliedBeforeThatOfTheSettings() throws IOException {
		line.hello(hello(EnumSet.allOf(Ability.class), Orientation.MIRRORED, 77, 0));
		settings = SerialSettings.turned(settings, Orientation.TURNED_90);
		Conversation talk = connect();
		line.board(1, 1000, state("XO... ..... ..... ..... .....", 0));
		stepAll(talk, 1);
		assertThat(Reports.rows(lastSeen())).isEqualTo("..... ..... ..... ....O ....X");
	}

	@Test
	void theHandIsHandedOnAndHiddenPointsAreUnknown() throws IOException {
		Conversation talk = connect();
		Snapshot seen = Snapshot.parse(GRID, "X??...??..???????????????");
		line.board(1, 1000,
				new BoardMessage.State(seen.black(), seen.white(), seen.unknown(), Hand.SOUTH, true, false, 0));
		stepAll(talk, 1);
		assertThat(lastSeen()).isEqualTo(seen.withHand(Hand.SOUTH));
	}

	@Test
	void aBoardOfAnotherSizeIsRefusedWithBothSizesAndTheCure() {
		settings = SerialSettings.any(19);
		assertThatThrownBy(this::connect).isInstanceOf(BoardUnfitException.class)
				.hasMessage("board 0042 on /dev/ttyScript has 5 lines, but the settings say 19; "
						+ "set the size to 5 or connect a board of 19 lines");
	}

	@Test
	void anotherBoardThanTheOneWantedIsNamed() {
		settings = SerialSettings.numbered("0043", 5);
		assertThatThrownBy(this::connect).isInstanceOf(BoardAbsentException.class)
				.hasMessage(
						"board 0043 answers on no port (asked: /dev/ttyScript): /dev/ttyScript is board 0042; plug it in, "
								+ "or see 'goban devices'");
	}

	@Test
	void somethingElseOnThePortIsToldApartFromSilence() {
		line.bytes("NMEA $GPGGA\r\n\0\0 x \0".getBytes(StandardCharsets.US_ASCII));
		line.hello(HELLO);
		SerialConnector connector = new SerialConnector(settings, new DeafPorts(line),
				SerialMemoryTest.QUICK, line::nanos);
		assertThatThrownBy(connector::connect)
				.hasMessageContaining("/dev/ttyScript sends something that is not goban serial at 115200 baud");
	}

	private Conversation connect() throws IOException {
		return connect(0);
	}

	private Conversation connect(long acquaintanceMillis) throws IOException {
		return connect(line, acquaintanceMillis);
	}

	private Conversation connect(ScriptedLine to, long acquaintanceMillis) throws IOException {
		SerialTiming timing = new SerialTiming(3000, 3000, acquaintanceMillis, DeviceLoop.Retry.USUAL);
		return new SerialConnector(settings, to, timing, to::nanos).connect();
	}

	private void stepAll(Conversation talk, int times) throws IOException {
		for (int i = 0; i < times; i++) {
			talk.step(reports);
		}
	}

	private Snapshot lastSeen() {
		return reports.all(BoardReport.Seen.class).getLast().snapshot();
	}

	private static BoardMessage.State state(String rows, int keys) {
		Snapshot seen = Snapshot.parse(GRID, rows);
		return new BoardMessage.State(seen.black(), seen.white(), seen.unknown(), Hand.NONE, false, false, keys);
	}

	private static BoardMessage.ClockKeys keys(int first, BoardMessage.KeyEvent... events) {
		return new BoardMessage.ClockKeys(first, List.of(events));
	}

	private static BoardMessage.Hello hello(Set<Ability> abilities, Orientation orientation, long boot, int keys) {
		return new BoardMessage.Hello(1, 5, abilities, 3, 20, orientation, boot, keys, "0042", "test 1");
	}

	/** Ports whose board hears nothing. */
	private record DeafPorts(ScriptedLine line) implements Ports {
		@Override
		public List<String> candidates() {
			return line.candidates();
		}

		@Override
		public Optional<String> stableName(String path) {
			return Optional.empty();
		}

		@Override
		public ByteLink open(String path, int baud) {
			return new ByteLink() {
				@Override
				public int read(byte[] buffer) {
					return line.read(buffer);
				}

				@Override
				public void write(byte[] bytes) {
					// not heard
				}

				@Override
				public void close() {
					line.close();
				}
			};
		}
	}
}

package org.gobanbridge.drivers.simulated;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import org.gobanbridge.core.board.Hand;
import org.gobanbridge.core.board.Lever;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.drivers.MarkKind;
import org.gobanbridge.drivers.Orientation;
import org.gobanbridge.drivers.serial.Ability;
import org.gobanbridge.drivers.serial.BoardMessage;
import org.gobanbridge.drivers.serial.Command;
import org.gobanbridge.drivers.serial.Frame;
import org.gobanbridge.drivers.serial.FrameDecoder;
import org.gobanbridge.drivers.serial.Message;
import org.gobanbridge.drivers.serial.MessageType;
import org.gobanbridge.drivers.serial.Refusal;
import org.gobanbridge.drivers.serial.TextTwin;
import org.gobanbridge.rules.Grid;
import org.junit.jupiter.api.Test;

class SensorFirmwareTest {
	private static final SensorBoardSpec SPEC = SensorBoardSpec.usual("0042");
	private final PaperTable table = new PaperTable(5);
	private final List<byte[]> bytes = new ArrayList<>();
	private long now = 10_000;

	@Test
	void itSaysHelloWhenSwitchedOn() {
		board(SPEC);
		assertThat(frames().get(0).sequence()).isZero();
		assertThat(frames().get(0).boardMillis()).isZero();
		assertThat(frames().get(0).message()).isInstanceOfSatisfying(BoardMessage.Hello.class, hello -> {
			assertThat(hello.serialNumber()).isEqualTo("0042");
			assertThat(hello.size()).isEqualTo(5);
			assertThat(hello.scanMillis()).isEqualTo(20);
		});
	}

	@Test
	void aChangeIsSentAfterThreeScansThenTenTimesASecondThenOnceASecond() {
		SensorFirmware board = board(SPEC);
		run(board, 5000);
		bytes.clear();
		table.draw("..... .X... ..... ..... .....");
		long laid = now;
		run(board, 10);
		run(board, 4990);

		List<Frame> states = frames();
		List<Long> times = states.stream().map(frame -> frame.boardMillis() + 10_000 - laid).toList();
		assertThat(times.get(0)).isBetween(40L, 60L);
		assertThat(((BoardMessage.State) states.get(0).message()).changed()).isTrue();
		assertThat(((BoardMessage.State) states.get(1).message()).changed()).isFalse();
		for (int i = 1; i < times.size(); i++) {
			long limit = times.get(i - 1) < times.get(0) + 900 ? 100 : 1000;
			assertThat(times.get(i) - times.get(i - 1)).as("frame %d at %d", i, times.get(i))
					.isLessThanOrEqualTo(limit);
		}
		assertThat(states).hasSizeBetween(14, 19);
	}

	@Test
	void aStoneSeenInOnlyTwoScansIsNeverShown() {
		SensorFirmware board = board(SPEC);
		run(board, 3000);
		bytes.clear();
		table.draw("..... .X... ..... ..... .....");
		run(board, 40);
		table.draw("..... ..... ..... ..... .....");
		run(board, 2000);
		assertThat(boards()).containsOnly("..... ..... ..... ..... .....");
	}

	@Test
	void aPointThatIsRestlessForASecondIsUnknown() {
		SensorFirmware board = board(SPEC);
		run(board, 1000);
		for (int i = 0; i < 80; i++) {
			table.draw(i % 2 == 0 ? "..... .X... ..... ..... ....." : "..... ..... ..... ..... .....");
			run(board, 20);
		}
		assertThat(boards().getLast()).isEqualTo("..... .?... ..... ..... .....");
	}

	@Test
	void singleMisreadingsDoNotPassTheDebouncing() {
		SensorFirmware board = board(SPEC.misreading(0.003));
		table.draw("..... .X.O. ..... ..... .....");
		run(board, 1000);
		bytes.clear();
		run(board, 60_000);
		assertThat(boards()).hasSizeGreaterThan(50).containsOnly("..... .X.O. ..... ..... .....");
	}

	@Test
	void whatAHandCoversIsUnknownAndTheHandIsTold() {
		SensorFirmware board = board(SPEC);
		table.draw(Snapshot.parse(Grid.of(5), "X.... ..... ..??. ..??. .....").withHand(Hand.SOUTH));
		run(board, 200);
		assertThat(boards().getLast()).isEqualTo("X.... ..... ..??. ..??. .....");
		assertThat(((BoardMessage.State) frames().getLast().message()).hand()).isEqualTo(Hand.SOUTH);
	}

	@Test
	void theRepeatRequestBringsTheKeysAndTheState() {
		SensorFirmware board = board(SPEC);
		run(board, 100);
		board.press(Lever.BLACK, now);
		run(board, 200);
		board.press(Lever.WHITE, now);
		bytes.clear();
		host(board, new Command.AskState());
		assertThat(frames()).extracting(Frame::message).satisfiesExactly(
				keys -> assertThat(keys).isEqualTo(new BoardMessage.ClockKeys(1, List.of(
						new BoardMessage.KeyEvent(100, Lever.BLACK), new BoardMessage.KeyEvent(300, Lever.WHITE)))),
				state -> assertThat(((BoardMessage.State) state).asked()).isTrue());
	}

	@Test
	void onlyTheLastEightKeysAreKept() {
		SensorFirmware board = board(SPEC);
		for (int i = 0; i < 10; i++) {
			board.press(Lever.BLACK, now += 10);
		}
		BoardMessage.ClockKeys keys = (BoardMessage.ClockKeys) frames().getLast().message();
		assertThat(keys.firstNumber()).isEqualTo(3);
		assertThat(keys.events()).hasSize(8);
	}

	@Test
	void anUnknownCommandAndOneItCannotDoAreAnsweredWithNak() {
		SensorFirmware board = board(SPEC.with(EnumSet.of(Ability.COLORS)));
		bytes.clear();
		byte[] unknown = {0, 3, 1, 0x7F, 1, 2, 8, 1, 1, 1, 3, (byte) 0x98, (byte) 0xB2, 0};
		board.receive(unknown, unknown.length, now);
		host(board, new Command.Beep(100, 1));
		assertThat(frames()).extracting(Frame::message).containsExactly(
				new BoardMessage.Nak(8, 0x7F, Refusal.UNKNOWN_TYPE),
				new BoardMessage.Nak(5, MessageType.BEEP, Refusal.NOT_ABLE));
	}

	@Test
	void lightsAndBeepsAreDone() {
		SensorFirmware board = board(SPEC);
		host(board, new Command.ShowMarks(true, List.of(new Command.PointMark(6, MarkKind.REMOVE))));
		host(board, new Command.ShowMarks(false, List.of(new Command.PointMark(7, MarkKind.ADD_BLACK))));
		host(board, new Command.Beep(100, 2));
		assertThat(board.lights()).containsExactly(new Command.PointMark(6, MarkKind.REMOVE),
				new Command.PointMark(7, MarkKind.ADD_BLACK));
		assertThat(board.beeps()).isEqualTo(2);
	}

	@Test
	void theTechnicianSeesRawValuesAndThresholds() {
		SensorFirmware board = board(SPEC);
		table.draw("X.... ..... ..... ..... .....");
		run(board, 100);
		host(board, new Command.SetThreshold(1, 55));
		bytes.clear();
		host(board, new Command.AskSensors());
		List<BoardMessage.SensorRow> rows = frames().stream().map(Frame::message)
				.filter(BoardMessage.SensorRow.class::isInstance).map(BoardMessage.SensorRow.class::cast).toList();
		assertThat(rows).hasSize(5);
		BoardMessage.SensorValue stone = rows.get(0).values().get(0);
		assertThat(Math.abs(stone.raw() - stone.zero())).isGreaterThan(stone.threshold());
		assertThat(rows.get(0).values().get(1).threshold()).isEqualTo(55);
	}

	@Test
	void aZeroWithStonesOnTheBoardIsRefused() {
		SensorFirmware board = board(SPEC);
		run(board, 200);
		host(board, new Command.TakeZero(20));
		table.draw("X.... ..... ..... ..... .....");
		run(board, 200);
		host(board, new Command.TakeZero(20));
		assertThat(frames().stream().map(Frame::message)).contains(new BoardMessage.Ack(5, MessageType.TAKE_ZERO),
				new BoardMessage.Nak(5, MessageType.TAKE_ZERO, Refusal.STONES_ON_BOARD));
	}

	@Test
	void aPersonAtATerminalReadsTheBoardAndAFrameEndsIt() {
		SensorFirmware board = board(SPEC);
		table.draw("..... .XO.. ..... ..... .....");
		run(board, 100);
		bytes.clear();
		byte[] typed = "text\r".getBytes(StandardCharsets.US_ASCII);
		board.receive(typed, typed.length, now);
		String text = new String(bytes.getLast(), StandardCharsets.US_ASCII);
		assertThat(text).contains("\r\n.XO..\r\n");
		assertThat(TextTwin.parse(text)).isPresent();
		host(board, new Command.AskState());
		assertThat(((BoardMessage.State) frames().getLast().message()).asked()).isTrue();
	}

	@Test
	void pointsAreSentAsTheBoardIsWiredAndLies() {
		SensorFirmware board = board(SPEC.turned(Orientation.MIRRORED, Orientation.TURNED_90));
		table.draw("..... ..... ..... ....O ....X");
		run(board, 200);
		assertThat(boards().getLast()).isEqualTo("XO... ..... ..... ..... .....");
	}

	@Test
	void theSameCallsGiveTheSameBytes() {
		List<byte[]> first = noisyRun();
		List<byte[]> second = noisyRun();
		assertThat(second).usingElementComparator(Arrays::compare).isEqualTo(first);
	}

	private List<byte[]> noisyRun() {
		bytes.clear();
		now = 0;
		SensorFirmware board = board(SPEC.misreading(0.2));
		run(board, 5000);
		return List.copyOf(bytes);
	}

	private SensorFirmware board(SensorBoardSpec spec) {
		return new SensorFirmware(table, spec, 1, now, bytes::add);
	}

	private void run(SensorFirmware board, long millis) {
		for (long end = now + millis; now < end; now += 10) {
			board.tick(now);
		}
	}

	private void host(SensorFirmware board, Command command) {
		byte[] frame = new Frame(5, 0, command).encode();
		board.receive(frame, frame.length, now);
	}

	private List<Frame> frames() {
		List<Frame> frames = new ArrayList<>();
		FrameDecoder decoder = new FrameDecoder();
		bytes.forEach(piece -> decoder.accept(piece, 0, piece.length, frames::add));
		return frames;
	}

	private List<String> boards() {
		return frames().stream().map(Frame::message).filter(BoardMessage.State.class::isInstance)
				.map(BoardMessage.State.class::cast).map(SensorFirmwareTest::rows).toList();
	}

	private static String rows(Message message) {
		BoardMessage.State state = (BoardMessage.State) message;
		String text = Snapshot.of(state.black(), state.white(), state.black().minus(state.black()), state.unknown())
				.text();
		return text.replaceAll("(.{5})(?=.)", "$1 ");
	}
}

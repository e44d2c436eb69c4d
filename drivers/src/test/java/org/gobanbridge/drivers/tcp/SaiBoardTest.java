package org.gobanbridge.drivers.tcp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.gobanbridge.calibration.sensor.CalibrationFile;
import org.gobanbridge.calibration.sensor.Polarity;
import org.gobanbridge.calibration.sensor.SensorCalibration;
import org.gobanbridge.calibration.sensor.ZeroRefusedException;
import org.gobanbridge.core.board.BoardDevice;
import org.gobanbridge.core.board.BoardReport;
import org.gobanbridge.core.board.Hand;
import org.gobanbridge.core.board.SourceState;
import org.gobanbridge.drivers.BoardDeviceContract;
import org.gobanbridge.drivers.BoardSettings;
import org.gobanbridge.drivers.DeviceLoop;
import org.gobanbridge.drivers.Mark;
import org.gobanbridge.drivers.MarkKind;
import org.gobanbridge.drivers.Orientation;
import org.gobanbridge.drivers.Reports;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SaiBoardTest extends BoardDeviceContract {
	private static final SaiTiming QUICK = new SaiTiming(20, 500, 1000, new DeviceLoop.Retry(20, 100));
	private final Reports reports = new Reports();
	@TempDir
	private Path folder;

	@Override
	protected Bench bench() {
		return new SaiBench();
	}

	@Test
	void aBoardWithAStoneOnItIsNotZeroedAndTheStoneIsNamed() throws Exception {
		try (FakeSaiboard board = new FakeSaiboard(); BoardDevice device = device(board, Optional.empty())) {
			board.lay("..... .X...");
			board.switchOn();
			device.start(reports);
			reports.awaitStates(SourceState.LOST);
			assertThat(reports.all(BoardReport.SourceChanged.class).get(0).detail()).contains("stone on B18")
					.contains("clear the board");
			board.lay(".....");
			reports.awaitStateCount(SourceState.FOUND, 1);
		}
	}

	@Test
	void aStoredZeroReadsABoardWithStonesOnIt() throws Exception {
		Path file = folder.resolve("zero.txt");
		try (FakeSaiboard board = new FakeSaiboard()) {
			board.switchOn();
			try (BoardDevice first = device(board, Optional.of(file))) {
				first.start(reports);
				reports.awaitStates(SourceState.FOUND);
			}
			assertThat(file).exists();
			board.lay("..... .XO..");
			Reports later = new Reports();
			try (BoardDevice second = device(board, Optional.of(file))) {
				second.start(later);
				later.awaitBoard("..... .XO.. ..... ..... .....");
			}
		}
	}

	@Test
	void withAnUnreadableZeroTheBoardWaitsUntilTheFileIsSeenTo() throws Exception {
		Path file = Files.writeString(folder.resolve("zero.txt"), "");
		try (FakeSaiboard board = new FakeSaiboard(); BoardDevice device = device(board, Optional.of(file))) {
			board.switchOn();
			device.start(reports);
			reports.awaitStates(SourceState.LOST);
			assertThat(reports.all(BoardReport.SourceChanged.class).get(0).detail()).contains("zero.txt")
					.contains("delete the file");
			Files.delete(file);
			reports.awaitStateCount(SourceState.FOUND, 1);
			assertThat(file).isNotEmptyFile();
		}
	}

	@Test
	void aHandOnTheTouchPlateHidesEveryPointAndManyStonesAreNoHand() throws Exception {
		try (FakeSaiboard board = new FakeSaiboard(); BoardDevice device = device(board, Optional.empty())) {
			board.switchOn();
			device.start(reports);
			reports.awaitBoard("..... ..... ..... ..... .....");
			board.lay("XOXOXOXOXOXOXOXOXOX ".repeat(19).strip());
			reports.awaitBoard("XOXOX XOXOX XOXOX XOXOX XOXOX");
			board.hand = true;
			reports.awaitBoard("????? ????? ????? ????? ?????");
			assertThat(reports.all(BoardReport.Seen.class).getLast().snapshot().hand()).isEqualTo(Hand.SOME);
			board.hand = false;
			reports.awaitBoard("XOXOX XOXOX XOXOX XOXOX XOXOX");
		}
	}

	@Test
	void marksAreLitWhereTheGameSaysAndPutOutAgain() throws Exception {
		try (FakeSaiboard board = new FakeSaiboard()) {
			var turned = new BoardSettings.Saiboard("127.0.0.1", board.port(), Orientation.TURNED_180, Optional.empty(),
					40,
					3200);
			try (SaiBoard device = new SaiBoard(turned, QUICK, System::nanoTime)) {
				board.switchOn();
				device.start(reports);
				device.show(List.of(new Mark(Point.parse("A19"), MarkKind.REMOVE)));
				await().untilAsserted(() -> assertThat(board.lit).extracting(Object::toString)
						.containsExactly("[18,18,64,0,0,0]"));
				device.show(List.of());
				await().untilAsserted(() -> assertThat(board.lit).extracting(Object::toString).last()
						.isEqualTo("[18,18,0,0,0,0]"));
			}
		}
	}

	@Test
	void aServerThatIsNoSaiboardIsToldSo() throws Exception {
		try (FakeSaiboard board = new FakeSaiboard(); BoardDevice device = device(board, Optional.empty())) {
			board.prefix = "HTTP/1.1 ";
			board.switchOn();
			device.start(reports);
			reports.awaitStates(SourceState.LOST);
			assertThat(reports.all(BoardReport.SourceChanged.class).get(0).detail())
					.contains("does not send 19x19 sensor counts").contains("check host and port");
		}
	}

	@Test
	void aHostThatDoesNotAnswerIsTold() {
		try (FakeSaiboard board = new FakeSaiboard(); BoardDevice device = device(board, Optional.empty())) {
			device.start(reports);
			reports.awaitStates(SourceState.LOST);
			assertThat(reports.all(BoardReport.SourceChanged.class).get(0).detail())
					.contains("no Saiboard answers at 127.0.0.1:" + board.port());
		}
	}

	@Test
	void theTouchPlateFollowsDriftButNotAHand() {
		TouchPlate plate = new TouchPlate(3200);
		for (int i = 0; i < 20_000; i++) {
			assertThat(plate.isTouched(30_000 + i * 0.15, 0)).isFalse();
		}
		assertThat(plate.isTouched(38_000, 0)).isTrue();
	}

	private static BoardDevice device(FakeSaiboard board, Optional<Path> zeroFile) {
		return new SaiBoard(
				new BoardSettings.Saiboard("127.0.0.1", board.port(), Orientation.AS_SENT, zeroFile, 40, 3200),
				QUICK, System::nanoTime);
	}

	/** A Saiboard on the loopback network; TCP has no noise. */
	private static final class SaiBench implements Bench {
		private final FakeSaiboard board = new FakeSaiboard();
		private final BoardDevice device = SaiBoardTest.device(board, Optional.of(zeroFile(board)));

		private static Path zeroFile(FakeSaiboard board) {
			try {
				Path file = Files.createTempFile("saiboard", ".txt");
				file.toFile().deleteOnExit();
				return Files.writeString(file, CalibrationFile.write(SensorCalibration.ofEmptyBoard(Grid.of(19),
						List.of(board.zeros()), 40, Polarity.WHITE_RAISES)));
			} catch (IOException | ZeroRefusedException e) {
				throw new IllegalStateException(e);
			}
		}

		@Override
		public BoardDevice device() {
			return device;
		}

		@Override
		public void lay(String rows) {
			board.lay(rows);
		}

		@Override
		public void plug() throws Exception {
			board.switchOn();
		}

		@Override
		public void unplug() throws Exception {
			board.switchOff();
		}

		@Override
		public void noise(byte[] bytes) {
			// TCP delivers what was sent
		}

		@Override
		public void babble(boolean unsound) {
			board.prefix = unsound ? "HTTP/1.1 " : "";
		}

		@Override
		public int connections() {
			return board.connections.get();
		}

		@Override
		public void close() {
			board.close();
		}
	}
}

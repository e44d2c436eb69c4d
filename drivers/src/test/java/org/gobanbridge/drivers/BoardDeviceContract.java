package org.gobanbridge.drivers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.gobanbridge.core.board.BoardDevice;
import org.gobanbridge.core.board.BoardReport;
import org.gobanbridge.core.board.SourceState;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What every board driver must do, whatever the board and the line. */
@Timeout(30)
public abstract class BoardDeviceContract {
	private static final Duration PATIENCE = Duration.ofSeconds(8);
	private static final Duration LONG_PATIENCE = Duration.ofSeconds(20);

	private final Bench bench = bench();
	private final Reports reports = new Reports();

	/** A table with a board of 5x5 or 19x19 points that can be plugged in, and the driver for it. */
	protected interface Bench extends AutoCloseable {
		BoardDevice device();

		/** Lays these stones; drawn with five rows, which lie in the corner of a larger board. */
		void lay(String board);

		void plug() throws Exception;

		void unplug() throws Exception;

		/** Noise on the line, where the line can have any. */
		void noise(byte[] bytes) throws Exception;

		/** From now on whatever the board says of its stones is unsound, or sound again. */
		void babble(boolean unsound);

		/** How often the driver has opened a line to a board that is plugged in. */
		int connections();

		@Override
		void close();
	}

	protected abstract Bench bench();

	@AfterEach
	void closeTheBench() {
		bench.device().close();
		bench.close();
	}

	@Test
	void aBoardIsFoundAndThenItsSnapshotsComeCompleteAndInOrder() throws Exception {
		List<String> boards = List.of("..... ..... ..... ..... .....", "..... .X... ..... ..... .....",
				"..... .X... ...O. ..... .....", "..... .X... X..O. ..... ....O", "..... ..... X..O. ..... ....O");
		bench.lay(boards.get(0));
		bench.plug();
		bench.device().start(reports);
		for (String board : boards) {
			bench.lay(board);
			reports.awaitBoard(board);
		}
		assertThat(reports.all().get(0)).isInstanceOfSatisfying(BoardReport.SourceChanged.class,
				changed -> assertThat(changed.state()).isEqualTo(SourceState.FOUND));
		assertThat(reports.distinctBoards()).containsExactlyElementsOf(boards);
	}

	@Test
	void anUnpluggedBoardIsLostAndFoundAgainEachTime() throws Exception {
		bench.plug();
		bench.device().start(reports);
		reports.awaitStates(SourceState.FOUND);
		for (int i = 1; i <= unplugs(); i++) {
			bench.unplug();
			reports.awaitStateCount(SourceState.LOST, i);
			bench.lay("....." + " .X...".repeat(i % 3) + " .....".repeat(4 - i % 3));
			bench.plug();
			reports.awaitStateCount(SourceState.FOUND, i + 1);
			reports.awaitBoard("....." + " .X...".repeat(i % 3) + " .....".repeat(4 - i % 3));
		}
		assertThat(reports.states().get(0)).isEqualTo(SourceState.FOUND);
	}

	/** How often the board is unplugged. */
	protected int unplugs() {
		return 2;
	}

	@Test
	void aBoardThatIsNotThereIsLostOnceAndFoundWhenItComes() throws Exception {
		bench.device().start(reports);
		reports.awaitStates(SourceState.LOST);
		bench.plug();
		reports.awaitStates(SourceState.LOST, SourceState.FOUND);
		reports.awaitBoard("..... ..... ..... ..... .....");
	}

	@Test
	void noiseOnTheLineNeverBecomesAStone() throws Exception {
		Random random = new Random(7);
		bench.lay("..... .XO.. ..X.. ..... .....");
		bench.plug();
		bench.device().start(reports);
		reports.awaitBoard("..... .XO.. ..X.. ..... .....");
		for (int i = 0; i < 30; i++) {
			byte[] noise = new byte[random.nextInt(200)];
			random.nextBytes(noise);
			bench.noise(noise);
		}
		bench.lay("..... .XO.. ..XO. ..... .....");
		reports.awaitBoard("..... .XO.. ..XO. ..... .....");
		assertThat(reports.distinctBoards()).containsSubsequence("..... .XO.. ..X.. ..... .....",
				"..... .XO.. ..XO. ..... .....");
		assertThat(Set.of("..... .XO.. ..X.. ..... .....", "..... .XO.. ..XO. ..... ....."))
				.containsAll(reports.distinctBoards());
	}

	@Test
	void aBoardThatSaysNothingSoundIsLostOnceAndFoundWithItsFirstSoundReading() throws Exception {
		bench.babble(true);
		bench.plug();
		bench.device().start(reports);
		reports.awaitStates(SourceState.LOST);
		int tries = bench.connections() + 3;
		await().atMost(LONG_PATIENCE).until(() -> bench.connections() >= tries);
		assertThat(reports.states()).containsExactly(SourceState.LOST);
		bench.babble(false);
		reports.awaitBoard("..... ..... ..... ..... .....");
		assertThat(reports.states()).containsExactly(SourceState.LOST, SourceState.FOUND);
		assertThat(reports.all().get(1)).isInstanceOf(BoardReport.SourceChanged.class);
		assertThat(reports.all().get(2)).isInstanceOf(BoardReport.Seen.class);
	}

	@Test
	void aFoundBoardThatBeginsToSayNothingSoundIsLostOnce() throws Exception {
		bench.plug();
		bench.device().start(reports);
		reports.awaitBoard("..... ..... ..... ..... .....");
		bench.babble(true);
		reports.awaitStateCount(SourceState.LOST, 1);
		int tries = bench.connections() + 2;
		await().atMost(LONG_PATIENCE).until(() -> bench.connections() >= tries);
		assertThat(reports.states()).containsExactly(SourceState.FOUND, SourceState.LOST);
	}

	@Test
	void closingTakesLessThanTwoSecondsMayBeDoneTwiceAndEndsAllReports() throws Exception {
		bench.plug();
		bench.device().start(reports);
		reports.awaitBoard("..... ..... ..... ..... .....");
		assertCloses();
		int count = reports.all().size();
		bench.lay("..... .XO.. ..X.. ..... .....");
		await().during(Duration.ofMillis(400)).atMost(PATIENCE).until(() -> reports.all().size() == count);
		assertCloses();
	}

	@Test
	void closingTakesLessThanTwoSecondsWhileTheBoardIsLookedFor() {
		bench.device().start(reports);
		reports.awaitStates(SourceState.LOST);
		assertCloses();
	}

	@Test
	void aDeviceThatWasNeverStartedCloses() {
		assertCloses();
	}

	@Test
	void theListenerIsCalledFromOneThreadAndItsFailuresStopNothing() throws Exception {
		AtomicInteger calls = new AtomicInteger();
		bench.plug();
		bench.device().start(report -> {
			reports.accept(report);
			if (calls.incrementAndGet() < 4) {
				throw new IllegalStateException("a listener that fails, as this test wants it to");
			}
		});
		reports.awaitBoard("..... ..... ..... ..... .....");
		bench.unplug();
		reports.awaitStateCount(SourceState.LOST, 1);
		bench.plug();
		reports.awaitStateCount(SourceState.FOUND, 2);
		assertThat(reports.threads()).hasSize(1);
	}

	@Test
	void theListenerItselfMayCloseTheDevice() throws Exception {
		bench.plug();
		bench.device().start(report -> {
			reports.accept(report);
			bench.device().close();
		});
		reports.awaitStates(SourceState.FOUND);
		await().during(Duration.ofMillis(300)).atMost(PATIENCE).until(() -> reports.all().size() == 1);
	}

	@Test
	void aDeviceIsStartedOnlyOnce() {
		bench.device().start(reports);
		assertThatThrownBy(() -> bench.device().start(reports)).isInstanceOf(IllegalStateException.class);
	}

	@Test
	void itSaysWhatItIs() {
		assertThat(bench.device().description()).contains("board");
	}

	private void assertCloses() {
		long start = System.nanoTime();
		bench.device().close();
		assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(2));
	}
}

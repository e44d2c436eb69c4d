package org.gobanbridge.drivers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.gobanbridge.core.board.BoardReport;
import org.gobanbridge.core.board.Lever;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.core.board.SourceState;
import org.gobanbridge.rules.Grid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class DeviceLoopTest {
	private static final BoardReport READING = new BoardReport.Seen(Snapshot.parse(Grid.of(2), "...."), 0);
	private static final BoardReport PRESS = new BoardReport.LeverPressed(Lever.BLACK, 0);

	private final List<Long> connected = new CopyOnWriteArrayList<>();
	private final Reports reports = new Reports();

	@Test
	void oneReadingBetweenFailuresDoesNotMakeTheRetriesQuickAgain() {
		try (DeviceLoop loop = loop(READING)) {
			loop.start(reports);
			await().until(() -> connected.size() >= 7);
			assertThat(Duration.ofNanos(connected.get(6) - connected.get(5)))
					.isGreaterThanOrEqualTo(Duration.ofMillis(190));
		}
	}

	@Test
	void aKeyBeforeTheFirstReadingIsToldAndIsNoFindingOfTheBoard() {
		try (DeviceLoop loop = loop(PRESS)) {
			loop.start(reports);
			await().until(() -> connected.size() >= 3);
		}
		assertThat(reports.states()).containsExactly(SourceState.LOST);
		assertThat(reports.all()).startsWith(PRESS).filteredOn(PRESS::equals).hasSizeGreaterThanOrEqualTo(2);
	}

	/** The loop of a board that says one thing each time and is gone again. */
	private DeviceLoop loop(BoardReport said) {
		return new DeviceLoop("goban-test", new Connector() {
			@Override
			public Conversation connect() {
				connected.add(System.nanoTime());
				return new OneReport(said);
			}

			@Override
			public void cancel() {
				// connecting never waits
			}
		}, new DeviceLoop.Retry(10, 200));
	}

	private record OneReport(BoardReport said) implements Conversation {
		@Override
		public String partner() {
			return "a board that comes and goes";
		}

		@Override
		public void step(Consumer<BoardReport> reports) throws IOException {
			reports.accept(said);
			throw new IOException("it is gone");
		}

		@Override
		public void close() {
			// nothing is open
		}
	}
}

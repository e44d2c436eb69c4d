package org.gobanbridge.app.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.gobanbridge.app.Warnings;
import org.gobanbridge.core.board.BoardDevice;
import org.gobanbridge.core.board.BoardReport;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.core.board.SourceState;
import org.gobanbridge.rules.Grid;
import org.junit.jupiter.api.Test;

class DeviceKeeperTest {
	/** So long that nothing but the test itself looks after the drivers. */
	private static final Duration PATIENCE = Duration.ofHours(1);
	private static final BoardReport READING = new BoardReport.Seen(Snapshot.parse(Grid.of(2), "...."), 0);

	private final List<BoardReport> reports = new CopyOnWriteArrayList<>();
	private final AtomicBoolean well = new AtomicBoolean();
	private final AtomicInteger made = new AtomicInteger();
	private final AtomicLong nanos = new AtomicLong();

	@Test
	void aDriverThatIsStuckAgainAndAgainIsSaidOnceUntilTheBoardIsReadAgain() {
		try (Warnings warnings = Warnings.of(DeviceKeeper.class.getName());
				DeviceKeeper keeper = keeper(() -> {
					made.incrementAndGet();
					return well.get() ? new Driver(READING) : new Driver();
				})) {
			keeper.start(reports::add);
			loseAllPatience(keeper, 5);
			assertThat(made).hasValue(6);
			String stuck = "the driver of a driver says nothing any more; it is started anew";
			assertThat(warnings.said()).containsExactly(stuck);
			well.set(true);
			loseAllPatience(keeper, 2);
			assertThat(warnings.said()).containsExactly(stuck, "the driver of a driver reads the board again", stuck,
					"the driver of a driver reads the board again");
			assertThat(reports).contains(READING);
		}
	}

	@Test
	void aDriverThatCannotBeMadeIsSaidOnce() {
		try (Warnings warnings = Warnings.of(DeviceKeeper.class.getName()); DeviceKeeper keeper = keeper(() -> {
			int count = made.incrementAndGet();
			if (count > 1 && count < 6) {
				throw new IllegalStateException("no driver");
			}
			return new Driver();
		})) {
			keeper.start(reports::add);
			loseAllPatience(keeper, 5);
			assertThat(made).hasValue(6);
			assertThat(warnings.said()).filteredOn(said -> said.contains("cannot be started anew")).hasSize(1);
		}
	}

	private DeviceKeeper keeper(Supplier<BoardDevice> drivers) {
		return new DeviceKeeper(drivers, PATIENCE, nanos::get);
	}

	private void loseAllPatience(DeviceKeeper keeper, int times) {
		for (int i = 0; i < times; i++) {
			nanos.addAndGet(PATIENCE.toNanos());
			keeper.watch();
		}
	}

	/** Finds its board, gives these reports and says no more. */
	private record Driver(BoardReport... first) implements BoardDevice {
		@Override
		public String description() {
			return "a driver";
		}

		@Override
		public void start(Consumer<BoardReport> listener) {
			listener.accept(new BoardReport.SourceChanged(SourceState.FOUND, "here"));
			List.of(first).forEach(listener);
		}

		@Override
		public void close() {
			// has nothing to give back
		}
	}
}

package org.gobanbridge.app.run;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.gobanbridge.core.board.BoardDevice;
import org.gobanbridge.core.board.BoardReport;
import org.gobanbridge.core.board.SourceState;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;

/** A 9x9 board on which the test puts stones, and whose drivers read it forty times a second. */
final class FakeBoard {
	private static final long PERIOD_MILLIS = 25;

	private final HandTable table = new HandTable(9);

	void put(Color color, String point) {
		table.put(color, Point.parse(point));
	}

	void take(String point) {
		table.take(Point.parse(point));
	}

	/** A new driver. */
	BoardDevice device() {
		return new Driver();
	}

	private final class Driver implements BoardDevice {
		private final ScheduledExecutorService reader = Executors.newSingleThreadScheduledExecutor();

		@Override
		public String description() {
			return "a board in memory";
		}

		@Override
		public void start(Consumer<BoardReport> listener) {
			reader.execute(() -> listener.accept(new BoardReport.SourceChanged(SourceState.FOUND, "in memory")));
			reader.scheduleAtFixedRate(() -> listener.accept(new BoardReport.Seen(table.look(0), 0)), 0, PERIOD_MILLIS,
					TimeUnit.MILLISECONDS);
		}

		@Override
		public void close() {
			reader.close();
		}
	}
}

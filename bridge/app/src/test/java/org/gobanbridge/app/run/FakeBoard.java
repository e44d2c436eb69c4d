package org.gobanbridge.app.run;

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

	/** Leaves the board as it is for so long. */
	void showFor(long millis) {
		try {
			Thread.sleep(millis);
		} catch (InterruptedException e) {
			throw new AssertionError(e);
		}
	}

	/** A new driver. */
	BoardDevice device() {
		return new Driver();
	}

	private final class Driver implements BoardDevice {
		private volatile boolean closed;

		@Override
		public String description() {
			return "a board in memory";
		}

		@Override
		public void start(Consumer<BoardReport> listener) {
			Thread.ofPlatform().daemon().start(() -> {
				listener.accept(new BoardReport.SourceChanged(SourceState.FOUND, "in memory"));
				while (!closed) {
					listener.accept(new BoardReport.Seen(table.look(0), 0));
					showFor(PERIOD_MILLIS);
				}
			});
		}

		@Override
		public void close() {
			closed = true;
		}
	}
}

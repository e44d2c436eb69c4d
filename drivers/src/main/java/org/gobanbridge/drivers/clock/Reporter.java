package org.gobanbridge.drivers.clock;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.gobanbridge.core.board.ClockReport;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Tells a listener, whatever it does, and nothing any more once the device is closed. */
final class Reporter implements Consumer<ClockReport> {
	private static final Logger LOG = LoggerFactory.getLogger(Reporter.class);

	private final BooleanSupplier closed;
	private volatile Consumer<ClockReport> listener = report -> {
	};

	Reporter(BooleanSupplier closed) {
		this.closed = closed;
	}

	void to(Consumer<ClockReport> reports) {
		listener = reports;
	}

	@Override
	public void accept(ClockReport report) {
		if (closed.getAsBoolean()) {
			return;
		}
		try {
			listener.accept(report);
		} catch (RuntimeException e) {
			LOG.error("the listener failed at {}", report, e);
		}
	}
}

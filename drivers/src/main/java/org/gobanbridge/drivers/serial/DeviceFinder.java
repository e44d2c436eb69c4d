package org.gobanbridge.drivers.serial;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.LongSupplier;
import org.gobanbridge.drivers.BoardSettings;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Looks which serial ports are here and what answers on them. Ports are asked all at the same time; each is opened, so
 * a board that is in use elsewhere shows as busy.
 */
public final class DeviceFinder {
	private static final Logger LOG = LoggerFactory.getLogger(DeviceFinder.class);

	private final Ports ports;
	private final long millis;
	private final LongSupplier nanos;

	/**
	 * @param millis
	 *            how long a board may take to answer, usually 1500
	 */
	public DeviceFinder(Ports ports, long millis, LongSupplier nanos) {
		this.ports = ports;
		this.millis = millis;
		this.nanos = nanos;
	}

	/** Asks every port; returns after the time given, or a little later, in the order in which a driver would look. */
	public List<PortReport> find() {
		List<PortReport> reports = new ArrayList<>();
		List<Future<PortReport>> asked = new ArrayList<>();
		try (ExecutorService askers = Executors.newCachedThreadPool()) {
			for (String path : ports.candidates()) {
				asked.add(askers.submit(() -> ask(path)));
			}
			for (Future<PortReport> answer : asked) {
				reports.add(answer.get());
			}
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		} catch (ExecutionException e) {
			throw new IllegalStateException("asking a serial port failed", e.getCause());
		}
		return List.copyOf(reports);
	}

	private PortReport ask(String path) {
		Optional<String> stable = ports.stableName(path);
		try (ByteLink link = ports.open(path, BoardSettings.Serial.USUAL_BAUD)) {
			return new PortReport(path, stable,
					Greeting.exchange(link, new FrameDecoder(), millis, nanos).map(Greeting.Answer::hello),
					Optional.empty());
		} catch (PortException e) {
			return new PortReport(path, stable, Optional.empty(), Optional.of(e));
		} catch (LinkGoneException e) {
			LOG.debug("{} went away while it was asked", path, e);
			return new PortReport(path, stable, Optional.empty(),
					Optional.of(new PortException.Unusable(path, "it went away while it was asked")));
		}
	}
}

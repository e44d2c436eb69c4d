package org.gobanbridge.drivers.simulated;

import java.util.List;
import java.util.Optional;
import org.gobanbridge.drivers.serial.ByteLink;
import org.gobanbridge.drivers.serial.Command;
import org.gobanbridge.drivers.serial.LinkGoneException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A goban serial board that exists only in memory but sends the real bytes: {@link SensorFirmware} with a clock and a
 * line. Its time runs on while it is off; each time it is switched on it starts again. Any thread may use it.
 */
public final class SimulatedSensorBoard implements AutoCloseable {
	private static final Logger LOG = LoggerFactory.getLogger(SimulatedSensorBoard.class);

	private final Table table;
	private final SensorBoardSpec spec;
	private final TableTime time;
	private final long seed;
	private int boots;
	private Optional<SensorFirmware> firmware = Optional.empty();
	private Optional<ByteLink> line = Optional.empty();

	/**
	 * @param speed
	 *            how many seconds pass at the table in one second
	 * @param seed
	 *            of the misreadings
	 */
	public SimulatedSensorBoard(Table table, SensorBoardSpec spec, double speed, long seed) {
		this(table, spec, TableTime.running(speed), seed);
	}

	/**
	 * @param time
	 *            by which the table is scanned; {@link TableTime#await} is called by the board's own thread alone
	 * @param seed
	 *            of the misreadings
	 */
	public SimulatedSensorBoard(Table table, SensorBoardSpec spec, TableTime time, long seed) {
		this.table = table;
		this.spec = spec;
		this.time = time;
		this.seed = seed;
	}

	/** Time at the table since this board was made. */
	public long millis() {
		return time.millis();
	}

	/** Switches the board on, if it is off, and connects it to this end of a line, in place of any other line. */
	public synchronized void attach(ByteLink boardEnd) {
		line.ifPresent(ByteLink::close);
		line = Optional.of(boardEnd);
		if (firmware.isEmpty()) {
			SensorFirmware started = new SensorFirmware(table, spec, seed + boots++, millis(), this::send);
			firmware = Optional.of(started);
			daemon("simulated-board-scan", () -> scan(started));
		}
		daemon("simulated-board-line", () -> listen(boardEnd));
	}

	/** Pulls the plug: the line is gone and the board is off. */
	public synchronized void powerOff() {
		line.ifPresent(ByteLink::close);
		line = Optional.empty();
		firmware = Optional.empty();
	}

	/** The lights that are on, points in the board's own order. */
	public synchronized List<Command.PointMark> lights() {
		return firmware.map(SensorFirmware::lights).orElse(List.of());
	}

	@Override
	public void close() {
		powerOff();
	}

	private void send(byte[] bytes) {
		line.ifPresent(open -> {
			try {
				open.write(bytes);
			} catch (LinkGoneException e) {
				LOG.trace("nobody hears the simulated board: {}", e.getMessage());
			}
		});
	}

	private void scan(SensorFirmware running) {
		try {
			while (true) {
				long next;
				synchronized (this) {
					if (firmware.isEmpty() || firmware.get() != running) {
						return;
					}
					running.tick(millis());
					next = running.nextScan();
				}
				time.await(next);
			}
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
	}

	private void listen(ByteLink open) {
		byte[] buffer = new byte[1024];
		try {
			while (true) {
				int count = open.read(buffer);
				synchronized (this) {
					firmware.ifPresent(running -> running.receive(buffer, count, millis()));
				}
			}
		} catch (LinkGoneException e) {
			LOG.trace("the simulated board's line ended: {}", e.getMessage());
		}
	}

	private static void daemon(String name, Runnable work) {
		Thread thread = new Thread(work, name);
		thread.setDaemon(true);
		thread.start();
	}
}

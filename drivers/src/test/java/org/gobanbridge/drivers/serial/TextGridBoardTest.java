package org.gobanbridge.drivers.serial;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.gobanbridge.core.board.BoardDevice;
import org.gobanbridge.drivers.BoardDeviceContract;
import org.gobanbridge.drivers.BoardSettings;
import org.gobanbridge.drivers.DeviceLoop;
import org.gobanbridge.drivers.Orientation;

class TextGridBoardTest extends BoardDeviceContract {

	@Override
	protected Bench bench() {
		return new GridBench();
	}

	/** A hobby board that prints its grid twenty times a second to whoever has its port open. */
	private static final class GridBench implements Bench, Ports {
		private final List<MemoryLink> lines = new ArrayList<>();
		private final TextGridBoard device = new TextGridBoard(
				new BoardSettings.TextGrid("/dev/ttyGrid", 5, Orientation.AS_SENT, 9600), this,
				new SerialTiming(1000, 1000, new DeviceLoop.Retry(20, 100)), System::nanoTime);
		private final ScheduledExecutorService printer = Executors.newSingleThreadScheduledExecutor();
		private String laid = "..... ..... ..... ..... .....";
		private boolean plugged;
		private boolean babbling;
		private int connections;

		GridBench() {
			printer.scheduleAtFixedRate(() -> send(frame().getBytes(StandardCharsets.US_ASCII)), 50, 50,
					TimeUnit.MILLISECONDS);
		}

		private synchronized String frame() {
			StringBuilder text = new StringBuilder();
			for (String row : laid.split(" ")) {
				row.chars().forEach(c -> text.append('\t').append(c == 'X' ? 'B' : c == 'O' ? 'W' : ' '));
				text.append(babbling ? "\t \r\n" : "\r\n");
			}
			return text + "\r\n";
		}

		private synchronized void send(byte[] bytes) {
			lines.removeIf(line -> {
				try {
					line.write(bytes);
					return false;
				} catch (LinkGoneException e) {
					return true;
				}
			});
		}

		@Override
		public BoardDevice device() {
			return device;
		}

		@Override
		public synchronized void lay(String board) {
			laid = board;
		}

		@Override
		public synchronized void plug() {
			plugged = true;
		}

		@Override
		public synchronized void unplug() {
			plugged = false;
			lines.forEach(MemoryLink::close);
		}

		@Override
		public void noise(byte[] bytes) {
			send(bytes);
		}

		@Override
		public synchronized void babble(boolean unsound) {
			babbling = unsound;
		}

		@Override
		public synchronized int connections() {
			return connections;
		}

		@Override
		public List<String> candidates() {
			return List.of();
		}

		@Override
		public Optional<String> stableName(String path) {
			return Optional.empty();
		}

		@Override
		public synchronized ByteLink open(String path, int baud) throws PortException {
			if (!plugged) {
				throw new PortException.Missing(path);
			}
			connections++;
			MemoryLink.Pair pair = MemoryLink.pair();
			lines.add(pair.board());
			return pair.host();
		}

		@Override
		public void close() {
			printer.shutdownNow();
		}
	}
}

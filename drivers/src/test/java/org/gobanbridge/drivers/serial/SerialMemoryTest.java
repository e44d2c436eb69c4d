package org.gobanbridge.drivers.serial;

import java.util.function.UnaryOperator;
import org.gobanbridge.core.board.BoardDevice;
import org.gobanbridge.drivers.BoardDeviceContract;
import org.gobanbridge.drivers.DeviceLoop;
import org.gobanbridge.drivers.SerialSettings;
import org.gobanbridge.drivers.simulated.PaperTable;
import org.gobanbridge.drivers.simulated.SensorBoardSpec;
import org.gobanbridge.drivers.simulated.SimulatedPorts;
import org.gobanbridge.drivers.simulated.SimulatedSensorBoard;

/** The serial driver on a line in memory. */
class SerialMemoryTest extends BoardDeviceContract {
	static final SerialTiming QUICK = new SerialTiming(1500, 2500, new DeviceLoop.Retry(20, 100));

	@Override
	protected Bench bench() {
		return new MemoryBench(link -> link);
	}

	/** A simulated board on ports in memory. */
	static final class MemoryBench implements Bench {
		private final PaperTable table = new PaperTable(5);
		private final SimulatedSensorBoard board = new SimulatedSensorBoard(table, SensorBoardSpec.usual("0042"), 1, 1);
		private final SimulatedPorts simulated;
		private final NoisyPorts ports;
		private final SerialBoard device;

		MemoryBench(UnaryOperator<ByteLink> wire) {
			simulated = new SimulatedPorts(wire);
			ports = new NoisyPorts(simulated);
			device = new SerialBoard(SerialSettings.numbered("0042", 5), ports, QUICK, System::nanoTime);
		}

		@Override
		public BoardDevice device() {
			return device;
		}

		SerialBoard serial() {
			return device;
		}

		@Override
		public void lay(String rows) {
			table.draw(rows);
		}

		@Override
		public void plug() {
			simulated.plug("/dev/ttyMemory0", board);
		}

		@Override
		public void unplug() {
			simulated.unplug("/dev/ttyMemory0");
		}

		@Override
		public void noise(byte[] bytes) {
			ports.noise(bytes);
		}

		@Override
		public void babble(boolean unsound) {
			ports.babble(unsound);
		}

		@Override
		public int connections() {
			return ports.connections();
		}

		@Override
		public void close() {
			board.close();
		}
	}
}

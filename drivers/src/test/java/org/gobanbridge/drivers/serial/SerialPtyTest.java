package org.gobanbridge.drivers.serial;

import java.util.List;
import org.gobanbridge.core.board.BoardDevice;
import org.gobanbridge.drivers.BoardDeviceContract;
import org.gobanbridge.drivers.BoardSettings;
import org.gobanbridge.drivers.simulated.PaperTable;
import org.gobanbridge.drivers.simulated.SensorBoardSpec;
import org.gobanbridge.drivers.simulated.SimulatedSensorBoard;

/** The serial driver with jSerialComm on a pseudo-terminal, and at its other end the simulated board: real bytes. */
class SerialPtyTest extends BoardDeviceContract {

	@Override
	protected Bench bench() {
		SocatPair.assumeInstalled();
		return new PtyBench();
	}

	@Override
	protected int unplugs() {
		return 5;
	}

	private static final class PtyBench implements Bench {
		private final SocatPair pair = new SocatPair();
		private final PaperTable table = new PaperTable(5);
		private final SimulatedSensorBoard board = new SimulatedSensorBoard(table, SensorBoardSpec.usual("0042"), 1, 1);
		private final SystemPorts ports = new SystemPorts(List.of());
		private final NoisyPorts heard = new NoisyPorts(ports);
		private final SerialBoard device = new SerialBoard(BoardSettings.Serial.onPort(pair.hostPath(), 5), heard,
				SerialMemoryTest.QUICK, System::nanoTime);
		private ByteLink boardEnd;

		@Override
		public BoardDevice device() {
			return device;
		}

		@Override
		public void lay(String rows) {
			table.draw(rows);
		}

		@Override
		public void plug() throws Exception {
			pair.plug();
			boardEnd = ports.open(pair.boardPath(), 115_200);
			board.attach(boardEnd);
		}

		@Override
		public void unplug() throws Exception {
			pair.unplug();
			board.powerOff();
		}

		@Override
		public void noise(byte[] bytes) throws Exception {
			boardEnd.write(bytes);
		}

		@Override
		public void babble(boolean unsound) {
			heard.babble(unsound);
		}

		@Override
		public int connections() {
			return heard.connections();
		}

		@Override
		public void close() {
			board.close();
			pair.close();
		}
	}
}

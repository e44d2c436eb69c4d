package org.gobanbridge.drivers.serial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.gobanbridge.drivers.simulated.PaperTable;
import org.gobanbridge.drivers.simulated.SensorBoardSpec;
import org.gobanbridge.drivers.simulated.SimulatedPorts;
import org.gobanbridge.drivers.simulated.SimulatedSensorBoard;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class DeviceFinderTest {
	@TempDir
	private Path folder;

	@Test
	void eachPortIsListedWithWhoAnswered() {
		SimulatedPorts ports = new SimulatedPorts();
		try (var small = new SimulatedSensorBoard(new PaperTable(9), SensorBoardSpec.usual("0009"), 1, 1);
				var large = new SimulatedSensorBoard(new PaperTable(19), SensorBoardSpec.usual("0019"), 1, 1)) {
			ports.plug("/dev/ttyUSB0", small);
			ports.plug("/dev/ttyUSB1", large);
			List<PortReport> found = new DeviceFinder(ports, 1500, System::nanoTime).find();
			assertThat(found).extracting(PortReport::path).containsExactly("/dev/ttyUSB0", "/dev/ttyUSB1");
			assertThat(found).extracting(report -> report.board().orElseThrow().serialNumber()).containsExactly("0009",
					"0019");
			assertThat(found).extracting(report -> report.board().orElseThrow().size()).containsExactly(9, 19);
		}
	}

	@Test
	void aPseudoTerminalThatIsNamedIsAskedAndOneInUseIsBusy() throws Exception {
		SocatPair.assumeInstalled();
		SystemPorts ports = new SystemPorts(folder, List.of());
		try (SocatPair pair = new SocatPair();
				var board = new SimulatedSensorBoard(new PaperTable(13), SensorBoardSpec.usual("0013"), 1, 1)) {
			pair.plug();
			board.attach(ports.open(pair.boardPath(), 115_200));
			SystemPorts both = new SystemPorts(folder, List.of(pair.hostPath(), folder.resolve("nothing").toString()));
			List<PortReport> found = new DeviceFinder(both, 1500, System::nanoTime).find();
			assertThat(found.get(0).board().orElseThrow().serialNumber()).isEqualTo("0013");
			assertThat(found.get(1).problem().orElseThrow()).isInstanceOf(PortException.Missing.class);
		}
	}

	@Test
	@Timeout(60)
	void aPortOnWhichNobodyAnswersIsGivenUp() throws Exception {
		SocatPair.assumeInstalled();
		try (SocatPair pair = new SocatPair()) {
			pair.plug();
			List<PortReport> found = new DeviceFinder(new SystemPorts(folder, List.of(pair.hostPath())), 500,
					System::nanoTime).find();
			assertThat(found).hasSize(1);
			assertThat(found.get(0).opened()).isTrue();
			assertThat(found.get(0).board()).isEmpty();
		}
	}

	@Test
	void stableNamesComeFirstAndEachDeviceOnce() throws Exception {
		Files.createFile(folder.resolve("ttyUSB0"));
		Files.createFile(folder.resolve("ttyUSB1"));
		Files.createFile(folder.resolve("ttyACM0"));
		Files.createDirectories(folder.resolve("serial/by-id"));
		Path stable = Files.createSymbolicLink(folder.resolve("serial/by-id/usb-Maker_Goban_0042"),
				folder.resolve("ttyUSB1"));
		SystemPorts ports = new SystemPorts(folder, List.of());
		assertThat(ports.candidates()).containsExactly(stable.toString(), folder.resolve("ttyUSB0").toString(),
				folder.resolve("ttyACM0").toString());
		assertThat(ports.stableName(folder.resolve("ttyUSB1").toString())).contains(stable.toString());
		assertThat(ports.stableName(folder.resolve("ttyUSB0").toString())).isEmpty();
	}

	@Test
	void whatIsNoSerialPortIsSaidSo() throws Exception {
		Path file = Files.createFile(folder.resolve("file"));
		SystemPorts ports = new SystemPorts(folder, List.of());
		assertThatThrownBy(() -> ports.open(file.toString(), 9600)).isInstanceOf(PortException.Unusable.class)
				.hasMessageContaining(file.toString()).hasMessageContaining("choose another port");
		assertThatThrownBy(() -> ports.open("/dev/nothing", 9600)).isInstanceOf(PortException.Missing.class)
				.hasMessageStartingWith("there is no port /dev/nothing");
	}

	@Test
	void aPortThatIsForbiddenNamesTheGroupAndTheCommand() {
		assertThat(new PortException.Forbidden("/dev/ttyUSB0", "dialout", "pi"))
				.hasMessage("user pi may not open /dev/ttyUSB0; run 'sudo usermod -aG dialout pi' and log in again");
	}
}

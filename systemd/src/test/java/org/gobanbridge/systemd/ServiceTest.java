package org.gobanbridge.systemd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServiceTest {
	private static final Path SERVICE = Path.of("src/main/systemd/goban.service");
	private static final Path RULES = Path.of("src/main/udev/70-goban.rules");
	/** In tenths, as systemd-analyze counts what is left open: 1.7 where nothing but the board and the network is. */
	private static final String MOST_EXPOSURE = "20";

	@TempDir
	Path folder;

	private UnitFile unit;

	@BeforeEach
	void read() throws IOException {
		unit = UnitFile.read(SERVICE);
	}

	@Test
	void theServiceRunsTheBridgeWithTheConfigurationInEtc() {
		assertThat(unit.all("Service", "ExecStart"))
				.containsExactly("/usr/bin/goban run --config /etc/goban/goban.toml");
		assertThat(unit.all("Service", "ConfigurationDirectory")).containsExactly("goban");
		assertThat(unit.all("Service", "StateDirectory")).containsExactly("goban");
		assertThat(unit.all("Install", "WantedBy")).containsExactly("multi-user.target");
	}

	@Test
	void itComesBackAfterACrashButNotWithAWrongConfiguration() {
		assertThat(unit.all("Service", "Restart")).containsExactly("on-failure");
		assertThat(unit.all("Service", "RestartPreventExitStatus")).containsExactly("2");
		assertThat(unit.all("Unit", "StartLimitIntervalSec")).containsExactly("0");
	}

	@Test
	void nothingKeepsTheJvmOrTheBoardFromWorking() {
		assertThat(unit.sections().get("Service")).doesNotContainKeys("MemoryDenyWriteExecute", "PrivateDevices",
				"ProcSubset", "PrivateUsers");
		assertThat(unit.all("Service", "DeviceAllow")).containsExactly("char-188 rw", "char-166 rw",
				"char-gpiochip rw");
	}

	/** Otherwise Java could not name a record after a player whose name is not written in ASCII. */
	@Test
	void filesMayBeNamedInAnyScript() {
		assertThat(unit.all("Service", "Environment")).singleElement().asString().contains("LC_ALL=C.UTF-8");
	}

	/** A group that does not exist would keep the service from starting; Debian always has the first, the other is made. */
	@Test
	void theGroupsAskedForAreThoseOfSerialPortsAndOfGpioLinesWhichExist() throws Exception {
		assertThat(unit.all("Service", "SupplementaryGroups")).containsExactly("dialout gpio");
		assertThat(Files.readAllLines(Path.of("src/main/sysusers/goban.conf"))).contains("g gpio - -");
	}

	@Test
	void systemdUnderstandsTheUnit() throws Exception {
		Path copy = withAProgramThatExists();
		Outcome outcome = run("systemd-analyze", "verify", copy.toString());
		assertThat(outcome.output()).as("what systemd-analyze verify says").doesNotContain("goban.service");
		assertThat(outcome.exitCode()).as(outcome.output()).isZero();
	}

	@Test
	void systemdUnderstandsTheUnitInTheReadme() throws Exception {
		List<String> recipe = Files.readAllLines(Path.of("README.md")).stream()
				.dropWhile(line -> !line.equals("    [Unit]"))
				.takeWhile(line -> line.isBlank() || line.startsWith("    "))
				.map(String::strip).toList();
		assertThat(recipe).contains("ExecStart=%h/goban-bridge/goban run --config %h/goban-bridge/goban.toml");
		Path copy = Files.write(folder.resolve("goban.service"), recipe.stream()
				.map(line -> line.replace("ExecStart=%h/goban-bridge/goban ", "ExecStart=/bin/true ")).toList());
		Files.createDirectory(folder.resolve("runtime"));
		Outcome outcome = run("env", "XDG_RUNTIME_DIR=" + folder.resolve("runtime"), "systemd-analyze", "--user",
				"verify",
				copy.toString());
		assumeTrue(outcome.exitCode() != 127, "systemd-analyze is not on this machine");
		assertThat(outcome.output()).as("what systemd-analyze verify says").doesNotContain("goban.service");
		assertThat(outcome.exitCode()).as(outcome.output()).isZero();
	}

	@Test
	void theServiceIsLockedIn() throws Exception {
		Outcome outcome = run("systemd-analyze", "security", "--offline=true", "--no-pager",
				"--threshold=" + MOST_EXPOSURE, withAProgramThatExists().toString());
		assertThat(outcome.exitCode()).as(outcome.output()).isZero();
	}

	@Test
	void aBoardKeepsItsNameInWhateverSocketItIs() throws IOException {
		List<String> rules = Files.readAllLines(RULES).stream()
				.filter(line -> !line.startsWith("#") && !line.isBlank()).toList();
		assertThat(rules).hasSize(2);
		assertThat(rules.get(1)).as("a clock on GPIO lines")
				.isEqualTo("SUBSYSTEM==\"gpio\", KERNEL==\"gpiochip[0-9]*\", GROUP=\"gpio\", MODE=\"0660\"");
		assertThat(rules.get(0).split(", ")).allMatch(part -> part.matches("[A-Z]+(\\{[A-Z_]+})?(==|=|\\+=)\"[^\"]+\""))
				.contains("SUBSYSTEM==\"tty\"", "SYMLINK+=\"goban/$env{ID_SERIAL_SHORT}\"");
		Matcher order = Pattern.compile("(\\d+)-.*\\.rules").matcher(RULES.getFileName().toString());
		assertThat(order.matches()).isTrue();
		assertThat(Integer.parseInt(order.group(1))).as("60-serial.rules must have run").isGreaterThan(60);
	}

	/** On the machine that builds there is no /usr/bin/goban, and systemd looks. */
	private Path withAProgramThatExists() throws IOException {
		String text = Files.readString(SERVICE).replace("/usr/bin/goban ", "/bin/true ");
		return Files.writeString(folder.resolve("goban.service"), text);
	}

	private record Outcome(int exitCode, String output) {
	}

	private static Outcome run(String... command) throws IOException, InterruptedException {
		boolean there = Stream.of(System.getenv("PATH").split(File.pathSeparator))
				.anyMatch(folder -> Files.isExecutable(Path.of(folder, command[0])));
		assumeTrue(there, command[0] + " is not on this machine");
		Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
		String output = new String(process.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
		return new Outcome(process.waitFor(), output);
	}
}

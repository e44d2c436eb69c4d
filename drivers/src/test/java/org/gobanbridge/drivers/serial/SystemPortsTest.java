package org.gobanbridge.drivers.serial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class SystemPortsTest {
	private static final String NO_PATH = "a\0b";

	@Test
	void whatIsNoNameOfAFileIsAPortThatIsNotThere() {
		SystemPorts ports = new SystemPorts(List.of(NO_PATH));
		assertThatThrownBy(() -> ports.open(NO_PATH, 9600)).isInstanceOf(PortException.Missing.class)
				.hasMessageContaining("there is no port a\0b");
		assertThat(ports.stableName(NO_PATH)).isEmpty();
		assertThat(ports.candidates()).contains(NO_PATH);
	}
}

package org.gobanbridge.drivers.serial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fazecast.jSerialComm.SerialPort;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** jSerialComm on a pseudo-terminal. */
@Timeout(60)
class JSerialLinkTest {
	private final SystemPorts ports = new SystemPorts(List.of());

	@BeforeEach
	void needsSocat() {
		SocatPair.assumeInstalled();
	}

	@Test
	void bytesOfEveryValuePassUnchanged() throws Exception {
		try (SocatPair pair = new SocatPair()) {
			pair.plug();
			byte[] all = new byte[256];
			for (int i = 0; i < all.length; i++) {
				all[i] = (byte) i;
			}
			try (ByteLink host = ports.open(pair.hostPath(), 115_200);
					ByteLink board = ports.open(pair.boardPath(), 115_200)) {
				board.write(all);
				byte[] read = new byte[256];
				int count = 0;
				byte[] piece = new byte[64];
				while (count < read.length) {
					int n = host.read(piece);
					System.arraycopy(piece, 0, read, count, n);
					count += n;
				}
				assertThat(read).isEqualTo(all);
			}
		}
	}

	@Test
	void aReadWithNothingToReadWaitsAWhileAndEnds() throws Exception {
		try (SocatPair pair = new SocatPair()) {
			pair.plug();
			try (ByteLink host = ports.open(pair.hostPath(), 115_200)) {
				long start = System.nanoTime();
				assertThat(host.read(new byte[10])).isZero();
				assertThat(Duration.ofNanos(System.nanoTime() - start))
						.as("it waits, and does not turn round and round")
						.isGreaterThan(Duration.ofMillis(150));
			}
		}
	}

	@Test
	void pullingThePlugEndsReadingAndWriting() throws Exception {
		try (SocatPair pair = new SocatPair()) {
			pair.plug();
			try (ByteLink host = ports.open(pair.hostPath(), 115_200)) {
				pair.unplug();
				assertThatThrownBy(() -> host.read(new byte[10])).isInstanceOf(LinkGoneException.class)
						.hasMessageContaining(pair.hostPath());
				assertThatThrownBy(() -> host.write(new byte[10])).isInstanceOf(LinkGoneException.class);
			}
		}
	}

	@Test
	void aBoardThatTakesNoBytesDoesNotHoldTheWriterForEver() throws Exception {
		try (SocatPair pair = new SocatPair()) {
			pair.plug();
			try (ByteLink host = ports.open(pair.hostPath(), 115_200)) {
				assertThatThrownBy(() -> {
					for (int i = 0; i < 100; i++) {
						host.write(new byte[10_000]);
					}
				}).isInstanceOf(LinkGoneException.class).hasMessageContaining("takes no bytes");
			}
		}
	}

	@Test
	void aClosedLinkIsGoneAndMayBeClosedAgain() throws Exception {
		try (SocatPair pair = new SocatPair()) {
			pair.plug();
			ByteLink host = ports.open(pair.hostPath(), 115_200);
			host.close();
			host.close();
			assertThatThrownBy(() -> host.read(new byte[10])).isInstanceOf(LinkGoneException.class);
			assertThatThrownBy(() -> host.write(new byte[10])).isInstanceOf(LinkGoneException.class);
		}
	}

	@Test
	void thatPortsAreClosedWhenTheProgramEndsIsNoLossOfTheBoard() throws Exception {
		try (SocatPair pair = new SocatPair()) {
			pair.plug();
			SerialPort port = SerialPort.getCommPort(pair.hostPath());
			assertThat(port.openPort(0)).isTrue();
			try (ByteLink host = new JSerialLink(pair.hostPath(), port, () -> true)) {
				port.closePort();
				assertThat(host.read(new byte[10])).isZero();
				assertThatCode(() -> host.write(new byte[10])).doesNotThrowAnyException();
			}
		}
	}
}

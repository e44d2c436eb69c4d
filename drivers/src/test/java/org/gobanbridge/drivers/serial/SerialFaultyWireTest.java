package org.gobanbridge.drivers.serial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import org.gobanbridge.drivers.BoardDeviceContract;
import org.gobanbridge.drivers.Reports;
import org.gobanbridge.drivers.simulated.Faults;
import org.gobanbridge.drivers.simulated.FaultyLink;
import org.junit.jupiter.api.Test;

/** The serial driver on a wire that loses, breaks, repeats and garbles a tenth of all frames each. */
class SerialFaultyWireTest extends BoardDeviceContract {

	@Override
	protected Bench bench() {
		return new SerialMemoryTest.MemoryBench(link -> new FaultyLink(link, Faults.each(0.1), 11));
	}

	@Test
	void whatTheWireDidIsCounted() throws Exception {
		try (SerialMemoryTest.MemoryBench bench = (SerialMemoryTest.MemoryBench) bench()) {
			Reports reports = new Reports();
			bench.plug();
			bench.device().start(reports);
			await().atMost(Duration.ofSeconds(15)).untilAsserted(() -> {
				bench.lay(reports.all().size() % 2 == 0
						? "X.... ..... ..... ..... ....."
						: "..... ..... ..... ..... .....");
				LinkHealth health = bench.serial().health();
				assertThat(health.broken()).isPositive();
				assertThat(health.lost()).isPositive();
				assertThat(health.stale()).isPositive();
				assertThat(health.frames()).isGreaterThan(10);
			});
			bench.device().close();
		}
	}
}

package org.gobanbridge.drivers.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.gobanbridge.core.board.ClockReport;
import org.gobanbridge.core.board.ClockReport.PressEnded;
import org.gobanbridge.core.board.ClockReport.SourceChanged;
import org.gobanbridge.core.board.PressOutcome;
import org.gobanbridge.core.board.SourceState;

/** A listener of a clock that keeps what it hears. */
final class HeardReports implements Consumer<ClockReport> {
	private static final Duration PATIENCE = Duration.ofSeconds(10);

	private final List<ClockReport> heard = new ArrayList<>();
	private final Set<Thread> threads = new LinkedHashSet<>();

	@Override
	public synchronized void accept(ClockReport report) {
		heard.add(report);
		threads.add(Thread.currentThread());
	}

	synchronized <T extends ClockReport> List<T> all(Class<T> kind) {
		return heard.stream().filter(kind::isInstance).map(kind::cast).toList();
	}

	synchronized int count() {
		return heard.size();
	}

	synchronized Set<Thread> threads() {
		return Set.copyOf(threads);
	}

	List<PressOutcome> outcomes() {
		return all(PressEnded.class).stream().map(PressEnded::outcome).toList();
	}

	void awaitOutcomes(int count) {
		org.awaitility.Awaitility.await().atMost(PATIENCE).pollInterval(Duration.ofMillis(5))
				.untilAsserted(() -> assertThat(outcomes()).hasSize(count));
	}

	<T extends ClockReport> void await(Class<T> kind, int count) {
		org.awaitility.Awaitility.await().atMost(PATIENCE).pollInterval(Duration.ofMillis(5))
				.untilAsserted(() -> assertThat(all(kind)).hasSize(count));
	}

	void awaitStates(SourceState... states) {
		org.awaitility.Awaitility.await().atMost(PATIENCE).pollInterval(Duration.ofMillis(5))
				.untilAsserted(() -> assertThat(all(SourceChanged.class)).extracting(SourceChanged::state)
						.containsExactly(states));
	}
}

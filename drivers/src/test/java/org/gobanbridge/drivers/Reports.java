package org.gobanbridge.drivers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.gobanbridge.core.board.BoardReport;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.core.board.SourceState;

/** A listener that keeps what it hears. Boards are given as five rows; of a larger board, its north-west corner. */
public final class Reports implements Consumer<BoardReport> {
	private static final Duration PATIENCE = Duration.ofSeconds(10);
	private final List<BoardReport> heard = new ArrayList<>();
	private final Set<Thread> threads = new LinkedHashSet<>();

	@Override
	public synchronized void accept(BoardReport report) {
		heard.add(report);
		threads.add(Thread.currentThread());
	}

	public synchronized List<BoardReport> all() {
		return List.copyOf(heard);
	}

	public synchronized Set<Thread> threads() {
		return Set.copyOf(threads);
	}

	public <T extends BoardReport> List<T> all(Class<T> kind) {
		return all().stream().filter(kind::isInstance).map(kind::cast).toList();
	}

	public List<SourceState> states() {
		return all(BoardReport.SourceChanged.class).stream().map(BoardReport.SourceChanged::state).toList();
	}

	/** The boards seen, without repeats in a row, and without those that show unknown points. */
	public List<String> distinctBoards() {
		List<String> boards = new ArrayList<>();
		for (BoardReport.Seen seen : all(BoardReport.Seen.class)) {
			String board = rows(seen.snapshot());
			if (seen.snapshot().unknown().isEmpty() && (boards.isEmpty() || !boards.getLast().equals(board))) {
				boards.add(board);
			}
		}
		return boards;
	}

	public void awaitBoard(String board) {
		await().atMost(PATIENCE).pollInterval(Duration.ofMillis(10)).untilAsserted(() -> {
			List<BoardReport.Seen> seen = all(BoardReport.Seen.class);
			assertThat(seen).isNotEmpty();
			assertThat(rows(seen.getLast().snapshot())).isEqualTo(board);
		});
	}

	public void awaitStates(SourceState... states) {
		await().atMost(PATIENCE).pollInterval(Duration.ofMillis(10))
				.untilAsserted(() -> assertThat(states()).containsExactly(states));
	}

	public void awaitStateCount(SourceState state, int count) {
		await().atMost(PATIENCE).pollInterval(Duration.ofMillis(10)).untilAsserted(
				() -> assertThat(states().stream().filter(state::equals).count())
						.as("%s", all(BoardReport.SourceChanged.class))
						.isEqualTo(count));
	}

	/** The north-west five by five points, rows parted by spaces. */
	public static String rows(Snapshot snapshot) {
		int size = snapshot.grid().size();
		List<String> rows = new ArrayList<>();
		for (int row = 0; row < 5; row++) {
			rows.add(snapshot.text().substring(row * size, row * size + 5));
		}
		return String.join(" ", rows);
	}
}

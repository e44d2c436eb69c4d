package org.gobanbridge.app.store;

import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobanbridge.core.board.SourceState;
import org.gobanbridge.core.game.GameCount;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.rules.Grid;

/**
 * Knows where each game of a journal begins, so that a program need not read the games before the last one. The index is
 * written together with the events; where it is missing, in a journal that an older program wrote, it is made from them.
 * NOT thread safe.
 */
final class GameStarts {

	/** A start, and the number of the game that it begins. */
	record Start(long seq, int number) {
	}

	private final JournalDatabase database;
	/** After every event written. */
	private GameCount count;

	/** Takes up the index of this database, and completes it. */
	GameStarts(JournalDatabase database) throws SQLException {
		this.database = database;
		Optional<Start> last = database.lastStart();
		this.count = last.isPresent() ? countBefore(last.get()) : GameCount.NONE;
		Map<Long, Integer> missing = new LinkedHashMap<>();
		long known = last.map(Start::seq).orElse(0L);
		database.forEachTurn(known, event -> {
			count = count.after(event.event());
			if (event.event() instanceof GameEvent.GameStarted && event.seq() != known) {
				missing.put(event.seq(), count.number());
			}
		});
		if (!missing.isEmpty()) {
			database.write(transaction -> {
				for (Map.Entry<Long, Integer> start : missing.entrySet()) {
					transaction.addStart(start.getKey(), start.getValue());
				}
			});
		}
	}

	/** When this one was written the game before it was over, or it would not have its number. */
	private GameCount countBefore(Start start) throws SQLException {
		GameCount phase = database.lastBefore(start.seq(), "phase")
				.map(began -> GameCount.NONE.after(began.event())).orElse(GameCount.NONE);
		return new GameCount(phase.phase(), start.number() - 1, true);
	}

	/** Writes the starts among these events, of the same transaction. */
	void add(List<NumberedEvent> events, JournalDatabase.Transaction transaction) throws SQLException {
		GameCount now = count;
		for (NumberedEvent event : events) {
			now = now.after(event.event());
			if (event.event() instanceof GameEvent.GameStarted) {
				transaction.addStart(event.seq(), now.number());
			}
		}
	}

	/** To be called when these events are on the disk. */
	void written(List<NumberedEvent> events) {
		events.forEach(event -> count = count.after(event.event()));
	}

	/** The last game of this journal, whose events so far are all on the disk. */
	LastGame lastGame(Grid grid) throws SQLException {
		Optional<Start> last = database.lastStart();
		if (last.isEmpty()) {
			return database.folded(GameState.initial(grid), database.events(0), Optional.empty());
		}
		long seq = last.get().seq();
		int incidents = database.lastBefore(seq, "incident")
				.map(event -> ((GameEvent.IncidentOpened) event.event()).incident().id()).orElse(0);
		SourceState source = database.lastBefore(seq, "source")
				.map(event -> ((GameEvent.SourceReported) event.event()).state()).orElse(SourceState.FOUND);
		SourceState clock = database.lastBefore(seq, "clock-source")
				.map(event -> ((GameEvent.ClockReported) event.event()).state()).orElse(SourceState.FOUND);
		Optional<String> time = database.lastTimeGivenBefore(seq)
				.flatMap(event -> ((GameEvent.GameInfo) event.event()).changed().time());
		GameState before = GameState.beforeGame(grid, countBefore(last.get()), incidents, source, clock,
				time);
		return database.folded(before, database.events(seq - 1), database.firstStart(last.get().number()));
	}

	/**
	 * Any game of this journal, up to the next one's start.
	 *
	 * @return nothing if there is no such game
	 */
	Optional<LastGame> game(int number, Grid grid) throws SQLException {
		Optional<NumberedEvent> first = database.firstStart(number);
		if (first.isEmpty()) {
			return Optional.empty();
		}
		long end = database.firstStart(number + 1).map(NumberedEvent::seq).orElse(Long.MAX_VALUE);
		GameState before = GameState.beforeGame(grid, countBefore(new Start(first.get().seq(), number)), 0,
				SourceState.FOUND, SourceState.FOUND, Optional.empty());
		return Optional.of(database.folded(before, database.eventsBetween(first.get().seq(), end), first));
	}
}

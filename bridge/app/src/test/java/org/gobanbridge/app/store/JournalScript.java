package org.gobanbridge.app.store;

import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.game.SessionSettings;
import org.gobanbridge.core.game.Setup;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;

/**
 * A short evening at a 5x5 table, always the same: two games with quiet readings between their moves. As a program it
 * journals many such evenings at once, says on standard output what was acknowledged, and halts the machine when each of
 * them has come to another one of the statements that write.
 */
final class JournalScript {
	static final Grid FIVE = Grid.of(5);
	static final SnapshotLogHeader HEADER = SnapshotLogHeader.of(SessionSettings.of(FIVE), "test");
	static final InstantSource CLOCK = InstantSource.fixed(Instant.parse("2026-11-30T10:00:00Z"));

	/** What is given to the journal in one call. */
	record Step(List<Input> inputs, List<GameEvent> events) {
	}

	private JournalScript() {
	}

	static List<Step> steps() {
		List<Step> steps = new ArrayList<>();
		steps.add(new Step(List.of(), List.of(started(0))));
		char[] board = ".".repeat(25).toCharArray();
		long t = 0;
		for (int move = 1; move <= 3; move++) {
			t = quiet(steps, board, t);
			int index = 6 + move;
			board[index] = move % 2 == 1 ? 'X' : 'O';
			t += 200;
			steps.add(new Step(List.of(reading(t, board)), List.of(new GameEvent.MovePlayed(t, move,
					move % 2 == 1 ? Color.BLACK : Color.WHITE, FIVE.point(index), List.<Point>of(), t,
					OptionalLong.empty(), false, OptionalInt.empty()))));
		}
		t += 100;
		steps.add(
				new Step(List.of(new Input.Declared(t, Declaration.WHITE_RESIGNS, Optional.empty(), Optional.empty())),
						List.of(new GameEvent.GameEnded(t, "B+R", "resigned"),
								new GameEvent.PhaseBegan(t, Phase.ENDED, "resigned"))));
		t += 100;
		steps.add(new Step(List.of(new Input.Declared(t, Declaration.NEW_GAME, Optional.empty(), Optional.empty())),
				List.of(new GameEvent.PhaseBegan(t, Phase.PREPARING, "new-game"))));
		t = quiet(steps, board, t + 100);
		steps.add(new Step(List.of(), List.of(started(t))));
		return steps;
	}

	static int eventCount() {
		return steps().stream().mapToInt(step -> step.events().size()).sum();
	}

	private static GameEvent started(long t) {
		return new GameEvent.GameStarted(t, 5, "chinese", "club", "7.5", 0, "", "", Setup.NONE, Color.BLACK);
	}

	private static long quiet(List<Step> steps, char[] board, long from) {
		long t = from;
		for (int i = 0; i < 8; i++) {
			t += 200;
			steps.add(new Step(List.of(reading(t, board)), List.of()));
		}
		return t;
	}

	private static Input reading(long t, char[] board) {
		return new Input.Reading(t, t, Snapshot.parse(FIVE, new String(board)));
	}

	/** Journals the evening and tells of every acknowledged event; returns how many statements wrote. */
	static int play(Path folder, IntConsumer afterWrite, LongConsumer acknowledged) {
		int[] writes = {0};
		try (Journal journal = Journal.open(folder, HEADER, CLOCK, () -> afterWrite.accept(++writes[0]))) {
			for (Step step : steps()) {
				journal.append(step.inputs(), step.events()).forEach(event -> acknowledged.accept(event.seq()));
			}
		}
		return writes[0];
	}

	/**
	 * Plays one evening in each folder {@code 1}, {@code 2} …; the n-th stops for ever after its n-th write. When all have
	 * stopped, the machine is halted.
	 *
	 * @param args
	 *            where the folders are to be, and how many
	 */
	public static void main(String[] args) throws InterruptedException {
		int evenings = Integer.parseInt(args[1]);
		CountDownLatch stopped = new CountDownLatch(evenings);
		for (int n = 1; n <= evenings; n++) {
			int evening = n;
			Thread.ofPlatform().daemon().start(() -> play(Path.of(args[0], Integer.toString(evening)), write -> {
				if (write == evening) {
					stopped.countDown();
					while (true) {
						LockSupport.park(stopped);
					}
				}
			}, seq -> System.out.println(evening + " acknowledged " + seq)));
		}
		stopped.await();
		System.out.flush();
		Runtime.getRuntime().halt(9);
	}
}

package org.gobanbridge.app.prove;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gobanbridge.app.live.LiveSettings;
import org.gobanbridge.app.run.Bridge;
import org.gobanbridge.app.run.BridgeSettings;
import org.gobanbridge.app.run.DemoGame;
import org.gobanbridge.app.run.LogTime;
import org.gobanbridge.app.run.SimulatedTable;
import org.gobanbridge.app.store.IncidentReaders;
import org.gobanbridge.app.store.Journal;
import org.gobanbridge.app.store.NumberedEvent;
import org.gobanbridge.app.store.Program;
import org.gobanbridge.app.store.SnapshotLogHeader;
import org.gobanbridge.core.game.GameEvent.Announced;
import org.gobanbridge.core.game.GameEvent.ClockSet;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.drivers.simulated.Injection;
import org.gobanbridge.drivers.simulated.Injections;
import org.gobanbridge.drivers.simulated.SimulatedGame;

/**
 * The time of two reserved minutes is called at its seconds, in real time and through everything that runs at a board: the
 * bytes of the simulated board, the driver, the game thread, the journal. A call counts as made when it is on the disk.
 */
public final class CallsProof implements Proof {
	private static final String TIME = "reserved 2m 2";
	private static final int MOVE = 6;
	private static final long PROMISED_MILLIS = 50;
	private static final long LONGEST_MILLIS = 240_000;
	private static final long GLANCE_MILLIS = 20;
	private static final List<String> EXPECTED = Stream
			.of(Stream.of("30s", "40s", "50s", "55s", "58s", "periods-left:1", "30s", "40s", "50s"),
					IntStream.rangeClosed(1, 9).mapToObj(String::valueOf), Stream.of("time-out"))
			.flatMap(keys -> keys).toList();

	/** A moment by the log and by the computer's clock, in ms. */
	private record Moment(long log, long wall) {
	}

	/** A call, when it was due and when it was made, in ms since the turn began. */
	private record Made(String key, long due, long made) {
		long late() {
			return made - due;
		}
	}

	@Override
	public String name() {
		return "calls";
	}

	@Override
	public String about() {
		return "the time of two reserved minutes is called within " + PROMISED_MILLIS + " ms, in real time";
	}

	@Override
	public boolean run(PrintWriter out, Material material) throws IOException {
		Path folder = Files.createTempDirectory("goban-calls-");
		try {
			out.println("a player at the simulated table thinks for two reserved minutes; this takes three");
			out.flush();
			return print(out, play(folder, material.seed()));
		} finally {
			Folders.delete(folder);
		}
	}

	private static List<Made> play(Path folder, long seed) {
		SimulatedGame game = DemoGame.game().withTime(Optional.of(TIME));
		SimulatedTable table = new SimulatedTable(List.of(game), 1, seed,
				new Injections(List.of(Injection.parse("time-out@" + MOVE)), LostTurns.in(game)));
		CompletableFuture<LogTime> time = new CompletableFuture<>();
		BridgeSettings settings = new BridgeSettings(table.settings(), "simulated", folder,
				LiveSettings.of("127.0.0.1", 0, IncidentReaders.ALL), Program.NAME);
		Moment anchor;
		try (Bridge bridge = Bridge.open(settings, table::driver, begins -> {
			// as at a real board: a simulated table is slow on a slow computer, and its time with it
			time.complete(LogTime.from(begins));
			return time.join();
		}, line -> {
		})) {
			table.watchedBy(bridge);
			bridge.start();
			await(bridge, CallsProof::isBegun);
			anchor = nextMoment(time.join());
			await(bridge, CallsProof::isOut);
		}
		return calls(folder, table, anchor);
	}

	private interface Wanted {
		boolean in(GameState state);
	}

	/** The turn in which nobody moves has begun. */
	private static boolean isBegun(GameState state) {
		return state.moves().size() == MOVE - 1;
	}

	private static boolean isOut(GameState state) {
		return state.openIncidents().stream().anyMatch(incident -> incident.kind() == IncidentKind.TIME_OUT);
	}

	private static void await(Bridge bridge, Wanted wanted) {
		long end = System.nanoTime() + LONGEST_MILLIS * 1_000_000;
		while (!wanted.in(bridge.state()) && System.nanoTime() < end) {
			try {
				Thread.sleep(GLANCE_MILLIS);
			} catch (InterruptedException e) {
				Thread.currentThread().interrupt();
				return;
			}
		}
	}

	/** The moment at which the time of the log goes on. */
	private static Moment nextMoment(LogTime time) {
		long before = time.now();
		while (time.now() == before) {
			Thread.onSpinWait();
		}
		return new Moment(time.now(), Clock.systemUTC().millis());
	}

	private static List<Made> calls(Path folder, SimulatedTable table, Moment anchor) {
		List<Made> made = new ArrayList<>();
		long began = 0;
		try (Journal journal = Journal.open(folder, SnapshotLogHeader.of(table.settings(), "simulated"),
				Clock.systemUTC())) {
			for (NumberedEvent numbered : journal.events()) {
				if (numbered.event() instanceof ClockSet clock && clock.since().isPresent()) {
					began = clock.since().getAsLong();
				}
				if (numbered.event() instanceof Announced call) {
					long wall = journal.written(numbered.seq()).map(Instant::toEpochMilli).orElse(0L);
					made.add(new Made(call.key(), call.t() - began, wall - anchor.wall() + anchor.log() - began));
				}
			}
		}
		return made;
	}

	private static boolean print(PrintWriter out, List<Made> calls) {
		out.printf(Locale.ROOT, "%-16s %10s %10s %8s%n", "call", "due", "made", "late");
		calls.forEach(call -> out.printf(Locale.ROOT, "%-16s %8.3f s %8.3f s %5d ms%n", call.key(),
				call.due() / 1e3, call.made() / 1e3, call.late()));
		long worst = calls.stream().mapToLong(call -> Math.abs(call.late())).max().orElse(0);
		boolean all = calls.stream().map(Made::key).toList().equals(EXPECTED);
		out.printf(Locale.ROOT, "%d calls%s; the worst is %d ms off its second, promised are %d%n", calls.size(),
				all ? "" : " and not those that are due", worst, PROMISED_MILLIS);
		return all && worst <= PROMISED_MILLIS;
	}
}

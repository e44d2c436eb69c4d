package org.gobanbridge.app.prove;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import org.gobanbridge.app.live.LiveSettings;
import org.gobanbridge.app.run.Bridge;
import org.gobanbridge.app.run.BridgeSettings;
import org.gobanbridge.app.run.DemoGame;
import org.gobanbridge.app.run.LogTime;
import org.gobanbridge.app.run.PressFigures;
import org.gobanbridge.app.run.SimulatedTable;
import org.gobanbridge.app.store.IncidentReaders;
import org.gobanbridge.app.store.Journal;
import org.gobanbridge.app.store.NumberedEvent;
import org.gobanbridge.app.store.PolicyFiles;
import org.gobanbridge.app.store.Program;
import org.gobanbridge.app.store.SnapshotLogHeader;
import org.gobanbridge.core.board.ClockKey;
import org.gobanbridge.core.board.PressOutcome;
import org.gobanbridge.core.game.ClockUse;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.KeyPress;
import org.gobanbridge.core.game.SessionSettings;
import org.gobanbridge.core.policy.LeverAfter;
import org.gobanbridge.core.policy.MoveComplete;
import org.gobanbridge.core.policy.Policy;
import org.gobanbridge.core.time.CallSchedule;
import org.gobanbridge.drivers.clock.ClockWiring;
import org.gobanbridge.drivers.clock.GpioClock;
import org.gobanbridge.drivers.clock.Mechanism;
import org.gobanbridge.drivers.clock.MemoryLines;
import org.gobanbridge.drivers.clock.PulseTiming;
import org.gobanbridge.drivers.simulated.SimulatedGame;
import org.gobanbridge.drivers.simulated.TrueMove;
import org.gobanbridge.rules.Color;

/**
 * Whole games at the simulated table, through everything that runs at a board, the journal on the disk among it: the
 * bridge presses the clock once for each turn, not before the turn is complete by the policy, and for nothing else but to
 * stop it when the game is over. How soon after the event is in the journal the key goes down is measured apart from how
 * long the event took to get there.
 */
public final class PressesProof implements Proof {
	private static final String TIME = "byoyomi 2h 5x60s";
	private static final double SPEED = 30;
	/** From the journal to the key. */
	private static final long PROMISED_MICROS = 20_000;
	private static final PulseTiming TIMING = new PulseTiming(2, 2, 0, 50);
	private static final ClockWiring WIRING = ClockWiring.pressing(0, 1, 2).reading(3, 4, 5);
	private static final long LAST_PRESS_MILLIS = 3_000;
	private static final long GLANCE_MILLIS = 5;

	@Override
	public String name() {
		return "presses";
	}

	@Override
	public String about() {
		return "the bridge presses the clock once for each turn, when it is complete, and within 20 ms";
	}

	@Override
	public boolean run(PrintWriter out, Material material) throws IOException {
		List<Policy> policies = PolicyFiles.POLICIES.all();
		out.println(policies.size() + " games of " + DemoGame.game().moves().size()
				+ " moves at the simulated table, " + (int) SPEED
				+ " times as fast as people; this takes some minutes");
		out.printf(Locale.ROOT, "%-16s %6s %9s %6s %6s %8s %6s %6s%n", "policy", "turns", "answered", "right",
				"wrong", "missing", "early", "stops");
		PressFigures all = new PressFigures();
		boolean sound = true;
		long seed = material.seed();
		for (Policy policy : policies) {
			Outcome outcome = play(policy, seed++, SPEED, DemoGame.game().moves().size());
			outcome.print(out);
			outcome.presses().forEach(all::add);
			sound &= outcome.isSound();
		}
		out.println(all.line());
		long late = all.laterThan(PROMISED_MICROS);
		out.println(late + " keys went down later than " + PROMISED_MICROS / 1_000
				+ " ms after what they answer was in the journal");
		return sound && late == 0;
	}

	/** A key going down, by the time of the log in ms. */
	private record Down(ClockKey key, long t) {
	}

	/**
	 * So many moves of the game are played.
	 *
	 * @param speed
	 *            how much faster than people
	 */
	static Outcome play(Policy policy, long seed, double speed, int moves) throws IOException {
		Path folder = Files.createTempDirectory("goban-presses-");
		try {
			SimulatedTable table = new SimulatedTable(List.of(game(policy, moves)), speed, seed);
			MemoryLines lines = new MemoryLines();
			Mechanism mechanism = new Mechanism(WIRING, lines, System::nanoTime, 0);
			List<Down> downs = new ArrayList<>();
			CompletableFuture<LogTime> time = new CompletableFuture<>();
			lines.watchedBy((line, high) -> {
				if (high) {
					downs.add(new Down(key(line), time.join().now()));
				}
			});
			play(folder, table, new GpioClock(WIRING, lines, TIMING, System::nanoTime), time, mechanism);
			return new Outcome(policy, table.schedule().moves(), events(folder, table), List.copyOf(downs),
					mechanism.taken());
		} finally {
			Folders.delete(folder);
		}
	}

	private static SimulatedGame game(Policy policy, int moves) {
		SimulatedGame whole = DemoGame.game().withTime(Optional.of(TIME));
		return new SimulatedGame(whole.grid(), whole.setup(), whole.toPlay(), whole.moves().subList(0, moves),
				whole.details().withPolicy(Optional.of(policy.name())), whole.result(), whole.count());
	}

	private static ClockKey key(int line) {
		return WIRING.keys().entrySet().stream().filter(entry -> entry.getValue() == line)
				.map(Map.Entry::getKey).findFirst().orElseThrow();
	}

	private static void play(Path folder, SimulatedTable table, GpioClock clock, CompletableFuture<LogTime> time,
			Mechanism mechanism) {
		SessionSettings session = table.settings().withClock(ClockUse.PRESS, CallSchedule.USUAL);
		BridgeSettings settings = new BridgeSettings(session, "simulated", folder,
				LiveSettings.of("127.0.0.1", 0, IncidentReaders.ALL), Program.NAME);
		try (Bridge bridge = Bridge.open(settings, table::driver, clock, begins -> {
			time.complete(table.logTime(begins));
			return time.join();
		}, line -> {
		})) {
			table.watchedBy(bridge);
			bridge.start();
			table.over().join();
			awaitStop(mechanism);
			await(bridge::isSettled);
		}
	}

	/** The last key is that which stops the clock. */
	private static void awaitStop(Mechanism mechanism) {
		await(() -> mechanism.taken().contains(ClockKey.PAUSE));
		await(() -> false, 10 * (TIMING.length() + TIMING.gap()));
	}

	private interface Condition {
		boolean holds();
	}

	private static void await(Condition condition) {
		await(condition, LAST_PRESS_MILLIS);
	}

	private static void await(Condition condition, long millis) {
		long end = System.nanoTime() + millis * 1_000_000;
		while (!condition.holds() && System.nanoTime() < end) {
			try {
				Thread.sleep(GLANCE_MILLIS);
			} catch (InterruptedException e) {
				Thread.currentThread().interrupt();
				return;
			}
		}
	}

	private static List<GameEvent> events(Path folder, SimulatedTable table) {
		try (Journal journal = Journal.open(folder, SnapshotLogHeader.of(table.settings(), "simulated"),
				Clock.systemUTC())) {
			return journal.events().stream().map(NumberedEvent::event).toList();
		}
	}

	/**
	 * What was played, and what became of the clock. A turn that was understood only together with its answer, was complete
	 * only then, or was answered while a key was still held, needs no key any more, nor does the answer: the clock is where
	 * it was.
	 *
	 * @param events
	 *            of the journal
	 * @param downs
	 *            as the keys went down
	 * @param taken
	 *            as the clock took them
	 */
	record Outcome(Policy policy, List<TrueMove> moves, List<GameEvent> events, List<Down> downs,
			List<ClockKey> taken) {

		private static ClockKey key(Color color) {
			return color == Color.BLACK ? ClockKey.BLACK : ClockKey.WHITE;
		}

		private boolean waitsForCaptures() {
			return policy.leverAfter() == LeverAfter.CAPTURES || policy.moveComplete() == MoveComplete.CAPTURES_OFF;
		}

		List<KeyPress> presses() {
			return events.stream().filter(GameEvent.KeyPressed.class::isInstance)
					.map(event -> ((GameEvent.KeyPressed) event).press()).toList();
		}

		/** The turns that need a key, in order. */
		private List<TrueMove> due() {
			Due due = new Due(moves);
			for (int n = 0; n < events.size(); n++) {
				switch (events.get(n)) {
					case GameEvent.MovePlayed move ->
						due.turn(move.number(), !waitsForCaptures() || move.captured().isEmpty());
					case GameEvent.Passed pass -> due.turn(pass.number(), true);
					case GameEvent.CapturesCleared off -> due.complete(off.number());
					case GameEvent.KeyPressed pressed -> due.pressed(pressed.press().outcome().isTaken());
					default -> {
					}
				}
				if (n + 1 == events.size() || events.get(n + 1).t() > events.get(n).t()) {
					due.look();
				}
			}
			return due.turns;
		}

		private boolean isPressed(TrueMove move) {
			return presses().stream().filter(press -> press.outcome().isTaken() && press.turn() == move.number()
					&& press.key() == key(move.move().color())).count() == 1;
		}

		long right() {
			return due().stream().filter(this::isPressed).count();
		}

		long missing() {
			return due().size() - right();
		}

		/** What went down on the clock and was not for a turn, once, or to stop it. */
		long wrong() {
			return downs.size() - right() - stops();
		}

		long stops() {
			return downs.stream().filter(down -> down.key() == ClockKey.PAUSE).count();
		}

		/** Turns whose stone was pushed on after it had been understood: what it captured is known only then. */
		private Set<Integer> pushed() {
			return events.stream().filter(GameEvent.Revision.class::isInstance)
					.map(event -> ((GameEvent.Revision) event).from()).collect(Collectors.toSet());
		}

		/** Keys that went down before the stone lay there, or its captured stones were off. */
		long early() {
			List<Down> sides = downs.stream().filter(down -> down.key().isSide()).toList();
			List<TrueMove> due = due();
			long early = 0;
			for (int n = 0; n < Math.min(sides.size(), due.size()); n++) {
				TrueMove move = due.get(n);
				boolean waits = waitsForCaptures() && !move.captured().isEmpty()
						&& !pushed().contains(move.number());
				early += sides.get(n).t() < (waits ? move.settled() : move.t()) ? 1 : 0;
			}
			return early;
		}

		/** Whether the clock took the keys of the turns in their order, and what the journal has of it is true. */
		boolean isSound() {
			List<ClockKey> wanted = new ArrayList<>(due().stream().map(move -> key(move.move().color())).toList());
			wanted.add(ClockKey.PAUSE);
			return missing() == 0 && wrong() == 0 && early() == 0 && taken.equals(wanted)
					&& presses().stream().filter(press -> press.outcome() != PressOutcome.OUTDATED).map(KeyPress::key)
							.toList().equals(wanted);
		}

		void print(PrintWriter out) {
			out.printf(Locale.ROOT, "%-16s %6d %9d %6d %6d %8d %6d %6d%n", policy.name(), moves.size(),
					moves.size() - due().size(), right(), wrong(), missing(), early(), stops());
			out.flush();
		}
	}

	/** Follows the game as the journal tells it, one key at a time. */
	private static final class Due {
		private final List<TrueMove> moves;
		private final List<TrueMove> turns = new ArrayList<>();
		private final Set<Integer> complete = new HashSet<>();
		private Optional<Color> runs = Optional.empty();
		private Optional<Color> before = Optional.empty();
		private int turn;
		private boolean inHand;

		Due(List<TrueMove> moves) {
			this.moves = moves;
		}

		void turn(int number, boolean isComplete) {
			turn = number;
			if (isComplete) {
				complete(number);
			}
		}

		void complete(int number) {
			complete.add(number);
		}

		/** A key has been let go, or was withdrawn before it went down, when the turn that it was for was answered. */
		void pressed(boolean taken) {
			look();
			if (!taken && inHand && !turns.isEmpty()) {
				turns.removeLast();
				runs = before;
			}
			inHand = false;
		}

		void look() {
			if (turn == 0 || inHand) {
				return;
			}
			Color mover = moves.get(turn - 1).move().color();
			Optional<Color> next = Optional.of(complete.contains(turn) ? mover.opponent() : mover);
			if (!runs.equals(next)) {
				turns.add(moves.get(turn - 1));
				before = runs;
				runs = next;
				inHand = true;
			}
		}
	}
}

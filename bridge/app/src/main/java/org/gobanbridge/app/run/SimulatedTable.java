package org.gobanbridge.app.run;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongFunction;
import org.gobanbridge.core.board.BoardDevice;
import org.gobanbridge.core.board.ClockKey;
import org.gobanbridge.core.board.Lever;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.game.SessionSettings;
import org.gobanbridge.core.incident.RecordsPart;
import org.gobanbridge.drivers.BoardSettings;
import org.gobanbridge.drivers.clock.Mechanism;
import org.gobanbridge.drivers.serial.SerialBoard;
import org.gobanbridge.drivers.serial.SerialTiming;
import org.gobanbridge.drivers.simulated.Faults;
import org.gobanbridge.drivers.simulated.FaultyLink;
import org.gobanbridge.drivers.simulated.Injections;
import org.gobanbridge.drivers.simulated.Players;
import org.gobanbridge.drivers.simulated.Schedule;
import org.gobanbridge.drivers.simulated.SensorBoardSpec;
import org.gobanbridge.drivers.simulated.SimulatedGame;
import org.gobanbridge.drivers.simulated.SimulatedPorts;
import org.gobanbridge.drivers.simulated.SimulatedSensorBoard;
import org.gobanbridge.drivers.simulated.SimulationOptions;
import org.gobanbridge.drivers.simulated.Table;
import org.gobanbridge.drivers.simulated.TableTime;
import org.gobanbridge.drivers.simulated.TableTop;
import org.gobanbridge.drivers.simulated.TrueMove;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;

/**
 * Two people who play games at a table with a sensor board, hands over the board and all, and the wire to the board: it
 * delivers the real bytes in random pieces, and loses, breaks, repeats and garbles some of the frames. The real driver
 * reads it.
 * <p>
 * Board, driver and game share one clock, which runs at any speed and never ahead of the bridge: before the board scans
 * again, everything it has sent before must have been dealt with. So a record does not depend on how quick the computer
 * is; one that is too slow makes the table slow.
 * <p>
 * While a referee has interrupted the game, or ended it, the people wait as they are. At a table that is laid again they may go on with
 * a game that was recorded there before.
 */
public final class SimulatedTable {
	private static final String PORT = "the simulated table";
	private static final String SERIAL_NUMBER = "1835";
	/** Of each ten thousand readings of a point by one scan three are wrong; the board's debouncing hides most. */
	private static final double MISREAD = 0.0003;
	private static final Faults WIRE = new Faults((byte) 0, 40, 0.005, 0.005, 0.005, 0.005);
	private static final double NUDGES = 0.03;

	private final Schedule schedule;
	private final double speed;
	private final Optional<Mechanism> clock;
	private final Time time = new Time();
	private final SimulatedPorts ports;
	private final CompletableFuture<Void> over = new CompletableFuture<>();
	private volatile Optional<Bridge> bridge = Optional.empty();
	/** Where in their schedule the people are ahead of the table, for they began later in it; or behind, having waited. */
	private long ahead;
	private int said;
	/** Whether the people themselves have interrupted their game. */
	private boolean theirRest;

	/**
	 * Lays the table; time there begins when a driver opens the port of the board.
	 *
	 * @param games
	 *            one after another, all of one size
	 * @param speed
	 *            how many seconds pass at the table in one second
	 * @param seed
	 *            of all chance: how people move, what is misread, what the wire does
	 */
	public SimulatedTable(List<SimulatedGame> games, double speed, long seed) {
		this(games, speed, seed, Injections.NONE);
	}

	/**
	 * The same, where something goes wrong.
	 *
	 * @throws IllegalArgumentException
	 *             if it cannot go wrong in the first of these games, with the reason
	 */
	public SimulatedTable(List<SimulatedGame> games, double speed, long seed, Injections injections) {
		this(games, speed, seed, injections, Optional.empty());
	}

	/**
	 * The same with a clock beside the board, whose sides the people press when they have moved.
	 *
	 * @param clock
	 *            empty = they press none
	 * @throws IllegalArgumentException
	 *             as above
	 */
	public SimulatedTable(List<SimulatedGame> games, double speed, long seed, Injections injections,
			Optional<Mechanism> clock) {
		this.speed = speed;
		this.clock = clock;
		this.schedule = Players.play(games, SimulationOptions.DEFAULT.withSeed(seed).withHands(true)
				.withNudges(NUDGES).withLevers(clock.isPresent()), injections);
		this.ports = new SimulatedPorts(link -> new FaultyLink(link, WIRE, seed));
		ports.plug(PORT, new SimulatedSensorBoard(new People(new TableTop(schedule, true)),
				SensorBoardSpec.usual(SERIAL_NUMBER).misreading(MISREAD), time, seed));
	}

	/** What truly happens at this table. */
	public Schedule schedule() {
		return schedule;
	}

	/** What a bridge at this table is to know of it. */
	public SessionSettings settings() {
		return schedule.settings();
	}

	/** A driver for the board, not started. */
	public BoardDevice driver() {
		return new SerialBoard(BoardSettings.Serial.onPort(PORT, schedule.grid().size()), ports, SerialTiming.USUAL,
				() -> time.millis() * 1_000_000);
	}

	/** The time of a log that is at {@code begins} when the table is laid. */
	public LogTime logTime(long begins) {
		return LogTime.at(time, begins, speed);
	}

	/** This bridge hears what the people say, and is waited for. */
	public void watchedBy(Bridge watching) {
		bridge = Optional.of(watching);
	}

	/**
	 * The board is laid as it lay after the turns that are recorded of the running game, and the people go on from there; to be
	 * called before a driver opens the port.
	 *
	 * @return whether they can: these are the first turns of their first game, and it has not ended
	 */
	public boolean goOnFrom(GameState recorded) {
		List<Move> turns = recorded.moves().stream().map(RecordedMove::move).toList();
		List<TrueMove> theirs = schedule.moves().stream().filter(move -> move.game() == 1).limit(turns.size()).toList();
		boolean asRecorded = recorded.phase().isRunning() && recorded.edits().isEmpty() && !turns.isEmpty()
				&& theirs.stream().map(TrueMove::move).toList().equals(turns);
		if (asRecorded) {
			ahead = theirs.getLast().settled();
			said = (int) schedule.words().stream().filter(word -> word.t() <= ahead).count();
		}
		return asRecorded;
	}

	/** Completes when the people have gone. */
	public CompletableFuture<Void> over() {
		return over;
	}

	/** Everything that so much more time brings about; on the thread of the board. */
	private void moved(long step) {
		bridge.ifPresent(watching -> {
			if (isInterrupted(watching.state())) {
				ahead -= step;
			}
			List<Input> words = schedule.words();
			while (said < words.size() && words.get(said).t() <= time.millis() + ahead) {
				say(watching, words.get(said++));
			}
			watching.lookIfDue();
		});
		if (time.millis() + ahead >= schedule.end()) {
			over.complete(null);
		}
	}

	/** Whether somebody else than the people themselves has interrupted their game, or ended it by a ruling. */
	private boolean isInterrupted(GameState state) {
		boolean ruled = state.phase() == Phase.ENDED
				&& state.ruledOn().stream().anyMatch(ruling -> ruling.meaning().record() == RecordsPart.ENDS);
		return ruled || state.phase().rests() && !theirRest;
	}

	private void say(Bridge watching, Input word) {
		if (word instanceof Input.LeverPressed pressed) {
			clock.ifPresent(one -> one.press(pressed.lever() == Lever.BLACK ? ClockKey.BLACK : ClockKey.WHITE));
			return;
		}
		if (word instanceof Input.Declared declared) {
			theirRest = declared.declaration() == Declaration.ADJOURN || declared.declaration() == Declaration.PAUSE;
		}
		watching.tell(at(word));
	}

	private static LongFunction<Input> at(Input word) {
		return switch (word) {
			case Input.Declared said -> t -> new Input.Declared(t, said.declaration(), said.toPlay(), said.by());
			case Input.DetailsGiven given -> t -> new Input.DetailsGiven(t, given.details());
			default -> throw new IllegalArgumentException("people at a simulated table do not say " + word);
		};
	}

	private boolean isFollowed() {
		return ports.isQuiet() && bridge.map(Bridge::isSettled).orElse(true);
	}

	/** What the people have made of the table; on the thread of the board. */
	private final class People implements Table {
		private final Table table;

		People(Table table) {
			this.table = table;
		}

		@Override
		public Grid grid() {
			return table.grid();
		}

		@Override
		public Snapshot look(long millis) {
			return table.look(millis + ahead);
		}
	}

	/** Moves only when the board waits for its next scan. */
	private final class Time implements TableTime {
		private static final long LONGEST_WAIT_NANOS = TimeUnit.SECONDS.toNanos(2);
		private static final long GLANCE_NANOS = 20_000;
		/** How much of a delay is made good. */
		private static final long MOST_BEHIND_NANOS = TimeUnit.MILLISECONDS.toNanos(50);

		private volatile long now;
		private long due = System.nanoTime();

		@Override
		public long millis() {
			return now;
		}

		@Override
		public void await(long millis) throws InterruptedException {
			long step = Math.max(1, millis - now);
			due = Math.max(due + (long) (step * 1e6 / speed), System.nanoTime() - MOST_BEHIND_NANOS);
			long patience = System.nanoTime() + LONGEST_WAIT_NANOS;
			for (long wait = due - System.nanoTime(); wait > 0; wait = due - System.nanoTime()) {
				park(wait);
			}
			while (!isFollowed() && System.nanoTime() < patience) {
				park(GLANCE_NANOS);
			}
			now += step;
			moved(step);
		}

		private static void park(long nanos) throws InterruptedException {
			LockSupport.parkNanos(nanos);
			if (Thread.interrupted()) {
				throw new InterruptedException();
			}
		}
	}
}

package org.gobanbridge.app.run;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import org.gobanbridge.app.store.NumberedEvent;
import org.gobanbridge.app.store.PolicyFiles;
import org.gobanbridge.core.board.BoardReport;
import org.gobanbridge.core.board.ClockAbility;
import org.gobanbridge.core.board.ClockDevice;
import org.gobanbridge.core.board.ClockKey;
import org.gobanbridge.core.board.ClockReport;
import org.gobanbridge.core.board.Lever;
import org.gobanbridge.core.board.PressOutcome;
import org.gobanbridge.core.board.SourceState;
import org.gobanbridge.core.game.ClockOrder;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.KeyPress;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.game.TableClock;
import org.gobanbridge.rules.Color;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The hand on the clock of a table: what the clock tells becomes inputs of the game, and where the bridge presses the
 * clock, it is pressed as soon as the journal holds what asks for it. What is to be is {@link ClockOrder}'s word; one key
 * is pressed at a time, what is no longer true is withdrawn, and what went wrong is told and left to people until the
 * clock is to do something else. Any thread may use it.
 */
final class ClockHand implements Audience, AutoCloseable {
	private static final Logger LOG = LoggerFactory.getLogger(ClockHand.class);

	private final ClockDevice device;
	private final boolean presses;
	private final boolean mayPause;
	/** Whether the clock's lever moves its time on by itself; else it only tells. */
	private final boolean leverActs;
	private final Consumer<String> lines;
	private Optional<GameLoop> loop = Optional.empty();
	private ClockOrder order;
	private TableClock clock;
	private int game;
	/** After a restart what people do to the clock is not known until the game goes on. */
	private boolean resting;
	private final Optional<KeyPress> forgotten;
	private Optional<Pending> pending = Optional.empty();
	/** What is wanted could not be done, or people have done what they like: it is left to them until something else is. */
	private boolean left;
	/** The clock came back after the press that waits was asked for: if that failed, it may be made now. */
	private boolean foundSince;
	/** When what is being told was on the disk, and how long that took, in nanoseconds. */
	private long written = System.nanoTime();
	private long commit;
	private PressFigures figures = new PressFigures();

	/** A press that was asked for, and what had been written before, in nanoseconds. */
	private record Pending(long number, ClockKey key, Optional<Color> runs, int turn, long sinceWritten, long commit) {
		KeyPress ended(ClockReport.PressEnded report) {
			return new KeyPress(key, report.outcome(), turn, sinceWritten / 1_000 + report.waitedMicros(),
					commit / 1_000, report.detail());
		}
	}

	/**
	 * @param presses
	 *            whether the bridge presses the clock of this table
	 * @param state
	 *            as the journal left it
	 * @param lines
	 *            takes a line for each thing that happens, for people; must not wait
	 */
	ClockHand(ClockDevice device, boolean presses, GameState state, Consumer<String> lines) {
		this.device = device;
		this.presses = presses && device.abilities().contains(ClockAbility.PRESS);
		this.mayPause = device.abilities().contains(ClockAbility.PAUSE);
		this.leverActs = !device.abilities().contains(ClockAbility.SHOW);
		this.lines = lines;
		this.order = ClockOrder.of(state, PolicyFiles.POLICIES);
		this.game = state.gameNumber();
		this.resting = state.phase().isRunning();
		TableClock pressed = state.tableClock();
		this.forgotten = this.presses && order.runs().isPresent() && (pressed.sure() || pressed.turn() < order.turn())
				? order.next(pressed, mayPause).map(key -> KeyPress.forgotten(key, order.turn()))
				: Optional.empty();
		this.clock = new TableClock(order.runs().or(pressed::runs), true, pressed.paused(), pressed.turn());
	}

	/** The clock begins to work; what it tells goes to this loop, which runs. */
	void start(GameLoop running) {
		synchronized (this) {
			loop = Optional.of(running);
		}
		forgotten.ifPresent(press -> running.tell(t -> new Input.KeyPressed(t, press)));
		if (presses && resting) {
			lines.accept("the clock on the table is left as it is until the game goes on"
					+ (clock.paused() ? "; the bridge has paused it, and lets it go on then" : ""));
		}
		device.start(this::take);
	}

	@Override
	public synchronized void written(long tookNanos) {
		written = System.nanoTime();
		commit = tookNanos;
	}

	@Override
	public synchronized void hear(List<NumberedEvent> events, GameState state) {
		if (!presses) {
			return;
		}
		if (state.gameNumber() != game) {
			game = state.gameNumber();
			clock = TableClock.STANDING;
			resting = false;
		}
		ClockOrder wanted = ClockOrder.of(state, PolicyFiles.POLICIES);
		boolean changed = !wanted.runs().equals(order.runs());
		order = wanted;
		resting &= order.runs().isEmpty();
		if (changed && !resting) {
			left = false;
			if (order.runs().isEmpty() && !mayPause && state.phase() != Phase.ENDED) {
				lines.accept("the clock has no pause key that the bridge can press; stop it by hand");
			}
		}
		act();
		events.forEach(event -> note(event.event()));
	}

	/** Whose time is to run on a clock that the bridge presses. */
	static Optional<Color> runs(GameState state) {
		return ClockOrder.of(state, PolicyFiles.POLICIES).runs();
	}

	/** At the end of a game is said how the presses went. */
	private void note(GameEvent event) {
		if (event instanceof GameEvent.GameEnded && !figures.isEmpty()) {
			String line = figures.line();
			lines.accept(line);
			LOG.info("{}", line);
			figures = new PressFigures();
		}
	}

	private void act() {
		if (resting) {
			return;
		}
		Optional<ClockKey> next = order.next(clock, mayPause);
		if (pending.isPresent()) {
			if (!next.equals(pending.map(Pending::key))) {
				device.withdraw();
			}
		} else if (next.isPresent() && !left) {
			long since = System.nanoTime() - written;
			foundSince = false;
			pending = Optional.of(new Pending(device.press(next.get()), next.get(), order.runs(), order.turn(),
					since, commit));
		}
	}

	private void take(ClockReport report) {
		switch (report) {
			case ClockReport.LeverWent lever -> lever(lever);
			case ClockReport.PressEnded ended -> ended(ended);
			case ClockReport.SourceChanged changed -> source(changed);
			case ClockReport.Beeped beeped -> {
			}
			case ClockReport.LampChanged lamp -> {
			}
		}
	}

	private void lever(ClockReport.LeverWent went) {
		if (went.own()) {
			return;
		}
		Optional<KeyPress> byHand = Optional.empty();
		synchronized (this) {
			boolean isSide = went.lever() == Lever.BLACK || went.lever() == Lever.WHITE;
			if (leverActs && isSide) {
				KeyPress press = KeyPress.byHand(went.lever() == Lever.BLACK ? ClockKey.BLACK : ClockKey.WHITE,
						order.turn());
				clock = clock.after(press);
				left = true;
				byHand = Optional.of(press).filter(known -> presses);
			}
		}
		loop().report(new BoardReport.LeverPressed(went.lever(), went.ageMillis()));
		byHand.ifPresent(press -> loop().tell(t -> new Input.KeyPressed(t, press)));
	}

	private void ended(ClockReport.PressEnded report) {
		KeyPress press;
		synchronized (this) {
			Optional<Pending> asked = pending.filter(one -> one.number() == report.number());
			if (asked.isEmpty()) {
				return;
			}
			press = asked.get().ended(report);
			pending = Optional.empty();
			clock = clock.after(press);
			left |= hasFailed(press.outcome()) && order.runs().equals(asked.get().runs()) && !foundSince;
			figures.add(press);
			written = System.nanoTime();
			commit = 0;
			act();
		}
		loop().tell(t -> new Input.KeyPressed(t, press));
	}

	/** Whether it is of no use to press again. */
	private static boolean hasFailed(PressOutcome outcome) {
		return !outcome.isTaken() && outcome != PressOutcome.OUTDATED && outcome != PressOutcome.REPEATED;
	}

	private void source(ClockReport.SourceChanged changed) {
		boolean found = changed.state() == SourceState.FOUND;
		lines.accept((found ? "the clock is here: " : "no clock: ") + changed.detail());
		LOG.info("{}: {}", found ? "the clock is here" : "no clock", changed.detail());
		synchronized (this) {
			boolean still = order.next(clock, mayPause).filter(ClockKey::isSide).isPresent();
			foundSince = found && still;
			if (found && left && still && !clock.sure()) {
				left = false;
				written = System.nanoTime();
				commit = 0;
				act();
			}
		}
		LongFunction<Input> input = t -> new Input.ClockChanged(t, changed.state());
		loop().tell(input);
	}

	private synchronized GameLoop loop() {
		return loop.orElseThrow();
	}

	/** Lets every key go. */
	@Override
	public void close() {
		device.close();
	}
}

package org.gobanbridge.app.run;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.gobanbridge.app.store.NumberedEvent;
import org.gobanbridge.core.board.ClockDevice;
import org.gobanbridge.core.board.ClockFace;
import org.gobanbridge.core.game.GameEvent.ClockSet;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.time.TimeControl;
import org.gobanbridge.core.time.TimeLeft;
import org.gobanbridge.rules.Color;

/**
 * Lets a clock that can show times show those of the game: what is left of the main time, or of the period. The clock
 * counts down by itself; it is told again when the time is set, and when it cannot know that another period begins.
 */
final class ClockDisplay implements Audience, AutoCloseable {
	private static final long LOOK_MILLIS = 250;
	/** A clock that shows seconds may be so far off before it is put right. */
	private static final long MOST_OFF_MILLIS = 900;

	private final ClockDevice device;
	private final LogTime time;
	private final Function<GameState, Optional<Color>> running;
	private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(task -> {
		Thread thread = new Thread(task, "goban-clock-display");
		thread.setDaemon(true);
		return thread;
	});
	private Optional<GameState> state = Optional.empty();
	private Optional<ClockFace> shown = Optional.empty();
	private long shownAt;

	/**
	 * @param running
	 *            whose time the clock is to count down
	 */
	ClockDisplay(ClockDevice device, LogTime time, Function<GameState, Optional<Color>> running) {
		this.device = device;
		this.time = time;
		this.running = running;
	}

	/** Whose time runs on the game clock. */
	static Optional<Color> ofTheGame(GameState state) {
		return state.clock().filter(set -> set.since().isPresent()).map(ClockSet::toPlay);
	}

	void start(GameState begun) {
		synchronized (this) {
			state = Optional.of(begun);
		}
		timer.scheduleWithFixedDelay(this::look, 0, LOOK_MILLIS, TimeUnit.MILLISECONDS);
	}

	@Override
	public synchronized void hear(List<NumberedEvent> events, GameState now) {
		state = Optional.of(now);
		if (events.stream().anyMatch(event -> event.event() instanceof ClockSet)) {
			shown = Optional.empty();
		}
		look();
	}

	private synchronized void look() {
		long now = time.now();
		state.flatMap(known -> face(known, now)).filter(face -> isNews(face, now)).ifPresent(face -> {
			shown = Optional.of(face);
			shownAt = now;
			device.show(face);
		});
	}

	private Optional<ClockFace> face(GameState known, long now) {
		Optional<TimeControl> control = known.details().time().flatMap(TimeControl::find);
		return known.clock().filter(set -> control.isPresent())
				.map(set -> new ClockFace(millis(set, Color.BLACK, control.get(), now),
						millis(set, Color.WHITE, control.get(), now), running.apply(known)));
	}

	private static long millis(ClockSet set, Color color, TimeControl control, long now) {
		TimeLeft left = set.left(color);
		boolean runs = set.since().isPresent() && set.toPlay() == color && !left.out();
		TimeLeft rest = runs ? control.of(color).during(left, Math.max(0, now - set.since().getAsLong())) : left;
		return rest.out() ? 0 : rest.main() > 0 ? rest.main() : rest.period();
	}

	/** Whether the clock, left to itself, shows something else. */
	private boolean isNews(ClockFace face, long now) {
		if (shown.isEmpty() || !shown.get().running().equals(face.running())) {
			return true;
		}
		ClockFace before = shown.get();
		long passed = now - shownAt;
		boolean black = face.running().equals(Optional.of(Color.BLACK));
		boolean white = face.running().equals(Optional.of(Color.WHITE));
		return isOff(before.blackMillis() - (black ? passed : 0), face.blackMillis())
				|| isOff(before.whiteMillis() - (white ? passed : 0), face.whiteMillis());
	}

	private static boolean isOff(long counted, long due) {
		return Math.abs(Math.max(0, counted) - due) > MOST_OFF_MILLIS;
	}

	@Override
	public void close() {
		timer.shutdownNow();
	}
}

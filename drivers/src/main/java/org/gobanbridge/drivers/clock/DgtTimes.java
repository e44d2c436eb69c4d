package org.gobanbridge.drivers.clock;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.gobanbridge.core.board.ClockFace;
import org.gobanbridge.core.board.ClockKey;
import org.gobanbridge.rules.Color;

/**
 * What a clock that is told its times has to show, at every moment: also after it was away for a while. Moments are in
 * nanoseconds. NOT thread safe.
 */
final class DgtTimes {
	private Optional<ClockFace> face = Optional.empty();
	private long at;
	private Optional<Color> paused = Optional.empty();
	private boolean given;

	/** The game says what is to be shown from this moment on. */
	void show(ClockFace shown, long moment) {
		set(shown, moment);
		given = true;
	}

	/** The clock says what it shows, which counts where nobody has said better. */
	void told(ClockFace shown, long moment) {
		if (!given) {
			set(shown, moment);
		}
	}

	private void set(ClockFace shown, long moment) {
		face.flatMap(ClockFace::running).ifPresent(color -> paused = Optional.of(color));
		face = Optional.of(shown);
		at = moment;
	}

	/** A key is pressed at this moment. */
	void press(ClockKey key, long moment) {
		at(moment).ifPresent(now -> {
			Optional<Color> running = switch (key) {
				case BLACK -> Optional.of(Color.WHITE);
				case WHITE -> Optional.of(Color.BLACK);
				case PAUSE -> now.running().isPresent() ? Optional.empty() : paused;
			};
			set(new ClockFace(now.blackMillis(), now.whiteMillis(), running), moment);
		});
	}

	/** What is to be shown at this moment, if anybody has said a time yet. */
	Optional<ClockFace> at(long moment) {
		return face.map(shown -> {
			long passed = Math.max(0, TimeUnit.NANOSECONDS.toMillis(moment - at));
			return new ClockFace(left(shown.blackMillis(), Color.BLACK, shown, passed),
					left(shown.whiteMillis(), Color.WHITE, shown, passed), shown.running());
		});
	}

	private static long left(long millis, Color color, ClockFace shown, long passed) {
		return shown.running().equals(Optional.of(color)) ? Math.max(0, millis - passed) : millis;
	}
}

package org.gobanbridge.app.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.gobanbridge.app.store.NumberedEvent;
import org.gobanbridge.core.board.ClockAbility;
import org.gobanbridge.core.board.ClockDevice;
import org.gobanbridge.core.board.ClockFace;
import org.gobanbridge.core.board.ClockKey;
import org.gobanbridge.core.board.ClockReport;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameEvent.ClockSet;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.game.Setup;
import org.gobanbridge.core.time.TimeLeft;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.junit.jupiter.api.Test;

/** What a clock that can show times is told to show. */
class ClockDisplayTest {
	private final List<ClockFace> shown = new ArrayList<>();
	private final MadeUpTime time = new MadeUpTime(new AtomicLong(10_500));
	private final ClockDisplay display = new ClockDisplay(new Showing(), time, ClockDisplay::ofTheGame);
	private final List<NumberedEvent> nothing = List.of();

	/** White's last second of main time has run since 10.000 s; then come three periods. */
	private static final ClockSet SET = new ClockSet(10_000, 1, Color.WHITE, new TimeLeft(600_000, 3, 30_000, 0, false),
			new TimeLeft(1_000, 3, 30_000, 0, false), OptionalLong.of(10_000), Optional.empty());
	private static final GameState STATE = GameState.of(Grid.of(9),
			List.of(new GameEvent.GameInfo(0, GameDetails.NONE.withTime(Optional.of("byoyomi 10m 3x30s"))),
					new GameEvent.GameStarted(0, 9, "chinese", "", "7.5", 0, "", "", Setup.NONE, Color.BLACK),
					new GameEvent.PhaseBegan(0, Phase.PLAYING, "started"), SET));

	@Test
	void theTimesAreShownWhenTheyAreSetAndWhenAnotherPeriodBeginsAndNotInBetween() {
		display.hear(List.of(new NumberedEvent(1, SET)), STATE);
		time.millis().set(10_900);
		display.hear(nothing, STATE);
		time.millis().set(12_000);
		display.hear(nothing, STATE);
		time.millis().set(40_500);
		display.hear(nothing, STATE);
		time.millis().set(41_500);
		display.hear(nothing, STATE);
		assertThat(shown).containsExactly(face(500), face(29_000), face(29_500));
	}

	private static ClockFace face(long white) {
		return new ClockFace(600_000, white, Optional.of(Color.WHITE));
	}

	private final class Showing implements ClockDevice {
		@Override
		public String description() {
			return "a display";
		}

		@Override
		public Set<ClockAbility> abilities() {
			return Set.of(ClockAbility.SHOW);
		}

		@Override
		public void start(Consumer<ClockReport> listener) {
		}

		@Override
		public long press(ClockKey key) {
			return 0;
		}

		@Override
		public void withdraw() {
		}

		@Override
		public void show(ClockFace face) {
			shown.add(face);
		}

		@Override
		public void close() {
		}
	}
}

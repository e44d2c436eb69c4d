package org.gobanbridge.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.gobanbridge.core.game.GameEvent.GameStarted;
import org.gobanbridge.core.game.GameEvent.MovePlayed;
import org.gobanbridge.core.game.GameEvent.Passed;
import org.gobanbridge.core.game.GameEvent.PhaseBegan;
import org.gobanbridge.core.game.GameEvent.Undone;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.junit.jupiter.api.Test;

/** What events add up to that no board need be read for. */
class GameStateTest {
	private static final Grid NINE = Grid.of(9);

	private static GameState started(GameEvent... next) {
		GameState state = GameState.initial(NINE)
				.apply(new GameStarted(0, 9, "japanese", "club", "6.5", 0, "Ann", "Ben", Setup.NONE, Color.BLACK))
				.apply(new PhaseBegan(0, Phase.PLAYING, "started"));
		return after(state, next);
	}

	private static GameState after(GameState state, GameEvent... next) {
		GameState now = state;
		for (GameEvent event : next) {
			now = now.apply(event);
		}
		return now;
	}

	private static MovePlayed move(int number, Color color, String point) {
		return new MovePlayed(number, number, color, Point.parse(point), List.of(), number, OptionalLong.empty(), false,
				OptionalInt.empty());
	}

	private static Passed pass(int number, Color color) {
		return new Passed(number, number, color, PassReason.DECLARED);
	}

	private static GameState bothPassedAndPlayWasResumed() {
		return started(pass(1, Color.BLACK), pass(2, Color.WHITE), new PhaseBegan(3, Phase.COUNTING, "two-passes"),
				new PhaseBegan(4, Phase.PLAYING, "resume"));
	}

	@Test
	void passesAreCountedFromTheEndOfTheRecord() {
		assertThat(started().passesInARow()).isZero();
		GameState twice = started(move(1, Color.BLACK, "C3"), pass(2, Color.WHITE), pass(3, Color.BLACK));
		assertThat(twice.passesInARow()).isEqualTo(2);
		assertThat(twice.apply(move(4, Color.WHITE, "E5")).passesInARow()).isZero();
	}

	@Test
	void aTurnLostByRulingIsNoneOfTwoPassesThatEndAGame() {
		GameState lost = started(pass(1, Color.BLACK), new Passed(2, 2, Color.WHITE, PassReason.FORFEIT));
		assertThat(lost.passesInARow()).isZero();
		assertThat(lost.apply(pass(3, Color.BLACK)).passesInARow()).isEqualTo(1);
	}

	@Test
	void passesBeforePlayWasResumedCountNoMore() {
		GameState resumed = bothPassedAndPlayWasResumed();
		assertThat(resumed.passesInARow()).isZero();
		assertThat(resumed.apply(pass(3, Color.BLACK)).passesInARow()).isEqualTo(1);
	}

	@Test
	void passesCountAgainWhenTheRecordGoesBackBehindTheResumption() {
		assertThat(bothPassedAndPlayWasResumed().apply(new Undone(5, 1, List.of(2), false)).passesInARow())
				.isEqualTo(1);
	}

	@Test
	void aMoveTakenBackLeavesThePassBeforeIt() {
		GameState state = started(pass(1, Color.BLACK), move(2, Color.WHITE, "E5"),
				new Undone(3, 1, List.of(2), true));
		assertThat(state.passesInARow()).isEqualTo(1);
		assertThat(state.undone())
				.containsExactly(new TakenBack(List.of(), List.of(Point.parse("E5")), List.of()));
	}

	@Test
	void aStateStaysAsItIsWhateverComesLater() {
		GameState before = started(move(1, Color.BLACK, "C3"));
		List<RecordedMove> moves = before.moves();
		GameState later = before.apply(new Undone(2, 0, List.of(1), false));
		assertThat(later.moves()).isEmpty();
		assertThat(before.moves()).hasSize(1).isEqualTo(moves);
		assertThat(before.position().occupied().points()).containsExactly(Point.parse("C3"));
		assertThatThrownBy(moves::clear).isInstanceOf(UnsupportedOperationException.class);
	}

	@Test
	void theNextGameHasTheRulesAndTheTimeOfThisOneButNotItsPlayersNorAKomiThatNobodySaid() {
		GameDetails told = GameDetails.NONE.withTime(Optional.of("{}"));
		assertThat(started(new GameEvent.GameInfo(1, told)).nextDetails())
				.isEqualTo(told.withRules(Optional.of("japanese"))
						.withPolicy(Optional.of("club")));
	}

	@Test
	void prisonersAreThoseOfTheRecordAsItIsNow() {
		GameState taken = started(move(1, Color.BLACK, "A2"), move(2, Color.WHITE, "A1"),
				new MovePlayed(3, 3, Color.BLACK, Point.parse("B1"), List.of(Point.parse("A1")), 3,
						OptionalLong.empty(),
						false, OptionalInt.empty()));
		assertThat(taken.prisoners()).containsExactly(new Prisoners(3, Color.WHITE, List.of(Point.parse("A1")), 3));
		assertThat(taken.lostBy(Color.WHITE)).isEqualTo(1);
		assertThat(taken.lostBy(Color.BLACK)).isZero();
		GameState edited = after(taken, new GameEvent.Edited(4, 3, List.of(), List.of(Point.parse("J9")), List.of(),
				Color.WHITE, OptionalInt.empty()));
		assertThat(edited.lostBy(Color.WHITE)).as("what an edit puts down or takes off is no prisoner").isEqualTo(1);
		assertThat(edited.prisoners()).isEqualTo(taken.prisoners());
		GameState revised = after(edited, new GameEvent.Revision(5, 3,
				List.of(new GameEvent.RevisedMove(Color.BLACK, Optional.of(Point.parse("C3")), List.of(), 5, false))));
		assertThat(revised.prisoners()).isEmpty();
		assertThat(revised.lostBy(Color.WHITE)).isZero();
	}

	@Test
	void ownStonesOfASuicideAreLostToo() {
		List<Point> own = List.of(Point.parse("A1"), Point.parse("B1"));
		GameState state = started(move(1, Color.BLACK, "A1"), move(2, Color.WHITE, "A2"),
				new MovePlayed(3, 3, Color.BLACK, Point.parse("B1"), own, 3, OptionalLong.empty(), false,
						OptionalInt.empty()));
		assertThat(state.prisoners()).containsExactly(new Prisoners(3, Color.BLACK, own, 3));
		assertThat(state.lostBy(Color.BLACK)).isEqualTo(2);
	}
}

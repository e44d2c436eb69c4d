package org.gobanbridge.core.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.gobanbridge.core.board.Lever;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.GameEvent.Revision;
import org.gobanbridge.core.game.GameEvent.Undone;
import org.gobanbridge.core.policy.ClaimWindow;
import org.gobanbridge.core.policy.Ladder;
import org.gobanbridge.core.policy.LeverAfter;
import org.gobanbridge.core.policy.MoveComplete;
import org.gobanbridge.core.policy.Policies;
import org.gobanbridge.core.policy.Policy;
import org.gobanbridge.core.table.Table;
import org.gobanbridge.rules.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Rank 8 where a move is complete when its captured stones are off, or the clock is pressed (RULES 2). */
class OpenMoveTest {
	private static final String TWO_IN_ATARI = """
			.OOX.
			XXX..
			....O
			.....
			.....
			""";

	private static Table table(MoveComplete complete) {
		Policy policy = new Policy("p", "p", "", complete, ClaimWindow.RESULT, false, false, false, false, false, false,
				LeverAfter.STONE,
				Ladder.NONE, Map.of());
		return Table.set(TWO_IN_ATARI, Color.BLACK, GameDetails.NONE, new Policies(List.of(policy)));
	}

	@ParameterizedTest
	@EnumSource(value = MoveComplete.class, names = {"CAPTURES_OFF", "CLOCK"})
	void aStoneWhoseCapturedStonesLieMayBePutOnAnyOtherPoint(MoveComplete complete) {
		Table table = table(complete).play("X A5").hold(10_000).move("A5", "D1").hold(4_000);
		assertThat(table.record()).isEqualTo("X D1");
		assertThat(table.event(Revision.class).from()).isEqualTo(1);
		assertThat(table.incidents()).isEmpty();
		assertThat(table.state().uncleared()).isEmpty();
		assertThat(table.play("O E1").record()).isEqualTo("X D1, O E1");
	}

	@Test
	void aMoveThatIsCompleteWhenReleasedMayNot() {
		Table table = table(MoveComplete.RELEASED).play("X A5").hold(10_000).move("A5", "D1").hold(4_000);
		assertThat(table.incidents()).containsExactly("stone-moved A5 D1");
	}

	@Test
	void onceTheCapturedStonesAreOffTheMoveIsComplete() {
		Table table = table(MoveComplete.CAPTURES_OFF).play("X A5").lift("B5", "C5").hold(2_000).move("A5", "D1")
				.hold(4_000);
		assertThat(table.incidents()).containsExactly("stone-moved A5 D1");
	}

	@Test
	void aMoveThatCapturesNothingIsCompleteWhenReleased() {
		Table table = table(MoveComplete.CAPTURES_OFF).play("X D1").hold(3_000).move("D1", "B1").hold(4_000);
		assertThat(table.incidents()).containsExactly("stone-moved B1 D1");
	}

	@Test
	void whoHasTakenOneCapturedStoneOffPutsItBackInTime() {
		Table table = table(MoveComplete.CAPTURES_OFF).play("X A5").lift("B5").hold(2_000).move("A5", "D1")
				.hold(2_000).put("O B5").hold(6_000);
		assertThat(table.record()).isEqualTo("X D1");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void aCapturedStoneThatIsNotPutBackIsToldOfAloneWhenTheMoveIsElsewhere() {
		Table table = table(MoveComplete.CAPTURES_OFF).play("X A5").lift("B5").hold(2_000).move("A5", "D1")
				.hold(8_000);
		assertThat(table.record()).isEqualTo("X D1");
		assertThat(table.openIncidents()).singleElement().asString().contains("B5").doesNotContain("A5");
	}

	@ParameterizedTest
	@EnumSource(value = MoveComplete.class, names = {"CAPTURES_OFF", "CLOCK"})
	void aMoveThatIsNotCompleteMayBeTakenBack(MoveComplete complete) {
		Table table = table(complete).play("X A5").hold(4_000).lift("A5").hold(4_600);
		assertThat(table.record()).isEqualTo("X A5");
		table.hold(1_000);
		assertThat(table.record()).isEmpty();
		assertThat(table.event(Undone.class).moves()).containsExactly(1);
		assertThat(table.play("X E1").record()).isEqualTo("X E1");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void aStoneThatComesBackInTimeWasOnlyLifted() {
		Table table = table(MoveComplete.CLOCK).play("X D1").hold(4_000).lift("D1").hold(3_000).put("X D1")
				.hold(4_000);
		assertThat(table.record()).isEqualTo("X D1");
		assertThat(table.events(Revision.class)).isEmpty();
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void onceTheLeverIsPressedTheMoveIsComplete() {
		Table table = table(MoveComplete.CLOCK).play("X D1").press(Lever.BLACK).hold(1_000).move("D1", "B1")
				.hold(4_000);
		assertThat(table.incidents()).containsExactly("stone-moved B1 D1");
		Table earlier = table(MoveComplete.CLOCK).put("X D1").hold(600).press(Lever.BLACK).hold(1_600)
				.lift("D1").hold(6_000);
		assertThat(earlier.incidents()).containsExactly("stone-lifted D1");
	}

	@Test
	void aLeverPressedForAnEarlierMoveSaysNothing() {
		Table table = table(MoveComplete.CLOCK).play("X D1").press(Lever.BLACK).hold(400).play("O E1")
				.press(Lever.WHITE).hold(400).play("X B1").hold(3_000).move("B1", "A2").hold(4_000);
		assertThat(table.record()).isEqualTo("X D1, O E1, X A2");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void onceItIsAnsweredTheMoveIsComplete() {
		Table table = table(MoveComplete.CLOCK).play("X D1", "O E1").move("D1", "B1").hold(5_000);
		assertThat(table.incidents()).isNotEmpty();
		assertThat(table.events(Revision.class)).isEmpty();
	}

	@Test
	void whereItMayNotBePlayedTheStoneIsReported() {
		Table suicide = Table.set("""
				.O...
				O....
				.....
				.....
				.....
				""", Color.BLACK, GameDetails.NONE, new Policies(List.of(new Policy("p", "p", "", MoveComplete.CLOCK,
				ClaimWindow.RESULT, false, false, false, false, false, false, LeverAfter.STONE, Ladder.NONE,
				Map.of()))));
		suicide.play("X E1").hold(3_000).move("E1", "A5").hold(4_000);
		assertThat(suicide.incidents()).isNotEmpty();
	}
}

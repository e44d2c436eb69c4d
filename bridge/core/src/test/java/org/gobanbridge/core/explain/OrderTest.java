package org.gobanbridge.core.explain;

import static org.assertj.core.api.Assertions.assertThat;

import org.gobanbridge.core.board.Lever;
import org.gobanbridge.core.table.Table;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rank 7: which of several moves came first, and how long that is waited for. */
class OrderTest {
	private static final String[] MOVES = {"X D2", "O D6", "X F4", "O B4", "X B2", "O F6", "X B6", "O F2", "X D4",
			"O A1",
			"X G1", "O G7"};

	private static Table game() {
		return Table.of(7).hold(1000).play("X C3", "O E5", "X E3", "O C5");
	}

	@Test
	void aStoneSeenOnceBeforeTheHandCameIsPutBeforeOneThatWasNot() {
		Table table = game();
		table.put("X B2").read(1).cover("B2", "F3", "D6").hold(3000).put("O F3", "X D6").hold(600).uncover();
		table.misread(". B2").hold(6000);
		assertThat(table.record()).endsWith("O C5, X B2?, O F3, X D6?");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void aStoneNotThereWhenTheAnswerWasSeenOnceIsPutAfterIt() {
		Table table = game();
		table.cover("D6").hold(1000).put("X D6", "O F3").read(1).cover("F3").put("X B2").read(1).cover("B2").hold(2000);
		table.uncover().hold(6000);
		assertThat(table.record()).endsWith("O C5, X D6?, O F3, X B2?");
		assertThat(table.incidents()).isEmpty();
	}

	/** A single reading may have been wrong, but not two: White was too quick, or his stone was misread longer. */
	@Test
	void anOrderAgainstWhatWasSeenIsUncertain() {
		Table table = game().put("O B2").hold(400).put("X F4").hold(8000);
		assertThat(table.record()).endsWith("O C5, X F4?, O B2?");
		assertThat(table.play("X D2").record()).endsWith("X F4?, O B2?, X D2");
		assertThat(game().put("X F4").hold(400).put("O B2").hold(8000).record()).endsWith("O C5, X F4, O B2");
	}

	@Test
	void aStoneMisreadTwiceMayStillHaveComeFirst() {
		Table table = game();
		table.put("X D2", "O D6", "X B2").gap(4000).read(2);
		table.misread(". D2").read(1).misread(". D2", ". B2").read(2).misread(". B2").read(1).hold(6000);
		assertThat(table.record()).endsWith("O C5, X B2?, O D6, X D2?");
		assertThat(table.incidents()).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(longs = {700, 800, 900, 1000, 1100})
	void movesSoQuickThatSomethingIsAlwaysChangingAreRecorded(long apart) {
		Table table = game().hz(2).hold(3000);
		for (int n = 0; n < MOVES.length; n++) {
			table.put(MOVES[n]).hold(apart);
			assertThat(table.state().moves()).as("after %s", MOVES[n]).hasSizeGreaterThanOrEqualTo(4 + n - 4);
		}
		table.hold(6000);
		assertThat(table.record()).endsWith("O C5, " + String.join(", ", MOVES));
		assertThat(table.incidents()).isEmpty();
	}

	/** White A1 and B1, taken by Black A2, would be an order of four turns that left what is to be seen. */
	@Test
	void whatCameInPlainViewIsNotExplainedByMovesThatNobodySawBecauseTheLastOneCameUnread() {
		Table table = Table.of(7).hold(1000).play("X B2", "O F6", "X C1", "O F4");
		table.coverAll().hold(3000).put("X E5").uncover().hold(3000);
		assertThat(table.record()).endsWith("O F4, X E5");
		table.put("X G2", "X A2").hold(4000);
		assertThat(table.record()).endsWith("O F4, X E5");
		assertThat(table.incidents()).containsExactly("stones-added A2 G2");
	}

	/** White's threat at G1 is taken by the answer to it: nothing of it is left to be seen. */
	@Test
	void aKoTakenBackAfterAThreatThatNobodySawIsNoViolation() {
		Table table = Table.set("""
				.......
				.......
				.......
				.XO....
				XO.O...
				.XO....
				.....X.
				""", Color.BLACK).put("X C3").lift("B3").hold(3000);
		table.put("X G2", "O B3").lift("C3").cover("C3").gap(10_000).read(3).uncover().hold(6000);
		assertThat(table.incidents()).isEmpty();
		assertThat(table.record()).isEqualTo("X C3, O G1?, X G2, O B3");
	}

	/** Without both turns of the ko what is to be seen would be in order as well. */
	@Test
	void aKoTakenInPlainViewIsNotForgottenBecauseItIsTakenBackWhileTheOrderIsWaitedFor() {
		Table table = Table.set("""
				.......
				.......
				.......
				.XO....
				XO.O...
				.XO....
				.......
				""", Color.WHITE).hold(1000).put("O G1").hold(1000);
		table.coverAll().hold(3000).put("X C3").lift("B3").put("O F6", "X F2").uncover().hold(1200);
		table.cover("B3", "C3").hold(1000).put("O B3").lift("C3").put("X E6").hold(1500).uncover().hold(6000);
		assertThat(table.record()).isEqualTo("O G1, X C3?, O F6, X F2, O B3, X E6");
		assertThat(table.incidents()).isEmpty();
	}

	/** Without it what is to be seen then would be in order as well. */
	@Test
	void aStoneSeenTwiceBetweenTwoHandsAndTakenUnderTheSecondIsNotForgotten() {
		Table table = Table.set("""
				.......
				.......
				.......
				.......
				.X.....
				..X....
				.X.....
				""", Color.WHITE).hold(1000).play("O G7", "X G1").hold(1000);
		table.coverAll().hold(3000).put("O B2").uncover().read(2);
		table.coverAll().hold(3000).put("X A2").lift("B2").put("O F5", "X F2", "O E5").uncover().hold(6000);
		assertThat(table.record()).isEqualTo("O G7, X G1, O B2?, X A2?, O E5?, X F2?, O F5?");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void aMoveMisreadTwiceIsWaitedForThoughTheLastReadingDoesNotShowIt() {
		Table table = game();
		table.put("X D5").read(1).put("O E4").read(2).lift("D5").read(1).put("X D5").read(1).lift("D5").read(1)
				.put("X D5").hold(2000);
		assertThat(table.record()).endsWith("O C5, X D5, O E4");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void noTurnThatLeftNoTraceIsTakenForOneThatWasMisreadTwice() {
		Table table = Table.set("""
				.......
				.......
				.......
				..X....
				.X.....
				..X....
				.......
				""", Color.BLACK).hold(1000).play("X G7", "O G1").hold(1000);
		table.coverAll().hold(3000).put("X F6", "O D5", "X D3").uncover().read(3).lift("D5").read(2).put("O D5")
				.hold(4000);
		assertThat(table.record()).isEqualTo("X G7, O G1, X F6?, O D5, X D3?");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void anEarlierMoveThatIsOftenMisreadIsWaitedForAsLongAsItIsAboutToBeSure() {
		Table table = game();
		table.put("X D2").read(3).misread("O D2").read(2).misread(". D2").read(1).put("O B6").read(1);
		table.misread(". D2").read(4).hold(2000);
		assertThat(table.incidents()).isEmpty();
		assertThat(table.record()).endsWith("O C5, X D2, O B6");
	}

	@Test
	void aCertainTurnIsRecordedWhileTheOrderOfLaterOnesIsWaitedForAndTheseAreNotCut() {
		Table table = game();
		table.put("X D2").read(2).coverAll().hold(2000).put("O B6", "X F2", "O B2").uncover();
		table.misread(". D2").read(2).misread(". D2").read(4);
		assertThat(table.record()).endsWith("X E3, O C5");
		table.read(1);
		assertThat(table.record()).endsWith("O C5, X D2");
		table.hold(1800);
		assertThat(table.record()).endsWith("O C5, X D2");
		table.hold(400);
		assertThat(table.record()).endsWith("O C5, X D2, O B6?, X F2, O B2?");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void aStoneWaitsForAPointCoveredLongBeforeItThatMayHoldAnEarlierOne() {
		Table table = game();
		table.cover("B6").hold(1600).put("X D2").read(1);
		long seen = table.now();
		table.hold(9800);
		assertThat(table.record()).endsWith("X E3, O C5");
		table.hold(400);
		assertThat(table.record()).endsWith("O C5, X D2");
		assertThat(table.state().lastMove().orElseThrow().seen()).isEqualTo(seen);
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void aStoneWaitsNoLongerThanTheHandThatCoveredThePoint() {
		Table table = game();
		table.cover("B6").hold(1600).put("X D2").hold(3000);
		assertThat(table.record()).endsWith("X E3, O C5");
		table.uncover().read(1);
		assertThat(table.record()).endsWith("O C5, X D2");
	}

	@Test
	void aStoneDoesNotWaitForAPointCoveredShortlyBeforeIt() {
		Table table = game();
		table.cover("B6").hold(1200).put("X D2").hold(1000);
		assertThat(table.record()).endsWith("O C5, X D2");
	}

	/** White C3 was taken by C2, and nobody saw it. */
	@Test
	void turnsThatExplainedTheBoardInPlainViewAreRecordedThoughAHandComes() {
		Table table = Table.set("""
				.....
				..X..
				.X.X.
				.....
				.....
				""", Color.BLACK);
		table.put("X E5", "X C2", "X E1", "O A1").gap(3500).hold(1600).cover("A5", "B5");
		assertThat(table.record()).isEmpty();
		table.hold(3000);
		assertThat(table.record()).isEqualTo("X E5?, O A1?, X E1?, O C3?, X C2?");
		assertThat(table.incidents()).isEmpty();
	}

	/** Black E1, White C3 and Black C2, which takes it, come unread; C2 is misread at first. */
	@Test
	void aMoveThatNobodySawMayFollowAStoneFromAnUnreadSpan() {
		Table table = Table.set("""
				.....
				..X..
				.X.X.
				.....
				.....
				""", Color.BLACK);
		table.put("X E1", "X C2").gap(3500).misread(". C2").read(1).misread(". C2").read(1).hold(800);
		assertThat(table.record()).isEqualTo("X E1");
		table.hold(6000);
		assertThat(table.record()).isEqualTo("X E1, O C3?, X C2");
		assertThat(table.state().lastMove().orElseThrow().captured()).containsExactly(Point.parse("C3"));
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void aStoneReadAsMissingTwiceWhenItCameFromUnderAHandMayHaveComeBeforeItsAnswer() {
		Table table = game().play("X D2").cover("B6").put("O B6").hold(2000).put("X F2").read(1).uncover();
		table.misread(". B6").read(1).misread(". B6").read(1).hold(4000);
		assertThat(table.record()).endsWith("O C5, X D2, O B6?, X F2?");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void aStoneSurelyNotThereBeforeTheAnswerIsTheAnswerToASecondMove() {
		Table table = game().play("X D2").cover("B6").hold(2000).put("X F2").read(1).uncover().read(4);
		table.put("O B6").hold(4000);
		assertThat(table.incidents()).containsExactly("two-moves F2");
	}

	/** Black A1, taken by White A2, is seen once before the board is unread: without it the rest is an order as well. */
	private static Table throwIn() {
		return Table.set("""
				.....
				.....
				.....
				.X...
				.O...
				""", Color.WHITE).play("O E1");
	}

	@Test
	void aCapturedStoneSeenOnceComesIntoTheRecordWhenOnlyThenWhatFollowsIsInOrder() {
		Table table = throwIn().put("X A1").read(1).lift("A1").put("O A2", "X E5").gap(8000).hold(3000);
		assertThat(table.record()).isEqualTo("O E1, X E5, O A2");
		table.play("O D4").hold(2000);
		assertThat(table.record()).isEqualTo("O E1, X A1?, O A2, X E5, O D4");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void aCapturedStoneThatNobodySawExcusesNoSecondMove() {
		Table table = throwIn().put("O A2", "X E5").gap(8000).hold(3000).play("O D4").hold(2000);
		assertThat(table.record()).isEqualTo("O E1, X E5, O A2");
		assertThat(table.incidents()).containsExactly("two-moves D4");
	}

	@Test
	void theLeverPressedForTheAnswerIsNoTurnBeforeASecondMove() {
		Table table = throwIn().put("O A2", "X E5").gap(8000).hold(3000).put("O D4").hold(600).put("X E3").hold(400);
		table.press(Lever.BLACK).hold(3000);
		assertThat(table.incidents()).containsExactly("two-moves D4");
	}

	@Test
	void besideSevenStonesThatCameUnreadOneMayHaveBeenCaptured() {
		Table table = Table.set("""
				.......
				.......
				.......
				.......
				.......
				.X.....
				.O.....
				""", Color.BLACK).hold(1000);
		table.put("O A2", "X G1", "O G7", "X E5", "O C6", "X E1", "O A6").gap(9000).hold(9000);
		assertThat(table.state().moves()).hasSize(8);
		assertThat(table.record()).contains("X A1?, O A2?");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void aLongerUnreadSpanBeforeTheLastMoveDoesNotHideTheOneAfterIt() {
		Table table = Table.set("""
				.....
				.....
				.....
				.X...
				.O...
				""", Color.WHITE).hold(2000).gap(10_000).hold(1000).play("O E1");
		table.put("O A2").gap(8000).hold(8000);
		assertThat(table.record()).isEqualTo("O E1, X A1?, O A2");
		assertThat(table.incidents()).isEmpty();
	}

	/** White J1, taken by Black H1, would be an order: H1 was unread for two seconds, but J1 was not. */
	@Test
	void aMoveThatNobodySawNeedsItsOwnPointUnreadForTwoSeconds() {
		Table table = Table.of(9).hold(1000).play("X E5", "O E6", "X E4", "O D6");
		table.cover("H1").read(3).cover("J1", "J2").put("X J2", "X H1").hold(1600).uncover().hold(2000);
		assertThat(table.incidents()).containsExactly("resign-signal J2 H1");
		assertThat(table.record()).endsWith("X E4, O D6, X J2");
	}
}

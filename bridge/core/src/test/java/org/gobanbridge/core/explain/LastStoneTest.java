package org.gobanbridge.core.explain;

import static org.assertj.core.api.Assertions.assertThat;

import org.gobanbridge.core.game.GameEvent.IncidentOpened;
import org.gobanbridge.core.game.GameEvent.MovePlayed;
import org.gobanbridge.core.game.GameEvent.Revision;
import org.gobanbridge.core.table.Table;
import org.gobanbridge.rules.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rank 8: the last stone slides, is lifted for a moment, or lies between two points. */
class LastStoneTest {

	@ParameterizedTest
	@ValueSource(longs = {200, 600, 1000, 1200, 1800})
	void aStonePushedOnWithinTwoSecondsIsOneMoveAtItsFinalPoint(long after) {
		Table table = Table.of(5).hold(1000).play("X C3");
		table.put("O B2").hold(after).move("B2", "B3").hold(4000);
		assertThat(table.record()).isEqualTo("X C3, O B3");
		assertThat(table.incidents()).isEmpty();
		assertThat(table.unsettled()).isEmpty();
	}

	@Test
	void aSlideAfterTheMoveIsARevisionThatKeepsItsTime() {
		Table table = Table.of(5).hold(1000).play("X C3");
		table.put("O B2").hold(1600);
		assertThat(table.record()).isEqualTo("X C3, O B2");
		long seen = table.events(MovePlayed.class).get(1).seen();
		table.move("B2", "B3").hold(2000);
		Revision revision = table.event(Revision.class);
		assertThat(revision.from()).isEqualTo(2);
		assertThat(revision.moves().get(0).seen()).isEqualTo(seen);
	}

	@Test
	void aStoneNudgedTwiceIsOneMove() {
		Table table = Table.of(5).hold(1000).play("X C3");
		table.put("O B2").hold(1000).move("B2", "B3").hold(800).move("B3", "A3").hold(4000);
		assertThat(table.record()).isEqualTo("X C3, O A3");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void aStoneThatSlidesAndCapturesThereIsOneMoveWithItsCaptures() {
		Table table = Table.set("""
				.OX..
				.....
				.....
				.....
				.....
				""", Color.BLACK);
		table.put("X A4").hold(1200).move("A4", "A5").lift("B5").hold(4000);
		assertThat(table.record()).isEqualTo("X A4");
		assertThat(table.openIncidents()).isNotEmpty();

		Table taken = Table.set("""
				.OX..
				.X...
				.....
				.....
				.....
				""", Color.BLACK);
		taken.put("X A4").hold(1200).move("A4", "A5").hold(600).lift("B5").hold(6000);
		assertThat(taken.record()).isEqualTo("X A5");
		assertThat(taken.incidents()).isEmpty();
		assertThat(taken.state().uncleared()).isEmpty();
	}

	@Test
	void aStoneThatSlidesWhileItsCapturedStonesAreAlreadyOff() {
		Table table = Table.set("""
				.OX..
				.X...
				.....
				.....
				.....
				""", Color.BLACK);
		table.put("X A4").hold(1200).move("A4", "A5").lift("B5").hold(6000);
		assertThat(table.record()).isEqualTo("X A5");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void aStoneThatFirstCapturedWherePeoplePushedItAway() {
		Table table = Table.set("""
				.OX..
				.X...
				.....
				.....
				.....
				""", Color.BLACK);
		table.put("X A5").hold(1200).move("A5", "A4").hold(4000);
		assertThat(table.record()).isEqualTo("X A4");
		assertThat(table.incidents()).isEmpty();
		assertThat(table.state().uncleared()).isEmpty();
		table.play("O E1");
		assertThat(table.record()).isEqualTo("X A4, O E1");
	}

	@Test
	void aStoneThatSlidesWhenItIsAlreadyAnsweredIsDisplaced() {
		Table table = Table.of(5).hold(1000).play("X C3");
		table.put("O B2").hold(1000).put("X D4").hold(1600).move("B2", "B3").hold(3000);
		assertThat(table.record()).isEqualTo("X C3, O B2, X D4");
		assertThat(table.incidents()).containsExactly("stone-displaced B3 B2");
	}

	@Test
	void aSlideAfterMoreThanTwoSecondsIsTheStoneMoved() {
		Table table = Table.of(5).hold(1000).play("X C3");
		table.put("O B2").hold(4000).move("B2", "B3").hold(3000);
		assertThat(table.record()).isEqualTo("X C3, O B2");
		assertThat(table.incidents()).containsExactly("stone-moved B3 B2");
	}

	@Test
	void aSlideUnderAHand() {
		Table table = Table.of(5).hold(1000).play("X C3");
		table.put("O B2").hold(1400).cover("B3", "B2", "A3").hold(400).move("B2", "B3").hold(400).uncover().hold(4000);
		assertThat(table.record()).isEqualTo("X C3, O B3");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void aSlideUnderAHandToWhoseFirstPointTheOpponentPlays() {
		Table table = Table.of(7).hold(1000).play("X D4");
		table.cover("B3").hold(400).put("O B2").hold(1200).move("B2", "B3").hold(1400);
		assertThat(table.record()).isEqualTo("X D4, O B2");
		table.put("X B2").hold(1200).uncover().hold(1400);
		assertThat(table.record()).isEqualTo("X D4, O B3, X B2");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void aSlideInViewIsTakenThoughAHandIsBesideIt() {
		Table table = Table.of(5).hold(1000).play("X C3");
		table.put("O B2").hold(1400).cover("A2", "C2", "B1").move("B2", "B3").hold(3000);
		assertThat(table.record()).isEqualTo("X C3, O B3");
	}

	@Test
	void aStoneThatWaitsForAnEarlierOneAndSlidesAwayUnderAHandIsTakenWhereItEnds() {
		Table table = Table.of(7).hold(1000).play("X C3", "O E5", "X E3", "O C5", "X D2");
		table.cover("B6", "B5").hold(2600).put("O B6").hold(600).put("X F2").hold(1000);
		assertThat(table.record()).endsWith("O C5, X D2");
		table.cover("F1", "E2").move("F2", "F1").hold(1400).uncover().hold(5000);
		assertThat(table.record()).endsWith("X D2, O B6, X F1");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void aSlidingStoneMayBeSeenOnBothPointsForAWhile() {
		Table table = Table.of(5).hold(1000).play("X C3");
		table.put("O B2").hold(1400).put("O B3").hold(600).lift("B2").hold(4000);
		assertThat(table.record()).isEqualTo("X C3, O B3");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void aCaptureThatSlidAwayLeavesNoCapturedStone() {
		Table table = Table.set("""
				.....
				.....
				.....
				X....
				O....
				""", Color.BLACK);
		table.put("X B1").hold(1000).move("B1", "C1").hold(30_000);
		assertThat(table.record()).isEqualTo("X C1");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void aSecondStoneBesideTheFirstIsASecondMoveAndNotOneStoneBetweenPoints() {
		Table table = Table.of(5).hold(1000).play("X C3");
		table.put("O B2").hold(1400).put("O B3").hold(1000);
		assertThat(table.record()).isEqualTo("X C3, O B2");
		assertThat(table.incidents()).containsExactly("two-moves B3");
	}

	@Test
	void aNewStoneSeenOnTwoPointsAtOnceIsNoMoveUntilItSettles() {
		Table table = Table.of(5).hold(1000).play("X C3");
		table.put("O B2", "O B3").hold(5000);
		assertThat(table.record()).isEqualTo("X C3");
		assertThat(table.incidents()).isEmpty();
		table.lift("B2").hold(Table.SETTLED);
		assertThat(table.record()).isEqualTo("X C3, O B3");
	}

	@Test
	void aStoneBetweenPointsIsNoMoveUntilItSettles() {
		Table table = Table.of(5).hold(1000).play("X C3");
		table.between("B2", "B3", Color.WHITE).hold(9000);
		assertThat(table.record()).isEqualTo("X C3");
		assertThat(table.incidents()).isEmpty();
		table.nothingBetween().put("O B3").hold(3000);
		assertThat(table.record()).isEqualTo("X C3, O B3");
	}

	@Test
	void theLastStoneLiftedAndPutBackWithinFiveSecondsIsNothing() {
		Table table = Table.of(5).hold(1000).play("X C3", "O B2");
		table.lift("B2").hold(4600).put("O B2").hold(10_000);
		assertThat(table.record()).isEqualTo("X C3, O B2");
		assertThat(table.incidents()).isEmpty();
		assertThat(table.unsettled()).isEmpty();
	}

	@Test
	void theLastStoneLiftedForGoodIsReportedAfterFiveSeconds() {
		Table table = Table.of(5).hold(1000).play("X C3", "O B2");
		table.lift("B2").read(1);
		long gone = table.now();
		table.hold(4900);
		assertThat(table.incidents()).isEmpty();
		table.hold(1500);
		assertThat(table.incidents()).containsExactly("stone-lifted B2");
		assertThat(table.event(IncidentOpened.class).t()).isEqualTo(gone + 5000);
		table.put("O B2").hold(Table.SETTLED);
		assertThat(table.openIncidents()).isEmpty();
		assertThat(table.closed()).containsExactly("1 restored");
	}

	@Test
	void theLastStoneLiftedIsReportedAtOnceWhenTheOpponentAnswers() {
		Table table = Table.of(5).hold(1000).play("X C3", "O B2");
		table.lift("B2").hold(1600).put("X D4").hold(1600);
		assertThat(table.incidents()).containsExactly("stone-lifted B2");
		assertThat(table.record()).isEqualTo("X C3, O B2, X D4");
	}

	@Test
	void theLastStoneCarriedFarAwayNeverBecomesAMove() {
		Table table = Table.of(9).hold(1000).play("X C3", "O B2");
		table.hold(5000).move("B2", "G7").hold(8000);
		assertThat(table.record()).isEqualTo("X C3, O B2");
		assertThat(table.openIncidents()).isNotEmpty();
		table.move("G7", "B2").hold(3000);
		assertThat(table.openIncidents()).isEmpty();
	}

	@Test
	void aStoneThatWaitsForAPointUnderAHandAndSlidesOnIsOneMoveAtItsFinalPoint() {
		for (int apart = 0; apart < 2; apart++) {
			Table table = Table.of(7).hold(1000).play("X C3", "O E5", "X E3", "O C5");
			table.cover("B6").hold(2000).put("X D2").hold(1600);
			table.lift("D2").read(apart).put("X D1").hold(3000);
			assertThat(table.record()).endsWith("X E3, O C5");
			table.uncover().hold(2000);
			assertThat(table.record()).endsWith("O C5, X D1");
			assertThat(table.events(Revision.class)).isEmpty();
			assertThat(table.incidents()).isEmpty();
		}
	}

	@ParameterizedTest
	@CsvSource({"D4,E4,'X C3, O B2?, X E4, O D2?'", "D2,D1,'X C3, O B2?, X D4, O D1?'",
			"B2,B1,'X C3, O D2?, X D4, O B1?'"})
	void aStoneOfWhichNobodyKnowsYetWhenItCameMayStillSlide(String from, String to, String record) {
		Table table = Table.of(5).hold(1000).play("X C3");
		table.put("O B2", "X D4", "O D2").gap(4000).hold(1600).move(from, to).hold(6000);
		assertThat(table.record()).isEqualTo(record);
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void aStoneBesideOneThatIsPushedOnKeepsItsTime() {
		Table table = Table.of(5).hold(1000).play("X C3");
		table.cover("A5").put("O D1", "X B4").gap(4000).hz(10).hold(300).put("O C1").hold(500).move("C1", "C2");
		table.hold(1000).uncover().hold(4000);
		assertThat(table.record()).isEqualTo("X C3, O D1, X B4, O C2");
	}
}

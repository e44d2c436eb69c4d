package org.gobanbridge.core.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.gobanbridge.core.game.GameEvent.CapturesCleared;
import org.gobanbridge.core.table.Details;
import org.gobanbridge.core.table.Table;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;
import org.junit.jupiter.api.Test;

/** Ranks 4 to 6 of the explanations: captured stones may lie, leave one by one, or leave before the capturing stone comes. */
class CapturesTest {
	/** Black B5 takes five stones. */
	private static Table fiveTaken() {
		return Table.set("""
				O.X..
				XOOX.
				XOOX.
				.XX..
				....O
				""", Color.BLACK);
	}

	@Test
	void theMoveIsTheRecordsBeforeItsCapturedStonesAreOff() {
		Table table = fiveTaken().play("X B5");
		assertThat(table.record()).isEqualTo("X B5");
		assertThat(table.state().lastMove().orElseThrow().captured()).hasSize(5);
		assertThat(table.state().uncleared()).containsExactly(1);
		table.hold(10_000);
		assertThat(table.incidents()).isEmpty();
		assertThat(table.unsettled()).isEmpty();
		table.lift("B4", "C4", "B3", "C3", "A5").hold(Table.SETTLED);
		assertThat(table.event(CapturesCleared.class).number()).isEqualTo(1);
	}

	@Test
	void stonesThatTookTheirOwnLastLibertyMayLieUntilTheyAreLifted() {
		Table table = Table.set("""
				O.X..
				XXX..
				.....
				....X
				O....
				""", Color.WHITE, Details.rules("new-zealand")).play("O B5");
		assertThat(table.record()).isEqualTo("O B5");
		table.hold(10_000).restart().hold(2000);
		assertThat(table.incidents()).isEmpty();
		assertThat(table.state().uncleared()).containsExactly(1);
		table.play("X C1").lift("A5", "B5").hold(Table.SETTLED);
		assertThat(table.event(CapturesCleared.class).number()).isEqualTo(1);
		assertThat(table.record()).isEqualTo("O B5, X C1");
		assertThat(table.incidents()).isEmpty();
	}

	@Property(tries = 60)
	void capturedStonesLeaveInAnyOrderWhileTheOtherSideAnswers(@ForAll long seed) {
		Random random = new Random(seed);
		List<String> captured = new ArrayList<>(List.of("B4", "C4", "B3", "C3", "A5"));
		Collections.shuffle(captured, random);
		int answerAfter = random.nextInt(6);
		Table table = fiveTaken();
		table.put("X B5").hold(random.nextInt(3) * 700L);
		for (int n = 0; n <= 5; n++) {
			if (n == answerAfter) {
				table.put("O D1").hold(200 + random.nextInt(2500));
			}
			if (n < 5) {
				table.lift(captured.get(n)).hold(200 + random.nextInt(2500));
			}
		}
		table.hold(4000);
		assertThat(table.record()).isEqualTo("X B5, O D1");
		assertThat(table.incidents()).isEmpty();
		assertThat(table.state().uncleared()).isEmpty();
	}

	@Property(tries = 60)
	void capturedStonesMayBeLiftedBeforeTheCapturingStoneIsPutDown(@ForAll long seed) {
		Random random = new Random(seed);
		List<String> captured = new ArrayList<>(List.of("B4", "C4", "B3", "C3", "A5"));
		Collections.shuffle(captured, random);
		Table table = fiveTaken();
		for (String point : captured) {
			table.lift(point).hold(200 + random.nextInt(400));
		}
		table.put("X B5").hold(3000);
		assertThat(table.record()).isEqualTo("X B5");
		assertThat(table.incidents()).isEmpty();
		assertThat(table.state().uncleared()).isEmpty();
	}

	@Test
	void stonesLiftedWithNoCapturingStoneToComeAreMissingAfterFiveSeconds() {
		Table table = fiveTaken();
		table.lift("B4").hold(4800);
		assertThat(table.incidents()).isEmpty();
		table.hold(1500);
		assertThat(table.incidents()).containsExactly("stones-missing B4");
		assertThat(table.record()).isEmpty();
	}

	@Test
	void aCapturingStoneThatComesAfterAllEndsTheIncident() {
		Table table = fiveTaken();
		table.lift("B4", "C4", "B3", "C3", "A5").hold(8000);
		assertThat(table.incidents()).hasSize(1);
		table.put("X B5").hold(2000);
		assertThat(table.record()).isEqualTo("X B5");
		assertThat(table.openIncidents()).isEmpty();
		assertThat(table.closed()).containsExactly("1 superseded");
	}

	@Test
	void stonesThatTheMoveDoesNotCaptureAreMissing() {
		Table table = fiveTaken();
		table.put("X B5").lift("B4", "C4", "B3", "C3", "A5", "E1").hold(6000);
		assertThat(table.record()).isEqualTo("X B5");
		assertThat(table.incidents()).containsExactly("stones-missing E1");
	}

	@Test
	void aStonePlayedOnACapturedPointWhileOthersStillLie() {
		Table table = fiveTaken().play("X B5");
		table.lift("B4", "C4").hold(Table.SETTLED).put("O C4").hold(3000);
		assertThat(table.record()).isEqualTo("X B5, O C4");
		table.lift("B3", "C3", "A5").hold(3000);
		assertThat(table.incidents()).isEmpty();
		assertThat(table.state().uncleared()).isEmpty();
		assertThat(table.state().position().colorAt(table.grid().index(Point.parse("C4")))).contains(Color.WHITE);
	}

	@Test
	void aKoIsTakenAndLaterTakenBack() {
		Table table = Table.ko();
		table.put("X C3").lift("B3").hold(2000).play("O E5", "X E1");
		table.put("O B3").lift("C3").hold(2000);
		assertThat(table.record()).isEqualTo("X C3, O E5, X E1, O B3");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void theKoTakenBackAtOnceNeverBecomesAMove() {
		Table table = Table.ko();
		table.put("X C3").lift("B3").hold(2000);
		table.put("O B3").lift("C3").hold(20_000);
		assertThat(table.record()).isEqualTo("X C3");
		assertThat(table.openIncidents()).isNotEmpty();
		table.lift("B3").put("X C3").hold(4000);
		assertThat(table.openIncidents()).isEmpty();
		assertThat(table.closed()).allMatch(closed -> closed.endsWith("restored"));
	}

	@Test
	void aSnapback() {
		Table table = Table.set("""
				.....
				.....
				XXXX.
				OOXO.
				..O..
				""", Color.BLACK);
		table.play("X B1");
		table.put("O A1").hold(600).lift("B1").hold(2000);
		assertThat(table.record()).isEqualTo("X B1, O A1");
		table.put("X B1").hold(1000).lift("A1").hold(700).lift("B2").hold(900).lift("A2").hold(2000);
		assertThat(table.record()).isEqualTo("X B1, O A1, X B1");
		assertThat(table.state().game().capturedBy(Color.BLACK)).isEqualTo(3);
		assertThat(table.incidents()).isEmpty();
		assertThat(table.state().uncleared()).isEmpty();
	}

	@Test
	void aSnapbackBeforeTheThrownInStoneIsOff() {
		Table table = Table.set("""
				.....
				.....
				XXXX.
				OOXO.
				..O..
				""", Color.BLACK);
		table.play("X B1", "O A1");
		table.lift("B1").read(2).put("X B1").hold(2000);
		table.lift("A1", "B2", "A2").hold(6000);
		assertThat(table.record()).isEqualTo("X B1, O A1, X B1");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void twoStonesAreTakenAndOneTakenBack() {
		String drawing = """
				.XXO.
				XOO.O
				.XXO.
				.....
				.....
				""";
		Table table = Table.set(drawing, Color.BLACK);
		table.put("X D4").hold(500).lift("B4").hold(700).lift("C4").hold(2000);
		assertThat(table.record()).isEqualTo("X D4");
		table.put("O C4").hold(1500).lift("D4").hold(2000);
		assertThat(table.record()).isEqualTo("X D4, O C4");
		assertThat(table.incidents()).isEmpty();
		assertThat(table.state().uncleared()).isEmpty();
	}

	@Test
	void aTwoStoneRecaptureWhileTheCapturedStonesStillLie() {
		Table table = Table.set("""
				.XXO.
				XOO.O
				.XXO.
				.....
				.....
				""", Color.BLACK);
		table.put("X D4").hold(2000);
		table.lift("C4").hold(2000).put("O C4").hold(2000).lift("D4").hold(2500).lift("B4").hold(2500);
		assertThat(table.record()).isEqualTo("X D4, O C4");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void theLiftingForTheAnswerBeginsAfterSeveralMovesThatNobodySaw() {
		Table table = Table.set("""
				O.X..
				XOOX.
				XOOX.
				.XX..
				....O
				""", Color.WHITE);
		table.put("O C1", "X A1", "O D1").lift("B4").gap(4000).hold(4000);
		assertThat(table.record()).isEqualTo("O C1?, X A1, O D1?");
		table.lift("C4", "B3", "C3", "A5").hold(600).put("X B5").hold(3000);
		assertThat(table.record()).isEqualTo("O C1?, X A1, O D1?, X B5");
		assertThat(table.state().lastMove().orElseThrow().captured()).hasSize(5);
		assertThat(table.incidents()).isEmpty();
		assertThat(table.state().uncleared()).isEmpty();
	}

	@Test
	void aCapturingStonePutDownBesideItsPointAfterTheLiftingSlidesToIt() {
		Table table = Table.set("""
				.OX..
				.X...
				.....
				.....
				.....
				""", Color.BLACK);
		table.lift("B5").hold(400).put("X A4").hold(1800);
		assertThat(table.record()).isEmpty();
		table.move("A4", "A5").hold(6000);
		assertThat(table.record()).isEqualTo("X A5");
		assertThat(table.state().lastMove().orElseThrow().captured()).containsExactly(Point.parse("B5"));
		assertThat(table.incidents()).isEmpty();
		assertThat(table.state().uncleared()).isEmpty();
	}

	@Test
	void aCapturingStoneThatStaysBesideItsPointLeavesTheLiftedStoneMissing() {
		Table table = Table.set("""
				.OX..
				.X...
				.....
				.....
				.....
				""", Color.BLACK);
		table.lift("B5").hold(400).put("X A4").hold(6000);
		assertThat(table.record()).isEqualTo("X A4");
		assertThat(table.incidents()).containsExactly("stones-missing B5");
	}

	/** White E1 comes under a hand; Black D4 takes two stones in view, and White C4 takes it. */
	@Test
	void aStoneTakenAgainBeforeItsTurnCouldBeRecordedIsInTheRecord() {
		Table table = Table.set("""
				.XXO.
				XOO.O
				.XXO.
				.....
				.....
				""", Color.BLACK).play("X A1");
		table.cover("E1").put("O E1").hold(600);
		table.put("X D4").lift("B4", "C4").hold(1400).put("O C4").lift("D4").hold(1400);
		assertThat(table.record()).isEqualTo("X A1");
		table.uncover().hold(5000);
		assertThat(table.record()).isEqualTo("X A1, O E1, X D4?, O C4");
		assertThat(table.state().moves().get(2).captured()).containsExactly(Point.parse("B4"), Point.parse("C4"));
		assertThat(table.state().moves().get(3).captured()).containsExactly(Point.parse("D4"));
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void whenAStoneTakenAgainWasThereBoundsItsPlaceInTheOrder() {
		Table table = Table.set("""
				.XXO.
				XOO.O
				.XXO.
				.....
				.....
				""", Color.BLACK).play("X A1");
		table.cover("E1", "E2").put("O E1").hold(600).put("X C1").hold(1400).put("O E2").hold(600);
		table.put("X D4").lift("B4", "C4").hold(1400).put("O C4").lift("D4").hold(1400);
		table.uncover().hold(5000);
		assertThat(table.record()).isEqualTo("X A1, O E2?, X C1, O E1?, X D4?, O C4");
		assertThat(table.incidents()).isEmpty();
	}

	/** Black D3 takes D4 under a hand; White C3, Black G2, and White takes C4 with a stone on D4 again. */
	@Test
	void aStoneSeenToLieWhereALikeOneWasTakenIsATurnThoughAHandIsElsewhere() {
		Table table = Table.set("""
				.........
				.........
				.........
				.........
				..OX.....
				.OXOX....
				.........
				.........
				.........
				""", Color.BLACK).play("X A1", "O A9");
		table.cover("D3", "C4").put("X D3").lift("D4").hold(1400).put("O C3").hold(1400).put("X G2").hold(1000);
		assertThat(table.record()).isEqualTo("X A1, O A9");
		table.cover("D4").hold(400).put("O D4").lift("C4").hold(400).uncover().cover("H9", "J9").hold(3000);
		assertThat(table.record()).isEqualTo("X A1, O A9, X D3, O C3, X G2, O D4");
		assertThat(table.state().moves().get(2).captured()).containsExactly(Point.parse("D4"));
		assertThat(table.state().moves().get(5).captured()).containsExactly(Point.parse("C4"));
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void aKoTakenAndTakenBackWhileNobodyCouldSeeIsInTheRecord() {
		Table table = Table.ko();
		table.cover("B3", "C3").put("X C3").lift("B3").hold(400).put("O E5").hold(1400);
		table.put("X E1").lift("C3").put("O B3").gap(2500).uncover().hold(5000);
		assertThat(table.record()).isEqualTo("X C3?, O E5, X E1, O B3?");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void aKoTakenBackWhileNobodyCouldSeeThoughTheFirstStoneWasHardlyOff() {
		Table table = Table.ko().play("X C3").lift("B3").hold(1400).play("O E5", "X E1", "O B3");
		table.lift("C3").read(3).gap(4000);
		table.put("X A5", "O A1", "X C3", "O D5").lift("B3").hold(9000);
		assertThat(table.record()).isEqualTo("X C3, O E5, X E1, O B3, X A5, O D5?, X C3, O A1?");
		assertThat(table.incidents()).isEmpty();
	}

	/** Black A1 takes A2 and A3, White A2 takes A1: of both turns only A3 is gone. */
	@Test
	void twoStonesTakenAndOneTakenBackWhileNobodyCouldSee() {
		Table table = Table.set("""
				.....
				X....
				OX...
				OX...
				.O...
				""", Color.BLACK);
		table.put("X A1").lift("A3").lift("A1").put("X E5").gap(8000).hold(6000);
		assertThat(table.record()).isEqualTo("X A1?, O A2?, X E5");
		assertThat(table.incidents()).isEmpty();
	}

	/** White C1 takes A1 and B1 under a hand, Black A1 is thrown in and looks like one of them, White B1 takes it. */
	@Test
	void aThrowInTakenForACapturedStoneIsInTheRecordWhenItIsTakenInItsTurn() {
		Table table = Table.set("""
				.....
				.....
				.....
				OO...
				XX...
				""", Color.WHITE).play("O E5", "X D5");
		table.cover("C1").hold(400).put("O C1").lift("A1", "B1").hold(400).put("X A1").hold(2000).uncover().hold(1600);
		assertThat(table.record()).isEqualTo("O E5, X D5, O C1");
		table.put("O B1").lift("A1").hold(4000);
		assertThat(table.record()).isEqualTo("O E5, X D5, O C1, X A1?, O B1");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void aStoneComingOnACapturedPointIsWaitedForBeforeItsAnswerIsCalledIrregular() {
		Table table = fiveTaken().play("X B5", "O D1");
		table.put("X C4").read(1).put("O E2").read(1).misread("O C4").read(1).read(1).misread("O C4").read(1).read(1);
		assertThat(table.incidents()).isEmpty();
		table.hold(3000);
		assertThat(table.record()).isEqualTo("X B5, O D1, X C4, O E2");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void aStoneTakenUpInsteadOfTheOneItCapturedIsOneIncident() {
		Table table = Table.ko();
		table.put("X C3").hold(2500).lift("C3").hold(40_000);
		assertThat(table.incidents()).containsExactly("stone-lifted C3");
		table.put("X C3").hold(1500);
		assertThat(table.openIncidents()).isEmpty();
		table.lift("B3").hold(2000);
		assertThat(table.record()).isEqualTo("X C3");
		assertThat(table.state().uncleared()).isEmpty();
	}
}

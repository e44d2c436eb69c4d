package org.gobanbridge.core.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameEvent.GameStarted;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.core.table.Details;
import org.gobanbridge.core.table.Table;
import org.gobanbridge.rules.Color;
import org.junit.jupiter.api.Test;

/** A program that begins again knows what its events say, and finds the rest on the board. */
class RestartTest {

	private static Table game() {
		return Table.of(7).hold(1000).play("X C3", "O E5", "X E3", "O C5", "X D2", "O D6");
	}

	@Test
	void playGoesOn() {
		Table table = game().restart().hold(2000).play("X B2", "O B3");
		assertThat(table.record()).endsWith("O D6, X B2, O B3");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void movesPlayedWhileItWasDownAreFound() {
		Table table = game();
		table.put("X B2", "O F2").gap(20_000).restart().hold(6000);
		assertThat(table.record()).endsWith("O D6, X B2, O F2");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void aStoneThatVanishedWhileItWasDownIsMissing() {
		Table table = game();
		table.lift("E3").gap(20_000).restart().hold(6000);
		assertThat(table.incidents()).containsExactly("stones-missing E3");
	}

	@Test
	void capturedStonesStillLyingMayLeaveAfterwards() {
		Table table = Table.ko();
		table.play("X C3").restart().hold(4000);
		assertThat(table.record()).isEqualTo("X C3");
		assertThat(table.state().uncleared()).containsExactly(1);
		assertThat(table.incidents()).isEmpty();
		table.lift("B3").hold(2000).play("O E5");
		assertThat(table.record()).isEqualTo("X C3, O E5");
		assertThat(table.state().uncleared()).isEmpty();
	}

	@Test
	void anOpenIncidentIsRestoredAfterwards() {
		Table table = game().move("C3", "C4").hold(6000).restart().hold(5000);
		assertThat(table.openIncidents()).hasSize(1);
		assertThat(table.incidents()).hasSize(1);
		table.move("C4", "C3").hold(3000);
		assertThat(table.openIncidents()).isEmpty();
	}

	@Test
	void aDeclaredUndoStaysUndoneThoughTheStoneStillLies() {
		Table table = game().declare(Declaration.UNDO).hold(400).restart().hold(10_000);
		assertThat(table.record()).endsWith("X D2");
		assertThat(table.incidents()).isEmpty();
		table.lift("D6").hold(2000).play("O B2");
		assertThat(table.record()).endsWith("X D2, O B2");
		table.play("X B3", "O D6");
		assertThat(table.record()).endsWith("O B2, X B3, O D6");
	}

	@Test
	void anUndoneCaptureStaysUndone() {
		Table table = Table.ko();
		table.put("X C3").lift("B3").hold(2000).declare(Declaration.UNDO).hold(400).restart().hold(8000);
		assertThat(table.record()).isEmpty();
		assertThat(table.incidents()).isEmpty();
		table.lift("C3").put("O B3").hold(3000).play("X E5");
		assertThat(table.record()).isEqualTo("X E5");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void anAdjournedGameIsResumedTheNextDay() {
		Table table = game().declare(Declaration.ADJOURN).hold(1000).lift("C3", "E5", "E3", "C5", "D2", "D6");
		table.gap(60_000_000).restart().hold(5000);
		assertThat(table.state().phase()).isEqualTo(Phase.ADJOURNED);
		table.put("X C3", "O E5", "X E3", "O C5", "X D2").hold(5000).declare(Declaration.RESUME).hold(6000);
		assertThat(table.incidents()).as("nobody saw who took it off").containsExactly("stones-missing D6");
		table.put("O D6").hold(2000).play("X B2");
		assertThat(table.record()).endsWith("O D6, X B2");
		assertThat(table.openIncidents()).isEmpty();
	}

	@Test
	void whatWasToldOfTheGameToComeIsKept() {
		Table table = Table.of(7).hold(500).tell(Details.players("Dosaku", "Yasui")).hold(500).restart().hold(1000)
				.play("X C3");
		assertThat(table.event(GameStarted.class).black()).isEqualTo("Dosaku");
	}

	@Test
	void aGameThatHasEndedStaysEndedUntilTheBoardIsCleared() {
		Table table = game().declare(Declaration.WHITE_RESIGNS).hold(1000).restart().hold(5000);
		assertThat(table.state().phase()).isEqualTo(Phase.ENDED);
		table.lift("C3", "E5", "E3", "C5", "D2", "D6").hold(4000).play("X D4");
		assertThat(table.record()).isEqualTo("X D4");
		assertThat(table.state().gameNumber()).isEqualTo(2);
	}

	@Test
	void handicapStonesMayGoOnBeingPutDown() {
		Table table = Table.of(9).hold(1000).play("X C3", "X G7").restart().hold(2000).play("X G3", "X C7", "O E5");
		assertThat(table.start()).isEqualTo("O to play, handicap 4, X C7 G7 C3 G3");
		assertThat(table.record()).isEqualTo("O E5");
	}

	@Test
	void aStoneThatComesAgainWhereTheBoardShowedItTakenBackIsAMove() {
		Table table = Table.of(7, Details.policy("club")).hold(1000).play("X C3", "O E5", "X E3", "O C5", "X D2",
				"O D6");
		table.lift("D6").hold(8000);
		assertThat(table.record()).endsWith("X D2");
		table.put("O D6").restart().hold(3000);
		assertThat(table.record()).endsWith("X D2, O D6");
	}

	@Test
	void aStoneThatWasReadForAMomentAfterARestartIsTheOneThatWasTaken() {
		Table table = Table.set("""
				.X...
				.XO..
				.X...
				X....
				.OO..
				""", Color.BLACK).play("X E5");
		table.put("O A3").restart().read(4).lift("A3").put("X A4").hold(4000);
		assertThat(table.record()).isEqualTo("X E5, O A3?, X A4");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void whatWasLiftedAfterABoardInDisorderWasRebuiltIsToldOnce() {
		Table table = game().move("C3", "A1").move("E5", "G7").move("E3", "G1").move("C5", "A7").move("D2", "A4");
		table.hold(6000).rule(1, RulingOption.RESTORE);
		table.move("A1", "C3").move("G7", "E5").move("G1", "E3").move("A7", "C5").move("A4", "D2").hold(3000);
		table.lift("D6").hold(6000).restart().hold(90_000);
		assertThat(table.incidents()).hasSize(2).last().isEqualTo("stone-lifted D6");
	}

	@Test
	void aStoneLiftedBeforeTheBoardIsReadAgainIsToldThoughDisorderWasLeftToStandElsewhere() {
		Table table = game().move("C3", "A1").move("E5", "G7").move("E3", "G1").move("C5", "A7").move("D2", "A4");
		table.hold(6000).rule(1, RulingOption.DISMISS).hold(2000).lift("D6").restart().hold(9000);
		assertThat(table.incidents()).hasSize(2).last().isEqualTo("stone-lifted D6");
	}
}

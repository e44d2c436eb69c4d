package org.gobanbridge.core.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameEvent.GameEnded;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.core.table.Details;
import org.gobanbridge.core.table.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the board shows when a game goes on that has rested: nobody watched it meanwhile. */
class RestedGameTest {
	private static final String[] ALL = {"C3", "E5", "E3", "C5", "D2", "D6"};

	private static Table young() {
		return Table.of(9).hold(1000).play("X E5", "O C3", "X G7", "O C7");
	}

	private static Table game() {
		return Table.of(7).hold(1000).play("X C3", "O E5", "X E3", "O C5", "X D2", "O D6");
	}

	private static Table club() {
		return Table.of(7, Details.policy("club")).hold(1000).play("X C3", "O E5", "X E3", "O C5", "X D2", "O D6");
	}

	@ParameterizedTest
	@EnumSource(value = Declaration.class, names = {"PAUSE", "ADJOURN"})
	void itWaitsForItsPositionHoweverFewMovesItHas(Declaration rest) {
		Table table = young().declare(rest).hold(500).lift("E5", "C3", "G7", "C7").hold(8000);
		table.declare(Declaration.RESUME).hold(30_000);
		assertThat(table.state().phase()).isEqualTo(Phase.PLAYING);
		assertThat(table.incidents()).containsExactly("stones-missing C7 G7 E5 C3");
		table.put("X G7").hold(2000).put("X E5").hold(2000).put("O C7", "O C3").hold(3000);
		assertThat(table.openIncidents()).isEmpty();
		table.play("X C4");
		assertThat(table.record()).isEqualTo("X E5, O C3, X G7, O C7, X C4");
		assertThat(table.state().gameNumber()).isEqualTo(1);
	}

	@Test
	void itWaitsThroughARestartToo() {
		Table table = young().declare(Declaration.ADJOURN).hold(500).lift("E5", "C3", "G7", "C7").hold(8000);
		table.declare(Declaration.RESUME).hold(1000).restart().hold(30_000);
		assertThat(table.state().phase()).isEqualTo(Phase.PLAYING);
		assertThat(table.record()).isEqualTo("X E5, O C3, X G7, O C7");
	}

	@Test
	void otherStonesAreNoNewGame() {
		Table table = Table.of(9).hold(1000).play("X E5").declare(Declaration.ADJOURN).hold(500).lift("E5").hold(8000);
		table.declare(Declaration.RESUME).hold(5000).put("X C3").hold(2000).put("X G7").hold(5000);
		assertThat(table.record()).isEqualTo("X E5");
		assertThat(table.state().start().setup().black()).isEmpty();
		table.declare(Declaration.NEW_GAME).lift("C3", "G7").hold(3000).play("X D4");
		assertThat(table.record()).as("as the referee says").isEqualTo("X D4");
		assertThat(table.state().gameNumber()).isEqualTo(2);
	}

	@Test
	void aYoungGameThatNeverRestedIsStillDroppedWhenItsBoardIsCleared() {
		Table table = young().lift("E5", "C3", "G7", "C7").hold(5000);
		assertThat(table.state().phase()).isEqualTo(Phase.PREPARING);
	}

	@Test
	void inAClubABoardThatWasClearedMeanwhileIsNoEndButOneThatIsClearedAfterwardsIs() {
		Table table = club().declare(Declaration.ADJOURN).hold(500).lift(ALL).hold(8000).declare(Declaration.RESUME)
				.hold(20_000);
		assertThat(table.state().phase()).isEqualTo(Phase.PLAYING);
		table.put("X C3", "O E5", "X E3", "O C5", "X D2", "O D6").hold(3000).lift(ALL).hold(4000);
		assertThat(table.event(GameEnded.class).reason()).isEqualTo("cleared");
	}

	@Test
	void inAClubACountIsNotOverBecauseTheBoardWasClearedMeanwhile() {
		Table table = club().declare(Declaration.GAME_OVER).hold(1000).declare(Declaration.ADJOURN).hold(500).lift(ALL)
				.hold(8000).declare(Declaration.RESUME).hold(20_000);
		assertThat(table.state().phase()).isEqualTo(Phase.COUNTING);
		table.put("X C3", "O E5", "X E3", "O C5", "X D2", "O D6").hold(3000).lift(ALL).hold(4000);
		assertThat(table.event(GameEnded.class).reason()).isEqualTo("cleared");
	}

	@Test
	void inAClubStringsThatWentMeanwhileAreNoCounting() {
		Table table = club().declare(Declaration.PAUSE).hold(500).lift("C3", "E5").hold(8000)
				.declare(Declaration.RESUME).hold(20_000);
		assertThat(table.state().phase()).isEqualTo(Phase.PLAYING);
		assertThat(table.incidents()).containsExactly("stones-missing E5 C3");
	}

	@ParameterizedTest
	@EnumSource(value = Declaration.class, names = {"PAUSE", "ADJOURN"})
	void stonesThatCameMeanwhileAreOneIncidentOfNobody(Declaration rest) {
		Table table = game().declare(rest).hold(500).put("X B2", "O B5").hold(8000).declare(Declaration.RESUME)
				.hold(5000);
		assertThat(table.incidents()).containsExactly("stones-added B5 B2");
		assertThat(table.incident().offender()).isEmpty();
		assertThat(table.record()).endsWith("O D6");
	}

	@Test
	void aStoneOfTheSideThatHadJustMovedIsNotASecondMove() {
		Table table = game().declare(Declaration.PAUSE).hold(500).put("O B5").hold(8000).declare(Declaration.RESUME)
				.hold(5000);
		assertThat(table.incidents()).containsExactly("stones-added B5");
		table.lift("B5").hold(3000);
		assertThat(table.openIncidents()).isEmpty();
	}

	@Test
	void theLastStoneThatWentMeanwhileWasNotTakenBackByAnybody() {
		Table table = game().declare(Declaration.PAUSE).hold(500).lift("D6").hold(8000).declare(Declaration.RESUME)
				.hold(6000);
		assertThat(table.incidents()).containsExactly("stones-missing D6");
		assertThat(table.incident().offender()).isEmpty();
	}

	@Test
	void aMoveRightAfterTheResumptionIsOneBesideWhatWasWrongThen() {
		Table table = game().declare(Declaration.PAUSE).hold(500).put("O B5").hold(8000).declare(Declaration.RESUME)
				.play("X B2");
		assertThat(table.record()).endsWith("O D6, X B2");
		assertThat(table.incidents()).containsExactly("stones-added B5");
	}

	@Test
	void aSecondMoveAfterTheResumptionIsOneAllTheSame() {
		Table table = game().declare(Declaration.PAUSE).hold(8000).declare(Declaration.RESUME).hold(500).put("O B5")
				.hold(3000);
		assertThat(table.incidents()).containsExactly("two-moves B5");
	}

	@Test
	void afterAResultTooNobodyIsBlamedForAStoneThatNoMoveExplains() {
		Table table = game().declare(Declaration.BLACK_RESIGNS).hold(1000).play("X B2", "O B5").put("O F2")
				.hold(3000).declare(Declaration.RESUME).hold(3000);
		assertThat(table.record()).endsWith("O D6");
		assertThat(table.unsettled()).isEqualTo("B5 B2 F2");
		assertThat(table.incidents()).isEmpty();
		table.play("X C6", "O C2").hold(5000);
		assertThat(table.record()).as("they play on as the board lies").endsWith("O D6, X C6, O C2");
		assertThat(table.incidents()).containsExactly("stones-added B5 B2 F2");
		assertThat(table.incident().offender()).isEmpty();
	}

	private static Table voidedInTheCount(long counted) {
		Table table = game().hold(5000).put("O B5").hold(3000);
		assertThat(table.openIncidents()).containsExactly("two-moves B5");
		table.declare(Declaration.GAME_OVER).hold(1000).rule(1, RulingOption.VOID).hold(counted)
				.declare(Declaration.RESUME).hold(2000);
		assertThat(table.unsettled()).isEqualTo("B5");
		assertThat(table.openIncidents()).isEmpty();
		return table;
	}

	@Test
	void aStoneThatWasVoidedWhileTheyCountedIsShownAsUnsettledAndToldAgainAfterAMinute() {
		Table table = voidedInTheCount(1000).hold(70_000);
		assertThat(table.incidents()).containsExactly("two-moves B5", "two-moves B5");
		assertThat(table.incident().judgement().proposed()).contains(RulingOption.RESTORE);
		table.lift("B5").hold(2000);
		assertThat(table.openIncidents()).isEmpty();
		table.play("X B2");
		assertThat(table.record()).endsWith("O D6, X B2");
	}

	@Test
	void itStaysUnsettledIfTheyHaveCountedForLonger() {
		Table table = voidedInTheCount(90_000).hold(70_000);
		assertThat(table.unsettled()).isEqualTo("B5");
		assertThat(table.incidents()).containsExactly("two-moves B5");
		table.lift("B5").hold(2000);
		assertThat(table.unsettled()).isEmpty();
		table.play("X B2");
		assertThat(table.record()).endsWith("O D6, X B2");
	}
}

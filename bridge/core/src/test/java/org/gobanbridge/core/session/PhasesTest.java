package org.gobanbridge.core.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.board.Lever;
import org.gobanbridge.core.board.SourceState;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameEvent.Counted;
import org.gobanbridge.core.game.GameEvent.GameEnded;
import org.gobanbridge.core.game.GameEvent.GameInfo;
import org.gobanbridge.core.game.GameEvent.GameStarted;
import org.gobanbridge.core.game.GameEvent.MovePlayed;
import org.gobanbridge.core.game.GameEvent.PhaseBegan;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.core.table.Details;
import org.gobanbridge.core.table.Table;
import org.gobanbridge.rules.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** From the first stone to the next game. */
class PhasesTest {

	private static Table game() {
		return Table.of(7).hold(1000).play("X C3", "O E5", "X E3", "O C5", "X D2", "O D6");
	}

	private static List<String> phases(Table table) {
		return table.events(PhaseBegan.class).stream().map(began -> Words.of(began.phase()) + " " + began.reason())
				.toList();
	}

	@ParameterizedTest
	@EnumSource(value = Declaration.class, names = {"PAUSE", "ADJOURN"})
	void whileAGameRestsTheBoardIsIgnored(Declaration rest) {
		Table table = game().declare(rest).hold(1000);
		table.lift("C3", "E5", "E3", "C5", "D2", "D6").hold(30_000);
		table.put("X C3", "O E5", "X E3", "O C5", "X D2", "O D6").hold(3000).declare(Declaration.RESUME).hold(3000);
		table.play("X B2");
		assertThat(table.record()).endsWith("O D6, X B2");
		assertThat(table.incidents()).isEmpty();
		assertThat(table.unsettled()).isEmpty();
	}

	@Test
	void whatIsUnsettledIsSettledWhenTheGameEnds() {
		Table table = Table.of(9).hold(1000).play("X C3", "O G7", "X G3").put("X C7").hold(2000);
		table.rule(1, RulingOption.RESTORE).hold(1000);
		assertThat(table.state().unsettled()).isNotEmpty();
		table.declare(Declaration.WHITE_RESIGNS).hold(1000);
		assertThat(table.state().phase()).isEqualTo(Phase.ENDED);
		assertThat(table.state().unsettled()).isEmpty();
	}

	@Test
	void theClockCanPauseAndResume() {
		Table table = game().press(Lever.PAUSE).hold(500);
		assertThat(table.state().phase()).isEqualTo(Phase.PAUSED);
		table.press(Lever.RESUME).hold(500);
		assertThat(table.state().phase()).isEqualTo(Phase.PLAYING);
	}

	@Test
	void whatIsMissingAtTheResumptionIsAnIncident() {
		Table table = game().declare(Declaration.ADJOURN).hold(1000);
		table.lift("C3").hold(20_000).declare(Declaration.RESUME).hold(5000);
		assertThat(table.incidents()).containsExactly("stones-missing C3");
		table.put("X C3").hold(2000);
		assertThat(table.openIncidents()).isEmpty();
	}

	@Test
	void aStoneThatCameWhileTheGameRestedIsNoMove() {
		Table table = game().declare(Declaration.PAUSE).hold(1000);
		table.put("X B2").hold(10_000).declare(Declaration.RESUME).hold(5000);
		assertThat(table.record()).endsWith("O D6");
		assertThat(table.incidents()).containsExactly("stones-added B2");
		table.lift("B2").hold(3000).play("X B4");
		assertThat(table.record()).endsWith("O D6, X B4");
	}

	@Test
	void aStonePlayedRightAtTheResumptionIsAMove() {
		Table table = game().declare(Declaration.PAUSE).hold(10_000).declare(Declaration.RESUME).play("X B2");
		assertThat(table.record()).endsWith("O D6, X B2");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void twoPassesBeginTheCounting() {
		Table table = game().declare(Declaration.BLACK_PASSES).hold(2000);
		assertThat(table.state().phase()).isEqualTo(Phase.PLAYING);
		table.declare(Declaration.WHITE_PASSES).hold(2000);
		assertThat(table.record()).endsWith("O D6, X pass, O pass");
		assertThat(table.state().phase()).isEqualTo(Phase.COUNTING);
	}

	@Test
	void passesThatAStonePartsDoNotBeginIt() {
		Table table = game().declare(Declaration.BLACK_PASSES).hold(2000).play("O B4").declare(Declaration.BLACK_PASSES)
				.hold(2000);
		assertThat(table.state().phase()).isEqualTo(Phase.PLAYING);
	}

	@Test
	void whileTheyCountTheBoardIsTheirs() {
		Table table = game().declare(Declaration.GAME_OVER).hold(2000);
		assertThat(table.state().phase()).isEqualTo(Phase.COUNTING);
		table.lift("C3", "E5").hold(5000).put("X A1", "X A2", "O A3").hold(5000);
		assertThat(table.incidents()).isEmpty();
		assertThat(table.unsettled()).isEmpty();
		table.declare(Declaration.COUNT_AGREED).hold(1000);
		assertThat(table.state().phase()).isEqualTo(Phase.ENDED);
		assertThat(table.event(GameEnded.class).reason()).isEqualTo("count-agreed");
	}

	@Test
	void resumedFromTheCountingPlayGoesOnFromThePositionBefore() {
		Table table = game().declare(Declaration.BLACK_PASSES).hold(1000).declare(Declaration.WHITE_PASSES).hold(2000);
		table.lift("C3").hold(3000).put("X C3").hold(2000).declare(Declaration.RESUME).hold(2000);
		assertThat(table.state().phase()).isEqualTo(Phase.PLAYING);
		table.play("X B2").hold(1000);
		assertThat(table.record()).endsWith("X pass, O pass, X B2");
		table.declare(Declaration.WHITE_PASSES).hold(2000);
		assertThat(table.state().phase()).isEqualTo(Phase.PLAYING);
		table.declare(Declaration.BLACK_PASSES).hold(2000);
		assertThat(table.state().phase()).isEqualTo(Phase.COUNTING);
	}

	@Test
	void onePassAfterTheResumptionIsNotTheThirdOfTwo() {
		Table table = game().declare(Declaration.BLACK_PASSES).hold(1000).declare(Declaration.WHITE_PASSES).hold(2000);
		table.declare(Declaration.RESUME).hold(2000).declare(Declaration.BLACK_PASSES).hold(2000);
		assertThat(table.state().phase()).isEqualTo(Phase.PLAYING);
	}

	@Test
	void whenAGameHasEndedTheBoardIsIgnoredUntilItIsCleared() {
		Table table = game().declare(Declaration.WHITE_RESIGNS).hold(1000);
		assertThat(table.state().result()).contains("B+R");
		table.put("X B2", "O B3").hold(5000).lift("C3", "E5", "E3").hold(5000);
		assertThat(table.incidents()).isEmpty();
		assertThat(table.state().phase()).isEqualTo(Phase.ENDED);
		table.lift("C5", "D2", "D6", "B2", "B3").hold(3500);
		assertThat(phases(table)).containsExactly("playing started", "ended resigned", "preparing cleared");
	}

	@Test
	void aGameThatHasEndedCanBeReopened() {
		Table table = game().declare(Declaration.BLACK_RESIGNS).hold(1000).declare(Declaration.RESUME).hold(1000);
		assertThat(table.state().phase()).isEqualTo(Phase.PLAYING);
		assertThat(table.state().result()).isEmpty();
		table.play("X B2");
		assertThat(table.record()).endsWith("O D6, X B2");
		table.declare(Declaration.WHITE_RESIGNS).hold(1000);
		assertThat(table.state().result()).contains("B+R");
		assertThat(table.state().gameNumber()).isEqualTo(1);
	}

	@Test
	void anOpenIncidentIsMootWhenTheGameEnds() {
		Table table = game().lift("C3").hold(5000).declare(Declaration.DRAW_AGREED).hold(4000);
		assertThat(table.closed()).containsExactly("1 superseded");
		assertThat(table.state().result()).contains("0");
		assertThat(table.unsettled()).isEmpty();
	}

	@Test
	void theNextGameBeginsByItselfWithTheRulesKeptAndThePlayersForgotten() {
		Table table = Table.of(7, Details.players("Go Seigen", "Honinbo Shusai").orElse(Details.rules("japanese"))
				.orElse(Details.policy("club"))).hold(1000);
		table.play("X C3", "O E5").declare(Declaration.WHITE_RESIGNS).hold(1000);
		table.lift("C3", "E5").hold(3500).play("X D4", "O B2");
		assertThat(table.state().gameNumber()).isEqualTo(2);
		assertThat(table.record()).isEqualTo("X D4, O B2");
		GameStarted second = table.events(GameStarted.class).get(1);
		assertThat(second.rules()).isEqualTo("japanese");
		assertThat(second.policy()).isEqualTo("club");
		assertThat(second.komi()).isEqualTo("6.5");
		assertThat(second.black()).isEmpty();
		assertThat(second.white()).isEmpty();
	}

	@Test
	void theKomiOfAHandicapGameIsNotTheNextOnes() {
		Table table = Table.of(7).hold(1000).play("X C3", "X E5", "O D2").declare(Declaration.WHITE_RESIGNS).hold(1000);
		table.lift("C3", "E5", "D2").hold(3500).play("X D4", "O B2");
		assertThat(table.events(GameStarted.class).getLast().komi()).isEqualTo("7.5");
	}

	@Test
	void aNewGameMayBeDeclaredOverTheOldOne() {
		Table table = game().declare(Declaration.NEW_GAME).hold(1000);
		assertThat(table.state().phase()).isEqualTo(Phase.PREPARING);
		assertThat(table.event(GameEnded.class).result()).isEqualTo("?");
		table.lift("C3", "E5", "E3", "C5", "D2", "D6").hold(5000).play("X D4");
		assertThat(table.state().gameNumber()).isEqualTo(2);
		assertThat(table.record()).isEqualTo("X D4");
	}

	@Test
	void severalGamesInOneSession() {
		Table table = Table.of(5).hold(1000);
		for (int game = 1; game <= 4; game++) {
			table.play("X C3", "O D4", "X B2").declare(Declaration.WHITE_RESIGNS).hold(1000);
			assertThat(table.state().gameNumber()).isEqualTo(game);
			assertThat(table.record()).isEqualTo("X C3, O D4, X B2");
			table.lift("C3", "D4", "B2").hold(4000);
		}
		assertThat(table.incidents()).isEmpty();
		assertThat(table.events(GameEnded.class)).hasSize(4);
	}

	@Test
	void detailsToldBeforeTheGameAreThoseItStartsWith() {
		Table table = Table.of(7).hold(500).tell(Details.players("Dosaku", "Yasui")).tell(Details.komi("0")).hold(1000)
				.play("X C3");
		GameStarted started = table.event(GameStarted.class);
		assertThat(started.black()).isEqualTo("Dosaku");
		assertThat(started.white()).isEqualTo("Yasui");
		assertThat(started.komi()).isEqualTo("0");
	}

	@Test
	void detailsToldDuringTheGameAreItsOwn() {
		Table table = game().tell(Details.players("Shuwa", "Shusaku")).hold(1000).play("X B2");
		assertThat(table.event(GameInfo.class).changed()).isEqualTo(Details.players("Shuwa", "Shusaku"));
		assertThat(table.state().details().black()).contains("Shuwa");
		assertThat(table.record()).endsWith("X B2");
	}

	@Test
	void detailsToldAfterTheGameAreTheNextOnes() {
		Table table = game().declare(Declaration.WHITE_RESIGNS).hold(1000).tell(Details.players("Jowa", "Intetsu"));
		assertThat(table.state().details().black()).isEqualTo(Optional.of(""));
		table.lift("C3", "E5", "E3", "C5", "D2", "D6").hold(5000).play("X D4");
		assertThat(table.events(GameStarted.class).getLast().black()).isEqualTo("Jowa");
	}

	@Test
	void theLastMoveIsInTheRecordOfAGameResignedRightAfterIt() {
		Table table = game();
		table.put("X B2").read(1).declare(Declaration.WHITE_RESIGNS).hold(4000);
		assertThat(table.record()).endsWith("O D6, X B2");
		assertThat(table.state().result()).contains("B+R");
		assertThat(table.events(MovePlayed.class)).hasSize(7);
	}

	@Test
	void aBoardThatIsNotReadAnyMoreDelaysAResignationForFifteenSeconds() {
		Table table = game().gap(5000).declare(Declaration.WHITE_RESIGNS).gap(14_000).tick();
		assertThat(table.state().phase()).isEqualTo(Phase.PLAYING);
		long said = table.now() - 14_000;
		table.gap(2000).tick();
		assertThat(table.event(GameEnded.class).t()).isEqualTo(said + 15_000);
	}

	@Test
	void theEndOfTheLogBringsWhatWasSaidIntoForce() {
		Table table = game().gap(5000).declare(Declaration.WHITE_RESIGNS).end();
		assertThat(table.state().result()).contains("B+R");
	}

	@Test
	void nobodyCanAgreeToACountWhileNobodyCounts() {
		Table table = game().declare(Declaration.COUNT_AGREED).hold(5000);
		assertThat(table.state().phase()).isEqualTo(Phase.PLAYING);
		table.declare(Declaration.PAUSE).hold(500).declare(Declaration.COUNT_AGREED).hold(500);
		assertThat(table.state().phase()).isEqualTo(Phase.PAUSED);
		assertThat(table.events(GameEnded.class)).isEmpty();
	}

	@ParameterizedTest
	@EnumSource(value = Declaration.class, names = {"PAUSE", "ADJOURN"})
	void aCountThatIsInterruptedGoesOnAsItWas(Declaration rest) {
		Table table = game().declare(Declaration.GAME_OVER).hold(2000).dead("C3").hold(1000);
		table.lift("E5").hold(3000);
		Optional<Counted> before = table.state().counted();
		assertThat(before.orElseThrow().dead()).containsExactly(Point.parse("E5"), Point.parse("C3"));
		table.declare(rest).hold(1000);
		assertThat(table.state().counted()).isEqualTo(before);
		table.restart().hold(1000).declare(Declaration.RESUME).hold(3000);
		assertThat(table.state().phase()).isEqualTo(Phase.COUNTING);
		assertThat(table.state().counted().map(Counted::dead)).isEqualTo(before.map(Counted::dead));
		assertThat(table.state().counted().map(Counted::declared)).isEqualTo(before.map(Counted::declared));
		table.declare(Declaration.COUNT_AGREED).hold(1000);
		assertThat(table.state().result()).isEqualTo(before.map(Counted::result));
	}

	@Test
	void anAdjournmentOfAPausedCountIsOneInterruption() {
		Table table = game().declare(Declaration.GAME_OVER).hold(2000).declare(Declaration.PAUSE).hold(500)
				.declare(Declaration.ADJOURN).hold(500).declare(Declaration.RESUME).hold(1000);
		assertThat(table.state().phase()).isEqualTo(Phase.COUNTING);
		table.declare(Declaration.RESUME).hold(1000);
		assertThat(table.state().phase()).isEqualTo(Phase.PLAYING);
	}

	@Test
	void aPassBeforeAPauseAndOneAfterItAreTwo() {
		Table table = game().declare(Declaration.BLACK_PASSES).hold(1000).declare(Declaration.PAUSE).hold(1000)
				.declare(Declaration.RESUME).hold(1000).declare(Declaration.WHITE_PASSES).hold(2000);
		assertThat(table.state().phase()).isEqualTo(Phase.COUNTING);
	}

	@Test
	void playThatGoesOnAfterACountBeginsByPuttingTheDeadStonesBack() {
		Table table = game().declare(Declaration.GAME_OVER).hold(2000);
		table.lift("C3", "E5").hold(3000).put("X A1").hold(3000).declare(Declaration.RESUME).hold(20_000);
		assertThat(table.incidents()).isEmpty();
		assertThat(table.unsettled()).isEqualTo("E5 C3 A1");
		table.put("X C3").hold(2000).restart().hold(2000);
		assertThat(table.unsettled()).isEqualTo("E5 A1");
		table.put("X B2").hold(5000);
		assertThat(table.record()).as("nobody plays yet").endsWith("O D6");
		table.lift("B2", "A1").put("O E5").hold(2000);
		assertThat(table.unsettled()).isEmpty();
		table.play("X B2").lift("C3").hold(6000);
		assertThat(table.record()).endsWith("O D6, X B2");
		assertThat(table.incidents()).containsExactly("stones-missing C3");
	}

	@Test
	void theFirstMoveAfterItMayComeWithTheLastStoneThatGoesBack() {
		Table table = game().declare(Declaration.GAME_OVER).hold(2000).lift("E5").hold(3000)
				.declare(Declaration.RESUME).hold(3000);
		table.put("O E5").read(1).put("X B2").hold(3000);
		assertThat(table.record()).endsWith("O D6, X B2");
		assertThat(table.incidents()).isEmpty();
		assertThat(table.unsettled()).isEmpty();
	}

	@Test
	void aPassThatIsTakenBackWhileTheyCountLeavesTheDeadStonesToBePutBack() {
		Table table = game().declare(Declaration.BLACK_PASSES).hold(1000).declare(Declaration.WHITE_PASSES).hold(2000)
				.lift("E5").hold(3000).declare(Declaration.UNDO).hold(4000);
		assertThat(table.record()).endsWith("X pass");
		assertThat(table.unsettled()).isEqualTo("E5");
		assertThat(table.incidents()).isEmpty();
	}

	@ParameterizedTest
	@EnumSource(value = Declaration.class, names = {"PAUSE", "ADJOURN"})
	void whatIsStillToBePutBackSurvivesAnInterruption(Declaration rest) {
		Table table = game().declare(Declaration.GAME_OVER).hold(2000).lift("E5").hold(3000)
				.declare(Declaration.RESUME).hold(3000).declare(rest).hold(3000).declare(Declaration.RESUME)
				.hold(6000);
		assertThat(table.incidents()).isEmpty();
		assertThat(table.unsettled()).isEqualTo("E5");
	}

	@Test
	void aClubThatPlaysOnIsNotTakenToCountAgain() {
		Table table = Table.of(7, Details.policy("club")).hold(1000).play("X C3", "O E5", "X E3", "O C5", "X D2",
				"O D6");
		table.lift("C3", "E5").hold(15_000);
		assertThat(table.state().phase()).isEqualTo(Phase.COUNTING);
		table.declare(Declaration.RESUME).hold(15_000);
		assertThat(table.state().phase()).isEqualTo(Phase.PLAYING);
		table.put("X C3", "O E5").hold(2000).play("X B2");
		assertThat(table.record()).endsWith("O D6, X B2");
		assertThat(table.incidents()).as("before they counted").hasSize(1);
		assertThat(table.openIncidents()).isEmpty();
	}

	@Test
	void afterAResultPlayGoesOnFromWhateverLegalMovesLedTo() {
		Table table = game().declare(Declaration.BLACK_RESIGNS).hold(1000).play("X B2", "O B5");
		table.declare(Declaration.RESUME).hold(1000);
		assertThat(table.record()).endsWith("O D6, X B2, O B5");
		assertThat(table.play("X F2").record()).endsWith("O B5, X F2");
		assertThat(table.unsettled()).isEmpty();
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void afterAResultMovesAreFoundThoughNobodyPutsRightWhatWasWrong() {
		Table table = Table.of(9).hold(1000).play("X C3", "O G7", "X G3", "O C7").move("C3", "D3").hold(3000);
		assertThat(table.openIncidents()).containsExactly("stone-displaced C3 D3");
		table.rule(1, RulingOption.DRAW).hold(1000).declare(Declaration.RESUME).hold(1000);
		assertThat(table.unsettled()).isEqualTo("C3 D3");
		table.play("X B5");
		assertThat(table.record()).as("one stone may be one that is put back wrongly").endsWith("O C7");
		table.play("O H5");
		assertThat(table.record()).endsWith("O C7, X B5, O H5");
		table.hold(4000);
		assertThat(table.openIncidents()).containsExactly("stone-displaced C3 D3");
		table.play("X B7").move("D3", "C3").hold(3000);
		assertThat(table.record()).endsWith("X B5, O H5, X B7");
		assertThat(table.openIncidents()).isEmpty();
	}

	@Test
	void aStoneTooManyThatIsTakenOffAfterTheResultLetsTheMovesBeFound() {
		Table table = Table.of(9).hold(1000).play("X C3", "O G7", "X G3").play("X D5");
		table.rule(1, RulingOption.LOSS).hold(1000).declare(Declaration.RESUME).hold(1000);
		assertThat(table.unsettled()).isEqualTo("D5");
		table.play("O D6").lift("D5").hold(2000);
		assertThat(table.record()).endsWith("X G3, O D6");
		assertThat(table.unsettled()).isEmpty();
	}

	@Test
	void whatIsReadOfABoardThatWasMovedCountsForNothing() {
		Table table = game();
		String record = table.record();
		table.accept(new Input.SourceChanged(table.now(), SourceState.MOVED));
		table.put("O A1", "X A2").hold(5000);
		assertThat(table.record()).isEqualTo(record);
		assertThat(table.incidents()).isEmpty();
		table.lift("A1", "A2").accept(new Input.SourceChanged(table.now(), SourceState.FOUND)).hold(5000);
		assertThat(table.incidents()).isEmpty();
	}

	@ParameterizedTest
	@EnumSource(value = Declaration.class, names = {"PAUSE", "ADJOURN"})
	void aBoardThatIsClearedRightAfterTheGameWasInterruptedIsNotTheEnd(Declaration interrupted) {
		Table table = Table.of(7, Details.policy("club")).hold(1000).play("X C3", "O E5", "X E3", "O C5", "X D2");
		table.hz(10).put("O D6").hold(200).declare(interrupted).hold(100).show(".".repeat(49)).hold(10_000);
		assertThat(table.state().phase()).isIn(Phase.PAUSED, Phase.ADJOURNED);
		assertThat(table.events(GameEnded.class)).isEmpty();
	}
}

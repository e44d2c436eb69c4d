package org.gobanbridge.core.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.OptionalInt;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameEvent.GameStarted;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.table.Details;
import org.gobanbridge.core.table.Table;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the first stones on the board mean. */
class OpeningTest {
	private static final String SETUP = """
			.......
			..X....
			.......
			...O...
			.......
			....X..
			.......
			""";

	private static Position setup() {
		return Position.parse(Grid.of(7), SETUP);
	}

	private static Table empty(int size) {
		return Table.of(size).hold(1500);
	}

	@Test
	void aGameBeginsWithItsFirstStone() {
		Table table = empty(9);
		assertThat(table.state().phase()).isEqualTo(Phase.PREPARING);
		table.play("X C3");
		assertThat(table.state().phase()).isEqualTo(Phase.PLAYING);
		assertThat(table.start()).isEqualTo("X to play");
		assertThat(table.state().start().komi()).isEqualTo("7.5");
		assertThat(table.state().start().rules()).isEqualTo("chinese");
		assertThat(table.record()).isEqualTo("X C3");
	}

	@Test
	void announcedStonesMayBePutDownOneByOne() {
		Table table = Table.of(7, Details.setup(setup()).orElse(Details.toPlay(Color.BLACK))).hold(1500);
		table.play("X C6", "O D4");
		assertThat(table.state().phase()).isEqualTo(Phase.PREPARING);
		table.play("X E2");
		assertThat(table.start()).isEqualTo("X to play, X C6 E2, O D4");
		table.play("X B2", "O F6");
		assertThat(table.record()).isEqualTo("X B2, O F6");
	}

	@Test
	void announcedStonesMayLieThereAtOnce() {
		Table table = Table.of(7, Details.setup(setup())).show(SETUP).hold(2000);
		assertThat(table.start()).isEqualTo("O to play, X C6 E2, O D4");
	}

	@Test
	void theFirstStoneAfterAnAnnouncedSetUpTellsWhoMovesIfNobodySaid() {
		Table table = Table.of(7, Details.setup(setup())).show(SETUP).hold(2000).play("X B2", "O F6");
		assertThat(table.start()).isEqualTo("X to play, X C6 E2, O D4");
		assertThat(table.record()).isEqualTo("X B2, O F6");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void whileOtherStonesThanTheAnnouncedOnesLieThereTheGameWaits() {
		Table table = Table.of(7, Details.setup(setup(), Color.BLACK)).hold(1500);
		table.play("X A1", "X C6", "O D4", "X E2").hold(3000);
		assertThat(table.state().phase()).isEqualTo(Phase.PREPARING);
		table.lift("A1").hold(2000);
		assertThat(table.start()).isEqualTo("X to play, X C6 E2, O D4");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void anAnnouncedStoneOnAWrongPointIsWaitedFor() {
		Table table = Table.of(7, Details.setup(setup(), Color.BLACK)).hold(1500);
		table.play("X C5", "O D4", "X E2").hold(3000);
		assertThat(table.state().phase()).isEqualTo(Phase.PREPARING);
		table.move("C5", "C6").hold(2000);
		assertThat(table.start()).isEqualTo("X to play, X C6 E2, O D4");
	}

	@Test
	void anAnnouncedHandicapIsPutOnAnyPoints() {
		Table table = Table.of(9, Details.handicap(3)).hold(1500);
		table.play("X C3", "X E5");
		assertThat(table.state().phase()).isEqualTo(Phase.PREPARING);
		table.play("X B8");
		assertThat(table.start()).isEqualTo("O to play, handicap 3, X B8 E5 C3");
		assertThat(table.state().start().komi()).isEqualTo("0");
		table.play("O G7", "X G3");
		assertThat(table.record()).isEqualTo("O G7, X G3");
	}

	@Test
	void aHandicapOfTheFirstMoveAloneLeavesNoKomi() {
		Table table = Table.of(9, Details.handicap(1)).hold(1500);
		table.play("X C3").hold(2000);
		assertThat(table.start()).isEqualTo("X to play, handicap 1");
		assertThat(table.state().start().komi()).isEqualTo("0");
		Table even = Table.of(9, Details.handicap(0)).hold(1500);
		even.play("X C3").hold(2000);
		assertThat(even.state().start().komi()).isEqualTo("7.5");
	}

	@Test
	void oneStoneMoreThanTheAnnouncedHandicapIsOneTooMany() {
		Table table = Table.of(9, Details.handicap(2)).hold(1500);
		table.play("X C3", "X G7", "X E5").hold(2000);
		assertThat(table.start()).isEqualTo("O to play, handicap 2, X G7 C3");
		assertThat(table.incidents()).containsExactly("two-moves E5");
	}

	@ParameterizedTest
	@ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 9})
	void blackStonesBeforeAnyWhiteOneAreHandicap(int stones) {
		String[] points = {"C3", "G7", "G3", "C7", "E5", "C5", "G5", "E3", "E7"};
		Table table = empty(9);
		for (int n = 0; n < stones; n++) {
			table.play("X " + points[n]);
		}
		table.play("O H5", "X B2");
		assertThat(table.start()).startsWith("O to play, handicap " + stones + ", X ");
		assertThat(table.state().start().setup().black()).hasSize(stones);
		assertThat(table.record()).isEqualTo("O H5, X B2");
		assertThat(table.incidents()).isEmpty();
		assertThat(table.state().gameNumber()).isEqualTo(1);
	}

	@Test
	void handicapStonesMayLieThereAtOnce() {
		Table table = Table.of(9).put("X C3", "X G7", "X G3").hold(2000).play("O E5");
		assertThat(table.start()).isEqualTo("O to play, handicap 3, X G7 C3 G3");
		assertThat(table.record()).isEqualTo("O E5");
	}

	@Test
	void aHandicapStonePutRightBeforeWhitePlaysIsNoIncident() {
		Table table = empty(9).play("X C3", "X G7").move("G7", "G6").hold(6000).play("O E5");
		assertThat(table.start()).isEqualTo("O to play, handicap 2, X G6 C3");
		assertThat(table.record()).isEqualTo("O E5");
		assertThat(table.openIncidents()).isEmpty();
	}

	@Test
	void aLoneWhiteStoneIsTheFirstMoveAfterAWhile() {
		Table table = empty(9).put("O C3").hold(600);
		assertThat(table.state().phase()).isEqualTo(Phase.PREPARING);
		table.hold(800);
		assertThat(table.state().phase()).isEqualTo(Phase.PLAYING);
		table.hold(2000).play("X E5");
		assertThat(table.start()).isEqualTo("O to play");
		assertThat(table.record()).isEqualTo("O C3, X E5");
	}

	@ParameterizedTest
	@ValueSource(strings = {"X C3,X G7,O C7,O G3", "O C7,O G3,X C3,X G7", "X C3,O C7,O G3,X G7", "O C7,X C3,X G7,O G3",
			"O C7,X C3,O G3,X G7", "X C7,O C3,O G7,X G3", "X C3,X G7,O G3,O C7"})
	void seatStonesMayComeInAnyOrder(String order) {
		Table table = empty(9).play(order.split(",")).hold(3000);
		table.play("O E5", "X E7");
		assertThat(table.state().start().setup().black()).hasSize(2);
		assertThat(table.state().start().setup().white()).hasSize(2);
		assertThat(table.start()).startsWith("O to play, X ");
		assertThat(table.record()).isEqualTo("O E5, X E7");
		assertThat(table.openIncidents()).isEmpty();
	}

	@Test
	void afterSeatStonesTheNextStoneTellsWhoMoves() {
		Table table = empty(9).play("X C3", "X G7", "O C7", "O G3", "X E5", "O E7");
		assertThat(table.start()).startsWith("X to play, X G7 C3, O C7 G3");
		assertThat(table.record()).isEqualTo("X E5, O E7");
	}

	@Test
	void blackWhiteBlackWhiteAndThenBlackAreMoves() {
		Table table = empty(9).play("X C3", "O C7", "X G7", "O G3", "X E5", "O E7");
		assertThat(table.start()).isEqualTo("X to play");
		assertThat(table.record()).isEqualTo("X C3, O C7, X G7, O G3, X E5, O E7");
	}

	@Test
	void blackWhiteBlackWhiteAndThenWhiteAreSeatStones() {
		Table table = empty(9).play("X C3", "O C7", "X G7", "O G3", "O E5", "X E7");
		assertThat(table.start()).isEqualTo("O to play, X G7 C3, O C7 G3");
		assertThat(table.record()).isEqualTo("O E5, X E7");
		assertThat(table.openIncidents()).isEmpty();
	}

	@Test
	void seatStonesMayLieThereAtOnce() {
		Table table = Table.of(19).put("X D4", "X Q16", "O D16", "O Q4").hold(3000).play("O C3", "X C4");
		assertThat(table.start()).isEqualTo("O to play, X Q16 D4, O D16 Q4");
		assertThat(table.record()).isEqualTo("O C3, X C4");
	}

	@Test
	void stonesOfTheDrawOfColoursAreNoGame() {
		Table table = empty(9).put("O C3", "O D3", "O D4", "O E4", "O C4", "X G7").hold(3000);
		assertThat(table.state().phase()).isEqualTo(Phase.PREPARING);
		table.lift("C3", "D3", "D4").hold(2000).lift("E4", "C4").hold(2000);
		assertThat(table.state().phase()).isEqualTo(Phase.PREPARING);
		table.lift("G7").hold(3500).play("X C3", "O E5");
		assertThat(table.record()).isEqualTo("X C3, O E5");
		assertThat(table.events(GameStarted.class)).hasSize(1);
	}

	@Test
	void aBoardEmptyForLessThanTwoSecondsIsNoNewBeginning() {
		Table table = empty(9).put("O C3", "O D3", "O D4", "O E4").hold(3000);
		table.lift("C3", "D3", "D4", "E4").hold(2000).put("X C3").hold(2000);
		assertThat(table.state().phase()).isEqualTo(Phase.PREPARING);
	}

	@Test
	void whatLiesThereMayBeDeclaredAStart() {
		Table table = empty(9).put("O C3", "O D3", "O D4", "X E4").hold(3000);
		assertThat(table.state().phase()).isEqualTo(Phase.PREPARING);
		table.declare(Declaration.START).hold(1000);
		assertThat(table.start()).isEqualTo("X to play, X E4, O D4 C3 D3");
		table.play("X G7", "O G3");
		assertThat(table.record()).isEqualTo("X G7, O G3");
	}

	@Test
	void aDeclaredStartOnAnEmptyBoardIsAnEvenGame() {
		Table table = empty(9).declare(Declaration.START).play("X C3", "O E5");
		assertThat(table.record()).isEqualTo("X C3, O E5");
		assertThat(table.events(GameStarted.class)).hasSize(1);
	}

	@Test
	void whoMovesFirstAfterADeclaredStartTheRulesSay() {
		Table ancient = Table.of(9, Details.rules("ming-qing")).hold(1500).declare(Declaration.START).hold(1000);
		assertThat(ancient.start()).isEqualTo("O to play");
		Table weaker = Table.of(9, Details.rules("ming-qing").withHandicap(OptionalInt.of(2))).hold(1500)
				.put("X C3").hold(3000).declare(Declaration.START).hold(1000);
		assertThat(weaker.start()).isEqualTo("X to play, handicap 2, X C3");
		Table modern = Table.of(9, Details.handicap(2)).hold(1500).put("X C3").hold(3000).declare(Declaration.START)
				.hold(1000);
		assertThat(modern.start()).isEqualTo("O to play, handicap 2, X C3");
		Table said = Table.of(9, Details.rules("ming-qing").withToPlay(Optional.of(Color.BLACK))).hold(1500)
				.declare(Declaration.START).hold(1000);
		assertThat(said.start()).isEqualTo("X to play");
	}

	@Test
	void aYoungGameClearedAwayNeverWas() {
		Table table = empty(9).play("X C3", "O E5").lift("C3", "E5").hold(5000).play("X G7", "O C7", "X D4");
		assertThat(table.record()).isEqualTo("X G7, O C7, X D4");
		assertThat(table.state().gameNumber()).isEqualTo(1);
		assertThat(table.openIncidents()).isEmpty();
	}

	@Test
	void movesFoundAtTheBeginningStandInTurn() {
		Table table = Table.of(9).hold(1500).put("O C3", "X E5").gap(5000).hold(2500);
		assertThat(table.start()).isEqualTo("X to play");
		assertThat(table.record()).isEqualTo("X E5, O C3");
	}

	@ParameterizedTest
	@ValueSource(longs = {800, 900, 1000, 1100})
	void aGameThatIsNeverQuietStartsWithItsFirstStone(long apart) {
		String[] moves = {"X C3", "O G7", "X G3", "O C7", "X E5", "O E7", "X E3", "O C5", "X G5", "O B2"};
		Table table = empty(9).hz(2).hold(3000);
		for (int n = 0; n < moves.length; n++) {
			table.put(moves[n]).hold(apart);
			Phase phase = n < 4 ? table.state().phase() : Phase.PLAYING;
			assertThat(table.state().phase()).as("after %s", moves[n]).isEqualTo(phase);
		}
		table.hold(6000);
		assertThat(table.start()).isEqualTo("X to play");
		assertThat(table.record()).isEqualTo(String.join(", ", moves));
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void aWhiteStoneWaitsForBlacksFirstUnderAHand() {
		Table table = empty(9).cover("C3", "C4").put("X C3").hold(800).put("O E5").hold(8000);
		assertThat(table.state().phase()).isEqualTo(Phase.PREPARING);
		table.uncover().hold(Table.SETTLED);
		assertThat(table.start()).isEqualTo("X to play");
		assertThat(table.record()).isEqualTo("X C3, O E5");
	}

	@Test
	void aFirstStoneOnAPointOfWhichNothingWasEverReadIsAssumedBeforeItsAnswer() {
		Table table = Table.of(7).cover("E5").hold(3000).put("X E5").hold(2000).put("O C3").hold(1600);
		assertThat(table.incidents()).isEmpty();
		table.hold(10_000).play("X C5");
		assertThat(table.record()).isEqualTo("X E5?, O C3, X C5");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void firstStonesAlternateInAnyOrderThatTheirTimesAllow() {
		Table table = empty(9).cover("C3").put("X C3").hold(600).play("O E5", "X G7", "O C7");
		assertThat(table.state().phase()).isEqualTo(Phase.PREPARING);
		table.uncover().hold(3000);
		assertThat(table.start()).isEqualTo("X to play");
		assertThat(table.record()).isEqualTo("X C3, O E5, X G7, O C7");
		assertThat(table.incidents()).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = {"X C3,X G7,X G3,O E5", "X C3,X G7,O C7,O E5,X E3", "X C3,O C7,X G7,O G3,X E5,O E7"})
	void stonesOfBothColoursThatLayThereBeforeAnythingWasReadAreNoGame(String stones) {
		Table table = Table.of(9).put(stones.split(",")).hold(3000).play("O B2", "X B3").hold(3000);
		assertThat(table.state().phase()).isEqualTo(Phase.PREPARING);
		assertThat(table.incidents()).isEmpty();
		table.show(".".repeat(81)).hold(3500).play("X C3", "O E5");
		assertThat(table.record()).isEqualTo("X C3, O E5");
	}

	@Test
	void fewMovesMayHaveBeenPlayedBeforeTheBoardIsRead() {
		Table table = Table.of(9).put("X C3", "O G7", "X G3").hold(6000).play("O E5");
		assertThat(table.record()).matches("X (C3|G3)\\?, O G7, X (C3|G3)\\?, O E5");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void manyStonesThatComeWhileNothingIsReadAreNoHandicap() {
		Table table = empty(9).put("X C3", "X G7", "X G3", "X E5", "O C7", "O E3").gap(5000).hold(5000);
		assertThat(table.state().phase()).isEqualTo(Phase.PREPARING);
		assertThat(table.incidents()).isEmpty();
	}

	/** Trying every order in which so many stones could have come would take for ever. */
	@Test
	@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
	void aBoardFullOfStonesThatComeWhileNothingIsReadIsNoGame() {
		Table table = empty(9).show("""
				.........
				.X.O.X.O.
				.........
				.O.X.O.X.
				X.......X
				.X.O.X.O.
				O.......X
				.O.X.O.X.
				.........
				""").gap(5000).hold(2000).play("O E5");
		assertThat(table.state().phase()).isEqualTo(Phase.PREPARING);
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void whatLiesThereMayBeDeclaredAStartOnABoardThatTellsNoColours() {
		Table table = Table.of(9).put("# C3", "# G7", "# E5", "# C7", "# G3", "# E3").hold(3000)
				.declare(Declaration.START).hold(6000);
		assertThat(table.state().start().setup().black()).hasSize(3);
		assertThat(table.state().start().setup().white()).hasSize(3);
		assertThat(table.record()).isEmpty();
		table.play("# B2");
		assertThat(table.record()).isEqualTo("X B2");
	}
}

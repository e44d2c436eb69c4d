package org.gobanbridge.core.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.gobanbridge.core.board.Lever;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameEvent.GameEnded;
import org.gobanbridge.core.game.GameEvent.Undone;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.policy.Policy;
import org.gobanbridge.core.table.Details;
import org.gobanbridge.core.table.Table;
import org.gobanbridge.core.table.TablePolicies;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the club policy allows and the others do not: taking back by putting the board back, ending by clearing it. */
class ClubTest {

	private static Table game() {
		return game("club");
	}

	private static Table game(String policy) {
		return Table.of(7, Details.policy(policy)).hold(1000).play("X C3", "O E5", "X E3", "O C5", "X D2", "O D6");
	}

	@Test
	void theLastStoneTakenOffIsTakenBackAfterFiveSeconds() {
		Table table = game().lift("D6").hold(4500);
		assertThat(table.record()).endsWith("O D6");
		table.hold(2000);
		assertThat(table.record()).endsWith("X D2");
		assertThat(table.event(Undone.class).to()).isEqualTo(5);
		assertThat(table.incidents()).isEmpty();
		table.play("O B2");
		assertThat(table.record()).endsWith("X D2, O B2");
	}

	@Test
	void severalStonesTakenOffForAnotherMoveAreTakenBack() {
		Table table = game().lift("D6", "D2").hold(2000).play("X D3");
		assertThat(table.record()).isEqualTo("X C3, O E5, X E3, O C5, X D3");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void severalStonesTakenOffAreTakenBack() {
		Table table = game().lift("D6", "D2", "C5").hold(8000);
		assertThat(table.record()).isEqualTo("X C3, O E5, X E3");
		assertThat(table.event(Undone.class).moves()).containsExactly(4, 5, 6);
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void aMoveTakenBackAndAnotherPlayedInItsPlace() {
		Table table = game().hold(4000).lift("D6").put("O B2").hold(6000);
		assertThat(table.record()).endsWith("X D2, O B2");
		assertThat(table.incidents()).isEmpty();
		table.play("X B4", "O F2");
		assertThat(table.record()).endsWith("X D2, O B2, X B4, O F2");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void aCaptureTakenBackPutsTheCapturedStonesBack() {
		Table table = Table.of(5, Details.policy("club")).hold(1000).play("X B1", "O A1", "X D4", "O D2");
		table.put("X A2").hold(500).lift("A1").hold(3000);
		assertThat(table.record()).endsWith("X A2");
		table.lift("A2").put("O A1").hold(8000);
		assertThat(table.record()).endsWith("O D2");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void underAnotherPolicyAStoneTakenOffIsAnIncident() {
		Table table = game("chinese-source").lift("D6").hold(8000);
		assertThat(table.record()).endsWith("O D6");
		assertThat(table.incidents()).containsExactly("stone-lifted D6");
	}

	@Test
	void clearingTheBoardEndsTheGame() {
		Table table = game();
		for (String point : new String[]{"C3", "E5", "E3", "C5", "D2", "D6"}) {
			table.lift(point).hold(400);
		}
		table.hold(5000);
		assertThat(table.event(GameEnded.class).result()).isEqualTo("?");
		assertThat(table.event(GameEnded.class).reason()).isEqualTo("cleared");
		assertThat(table.state().phase()).isEqualTo(Phase.PREPARING);
		table.play("X D4");
		assertThat(table.state().gameNumber()).isEqualTo(2);
	}

	@Test
	void clearingTheBoardAfterTwoPassesEndsTheGameAndTheNextOneIsRecorded() {
		Table table = counting("club").lift("C3", "E5").hold(3000);
		assertThat(table.state().phase()).isEqualTo(Phase.COUNTING);
		table.move("E3", "B7").move("C5", "A1").hold(90_000).lift("B7", "A1").hold(1000).lift("D2", "D6").hold(2000);
		assertThat(table.state().phase()).isEqualTo(Phase.COUNTING);
		table.hold(2000);
		assertThat(table.event(GameEnded.class).result()).isEqualTo("?");
		assertThat(table.event(GameEnded.class).reason()).isEqualTo("cleared");
		assertThat(table.state().phase()).isEqualTo(Phase.PREPARING);
		assertThat(table.record()).endsWith("X D2, O D6, X pass, O pass");
		table.play("X D4", "O C3");
		assertThat(table.state().gameNumber()).isEqualTo(2);
		assertThat(table.record()).isEqualTo("X D4, O C3");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void aHandOverTheWholeBoardIsNoClearedBoard() {
		Table table = counting("club").coverAll().hold(20_000);
		assertThat(table.state().phase()).isEqualTo(Phase.COUNTING);
		table.uncover().hold(3000);
		assertThat(table.state().phase()).isEqualTo(Phase.COUNTING);
	}

	@Test
	void aGameOfPassesAloneHasNoBoardToBeCleared() {
		Table table = Table.of(7, Details.policy("club")).hold(3000).declare(Declaration.START)
				.declare(Declaration.BLACK_PASSES).declare(Declaration.WHITE_PASSES).hold(10_000);
		assertThat(table.state().phase()).isEqualTo(Phase.COUNTING);
	}

	@Test
	void whileAGameIsPausedAClearedBoardEndsNothing() {
		Table table = game().declare(Declaration.PAUSE).lift("C3", "E5", "E3", "C5", "D2", "D6").hold(10_000);
		assertThat(table.state().phase()).isEqualTo(Phase.PAUSED);
		assertThat(table.events(GameEnded.class)).isEmpty();
	}

	@ParameterizedTest
	@MethodSource("otherPolicies")
	void underAnotherPolicyTheCountingWaitsForAWordWhateverLiesOnTheBoard(String policy) {
		Table table = counting(policy).lift("C3", "E5", "E3", "C5", "D2", "D6").hold(10_000).play("X D4", "O C3");
		assertThat(table.state().phase()).isEqualTo(Phase.COUNTING);
		assertThat(table.record()).endsWith("X D2, O D6, X pass, O pass");
		assertThat(table.openIncidents()).isEmpty();
		table.lift("D4", "C3").hold(3000).declare(Declaration.COUNT_AGREED).hold(3000);
		assertThat(table.event(GameEnded.class).reason()).isEqualTo("count-agreed");
		table.play("X D4", "O C3");
		assertThat(table.record()).isEqualTo("X D4, O C3");
	}

	static Stream<String> otherPolicies() {
		return TablePolicies.ALL.all().stream().map(Policy::name).filter(name -> !name.equals("club"));
	}

	/** The game after a pass by lever, that the other side has answered by another, in words if need be. */
	private static Table counting(String policy) {
		Table table = game(policy).press(Lever.BLACK).hold(4000);
		table = policy.equals("club") ? table.press(Lever.WHITE) : table.declare(Declaration.WHITE_PASSES);
		table.hold(4000);
		assertThat(table.state().phase()).isEqualTo(Phase.COUNTING);
		return table;
	}

	@Test
	void aBoardThatIsClearedBeforeTheSecondPassByLeverIsSureEndsTheGameToo() {
		Table table = game("club").press(Lever.BLACK).hold(4000).press(Lever.WHITE).hold(1000);
		table.lift("C3", "E5").hold(500).lift("E3", "C5").hold(500).lift("D2", "D6").hold(6000);
		assertThat(table.event(GameEnded.class).reason()).isEqualTo("cleared");
		assertThat(table.state().phase()).as("a lever of the game before starts no other one")
				.isEqualTo(Phase.PREPARING);
		table.play("X D4", "O C3");
		assertThat(table.record()).isEqualTo("X D4, O C3");
	}

	@ParameterizedTest
	@MethodSource("otherPolicies")
	void underAnotherPolicyNoStoneOfTheNextGameEntersTheRecordOfOneThatWasClearedAway(String policy) {
		Table table = game(policy).press(Lever.BLACK).hold(4000).declare(Declaration.WHITE_PASSES);
		table.lift("C3", "E5").hold(500).lift("E3", "C5").hold(500).lift("D2", "D6").hold(6000);
		table.play("X D4", "O C3", "X F6", "O B2");
		assertThat(table.record()).startsWith("X C3, O E5, X E3, O C5, X D2, O D6, X pass").doesNotContain("F6", "B2",
				"D4");
	}

	@Test
	void underAnotherPolicyClearingTheBoardEndsNothing() {
		Table table = game("chinese-source").lift("C3", "E5", "E3", "C5", "D2", "D6").hold(10_000);
		assertThat(table.events(GameEnded.class)).isEmpty();
		assertThat(table.state().phase()).isEqualTo(Phase.PLAYING);
		assertThat(table.record()).endsWith("O D6");
		assertThat(table.openIncidents()).isNotEmpty();
	}

	@Test
	void aBoardThatIsEmptiedOverMinutesIsCountedFirst() {
		Table table = game();
		for (String point : new String[]{"E5", "C3", "C5", "E3", "D2"}) {
			table.lift(point).hold(50_000);
		}
		assertThat(table.state().phase()).isEqualTo(Phase.COUNTING);
		assertThat(table.events(GameEnded.class)).isEmpty();
	}

	@Test
	void aStoneThatWasMissingLongBeforeDoesNotKeepClearingFromEndingTheGame() {
		Table table = game().lift("C3").hold(100_000).lift("E5", "C5", "E3", "D2", "D6").hold(5000);
		assertThat(table.event(GameEnded.class).reason()).isEqualTo("cleared");
	}
}

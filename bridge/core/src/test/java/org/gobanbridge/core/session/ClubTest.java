package org.gobanbridge.core.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.gobanbridge.core.game.GameEvent.GameEnded;
import org.gobanbridge.core.game.GameEvent.Undone;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.table.Details;
import org.gobanbridge.core.table.Table;
import org.junit.jupiter.api.Test;

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
		assertThat(table.incidents()).containsExactly("stones-missing D6");
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
	void underAnotherPolicyClearingTheBoardEndsNothing() {
		Table table = game("chinese-source").lift("C3", "E5", "E3", "C5", "D2", "D6").hold(10_000);
		assertThat(table.events(GameEnded.class)).isEmpty();
		assertThat(table.state().phase()).isEqualTo(Phase.PLAYING);
		assertThat(table.record()).endsWith("O D6");
		assertThat(table.openIncidents()).isNotEmpty();
	}
}

package org.gobanbridge.core.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.gobanbridge.core.board.SourceState;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameEvent.PhaseBegan;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.table.Details;
import org.gobanbridge.core.table.Table;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;
import org.junit.jupiter.api.Test;

/** Players who say nothing and take the dead stones off. */
class InferredCountingTest {
	private static final String END = """
			..XO...
			.OXO...
			..XO.X.
			..XO.X.
			..XO...
			..XO...
			..X.O..
			""";

	private static Table game(String policy) {
		return Table.set(END, Color.BLACK, Details.policy(policy));
	}

	private static List<String> dead(Table table) {
		return table.state().counted().orElseThrow().dead().stream().map(Point::toString).toList();
	}

	@Test
	void underTheClubPolicyTwoStringsGoneForTenSecondsMeanCounting() {
		Table table = game("club").lift("B6").hold(3000).lift("F5").hold(400).lift("F4").hold(9000);
		assertThat(table.state().phase()).isEqualTo(Phase.PLAYING);
		table.hold(3000);
		assertThat(table.state().phase()).isEqualTo(Phase.COUNTING);
		assertThat(table.events(PhaseBegan.class).getLast().reason()).isEqualTo("inferred");
		assertThat(table.openIncidents()).isEmpty();
		assertThat(table.closed()).isNotEmpty().allMatch(closed -> closed.endsWith("superseded"));
		assertThat(table.unsettled()).isEmpty();
		assertThat(dead(table)).containsExactly("B6", "F5", "F4");
		table.declare(Declaration.COUNT_AGREED).hold(1000);
		assertThat(table.state().result()).contains("W+13.5");
	}

	@Test
	void theyMayGoOnTakingOff() {
		Table table = game("club").lift("B6", "E1").hold(12_000).lift("F5", "F4").hold(3000);
		assertThat(dead(table)).containsExactly("B6", "F5", "F4", "E1");
	}

	@Test
	void aScatteredBoardThatIsPutRightIsNotCounted() {
		Table table = game("club").lift("B6", "C7", "D7", "C6", "D6", "C5", "D5", "F5", "F4", "E1")
				.put("X A1", "O G7", "X G1").hold(6000);
		assertThat(table.openIncidents()).anyMatch(incident -> incident.startsWith("scattered"));
		table.lift("A1", "G7", "G1").put("X C7", "O D7", "X C6", "O D6", "X C5", "O D5").hold(20_000);
		assertThat(table.state().phase()).isEqualTo(Phase.PLAYING);
		table.put("O B6", "X F5", "X F4", "O E1").hold(2000);
		assertThat(table.closed()).containsExactly("1 restored");
	}

	@Test
	void manyDeadStonesThatAreOnlyTakenOffAreCounted() {
		Table table = game("club").lift("B6", "D7", "D6", "D5", "D4", "D3", "D2", "F5", "F4", "E1").hold(20_000);
		assertThat(table.state().phase()).isEqualTo(Phase.COUNTING);
	}

	@Test
	void oneStringGoneIsAnIncident() {
		Table table = game("club").lift("F5", "F4").hold(30_000);
		assertThat(table.state().phase()).isEqualTo(Phase.PLAYING);
		assertThat(table.openIncidents()).containsExactly("stones-missing F5 F4");
	}

	@Test
	void aStringHalfGoneIsNoneOfTwo() {
		Table table = game("club").lift("B6", "F5").hold(30_000);
		assertThat(table.state().phase()).isEqualTo(Phase.PLAYING);
	}

	@Test
	void aStonePlayedMeanwhileMakesThemWait() {
		Table table = game("club").lift("B6").hold(4000).lift("E1").hold(6000).put("X E6").hold(8000);
		assertThat(table.record()).isEqualTo("X E6");
		assertThat(table.state().phase()).isEqualTo(Phase.PLAYING);
		table.hold(3000);
		assertThat(table.state().phase()).isEqualTo(Phase.COUNTING);
	}

	@Test
	void stonesTooManySpeakAgainstIt() {
		Table table = game("club").move("B6", "A1").move("E1", "G7").hold(60_000);
		assertThat(table.state().phase()).isEqualTo(Phase.PLAYING);
	}

	@Test
	void underOtherPoliciesItIsAnIncident() {
		Table table = game("chinese-source").lift("B6", "F5", "F4").hold(60_000);
		assertThat(table.state().phase()).isEqualTo(Phase.PLAYING);
		assertThat(table.openIncidents()).containsExactly("stones-missing B6 F5 F4");
	}

	@Test
	void aBoardThatIsNotReadTellsNothing() {
		Table table = game("club").lift("B6", "F5", "F4").hold(3000);
		table.accept(new Input.SourceChanged(table.now(), SourceState.LOST)).gap(60_000).tick();
		assertThat(table.state().phase()).isEqualTo(Phase.PLAYING);
		table.accept(new Input.SourceChanged(table.now(), SourceState.FOUND)).put("O B6", "X F5", "X F4").hold(3000);
		assertThat(table.state().phase()).isEqualTo(Phase.PLAYING);
		assertThat(table.openIncidents()).isEmpty();
	}

	@Test
	void playersWhoDidNotMeanItPlayOn() {
		Table table = game("club").lift("B6", "E1").hold(13_000).put("O B6", "O E1").hold(2000)
				.declare(Declaration.RESUME).hold(2000).play("X E6");
		assertThat(table.record()).isEqualTo("X E6");
		assertThat(table.openIncidents()).isEmpty();
	}
}

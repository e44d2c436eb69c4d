package org.gobanbridge.core.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.gobanbridge.core.game.GameEvent.MovePlayed;
import org.gobanbridge.core.table.Table;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Ranks 5 and 7 of the explanations: one move, and several between two clear views. */
class MovesTest {

	@Test
	void stonesPutDownInTurnAreMoves() {
		Table table = Table.of(5).hold(1000).play("X C3", "O B2", "X D4");
		assertThat(table.record()).isEqualTo("X C3, O B2, X D4");
		assertThat(table.incidents()).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(doubles = {2, 5, 10, 20, 50})
	void aMoveIsKnownWithinItsSettleTimeAndSeenWhenItWasFirstRead(double hz) {
		Table table = Table.of(5).hz(hz).hold(2000).play("X C3");
		table.put("O B2").read(1);
		long seen = table.now();
		table.hold(Math.max(450, Math.round(4.2 * 1000 / hz)));
		assertThat(table.record()).isEqualTo("X C3, O B2");
		assertThat(table.events(MovePlayed.class).get(1).seen()).isEqualTo(seen);
	}

	@Test
	void twoMovesThatCameWhileNothingWasReadStandInTheirOnlyOrder() {
		Table table = Table.of(5).hold(1000).play("X C3");
		table.put("O B2", "X D4").gap(4000).hold(3000);
		assertThat(table.record()).isEqualTo("X C3, O B2, X D4");
	}

	@Test
	void twoOfOneColourThatCameUnreadWaitAndThenStandUncertain() {
		Table table = Table.of(5).hold(1000).play("X C3");
		table.put("O B2", "X D4", "O D2").gap(4000).hold(2500);
		assertThat(table.record()).isEqualTo("X C3");
		table.hold(3000);
		assertThat(table.record()).isEqualTo("X C3, O B2?, X D4, O D2?");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void aStoneThatWasSeenBeforeTheOtherCameFirst() {
		Table table = Table.of(5).hold(1000).play("X C3");
		table.put("O B2").hold(600).coverAll().hold(3000).put("X D4", "O D2").uncover().hold(6000);
		assertThat(table.record()).isEqualTo("X C3, O B2, X D4, O D2");
	}

	@Test
	void sixMovesInAGapAreInTheRecord() {
		Table table = Table.of(7).hold(1000).play("X D4");
		table.put("O C3", "X C5", "O E5", "X E3", "O B6", "X F2").gap(9000).hold(6000);
		assertThat(table.state().moves()).hasSize(7);
		assertThat(table.state().moves().stream().filter(move -> move.uncertain()).count()).isEqualTo(6);
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void theOrderThatTheRulesForbidIsNotTaken() {
		// A1 is no place for White before C1.
		Table table = Table.set("""
				.....
				.....
				.....
				XO...
				.X...
				""", Color.WHITE);
		table.put("O C1", "X E5", "O A1").lift("B1").gap(3000).hold(2000);
		assertThat(table.record()).isEqualTo("O C1, X E5, O A1");
		assertThat(table.state().lastMove().orElseThrow().captured()).containsExactly(Point.parse("B1"));
	}

	@Test
	void aMoveThatLeftNoTraceIsTakenOnlyAfterTwoSecondsUnread() {
		// White C3 is taken by D3 before anyone reads: two moves, of which one is not to be seen.
		String before = """
				.....
				..X..
				.X.X.
				.....
				.....
				""";
		Table table = Table.set(before, Color.WHITE);
		table.put("X C2").gap(3500).hold(6000);
		assertThat(table.record()).isEqualTo("O C3?, X C2");
		assertThat(table.state().lastMove().orElseThrow().captured()).containsExactly(Point.parse("C3"));
	}

	@Test
	void withoutAnUnreadSpanNoMoveIsInvented() {
		Table table = Table.set("""
				.....
				..X..
				.X.X.
				.....
				.....
				""", Color.WHITE);
		table.put("X C2").hold(15_000);
		assertThat(table.record()).isEmpty();
		assertThat(table.incidents()).containsExactly("two-moves C2");
	}

	@Test
	void aStoneOfUnknownColourIsTheMoversStone() {
		Table table = Table.of(5).hold(1000).play("X C3", "# B2", "# D4");
		assertThat(table.record()).isEqualTo("X C3, O B2, X D4");
	}

	@Test
	void aSecondStoneThatIsNotSureYetWaitsForItsTurn() {
		Table table = Table.of(5).hold(1000).play("X C3");
		table.put("O B2").read(2).put("X D4").hold(2000);
		assertThat(table.record()).isEqualTo("X C3, O B2, X D4");
		assertThat(table.state().moves().stream().anyMatch(move -> move.uncertain())).isFalse();
	}

	@Test
	void twoWrongReadingsOfAMoveAmongOthersMakeNothingIrregular() {
		Table table = Table.of(7).hz(10).hold(1000).play("X C3", "O E5", "X E3", "O C5");
		table.put("X D2", "O D6", "X B2").gap(4000).read(3);
		table.misread(". D6").read(1).misread("X D6").read(1).hold(6000);
		assertThat(table.record()).endsWith("O C5, X B2?, O D6, X D2?");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void aWrongReadingInEveryPlaceChangesNothing() {
		Table table = Table.of(5).hold(1000).play("X C3", "O B2");
		for (int n = 0; n < 25; n++) {
			Point point = table.grid().point(n);
			for (String wrong : List.of("X ", "O ", ". ", "# ")) {
				table.misread(wrong + point).read(2);
			}
		}
		assertThat(table.record()).isEqualTo("X C3, O B2");
		assertThat(table.incidents()).isEmpty();
		assertThat(table.unsettled()).isEmpty();
	}
}

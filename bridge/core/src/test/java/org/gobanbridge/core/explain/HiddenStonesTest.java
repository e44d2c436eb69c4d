package org.gobanbridge.core.explain;

import static org.assertj.core.api.Assertions.assertThat;

import org.gobanbridge.core.game.GameEvent.MovePlayed;
import org.gobanbridge.core.game.GameEvent.Revision;
import org.gobanbridge.core.table.Table;
import org.gobanbridge.rules.Color;
import org.junit.jupiter.api.Test;

/** Rank 0: nothing irregular while a hidden point could hold the stone that makes all legal. */
class HiddenStonesTest {

	@Test
	void aStoneUnderAHandIsNoMoveYet() {
		Table table = Table.of(5).hold(1000).play("X C3");
		table.put("O B2").cover("B2", "B1").hold(8000);
		assertThat(table.record()).isEqualTo("X C3");
		table.uncover().hold(Table.SETTLED);
		assertThat(table.record()).isEqualTo("X C3, O B2");
		assertThat(table.events(MovePlayed.class).get(1).hidden()).isPresent();
	}

	@Test
	void theAnswerIsNotCalledIrregularWhileAHandCoversTheMove() {
		Table table = Table.of(5).hold(1000).play("X C3");
		table.put("O B2").cover("B2", "C2", "B1").hold(1000).put("X D4").hold(5000);
		assertThat(table.incidents()).isEmpty();
		assertThat(table.record()).isEqualTo("X C3");
		table.uncover().hold(3000);
		assertThat(table.record()).isEqualTo("X C3, O B2, X D4");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void theOnlyHiddenPointIsAssumedAfterTenSeconds() {
		Table table = Table.of(5).hold(1000).play("X C3");
		table.put("O B2").cover("B2").hold(1000).put("X D4").hold(800);
		table.hold(9000);
		assertThat(table.record()).isEqualTo("X C3");
		table.hold(1500);
		assertThat(table.record()).isEqualTo("X C3, O B2?, X D4");
		table.uncover().hold(3000);
		assertThat(table.record()).isEqualTo("X C3, O B2?, X D4");
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void anAssumedStoneThatIsNotThereIsFoundMissing() {
		Table table = Table.of(5).hold(1000).play("X C3");
		table.cover("B2").hold(1000).put("X D4").hold(12_000);
		assertThat(table.record()).isEqualTo("X C3, O B2?, X D4");
		table.uncover().hold(8000);
		assertThat(table.incidents()).isNotEmpty();
		assertThat(table.record()).doesNotContain("O B2, ");
	}

	@Test
	void aSilentSensorHoldsNoMoveUp() {
		Table table = Table.of(5).cover("A1").hold(40_000).play("X C3", "O B2", "X D4");
		assertThat(table.record()).isEqualTo("X C3, O B2, X D4");
	}

	@Test
	void aMoveThatOnlyASilentSensorCanHideIsAssumedAfterTenSeconds() {
		Table table = Table.of(5).cover("A1").hold(40_000).play("X C3", "O B2", "X D4");
		table.put("X E5").hold(9000);
		assertThat(table.record()).isEqualTo("X C3, O B2, X D4");
		assertThat(table.incidents()).isEmpty();
		table.hold(3000);
		assertThat(table.record()).isEqualTo("X C3, O B2, X D4, O A1?, X E5");
	}

	@Test
	void aHandOverOldStonesHidesNoMove() {
		Table table = Table.of(5).hold(1000).play("X C3", "O B2");
		table.cover("C3", "B2").put("X D4").hold(2000);
		assertThat(table.record()).isEqualTo("X C3, O B2, X D4");
	}

	@Test
	void aPointThatIsNeverReadHoldsNothingUp() {
		Table table = Table.of(9).cover("A9").hold(6000).play("X C3", "O G7", "X G3");
		assertThat(table.record()).isEqualTo("X C3, O G7, X G3");
		table.put("X C7").hold(1200);
		assertThat(table.incidents()).isEmpty();
		table.hold(12_000).play("O D7");
		assertThat(table.record()).startsWith("X C3, O G7, X G3, O A9?, X C7");
	}

	@Test
	void twoMovesUnderOneHandStandInTheirOnlyOrder() {
		Table table = Table.of(5).hold(1000).play("X C3");
		table.coverAll().hold(2000).put("O B2", "X D4").hold(2000).uncover().hold(4000);
		assertThat(table.record()).isEqualTo("X C3, O B2, X D4");
		assertThat(table.events(Revision.class)).isEmpty();
	}

	@Test
	void whatAHandPutsDownOutOfTurnIsFoundWhenItIsGone() {
		Table table = Table.of(5).hold(1000).play("X C3", "O D3", "X D5");
		table.cover("B2", "B3").put("X B2").hold(3000);
		assertThat(table.incidents()).isEmpty();
		table.uncover().hold(2500);
		assertThat(table.incidents()).containsExactly("two-moves B2");
		assertThat(table.record()).isEqualTo("X C3, O D3, X D5");
	}

	@Test
	void nothingIsDecidedUnderAHandThatCoversTheWholeBoard() {
		Table table = Table.of(5).hold(1000).play("X C3", "O B2");
		table.coverAll().lift("C3").hold(30_000);
		assertThat(table.incidents()).isEmpty();
		assertThat(table.unsettled()).isEmpty();
		table.put("X C3").uncover().hold(3000);
		assertThat(table.incidents()).isEmpty();
		assertThat(table.record()).isEqualTo("X C3, O B2");
	}

	@Test
	void theColourToMoveDecidesWhatAHiddenStoneIs() {
		Table table = Table.set("""
				.....
				..X..
				.....
				..O..
				.....
				""", Color.BLACK);
		table.put("X B4").cover("B4").hold(2000).uncover().hold(Table.SETTLED);
		assertThat(table.record()).isEqualTo("X B4");
	}

	@Test
	void whereOneOfTwoSilentSensorsMayHideTheMoveItIsSaidAfterTenSeconds() {
		Table table = Table.of(5).cover("A1", "E1").hold(40_000).play("X C3", "O B2", "X D4");
		table.put("X E5").hold(9000);
		assertThat(table.incidents()).isEmpty();
		table.hold(3000);
		assertThat(table.record()).isEqualTo("X C3, O B2, X D4");
		assertThat(table.incidents()).containsExactly("two-moves E5");
		table.lift("E5").hold(4000).play("O D2");
		assertThat(table.record()).isEqualTo("X C3, O B2, X D4, O D2");
	}
}

package org.gobanbridge.core.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gobanbridge.core.table.Drawings.GAME;

import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameEvent.Undone;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.core.table.Table;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Illegality;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.Position;
import org.junit.jupiter.api.Test;

/** A change of the position is one step that can be taken back, as a turn is one. */
class UndoneEditTest {
	private static Table accepted() {
		Table table = Table.set(GAME, Color.BLACK).play("X C5").put("X G5").hold(Table.SETTLED);
		assertThat(table.openIncidents()).containsExactly("two-moves G5");
		return table.rule(1, RulingOption.ACCEPT).hold(1000);
	}

	@Test
	void aStoneThatWasAcceptedIsTakenBackAloneWithItsRulingAndTheIncidentIsOpenAgain() {
		Table table = accepted().declare(Declaration.UNDO).hold(10_000);
		assertThat(table.record()).isEqualTo("X C5");
		assertThat(table.events(Undone.class)).isEmpty();
		assertThat(table.state().edits()).isEmpty();
		assertThat(table.state().position().isEmpty(table.grid().index(Point.parse("G5")))).isTrue();
		assertThat(table.openIncidents()).containsExactly("two-moves G5");
		table.lift("G5").hold(3000).play("O C6");
		assertThat(table.openIncidents()).isEmpty();
		assertThat(table.record()).isEqualTo("X C5, O C6");
		assertThat(table.incidents()).hasSize(1);
	}

	@Test
	void theTurnBeforeItIsTheNextStep() {
		Table table = accepted().declare(Declaration.UNDO).declare(Declaration.UNDO).hold(10_000);
		assertThat(table.record()).isEmpty();
		assertThat(table.incidents()).hasSize(1);
		table.lift("G5", "C5").hold(3000).play("X C6");
		assertThat(table.record()).isEqualTo("X C6");
		assertThat(table.incidents()).hasSize(1);
	}

	@Test
	void turnsAfterItAreTakenBackOneByOneFirst() {
		Table table = accepted().play("O C6", "X D2").declare(Declaration.UNDO).declare(Declaration.UNDO)
				.declare(Declaration.UNDO).hold(10_000);
		assertThat(table.record()).isEqualTo("X C5");
		assertThat(table.state().edits()).isEmpty();
		assertThat(table.incidents()).hasSize(1);
		table.restart().declare(Declaration.RESUME).hold(10_000);
		assertThat(table.incidents()).as("all that was taken back may still lie there").hasSize(1);
		table.lift("G5", "C6", "D2").hold(3000).play("O E2");
		assertThat(table.record()).isEqualTo("X C5, O E2");
	}

	@Test
	void thePositionThatWasAgreedIsTakenBackBeforeAnyMove() {
		Table table = Table.set(GAME, Color.BLACK);
		Position before = table.state().position();
		table.put("O C5", "O G5").hold(3000).agreePosition(Color.WHITE).hold(1000);
		assertThat(table.state().position()).isNotEqualTo(before);
		table.declare(Declaration.UNDO).hold(1000);
		assertThat(table.state().position()).isEqualTo(before);
		assertThat(table.state().game().toPlay()).isEqualTo(Color.BLACK);
	}

	@Test
	void theBanOfTheKoIsAsItWasBefore() {
		Table table = Table.ko();
		table.put("X C3").lift("B3").hold(3000).put("X E5").hold(3000).agreePosition(Color.WHITE).hold(1000);
		int ko = table.grid().index(Point.parse("B3"));
		assertThat(table.state().game().illegality(Color.WHITE, ko)).as("history starts anew").isEmpty();
		table.declare(Declaration.UNDO).hold(1000);
		assertThat(table.state().game().illegality(Color.WHITE, ko)).contains(Illegality.KO);
	}
}

package org.gobanbridge.core.explain.precedence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.gobanbridge.core.game.GameEvent.IncidentOpened;
import org.gobanbridge.core.incident.Remedy;
import org.gobanbridge.core.table.Table;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rank 3: with an incident open, changes on its points are of it, and elsewhere only what is legal is a move. */
class OpenIncidentTest {
	private static Table displaced() {
		Table table = Boards.open().play("X C5", "O G5").move("E5", "E6").hold(1500);
		assertThat(table.openIncidents()).containsExactly("stone-displaced E6 E5");
		return table;
	}

	@Test
	void halfTheRepairIsNoMoveAndNoIncident() {
		Table table = displaced().lift("E6").hold(10_000);
		assertThat(table.incidents()).hasSize(1);
		assertThat(table.state().openIncidents().getFirst().remedy())
				.containsExactly(new Remedy(Point.parse("E5"), Optional.of(Color.BLACK)));
		table.put("X E5").hold(1000);
		assertThat(table.closed()).containsExactly("1 restored");
		assertThat(table.record()).isEqualTo("X C5, O G5");
	}

	@Test
	void theMoversStoneThatGoesBackToItsPointIsARepairAndOneBesideItIsAMove() {
		Table repair = displaced().lift("E6").hold(1000).put("X E5").hold(1000);
		assertThat(repair.record()).isEqualTo("X C5, O G5");
		Table move = displaced().put("X D5").hold(1000);
		assertThat(move.record()).isEqualTo("X C5, O G5, X D5");
		assertThat(move.openIncidents()).hasSize(1);
	}

	@Test
	void aStoneOfTheOtherColourOnAMissingPointUpdatesTheIncident() {
		Table table = Boards.open().play("X C5", "O G5", "X B2").lift("G8").hold(5000);
		assertThat(table.incidents()).containsExactly("stones-missing G8");
		table.put("X G8").hold(6000);
		assertThat(table.incidents()).hasSize(1);
		assertThat(table.record()).isEqualTo("X C5, O G5, X B2");
		table.put("O G8").hold(1000);
		assertThat(table.closed()).containsExactly("1 restored");
	}

	@ParameterizedTest
	@CsvSource({"X B2, 'X C5, O G5, X B2', 1", "O B2, 'X C5, O G5', 2"})
	void elsewhereALegalStoneOfTheSideToMoveIsAMoveAtOnceAndAnyOtherWaits(String stone, String record, int incidents) {
		Table table = displaced().put(stone).hold(2500);
		assertThat(table.incidents()).hasSize(1);
		assertThat(table.record()).isEqualTo(record);
		table.hold(1000);
		assertThat(table.incidents()).hasSize(incidents);
		assertThat(table.record()).isEqualTo(record);
	}

	@Test
	void aForbiddenStoneElsewhereWaitsForThreeSecondsOfQuiet() {
		Table table = Boards.set(Boards.FORBIDDEN, Color.WHITE).move("E6", "E7").hold(1500);
		assertThat(table.incidents()).containsExactly("stone-displaced E7 E6");
		table.put("O A1").read(1);
		long seen = table.now();
		table.hold(2900);
		assertThat(table.incidents()).hasSize(1);
		table.hold(200);
		assertThat(table.incidents()).containsExactly("stone-displaced E7 E6", "forbidden-point A1");
		assertThat(table.events(IncidentOpened.class).getLast().t()).isEqualTo(seen + 3000);
	}

	@Test
	void everyFurtherChangeBeginsTheThreeSecondsAnew() {
		Table table = displaced();
		table.move("C8", "C7").hold(2500).move("G8", "G7").read(1);
		long last = table.now();
		table.hold(2900);
		assertThat(table.incidents()).hasSize(1);
		table.hold(600);
		assertThat(table.incidents()).containsExactly("stone-displaced E6 E5", "stone-displaced C8 G8 C7 G7");
		assertThat(table.events(IncidentOpened.class).getLast().t()).isEqualTo(last + 3000);
	}

	@Test
	void withNothingOpenTheSameIsToldAtOnce() {
		Table table = Boards.open().play("X C5", "O G5").move("C8", "C7").hold(600);
		assertThat(table.incidents()).containsExactly("stone-displaced C8 C7");
	}

	@Test
	void aDifferenceThatIsGoneWithinTheQuietIsNothing() {
		Table table = displaced().move("C8", "C7").hold(2500).move("C7", "C8").hold(6000);
		assertThat(table.incidents()).hasSize(1);
		assertThat(table.record()).isEqualTo("X C5, O G5");
	}
}

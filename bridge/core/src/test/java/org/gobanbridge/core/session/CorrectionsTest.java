package org.gobanbridge.core.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gobanbridge.core.table.Drawings.FORBIDDEN;
import static org.gobanbridge.core.table.Drawings.GAME;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameEvent.Revision;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.incident.Remedy;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.core.table.Table;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The record corrected by hand (FORMATS 2, {@code revise}). */
class CorrectionsTest {
	private static Table game() {
		return Table.set(GAME, Color.BLACK).play("X C5", "O G5", "X C4");
	}

	private static Table revise(Table table, int from, String... moves) {
		return table.accept(new Input.Revised(table.now(), from, Arrays.stream(moves).map(CorrectionsTest::move)
				.toList(), Optional.of("referee"))).hold(1000);
	}

	private static Move move(String written) {
		Color color = written.startsWith("X") ? Color.BLACK : Color.WHITE;
		String point = written.substring(2);
		return point.equals("pass") ? new Move.Pass(color) : new Move.Play(color, Point.parse(point));
	}

	private static List<OptionalInt> irregular(Table table) {
		return table.state().moves().stream().map(RecordedMove::irregular).toList();
	}

	@Test
	void aStoneThatTrulyLiesWhereTheBoardShowsItIsNoDifferenceAnyMore() {
		Table table = game().move("C5", "C6").hold(6000);
		assertThat(table.openIncidents()).containsExactly("stone-displaced C6 C5");
		revise(table, 1, "X C6", "O G5", "X C4").hold(10_000);
		assertThat(table.record()).isEqualTo("X C6, O G5, X C4");
		assertThat(table.closed()).containsExactly("1 superseded");
		assertThat(table.unsettled()).isEmpty();
		assertThat(table.play("O G4").record()).isEqualTo("X C6, O G5, X C4, O G4");
		assertThat(table.incidents()).hasSize(1);
	}

	@Test
	void whatWasPlayedSinceIsFoundOnTheBoardAgain() {
		Table table = game().move("C5", "C6").hold(6000);
		revise(table, 1, "X C6").hold(10_000);
		assertThat(table.record()).isEqualTo("X C6, O G5, X C4");
		assertThat(table.closed()).containsExactly("1 superseded");
		assertThat(table.unsettled()).isEmpty();
		assertThat(table.incidents()).hasSize(1);
	}

	@Test
	void aBoardThatIsJustBeingReadAnewHasItsTime() {
		Table table = game().move("C5", "C6").hold(300);
		revise(table, 1, "X C6", "O G5", "X C4").hold(10_000);
		assertThat(table.record()).isEqualTo("X C6, O G5, X C4");
		assertThat(table.incidents()).isEmpty();
		assertThat(table.unsettled()).isEmpty();
	}

	@ParameterizedTest
	@CsvSource({"DISMISS", "RESTORE"})
	void whatWasRuledBeforeDoesNotComeBack(RulingOption option) {
		Table table = game().move("C5", "C6").hold(6000).rule(1, option).hold(3000);
		revise(table, 1, "X C6", "O G5", "X C4").hold(70_000);
		assertThat(table.record()).isEqualTo("X C6, O G5, X C4");
		assertThat(table.incidents()).hasSize(1);
		assertThat(table.unsettled()).isEmpty();
	}

	@ParameterizedTest
	@CsvSource({"C6", "G4"})
	void aCorrectionThatTheBoardContradictsIsNobodysFault(String point) {
		Table table = Table.set(GAME, Color.BLACK).play("X C5").hold(3000);
		revise(table, 1, "X " + point).hold(10_000);
		assertThat(table.record()).isEqualTo("X " + point);
		assertThat(table.incidents()).containsExactly("stones-missing " + point, "stones-added C5");
		assertThat(table.state().openIncidents()).allSatisfy(incident -> assertThat(incident.offender()).isEmpty());
		table.move("C5", point).hold(3000);
		assertThat(table.openIncidents()).isEmpty();
		assertThat(table.play("O G5").record()).isEqualTo("X " + point + ", O G5");
	}

	@Test
	void aStoneThatIsMovedAfterwardsIsMoved() {
		Table table = Table.set(GAME, Color.BLACK).play("X C5").hold(3000).move("C5", "C6").hold(1000);
		revise(table, 1, "X C6").hold(4000).move("C6", "G4").hold(4000);
		assertThat(table.incidents()).contains("stone-moved C6 G4");
	}

	@ParameterizedTest
	@CsvSource({"X A5, forbidden-point A5, 1", "'X D2,X D1', two-moves D1, 2", "'X D2,X A5', forbidden-point A5, 2",
			"'X D2,O D1,X A5', forbidden-point A5, 3"})
	void aMoveAgainstTheRulesIsEnteredIrregularWithItsIncident(String moves, String incident, int number) {
		Table table = revise(Table.set(FORBIDDEN, Color.BLACK), 1, moves.split(","));
		assertThat(table.record()).isEqualTo(moves.replace(",", ", "));
		assertThat(table.openIncidents()).containsExactly(incident);
		assertThat(irregular(table)).as("the last of them").hasSize(number).last().isEqualTo(OptionalInt.of(1));
		assertThat(irregular(table).subList(0, number - 1)).allMatch(OptionalInt::isEmpty);
		Move.Play last = (Move.Play) move(moves.substring(moves.lastIndexOf(',') + 1));
		assertThat(table.state().openIncidents().getFirst().remedy()).as("nobody has put it down")
				.containsExactly(new Remedy(last.point(), Optional.of(last.color())));
		assertThat(table.state().position().colorAt(table.grid().index(last.point()))).contains(last.color());
		table.rule(1, RulingOption.VOID);
		assertThat(table.state().moves()).hasSize(number - 1);
	}

	@Test
	void aKoTakenBackByHandIsMarkedAndItsPrisonerIsTaken() {
		Table table = Table.ko().play("X C3").lift("B3").hold(2000).put("O B3").lift("C3");
		revise(table, 2, "O B3").hold(10_000);
		assertThat(table.record()).isEqualTo("X C3, O B3");
		assertThat(irregular(table)).containsExactly(OptionalInt.empty(), OptionalInt.of(1));
		assertThat(table.incidents()).containsExactly("ko-violation B3");
		assertThat(table.state().lostBy(Color.BLACK)).isEqualTo(1);
		assertThat(table.unsettled()).isEmpty();
	}

	@Test
	void whatWasMarkedStaysMarkedWithTheSameIncident() {
		Table table = Table.set(FORBIDDEN, Color.BLACK).put("X A5").hold(1600).play("O D4");
		revise(table, 1, "X A5", "O E4");
		assertThat(irregular(table)).containsExactly(OptionalInt.of(1), OptionalInt.empty());
		assertThat(table.incidents().getFirst()).isEqualTo("forbidden-point A5");
		assertThat(table.incidents().stream().filter("forbidden-point A5"::equals)).hasSize(1);
	}

	@Test
	void aStoneThatIsToldAlreadyIsNotToldAgainWhenItIsEntered() {
		Table table = Table.set(GAME, Color.BLACK).play("X C5").put("X G5").hold(1600);
		assertThat(table.openIncidents()).containsExactly("two-moves G5");
		revise(table, 2, "X G5").hold(6000);
		assertThat(table.incidents()).containsExactly("two-moves G5");
		assertThat(table.closed()).isEmpty();
		assertThat(irregular(table)).containsExactly(OptionalInt.empty(), OptionalInt.of(1));
		assertThat(table.state().openIncidents().getFirst().remedy()).isEmpty();
	}

	@Test
	void anIncidentWhoseMoveIsCorrectedAwayIsOver() {
		Table table = Table.set(FORBIDDEN, Color.BLACK).put("X A5").hold(1600).play("O D4").lift("A5").put("X E2");
		revise(table, 1, "X E2", "O D4").hold(8000);
		assertThat(table.record()).isEqualTo("X E2, O D4");
		assertThat(table.closed()).containsExactly("1 superseded");
		assertThat(table.openIncidents()).isEmpty();
	}

	@Test
	void afterTheEndItIsMarkedAndNothingIsOpen() {
		Table table = Table.set(FORBIDDEN, Color.BLACK).play("X D2").declare(Declaration.WHITE_RESIGNS).hold(1000);
		revise(table, 2, "X D1");
		assertThat(table.record()).isEqualTo("X D2, X D1");
		assertThat(irregular(table)).last().isEqualTo(OptionalInt.of(1));
		assertThat(table.closed()).containsExactly("1 superseded");
	}

	@ParameterizedTest
	@CsvSource({"1, X C3", "1, 'X D2,O D2'", "1, 'X D2,X pass'", "1, X F6", "3, X D2", "0, X D2"})
	void whatCannotHaveBeenIsNotEntered(int from, String moves) {
		Table table = Table.set(FORBIDDEN, Color.BLACK).play("X E2");
		revise(table, from, moves.split(","));
		assertThat(table.record()).isEqualTo("X E2");
		assertThat(table.events(Revision.class)).isEmpty();
		assertThat(table.incidents()).isEmpty();
	}
}

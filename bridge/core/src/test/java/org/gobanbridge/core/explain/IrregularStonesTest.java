package org.gobanbridge.core.explain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gobanbridge.core.table.Drawings.GAME;

import java.util.List;
import java.util.Optional;
import org.gobanbridge.core.game.GameEvent.IncidentOpened;
import org.gobanbridge.core.game.GameEvent.IncidentUpdated;
import org.gobanbridge.core.game.GameEvent.Unsettled;
import org.gobanbridge.core.incident.Remedy;
import org.gobanbridge.core.incident.StoneMoved;
import org.gobanbridge.core.table.Table;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;
import org.junit.jupiter.api.Test;

/** Ranks 3, 13 and 14: what is not in order is reported, never recorded as a move, and closed when it is put right. */
class IrregularStonesTest {
	private static Table game() {
		return Table.set(GAME, Color.BLACK);
	}

	@Test
	void aStoneTakenUpWithTheSameHandThatPlaysHasItsTimeToComeBack() {
		Table table = Table.of(9).hold(1000).play("X C3", "O G7", "X G3");
		table.put("O C7").lift("C3").hold(2000).put("X C3").hold(2000);
		assertThat(table.incidents()).isEmpty();
		assertThat(table.record()).endsWith("X G3, O C7");
		table.lift("C3").hold(400).put("X H5").hold(1600);
		assertThat(table.incidents()).as("played on meanwhile").containsExactly("stones-missing C3");
	}

	@Test
	void anEarlierStoneNudgedIsDisplaced() {
		Table table = game().play("X C5", "O G5");
		table.move("C8", "C7").hold(2000);
		assertThat(table.record()).isEqualTo("X C5, O G5");
		assertThat(table.incidents()).containsExactly("stone-displaced C8 C7");
		assertThat(table.incident().from()).contains(Point.parse("C8"));
		assertThat(table.incident().to()).contains(Point.parse("C7"));
		assertThat(table.incident().remedy()).containsExactly(new Remedy(Point.parse("C8"), Optional.of(Color.BLACK)),
				new Remedy(Point.parse("C7"), Optional.empty()));
	}

	/** A move beside it, and the opponent lifting what is in atari, would be in order; but nobody answers at once. */
	@Test
	void aStoneInAtariThatGoesAsALikeOneComesBesideItIsDisplaced() {
		Table table = Table.set("""
				.........
				.........
				..X......
				.........
				......O..
				.........
				.....XO..
				...X.OXO.
				.........
				""", Color.WHITE).hold(1000).play("O C3");
		table.move("G2", "J2").hold(2000);
		assertThat(table.incidents()).containsExactly("stone-displaced G2 J2");
		table.move("J2", "G2").hold(1000).play("X G1");
		assertThat(table.record()).isEqualTo("O C3, X G1");
	}

	@Test
	void anIncidentIsReportedWithinASecondOfWhatShowsIt() {
		Table table = game().play("X C5", "O G5");
		table.move("C8", "C7").read(1);
		long seen = table.now();
		table.hold(1000);
		assertThat(table.event(IncidentOpened.class).t()).isBetween(seen, seen + 1000);
	}

	@Test
	void severalDisplacedStonesArePairedWithTheNearest() {
		Table table = game().play("X C5", "O G5");
		table.move("C8", "D8").move("G8", "H8").move("E5", "E4").hold(2000);
		assertThat(table.incidents()).containsExactly("stone-displaced C8 D8 G8 H8 E5 E4");
		assertThat(table.incident().moved()).containsExactlyInAnyOrder(
				new StoneMoved(Point.parse("C8"), Point.parse("D8"), Color.BLACK),
				new StoneMoved(Point.parse("G8"), Point.parse("H8"), Color.WHITE),
				new StoneMoved(Point.parse("E5"), Point.parse("E4"), Color.BLACK));
	}

	@Test
	void aStoneDisplacedBesideAMoveTakesNothingFromTheMove() {
		Table table = game();
		table.put("X C5").move("G8", "H8").hold(2500);
		assertThat(table.record()).isEqualTo("X C5");
		assertThat(table.incidents()).containsExactly("stone-displaced G8 H8");
	}

	@Test
	void aStoneOfTheMoverTwoLinesAwayIsDisplaced() {
		Table table = game();
		table.move("E5", "E7").hold(2500);
		assertThat(table.record()).isEmpty();
		assertThat(table.incidents()).containsExactly("stone-displaced E7 E5");
	}

	@Test
	void aStoneOfTheMoverThreeLinesAwayIsAMoveAndOneIsMissing() {
		Table table = game();
		table.move("E5", "E8").hold(5000);
		assertThat(table.record()).isEqualTo("X E8");
		assertThat(table.incidents()).containsExactly("stones-missing E5");
	}

	@Test
	void aStoneOfTheOtherSideCarriedFarIsDisplaced() {
		Table table = game();
		table.move("F2", "H5").hold(2500);
		assertThat(table.record()).isEmpty();
		assertThat(table.incidents()).containsExactly("stone-displaced H5 F2");
	}

	@Test
	void aStoneThatComesLaterIsNoDisplacement() {
		Table table = game().play("X C5");
		table.lift("E5").hold(5000).put("X E6").hold(5000);
		assertThat(table.incidents()).containsExactly("stones-missing E5", "two-moves E6");
	}

	@Test
	void anEarlierStoneIsMissingAfterThreeSeconds() {
		Table table = game().play("X C5", "O G5");
		table.lift("E5").read(1);
		long gone = table.now();
		table.hold(2900);
		assertThat(table.incidents()).isEmpty();
		table.hold(500);
		assertThat(table.event(IncidentOpened.class).t()).isEqualTo(gone + 3000);
		assertThat(table.incidents()).containsExactly("stones-missing E5");
	}

	@Test
	void anEarlierStoneBackWithinThreeSecondsIsNothing() {
		Table table = game().play("X C5", "O G5");
		table.lift("E5").hold(2600).put("X E5").hold(10_000);
		assertThat(table.incidents()).isEmpty();
		assertThat(table.unsettled()).isEmpty();
	}

	@Test
	void ofTwoStonesOfTheMoverTheFirstIsTheMove() {
		Table table = game();
		table.put("X C5").hold(600).put("X G5").hold(2500);
		assertThat(table.record()).isEqualTo("X C5");
		assertThat(table.incidents()).containsExactly("two-moves G5");
		assertThat(table.incident().offender()).contains(Color.BLACK);
	}

	@Test
	void aStoneOfTheSideThatHasJustMovedIsOneTooMany() {
		Table table = game().play("X C5");
		table.put("X G5").hold(2000);
		assertThat(table.incidents()).containsExactly("two-moves G5");
		table.lift("G5").hold(2000);
		assertThat(table.closed()).containsExactly("1 restored");
		table.play("O G6", "X E2");
		assertThat(table.record()).isEqualTo("X C5, O G6, X E2");
	}

	@Test
	void anIllegalStoneThatIsAnsweredEntersTheRecordAsItLies() {
		Table table = game().play("X C5", "O G5");
		table.put("O E8").hold(3000);
		assertThat(table.incidents()).containsExactly("two-moves E8");
		table.play("X E2").hold(3000);
		assertThat(table.record()).isEqualTo("X C5, O G5, O E8, X E2");
		assertThat(table.state().moves().get(2).irregular()).hasValue(1);
		assertThat(table.openIncidents()).containsExactly("two-moves E8");
		table.play("O C2");
		assertThat(table.record()).endsWith("O E8, X E2, O C2");
		assertThat(table.incidents()).hasSize(1);
	}

	@Test
	void aForbiddenPointNeverBecomesAMove() {
		Table table = Table.set("""
				.O...
				OO...
				..X..
				.....
				.....
				""", Color.BLACK);
		table.put("X A5").hold(5000);
		assertThat(table.record()).isEmpty();
		assertThat(table.openIncidents()).containsExactly("forbidden-point A5");
		table.lift("A5").put("X D2").hold(3000);
		assertThat(table.record()).isEqualTo("X D2");
		assertThat(table.openIncidents()).isEmpty();
	}

	@Test
	void aStoneThatBecameTheOtherColourIsMissingAndAdded() {
		Table table = game();
		table.put("O E5").hold(6000);
		assertThat(table.record()).isEmpty();
		assertThat(table.openIncidents()).isNotEmpty();
		table.put("X E5").hold(3000);
		assertThat(table.openIncidents()).isEmpty();
	}

	@Test
	void theRemedyShrinksAsItIsDoneAndTheIncidentIsRestoredInTheEnd() {
		Table table = game().play("X C5", "O G5");
		table.lift("E5", "C8").hold(5000);
		assertThat(table.incidents()).containsExactly("stones-missing C8 E5");
		table.put("X E5").hold(Table.SETTLED);
		assertThat(table.event(IncidentUpdated.class).incident().remedy())
				.containsExactly(new Remedy(Point.parse("C8"), Optional.of(Color.BLACK)));
		assertThat(table.closed()).isEmpty();
		table.put("X C8").hold(Table.SETTLED);
		assertThat(table.closed()).containsExactly("1 restored");
		assertThat(table.record()).isEqualTo("X C5, O G5");
	}

	@Test
	void playGoesOnElsewhereWhileAnIncidentIsOpen() {
		Table table = game().play("X C5", "O G5");
		table.move("C8", "C7").hold(3000);
		table.play("X E2", "O H3", "X B4");
		assertThat(table.record()).isEqualTo("X C5, O G5, X E2, O H3, X B4");
		assertThat(table.openIncidents()).hasSize(1);
		table.move("C7", "C8").hold(3000);
		assertThat(table.openIncidents()).isEmpty();
		assertThat(table.incidents()).hasSize(1);
	}

	@Test
	void aDisplacedStonePutBackByWayOfThePointBetween() {
		Table table = game().play("X C5", "O G5");
		table.move("C8", "E8").hold(3000);
		assertThat(table.incidents()).containsExactly("stone-displaced C8 E8");
		table.move("E8", "D8").hold(500).move("D8", "C8").hold(4000);
		assertThat(table.openIncidents()).isEmpty();
		assertThat(table.incidents()).hasSize(1);
	}

	@Test
	void noSecondIncidentComesBeforeThreeSecondsOfQuiet() {
		Table table = game().play("X C5", "O G5");
		table.move("C8", "C7").hold(2000);
		table.move("G8", "G7").read(1);
		long seen = table.now();
		table.hold(2800);
		assertThat(table.incidents()).hasSize(1);
		table.hold(1500);
		assertThat(table.incidents()).hasSize(2);
		assertThat(table.events(IncidentOpened.class).get(1).t()).isEqualTo(seen + 3000);
	}

	@Test
	void unsettledPointsAreShownAfterASecondAgainAtAChangeAndSettledAtTheEnd() {
		Table table = game().play("X C5", "O G5");
		table.lift("E5").hold(1400);
		assertThat(table.unsettled()).isEmpty();
		table.hold(1000);
		assertThat(table.unsettled()).isEqualTo("E5");
		table.lift("C8").hold(1000);
		assertThat(table.unsettled()).isEqualTo("C8 E5");
		table.put("X E5", "X C8").hold(1500);
		assertThat(table.unsettled()).isEmpty();
		List<Unsettled> events = table.events(Unsettled.class);
		assertThat(events).hasSizeBetween(3, 4);
		assertThat(events.get(0).t()).isEqualTo(events.get(0).since() + 1000);
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void aBoardInDisorderIsShownAndNothingIsRecorded() {
		Table table = game().play("X C5", "O G5");
		table.show("""
				O.X.O.X.O
				.X.O.X.O.
				O.X.O.X.O
				.X.O.X.O.
				O.X.O.X.O
				.X.O.X.O.
				O.X.O.X.O
				.X.O.X.O.
				O.X.O.X.O
				""").hold(20_000);
		assertThat(table.record()).isEqualTo("X C5, O G5");
		assertThat(table.openIncidents()).isNotEmpty();
		table.show(table.state().position()).hold(5000);
		assertThat(table.openIncidents()).isEmpty();
		assertThat(table.unsettled()).isEmpty();
		table.play("X E2");
		assertThat(table.record()).isEqualTo("X C5, O G5, X E2");
	}
}

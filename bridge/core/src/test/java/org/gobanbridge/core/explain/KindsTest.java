package org.gobanbridge.core.explain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gobanbridge.core.table.Drawings.GAME;

import java.util.Optional;
import org.gobanbridge.core.board.Seat;
import org.gobanbridge.core.game.GameEvent.CapturesCleared;
import org.gobanbridge.core.game.GameEvent.IncidentOpened;
import org.gobanbridge.core.game.GameEvent.IncidentUpdated;
import org.gobanbridge.core.game.SessionSettings;
import org.gobanbridge.core.incident.CycleNoted;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.Remedy;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.core.table.Details;
import org.gobanbridge.core.table.Table;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every kind of incident (FORMATS 7): what happens at the board, and what is said of it. */
class KindsTest {
	/** Black takes five stones at B5. */
	private static final String CAPTURE = """
			O.X...
			XOOX..
			XOOX..
			.XX...
			....O.
			......
			""";

	private static void assertIncident(Table table, String kindAndPoints, Color offender) {
		assertThat(table.incidents()).containsExactly(kindAndPoints);
		assertThat(table.incident().offender()).isEqualTo(Optional.ofNullable(offender));
	}

	@Test
	void aKoTakenBackAtOnceIsAViolationWhetherOrNotThePrisonerIsOff() {
		Table table = Table.ko().play("X C3").lift("B3").hold(2000);
		assertThat(table.record()).isEqualTo("X C3");
		table.put("O B3").hold(Table.SETTLED);
		assertIncident(table, "ko-violation B3", Color.WHITE);
		assertThat(table.incident().remedy()).containsExactly(new Remedy(Point.parse("B3"), Optional.empty()));
		table.lift("C3").hold(Table.SETTLED);
		assertThat(table.event(IncidentUpdated.class).incident().remedy()).containsExactlyInAnyOrder(
				new Remedy(Point.parse("B3"), Optional.empty()),
				new Remedy(Point.parse("C3"), Optional.of(Color.BLACK)));
		table.lift("B3").put("X C3").hold(2000).play("O E1");
		assertThat(table.closed()).containsExactly("1 restored");
		assertThat(table.record()).isEqualTo("X C3, O E1");
	}

	@Test
	void aStoneAgainstTheRulesThatIsTakenOffWhenItWasAnsweredIsNoNewIncident() {
		Table table = Table.of(9).hold(1000).play("X C3", "O G7", "X G3").put("X C7").hold(2000).put("O E5").hold(1600);
		assertThat(table.record()).endsWith("X C7, O E5");
		table.lift("C7").hold(8000);
		assertThat(table.incidents()).containsExactly("two-moves C7");
		table.play("X D4");
		assertThat(table.record()).endsWith("O E5, X D4");
		assertThat(table.openIncidents()).containsExactly("two-moves C7");
	}

	@Test
	void aKoTakenBackAtOnceAndAnsweredStandsInTheRecord() {
		Table table = Table.ko().play("X C3").lift("B3").hold(2000).put("O B3").lift("C3").hold(2000);
		table.play("X E1", "O E5");
		assertThat(table.record()).isEqualTo("X C3, O B3, X E1, O E5");
		assertThat(table.state().moves().get(1).irregular()).hasValue(1);
		assertThat(table.openIncidents()).containsExactly("ko-violation B3");
		assertThat(table.state().uncleared()).isEmpty();
	}

	@Test
	void aKoTakenBackIsToldWithoutWaitingForThePrisoner() {
		Table table = Table.ko().play("X C3").lift("B3").hold(2000).put("O B3").read(1);
		long seen = table.now();
		table.hold(200).lift("C3").hold(800);
		assertThat(table.event(IncidentOpened.class).t()).isBetween(seen, seen + 1000);
		assertIncident(table, "ko-violation B3", Color.WHITE);
	}

	@Test
	void aKoTakenBackAtOnceIsAViolationThoughTheAnswerCameBeforeAnybodyCouldBeSure() {
		Table table = Table.ko().play("X C3").lift("B3").hold(2000);
		table.put("O B3").lift("C3").hold(300).put("X E1").hold(2000);
		assertIncident(table, "ko-violation B3", Color.WHITE);
		assertThat(table.record()).isEqualTo("X C3, O B3, X E1");
		assertThat(table.state().moves().get(1).irregular()).hasValue(1);
		table.play("O E5");
		assertThat(table.record()).isEqualTo("X C3, O B3, X E1, O E5");
	}

	/** Three kos: at the top and at the bottom Black can take, in the middle White. */
	private static final String TRIPLE_KO = """
			.XO......
			XO.O.....
			.XO......
			.XO......
			X.XO.....
			.XO......
			.XO......
			XO.O.....
			.XO......
			""";

	private static Table tripleKo(String rules) {
		Table table = Table.set(TRIPLE_KO, Color.BLACK, Details.rules(rules));
		take(table, "X C8", "B8");
		take(table, "O B5", "C5");
		take(table, "X C2", "B2");
		take(table, "O B8", "C8");
		take(table, "X C5", "B5");
		assertThat(table.incidents()).isEmpty();
		take(table, "O B2", "C2");
		return table;
	}

	@Test
	void aRepetitionIsAnIncidentWhereTheRulesForbidIt() {
		Table table = tripleKo("chinese-superko");
		assertIncident(table, "repetition B2", Color.WHITE);
		assertThat(table.record()).endsWith("X C5");
		table.lift("B2").put("X C2").hold(2000).play("O E5");
		assertThat(table.record()).endsWith("X C5, O E5");
		assertThat(table.closed()).containsExactly("1 restored");
	}

	@Test
	void elsewhereALongCycleIsToldWhenItHasComeRoundAndTheMovesStand() {
		Table table = tripleKo("chinese");
		assertThat(table.record()).endsWith("X C5, O B2");
		assertIncident(table, "long-cycle", null);
		assertThat(table.incident().cycle()).contains(new CycleNoted(6, "triple-ko"));
		take(table, "X C8", "B8");
		take(table, "O B5", "C5");
		assertThat(table.incidents()).as("told once until somebody rules on it").hasSize(1);
		table.rule(1, RulingOption.DRAW);
		assertThat(table.state().result()).contains("0");
	}

	private static void take(Table table, String move, String captured) {
		table.put(move).lift(captured).hold(Table.SETTLED);
	}

	@Test
	void stonesThatTheMoveDoesNotCaptureAreAWrongRemoval() {
		Table table = Table.set(CAPTURE, Color.BLACK);
		table.put("X B6").hold(600).lift("A6", "B5", "C5", "B4", "C4").hold(500).lift("D5").hold(6000);
		assertThat(table.record()).isEqualTo("X B6");
		assertIncident(table, "wrong-removal D5", Color.BLACK);
		assertThat(table.incident().remedy())
				.containsExactly(new Remedy(Point.parse("D5"), Optional.of(Color.BLACK)));
		table.put("X D5").hold(2000);
		assertThat(table.closed()).containsExactly("1 restored");
	}

	@Test
	void stonesThatGoLaterOrElsewhereAreMissing() {
		Table later = Table.set(CAPTURE, Color.BLACK);
		later.put("X B6").lift("A6", "B5", "C5", "B4", "C4").hold(8000).lift("D5").hold(6000);
		assertIncident(later, "stones-missing D5", null);
		Table elsewhere = Table.set(CAPTURE, Color.BLACK);
		elsewhere.put("X B6").lift("A6", "B5", "C5", "B4", "C4", "E2").hold(6000);
		assertIncident(elsewhere, "stones-missing E2", null);
	}

	@Test
	void aStoneThatBecameTheOtherColourIsOneSwap() {
		Table table = Table.set(GAME, Color.BLACK).play("X C5", "O G5").put("O E5").hold(6000);
		assertIncident(table, "occupied-swap E5", null);
		assertThat(table.incident().remedy())
				.containsExactly(new Remedy(Point.parse("E5"), Optional.of(Color.BLACK)));
		table.put("X E5").hold(3000);
		assertThat(table.closed()).containsExactly("1 restored");
	}

	@Test
	void theStoneJustPlayedAndPutDownElsewhereIsMovedAlsoWhenItIsAnswered() {
		Table table = Table.set(GAME, Color.BLACK).play("X C5").hold(3000).move("C5", "B3").hold(Table.SETTLED);
		assertIncident(table, "stone-moved C5 B3", Color.BLACK);
		assertThat(table.incident().from()).contains(Point.parse("C5"));
		assertThat(table.incident().to()).contains(Point.parse("B3"));
		Table answered = Table.set(GAME, Color.BLACK).play("X C5").hold(3000);
		answered.move("C5", "B3").put("O G5").hold(2500);
		assertThat(answered.record()).isEqualTo("X C5, O G5");
		assertIncident(answered, "stone-moved C5 B3", Color.BLACK);
	}

	/** A capturing stone may be put down beside its point; but this is none. */
	@Test
	void aStoneInAtariMovedBesideItsLastLibertyIsToldAtOnce() {
		Table table = Table.set("""
				.........
				.........
				.......X.
				..X.....X
				.........
				......O..
				.........
				.........
				.........
				""", Color.WHITE).play("O J7").hold(5000);
		table.move("J7", "H8").hold(1200);
		assertIncident(table, "stone-moved H8 J7", Color.WHITE);
	}

	@Test
	void aPointMisreadTwiceHoldsAnIncidentUpOnlyUntilItIsReadAsItWas() {
		Table table = Table.set(GAME, Color.BLACK).play("X C5").hold(3000);
		table.move("C5", "B3").read(3).lift("C8").read(1).put("O C8").read(1).put("X C8").hold(400);
		assertIncident(table, "stone-moved C5 B3", Color.BLACK);
	}

	@Test
	void aStoneLiftedAndThenPlayedElsewhereIsMoved() {
		Table table = Table.set(GAME, Color.BLACK).play("X C5").hold(3000).lift("C5").hold(6000);
		assertIncident(table, "stone-lifted C5", Color.BLACK);
		table.put("X B3").hold(5000);
		assertThat(table.incidents()).containsExactly("stone-lifted C5", "stone-moved C5 B3");
		assertThat(table.closed()).containsExactly("1 superseded");
	}

	@Test
	void capturedStonesMayLieForTwentySecondsOrForFiveOnceTheOpponentHasAnswered() {
		Table table = Table.set(CAPTURE, Color.BLACK).put("X B6").lift("A6", "B5", "C5", "B4").read(1);
		long gone = table.now();
		table.hold(25_000);
		assertIncident(table, "captured-left C4", Color.BLACK);
		assertThat(table.event(IncidentOpened.class).t()).isEqualTo(gone + 20_000);
		table.lift("C4").hold(2000);
		assertThat(table.closed()).containsExactly("1 restored");
		assertThat(table.event(CapturesCleared.class).number()).isEqualTo(1);
		Table answered = Table.set(CAPTURE, Color.BLACK).put("X B6").lift("A6", "B5", "C5", "B4").hold(2000);
		answered.put("O D2").read(1);
		long answer = answered.now();
		answered.hold(8000);
		assertThat(answered.event(IncidentOpened.class).t()).isEqualTo(answer + 5000);
		answered.play("X E3");
		assertThat(answered.record()).isEqualTo("X B6, O D2, X E3");
	}

	@Test
	void aStoneThatLiesBetweenPointsIsUnclearAfterTenSeconds() {
		Table seen = Table.set(GAME, Color.BLACK).between("C5", "C4", Color.BLACK).hold(9000);
		assertThat(seen.incidents()).isEmpty();
		seen.hold(2500);
		assertIncident(seen, "unclear-placement C5 C4", Color.BLACK);
		seen.nothingBetween().put("X C5").hold(3000);
		assertThat(seen.closed()).containsExactly("1 restored");
		assertThat(seen.record()).isEqualTo("X C5");
		Table onBoth = Table.set(GAME, Color.BLACK).put("X C5", "X C4").hold(14_000);
		assertIncident(onBoth, "unclear-placement C5 C4", Color.BLACK);
		onBoth.lift("C4").hold(3000);
		assertThat(onBoth.record()).isEqualTo("X C5");
		assertThat(onBoth.openIncidents()).isEmpty();
	}

	@Test
	void aScatteredBoardIsOneIncidentUntilItIsAsItWas() {
		Table table = Table.set(GAME, Color.BLACK).play("X C5", "O G5");
		table.lift("C8", "G8", "E5", "C3", "G3", "F2").put("X A1", "O B1", "X J9", "O H1", "X A9").hold(5000);
		assertThat(table.incidents()).hasSize(1).first().asString().startsWith("scattered ");
		assertThat(table.incident().remedy()).hasSize(11);
		table.put("X C8", "O G8", "X E5").hold(2000).lift("A1", "B1", "J9").hold(2000);
		assertThat(table.state().openIncidents().getFirst().remedy()).hasSize(5);
		table.show(table.state().position()).hold(3000);
		assertThat(table.closed()).containsExactly("1 restored");
		table.play("X C4");
		assertThat(table.record()).isEqualTo("X C5, O G5, X C4");
	}

	@Test
	void aLoneWhiteFirstStoneIsMoveOneAndAWrongStart() {
		Table table = Table.of(9).hold(1000).play("O C3").hold(6000);
		assertThat(table.record()).isEqualTo("O C3");
		assertIncident(table, "wrong-start C3", Color.WHITE);
		table.play("X E5", "O G7").hold(3000);
		assertThat(table.record()).isEqualTo("O C3, X E5, O G7");
		assertThat(table.incidents()).hasSize(1);
	}

	@ParameterizedTest
	@CsvSource({"X, O", "O, X"})
	void whoeverBeginsThoughTheOtherWasToIsAWrongStart(String said, String began) {
		Color wrong = began.equals("X") ? Color.BLACK : Color.WHITE;
		Table table = Table.of(9, Details.toPlay(wrong.opponent())).hold(1000)
				.play(began + " C3");
		assertThat(table.record()).isEqualTo(began + " C3");
		assertIncident(table, "wrong-start C3", wrong);
		assertThat(table.incident().remedy()).isEmpty();
		assertThat(table.state().openIncidents()).hasSize(1);
	}

	@Test
	void aWrongStartIsPutRightByAnEmptyBoard() {
		Table table = Table.of(9).hold(1000).play("O C3").hold(3000).lift("C3").hold(3000);
		assertThat(table.closed()).containsExactly("1 restored");
		table.play("X C3", "O E5");
		assertThat(table.record()).isEqualTo("X C3, O E5");
		assertThat(table.incidents()).hasSize(1);
	}

	@Test
	void twoOwnStonesAtHisLowerRightAreASignOfResignation() {
		Table table = seated(Seat.SOUTH).play("X C5", "O G5");
		table.put("X H1").hold(900).put("X J2").hold(2500);
		assertIncident(table, "resign-signal J2 H1", Color.BLACK);
		assertThat(table.record()).isEqualTo("X C5, O G5, X H1");
		table.rule(1, RulingOption.ACCEPT);
		assertThat(table.state().result()).contains("W+R");
	}

	@Test
	void atTheOtherSeatTheOtherCornerIsMeant() {
		Table table = seated(Seat.NORTH).play("X C5", "O G5").put("X H1").hold(900).put("X J2").hold(2500);
		assertIncident(table, "two-moves J2", Color.BLACK);
		Table his = seated(Seat.NORTH).play("X C5", "O G5").put("X B9").hold(900).put("X A9").hold(2500);
		his.hold(1500);
		assertIncident(his, "resign-signal A9 B9", Color.BLACK);
	}

	@Test
	void aSideThatIsNotToMoveMaySignTooAndWhatWasTakenForTwoMovesIsSuperseded() {
		Table table = seated(Seat.SOUTH).play("X C5").put("X H1").hold(2000);
		assertThat(table.incidents()).containsExactly("two-moves H1");
		table.put("X J1").hold(4500);
		assertThat(table.incidents()).containsExactly("two-moves H1", "resign-signal H1 J1");
		assertThat(table.closed()).containsExactly("1 superseded");
	}

	@Test
	void aSignThatIsDismissedIsJudgedAgain() {
		Table table = seated(Seat.SOUTH).play("X C5", "O G5").put("X H1").hold(900).put("X J2").hold(2500);
		table.rule(1, RulingOption.DISMISS).hold(3000);
		assertThat(table.incidents()).containsExactly("resign-signal J2 H1", "two-moves J2");
	}

	private static Table seated(Seat black) {
		Position setup = Position.parse(Grid.of(9), GAME);
		SessionSettings settings = new SessionSettings(Grid.of(9), false, Optional.of(black),
				Details.setup(setup, Color.BLACK));
		return Table.of(settings).show(GAME).hold(Table.SETTLED);
	}

	@Test
	void theEvidenceIsWhatTheBoardShowedBeforeAndAfter() {
		Table table = Table.set(GAME, Color.BLACK).play("X C5", "O G5").lift("E5").hold(6000);
		Incident incident = table.incident();
		Point point = Point.parse("E5");
		int index = Grid.of(9).index(point);
		assertThat(incident.evidence().orElseThrow().before().black().contains(index)).isTrue();
		assertThat(incident.evidence().orElseThrow().after().black().contains(index)).isFalse();
		assertThat(incident.evidence().orElseThrow().beforeAt())
				.isLessThan(incident.evidence().orElseThrow().afterAt());
	}
}

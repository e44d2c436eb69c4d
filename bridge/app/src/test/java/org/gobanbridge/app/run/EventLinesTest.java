package org.gobanbridge.app.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.gobanbridge.app.store.NumberedEvent;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.game.Setup;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Judgement;
import org.gobanbridge.core.incident.Remedy;
import org.gobanbridge.core.incident.Resolution;
import org.gobanbridge.core.incident.Ruling;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.core.incident.Severity;
import org.gobanbridge.core.incident.StoneMoved;
import org.gobanbridge.core.time.TimeLeft;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.junit.jupiter.api.Test;

class EventLinesTest {
	private static final GameEvent SETTLED = new GameEvent.Unsettled(9, List.of(), 8);

	private static final Point D7 = Point.parse("D7");

	private final List<String> lines = new ArrayList<>();
	private final EventLines terminal = new EventLines(lines::add);
	private GameState state = GameState.initial(Grid.of(9));
	private long seq;

	@Test
	void whileAnIncidentIsOpenTheTerminalSaysWhatIsStillNotInOrder() {
		startWithAStoneOnD7();
		hear(unclear("D7"));
		hear(new GameEvent.Unsettled(4, List.of(
				new GameEvent.UnsettledPoint(Point.parse("G5"), PointState.EMPTY, PointState.BLACK)), 3));
		lines.clear();
		hear(new GameEvent.IncidentOpened(5, missing(1, "D7")), new GameEvent.IncidentOpened(5, added(2, "G5")),
				SETTLED);
		assertThat(lines).containsExactly("incident 1: a black stone missing from D7",
				"incident 2: a black stone too many at G5",
				"still not in order: D7 missing, G5 too many (incidents 1, 2)");
		lines.clear();
		hear(resolved(2, Resolution.RESTORED));
		assertThat(lines).containsExactly("incident 2: put right on the board",
				"still not in order: D7 missing (incident 1)");
		lines.clear();
		hear(resolved(1, Resolution.RESTORED));
		assertThat(lines).containsExactly("the board agrees with the record again");
	}

	@Test
	void aStoneThatWasMovedIsToldWithItsColourAndItsWay() {
		startWithAStoneOnD7();
		hear(new GameEvent.IncidentOpened(5,
				displaced(1, List.of(new StoneMoved(D7, Point.parse("D6"), Color.BLACK)))
						.withRemedy(List.of(new Remedy(Point.parse("D6"), Optional.empty()),
								new Remedy(D7, Optional.of(Color.BLACK))))),
				new GameEvent.IncidentOpened(5,
						displaced(2, List.of(new StoneMoved(Point.parse("A1"), Point.parse("A2"), Color.WHITE),
								new StoneMoved(Point.parse("B1"), Point.parse("B2"), Color.BLACK)))));
		assertThat(lines).contains("incident 1: a black stone went from D7 to D6",
				"incident 2: a white stone went from A1 to A2, a black stone went from B1 to B2");
	}

	@Test
	void anAddedStoneThatWasNotSeenBeforeHasNoColour() {
		startWithAStoneOnD7();
		hear(new GameEvent.IncidentOpened(5, added(1, "G5")));
		assertThat(lines).contains("incident 1: a stone too many at G5");
	}

	@Test
	void ofTheClockOnlyATimeThatIsUsedUpIsSaidAndWhetherItIsInDoubt() {
		startWithAStoneOnD7();
		Incident out = Incident.of(1, IncidentKind.TIME_OUT, Optional.of(Color.WHITE), List.of(), Judgement.SILENT)
				.withDoubt(true);
		TimeLeft left = new TimeLeft(1, 0, 0, 0, false);
		lines.clear();
		hear(new GameEvent.ClockSet(5, 1, Color.WHITE, left, left, OptionalLong.of(5), Optional.empty()),
				new GameEvent.Announced(6, Color.WHITE, "9", false), new GameEvent.IncidentOpened(6, out),
				new GameEvent.IncidentUpdated(7, out.withDoubt(false)));
		assertThat(lines).containsExactly(
				"incident 1: White used up the time; in doubt: a hand hid points, and the stone may have been down in time",
				"incident 1: White used up the time");
	}

	@Test
	void komiIsSaidInPoints() {
		hear(new GameEvent.GameStarted(0, 9, "japanese", "club", "3.75zi", 0, "", "", Setup.NONE, Color.BLACK));
		assertThat(lines).containsExactly("game 1: Japanese rules, komi 7.5");
	}

	@Test
	void whatBecameClearByItselfIsSaidToAgree() {
		startWithAStoneOnD7();
		hear(unclear("D7"));
		hear(SETTLED);
		assertThat(lines).containsExactly("unclear: D7", "the board agrees with the record again");
	}

	@Test
	void afterARulingItIsSaidWhatIsToBeDoneWithWhichStone() {
		startWithAStoneOnD7();
		hear(new GameEvent.IncidentOpened(5, Incident.of(1, IncidentKind.TWO_MOVES, Optional.of(Color.BLACK),
				List.of(Point.parse("G5"), Point.parse("D7")), Judgement.SILENT)
				.withRemedy(List.of(new Remedy(Point.parse("G5"), Optional.empty())))));
		lines.clear();
		hear(new GameEvent.IncidentResolved(6, 1, Resolution.RULING, Optional.of(Ruling.of(RulingOption.VOID))),
				unsettled(6, new GameEvent.UnsettledPoint(Point.parse("G5"), PointState.EMPTY, PointState.BLACK),
						new GameEvent.UnsettledPoint(Point.parse("A1"), PointState.EMPTY, PointState.WHITE)));
		assertThat(lines).containsExactly("incident 1: ruled: the move is void, play again",
				"as ruled: take the black stone at G5 off (incident 1)", "unclear: A1");
		lines.clear();
		hear(unsettled(7, new GameEvent.UnsettledPoint(D7, PointState.BLACK, PointState.EMPTY)));
		assertThat(lines).containsExactly("as ruled: put a black stone on D7 (incident 1)");
		lines.clear();
		hear(SETTLED);
		assertThat(lines).containsExactly("the board agrees with the record again");
	}

	@Test
	void aScatteredBoardIsToldByItsCountAndSeldom() {
		startWithAStoneOnD7();
		List<Remedy> steps = Stream.of("A1", "B1", "C1", "D1", "E1", "F1", "G1", "H1", "J1", "A2")
				.map(point -> new Remedy(Point.parse(point), Optional.of(Color.BLACK))).toList();
		Incident scattered = Incident.of(1, IncidentKind.SCATTERED, Optional.empty(),
				steps.stream().map(Remedy::point).toList(), Judgement.SILENT).withRemedy(steps);
		hear(new GameEvent.IncidentOpened(5_000, scattered));
		for (int left = 9; left > 0; left--) {
			hear(new GameEvent.IncidentUpdated(5_000 + 3_000 * (10 - left),
					scattered.withRemedy(steps.subList(0, left))));
		}
		hear(resolved(1, Resolution.RESTORED));
		assertThat(lines).containsExactly("incident 1: the board is in disorder on 10 points",
				"still to be put right: 6 points; the page shows where",
				"still to be put right: 2 points; the page shows where", "the board agrees with the record again");
		assertThat(EventLines.resumed(state, 99)).hasSize(1);
	}

	@Test
	void ofManyPointsThatNobodyHasExplainedTheIncidentTells() {
		startWithAStoneOnD7();
		hear(unsettled(4,
				Stream.of("A1", "B1", "C1", "D1", "E1", "F1", "G1", "H1", "J1").map(
						point -> new GameEvent.UnsettledPoint(Point.parse(point), PointState.EMPTY, PointState.WHITE))
						.toArray(GameEvent.UnsettledPoint[]::new)));
		assertThat(lines).isEmpty();
	}

	@Test
	void anIncidentWithNothingToDoLeavesNoHoleInWhatIsNotInOrder() {
		startWithAStoneOnD7();
		hear(new GameEvent.IncidentOpened(5, missing(1, "D7")),
				new GameEvent.IncidentOpened(5, missing(2, "D7").withRemedy(List.of())));
		lines.clear();
		hear(resolved(1, Resolution.RESTORED));
		assertThat(lines).containsExactly("the board agrees with the record again");
		assertThat(EventLines.resumed(state, 99)).singleElement().asString().startsWith("game 1 goes on");
	}

	@Test
	void anIncidentThatAResultMakesMootIsNotSaidToAgree() {
		startWithAStoneOnD7();
		hear(new GameEvent.IncidentOpened(5, missing(1, "D7")));
		lines.clear();
		hear(resolved(1, Resolution.SUPERSEDED), new GameEvent.PhaseBegan(7, Phase.ENDED, "resigned"),
				new GameEvent.GameEnded(7, "B+R", "resigned"));
		assertThat(lines).containsExactly(
				"incident 1: superseded: something else explains it, or a result made it moot",
				"game over: B+R (resigned)");
	}

	@Test
	void aGameThatIsTakenUpAgainSaysHowItStands() {
		assertThat(EventLines.resumed(state, 99)).isEmpty();
		startWithAStoneOnD7();
		assertThat(EventLines.resumed(state, 99)).containsExactly("game 1 goes on after move 1, White to play");
		hear(new GameEvent.IncidentOpened(5, missing(1, "D7")));
		assertThat(EventLines.resumed(state, 99)).containsExactly("game 1 goes on after move 1, White to play",
				"still not in order: D7 missing (incident 1)");
		hear(new GameEvent.PhaseBegan(6, Phase.COUNTING, "two-passes"));
		assertThat(EventLines.resumed(state, 99)).first().asString()
				.startsWith("game 1 goes on after move 1, counting: ");
		hear(new GameEvent.PhaseBegan(7, Phase.ENDED, "resigned"));
		assertThat(EventLines.resumed(state, 99)).isEmpty();
	}

	@Test
	void whatEndsTheCountingIsSaid() {
		startWithAStoneOnD7();
		hear(new GameEvent.PhaseBegan(6, Phase.COUNTING, "two-passes"));
		assertThat(lines).containsExactly("counting (two passes): count-agreed, or clearing the board, ends the game");
		assertThat(EventLines.resumed(state, 99)).containsExactly(
				"game 1 goes on after move 1, counting: count-agreed, or clearing the board, ends the game");
		hear(new GameEvent.GameStarted(0, 9, "chinese", "chinese-source", "7.5", 0, "", "", Setup.NONE, Color.BLACK),
				new GameEvent.PhaseBegan(0, Phase.PLAYING, "started"));
		lines.clear();
		hear(new GameEvent.PhaseBegan(6, Phase.COUNTING, "game-over"));
		assertThat(lines).containsExactly(
				"counting (game over): no other game is recorded before somebody types count-agreed or new-game");
	}

	@Test
	void blackStonesBeforeTheFirstMoveAreSaidToBeTheHandicap() {
		hear(new GameEvent.GameStarted(0, 9, "chinese", "club", "0", 2, "", "",
				new Setup(List.of(Point.parse("C3"), Point.parse("G7")), List.of()), Color.WHITE));
		assertThat(lines).containsExactly("game 1: Chinese rules, handicap 2, komi 0",
				"2 black stones lie on the board: taken as handicap");
	}

	private void startWithAStoneOnD7() {
		hear(new GameEvent.GameStarted(0, 9, "chinese", "club", "7.5", 0, "", "", Setup.NONE, Color.BLACK),
				new GameEvent.PhaseBegan(0, Phase.PLAYING, "started"),
				new GameEvent.MovePlayed(1, 1, Color.BLACK, Point.parse("D7"), List.of(), 1, OptionalLong.empty(),
						false,
						OptionalInt.empty()));
		lines.clear();
	}

	private void hear(GameEvent... events) {
		List<NumberedEvent> numbered = new ArrayList<>();
		for (GameEvent event : events) {
			state = state.apply(event);
			numbered.add(new NumberedEvent(++seq, event));
		}
		terminal.hear(numbered, state);
	}

	private static GameEvent unsettled(long t, GameEvent.UnsettledPoint... points) {
		return new GameEvent.Unsettled(t, List.of(points), t);
	}

	private static GameEvent unclear(String point) {
		return new GameEvent.Unsettled(4,
				List.of(new GameEvent.UnsettledPoint(Point.parse(point), PointState.BLACK, PointState.EMPTY)), 3);
	}

	private static Incident missing(int id, String point) {
		return incident(id, IncidentKind.STONES_MISSING, new Remedy(Point.parse(point), Optional.of(Color.BLACK)));
	}

	private static Incident added(int id, String point) {
		return incident(id, IncidentKind.STONES_ADDED, new Remedy(Point.parse(point), Optional.empty()));
	}

	private static Incident incident(int id, IncidentKind kind, Remedy remedy) {
		return Incident.of(id, kind, Optional.empty(), List.of(remedy.point()), Judgement.SILENT)
				.withRemedy(List.of(remedy));
	}

	private static Incident displaced(int id, List<StoneMoved> stones) {
		return Incident.of(id, IncidentKind.STONE_DISPLACED, Optional.empty(), List.of(), Judgement.SILENT)
				.withMoved(stones);
	}

	private static GameEvent resolved(int id, Resolution how) {
		return new GameEvent.IncidentResolved(6, id, how, Optional.empty());
	}
}

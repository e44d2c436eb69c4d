package org.gobanbridge.drivers.simulated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.gobanbridge.core.board.Seat;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.core.board.StoneBeside;
import org.gobanbridge.core.board.StoneBetween;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.PassReason;
import org.gobanbridge.core.game.TimingSetting;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Remedy;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class MishapsTest {
	/** Six quiet moves; then Black takes the ko on E5, White plays away, and they go on. */
	private static final String KO = "(;SZ[9]RE[B+R]AB[ce][dd][df]AW[ed][ef][fe][de]PL[B]"
			+ ";B[aa];W[ia];B[ca];W[ga];B[ai];W[ii];B[ee];W[gi];B[ci];W[ac])";
	/** The same corner without a capture: White's eye on A9 is forbidden to Black. */
	private static final String EYE = "(;SZ[9]RE[B+R]AW[ba][ab][bb]AB[ee]PL[B]"
			+ ";B[gg];W[gc];B[cg];W[ec];B[eg];W[ge];B[ig];W[ic])";
	private static final SimulationOptions OPTIONS = SimulationOptions.DEFAULT;

	private static Schedule play(String sgf, String... injections) {
		return play(TestGames.sgf(sgf), OPTIONS, Set.of(), injections);
	}

	private static Schedule play(SimulatedGame game, SimulationOptions options, Set<IncidentKind> turnLost,
			String... injections) {
		return Players.play(List.of(game), options,
				new Injections(List.of(injections).stream().map(Injection::parse).toList(), turnLost));
	}

	private static TrueIncident only(Schedule schedule) {
		assertThat(schedule.incidents()).hasSize(1);
		return schedule.incidents().getFirst();
	}

	private static Snapshot board(Schedule schedule, long t) {
		return new TableTop(schedule, false).look(t);
	}

	private static void assertBoard(Schedule schedule, long t, String rows) {
		assertThat(board(schedule, t)).isEqualTo(Snapshot.parse(schedule.grid(), rows));
	}

	private static List<Point> points(String... names) {
		return List.of(names).stream().map(Point::parse).toList();
	}

	/** The points on which the boards at these times differ. */
	private static List<Point> changes(Schedule schedule, long before, long after) {
		Snapshot one = board(schedule, before);
		Snapshot other = board(schedule, after);
		Grid grid = schedule.grid();
		List<Point> points = new ArrayList<>();
		for (int i = 0; i < grid.pointCount(); i++) {
			if (one.at(i) != other.at(i)) {
				points.add(grid.point(i));
			}
		}
		return points;
	}

	@Test
	void aStoneOnAForbiddenPointLiesThereForEightSecondsAndIsTakenOff() {
		Schedule schedule = play(EYE, "forbidden-point@7");
		TrueIncident incident = only(schedule);
		assertBoard(schedule, incident.t(), """
				XO.......
				OO.......
				....O.O..
				.........
				....X.O..
				.........
				..X.X.X..
				.........
				.........""");
		assertThat(incident.points()).isEqualTo(points("A9"));
		assertThat(incident.offender()).contains(Color.BLACK);
		assertThat(incident.remedy()).containsExactly(new Remedy(Point.parse("A9"), Optional.empty()));
		assertThat(incident.righted().getAsLong() - incident.t()).isBetween(8000L, 11_000L);
		assertThat(changes(schedule, incident.t() - 1, incident.righted().getAsLong())).isEmpty();
	}

	@Test
	void aKoTakenBackAtOnceIsPutRightWithThePrisonerOnItsPoint() {
		Schedule schedule = play(KO, "ko-violation@8");
		TrueIncident incident = only(schedule);
		assertThat(incident.points()).isEqualTo(points("D5"));
		assertThat(incident.offender()).contains(Color.WHITE);
		assertThat(incident.remedy()).containsExactlyInAnyOrder(
				new Remedy(Point.parse("D5"), Optional.empty()),
				new Remedy(Point.parse("E5"), Optional.of(Color.BLACK)));
		assertBoard(schedule, incident.t() + 3000, """
				X.X...O.O
				.........
				.........
				...XO....
				..XO.O...
				...XO....
				.........
				.........
				X.......O""");
		assertThat(changes(schedule, incident.t() - 1, incident.righted().getAsLong())).isEmpty();
		assertThat(schedule.moves()).hasSize(10);
	}

	@Test
	void aMoveThatCostsTheTurnIsAPassAndTheOpponentPassesInReturn() {
		Schedule schedule = play(TestGames.sgf(KO), OPTIONS, Set.of(IncidentKind.KO_VIOLATION), "ko-violation@8");
		assertThat(schedule.moves()).hasSize(12);
		assertThat(schedule.moves().get(7).passed()).contains(PassReason.FORFEIT);
		assertThat(schedule.moves().get(7).move().color()).isEqualTo(Color.WHITE);
		assertThat(schedule.moves().get(8).passed()).contains(PassReason.DECLARED);
		assertThat(schedule.moves().get(9).move().color()).isEqualTo(Color.WHITE);
	}

	@Test
	void aSecondMoveIsTheStoneThatItsSideWouldHavePlayedNext() {
		Schedule schedule = play(EYE, "two-moves@6");
		TrueIncident incident = only(schedule);
		assertThat(incident.points()).isEqualTo(points("J3"));
		assertThat(incident.offender()).contains(Color.BLACK);
		assertThat(changes(schedule, incident.t() - 1, incident.t())).isEqualTo(points("J3"));
		assertThat(changes(schedule, incident.t() - 1, incident.righted().getAsLong())).isEmpty();
	}

	@Test
	void aSecondMoveThatIsAnsweredStandsInTheRecordAndTheGameIsBrokenOff() {
		Schedule schedule = play(EYE, "two-moves@6:answered");
		assertThat(schedule.moves()).hasSize(7);
		assertThat(schedule.moves().get(5).move().color()).isEqualTo(Color.BLACK);
		assertThat(schedule.moves().get(6).move().color()).isEqualTo(Color.WHITE);
		assertThat(only(schedule).righted()).isEmpty();
	}

	@Test
	void aStoneOfTheWrongColorIsExchangedOnItsPointAndIsTheMove() {
		Schedule schedule = play(EYE, "wrong-color@7");
		TrueIncident incident = only(schedule);
		assertThat(incident.points()).isEqualTo(points("J3"));
		int index = schedule.grid().index(Point.parse("J3"));
		assertThat(board(schedule, incident.t()).at(index).mayBe(Color.WHITE)).isTrue();
		assertThat(board(schedule, incident.righted().getAsLong()).at(index).mayBe(Color.BLACK)).isTrue();
		assertThat(schedule.moves()).hasSize(8);
		assertThat(schedule.moves().get(6).t()).isEqualTo(incident.t());
	}

	@ParameterizedTest
	@ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
	void aDisplacedStoneLeavesOnePointForAnotherAndComesBack(long seed) {
		Schedule schedule = play(TestGames.quiet(), OPTIONS.withSeed(seed), Set.of(), "stone-displaced@auto");
		TrueIncident incident = only(schedule);
		assertThat(incident.moved()).hasSize(1);
		List<Point> changed = changes(schedule, incident.began() - 1, incident.t());
		assertThat(changed).isEqualTo(incident.points())
				.containsExactlyInAnyOrder(incident.moved().getFirst().from(), incident.moved().getFirst().to());
		assertThat(changes(schedule, incident.began() - 1, incident.righted().getAsLong())).isEmpty();
		assertThat(schedule.moves()).hasSize(120);
	}

	@ParameterizedTest
	@EnumSource(value = IncidentKind.class, names = {"OCCUPIED_SWAP", "STONE_MOVED", "STONE_LIFTED", "STONES_MISSING",
			"STONES_ADDED", "SCATTERED", "STONE_DISPLACED"})
	void theBoardChangesOnThePointsThatTheTruthNamesAndIsRightAgain(IncidentKind kind) {
		for (long seed = 1; seed <= 10; seed++) {
			Schedule schedule = play(TestGames.quiet(), OPTIONS.withSeed(seed), Set.of(),
					new Injection(kind, OptionalInt.empty(), Aftermath.SOON).toString());
			TrueIncident incident = only(schedule);
			assertThat(incident.kind()).isEqualTo(kind);
			assertThat(changes(schedule, incident.began() - 1, incident.t())).isEqualTo(incident.points());
			assertThat(changes(schedule, incident.began() - 1, incident.righted().getAsLong())).isEmpty();
			assertThat(incident.righted().getAsLong() - incident.t()).isGreaterThanOrEqualTo(8000 + incident.grace());
			assertThat(schedule.moves()).as("and they go on as recorded").hasSize(120);
			int size = incident.points().size();
			switch (kind) {
				case OCCUPIED_SWAP, STONE_LIFTED -> assertThat(size).isEqualTo(1);
				case STONES_MISSING -> assertThat(size).isBetween(1, 3);
				case STONES_ADDED -> assertThat(size).isBetween(2, 3);
				case SCATTERED -> assertThat(size).isBetween(9, 60);
				default -> assertThat(size).isEqualTo(2);
			}
		}
	}

	@Test
	void aBoardThatIsPutRightAfterTheAnswerShowsTheAnswerAsWell() {
		int answered = 0;
		for (long seed = 1; seed <= 10; seed++) {
			Schedule schedule = play(TestGames.quiet(), OPTIONS.withSeed(seed), Set.of(), "stones-missing@30:answered");
			TrueIncident incident = only(schedule);
			TrueMove answer = schedule.moves().get(29);
			boolean before = answer.t() < incident.righted().getAsLong();
			assertThat(before).as("said if not").isEqualTo(schedule.oddities().isEmpty());
			answered += before ? 1 : 0;
			assertThat(answer.t()).isGreaterThan(incident.t());
			assertThat(schedule.moves().get(30).t()).isGreaterThan(incident.righted().getAsLong());
			assertThat(schedule.moves()).hasSize(120);
		}
		assertThat(answered).isGreaterThan(5);
	}

	@Test
	void aBoardThatIsNeverPutRightIsPlayedOnForAWhile() {
		Schedule schedule = play(TestGames.quiet(), OPTIONS, Set.of(), "occupied-swap@30:never");
		assertThat(only(schedule).righted()).isEmpty();
		assertThat(schedule.moves().size()).isBetween(29, 36);
		assertThat(changes(schedule, only(schedule).t(), schedule.end())).doesNotContain(
				only(schedule).points().getFirst());
	}

	@Test
	void aCapturedStoneThatIsLeftLiesThereForTwentySecondsAndMore() {
		Schedule schedule = play(KO, "captured-left@7");
		TrueIncident incident = only(schedule);
		assertThat(incident.points()).isEqualTo(points("D5"));
		assertThat(incident.offender()).contains(Color.BLACK);
		assertThat(incident.grace()).isEqualTo(20_000);
		long right = incident.righted().getAsLong();
		assertThat(right - incident.t()).isGreaterThan(28_000);
		assertThat(changes(schedule, right - 1, right)).isEqualTo(points("D5"));
		assertThat(schedule.moves().get(6).captured()).isEqualTo(points("D5"));
	}

	@Test
	void aWrongRemovalTakesMoreThanTheMoveCaptures() {
		for (long seed = 1; seed <= 10; seed++) {
			Schedule schedule = play(TestGames.sgf(KO), OPTIONS.withSeed(seed), Set.of(), "wrong-removal@7");
			TrueIncident incident = only(schedule);
			assertThat(incident.points()).hasSizeBetween(1, 2).doesNotContain(Point.parse("D5"), Point.parse("E5"));
			PointSet gone = PointSet.of(schedule.grid(), incident.points());
			Snapshot shown = board(schedule, incident.t());
			assertThat(gone.intersects(shown.black().union(shown.white()))).isFalse();
			Snapshot right = board(schedule, incident.righted().getAsLong());
			assertThat(right.black().union(right.white()).containsAll(gone)).isTrue();
			assertThat(schedule.moves()).hasSize(10);
		}
	}

	@Test
	void aStoneBetweenTwoPointsIsSeenBetweenThemUntilItIsPushedToItsOwn() {
		for (long seed = 1; seed <= 12; seed++) {
			Schedule schedule = play(TestGames.sgf(EYE), OPTIONS.withSeed(seed), Set.of(), "unclear-placement@7");
			TrueIncident incident = only(schedule);
			Point own = Point.parse("J3");
			assertThat(incident.points()).hasSize(2).contains(own);
			Point other = incident.points().stream().filter(point -> !point.equals(own)).findFirst().orElseThrow();
			assertThat(board(schedule, incident.t()).between())
					.containsExactly(new StoneBetween(own, other, Color.BLACK));
			long right = incident.righted().getAsLong();
			assertThat(right - incident.t()).isGreaterThan(18_000);
			assertThat(board(schedule, right).between()).isEmpty();
			assertThat(board(schedule, right).black().contains(own)).isTrue();
			assertThat(board(schedule, right).black().contains(other)).isFalse();
			assertThat(schedule.moves().get(6).t()).isEqualTo(right);
		}
	}

	@Test
	void aSignOfTheEndIsAStoneOfTheOtherColorBesideTheBoard() {
		Schedule schedule = play(EYE, "end-signal@7");
		TrueIncident incident = only(schedule);
		assertThat(incident.offender()).contains(Color.BLACK);
		assertThat(board(schedule, incident.t()).beside()).containsExactly(new StoneBeside(Seat.SOUTH, Color.WHITE));
		assertThat(board(schedule, incident.righted().getAsLong()).beside()).isEmpty();
	}

	@Test
	void aSignOfResignationIsTwoStonesInTheLowerRightCornerOrBesideTheBoard() {
		int onBoard = 0;
		for (long seed = 1; seed <= 20; seed++) {
			Schedule schedule = play(TestGames.quiet(), OPTIONS.withSeed(seed), Set.of(), "resign-signal@auto");
			TrueIncident incident = only(schedule);
			Color color = incident.offender().orElseThrow();
			if (incident.points().isEmpty()) {
				Seat seat = color == Color.BLACK ? Seat.SOUTH : Seat.NORTH;
				StoneBeside stone = new StoneBeside(seat, color);
				assertThat(board(schedule, incident.t()).beside()).containsExactly(stone, stone);
			} else {
				onBoard++;
				assertThat(incident.t() - incident.began()).isBetween(0L, 3000L);
				assertThat(incident.points()).hasSize(2).allMatch(point -> color == Color.BLACK
						? point.column() >= 15 && point.row() <= 5
						: point.column() <= 5 && point.row() >= 15);
			}
		}
		assertThat(onBoard).isBetween(4, 18);
	}

	@Test
	void aWrongStartIsAWhiteStoneWhereBlackBegins() {
		Schedule schedule = play(TestGames.quiet(), OPTIONS, Set.of(), "wrong-start@1");
		TrueIncident incident = only(schedule);
		assertThat(incident.offender()).contains(Color.WHITE);
		assertThat(board(schedule, incident.t()).white().count()).isEqualTo(1);
		assertThat(board(schedule, incident.righted().getAsLong()).white().isEmpty()).isTrue();
		assertThat(schedule.moves()).hasSize(120);
	}

	@Test
	void aLeverThatIsPressedForNothingAndAReportAreLinesOfTheLog() {
		Schedule pressed = play(EYE, "pass-unconfirmed@7");
		assertThat(pressed.words()).anyMatch(Input.LeverPressed.class::isInstance);
		Schedule reported = play(EYE, "reported@7");
		assertThat(reported.words()).anyMatch(Input.Ruled.class::isInstance);
	}

	private static List<Input.LeverPressed> levers(Schedule schedule) {
		return schedule.words().stream().filter(Input.LeverPressed.class::isInstance)
				.map(Input.LeverPressed.class::cast).toList();
	}

	@Test
	void anEarlyLeverIsPressedWhileThePointIsEmptyAndAllOthersAfterTheirStone() {
		Schedule schedule = play(TestGames.quiet(), OPTIONS, Set.of(), "clock-early@30");
		TrueIncident incident = only(schedule);
		TrueMove move = schedule.moves().get(29);
		assertThat(incident.offender()).contains(move.move().color());
		assertThat(incident.points()).containsExactly(((Move.Play) move.move()).point());
		assertThat(incident.t()).isEqualTo(move.t());
		assertThat(incident.began()).isBetween(move.t() - 5000, move.t() - 700);
		assertThat(levers(schedule)).hasSize(120).extracting(Input.LeverPressed::at).contains(incident.began())
				.isSorted();
		for (int n = 0; n < 120; n++) {
			long at = levers(schedule).get(n).at();
			assertThat(at >= schedule.moves().get(n).t()).as("lever " + (n + 1)).isEqualTo(n != 29);
			assertThat(at).isLessThan(n == 119 ? Long.MAX_VALUE : schedule.moves().get(n + 1).t());
		}
	}

	@Test
	void aLeverThatWasPressedForNothingWasBeforeTheStoneThatComesAfterAll() {
		Schedule schedule = play(TestGames.quiet(), OPTIONS, Set.of(), "pass-unconfirmed@30");
		TrueMove move = schedule.moves().get(29);
		assertThat(schedule.incidents()).extracting(TrueIncident::kind).containsExactly(IncidentKind.PASS_UNCONFIRMED,
				IncidentKind.CLOCK_EARLY);
		TrueIncident early = schedule.incidents().getLast();
		assertThat(early.began()).isEqualTo(levers(schedule).getFirst().at());
		assertThat(early.t()).isEqualTo(move.t());
		assertThat(early.move()).isEqualTo(30);
		assertThat(early.offender()).contains(move.move().color());
		assertThat(early.points()).containsExactly(((Move.Play) move.move()).point());
	}

	@Test
	void aForgottenLeverIsPressedWhenSomebodyNotices() {
		Schedule schedule = play(TestGames.quiet(), OPTIONS, Set.of(), "clock-not-pressed@30");
		TrueIncident incident = only(schedule);
		long patience = schedule.settings().timing().of(TimingSetting.CLOCK_NOT_PRESSED);
		assertThat(patience).isPositive();
		assertThat(incident.grace()).isEqualTo(patience);
		long pressed = levers(schedule).get(29).at();
		assertThat(incident.righted()).hasValue(pressed);
		assertThat(pressed).isGreaterThan(incident.t() + patience);
		assertThat(schedule.moves().get(30).t()).isGreaterThan(pressed);
	}

	@Test
	void withoutAClockNobodyPressesALever() {
		assertThat(levers(play(TestGames.quiet(), OPTIONS, Set.of()))).isEmpty();
		assertThat(levers(play(TestGames.quiet(), OPTIONS.withLevers(true), Set.of()))).hasSize(120);
	}

	/** Black B9 and C9 can be taken by White A9, and that stone by Black B9. */
	private static String sendTwo(String rules) {
		return EYE.replace("AW[ba][ab][bb]AB[ee]", "RU[" + rules + "]AW[bb][cb][da]AB[ab][ba]");
	}

	@Test
	void aBoardIsBroughtBackBySendingTwoStonesAndTakingOne() {
		Schedule schedule = play(sendTwo("chinese-superko"), "repetition@7");
		TrueIncident incident = only(schedule);
		assertThat(incident.points()).isEqualTo(points("B9"));
		assertThat(incident.offender()).contains(Color.BLACK);
		assertThat(schedule.moves()).as("sent and taken, and then the game is broken off").hasSize(8);
		assertThat(changes(schedule, incident.t() - 1, incident.righted().getAsLong())).isEmpty();
		assertThat(changes(schedule, schedule.moves().get(6).t() - 1, incident.t() + 3000)).as("brought back")
				.isEmpty();
	}

	@Test
	void whereTheRulesDoNotForbidRepetitionItIsNoIncident() {
		assertThatThrownBy(() -> play(sendTwo("chinese"), "repetition@7"))
				.hasMessageContaining("the chinese rules do not forbid it");
	}

	@Test
	void whatTheRecordItselfDoesAgainstTheRulesIsTrueAsWell() {
		String taken = KO.replace(";W[gi]", ";W[de]");
		TrueIncident incident = only(play(taken));
		assertThat(incident.kind()).isEqualTo(IncidentKind.KO_VIOLATION);
		assertThat(incident.move()).isEqualTo(8);
		assertThat(incident.points()).isEqualTo(points("D5"));
		assertThat(incident.righted()).isEmpty();
	}

	@Test
	void aKindThatCannotHappenNamesTheNearestMoveWhereItCan() {
		assertThatThrownBy(() -> play(KO, "ko-violation@6")).isInstanceOf(IllegalArgumentException.class)
				.hasMessage("ko-violation cannot happen at move 6; the nearest move where it can is 8");
		assertThatThrownBy(() -> play(TestGames.quiet(), OPTIONS, Set.of(), "ko-violation@20"))
				.hasMessage("ko-violation can happen nowhere in this game");
		assertThatThrownBy(() -> play(TestGames.quiet(), OPTIONS, Set.of(), "captured-left@auto"))
				.hasMessage("captured-left can happen nowhere in this game");
	}

	@Test
	void afterAGameIsBrokenOffNothingMoreCanGoWrong() {
		assertThatThrownBy(() -> play(TestGames.quiet(), OPTIONS, Set.of(), "two-moves@20:never", "stone-lifted@40"))
				.hasMessageContaining("nothing can go wrong after move 20");
		assertThatThrownBy(() -> play(TestGames.quiet(), OPTIONS, Set.of(), "two-moves@20", "stone-lifted@20"))
				.hasMessageContaining("two things cannot go wrong at move 20");
		assertThatThrownBy(() -> play(TestGames.quiet(), OPTIONS, Set.of(), "scattered@20:never"))
				.hasMessage(
						"scattered is always put right after eight seconds; write scattered@20 and not scattered@20:never");
		assertThatThrownBy(() -> play(TestGames.quiet(), OPTIONS, Set.of(), "clock-early@auto:answered"))
				.hasMessageContaining("; write clock-early@auto and not clock-early@auto:answered");
	}

	@Test
	void severalThingsMayGoWrongInOneGame() {
		Schedule schedule = play(TestGames.quiet(), OPTIONS, Set.of(), "stone-lifted@40", "two-moves@20",
				"stones-added@auto", "stone-moved@auto", "stone-displaced@60:answered");
		assertThat(schedule.incidents()).hasSize(5).allMatch(incident -> incident.righted().isPresent());
		assertThat(schedule.incidents()).extracting(TrueIncident::t).isSorted();
		assertThat(schedule.moves()).hasSize(120);
		assertThat(schedule.words()).extracting(Input::t).isSorted();
	}

	@Test
	void withoutAnythingThatGoesWrongTheGameIsPlayedAsBefore() {
		for (long seed = 1; seed <= 5; seed++) {
			SimulationOptions options = OPTIONS.withSeed(seed).withNudges(0.1);
			List<BoardChange> plain = Players.play(List.of(TestGames.quiet()), options).changes();
			assertThat(play(TestGames.quiet(), options, Set.of()).changes()).isEqualTo(plain);
			TrueIncident incident = only(play(TestGames.quiet(), options, Set.of(), "stone-displaced@90"));
			List<BoardChange> wrong = play(TestGames.quiet(), options, Set.of(), "stone-displaced@90").changes();
			List<BoardChange> before = plain.stream().filter(change -> change.t() < incident.began() - 20_000).toList();
			assertThat(wrong.subList(0, before.size())).as("and up to there in any case").isEqualTo(before);
		}
	}

	@Test
	void theSameSeedMakesTheSameGoWrong() {
		List<BoardChange> once = play(TestGames.quiet(), OPTIONS, Set.of(), "scattered@auto").changes();
		assertThat(play(TestGames.quiet(), OPTIONS, Set.of(), "scattered@auto").changes()).isEqualTo(once);
		assertThat(play(TestGames.quiet(), OPTIONS.withSeed(9), Set.of(), "scattered@auto").changes())
				.isNotEqualTo(once);
	}

	@Test
	void aPlayerThinksUntilHisTimeIsUsedUpAndThenPlaysOn() {
		SimulatedGame timed = TestGames.quiet().withTime(Optional.of("byoyomi 0s 2x30s"));
		Schedule schedule = play(timed, OPTIONS, Set.of(), "time-out@20");
		TrueMove before = schedule.moves().get(18);
		TrueMove late = schedule.moves().get(19);
		TrueIncident out = schedule.incidents().getFirst();
		assertThat(out.kind()).isEqualTo(IncidentKind.TIME_OUT);
		assertThat(out.offender()).contains(late.move().color());
		assertThat(out.t()).isEqualTo(before.t() + 60_000);
		assertThat(out.points()).isEmpty();
		assertThat(out.righted()).isEmpty();
		assertThat(late.t()).isGreaterThan(out.t() + 8_000);
		assertThat(schedule.moves()).extracting(TrueMove::move)
				.isEqualTo(Players.play(List.of(timed), OPTIONS).moves().stream().map(TrueMove::move).toList());
		assertThat(schedule.oddities()).isEmpty();
		assertThatThrownBy(() -> play(TestGames.quiet(), OPTIONS, Set.of(), "time-out@20"))
				.hasMessage("time-out can happen nowhere in this game: it has no time");
	}

	@Test
	void aTimeThatIsTooShortIsUsedUpOnceAndSaidToBe() {
		Schedule schedule = Players.play(List.of(TestGames.quiet().withTime(Optional.of("absolute 20s"))), OPTIONS);
		assertThat(schedule.incidents()).extracting(TrueIncident::kind).containsExactly(IncidentKind.TIME_OUT,
				IncidentKind.TIME_OUT);
		assertThat(schedule.oddities()).hasSize(2)
				.allMatch(oddity -> oddity.matches("game 1, move \\d+: (Black|White) has used up the time before it"));
	}

	@Test
	void unknownKindsAreRefusedWithWhatThereIs() {
		assertThatThrownBy(() -> Injection.parse("two-move@30")).isInstanceOf(IllegalArgumentException.class)
				.hasMessageContaining("no kind 'two-move'").hasMessageContaining("two-moves, wrong-color");
		assertThatThrownBy(() -> Injection.parse("two-moves@30:later")).hasMessageContaining("soon, answered, never");
		for (String text : List.of("two-moves", "two-moves@", "two-moves@0", "two-moves@-3", "@30", "two-moves@x")) {
			assertThatThrownBy(() -> Injection.parse(text)).hasMessageContaining("is not KIND@MOVE");
		}
	}

	@Test
	void nothingIsUnreadWhileSomethingIsWrong() {
		for (long seed = 1; seed <= 20; seed++) {
			Schedule schedule = play(TestGames.quiet(), OPTIONS.withSeed(seed).withGaps(true), Set.of(),
					"stone-displaced@auto");
			TrueIncident incident = only(schedule);
			assertThat(schedule.gaps()).allMatch(gap -> gap.to() < incident.began()
					|| gap.from() > incident.righted().getAsLong());
		}
	}

	@Test
	void whileAScatteredBoardIsPutTogetherNobodysTimeRuns() {
		SimulatedGame timed = TestGames.quiet().withTime(Optional.of("byoyomi 0s 1x25s"));
		Schedule schedule = play(timed, OPTIONS, Set.of(), "scattered@40");
		assertThat(schedule.incidents()).extracting(TrueIncident::kind).containsExactly(IncidentKind.SCATTERED);
		TrueIncident scattered = schedule.incidents().getFirst();
		assertThat(scattered.righted().getAsLong() - scattered.t()).as("it took a while").isGreaterThan(20_000);
	}
}

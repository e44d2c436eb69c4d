package org.gobanbridge.drivers.simulated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.junit.jupiter.api.Test;

class PlayersTest {
	private static final SimulationOptions OPTIONS = SimulationOptions.DEFAULT;
	/** White's five stones in the corner are taken by Black's last move at A6; White has answered everywhere else. */
	private static final String FIVE_ARE_TAKEN = "(;SZ[9]AB[ba][bb][bc][bd][be]AW[aa][ab][ac][ad][ae]PL[B];B[af])";

	private static Schedule play(String sgf, SimulationOptions options) {
		return Players.play(List.of(TestGames.sgf(sgf)), options);
	}

	private static String board(Schedule schedule, long t) {
		return new TableTop(schedule, false).look(t).text();
	}

	private static List<String> declared(Schedule schedule) {
		return schedule.words().stream().filter(Input.Declared.class::isInstance)
				.map(word -> Words.of(((Input.Declared) word).declaration())).toList();
	}

	@Test
	void aStoneLiesThereFromTheMomentItIsPutDown() {
		Schedule schedule = play("(;SZ[5];B[cc];W[dd])", OPTIONS);
		long first = schedule.moves().get(0).t();
		assertThat(board(schedule, first - 1)).isEqualTo(".".repeat(25));
		assertThat(new TableTop(schedule, false).look(first)).isEqualTo(Snapshot.parse(Grid.of(5), """
				.....
				.....
				..X..
				.....
				....."""));
		assertThat(new TableTop(schedule, false).look(schedule.end())).isEqualTo(Snapshot.parse(Grid.of(5), """
				.....
				.....
				..X..
				...O.
				....."""));
	}

	@Test
	void capturedStonesLeaveAfterOneAnotherEachOnceInRandomOrder() {
		List<List<Integer>> orders = new ArrayList<>();
		for (long seed = 1; seed <= 40; seed++) {
			Schedule schedule = play(FIVE_ARE_TAKEN, OPTIONS.withSeed(seed));
			List<BoardChange> taken = schedule.changes().stream().filter(change -> change.state() == PointState.EMPTY)
					.toList();
			assertThat(taken.stream().map(BoardChange::index).sorted().toList()).containsExactly(0, 9, 18, 27, 36);
			orders.add(taken.stream().map(BoardChange::index).toList());
			TrueMove move = schedule.moves().get(0);
			assertThat(move.captured()).hasSize(5).contains(Point.parse("A9"));
			assertThat(move.settled()).isBetween(move.t(), move.t() + 8000);
			assertThat(taken).allMatch(change -> change.t() > move.t() - 5000 && change.t() <= move.settled());
		}
		assertThat(orders.stream().distinct().count()).isGreaterThan(20);
	}

	@Test
	void sometimesCapturedStonesAreLiftedFirstAndSometimesByHandfuls() {
		int liftedFirst = 0;
		int handfuls = 0;
		for (long seed = 1; seed <= 300; seed++) {
			Schedule schedule = play(FIVE_ARE_TAKEN, OPTIONS.withSeed(seed));
			long down = schedule.moves().get(0).t();
			List<BoardChange> taken = schedule.changes().stream().filter(change -> change.state() == PointState.EMPTY)
					.toList();
			liftedFirst += taken.get(0).t() < down ? 1 : 0;
			handfuls += taken.stream().map(BoardChange::t).distinct().count() < 5 ? 1 : 0;
		}
		assertThat(liftedFirst).isBetween(3, 30);
		assertThat(handfuls).isBetween(60, 130);
	}

	@Test
	void theOpponentMayAnswerWhileCapturedStonesStillLieThereButNeverOnTheirPoints() {
		String far = FIVE_ARE_TAKEN.replace(")", ";W[gg])");
		String onTheirPoint = FIVE_ARE_TAKEN.replace(")", ";W[aa])");
		int early = 0;
		for (long seed = 1; seed <= 200; seed++) {
			List<TrueMove> moves = play(far, OPTIONS.withSeed(seed)).moves();
			early += moves.get(1).t() < moves.get(0).settled() ? 1 : 0;
			moves = play(onTheirPoint, OPTIONS.withSeed(seed)).moves();
			assertThat(moves.get(1).t()).isGreaterThan(moves.get(0).settled());
		}
		assertThat(early).isBetween(5, 60);
	}

	@Test
	void aNudgedStoneIsPushedToItsPointFromANeighbourWithin1200Millis() {
		Schedule schedule = Players.play(List.of(TestGames.quiet()), OPTIONS.withNudges(1));
		Grid grid = schedule.grid();
		Map<Boolean, List<BoardChange>> changes = schedule.changes().stream()
				.collect(Collectors.partitioningBy(change -> change.state() == PointState.EMPTY));
		assertThat(changes.get(true)).hasSizeGreaterThan(100);
		for (BoardChange left : changes.get(true)) {
			BoardChange put = changes.get(false).stream()
					.filter(change -> change.index() == left.index() && change.t() < left.t()).reduce((a, b) -> b)
					.orElseThrow();
			BoardChange there = changes.get(false).stream().filter(change -> change.t() == left.t()).findFirst()
					.orElseThrow();
			assertThat(left.t() - put.t()).isBetween(300L, 1200L);
			assertThat(grid.adjacent(put.index(), there.index())).isTrue();
			assertThat(there.state()).isEqualTo(put.state());
		}
		assertThat(Players.play(List.of(TestGames.quiet()), OPTIONS).changes()).hasSize(120);
	}

	@Test
	void passesAreDeclaredAndTheGameIsResumedWhenItGoesOnAfterTwo() {
		Schedule schedule = play("(;SZ[5]RE[W+3.5];B[cc];W[];B[];W[dd];B[];W[tt])", OPTIONS);
		assertThat(declared(schedule)).containsExactly("white-passes", "black-passes", "resume", "black-passes",
				"white-passes", "count-agreed");
		assertThat(schedule.words()).extracting(Input::t).isSorted();
		TrueMove pass = schedule.moves().get(1);
		assertThat(pass.t()).isEqualTo(schedule.words().get(0).t()).isGreaterThan(schedule.moves().get(0).t() + 1800);
		assertThat(schedule.moves().get(3).t()).isGreaterThan(schedule.words().get(2).t());
	}

	@Test
	void whatIsSaidIsSaidInOrderOfTime() {
		for (long seed = 1; seed <= 60; seed++) {
			Schedule schedule = play("(;SZ[5]RE[Void];B[cc];W[];B[];W[];B[];W[];B[];W[dd];B[])",
					OPTIONS.withSeed(seed));
			assertThat(schedule.words()).extracting(Input::t).isSorted();
			assertThat(schedule.moves()).extracting(TrueMove::t).isSorted();
		}
	}

	@Test
	void aGameThatBeginsWithAPassIsStarted() {
		assertThat(declared(play("(;SZ[5]RE[B+R];B[];W[dd])", OPTIONS))).containsExactly("start", "black-passes",
				"white-resigns");
	}

	@Test
	void setUpStonesLieThereAtTheStartOrArePutDownOneByOne() {
		String seats = "(;SZ[9]AB[cc][gg]AW[gc][cg];W[ee])";
		int there = 0;
		for (long seed = 1; seed <= 20; seed++) {
			Schedule schedule = play(seats, OPTIONS.withSeed(seed));
			List<BoardChange> setUp = schedule.changes().subList(0, 4);
			assertThat(schedule.moves().get(0).t()).isGreaterThan(setUp.get(3).t() + 3000);
			if (setUp.get(3).t() == 0) {
				there++;
			} else {
				assertThat(setUp).extracting(BoardChange::t).doesNotHaveDuplicates();
			}
		}
		assertThat(there).isBetween(4, 16);
	}

	@Test
	void theBoardIsClearedBetweenTwoGamesAndTheNextOneIsTold() {
		SimulatedGame first = TestGames.sgf("(;SZ[5]PB[Anna]RE[B+R];B[cc];W[dd];B[bb])");
		SimulatedGame second = TestGames.sgf("(;SZ[5]PB[Cleo]RE[W+T]AB[aa][ee];W[cc])");
		Schedule schedule = Players.play(List.of(first, second), OPTIONS);
		assertThat(schedule.settings().details().black()).contains("Anna");
		Input.DetailsGiven told = (Input.DetailsGiven) schedule.words().get(1);
		assertThat(told.details().black()).contains("Cleo");
		for (long t = told.t() - 3000; t <= told.t(); t += 100) {
			assertThat(board(schedule, t)).isEqualTo(".".repeat(25));
		}
		assertThat(schedule.moves()).extracting(TrueMove::game).containsExactly(1, 1, 1, 2);
		assertThat(board(schedule, schedule.end())).isEqualTo("X...........O...........X");
		assertThat(declared(schedule)).containsExactly("white-resigns", "black-forfeits");
	}

	@Test
	void aGameBrokenOffIsAdjournedAndANewOneDeclared() {
		SimulatedGame first = TestGames.sgf("(;SZ[5]RE[Void];B[cc])");
		assertThat(declared(Players.play(List.of(first, first), OPTIONS))).containsExactly(
				Words.of(Declaration.ADJOURN), Words.of(Declaration.NEW_GAME), Words.of(Declaration.ADJOURN));
	}

	@Test
	void whatIsAgainstTheRulesIsPlayedAsItIsAndTold() {
		Schedule schedule = play("(;SZ[5];B[cc];B[dd])", OPTIONS);
		assertThat(schedule.oddities()).singleElement().asString().contains("move 2")
				.contains("Black D2: it is the other side's turn");
		assertThat(board(schedule, schedule.end())).isEqualTo("............X.....X......");
		Schedule suicide = play("(;SZ[5]AB[ab][ba]PL[W];W[aa])", OPTIONS);
		assertThat(suicide.oddities()).singleElement().asString().contains(": the stone would have no liberty");
		assertThat(board(suicide, suicide.end())).startsWith("OX...X");
	}

	@Test
	void aStringThatMayTakeItsOwnLastLibertyIsTakenOff() {
		Schedule schedule = play("(;SZ[5]RU[NZ]AW[ba][ab][bb]AB[ca][cb][bc][ac]PL[W];W[aa])", OPTIONS);
		assertThat(schedule.oddities()).isEmpty();
		assertThat(schedule.moves().get(0).captured()).hasSize(4);
		assertThat(board(schedule, schedule.end())).startsWith("..X....X..XX...");
	}

	@Test
	void theSameSeedPlaysTheSameAndAnotherOneDoesNot() {
		List<SimulatedGame> game = List.of(TestGames.quiet());
		assertThat(Players.play(game, OPTIONS).changes()).isEqualTo(Players.play(game, OPTIONS).changes())
				.isNotEqualTo(Players.play(game, OPTIONS.withSeed(2)).changes());
		assertThat(Players.play(game, OPTIONS.withHands(true).withNoise(0.01)).changes())
				.as("how the board is read changes nothing at the table")
				.isEqualTo(Players.play(game, OPTIONS).changes());
	}

	@Test
	void pausesAreAFewSecondsSomeOfThemShort() {
		List<TrueMove> moves = Players.play(List.of(TestGames.quiet()), OPTIONS).moves();
		List<Long> pauses = new ArrayList<>();
		for (int i = 1; i < moves.size(); i++) {
			pauses.add(moves.get(i).t() - moves.get(i - 1).t());
		}
		assertThat(pauses).allMatch(pause -> pause >= 700 && pause < 32_000);
		assertThat(pauses.stream().filter(pause -> pause < 2000).count()).isBetween(6L, 60L);
		assertThat(pauses.stream().mapToLong(Long::longValue).average().orElse(0)).isBetween(2500.0, 6000.0);
	}

	@Test
	void gamesOfDifferentSizesNeedDifferentBoards() {
		List<SimulatedGame> games = List.of(TestGames.sgf("(;SZ[5];B[cc])"), TestGames.sgf("(;SZ[9];B[cc])"));
		assertThatThrownBy(() -> Players.play(games, OPTIONS)).isInstanceOf(IllegalArgumentException.class)
				.hasMessageContaining("different sizes");
	}

	@Test
	void handicapStonesAmongTheMovesArePutDownBeforeTheGame() {
		SimulatedGame game = TestGames.sgf("(;SZ[9]HA[2]KM[0.5]RU[Japanese];B[cc];B[gg];W[ee])");
		assertThat(game.setup().black()).containsExactly(Point.parse("C7"), Point.parse("G3"));
		assertThat(game.toPlay()).isEqualTo(Color.WHITE);
		assertThat(game.moves()).hasSize(1);
		assertThat(game.details().setup()).isEmpty();
		assertThat(game.details().handicap()).hasValue(2);
		assertThat(game.details().rules()).contains("japanese");
		assertThat(TestGames.sgf("(;SZ[9]HA[2];B[cc];W[gg];B[ee])").details().handicap()).isEmpty();
	}
}

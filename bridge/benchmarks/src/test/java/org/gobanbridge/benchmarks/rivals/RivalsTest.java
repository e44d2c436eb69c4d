package org.gobanbridge.benchmarks.rivals;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.nio.file.Path;
import java.util.List;
import org.gobanbridge.benchmarks.RecordedGame;
import org.gobanbridge.rules.Grid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RivalsTest {
	private static final Grid GRID = Grid.of(9);
	private static final List<RecordedGame> GAMES = RecordedGame.games(GRID, 3);

	@Test
	void theSameGamesComeEachTime() {
		assertThat(RecordedGame.games(GRID, 3)).isEqualTo(GAMES).doesNotHaveDuplicates()
				.allSatisfy(game -> assertThat(game.moves()).hasSizeGreaterThan(GRID.pointCount()));
	}

	@Test
	void aRoundIsAllMovesOfAllGames() throws Exception {
		int moves = RecordedGame.moveCount(GAMES);
		assertThat(GobanBridge.game(GAMES).round()).isEqualTo(moves);
		assertThat(GobanBridge.playoutBoard(GAMES).round()).isEqualTo(moves);
	}

	@Test
	void gnuGoComesToTheSameBoardBothWays(@TempDir Path folder) throws Exception {
		assumeGnuGo();
		int moves = RecordedGame.moveCount(GAMES);
		try (Contender play = GnuGo.play(GAMES); Contender files = GnuGo.loadFiles(GAMES, folder)) {
			assertThat(play.round()).isEqualTo(moves);
			assertThat(files.round()).isEqualTo(moves);
		}
	}

	@Test
	void whoComesToAnotherBoardIsNotMeasured() {
		assumeGnuGo();
		RecordedGame one = GAMES.getFirst();
		RecordedGame wrong = new RecordedGame(GRID, one.moves(), GAMES.getLast().finalBoard());
		assertThatThrownBy(() -> GnuGo.play(List.of(one, wrong))).hasMessageContaining("end of game 1 is another");
	}

	@Test
	void whatIsMissingSaysHowItCanBeHad() {
		assertThatThrownBy(() -> Programs.find("no-such-program", "its-package"))
				.hasMessage("no-such-program is not on this machine; apt-get install its-package");
	}

	private static void assumeGnuGo() {
		boolean there;
		try {
			there = !Programs.find("gnugo", "gnugo").isEmpty();
		} catch (UnavailableException e) {
			there = false;
		}
		assumeThat(there).as("GNU Go is not installed").isTrue();
	}
}

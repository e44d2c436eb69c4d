package org.gobanbridge.rules.life;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gobanbridge.rules.AsciiBoard.board;

import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;
import org.junit.jupiter.api.Test;

/** Which stones are proposed as dead, and how surely. */
class DeadStonesTest {
	private static final String LONE_STONE_IN_TERRITORY = """
			. . X O . . . . .
			. . X O . . . . .
			. . X O . . . . .
			. . X O . . X . .
			. O X O . . . . .
			. . X O . . . . .
			. . X O . . . . .
			. . X O . . . . .
			. . X O . . . . .
			""";

	private static StringStatus status(DeadStones proposal, String point) {
		return proposal.strings().stream().filter(string -> string.stones().contains(Point.parse(point))).findFirst()
				.orElseThrow();
	}

	@Test
	void aLoneStoneInTerritoryIsDeadAndWallsAreAlive() {
		DeadStones proposal = DeadStones.propose(board(LONE_STONE_IN_TERRITORY), false, 200, 1);
		assertThat(proposal.dead()).hasToString("[G6, B5]");
		assertThat(status(proposal, "B5").certainty()).isGreaterThan(0.7);
		assertThat(status(proposal, "C9").dead()).isFalse();
		assertThat(status(proposal, "B5").proven()).isFalse();
	}

	@Test
	void theSameSeedGivesTheSameProposal() {
		Position position = board(LONE_STONE_IN_TERRITORY);
		assertThat(DeadStones.propose(position, false, 50, 7).strings())
				.isEqualTo(DeadStones.propose(position, false, 50, 7).strings());
	}

	@Test
	void whatIsCertainNeedsNoPlaying() {
		DeadStones proposal = DeadStones.propose(board("""
				. X . X . . .
				X X X X . . .
				. O . X . . .
				X X X X . . .
				. . . . . O .
				. . . . . . .
				. . . . . . .
				"""), false, 0, 1);
		assertThat(status(proposal, "B5")).isEqualTo(new StringStatus(Color.WHITE,
				PointSet.of(Grid.of(7), 15), true, 1, true));
		assertThat(status(proposal, "A4").proven()).isTrue();
		assertThat(status(proposal, "F3").proven()).isFalse();
	}

	@Test
	void groupsInSekiAreNotDead() {
		DeadStones proposal = DeadStones.propose(board("""
				O . X X X . O X .
				O O O O O O O X .
				X X X X X X X X .
				. . . . . . . . .
				X X X X X X X X X
				O O O O O O O O O
				. . . . . . . . .
				O O O O O O O O O
				. . . . O . . . .
				"""), false, 300, 1);
		assertThat(proposal.dead().isEmpty()).isTrue();
	}

	/** As in a game of the first Ing Cup: its recorded result, W+6 3/5, takes such stones as alive. */
	@Test
	void twoStonesThatShareTheirLastLibertiesWithTheirCaptorsAreInSeki() {
		DeadStones proposal = DeadStones.propose(board("""
				X X X O . . O . .
				. . X O . . O . .
				O O X O . . O . .
				X X O O O O O O O
				. X O O O O O O O
				X X X X X X X X X
				. . . . . . . . .
				X X X X X X X X X
				. . . X . . . . .
				"""), false, 300, 1);
		assertThat(proposal.dead().isEmpty()).as(proposal.dead().toString()).isTrue();
	}

	@Test
	void aGroupWithAnEyeOfThreePointsThatTheOpponentHasFilledIsDead() {
		DeadStones proposal = DeadStones.propose(board("""
				. O . X O . . . .
				X X X X O . . . .
				O O O O O . . . .
				. . . . . . . . .
				O O O O O O O O O
				X X X X X X X X X
				. . . . . . . . .
				X X X X X X X X X
				. . . . X . . . .
				"""), false, 300, 1);
		assertThat(proposal.dead()).hasToString("[D9, A8, B8, C8, D8]");
	}

	@Test
	void anEmptyBoardHasNoDeadStones() {
		assertThat(DeadStones.propose(Position.empty(Grid.of(5)), false, 10, 1).strings()).isEmpty();
	}

	@Test
	void stonesWithoutLibertiesThatAnIllegalMoveLeftDoNotUpsetIt() {
		DeadStones proposal = DeadStones.propose(board("""
				X O . . .
				O O . . .
				. . . X X
				. . . X O
				. . . X X
				"""), false, 100, 1);
		assertThat(proposal.strings()).hasSize(4);
		assertThat(status(proposal, "A5").dead()).isTrue();
	}
}

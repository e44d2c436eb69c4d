package org.gobanbridge.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Illegality;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.PlayingRules;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.Repetition;
import org.gobanbridge.rules.history.Game;
import org.gobanbridge.rules.sgf.SgfGame;
import org.gobanbridge.rules.sgf.SgfReplay;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CheckedGameTest {
	private static final int GAMES = 400;

	/** Stones on empty points of a small board, now and then out of turn, whatever the rules say of them. */
	private static SgfGame randomGame(Random random) {
		Grid grid = Grid.of(2 + random.nextInt(2));
		Position position = Position.empty(grid);
		Color color = Color.BLACK;
		List<Move> moves = new ArrayList<>();
		for (int n = 0; n < 60; n++) {
			int index = random.nextInt(grid.pointCount());
			boolean stone = position.isEmpty(index) && random.nextInt(12) > 0;
			moves.add(stone ? new Move.Play(color, grid.point(index)) : new Move.Pass(color));
			position = stone ? position.play(color, index) : position;
			color = random.nextInt(20) == 0 ? color : color.opponent();
		}
		return SgfGame.of(Position.empty(grid), Color.BLACK, moves);
	}

	/** The boards that were shown tell the same as the game's own search. */
	@ParameterizedTest
	@EnumSource
	void repetitionIsJudgedAsTheGameItselfDoes(Repetition kind) {
		Random random = new Random(3);
		int forbidden = 0;
		for (int n = 0; n < GAMES; n++) {
			SgfGame record = randomGame(random);
			PlayingRules rules = new PlayingRules(kind, random.nextBoolean());
			CheckedGame checked = CheckedGame.of(record, rules);
			SgfReplay replay = SgfReplay.of(record, rules);
			assertThat(checked.firstIllegal()).isEqualTo(replay.illegal().stream().findFirst());
			List<CheckedGame.Repeat> repeats = new ArrayList<>();
			for (Game game : replay.games().subList(0, lastJudged(replay) + 1)) {
				game.repeats(Repetition.POSITIONAL)
						.ifPresent(earlier -> repeats.add(new CheckedGame.Repeat(earlier, game.moveNumber())));
			}
			assertThat(checked.repetitions()).isEqualTo(repeats);
			forbidden += checked.firstIllegal().filter(move -> move.reason() == Illegality.REPETITION).isPresent()
					? 1
					: 0;
		}
		assertThat(forbidden > 0).isEqualTo(kind != Repetition.SIMPLE_KO);
	}

	private static int lastJudged(SgfReplay replay) {
		return replay.illegal().stream().filter(move -> move.reason() != Illegality.WRONG_TURN)
				.map(SgfReplay.IllegalMove::number).findFirst().orElse(replay.record().moves().size());
	}
}

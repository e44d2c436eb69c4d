package org.gobanbridge.rules.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.gobanbridge.rules.score.FinishedGames;
import org.gobanbridge.rules.sgf.SgfException;
import org.junit.jupiter.api.Test;

/** Dead stones of real games. Every eighth game, unless {@code -Dgoban.whole=true} asks for all. */
class DeadStonesOracleTest {
	/** What npm's @sabaki/deadstones 2.1.2 finds of the same games, 100 playouts each: 134 of 182. */
	private static final double OF_ANOTHER_PROGRAM = 134.0 / 182;
	private static final int PLAYOUTS = 100;

	@Test
	void moreGamesAreWhollyRightThanAnotherProgramHas() throws SgfException {
		List<FinishedGames.Row> rows = FinishedGames.all();
		int step = Boolean.getBoolean("goban.whole") ? 1 : 8;
		int right = 0;
		int all = 0;
		for (int n = 0; n < rows.size(); n += step) {
			FinishedGames.Row row = rows.get(n);
			DeadStones proposal = DeadStones.propose(row.game().position(), false, PLAYOUTS, 1);
			right += proposal.dead().equals(row.dead()) ? 1 : 0;
			all++;
		}
		assertThat(right).as("right of %d games", all).isGreaterThan((int) Math.ceil(all * OF_ANOTHER_PROGRAM));
	}
}

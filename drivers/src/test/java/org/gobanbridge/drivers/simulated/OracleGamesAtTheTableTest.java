package org.gobanbridge.drivers.simulated;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.drivers.simulated.OracleGames.OracleGame;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Position;
import org.junit.jupiter.api.Test;

/** Real games: the board shows at each settled moment what the rules make of the record. */
class OracleGamesAtTheTableTest {
	private static final SimulationOptions OPTIONS = SimulationOptions.DEFAULT.withHands(true).withGaps(true);

	@Test
	void theBoardShowsEveryPositionOfEveryGameAndNoGapHidesAStoneThatCameAndWent() throws IOException {
		int gaps = 0;
		for (OracleGame oracle : OracleGames.all()) {
			if (oracle.legal()) {
				Schedule schedule = Players.play(List.of(oracle.game()), OPTIONS);
				showsEveryPosition(oracle, schedule);
				hidesNothingInGaps(oracle, schedule);
				gaps += schedule.gaps().size();
			}
		}
		assertThat(gaps).isGreaterThan(857);
	}

	private static void showsEveryPosition(OracleGame oracle, Schedule schedule) {
		TableTop table = new TableTop(schedule, false);
		SimulatedGame game = oracle.game();
		Position position = game.setup().position(game.grid());
		int[] captured = new int[2];
		for (int i = 0; i < schedule.moves().size(); i++) {
			TrueMove move = schedule.moves().get(i);
			if (move.move() instanceof Move.Play play) {
				position = position.play(play.color(), game.grid().index(play.point()));
			}
			captured[move.move().color().ordinal()] += move.captured().size();
			boolean undisturbed = i + 1 == schedule.moves().size()
					|| schedule.moves().get(i + 1).t() > move.settled();
			if (undisturbed) {
				assertThat(table.look(move.settled()).text()).as("%s move %d", oracle, move.number())
						.isEqualTo(position.text());
			}
		}
		assertThat(table.look(schedule.end()).text()).as(oracle.file()).isEqualTo(oracle.finalBoard());
		assertThat(captured[Color.BLACK.ordinal()]).as(oracle.file()).isEqualTo(oracle.capturedByBlack());
		assertThat(captured[Color.WHITE.ordinal()]).as(oracle.file()).isEqualTo(oracle.capturedByWhite());
		assertThat(schedule.changes().stream().filter(change -> change.state() == PointState.EMPTY).count())
				.as("%s: each captured stone leaves once", oracle).isEqualTo(captured[0] + captured[1]);
	}

	private static void hidesNothingInGaps(OracleGame oracle, Schedule schedule) {
		TableTop table = new TableTop(schedule, false);
		for (Span gap : schedule.gaps()) {
			String atEnd = table.look(gap.to()).text();
			for (TrueMove move : schedule.moves()) {
				if (gap.contains(move.t()) && move.move() instanceof Move.Play play) {
					assertThat(atEnd.charAt(schedule.grid().index(play.point()))).as("%s %s", oracle, move)
							.isEqualTo(play.color().symbol());
				}
			}
		}
	}
}

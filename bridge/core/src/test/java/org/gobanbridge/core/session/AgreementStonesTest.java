package org.gobanbridge.core.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.gobanbridge.core.board.Seat;
import org.gobanbridge.core.board.StoneBeside;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.GameEvent.Counted;
import org.gobanbridge.core.game.GameEvent.GameEnded;
import org.gobanbridge.core.game.GameEvent.PhaseBegan;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.game.SessionSettings;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.core.table.Table;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.junit.jupiter.api.Test;

/** Each side lays a stone of the other's colour beside the board: both agree that the game is over (RULES G4). */
class AgreementStonesTest {
	private static final StoneBeside BLACKS = new StoneBeside(Seat.SOUTH, Color.WHITE);
	private static final StoneBeside WHITES = new StoneBeside(Seat.NORTH, Color.BLACK);
	private static final StoneBeside BLACKS_OWN = new StoneBeside(Seat.SOUTH, Color.BLACK);

	/** Black sits in the south and is to move. */
	private static Table game() {
		return Table.of(new SessionSettings(Grid.of(7), false, Optional.of(Seat.SOUTH),
				GameDetails.NONE)).hold(1000).play("X C3", "O E5", "X E3", "O C5");
	}

	@Test
	void bothStonesBeginTheCounting() {
		Table table = game().beside(BLACKS).hold(2000);
		assertThat(table.state().phase()).isEqualTo(Phase.PLAYING);
		assertThat(table.openIncidents()).containsExactly("end-signal");
		table.beside(BLACKS, WHITES).hold(2000);
		assertThat(table.state().phase()).isEqualTo(Phase.COUNTING);
		assertThat(table.events(PhaseBegan.class).getLast().reason()).isEqualTo("agreement-stones");
		assertThat(table.events(Counted.class)).hasSize(1);
		assertThat(table.openIncidents()).isEmpty();
		assertThat(table.record()).as("they are no moves").endsWith("X E3, O C5");
	}

	@Test
	void theOtherSideMayLayItsStoneFirst() {
		Table table = game().beside(WHITES).hold(2000).beside(WHITES, BLACKS).hold(2000);
		assertThat(table.state().phase()).isEqualTo(Phase.COUNTING);
	}

	@Test
	void oneStoneAloneAgreesToNothing() {
		Table table = game().beside(BLACKS).hold(60_000);
		assertThat(table.state().phase()).isEqualTo(Phase.PLAYING);
		table.play("X D2");
		assertThat(table.record()).endsWith("O C5, X D2");
		table.beside().hold(2000);
		assertThat(table.openIncidents()).isEmpty();
	}

	@Test
	void aStoneOfOnesOwnColourIsNoAgreement() {
		Table table = game().beside(BLACKS_OWN, WHITES).hold(5000);
		assertThat(table.state().phase()).isEqualTo(Phase.PLAYING);
		assertThat(table.openIncidents()).containsExactly("end-signal");
		assertThat(game().beside(BLACKS_OWN).hold(5000).incidents()).isEmpty();
	}

	@Test
	void twoStonesOfOnesOwnColourAreResignationAndNoAgreement() {
		Table table = game().beside(BLACKS_OWN, BLACKS_OWN).hold(5000);
		assertThat(table.openIncidents()).containsExactly("resign-signal");
		assertThat(table.events(GameEnded.class)).as("it is asked, not assumed").isEmpty();
		table.rule(table.incident().id(), RulingOption.ACCEPT).hold(500);
		assertThat(table.event(GameEnded.class).result()).isEqualTo("W+R");
	}

	@Test
	void aStoneOnTheGridIsAMoveOrAnIncidentAndNoAgreement() {
		Table black = game().put("O G1").hold(5000);
		assertThat(black.state().phase()).isEqualTo(Phase.PLAYING);
		assertThat(black.record()).endsWith("O C5");
		assertThat(black.incidents()).isNotEmpty().noneMatch(incident -> incident.startsWith("end-signal"));
		Table move = game().put("X G1").hold(5000);
		assertThat(move.record()).endsWith("O C5, X G1");
		assertThat(move.incidents()).isEmpty();
	}

	@Test
	void twoPassesAndTheWordBeginTheCountingToo() {
		Table passes = game().declare(Declaration.BLACK_PASSES).hold(1000).declare(Declaration.WHITE_PASSES).hold(1000);
		assertThat(passes.events(PhaseBegan.class).getLast().reason()).isEqualTo("two-passes");
		assertThat(passes.events(Counted.class)).hasSize(1);
		Table word = game().declare(Declaration.GAME_OVER).hold(1000);
		assertThat(word.events(PhaseBegan.class).getLast().reason()).isEqualTo("game-over");
		assertThat(word.events(Counted.class)).hasSize(1);
	}

	@Test
	void playMayGoOnAfterTheAgreement() {
		Table table = game().beside(BLACKS, WHITES).hold(2000).beside().hold(2000).declare(Declaration.RESUME)
				.hold(1000).play("X D2");
		assertThat(table.record()).endsWith("O C5, X D2");
		assertThat(table.state().phase()).isEqualTo(Phase.PLAYING);
	}
}

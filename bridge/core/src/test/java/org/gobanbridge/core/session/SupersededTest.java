package org.gobanbridge.core.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gobanbridge.core.table.Drawings.GAME;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobanbridge.core.board.Hand;
import org.gobanbridge.core.board.Lever;
import org.gobanbridge.core.board.Seat;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.GameEvent.IncidentResolved;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.SessionSettings;
import org.gobanbridge.core.incident.Resolution;
import org.gobanbridge.core.incident.Supersession;
import org.gobanbridge.core.incident.Supersession.Cause;
import org.gobanbridge.core.table.Table;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Point;
import org.junit.jupiter.api.Test;

/** What is superseded says by what (FORMATS 4). */
class SupersededTest {
	private static Table twoMoves() {
		return Table.set(GAME, Color.BLACK).play("X C5").put("X G5").hold(Table.SETTLED);
	}

	private static Table revise(Table table, int from, String... points) {
		Color first = from % 2 == 1 ? Color.BLACK : Color.WHITE;
		List<Move> moves = new ArrayList<>();
		for (int n = 0; n < points.length; n++) {
			moves.add(new Move.Play(n % 2 == 0 ? first : first.opponent(), Point.parse(points[n])));
		}
		return table.accept(new Input.Revised(table.now(), from, moves, Optional.empty()));
	}

	private static List<Supersession> causes(Table table) {
		return table.events(IncidentResolved.class).stream().filter(closed -> closed.how() == Resolution.SUPERSEDED)
				.map(closed -> closed.superseded().orElseThrow()).toList();
	}

	@Test
	void byTheEndOfTheGame() {
		assertThat(causes(twoMoves().declare(Declaration.WHITE_RESIGNS).hold(1000)))
				.containsExactly(Supersession.by(Cause.GAME_ENDED));
	}

	@Test
	void byTheResultThatThereIsWhenTheRecordIsCorrectedLater() {
		Table table = Table.set(GAME, Color.BLACK).play("X C5").declare(Declaration.WHITE_RESIGNS).hold(1000);
		table.accept(new Input.Revised(table.now(), 2, List.of(new Move.Play(Color.BLACK, Point.parse("G5"))),
				Optional.empty()));
		assertThat(table.incidents()).containsExactly("two-moves G5");
		assertThat(causes(table)).containsExactly(Supersession.by(Cause.GAME_ENDED));
	}

	@Test
	void byACorrection() {
		Table table = twoMoves().play("O G7");
		assertThat(table.record()).isEqualTo("X C5, X G5, O G7");
		assertThat(causes(revise(table, 2, "G7"))).containsExactly(Supersession.by(Cause.REVISION, 2));
		Table shown = Table.set(GAME, Color.BLACK).play("X C5", "O G5", "X C4").move("C5", "C6").hold(6000);
		assertThat(causes(revise(shown, 1, "C6", "G5", "C4").hold(2000)))
				.containsExactly(Supersession.by(Cause.REVISION, 1));
	}

	@Test
	void byAMoveTakenBack() {
		Table table = twoMoves().play("O G7").declare(Declaration.UNDO).lift("G7").hold(1000)
				.declare(Declaration.UNDO).lift("G5").hold(1000);
		assertThat(table.record()).isEqualTo("X C5");
		assertThat(causes(table)).containsExactly(Supersession.by(Cause.UNDONE, 1));
	}

	@Test
	void byAnAgreedPosition() {
		assertThat(causes(twoMoves().agreePosition(Color.WHITE).hold(2000)))
				.containsExactly(Supersession.by(Cause.EDITED, 1));
	}

	@Test
	void byTheIncidentThatItIs() {
		Table table = Table.set(GAME, Color.BLACK).play("X C5").hold(3000).lift("C5").hold(6000).put("X C4").hold(4000);
		assertThat(table.incidents()).containsExactly("stone-lifted C5", "stone-moved C5 C4");
		assertThat(causes(table)).containsExactly(Supersession.by(Cause.INCIDENT, 2));
	}

	@Test
	void byTheTurnThatAnswersAQuestion() {
		Table table = Table.set(GAME, Color.BLACK).play("X C5").hold(2000).press(Lever.WHITE).hold(20_000);
		assertThat(table.openIncidents()).containsExactly("pass-unconfirmed");
		assertThat(causes(table.play("O G5"))).containsExactly(Supersession.by(Cause.MOVE, 2));
	}

	@Test
	void bySeatsThatSayOfWhichSideAStoneIs() {
		Table table = Table.of(new SessionSettings(Grid.of(9), false, Optional.of(Seat.SOUTH), GameDetails.NONE))
				.hold(1000).play("X C3", "O G7").put("O G3").hold(2000);
		assertThat(table.openIncidents()).containsExactly("two-moves G3");
		table.lift("G3").hold(400).cover(Hand.SOUTH, "G2").put("X G3").hold(600).uncover().hold(2000);
		assertThat(table.incidents()).containsExactly("two-moves G3", "wrong-color G3");
		assertThat(causes(table)).containsExactly(Supersession.by(Cause.INCIDENT, 2));
	}
}

package org.gobanbridge.core.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Judgement;
import org.gobanbridge.core.incident.Resolution;
import org.gobanbridge.core.incident.Supersession;
import org.gobanbridge.core.incident.Supersession.Cause;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.junit.jupiter.api.Test;

class SupersedingTest {
	private static final GameEvent CLOSED = new GameEvent.IncidentResolved(9, 1, Resolution.SUPERSEDED,
			Optional.empty());

	private final GameState before = GameState.initial(Grid.of(9))
			.apply(new GameEvent.IncidentOpened(5, incident(1, IncidentKind.TWO_MOVES, "C3")));

	@Test
	void aResultBehindItIsTheCause() {
		assertThat(cause(new GameEvent.MovePlayed(8, 3, Color.BLACK, Point.parse("D4"), List.of(), 8,
				OptionalLong.empty(), false, OptionalInt.empty()), CLOSED,
				new GameEvent.GameEnded(9, "B+R", "resigned")))
				.contains(Supersession.by(Cause.GAME_ENDED));
	}

	@Test
	void theMoveBeforeItIsTheCauseAndNoIncidentElsewhere() {
		assertThat(cause(move(9), CLOSED, opened(2, "G7"))).contains(Supersession.by(Cause.MOVE, 3));
	}

	@Test
	void anIncidentOnItsPointsIsTheCause() {
		assertThat(cause(move(9), CLOSED, opened(2, "C3"))).contains(Supersession.by(Cause.INCIDENT, 2));
	}

	@Test
	void countingAndAWithdrawnRulingAreCauses() {
		assertThat(cause(CLOSED, new GameEvent.Unsettled(9, List.of(), 9),
				new GameEvent.PhaseBegan(9, Phase.COUNTING, "inferred"))).contains(Supersession.by(Cause.COUNTING));
		assertThat(cause(CLOSED, new GameEvent.RulingWithdrawn(9, Optional.empty())))
				.contains(Supersession.by(Cause.RULING_WITHDRAWN));
		assertThat(cause(new GameEvent.RulingWithdrawn(9, Optional.empty()), CLOSED))
				.contains(Supersession.by(Cause.RULING_WITHDRAWN));
	}

	@Test
	void whatHappenedAtAnotherTimeIsNoCause() {
		assertThat(cause(move(8), CLOSED, new GameEvent.GameEnded(10, "B+R", "resigned"))).isEmpty();
	}

	@Test
	void whatIsRestoredHasNoCause() {
		GameEvent restored = new GameEvent.IncidentResolved(9, 1, Resolution.RESTORED, Optional.empty());
		assertThat(Superseding.explained(List.of(move(9), restored), before)).contains(restored);
	}

	private Optional<Supersession> cause(GameEvent... events) {
		return Superseding.explained(List.of(events), before).stream()
				.flatMap(event -> event instanceof GameEvent.IncidentResolved closed ? Stream.of(closed) : Stream.of())
				.findFirst().flatMap(GameEvent.IncidentResolved::superseded);
	}

	private static GameEvent move(long t) {
		return new GameEvent.MovePlayed(t, 3, Color.BLACK, Point.parse("D4"), List.of(), t, OptionalLong.empty(), false,
				OptionalInt.empty());
	}

	private static GameEvent opened(int id, String point) {
		return new GameEvent.IncidentOpened(9, incident(id, IncidentKind.STONES_ADDED, point));
	}

	private static Incident incident(int id, IncidentKind kind, String point) {
		return new Incident(id, kind, Optional.of(Color.WHITE), List.of(Point.parse(point)), Optional.empty(),
				Optional.empty(), List.of(), List.of(), Judgement.SILENT, Optional.empty(), Optional.empty());
	}
}

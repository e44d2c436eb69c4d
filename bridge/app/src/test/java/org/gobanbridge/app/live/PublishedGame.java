package org.gobanbridge.app.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gobanbridge.app.store.NumberedEvent;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.core.game.CountedSide;
import org.gobanbridge.core.game.FinalCount;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.PassReason;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.game.Setup;
import org.gobanbridge.core.incident.Evidence;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Judgement;
import org.gobanbridge.core.incident.Remedy;
import org.gobanbridge.core.incident.Resolution;
import org.gobanbridge.core.incident.Ruling;
import org.gobanbridge.core.incident.Severity;
import org.gobanbridge.core.time.TimeLeft;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.score.Count;

/** A game that tells its listener the numbered events a session would. */
final class PublishedGame {
	private final Consumer<NumberedEvent> listener;
	private GameState state;
	private long seq;

	PublishedGame(int size, Consumer<NumberedEvent> listener) {
		this.state = GameState.initial(Grid.of(size));
		this.listener = listener;
	}

	GameState state() {
		return state;
	}

	long seq() {
		return seq;
	}

	PublishedGame start(String black, String white) {
		tell(new GameEvent.GameStarted(seq, state.grid().size(), "japanese", "club", "6.5", 0, black, white, Setup.NONE,
				Color.BLACK));
		return phase(Phase.PLAYING);
	}

	PublishedGame phase(Phase phase) {
		return tell(new GameEvent.PhaseBegan(seq, phase, "declared"));
	}

	/** The next moves, by whose turn it is. */
	PublishedGame play(String... points) {
		for (String point : points) {
			play(Point.parse(point), false);
		}
		return this;
	}

	PublishedGame play(Point point, boolean uncertain) {
		Color color = state.game().toPlay();
		PointSet taken = state.position().captures(color, state.grid().index(point));
		List<Point> captured = new ArrayList<>();
		for (int i = taken.next(0); i >= 0; i = taken.next(i + 1)) {
			captured.add(state.grid().point(i));
		}
		return tell(new GameEvent.MovePlayed(seq, state.moves().size() + 1, color, point, captured, seq,
				OptionalLong.empty(), uncertain, OptionalInt.empty()));
	}

	PublishedGame pass() {
		return tell(new GameEvent.Passed(seq, state.moves().size() + 1, state.game().toPlay(), PassReason.DECLARED));
	}

	/** A stone of the record is gone; one that is not in the record is there. */
	PublishedGame disorder(int id, String missing, String added) {
		List<Point> points = List.of(Point.parse(missing), Point.parse(added));
		List<Remedy> remedy = List.of(
				new Remedy(points.get(0), state.position().colorAt(state.grid().index(points.get(0)))),
				new Remedy(points.get(1), Optional.empty()));
		return tell(new GameEvent.IncidentOpened(seq,
				Incident.of(id, IncidentKind.STONES_MISSING, Optional.empty(), points, Judgement.SILENT)
						.withRemedy(remedy)));
	}

	/** The side that has just moved has put down another stone. */
	PublishedGame twoMoves(int id, String added) {
		return illegal(id, IncidentKind.TWO_MOVES, added);
	}

	/** A stone that the rules do not allow. */
	PublishedGame illegal(int id, IncidentKind kind, String added) {
		Color toPlay = state.game().toPlay();
		Color offender = kind == IncidentKind.TWO_MOVES ? toPlay.opponent() : toPlay;
		List<Point> points = List.of(Point.parse(added));
		Snapshot before = Snapshot.parse(state.grid(), state.position().text());
		Snapshot after = Snapshot.parse(state.grid(),
				state.position().with(offender, PointSet.of(state.grid(), points)).text());
		return tell(new GameEvent.IncidentOpened(seq,
				Incident.of(id, kind, Optional.of(offender), points, Judgement.SILENT).withRemedy(steps(points))
						.withEvidence(Optional.of(new Evidence(before, seq, after, seq)))));
	}

	/** With the last move these stones were taken off. */
	PublishedGame removal(int id, String... gone) {
		List<Point> points = Stream.of(gone).map(Point::parse).toList();
		return tell(new GameEvent.IncidentOpened(seq,
				Incident.of(id, IncidentKind.WRONG_REMOVAL, Optional.of(state.game().toPlay().opponent()), points,
						Judgement.SILENT).withRemedy(steps(points))));
	}

	/** The board agrees again. */
	PublishedGame restored(int id) {
		return tell(new GameEvent.IncidentResolved(seq, id, Resolution.RESTORED, Optional.empty()));
	}

	PublishedGame rule(int id, Ruling ruling) {
		return tell(new GameEvent.IncidentResolved(seq, id, Resolution.RULING, Optional.of(ruling)));
	}

	/** A stone of this colour lies where none should, and is awaited to go; of none, nothing is awaited any more. */
	PublishedGame awaits(PointState seen, String... points) {
		return tell(new GameEvent.Unsettled(seq, Stream.of(points)
				.map(point -> new GameEvent.UnsettledPoint(Point.parse(point), PointState.EMPTY, seen)).toList(), seq));
	}

	/** All stones of the record are gone, and others lie on these points. */
	PublishedGame scattered(int id, String... added) {
		Stream<Point> stones = IntStream.range(0, state.grid().pointCount())
				.filter(index -> !state.position().isEmpty(index)).mapToObj(state.grid()::point);
		List<Point> points = Stream.concat(stones, Stream.of(added).map(Point::parse)).sorted().toList();
		return tell(new GameEvent.IncidentOpened(seq,
				Incident.of(id, IncidentKind.SCATTERED, Optional.empty(), points, Judgement.SILENT)
						.withRemedy(steps(points))));
	}

	/** Of the open incident of this number, this is still to be done. */
	PublishedGame left(int id, String... points) {
		Incident open = state.openIncidents().stream().filter(incident -> incident.id() == id).findFirst()
				.orElseThrow();
		return tell(new GameEvent.IncidentUpdated(seq,
				open.withRemedy(steps(Stream.of(points).map(Point::parse).toList()))));
	}

	private List<Remedy> steps(List<Point> points) {
		return points.stream().map(point -> new Remedy(point, state.position().colorAt(state.grid().index(point))))
				.toList();
	}

	PublishedGame order(int id) {
		return tell(new GameEvent.IncidentResolved(seq, id, Resolution.RESTORED, Optional.empty()));
	}

	/** A finished board: White B5 and Black G3-G4 are dead, D1 and E9 are dame. */
	PublishedGame finished() {
		Position end = Position.parse(Grid.of(9), """
				..XX.O...
				.X.XOO...
				..XXO....
				.XXXO....
				.O.XOO...
				..XXO.X..
				..XO..X.O
				..XO...O.
				..X.O....
				""");
		tell(new GameEvent.GameStarted(seq, 9, "chinese", "club", "7.5", 0, "Anna", "Ben", Setup.of(end),
				Color.BLACK));
		return phase(Phase.PLAYING).pass().pass().phase(Phase.COUNTING);
	}

	/** The players count; these stones are dead. */
	PublishedGame count(boolean agreed, String... dead) {
		PointSet stones = PointSet.of(state.grid(), Stream.of(dead).map(Point::parse).toList());
		Count count = FinalCount.of(state, stones, Setup.NONE);
		return tell(new GameEvent.Counted(seq, stones.points(), CountedSide.of(count.black()),
				CountedSide.of(count.white()), count.result(), agreed, List.of(), Setup.NONE, count.dame().points(),
				List.of(), false));
	}

	PublishedGame end(String result) {
		phase(Phase.ENDED);
		return tell(new GameEvent.GameEnded(seq, result, "declared"));
	}

	/** The time of the game as it is written. */
	PublishedGame time(String control) {
		return tell(new GameEvent.GameInfo(seq, GameDetails.NONE.withTime(Optional.of(control))));
	}

	/** The time of this side runs since then; or the clock stands, with nothing since. */
	PublishedGame clock(Color toPlay, TimeLeft black, TimeLeft white, OptionalLong since) {
		return tell(new GameEvent.ClockSet(seq, state.moves().size(), toPlay, black, white, since, Optional.empty()));
	}

	/** Both sides have so much, and the time of the side to play runs since then. */
	PublishedGame clock(TimeLeft left, long since) {
		return clock(state.game().toPlay(), left, left, OptionalLong.of(since));
	}

	PublishedGame tell(GameEvent event) {
		state = state.apply(event);
		seq++;
		listener.accept(new NumberedEvent(seq, event));
		return this;
	}
}

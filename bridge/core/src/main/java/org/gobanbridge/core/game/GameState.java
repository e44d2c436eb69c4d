package org.gobanbridge.core.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.SortedSet;
import java.util.stream.Stream;
import org.gobanbridge.core.board.SourceState;
import org.gobanbridge.core.game.GameEvent.GameStarted;
import org.gobanbridge.core.game.GameEvent.UnsettledPoint;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.RuledOn;
import org.gobanbridge.core.incident.Supersession;
import org.gobanbridge.core.policy.Policies;
import org.gobanbridge.core.policy.Policy;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.history.Game;
import org.gobanbridge.rules.score.Rulesets;

/**
 * Everything the events say of the game at a table: the fold of a log's events and nothing more. Immutable; any thread
 * may use it. It believes the events it is given and checks nothing.
 */
public final class GameState {
	/** Nobody changes it any more. */
	private final GameFold fold;

	private GameState(GameFold fold) {
		this.fold = fold;
	}

	/** Before the first event: an empty board of this grid, nothing started. */
	public static GameState initial(Grid grid) {
		return new GameState(new GameFold(noStart(grid)));
	}

	private static GameStarted noStart(Grid grid) {
		return new GameStarted(0, grid.size(), Rulesets.DEFAULT.name(), "", "0", 0, "", "", Setup.NONE, Color.BLACK);
	}

	/**
	 * What is left of all earlier games when another one is about to start. A fold that goes on from here with that
	 * {@link GameStarted} says the same as the fold of all events: the start makes it forget everything else. That no
	 * incident is open then is not checked; the session closes them before.
	 *
	 * @param count
	 *            after the events before the start
	 * @param incidentCount
	 *            how many incidents there were before
	 * @param source
	 *            what was last heard of the device
	 * @param clockSource
	 *            what was last heard of the clock on the table
	 * @param time
	 *            the time settings given last, which go on from game to game
	 */
	public static GameState beforeGame(Grid grid, GameCount count, int incidentCount, SourceState source,
			SourceState clockSource, Optional<String> time) {
		return new GameState(new GameFold(noStart(grid), count, incidentCount, source, clockSource, time));
	}

	/** The state after all these events, from {@link #initial}. */
	public static GameState of(Grid grid, Iterable<? extends GameEvent> events) {
		return initial(grid).applyAll(events);
	}

	/** The state after all these events more. */
	public GameState applyAll(Iterable<? extends GameEvent> events) {
		GameFold next = new GameFold(fold);
		events.forEach(next::apply);
		return new GameState(next);
	}

	/** The state after one more event. */
	public GameState apply(GameEvent event) {
		GameFold next = new GameFold(fold);
		next.apply(event);
		return new GameState(next);
	}

	public Phase phase() {
		return fold.count.phase();
	}

	/** Counts the games of the log from 1; 0 before the first has started. */
	public int gameNumber() {
		return fold.count.number();
	}

	/** How the running (or last) game started; an empty start while {@link #gameNumber} is 0. */
	public GameStarted start() {
		return fold.start;
	}

	/** What is known of the game: as it started, and as it was added to since. */
	public GameDetails details() {
		return fold.details;
	}

	/** What goes on to the next game: not the players, and no komi that came of this game's rules and handicap. */
	public GameDetails nextDetails() {
		return fold.nextDetails();
	}

	/** The record. */
	public List<RecordedMove> moves() {
		return Collections.unmodifiableList(fold.moves);
	}

	/** The last turn of the record. */
	public Optional<RecordedMove> lastMove() {
		return fold.moves.isEmpty() ? Optional.empty() : Optional.of(fold.moves.get(fold.moves.size() - 1));
	}

	/** The turn before the last. */
	public Optional<RecordedMove> moveBeforeLast() {
		return fold.moves.size() < 2 ? Optional.empty() : Optional.of(fold.moves.get(fold.moves.size() - 2));
	}

	/** What the rules make of the record. */
	public Game game() {
		return fold.game();
	}

	/** The game after this many turns of the record. */
	public Game gameAfter(int number) {
		return fold.games.get(number);
	}

	public Position position() {
		return game().position();
	}

	public Grid grid() {
		return position().grid();
	}

	/** The policy of the game, of those that there are. */
	public Policy policy(Policies policies) {
		return details().policy().flatMap(policies::named).orElseGet(policies::usual);
	}

	/** Numbers of the moves whose captured stones were still to be taken off when last heard of. */
	public SortedSet<Integer> uncleared() {
		return Collections.unmodifiableSortedSet(fold.uncleared);
	}

	/**
	 * What was declared taken back since the last turn, as it had come about: the board may still show it.
	 */
	public List<TakenBack> undone() {
		return fold.undone;
	}

	/** What was done last: a change of the position that stands since the last turn; empty if it was that turn. */
	public Optional<PositionEdit> lastEdit() {
		return fold.edits.isEmpty()
				? Optional.empty()
				: Optional.of(fold.edits.get(fold.edits.size() - 1))
						.filter(edit -> edit.edited().after() == fold.moves.size());
	}

	/** How many of the last turns were passes that can end the game; none right after play was resumed. */
	public int passesInARow() {
		return fold.passesInARow();
	}

	/** When play, or a count that was interrupted, was last resumed; empty if this game was never interrupted. */
	public OptionalLong resumedAt() {
		return fold.resumedAt;
	}

	/**
	 * What came before this time, while play rested, is no turn: when play was resumed, or, where it goes on after a result
	 * without a count, when that came; empty if it never rested. The stone of a sealed move may have come before.
	 */
	public OptionalLong turnsFrom() {
		return fold.turnsFrom;
	}

	/** What the game rests from while it is paused or adjourned, and what a resumption leads back to; empty otherwise. */
	public Optional<Phase> interrupted() {
		return fold.interrupted;
	}

	/** Whether play goes on after a count, or after its end, and the board has not shown its position since. */
	public boolean isRebuilding() {
		return fold.rebuilding;
	}

	/** The moves whose captured stones were still to be taken off when last heard of, oldest first. */
	public List<RecordedMove> unclearedMoves() {
		return uncleared().stream().map(number -> fold.moves.get(number - 1)).toList();
	}

	/** Where those stones lay. */
	public PointSet unclearedPoints() {
		return unclearedMoves().stream().map(move -> PointSet.of(grid(), move.captured()))
				.reduce(PointSet.none(grid()), PointSet::union);
	}

	/** Changes of the position by ruling or agreement that stand, oldest first. */
	public List<PositionEdit> edits() {
		return Collections.unmodifiableList(fold.edits);
	}

	/** Incidents not closed yet, oldest first. */
	public List<Incident> openIncidents() {
		return Collections.unmodifiableList(fold.openIncidents);
	}

	/** Incidents of this game that are put right on the board and may still be ruled on, oldest first. */
	public List<Incident> restoredIncidents() {
		return Collections.unmodifiableList(fold.restoredIncidents);
	}

	/** Incidents of this game that may be ruled on, those that are open first. */
	public List<Incident> rulable() {
		return Stream.concat(fold.openIncidents.stream(), fold.restoredIncidents.stream()).toList();
	}

	/** The incident of this number, if it may be ruled on. */
	public Optional<Incident> rulable(int id) {
		return rulable().stream().filter(incident -> incident.id() == id).findFirst();
	}

	/** Incidents of this game that a referee has ruled on, oldest first. */
	public List<RuledOn> ruledOn() {
		return Collections.unmodifiableList(fold.ruledOn);
	}

	/** Whether the last ruling can be taken back: the record and the result are what it made of them. */
	public boolean mayWithdraw() {
		return fold.beforeRuling.isPresent();
	}

	/** Whether this incident was told after the last ruling that can be taken back. */
	public boolean isSinceRuling(Incident incident) {
		return fold.beforeRuling.filter(before -> incident.id() > before.incidentCount()).isPresent();
	}

	/** By what the position, or the record, became what it is: a move, a correction, the start; empty before all. */
	public Optional<Supersession> lastChange() {
		return fold.lastChange;
	}

	/** Whether this incident has nothing to do with stones: a person reported it. */
	public boolean isOffBoard(OptionalInt incident) {
		return fold.ruledOn.stream().anyMatch(
				ruled -> incident.equals(OptionalInt.of(ruled.incident().id()))
						&& ruled.incident().kind() == IncidentKind.REPORTED);
	}

	/** What the players of this game have been warned for, oldest first. */
	public List<GameEvent.Warned> warnings() {
		return Collections.unmodifiableList(fold.warnings);
	}

	/** How many incidents there were in this log. */
	public int incidentCount() {
		return fold.incidentCount;
	}

	/** Where board and position disagree without explanation; empty = settled. */
	public List<UnsettledPoint> unsettled() {
		return fold.unsettled;
	}

	/** What was last heard of the device. */
	public SourceState source() {
		return fold.source;
	}

	/** The result, once the game has ended. */
	public Optional<String> result() {
		return fold.result;
	}

	/** The last count of the position; empty unless the players count it, or have counted it. */
	public Optional<GameEvent.Counted> counted() {
		return fold.counted;
	}

	/** The clock as it was last set; empty if this game has none. */
	public Optional<GameEvent.ClockSet> clock() {
		return Optional.ofNullable(fold.clocks.lastEntry()).map(Map.Entry::getValue);
	}

	/** How the clock on the table stands, where the bridge presses it. */
	public TableClock tableClock() {
		return fold.tableClock;
	}

	/** What was last heard of the clock on the table. */
	public SourceState clockSource() {
		return fold.clockSource;
	}

	/** The clock as it stood after so many turns, or before that when it was last set. */
	public Optional<GameEvent.ClockSet> clockAfter(int turns) {
		return Optional.ofNullable(fold.clocks.floorEntry(turns)).map(Map.Entry::getValue);
	}

	/** The clock as it stood when the turn after so many turns began, or before that when it was last set. */
	public Optional<GameEvent.ClockSet> clockAtTurn(int turns) {
		return Optional.ofNullable(fold.turnClocks.floorEntry(turns)).map(Map.Entry::getValue);
	}

	/**
	 * The move that was sealed and is not in the record; also when another one was made in its place, as long as that may
	 * still be ruled void.
	 */
	public Optional<SealedMove> sealed() {
		return fold.sealed;
	}

	/** The sealed move, if it is the next turn. */
	public Optional<SealedMove> sealedNext() {
		return fold.sealed.filter(move -> move.after() == fold.moves.size());
	}

	/** The stones that the turns of the record took off, in order, own stones of a suicide among them. */
	public List<Prisoners> prisoners() {
		List<Prisoners> prisoners = new ArrayList<>();
		for (int n = 0; n < fold.moves.size(); n++) {
			RecordedMove move = fold.moves.get(n);
			Position before = fold.games.get(n).position();
			for (Color color : Color.values()) {
				List<Point> points = move.captured().stream()
						.filter(point -> before.colorAt(grid().index(point)).orElse(move.color()) == color).toList();
				if (!points.isEmpty()) {
					prisoners.add(new Prisoners(move.number(), color, points, move.seen()));
				}
			}
		}
		return List.copyOf(prisoners);
	}

	/** How many stones this side has lost so far. */
	public int lostBy(Color color) {
		return game().capturedBy(color.opponent());
	}
}

package org.gobanbridge.core.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.gobanbridge.core.board.SourceState;
import org.gobanbridge.core.game.GameEvent.CapturesCleared;
import org.gobanbridge.core.game.GameEvent.Edited;
import org.gobanbridge.core.game.GameEvent.GameStarted;
import org.gobanbridge.core.game.GameEvent.MovePlayed;
import org.gobanbridge.core.game.GameEvent.RevisedMove;
import org.gobanbridge.core.game.GameEvent.Revision;
import org.gobanbridge.core.game.GameEvent.UnsettledPoint;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.history.Game;
import org.gobanbridge.rules.score.Ruleset;
import org.gobanbridge.rules.score.Rulesets;

/**
 * Everything the events say of the game at a table: the fold of a log's events and nothing more. Immutable; any thread
 * may use it. It believes the events it is given and checks nothing.
 */
public final class GameState {
	private final Phase phase;
	private final int gameNumber;
	private final GameStarted start;
	private final GameDetails details;
	private final List<RecordedMove> moves;
	/** The game after each turn; the first is the start. */
	private final List<Game> games;
	/** Numbers of the moves whose captured stones were not all off when last heard of. */
	private final SortedSet<Integer> uncleared;
	private final List<RecordedMove> undone;
	private final int passesInARow;
	private final OptionalLong resumedAt;
	/** How many turns there were when play was last resumed; passes before that do not count any more. */
	private final int movesAtResumption;
	private final List<Incident> openIncidents;
	private final int incidentCount;
	private final List<UnsettledPoint> unsettled;
	private final SourceState source;
	private final Optional<String> result;

	private GameState(Builder from) {
		this.phase = from.phase;
		this.gameNumber = from.gameNumber;
		this.start = from.start;
		this.details = from.details;
		this.moves = List.copyOf(from.moves);
		this.games = List.copyOf(from.games);
		this.uncleared = Collections.unmodifiableSortedSet(new TreeSet<>(from.uncleared));
		this.undone = List.copyOf(from.undone);
		this.passesInARow = from.passesInARow;
		this.resumedAt = from.resumedAt;
		this.movesAtResumption = from.movesAtResumption;
		this.openIncidents = List.copyOf(from.openIncidents);
		this.incidentCount = from.incidentCount;
		this.unsettled = from.unsettled;
		this.source = from.source;
		this.result = from.result;
	}

	/** Before the first event: an empty board of this grid, nothing started. */
	public static GameState initial(Grid grid) {
		GameStarted nothing = new GameStarted(0, grid.size(), Rulesets.DEFAULT.name(), "", "0", 0, "", "", Setup.NONE,
				Color.BLACK);
		return new Builder(nothing).build();
	}

	/** The state after all these events, from {@link #initial}. */
	public static GameState of(Grid grid, Iterable<? extends GameEvent> events) {
		Builder builder = new Builder(initial(grid));
		events.forEach(builder::apply);
		return builder.build();
	}

	/** The state after one more event. */
	public GameState apply(GameEvent event) {
		Builder builder = new Builder(this);
		builder.apply(event);
		return builder.build();
	}

	public Phase phase() {
		return phase;
	}

	/** Counts the games of the log from 1; 0 before the first has started. */
	public int gameNumber() {
		return gameNumber;
	}

	/** How the running (or last) game started; an empty start while {@link #gameNumber} is 0. */
	public GameStarted start() {
		return start;
	}

	/** What is known of the game: as it started, and as it was added to since. */
	public GameDetails details() {
		return details;
	}

	/** What goes on to the next game: not the players, and no komi that came of this game's rules and handicap. */
	public GameDetails nextDetails() {
		return nextDetails(start, details);
	}

	private static GameDetails nextDetails(GameStarted start, GameDetails details) {
		GameDetails next = details.forNextGame();
		return next.komi().equals(Optional.of(usualKomi(start.rules(), start.handicap()))) ? next.withoutKomi() : next;
	}

	/** The komi of a game of which none is said. */
	public static String usualKomi(String rules, int handicap) {
		return handicap >= 2 ? "0" : Rulesets.named(rules).orElse(Rulesets.DEFAULT).komi();
	}

	/** The record. */
	public List<RecordedMove> moves() {
		return moves;
	}

	/** The last turn of the record. */
	public Optional<RecordedMove> lastMove() {
		return moves.isEmpty() ? Optional.empty() : Optional.of(moves.get(moves.size() - 1));
	}

	/** What the rules make of the record. */
	public Game game() {
		return games.get(games.size() - 1);
	}

	/** The game after this many turns of the record. */
	public Game gameAfter(int number) {
		return games.get(number);
	}

	public Position position() {
		return game().position();
	}

	public Grid grid() {
		return position().grid();
	}

	/** Numbers of the moves whose captured stones were still to be taken off when last heard of. */
	public SortedSet<Integer> uncleared() {
		return uncleared;
	}

	/** The turns that were just taken back, if none has been taken since: the board may still show them. */
	public List<RecordedMove> undone() {
		return undone;
	}

	/** How many of the last turns were passes that can end the game; none right after play was resumed. */
	public int passesInARow() {
		return passesInARow;
	}

	/** When play was last resumed; empty if this game was never interrupted. */
	public OptionalLong resumedAt() {
		return resumedAt;
	}

	/** Incidents not closed yet, oldest first. */
	public List<Incident> openIncidents() {
		return openIncidents;
	}

	/** How many incidents there were in this log. */
	public int incidentCount() {
		return incidentCount;
	}

	/** Where board and position disagree without explanation; empty = settled. */
	public List<UnsettledPoint> unsettled() {
		return unsettled;
	}

	/** What was last heard of the device. */
	public SourceState source() {
		return source;
	}

	/** The result, once the game has ended. */
	public Optional<String> result() {
		return result;
	}

	private static final class Builder {
		private Phase phase;
		private int gameNumber;
		private GameStarted start;
		private GameDetails details;
		private List<RecordedMove> moves;
		private List<Game> games;
		private TreeSet<Integer> uncleared = new TreeSet<>();
		private List<RecordedMove> undone = List.of();
		private int passesInARow;
		private OptionalLong resumedAt = OptionalLong.empty();
		private int movesAtResumption;
		private List<Incident> openIncidents;
		private int incidentCount;
		private List<UnsettledPoint> unsettled;
		private SourceState source;
		private Optional<String> result;

		private Builder(GameStarted start) {
			this.phase = Phase.PREPARING;
			this.start = start;
			this.details = GameDetails.NONE;
			this.moves = new ArrayList<>();
			this.games = new ArrayList<>(List.of(startOf(start)));
			this.openIncidents = new ArrayList<>();
			this.unsettled = List.of();
			this.source = SourceState.FOUND;
			this.result = Optional.empty();
		}

		private Builder(GameState state) {
			this.phase = state.phase;
			this.gameNumber = state.gameNumber;
			this.start = state.start;
			this.details = state.details;
			this.moves = new ArrayList<>(state.moves);
			this.games = new ArrayList<>(state.games);
			this.uncleared = new TreeSet<>(state.uncleared);
			this.undone = state.undone;
			this.passesInARow = state.passesInARow;
			this.resumedAt = state.resumedAt;
			this.movesAtResumption = state.movesAtResumption;
			this.openIncidents = new ArrayList<>(state.openIncidents);
			this.incidentCount = state.incidentCount;
			this.unsettled = state.unsettled;
			this.source = state.source;
			this.result = state.result;
		}

		private GameState build() {
			return new GameState(this);
		}

		private void apply(GameEvent event) {
			switch (event) {
				case GameStarted started -> start(started);
				case GameEvent.GameInfo info -> details = info.changed().orElse(details);
				case GameEvent.PhaseBegan began -> begin(began);
				case MovePlayed move -> play(new RecordedMove(move.number(), move.color(), Optional.of(move.point()),
						move.captured(), move.seen(), move.hidden(), move.uncertain(), move.irregular(),
						Optional.empty()));
				case GameEvent.Passed pass -> play(pass(pass.number(), pass.color(), pass.t(), pass.reason()));
				case CapturesCleared cleared -> uncleared.remove(cleared.number());
				case Revision revision -> revise(revision);
				case GameEvent.Undone taken -> {
					List<RecordedMove> back = List.copyOf(moves.subList(taken.to(), moves.size()));
					rewind(taken.to());
					undone = back;
				}
				case Edited edited -> edit(edited);
				case GameEvent.IncidentOpened opened -> {
					openIncidents.add(opened.incident());
					incidentCount = Math.max(incidentCount, opened.incident().id());
				}
				case GameEvent.IncidentUpdated updated -> openIncidents
						.replaceAll(open -> open.id() == updated.incident().id() ? updated.incident() : open);
				case GameEvent.IncidentResolved resolved -> openIncidents.removeIf(open -> open.id() == resolved.id());
				case GameEvent.Unsettled now -> unsettled = now.points();
				case GameEvent.SourceReported reported -> source = reported.state();
				case GameEvent.Called called -> {
				}
				case GameEvent.GameEnded ended -> result = Optional.of(ended.result());
			}
		}

		private void begin(GameEvent.PhaseBegan began) {
			boolean resumed = began.phase() == Phase.PLAYING && phase != Phase.PREPARING && phase != Phase.PLAYING;
			phase = began.phase();
			details = phase == Phase.PREPARING ? nextDetails(start, details) : details;
			if (resumed) {
				passesInARow = 0;
				movesAtResumption = moves.size();
				resumedAt = OptionalLong.of(began.t());
				result = Optional.empty();
			}
		}

		private void start(GameStarted started) {
			boolean again = gameNumber > 0 && result.isEmpty();
			gameNumber += again ? 0 : 1;
			start = started;
			details = new GameDetails(Optional.of(started.rules()), Optional.of(started.policy()),
					Optional.of(started.komi()), OptionalInt.of(started.handicap()), Optional.of(started.black()),
					Optional.of(started.white()), Optional.of(started.toPlay()), Optional.of(started.setup()),
					details.time());
			moves.clear();
			games = new ArrayList<>(List.of(startOf(started)));
			uncleared.clear();
			undone = List.of();
			passesInARow = 0;
			resumedAt = OptionalLong.empty();
			movesAtResumption = 0;
			unsettled = List.of();
			result = Optional.empty();
		}

		private static Game startOf(GameStarted started) {
			Grid grid = Grid.of(started.size());
			Position setup = Position.of(PointSet.of(grid, started.setup().black()),
					PointSet.of(grid, started.setup().white()));
			Ruleset rules = Rulesets.named(started.rules()).orElse(Rulesets.DEFAULT);
			return Game.start(setup, started.toPlay(), rules.playing());
		}

		private static RecordedMove pass(int number, Color color, long t, PassReason reason) {
			return new RecordedMove(number, color, Optional.empty(), List.of(), t, OptionalLong.empty(), false,
					OptionalInt.empty(), Optional.of(reason));
		}

		private void play(RecordedMove move) {
			Game before = games.get(games.size() - 1);
			Grid grid = before.grid();
			PointSet captured = PointSet.of(grid, move.captured());
			Position after = move.point()
					.map(point -> before.position().with(move.color(), PointSet.of(grid, List.of(point)))
							.without(captured))
					.orElse(before.position());
			moves.add(move);
			undone = List.of();
			passesInARow = canEnd(move) ? passesInARow + 1 : 0;
			if (!move.captured().isEmpty()) {
				uncleared.add(move.number());
			}
			games.add(before.playAsItLies(move.move(), after, captured));
		}

		private void rewind(int to) {
			while (moves.size() > to) {
				moves.remove(moves.size() - 1);
				games.remove(games.size() - 1);
			}
			uncleared.tailSet(to + 1).clear();
			movesAtResumption = moves.size() < movesAtResumption ? 0 : movesAtResumption;
			passesInARow = 0;
			while (passesInARow < moves.size() - movesAtResumption
					&& canEnd(moves.get(moves.size() - 1 - passesInARow))) {
				passesInARow++;
			}
		}

		private static boolean canEnd(RecordedMove move) {
			return move.passReason().isPresent() && move.passReason().get() != PassReason.FORFEIT;
		}

		private void revise(Revision revision) {
			rewind(revision.from() - 1);
			for (RevisedMove move : revision.moves()) {
				int number = moves.size() + 1;
				play(move.point().isEmpty()
						? pass(number, move.color(), move.seen(), PassReason.DECLARED)
						: new RecordedMove(number, move.color(), move.point(), move.captured(), move.seen(),
								OptionalLong.empty(), move.uncertain(), OptionalInt.empty(), Optional.empty()));
			}
		}

		private void edit(Edited edited) {
			Game before = games.get(games.size() - 1);
			Grid grid = before.grid();
			List<Point> cleared = Stream.concat(edited.empty().stream(),
					Stream.concat(edited.black().stream(), edited.white().stream())).toList();
			Position after = before.position().without(PointSet.of(grid, cleared))
					.with(Color.BLACK, PointSet.of(grid, edited.black()))
					.with(Color.WHITE, PointSet.of(grid, edited.white()));
			games.set(games.size() - 1, before.edited(after, edited.toPlay()));
		}
	}
}

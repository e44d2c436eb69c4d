package org.gobanbridge.core.game;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.SortedSet;
import java.util.TreeMap;
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
import org.gobanbridge.core.incident.Resolution;
import org.gobanbridge.core.incident.RuledOn;
import org.gobanbridge.core.incident.SealedFault.Why;
import org.gobanbridge.core.incident.Supersession;
import org.gobanbridge.core.incident.Supersession.Cause;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.history.Game;
import org.gobanbridge.rules.score.Ruleset;
import org.gobanbridge.rules.score.Rulesets;

/**
 * Folds events into what a {@link GameState} says; its fields are described there. It changes with each event and
 * belongs to one thread, until a state is made of it: from then on it is not touched any more.
 */
final class GameFold {
	GameCount count = GameCount.NONE;
	GameStarted start;
	GameDetails details = GameDetails.NONE;
	final List<RecordedMove> moves = new ArrayList<>();
	/** The game after each turn; the first is the start. */
	final List<Game> games = new ArrayList<>();
	final SortedSet<Integer> uncleared = new TreeSet<>();
	List<TakenBack> undone = List.of();
	OptionalLong resumedAt = OptionalLong.empty();
	/** Stones that lay there before this time, while play rested, are no turns. */
	OptionalLong turnsFrom = OptionalLong.empty();
	/** How many turns there were when play was last resumed after it had ended; passes before do not count any more. */
	int movesAtResumption;
	/** What the game rests from while it is paused or adjourned. */
	Optional<Phase> interrupted = Optional.empty();
	/** Whether play goes on after a count and the board does not show its position again yet. */
	boolean rebuilding;
	/** Changes of the position that stand, oldest first. */
	final List<PositionEdit> edits = new ArrayList<>();
	final List<Incident> openIncidents = new ArrayList<>();
	/** Closed in this game without a ruling, so that there may still be one. */
	final List<Incident> restoredIncidents = new ArrayList<>();
	/** Closed in this game by a ruling. */
	final List<RuledOn> ruledOn = new ArrayList<>();
	final List<GameEvent.Warned> warnings = new ArrayList<>();
	/** What the last ruling has changed; empty once the record or the result is another one, and not by that ruling. */
	Optional<BeforeRuling> beforeRuling = Optional.empty();
	/** By what the position, or the record, became what it is. */
	Optional<Supersession> lastChange = Optional.empty();
	int incidentCount;
	List<UnsettledPoint> unsettled = List.of();
	SourceState source = SourceState.FOUND;
	/** The last count of the position as it is, while or after the players count it. */
	Optional<GameEvent.Counted> counted = Optional.empty();
	Optional<String> result = Optional.empty();
	/** The clock after so many turns, as it was last set then. */
	final NavigableMap<Integer, GameEvent.ClockSet> clocks = new TreeMap<>();
	/** The clock after so many turns, as it was first set then. */
	final NavigableMap<Integer, GameEvent.ClockSet> turnClocks = new TreeMap<>();
	/** A move that was sealed and is not in the record yet. */
	Optional<SealedMove> sealed = Optional.empty();

	TableClock tableClock = TableClock.STANDING;
	SourceState clockSource = SourceState.FOUND;

	/** Before the first event. */
	GameFold(GameStarted start) {
		this.start = start;
		games.add(startOf(start));
	}

	/** After games of which nothing is left but this, when another one is about to start. */
	GameFold(GameStarted start, GameCount count, int incidentCount, SourceState source, SourceState clockSource,
			Optional<String> time) {
		this(start);
		this.count = count;
		this.incidentCount = incidentCount;
		this.source = source;
		this.clockSource = clockSource;
		this.details = GameDetails.NONE.withTime(time);
	}

	/** What another one says, to go on from there. */
	GameFold(GameFold other) {
		count = other.count;
		start = other.start;
		details = other.details;
		moves.addAll(other.moves);
		games.addAll(other.games);
		uncleared.addAll(other.uncleared);
		undone = other.undone;
		resumedAt = other.resumedAt;
		turnsFrom = other.turnsFrom;
		movesAtResumption = other.movesAtResumption;
		interrupted = other.interrupted;
		rebuilding = other.rebuilding;
		edits.addAll(other.edits);
		openIncidents.addAll(other.openIncidents);
		restoredIncidents.addAll(other.restoredIncidents);
		ruledOn.addAll(other.ruledOn);
		warnings.addAll(other.warnings);
		beforeRuling = other.beforeRuling;
		lastChange = other.lastChange;
		incidentCount = other.incidentCount;
		unsettled = other.unsettled;
		source = other.source;
		counted = other.counted;
		result = other.result;
		clocks.putAll(other.clocks);
		turnClocks.putAll(other.turnClocks);
		sealed = other.sealed;
		tableClock = other.tableClock;
		clockSource = other.clockSource;
	}

	/** Takes one more event; any may come at any time. */
	void apply(GameEvent event) {
		GameCount before = count;
		count = before.after(event);
		switch (event) {
			case GameStarted started -> start(started);
			case GameEvent.GameInfo info -> details = info.changed().orElse(details);
			case GameEvent.PhaseBegan began -> begin(began, before);
			case MovePlayed move -> {
				rebuilding = false;
				play(new RecordedMove(move.number(), move.color(), Optional.of(move.point()),
						move.captured(), move.seen(), move.hidden(), move.uncertain(), move.irregular(),
						Optional.empty(), OptionalInt.empty()));
			}
			case GameEvent.Passed pass -> play(
					pass(pass.number(), pass.color(), pass.t(), pass.reason(), pass.incident()));
			case CapturesCleared cleared -> {
				uncleared.remove(cleared.number());
				beforeRuling = beforeRuling.map(ruled -> ruled.clearing(moves.get(cleared.number() - 1)));
			}
			case Revision revision -> revise(revision);
			case GameEvent.Undone taken -> {
				beforeRuling = Optional.empty();
				List<RecordedMove> back = List.copyOf(moves.subList(taken.to(), moves.size()));
				rewind(taken.to());
				undone = taken.declared() ? before(back.stream().map(TakenBack::of)) : List.of();
			}
			case Edited edited when edited.undone() -> takeBackEdit();
			case Edited edited -> edit(edited);
			case GameEvent.IncidentOpened opened -> {
				openIncidents.add(opened.incident());
				incidentCount = Math.max(incidentCount, opened.incident().id());
			}
			case GameEvent.IncidentUpdated updated -> openIncidents
					.replaceAll(open -> open.id() == updated.incident().id() ? updated.incident() : open);
			case GameEvent.IncidentResolved resolved -> resolve(resolved);
			case GameEvent.Warned warned -> warnings.add(warned);
			case GameEvent.RulingWithdrawn withdrawn -> beforeRuling.ifPresent(ruled -> ruled.restore(this));
			case GameEvent.Unsettled now -> {
				unsettled = now.points();
				rebuilding &= !unsettled.isEmpty();
			}
			case GameEvent.SourceReported reported -> source = reported.state();
			case GameEvent.Called called -> {
			}
			case GameEvent.ClockSet set -> {
				clocks.tailMap(set.after(), false).clear();
				clocks.put(set.after(), set);
				turnClocks.tailMap(set.after(), false).clear();
				turnClocks.putIfAbsent(set.after(), set);
			}
			case GameEvent.Sealed now ->
				sealed = Optional.of(new SealedMove(now.color(), now.cipher(), moves.size(), Optional.empty()));
			case GameEvent.SealDue due -> {
			}
			case GameEvent.Unsealed now -> sealed = sealed.map(move -> move.open(now.point()))
					.filter(move -> isToCome(move) && !now.point().equals(SealedMove.RESIGN));
			case GameEvent.Announced announced -> {
			}
			case GameEvent.KeyPressed pressed -> tableClock = tableClock.after(pressed.press());
			case GameEvent.ClockReported reported -> clockSource = reported.state();
			case GameEvent.Counted now -> counted = Optional.of(now);
			case GameEvent.GameEnded ended -> {
				result = Optional.of(ended.result());
				turnsFrom = OptionalLong.of(ended.t());
				beforeRuling = beforeRuling.filter(ruled -> ruled.t() == ended.t());
			}
		}
		lastChange = change(event).or(() -> lastChange);
	}

	private static Optional<Supersession> change(GameEvent event) {
		return Optional.ofNullable(switch (event) {
			case MovePlayed move -> Supersession.by(Cause.MOVE, move.number());
			case GameEvent.Passed pass -> Supersession.by(Cause.PASS, pass.number());
			case Revision revision -> Supersession.by(Cause.REVISION, revision.from());
			case GameEvent.Undone undone -> Supersession.by(Cause.UNDONE, undone.to());
			case Edited edited -> Supersession.by(Cause.EDITED, edited.after());
			case GameEvent.RulingWithdrawn withdrawn -> Supersession.by(Cause.RULING_WITHDRAWN);
			case GameStarted started -> Supersession.by(Cause.GAME_STARTED);
			default -> null;
		});
	}

	private void resolve(GameEvent.IncidentResolved resolved) {
		List<Incident> meant = Stream.concat(openIncidents.stream(), restoredIncidents.stream())
				.filter(incident -> incident.id() == resolved.id()).toList();
		resolved.ruling().ifPresent(ruling -> {
			beforeRuling = Optional.of(BeforeRuling.of(this, resolved,
					meant.stream().map(Incident::kind).findFirst()));
			meant.forEach(incident -> ruledOn.add(new RuledOn(incident, ruling, resolved.t(), List.of())));
		});
		if (resolved.how() != Resolution.RESTORED) {
			meant.forEach(incident -> beforeRuling = beforeRuling.map(ruled -> ruled.t() == resolved.t()
					? ruled.closing(new BeforeRuling.Closed(incident, openIncidents.contains(incident)))
					: ruled));
		}
		if (resolved.how() == Resolution.RULING && meant.stream().flatMap(incident -> incident.sealed().stream())
				.anyMatch(fault -> fault.why() != Why.OTHER_MOVE)) {
			sealed = Optional.empty();
		}
		openIncidents.removeAll(meant);
		restoredIncidents.removeAll(meant);
		if (resolved.how() == Resolution.RESTORED) {
			restoredIncidents.addAll(meant);
		}
	}

	private void begin(GameEvent.PhaseBegan began, GameCount before) {
		if (began.phase() == before.phase() && began.phase() != Phase.PREPARING) {
			return;
		}
		beforeRuling = beforeRuling.filter(ruled -> began.phase() != Phase.PREPARING)
				.map(ruled -> ruled.beginning(began.t(), began.phase()));
		details = began.phase() == Phase.PREPARING ? nextDetails() : details;
		boolean playedOn = before.phase() == Phase.ENDED && counted.isEmpty();
		boolean countsOn = began.phase() == Phase.COUNTING && interrupted.equals(Optional.of(Phase.COUNTING));
		counted = began.phase() == Phase.PLAYING || began.phase() == Phase.COUNTING && !countsOn
				? Optional.empty()
				: counted;
		boolean wasOver = before.phase() == Phase.COUNTING || before.phase() == Phase.ENDED;
		if (before.resumes(began)) {
			movesAtResumption = wasOver ? moves.size() : movesAtResumption;
			resumedAt = OptionalLong.of(began.t());
			boolean isSealed = sealed.filter(move -> move.after() == moves.size()).isPresent();
			turnsFrom = playedOn || isSealed ? turnsFrom : resumedAt;
			result = Optional.empty();
		} else if (countsOn && before.phase().rests()) {
			resumedAt = OptionalLong.of(began.t());
		}
		rebuilding = began.phase() == Phase.PLAYING && (wasOver || rebuilding && before.phase().rests())
				|| began.phase().rests() && rebuilding;
		interrupted = began.phase().rests() ? interrupted.or(() -> Optional.of(before.phase())) : Optional.empty();
	}

	private void start(GameStarted started) {
		start = started;
		details = started.details().withTime(details.time());
		moves.clear();
		games.clear();
		games.add(startOf(started));
		uncleared.clear();
		undone = List.of();
		resumedAt = OptionalLong.empty();
		turnsFrom = OptionalLong.empty();
		movesAtResumption = 0;
		rebuilding = false;
		edits.clear();
		unsettled = List.of();
		restoredIncidents.clear();
		ruledOn.clear();
		warnings.clear();
		beforeRuling = Optional.empty();
		counted = Optional.empty();
		result = Optional.empty();
		clocks.clear();
		turnClocks.clear();
		sealed = Optional.empty();
		tableClock = TableClock.STANDING;
	}

	private static Game startOf(GameStarted started) {
		Position setup = started.setup().position(Grid.of(started.size()));
		return Game.start(setup, started.toPlay(), rulesOf(started).playing());
	}

	private static Ruleset rulesOf(GameStarted started) {
		return Rulesets.named(started.rules()).orElse(Rulesets.DEFAULT);
	}

	GameDetails nextDetails() {
		GameDetails next = details.forNextGame();
		Optional<String> usualKomi = Optional.of(rulesOf(start).komiFor(start.handicap()).toString());
		return next.komi().equals(usualKomi) ? next.withKomi(Optional.empty()) : next;
	}

	Game game() {
		return games.get(games.size() - 1);
	}

	private static RecordedMove pass(int number, Color color, long t, PassReason reason, OptionalInt lostBy) {
		return new RecordedMove(number, color, Optional.empty(), List.of(), t, OptionalLong.empty(), false,
				OptionalInt.empty(), Optional.of(reason), lostBy);
	}

	private void play(RecordedMove move) {
		Game before = game();
		Grid grid = before.grid();
		PointSet captured = PointSet.of(grid, move.captured());
		Position after = move.point()
				.map(point -> before.position().with(move.color(), PointSet.of(grid, List.of(point)))
						.without(captured))
				.orElse(before.position());
		moves.add(move);
		undone = List.of();
		counted = Optional.empty();
		beforeRuling = beforeRuling.filter(ruled -> ruled.brought(move));
		if (!move.captured().isEmpty()) {
			uncleared.add(move.number());
		}
		games.add(before.playAsItLies(move.move(), after, captured));
		sealed = sealed.filter(this::isToCome);
	}

	/** Whether this move is not in the record, and may yet come in the place of what was made instead of it. */
	private boolean isToCome(SealedMove move) {
		boolean made = moves.size() > move.after() && move.is(moves.get(move.after()));
		return !made && (move.opened().isEmpty() || moves.size() <= move.after() + 1);
	}

	int passesInARow() {
		int passes = 0;
		while (passes < moves.size() - movesAtResumption && canEnd(moves.get(moves.size() - 1 - passes))) {
			passes++;
		}
		return passes;
	}

	/** Whether it may be one of the two passes that end a game (FORMATS 5). */
	private static boolean canEnd(RecordedMove move) {
		return move.passReason().filter(reason -> reason != PassReason.FORFEIT).isPresent();
	}

	private void rewind(int to) {
		counted = Optional.empty();
		while (moves.size() > to) {
			moves.remove(moves.size() - 1);
			games.remove(games.size() - 1);
		}
		uncleared.tailSet(to + 1).clear();
		sealed = sealed.filter(move -> move.after() <= to);
		edits.removeIf(edit -> edit.edited().after() > to);
		movesAtResumption = moves.size() < movesAtResumption ? 0 : movesAtResumption;
	}

	private void revise(Revision revision) {
		List<RecordedMove> gone = List.copyOf(moves.subList(revision.from() - 1, moves.size()));
		Optional<SealedMove> toCome = sealed;
		rewind(revision.from() - 1);
		for (RevisedMove move : revision.moves()) {
			int number = moves.size() + 1;
			play(move.point().isEmpty()
					? pass(number, move.color(), move.seen(), move.passReason().orElse(PassReason.DECLARED),
							move.lostBy())
					: new RecordedMove(number, move.color(), move.point(), move.captured(), move.seen(),
							move.hidden(), move.uncertain(), move.irregular(), Optional.empty(),
							OptionalInt.empty()));
		}
		sealed = toCome.filter(move -> move.after() <= moves.size()).filter(this::isToCome);
		beforeRuling = beforeRuling.filter(ruled -> ruled.isOn(revision.incident()));
		List<RecordedMove> voided = gone.subList(Math.min(gone.size(), revision.moves().size()), gone.size());
		revision.incident().ifPresent(id -> ruledOn.replaceAll(
				ruled -> ruled.incident().id() == id
						? ruled.voiding(VoidedTurns.toPutRight(ruled, voided, game()))
						: ruled));
	}

	private void edit(Edited edited) {
		beforeRuling = beforeRuling.filter(ruled -> ruled.isOn(edited.incident()));
		Game before = game();
		Grid grid = before.grid();
		List<Point> cleared = edited.points();
		Position after = before.position().without(PointSet.of(grid, cleared))
				.with(Color.BLACK, PointSet.of(grid, edited.black()))
				.with(Color.WHITE, PointSet.of(grid, edited.white()));
		games.set(games.size() - 1, before.edited(after, edited.toPlay()));
		uncleared.removeIf(number -> moves.get(number - 1).captured().stream()
				.anyMatch(point -> !after.isEmpty(grid.index(point)) && cleared.contains(point)));
		edits.add(new PositionEdit(edited, before));
		rebuilding = false;
		counted = Optional.empty();
	}

	/** The game is what it was before the last change of its position. */
	private void takeBackEdit() {
		beforeRuling = Optional.empty();
		PositionEdit last = edits.remove(edits.size() - 1);
		games.set(games.size() - 1, last.before());
		undone = before(Stream.of(TakenBack.of(last.edited())));
		counted = Optional.empty();
	}

	/** These were taken back after what was taken back so far, which had come after them. */
	private List<TakenBack> before(Stream<TakenBack> more) {
		return Stream.concat(more, undone.stream()).toList();
	}
}

package org.gobanbridge.app.run;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobanbridge.app.failure.PlainText;
import org.gobanbridge.app.live.Counting;
import org.gobanbridge.app.store.NumberedEvent;
import org.gobanbridge.app.words.CountWords;
import org.gobanbridge.app.words.IncidentWords;
import org.gobanbridge.app.words.RulingWords;
import org.gobanbridge.app.words.TimeWords;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.board.BoardReport;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Komi;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Resolution;
import org.gobanbridge.core.incident.RuledOn;
import org.gobanbridge.core.time.TimeControl;
import org.gobanbridge.core.time.TimeLeft;
import org.gobanbridge.core.time.TimeSystem;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.score.Ruleset;
import org.gobanbridge.rules.score.Rulesets;

/** What happens, as one short line each for whoever sits at the terminal. */
final class EventLines implements Audience {
	private static final IncidentWords INCIDENTS = IncidentWords.english();
	private static final RulingWords RULINGS = RulingWords.english();

	private final Consumer<String> lines;
	/** What the board showed last where it differed from the record. */
	private final Map<Point, PointState> seen = new HashMap<>();
	private final BoardOrder order = new BoardOrder();

	EventLines(Consumer<String> lines) {
		this.lines = lines;
	}

	@Override
	public void hear(List<NumberedEvent> events, GameState state) {
		List<String> after = order.after(events.stream().map(NumberedEvent::event).toList(), state);
		for (NumberedEvent event : events) {
			if (event.event() instanceof GameEvent.Unsettled unsettled) {
				unsettled.points().forEach(point -> seen.put(point.point(), point.seen()));
			}
			if (!(isRestored(event.event()) && after.contains(BoardOrder.IN_ORDER))) {
				line(event.event(), state).ifPresent(lines);
			}
			handicap(event.event()).ifPresent(lines);
		}
		after.forEach(lines);
	}

	private static boolean isRestored(GameEvent event) {
		return event instanceof GameEvent.IncidentResolved resolved && resolved.how() == Resolution.RESTORED;
	}

	/**
	 * How a game stands that the program takes up again: where it is, and what is out of order; nothing where none is
	 * played.
	 *
	 * @param last
	 *            when the game was last heard of: until then its clock ran
	 */
	static List<String> resumed(GameState state, long last) {
		if (!state.phase().isRunning()) {
			return List.of();
		}
		String where = "game " + state.gameNumber() + " goes on "
				+ (state.moves().isEmpty() ? "before the first move" : "after move " + state.moves().size()) + ", "
				+ switch (state.phase()) {
					case PLAYING -> state.game().toPlay().title() + " to play";
					case COUNTING -> "counting: " + Counting.line(state);
					default -> Words.of(state.phase());
				};
		return Stream.of(Stream.of(where), clock(state, last).stream(),
				BoardOrder.resumed(state).stream()).flatMap(Function.identity()).toList();
	}

	private static Optional<String> clock(GameState state, long last) {
		Optional<TimeControl> control = state.details().time().flatMap(TimeControl::find);
		Optional<GameEvent.ClockSet> clock = state.clock().filter(set -> control.isPresent());
		String stands = state.phase() == Phase.PLAYING ? "; the clock stands until somebody says resume" : "";
		return clock.map(set -> "time left: " + Stream.of(Color.values())
				.map(color -> color.title() + " " + left(set, color, control.orElseThrow().of(color), last))
				.collect(Collectors.joining(", ")) + stands);
	}

	private static String left(GameEvent.ClockSet set, Color color, TimeSystem system, long last) {
		TimeLeft left = set.left(color);
		boolean ran = set.toPlay() == color && set.since().isPresent() && !left.out();
		return TimeWords.left(
				ran ? system.during(left, Math.max(0, last - set.since().getAsLong())) : left, system);
	}

	@Override
	public void source(BoardReport.SourceChanged changed) {
		lines.accept(switch (changed.state()) {
			case FOUND -> "the board is here: " + changed.detail();
			case LOST -> "no board: " + changed.detail();
			case MOVED -> "the board was moved: " + changed.detail();
		});
	}

	private Optional<String> line(GameEvent event, GameState state) {
		return switch (event) {
			case GameEvent.GameStarted started -> Optional.of(started(started, state.gameNumber()));
			case GameEvent.MovePlayed move -> Optional.of(turn(move.number(), move.color(), move.point().toString())
					+ (move.captured().isEmpty() ? "" : " takes " + move.captured().size())
					+ (move.uncertain() ? " (not seen for certain)" : ""));
			case GameEvent.Passed pass -> Optional.of(turn(pass.number(), pass.color(), "pass"));
			case GameEvent.Revision revision -> Optional.of("corrected from move " + revision.from() + ": "
					+ revision.moves().stream().map(EventLines::turn).collect(Collectors.joining(", ")));
			case GameEvent.Undone undone -> Optional.of("taken back to move " + undone.to());
			case GameEvent.Edited edited -> Optional.of("the position was changed "
					+ (edited.undone() ? "back " : "") + "after move " + edited.after());
			case GameEvent.GameEnded ended -> Optional.of("game over: " + ended.result() + because(ended.reason()));
			case GameEvent.PhaseBegan began -> phase(began, state);
			case GameEvent.Counted counted -> counted.agreed()
					? Optional.empty()
					: Optional.of(CountWords.line(counted, state));
			case GameEvent.IncidentOpened opened -> Optional.of("incident " + opened.incident().id() + ": "
					+ INCIDENTS.of(opened.incident(), seen));
			case GameEvent.IncidentResolved resolved ->
				Optional.of("incident " + resolved.id() + ": "
						+ INCIDENTS.closed(resolved.how(), resolved.superseded())
						+ resolved.ruling().map(ruling -> RULINGS.of(ruling, kind(resolved.id(), state)))
								.filter(words -> !words.isEmpty()).map(words -> ": " + words).orElse(""));
			case GameEvent.Warned warned -> Optional.of(RULINGS.of(warned));
			case GameEvent.RulingWithdrawn withdrawn -> Optional.of("the last ruling is withdrawn");
			case GameEvent.Unsettled unsettled -> Optional.empty();
			case GameEvent.Sealed sealed -> Optional.of(sealed.color().title() + " has sealed a move");
			case GameEvent.SealDue due ->
				Optional.of("the board shows the position: " + due.color().title() + "'s sealed move is opened");
			case GameEvent.Unsealed unsealed -> Optional.of(unsealed.color().title() + "'s sealed move: "
					+ unsealed.written().map(PlainText::name).orElse(unsealed.point()));
			case GameEvent.Called called -> Optional.of(called.color().title() + " calls the referee");
			case GameEvent.IncidentUpdated updated -> updated.incident().kind() == IncidentKind.TIME_OUT
					? Optional.of("incident " + updated.incident().id() + ": " + INCIDENTS.of(updated.incident()))
					: Optional.empty();
			case GameEvent.GameInfo info -> Optional.empty();
			case GameEvent.CapturesCleared cleared -> Optional.empty();
			case GameEvent.SourceReported reported -> Optional.empty();
			case GameEvent.ClockSet clock -> Optional.empty();
			case GameEvent.Announced announced -> Optional.empty();
			case GameEvent.KeyPressed pressed -> PressWords.trouble(pressed.press());
			case GameEvent.ClockReported reported -> Optional.empty();
		};
	}

	/** What was ruled on; something that was only reported if that is not known any more. */
	private static IncidentKind kind(int id, GameState state) {
		return state.ruledOn().stream().map(RuledOn::incident).filter(incident -> incident.id() == id)
				.map(Incident::kind).findFirst().orElse(IncidentKind.REPORTED);
	}

	/** Phases that something else does not say already. */
	private static Optional<String> phase(GameEvent.PhaseBegan began, GameState state) {
		return began.phase() == Phase.ENDED || began.reason().equals("started")
				? Optional.empty()
				: Optional.of(switch (began.phase()) {
					case PREPARING -> "ready for the next game";
					case PLAYING -> "play goes on";
					case COUNTING -> "counting" + because(began.reason()) + ": " + Counting.line(state);
					default -> Words.of(began.phase());
				});
	}

	/** The log's word for why, in brackets, as people write it. */
	private static String because(String reason) {
		return reason.isEmpty() ? "" : " (" + reason.replace('-', ' ') + ")";
	}

	private static String started(GameEvent.GameStarted started, int number) {
		String players = started.black().isBlank() && started.white().isBlank()
				? ""
				: (started.black().isBlank() ? "?" : PlainText.name(started.black())) + " (Black) against "
						+ (started.white().isBlank() ? "?" : PlainText.name(started.white())) + " (White), ";
		String rules = Rulesets.named(started.rules()).map(Ruleset::title).orElse(started.rules());
		return "game " + number + ": " + players + rules + " rules, "
				+ (started.handicap() >= 2 ? "handicap " + started.handicap() + ", " : "") + "komi "
				+ points(started.komi());
	}

	/**
	 * Stones that lie there before the first move: whoever put them there for another reason must see what was made of
	 * them.
	 */
	private static Optional<String> handicap(GameEvent event) {
		return event instanceof GameEvent.GameStarted started && started.handicap() >= 2
				&& started.setup().black().size() == started.handicap()
						? Optional.of(started.handicap() + " black stones lie on the board: taken as handicap")
						: Optional.empty();
	}

	private static String turn(GameEvent.RevisedMove move) {
		return move.color().title() + " " + move.point().map(Point::toString).orElse("pass");
	}

	private static String turn(int number, Color color, String where) {
		return String.format(Locale.ROOT, "%4d %s %s", number, color.title(), where);
	}

	/** Komi as people count it, whatever unit it was given in. */
	private static String points(String komi) {
		return Komi.find(komi).map(Komi::inPoints).orElse(komi);
	}
}

package org.gobanbridge.core.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.board.Hand;
import org.gobanbridge.core.board.Lever;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.core.board.StoneBeside;
import org.gobanbridge.core.board.StoneBetween;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.SessionSettings;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.Ruling;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.core.policy.Policies;
import org.gobanbridge.core.session.GameSession;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.Position;

/**
 * A board that people play on in a test, read so many times a second, and the session that judges it. Stones are written
 * {@code "X C3"}, boards as drawings. Whatever is fed in is kept, and after each input the session is checked for what
 * must always hold.
 */
public final class Table {
	/** Long enough at five readings a second for a stone to be believed. */
	public static final long SETTLED = 1_600;

	private final Grid grid;
	private final char[] stones;
	private Hand hand = Hand.NONE;
	private final Set<Integer> covered = new TreeSet<>();
	private final Map<Integer, Character> misread = new HashMap<>();
	private final List<Input> inputs = new ArrayList<>();
	private final List<GameEvent> events = new ArrayList<>();
	private List<StoneBetween> between = List.of();
	private List<StoneBeside> beside = List.of();
	private SessionSettings settings;
	private GameSession session;
	private double hz = 5;
	private long lag;
	private long now;
	private long readingsSince;
	private long readings;

	private final Policies policies;

	private Table(Grid grid, SessionSettings settings, Policies policies) {
		this.policies = policies;
		this.grid = grid;
		this.stones = new char[grid.pointCount()];
		this.settings = settings;
		this.session = new GameSession(settings, policies);
		Arrays.fill(stones, '.');
	}

	/** An empty board of this many lines, of which nothing else is known. */
	public static Table of(int size) {
		return of(SessionSettings.of(Grid.of(size)));
	}

	public static Table of(SessionSettings settings) {
		return new Table(settings.grid(), settings, TablePolicies.ALL);
	}

	/** A board of which this is known before anything is read. */
	public static Table of(int size, GameDetails details) {
		return of(SessionSettings.of(Grid.of(size)).withDetails(details));
	}

	/** A game under way: these stones, announced as set-up, lie there and are judged; this side is to move. */
	public static Table set(String drawing, Color toPlay) {
		return set(drawing, toPlay, GameDetails.NONE);
	}

	/** The same, with more details of the game. */
	public static Table set(String drawing, Color toPlay, GameDetails more) {
		return set(drawing, toPlay, more, TablePolicies.ALL);
	}

	/** The same, where these are the policies that there are. */
	public static Table set(String drawing, Color toPlay, GameDetails more, Policies policies) {
		int size = drawing.strip().lines().findFirst().orElseThrow().strip().length();
		Position setup = Position.parse(Grid.of(size), drawing);
		SessionSettings settings = SessionSettings.of(Grid.of(size))
				.withDetails(Details.setup(setup, toPlay).orElse(more));
		Table table = new Table(settings.grid(), settings, policies);
		table.show(drawing).hold(SETTLED);
		assertThat(table.state().position()).as("the set-up lies there").isEqualTo(setup);
		return table;
	}

	/** A game under way in which Black, to move, takes a ko on C3: the white stone on B3. */
	public static Table ko() {
		return set("""
				.....
				.XO..
				XO.O.
				.XO..
				.....
				""", Color.BLACK);
	}

	/** From now on the board is read so often. */
	public Table hz(double perSecond) {
		hz = perSecond;
		readingsSince = now;
		readings = 0;
		return this;
	}

	/** From now on readings come this many milliseconds after they were taken. */
	public Table lag(long millis) {
		lag = millis;
		return this;
	}

	/** From now on the board looks like this; under {@code ?} lies what lay there. */
	public Table show(String drawing) {
		String board = drawing.replaceAll("\\s", "");
		assertThat(board).as("a drawing of %s", grid).hasSize(grid.pointCount());
		for (int i = 0; i < board.length(); i++) {
			if (board.charAt(i) == '?') {
				covered.add(i);
			} else {
				covered.remove(i);
				stones[i] = board.charAt(i);
			}
		}
		return this;
	}

	public Table show(Position position) {
		return show(position.text());
	}

	/** Stones are put down, {@code "X C3"} each ({@code #} of unknown colour). */
	public Table put(String... put) {
		for (String stone : put) {
			stones[index(stone.substring(2))] = stone.charAt(0);
		}
		return this;
	}

	/** Stones are taken off. */
	public Table lift(String... points) {
		for (String point : points) {
			stones[index(point)] = '.';
		}
		return this;
	}

	/** A stone is pushed or carried from one point to another. */
	public Table move(String from, String to) {
		stones[index(to)] = stones[index(from)];
		stones[index(from)] = '.';
		return this;
	}

	/** A hand covers these points as well. */
	public Table cover(String... points) {
		for (String point : points) {
			covered.add(index(point));
		}
		return this;
	}

	/** A hand covers everything. */
	public Table coverAll() {
		for (int i = 0; i < grid.pointCount(); i++) {
			covered.add(i);
		}
		return this;
	}

	/** A hand from this side is over these points. */
	public Table cover(Hand by, String... points) {
		hand = by;
		return cover(points);
	}

	/** The hands are gone. */
	public Table uncover() {
		covered.clear();
		hand = Hand.NONE;
		return this;
	}

	/** A stone lies between these two points from now on. */
	public Table between(String one, String other, Color color) {
		between = List.of(new StoneBetween(Point.parse(one), Point.parse(other), color));
		return this;
	}

	/** From now on these stones, and no others, lie beside the board. */
	public Table beside(StoneBeside... lying) {
		beside = List.of(lying);
		return this;
	}

	/** Stones are declared dead. */
	public Table dead(String... points) {
		return accept(new Input.DeadAgreed(now, Arrays.stream(points).map(Point::parse).toList()));
	}

	/** No stone lies between points any more. */
	public Table nothingBetween() {
		between = List.of();
		return this;
	}

	/** The next reading alone shows this. */
	public Table misread(String... wrong) {
		for (String stone : wrong) {
			misread.put(index(stone.substring(2)), stone.charAt(0));
		}
		return this;
	}

	/** The board is read at its rate for so long. */
	public Table hold(long millis) {
		long until = now + millis;
		for (long next = nextReading(); next <= until; next = nextReading()) {
			readings++;
			now = next;
			accept(new Input.Reading(now, now - lag, reading()));
		}
		now = until;
		return this;
	}

	/** So many readings. */
	public Table read(int count) {
		for (int n = 0; n < count; n++) {
			hold(nextReading() - now);
		}
		return this;
	}

	/** Stones are put down one after the other, in view, each with the time to be believed. */
	public Table play(String... moves) {
		for (String move : moves) {
			put(move).hold(SETTLED);
		}
		return this;
	}

	/** Time passes and nothing is read. */
	public Table gap(long millis) {
		now += millis;
		readingsSince = now;
		readings = 0;
		return this;
	}

	public Table declare(Declaration word) {
		return accept(new Input.Declared(now, word, Optional.empty(), Optional.empty()));
	}

	/** What lies there is agreed, and this side is to play. */
	public Table agreePosition(Color toPlay) {
		return accept(new Input.Declared(now, Declaration.POSITION, Optional.of(toPlay), Optional.empty()));
	}

	/** The referee's word on an incident. */
	public Table rule(int incident, Ruling ruling) {
		return accept(new Input.Ruled(now, OptionalInt.of(incident), ruling));
	}

	/** The referee's word on an incident, and no more. */
	public Table rule(int incident, RulingOption option) {
		return rule(incident, Ruling.of(option));
	}

	/** The referee takes his last word back. */
	public Table withdraw() {
		return accept(new Input.RulingWithdrawn(now, Optional.empty()));
	}

	public Table press(Lever lever) {
		return accept(new Input.LeverPressed(now, now, lever));
	}

	public Table tell(GameDetails details) {
		return accept(new Input.DetailsGiven(now, details));
	}

	/** Only time is told to the session. */
	public Table tick() {
		return accept(new Input.Tick(now));
	}

	public Table end() {
		return accept(new Input.Ended(now));
	}

	/** The program ends and begins again from its journal. */
	public Table restart() {
		session = new GameSession(settings, policies, events);
		long last = inputs.isEmpty() ? 0 : inputs.get(inputs.size() - 1).t();
		return accept(new Input.Restarted(now, Optional.empty(), Optional.empty(), OptionalLong.of(last)));
	}

	/** Any other input, made for this moment. */
	public Table accept(Input input) {
		List<GameEvent> news = session.accept(input);
		inputs.add(input);
		long before = events.isEmpty() ? 0 : events.get(events.size() - 1).t();
		for (GameEvent event : news) {
			assertThat(event.t()).as("time of %s", event).isBetween(before, input.t());
			before = event.t();
		}
		events.addAll(news);
		OptionalLong deadline = session.nextDeadline();
		deadline.ifPresent(at -> assertThat(at).as("next deadline").isGreaterThanOrEqualTo(input.t()));
		if (!news.isEmpty()) {
			assertThat(Said.of(session.state())).as("the state is the fold of the events")
					.isEqualTo(Said.of(GameState.of(grid, events)));
		}
		return this;
	}

	private Snapshot reading() {
		char[] shown = stones.clone();
		misread.forEach((index, symbol) -> shown[index] = symbol);
		misread.clear();
		covered.forEach(index -> shown[index] = '?');
		Snapshot seen = Snapshot.parse(grid, new String(shown));
		return new Snapshot(seen.black(), seen.white(), seen.colorless(), seen.unknown(), hand, beside,
				between, seen.confidence());
	}

	private long nextReading() {
		return readingsSince + Math.round((readings + 1) * 1000 / hz);
	}

	private int index(String point) {
		return grid.index(Point.parse(point));
	}

	/** What lies on this point: {@code X}, {@code O}, or {@code .}. */
	public char lying(String point) {
		return stones[index(point)];
	}

	public long now() {
		return now;
	}

	public Grid grid() {
		return grid;
	}

	public SessionSettings settings() {
		return settings;
	}

	public GameSession session() {
		return session;
	}

	public GameState state() {
		return session.state();
	}

	/** Everything that was fed in. */
	public List<Input> inputs() {
		return List.copyOf(inputs);
	}

	/** Everything that came of it. */
	public List<GameEvent> events() {
		return List.copyOf(events);
	}

	/** The events of this kind. */
	public <E extends GameEvent> List<E> events(Class<E> kind) {
		return events.stream().filter(kind::isInstance).map(kind::cast).toList();
	}

	/** The only event of this kind. */
	public <E extends GameEvent> E event(Class<E> kind) {
		assertThat(events(kind)).as("events of this kind among %s", events).hasSize(1);
		return events(kind).get(0);
	}

	/** The record: {@code "X C3, O D4?, X pass"}; {@code ?} marks a turn as uncertain. */
	public String record() {
		return Said.record(state());
	}

	/** Every incident there was: {@code "stones-missing C3 D3"}. */
	public List<String> incidents() {
		return events(GameEvent.IncidentOpened.class).stream().map(opened -> Said.incident(opened.incident())).toList();
	}

	/** The incidents that are open now. */
	public List<String> openIncidents() {
		return state().openIncidents().stream().map(Said::incident).toList();
	}

	/** How the incidents that are closed were closed, in the order of closing. */
	public List<String> closed() {
		return events(GameEvent.IncidentResolved.class).stream().map(event -> event.id() + " " + Words.of(event.how()))
				.toList();
	}

	/** The last incident opened. */
	public Incident incident() {
		List<GameEvent.IncidentOpened> opened = events(GameEvent.IncidentOpened.class);
		return opened.get(opened.size() - 1).incident();
	}

	/** The points that are unsettled now. */
	public String unsettled() {
		return state().unsettled().stream().map(point -> point.point().toString()).collect(Collectors.joining(" "));
	}

	/** How the last game started: {@code "X to play, handicap 2, X C3 E5"}. */
	public String start() {
		GameEvent.GameStarted start = state().start();
		String handicap = start.handicap() > 0 ? ", handicap " + start.handicap() : "";
		return start.toPlay().symbol() + " to play" + handicap + points(", X ", start.setup().black())
				+ points(", O ", start.setup().white());
	}

	private static String points(String before, List<Point> points) {
		return points.isEmpty() ? "" : before + points.stream().map(Point::toString).collect(Collectors.joining(" "));
	}
}

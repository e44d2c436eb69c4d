package org.gobanbridge.app.desk;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongFunction;
import org.gobanbridge.app.store.NumberedEvent;
import org.gobanbridge.app.store.PolicyFiles;
import org.gobanbridge.core.board.Lever;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.SessionSettings;
import org.gobanbridge.core.incident.Ruling;
import org.gobanbridge.core.session.GameSession;
import org.gobanbridge.core.session.Obstacles;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;

/** A board in made-up time with a desk beside it: the real game logic, without a thread and a journal. */
final class DeskGame implements Desk {
	private static final long SETTLED = 1_600;

	private final GameSession session;
	private final CaseBook book;
	private final Grid grid;
	private final char[] stones;
	private long now;
	private long seq;

	DeskGame(int size, String black, String white) {
		this(size, black, white, "chinese-source");
	}

	DeskGame(int size, String black, String white, String policy) {
		grid = Grid.of(size);
		stones = new char[grid.pointCount()];
		Arrays.fill(stones, '.');
		GameDetails details = GameDetails.NONE.withPolicy(Optional.of(policy)).between(Optional.of(black),
				Optional.of(white));
		session = new GameSession(SessionSettings.of(grid).withDetails(details), PolicyFiles.POLICIES);
		book = new CaseBook(GameState.initial(grid));
		hold(1_000);
	}

	/** Stones are put down one after the other, {@code "X C3"} each. */
	DeskGame play(String... moves) {
		for (String move : moves) {
			stones[grid.index(Point.parse(move.substring(2)))] = move.charAt(0);
			hold(SETTLED);
		}
		return this;
	}

	/** The games to come have this time. */
	DeskGame time(String control) {
		accept(new Input.DetailsGiven(now, GameDetails.NONE.withTime(Optional.of(control))));
		return this;
	}

	/** Stones are put down, and nothing is read yet. */
	DeskGame lay(String... put) {
		for (String stone : put) {
			stones[grid.index(Point.parse(stone.substring(2)))] = stone.charAt(0);
		}
		return this;
	}

	/** Stones are taken off together. */
	DeskGame take(String... points) {
		for (String point : points) {
			stones[grid.index(Point.parse(point))] = '.';
		}
		return hold(SETTLED);
	}

	/** This side presses its lever. */
	DeskGame press(Lever lever) {
		accept(new Input.LeverPressed(now, now, lever));
		return this;
	}

	/** The board is read five times a second. */
	synchronized DeskGame hold(long millis) {
		long until = now + millis;
		while (now + 200 <= until) {
			now += 200;
			accept(new Input.Reading(now, now, Snapshot.parse(grid, new String(stones))));
		}
		now = until;
		return this;
	}

	private synchronized List<NumberedEvent> accept(Input input) {
		List<NumberedEvent> caused = new ArrayList<>();
		for (GameEvent event : session.accept(input)) {
			seq++;
			caused.add(new NumberedEvent(seq, event));
		}
		caused.forEach(book::take);
		return caused;
	}

	CaseFile file(int incident) {
		return now().find(incident).orElseThrow();
	}

	@Override
	public synchronized Moment now() {
		return new Moment(seq, session.state(), book.cases());
	}

	private synchronized CompletableFuture<Outcome> say(Optional<String> obstacle, LongFunction<Input> input) {
		return CompletableFuture.completedFuture(
				obstacle.map(Outcome::refused).orElseGet(() -> Outcome.done(accept(input.apply(now)))));
	}

	@Override
	public CompletableFuture<Outcome> rule(OptionalInt incident, Ruling ruling) {
		return say(Obstacles.ofRuling(incident, ruling, session.state(), PolicyFiles.POLICIES).map(ObstacleWords::of),
				t -> new Input.Ruled(t, incident, ruling));
	}

	@Override
	public CompletableFuture<Outcome> withdraw(Optional<String> by) {
		return say(Obstacles.ofWithdrawal(session.state()).map(ObstacleWords::of),
				t -> new Input.RulingWithdrawn(t, by));
	}

	@Override
	public CompletableFuture<Outcome> declare(Declaration word, Optional<Color> toPlay, Optional<String> by) {
		return say(Optional.empty(), t -> new Input.Declared(t, word, toPlay, by));
	}

	@Override
	public CompletableFuture<Outcome> askTime(Color color) {
		return say(Optional.empty(), t -> new Input.TimeAsked(t, color));
	}

	@Override
	public CompletableFuture<Outcome> seal(Color color, String cipher) {
		return say(Obstacles.ofSeal(color, session.state()).map(ObstacleWords::of),
				t -> new Input.MoveSealed(t, color, cipher));
	}

	@Override
	public CompletableFuture<Outcome> unseal(SealedPaper paper) {
		return say(Obstacles.ofUnseal(session.state()).map(ObstacleWords::of),
				t -> new Input.MoveUnsealed(t, paper.point(), paper.written()));
	}

	@Override
	public CompletableFuture<Outcome> agreeDead(List<Point> dead) {
		return say(Obstacles.ofDead(dead, session.state()).map(ObstacleWords::of),
				t -> new Input.DeadAgreed(t, dead));
	}
}

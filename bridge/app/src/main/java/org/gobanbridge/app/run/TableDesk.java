package org.gobanbridge.app.run;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.LongFunction;
import org.gobanbridge.app.desk.CaseBook;
import org.gobanbridge.app.desk.Desk;
import org.gobanbridge.app.desk.ObstacleWords;
import org.gobanbridge.app.desk.SealedPaper;
import org.gobanbridge.app.store.LastGame;
import org.gobanbridge.app.store.NumberedEvent;
import org.gobanbridge.app.store.PolicyFiles;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.incident.Ruling;
import org.gobanbridge.core.session.Obstacles;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;

/** The desk beside the table of a bridge: hears of everything, and speaks through the game thread. */
final class TableDesk implements Audience, Desk {
	private final CaseBook book;
	private volatile Moment now;
	private volatile Optional<GameLoop> loop = Optional.empty();

	/** @param lastSeq the number of the last event of this game */
	TableDesk(LastGame last, long lastSeq) {
		this.book = new CaseBook(last.before());
		last.events().forEach(book::take);
		this.now = new Moment(lastSeq, last.state(), book.cases());
	}

	/** From now on words go to this game; before, they are refused. */
	void speakTo(GameLoop game) {
		loop = Optional.of(game);
	}

	@Override
	public void hear(List<NumberedEvent> events, GameState state) {
		events.forEach(book::take);
		now = new Moment(events.isEmpty() ? now.seq() : events.getLast().seq(), state, book.cases());
	}

	@Override
	public Moment now() {
		return now;
	}

	@Override
	public CompletableFuture<Outcome> rule(OptionalInt incident, Ruling ruling) {
		return atOnce(ask(
				state -> Obstacles.ofRuling(incident, ruling, state, PolicyFiles.POLICIES).map(ObstacleWords::of),
				t -> new Input.Ruled(t, incident, ruling)));
	}

	@Override
	public CompletableFuture<Outcome> withdraw(Optional<String> by) {
		return atOnce(ask(state -> Obstacles.ofWithdrawal(state).map(ObstacleWords::of),
				t -> new Input.RulingWithdrawn(t, by)));
	}

	@Override
	public CompletableFuture<Outcome> declare(Declaration word, Optional<Color> toPlay, Optional<String> by) {
		return ask(state -> WordHelp.obstacle(word, state), t -> new Input.Declared(t, word, toPlay, by));
	}

	@Override
	public CompletableFuture<Outcome> agreeDead(List<Point> dead) {
		return ask(state -> Obstacles.ofDead(dead, state).map(ObstacleWords::of),
				t -> new Input.DeadAgreed(t, dead));
	}

	@Override
	public CompletableFuture<Outcome> askTime(Color color) {
		return ask(state -> state.clock().isPresent() ? Optional.empty() : Optional.of("this game has no clock"),
				t -> new Input.TimeAsked(t, color));
	}

	@Override
	public CompletableFuture<Outcome> seal(Color color, String cipher) {
		return ask(state -> Obstacles.ofSeal(color, state).map(ObstacleWords::of),
				t -> new Input.MoveSealed(t, color, cipher));
	}

	@Override
	public CompletableFuture<Outcome> unseal(SealedPaper paper) {
		return ask(
				state -> Obstacles.ofUnseal(state).map(ObstacleWords::of).or(() -> WordHelp.obstacleToOpening(state)),
				t -> new Input.MoveUnsealed(t, paper.point(), paper.written()));
	}

	/** What a referee rules does not wait for the board. */
	private static CompletableFuture<Outcome> atOnce(CompletableFuture<Outcome> said) {
		return said.thenApply(outcome -> outcome.refusal().isEmpty() && outcome.events().isEmpty()
				? Outcome.refused("nothing came of it: the game takes no such word as it stands")
				: outcome);
	}

	private CompletableFuture<Outcome> ask(Function<GameState, Optional<String>> obstacle, LongFunction<Input> input) {
		return loop.map(game -> game.ask(obstacle, input))
				.orElseGet(() -> CompletableFuture.completedFuture(Outcome.refused("the bridge is only starting")));
	}
}

package org.gobanbridge.core.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.table.RandomGame;
import org.gobanbridge.core.table.Table;
import org.gobanbridge.core.table.TablePolicies;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.history.Game;

/** Random legal games, shown as people play them, are recorded exactly; again and again, and over restarts. */
class RandomGamesTest {

	/** Plays a game with captured stones taken off one by one in any order, at readings of this rate. */
	private static Table played(long seed, int size, int moves, double hz) {
		Random random = new Random(seed);
		Table table = Table.of(size).hz(hz).hold(Math.round(8000 / hz));
		long settle = Math.max(600, Math.round(6000 / hz));
		for (Game game : RandomGame.moments(random, size, moves)) {
			if (game.lastMove().isPresent()) {
				table.put(game.lastMove().get().toString().replace("BLACK", "X").replace("WHITE", "O"));
				List<Point> captured = new ArrayList<>(game.lastCaptured().points());
				Collections.shuffle(captured, random);
				table.hold(random.nextInt(3) * settle / 2);
				for (Point point : captured) {
					table.lift(point.toString()).hold(random.nextInt(700));
				}
				table.hold(settle + random.nextInt(1500));
			}
		}
		return table;
	}

	@Property(tries = 40)
	void theRecordIsExact(@ForAll long seed, @ForAll @IntRange(min = 5, max = 9) int size,
			@ForAll @IntRange(min = 4, max = 20) int hz) {
		Table table = played(seed, size, size * size + 20, hz);
		List<Game> truth = RandomGame.moments(new Random(seed), size, size * size + 20);
		Game last = truth.get(truth.size() - 1);
		assertThat(table.record()).isEqualTo(RandomGame.record(last.moves()));
		assertThat(table.state().position()).isEqualTo(last.position());
		assertThat(table.state().game().capturedBy(Color.BLACK)).isEqualTo(last.capturedBy(Color.BLACK));
		assertThat(table.state().game().capturedBy(Color.WHITE)).isEqualTo(last.capturedBy(Color.WHITE));
		assertThat(table.incidents()).isEmpty();
		assertThat(table.unsettled()).isEmpty();
	}

	@Property(tries = 10)
	void theSameInputsGiveTheSameEvents(@ForAll long seed) {
		Table table = played(seed, 6, 50, 5);
		GameSession again = new GameSession(table.settings(), TablePolicies.ALL);
		List<GameEvent> events = new ArrayList<>();
		table.inputs().forEach(input -> events.addAll(again.accept(input)));
		assertThat(events).isEqualTo(table.events());
	}

	@Property(tries = 3)
	void aRestartAtAnyMomentChangesNoMove(@ForAll long seed) {
		Table table = played(seed, 5, 24, 5);
		List<Game> game = RandomGame.moments(new Random(seed), 5, 24);
		List<Move> truth = moves(table.state());
		List<Input> inputs = table.inputs();
		for (int at = 1; at < inputs.size(); at++) {
			List<GameEvent> events = new ArrayList<>();
			GameSession before = new GameSession(table.settings(), TablePolicies.ALL);
			inputs.subList(0, at).forEach(input -> events.addAll(before.accept(input)));
			GameSession after = new GameSession(table.settings(), TablePolicies.ALL, events);
			int recorded = after.state().moves().size();
			if (IntStream.of(recorded + 1, recorded + 2).anyMatch(number -> goesWhereOneWasJustTaken(game, number))) {
				continue;
			}
			after.accept(new Input.Restarted(inputs.get(at - 1).t()));
			inputs.subList(at, inputs.size()).forEach(after::accept);
			after.accept(new Input.Tick(table.now() + 60_000));
			boolean enough = inputs.size() - at > 8;
			assertThat(moves(after.state())).as("restarted after input %s of %s", at, inputs.size())
					.isEqualTo(enough ? truth : truth.subList(0, after.state().moves().size()));
			assertThat(after.state().incidentCount()).as("restarted after input %s", at).isZero();
		}
	}

	/** After a restart such a stone cannot be told from the captured one, still lying there. */
	private static boolean goesWhereOneWasJustTaken(List<Game> game, int number) {
		return number < game.size() && game.get(number).lastMove().orElseThrow() instanceof Move.Play play
				&& game.get(number - 1).lastCaptured().points().contains(play.point());
	}

	private static List<Move> moves(GameState state) {
		return state.moves().stream().map(RecordedMove::move).toList();
	}
}

package org.gobanbridge.core.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.gobanbridge.core.board.Lever;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.table.Details;
import org.gobanbridge.core.table.Table;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.history.Game;

/** Whatever people do to the board, the session keeps its head: nothing thrown, nothing illegal recorded, nothing slow. */
class DisorderTest {
	private static final long SLOWEST_MILLIS = 10_000;

	private final Random random = new Random();

	@Property(tries = 50)
	void noDisorderConfusesTheRecord(@ForAll long seed, @ForAll @IntRange(min = 2, max = 9) int size,
			@ForAll boolean club) {
		random.setSeed(seed);
		Table table = Table.of(size, Details.policy(club ? "club" : "chinese-source")).hold(1000);
		for (int n = 0; n < 60; n++) {
			change(table, size);
			long began = System.nanoTime();
			table.hold(random.nextInt(4) * 600L);
			assertThat((System.nanoTime() - began) / 1_000_000).as("time to look").isLessThan(SLOWEST_MILLIS);
			assertThatTheRecordIsLegal(table);
		}
	}

	@Property(tries = 4)
	void noDisorderOnABigBoardTakesLong(@ForAll long seed) {
		random.setSeed(seed);
		Table table = Table.of(19).hold(1000);
		for (int n = 0; n < 60; n++) {
			for (int stones = random.nextInt(8); stones >= 0; stones--) {
				change(table, 19);
			}
			long began = System.nanoTime();
			table.hold(random.nextInt(4) * 800L);
			assertThat((System.nanoTime() - began) / 1_000_000).as("time to look").isLessThan(SLOWEST_MILLIS);
			assertThatTheRecordIsLegal(table);
		}
	}

	@Property(tries = 60)
	void whateverHappenedTheBoardCanBePutRight(@ForAll long seed, @ForAll @IntRange(min = 5, max = 9) int size) {
		random.setSeed(seed);
		Table table = Table.of(size).hold(1000).play("X C3", "O D4", "X B2", "O D2", "X A4", "O E5");
		for (int n = 0; n < 8; n++) {
			disturb(table, size);
			table.hold(random.nextInt(6) * 600L);
		}
		table.uncover();
		for (int n = 0; n < 4; n++) {
			table.show(table.state().position()).hold(8000);
		}
		assertThat(table.state().phase()).isEqualTo(Phase.PLAYING);
		assertThat(table.state().openIncidents()).as("waiting for a ruling alone")
				.allMatch(incident -> incident.remedy().isEmpty());
		assertThat(table.unsettled()).isEmpty();
		assertThat(table.state().uncleared()).isEmpty();
	}

	private void change(Table table, int size) {
		switch (random.nextInt(40)) {
			case 0 -> table.declare(Declaration.values()[random.nextInt(Declaration.values().length)]);
			case 1 -> table.press(Lever.values()[random.nextInt(Lever.values().length)]);
			case 2 -> table.gap(random.nextInt(6000));
			case 3 -> table.restart();
			case 4 -> table.show(".".repeat(size * size));
			case 5 -> table.coverAll();
			case 6, 7, 8, 9, 10 -> table.uncover();
			default -> disturb(table, size);
		}
	}

	private void disturb(Table table, int size) {
		String point = table.grid().point(random.nextInt(size * size)).toString();
		String other = table.grid().point(random.nextInt(size * size)).toString();
		switch (random.nextInt(10)) {
			case 0, 1, 2, 3 -> table.put((random.nextBoolean() ? "X " : "O ") + point);
			case 4 -> table.put("# " + point);
			case 5, 6 -> table.lift(point);
			case 7 -> table.move(point, other);
			case 8 -> table.cover(point, other);
			default -> table.put(table.state().game().toPlay().symbol() + " " + point);
		}
	}

	/** The record, played by the rules from the start, but for stones that are marked irregular, leads to the position. */
	private static void assertThatTheRecordIsLegal(Table table) {
		GameState state = table.state();
		if (!table.events(GameEvent.Edited.class).isEmpty()) {
			return;
		}
		Game game = state.gameAfter(0);
		for (RecordedMove move : state.moves()) {
			if (move.irregular().isPresent()) {
				game = state.gameAfter(move.number());
				continue;
			}
			assertThat(game.illegality(move.move())).as("%s in %s", move, table.events()).isEmpty();
			game = game.play(move.move());
			assertThat(move.captured()).isEqualTo(game.lastCaptured().points());
		}
		Position position = state.position();
		assertThat(game.position()).isEqualTo(position);
		assertThat(game.toPlay()).isEqualTo(state.game().toPlay());
	}
}

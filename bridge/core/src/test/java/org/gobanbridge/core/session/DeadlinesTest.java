package org.gobanbridge.core.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalLong;
import org.gobanbridge.core.board.Lever;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameEvent.GameEnded;
import org.gobanbridge.core.game.GameEvent.IncidentOpened;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.table.Table;
import org.gobanbridge.rules.Color;
import org.junit.jupiter.api.Test;

/** What happens by itself happens at its own time, whenever the session is told what time it is. */
class DeadlinesTest {

	private static Table lifted() {
		Table table = Table.of(5).hold(1000).play("X C3", "O B2");
		return table.lift("B2").hold(1400);
	}

	@Test
	void nothingIsDueOnAQuietBoard() {
		assertThat(Table.of(5).hold(1000).play("X C3").session().nextDeadline()).isEmpty();
	}

	@Test
	void nothingIsDueOnAnEmptyBoardUntilWhatIsComingIsReadAgain() {
		Table table = Table.of(5).hold(1000).put("X C3").read(2).gap(10_000).tick();
		assertThat(table.session().nextDeadline()).isEmpty();
	}

	@Test
	void aDeadlineIsAlwaysAhead() {
		Table table = lifted();
		for (int n = 0; n < 40; n++) {
			table.hold(200);
			long now = table.now();
			table.session().nextDeadline().ifPresent(at -> assertThat(at).isGreaterThan(now));
		}
	}

	@Test
	void anIncidentCarriesTheTimeAtWhichItWasDue() {
		Table table = Table.of(5).hz(1).hold(8000).play("X C3").hold(8000).put("O B2").hold(8000);
		table.lift("B2").read(1);
		long gone = table.now();
		table.hold(12_000);
		assertThat(table.event(IncidentOpened.class).t()).isEqualTo(gone + 5000);
	}

	@Test
	void aDeadlineComesAfterALineOfTheSameTime() {
		Table table = Table.of(5).hold(1000).play("X C3").gap(5000).declare(Declaration.WHITE_RESIGNS);
		long due = table.session().nextDeadline().orElseThrow();
		GameSession session = table.session();
		assertThat(session.accept(new Input.RefereeCalled(due, Color.BLACK)))
				.first().isInstanceOf(GameEvent.Called.class);
	}

	@Test
	void nothingHappensAfterTheLastLine() {
		Table table = lifted();
		assertThat(table.incidents()).isEmpty();
		assertThat(table.session().nextDeadline()).isPresent();
		table.end();
		assertThat(table.incidents()).isEmpty();
	}

	@Test
	void theEndOfTheLogLetsEarlierDeadlinesHappen() {
		Table table = Table.of(5).hold(1000).play("X C3").gap(5000).declare(Declaration.WHITE_RESIGNS);
		long said = table.now();
		table.gap(60_000).end();
		assertThat(table.event(GameEnded.class).t()).isEqualTo(said + 15_000);
	}

	@Test
	void ticksHoweverManyChangeNothing() {
		Table without = script(false);
		Table with = script(true);
		assertThat(with.events()).isEqualTo(without.events());
		assertThat(without.events()).isNotEmpty();
	}

	/** A game with something of everything that waits; with ticks at odd moments, or without. */
	private static Table script(boolean ticks) {
		Table table = Table.of(7).hold(1000);
		List<Runnable> doings = List.of(() -> table.put("X C3"), () -> table.put("O E5"),
				() -> table.press(Lever.BLACK),
				() -> table.put("X E3"), () -> table.lift("E3"), () -> table.put("X E3"),
				() -> table.press(Lever.WHITE),
				() -> table.lift("C3"), () -> table.cover("D4", "C4"), () -> table.put("X C3"), table::uncover,
				() -> table.put("O A1", "O A2"), () -> table.lift("A1", "A2"),
				() -> table.declare(Declaration.BLACK_PASSES),
				() -> table.declare(Declaration.WHITE_RESIGNS), () -> table.lift("C3", "E5", "E3"),
				() -> table.hold(1));
		for (Runnable doing : doings) {
			doing.run();
			for (int n = 0; n < 11; n++) {
				table.hold(330);
				if (ticks) {
					table.tick();
				}
			}
		}
		return table;
	}

	@Test
	void aTickIsWhatADeadlineNeedsAndItsTimeDoesNotMatter() {
		List<GameEvent> soon = ended(1);
		List<GameEvent> late = ended(600_000);
		assertThat(soon).isEqualTo(late).hasSize(2);
	}

	private static List<GameEvent> ended(long after) {
		Table table = Table.of(5).hold(1000).play("X C3").gap(5000).declare(Declaration.WHITE_RESIGNS);
		OptionalLong due = table.session().nextDeadline();
		return table.session().accept(new Input.Tick(due.orElseThrow() + after));
	}
}

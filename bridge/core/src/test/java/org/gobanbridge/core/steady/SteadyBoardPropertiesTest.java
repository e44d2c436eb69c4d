package org.gobanbridge.core.steady;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.core.game.Timing;
import org.gobanbridge.rules.Grid;

/** What holds for every sequence of readings. */
class SteadyBoardPropertiesTest {
	private static final Grid GRID = Grid.of(2);

	private static Snapshot all(char symbol) {
		return Snapshot.parse(GRID, String.valueOf(symbol).repeat(4));
	}

	private static SteadyBoard sureOf(char symbol, int every) {
		SteadyBoard board = new SteadyBoard(GRID);
		for (int n = -100; n < 0; n++) {
			board.take((long) n * every, all(symbol), Timing.USUAL.steady());
		}
		return board;
	}

	@Property
	void wrongReadingsThatStandAloneNeverPass(@ForAll("truth") char truth, @ForAll("alone") String readings,
			@ForAll @IntRange(min = 10, max = 400) int every) {
		SteadyBoard board = sureOf(truth, every);
		for (int n = 0; n < readings.length(); n++) {
			char shown = readings.charAt(n) == '=' ? truth : readings.charAt(n);
			board.take((long) n * every, all(shown), Timing.USUAL.steady());
			assertThat(board.at(0).symbol()).isEqualTo(truth);
		}
	}

	@Provide
	Arbitrary<Character> truth() {
		return Arbitraries.of('.', 'X', 'O');
	}

	/** Each wrong reading has a right one, or two, on both sides. */
	@Provide
	Arbitrary<String> alone() {
		return Arbitraries.of("=", "==", "?=", "=X=", "=O=", "=.=", "=#=", "=X=?O=", "=O?=").list().ofMaxSize(60)
				.map(parts -> String.join("", parts));
	}

	@Property
	void whatIsSureWasReadFiveTimesAmongTheLastSixOfItsReadingsOrBefore(@ForAll long seed) {
		Random random = new Random(seed);
		SteadyBoard board = sureOf('.', 200);
		StringBuilder read = new StringBuilder("......");
		char sure = '.';
		for (int n = 0; n < 200; n++) {
			char shown = random.nextInt(3) > 0 ? ".XO".charAt(n / 17 % 3) : ".XO?".charAt(random.nextInt(4));
			board.take(n * 200L, all(shown), Timing.USUAL.steady());
			if (shown != '?') {
				read.append(shown);
			}
			char now = board.at(0).symbol();
			if (now != sure) {
				String last = read.substring(read.length() - 6);
				assertThat(last.chars().filter(c -> c == now).count()).as("%s in %s", now, last)
						.isGreaterThanOrEqualTo(5);
				sure = now;
			}
		}
	}

	@Property
	void aPointUnderAHandNeverChanges(@ForAll("hidden") List<Character> others) {
		SteadyBoard board = sureOf('X', 200);
		for (int n = 0; n < others.size(); n++) {
			board.take(n * 200L, Snapshot.parse(GRID, "?" + String.valueOf(others.get(n)).repeat(3)),
					Timing.USUAL.steady());
			assertThat(board.at(0)).isEqualTo(PointState.BLACK);
		}
	}

	@Provide
	Arbitrary<List<Character>> hidden() {
		return Arbitraries.of('.', 'X', 'O', '#', '?').list().ofMaxSize(60);
	}
}

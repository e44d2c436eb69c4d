package org.gobanbridge.core.steady;

import static org.assertj.core.api.Assertions.assertThat;

import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.core.game.Timing;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.junit.jupiter.api.Test;

/** Between which moments a stone can have come, and what single readings say of it; one row of three points is read. */
class SightingsTest {
	private static final Grid GRID = Grid.of(3);
	private static final long EVERY = 200;

	private final SteadyBoard board = new SteadyBoard(GRID);
	private long at;

	private void read(String... rows) {
		for (String row : rows) {
			at += EVERY;
			board.take(at, Snapshot.parse(GRID, row + "......"), Timing.USUAL.steady());
		}
	}

	private void empty() {
		read("...", "...", "...", "...", "...");
	}

	/** A stone of this colour came to the first point, was read twice at least, the first time right then, and went. */
	private void assertPassedAfter(long lastReadingWithoutIt, Color color) {
		assertThat(board.hasPassed(color, 0)).isTrue();
		assertThat(board.hasPassed(color.opponent(), 0)).isFalse();
		assertThat(board.passedEarliest(0)).isEqualTo(lastReadingWithoutIt - EVERY);
		assertThat(board.passedLatest(0)).isEqualTo(lastReadingWithoutIt + 2 * EVERY);
	}

	@Test
	void aSingleReadingBeforeAHandCameIsAGlimpseButProvesNothing() {
		empty();
		read("X..");
		long glimpsed = at;
		read("?..", "?..", "?..", "?..", "?..", "?..", "X..");
		long revealed = at;
		read("X..", "X..", "X..");
		assertThat(board.at(0).symbol()).isEqualTo('X');
		assertThat(board.glimpsed(0)).isEqualTo(glimpsed);
		assertThat(board.notYet(0)).as("the last reading without it").isEqualTo(glimpsed - EVERY);
		assertThat(board.earliest(0)).as("the reading before that").isEqualTo(glimpsed - 2 * EVERY);
		assertThat(board.latest(0)).as("the second reading of it").isEqualTo(revealed);
	}

	@Test
	void aPointUnderAHandWasLastReadWithoutItsStoneBeforeTheHandCame() {
		empty();
		long last = at;
		read("?..", "?..", "?..", "X..", "X..", "X..", "X..", "X..");
		assertThat(board.notYet(0)).isEqualTo(last);
		assertThat(board.glimpsed(0)).isEqualTo(last + 4 * EVERY);
	}

	@Test
	void aStoneThatSurelyCameAndWentAgainIsRememberedWithItsTimes() {
		empty();
		long before = at;
		read("X..", "X..", "X..", "X..", "X..", "...", "...", "...", "...", "...");
		assertThat(board.at(0).symbol()).isEqualTo('.');
		assertPassedAfter(before, Color.BLACK);
		assertThat(board.hasPassed(Color.BLACK, 1)).isFalse();
		assertThat(board.cameBack(0)).as("when it was there").isEqualTo(before + EVERY);
	}

	@Test
	void aStoneReadTwiceThatWentAgainIsRememberedWithItsTimes() {
		empty();
		long before = at;
		read("O..", "O..", "...", "...");
		assertPassedAfter(before, Color.WHITE);
	}

	@Test
	void aChangeGivenUpAndBegunAgainKeepsWhenItCanHaveComeAtTheEarliest() {
		empty();
		long before = at;
		read("X..", "X..", "X..", "...", "...", "X..", "X..", "X..", "X..", "X..");
		assertThat(board.at(0).symbol()).isEqualTo('X');
		assertThat(board.earliest(0)).isEqualTo(before - EVERY);
		assertThat(board.notYet(0)).isEqualTo(before);
		assertThat(board.seen(0)).isEqualTo(before + 6 * EVERY);
	}

	/** As likely there since its first reading, its second one or after the hand. */
	@Test
	void aPointReadAsEmptyAgainAndAgainMayHaveGotItsStoneAtTheLastMomentThatIsAsLikely() {
		empty();
		long before = at;
		read("O..", "...", "O..", "?..", "...", "?..", "O..");
		long last = at;
		read("O..", "O..", "O..", "O..");
		assertThat(board.at(0).symbol()).isEqualTo('O');
		assertThat(board.earliest(0)).isEqualTo(before - EVERY);
		assertThat(board.latest(0)).isEqualTo(last);
	}

	@Test
	void aWrongReadingBeforeTheHandAndOneAfterItDoNotProveThatTheStoneWasThereBefore() {
		empty();
		read("O..", "?..", "?..", "?..", "O..");
		long revealed = at;
		read("O..", "...", "O..", "O..", "O..");
		assertThat(board.at(0).symbol()).isEqualTo('O');
		assertThat(board.latest(0)).isEqualTo(revealed);
	}

	@Test
	void aStoneReadFourTimesBeforeTheBoardWasUnreadWasThereThoughTheReadingsAroundThatGapAreWrong() {
		empty();
		long before = at;
		read("X..", "X..", "X..", "X..", "...");
		at += 8000;
		read("...", "X..", "X..", "X..", "X..", "X..");
		assertThat(board.at(0).symbol()).isEqualTo('X');
		assertThat(board.earliest(0)).isEqualTo(before - EVERY);
		assertThat(board.latest(0)).isEqualTo(before + EVERY);
	}

	@Test
	void aChangeGivenUpLongAgoSaysNothingOfTheNextOne() {
		empty();
		read("X..", "X..", "X..", "...", "...", "...", "...", "...", "...");
		long last = at;
		read("X..", "X..", "X..", "X..", "X..");
		assertThat(board.earliest(0)).isEqualTo(last - EVERY);
		assertThat(board.notYet(0)).isEqualTo(last);
	}
}

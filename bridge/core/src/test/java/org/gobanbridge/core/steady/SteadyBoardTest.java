package org.gobanbridge.core.steady;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalLong;
import org.gobanbridge.core.board.Hand;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.core.board.StoneBetween;
import org.gobanbridge.core.game.Timing;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What lies there is believed when most readings say so, for long enough, and with its times. */
class SteadyBoardTest {
	/** One row of three points, the others of a 3x3 board stay empty: {@code "X.?"}. */
	private static final Grid GRID = Grid.of(3);

	private final SteadyBoard board = new SteadyBoard(GRID);
	private long at;
	private long every = 200;

	private static Snapshot row(String row) {
		return Snapshot.parse(GRID, row + "......");
	}

	private void read(String... rows) {
		for (String row : rows) {
			at += every;
			board.take(at, row(row), Timing.USUAL.steady());
		}
	}

	private void empty() {
		read("...", "...", "...", "...", "...", "...");
	}

	private String shown() {
		StringBuilder shown = new StringBuilder();
		for (int i = 0; i < 3; i++) {
			shown.append(board.at(i).symbol());
		}
		return shown.toString();
	}

	@Test
	void nothingIsSureBeforeTheFifthReading() {
		read("X..", "X..", "X..", "X..");
		assertThat(shown()).isEqualTo("???");
		read("X..");
		assertThat(shown()).isEqualTo("X..");
	}

	@ParameterizedTest
	@CsvSource({"5, 5", "10, 5", "20, 9", "50, 21"})
	void aStoneIsSureWhenFiveReadingsAgreeAndFourHundredMillisecondsHavePassed(int hz, int readings) {
		every = 1000 / hz;
		for (int n = 0; n < 30; n++) {
			read("...");
		}
		for (int n = 1; n < readings; n++) {
			read("X..");
			assertThat(shown()).as("after %s readings", n).isEqualTo("...");
		}
		read("X..");
		assertThat(shown()).isEqualTo("X..");
	}

	@Test
	void oneOfSixReadingsMayBeWrong() {
		empty();
		read("X..", "X..", "...", "X..", "X..");
		assertThat(shown()).isEqualTo("...");
		read("X..");
		assertThat(shown()).isEqualTo("X..");
	}

	@Test
	void twoOfSixMayNot() {
		empty();
		read("X..", "...", "X..", "X..", "O..", "X..", "X..");
		assertThat(shown()).isEqualTo("...");
		read("X..", "X..");
		assertThat(shown()).isEqualTo("X..");
	}

	@Test
	void aStoneThatIsExchangedIsSureAfterFiveReadingsOfTheOtherOne() {
		empty();
		read("X..", "X..", "X..", "X..", "X..", "...", "...", "...");
		read("O..", "O..", "O..", "O..");
		assertThat(shown()).isEqualTo("X..");
		read("O..");
		assertThat(shown()).isEqualTo("O..");
		assertThat(board.seen(0)).isEqualTo(at - 4 * every);
	}

	@Test
	void aHiddenPointKeepsWhatWasSure() {
		empty();
		read("X..", "X..", "X..", "X..", "X..");
		for (int n = 0; n < 50; n++) {
			read("???");
		}
		assertThat(shown()).isEqualTo("X..");
		assertThat(board.hidden().points()).containsExactly(Point.parse("A3"), Point.parse("B3"), Point.parse("C3"));
	}

	@Test
	void readingsUnderAHandAreNotCountedButInterruptNothing() {
		empty();
		read("X..", "X..", "?..", "?..", "X..", "?..", "X..");
		assertThat(shown()).isEqualTo("...");
		read("X..");
		assertThat(shown()).isEqualTo("X..");
		assertThat(board.seen(0)).isEqualTo(at - 7 * every);
	}

	@Test
	void aLostReadingDelaysNothing() {
		empty();
		read("X..", "X..");
		at += 2 * every;
		read("X..", "X..", "X..");
		assertThat(shown()).isEqualTo("X..");
	}

	@Test
	void aReadingOfTheSameMomentOrOfAnEarlierOneIsIgnored() {
		empty();
		for (int n = 0; n < 20; n++) {
			board.take(at, row("X.."), Timing.USUAL.steady());
			board.take(at - 100, row("X.."), Timing.USUAL.steady());
		}
		read("...", "...");
		assertThat(shown()).isEqualTo("...");
		assertThat(board.changing().isAny()).isFalse();
		assertThat(board.lastRead(0)).isEqualTo(at);
	}

	@Test
	void aBoardThatHasCheckedItselfIsBelievedAtItsSecondReading() {
		for (int n = 0; n < 2; n++) {
			board.take(100 * n, row("..."), Timing.USUAL.checked());
		}
		board.take(300, row(".O."), Timing.USUAL.checked());
		assertThat(shown()).isEqualTo("...");
		board.take(400, row(".O."), Timing.USUAL.checked());
		assertThat(shown()).isEqualTo(".O.");
	}

	@Test
	void theStoneForWhichTheLeverWasPressedIsBelievedAtItsSecondReading() {
		empty();
		read("X..");
		board.pressed(Color.BLACK, at + 1, Timing.USUAL.checked());
		read("X..");
		assertThat(shown()).isEqualTo("X..");
	}

	@Test
	void theLeverVouchesForNoStoneOfTheOtherSideAndForNoLaterOne() {
		empty();
		read("O..");
		board.pressed(Color.BLACK, at + 1, Timing.USUAL.checked());
		read("OX.", "OX.");
		assertThat(shown()).isEqualTo("...");
		read("OX.", "OX.");
		assertThat(shown()).isEqualTo("O..");
	}

	@Test
	void theLeverVouchesForNoOtherStoneOnceItsOwnIsBelieved() {
		empty();
		read("X..", "X..", "X..");
		board.pressed(Color.BLACK, at + 1, Timing.USUAL.checked());
		read("X..");
		assertThat(shown()).isEqualTo("X..");
		read("XX.", "XX.");
		assertThat(shown()).isEqualTo("X..");
		Color other = Color.WHITE;
		board.pressed(other, at + 1, Timing.USUAL.checked());
		read("O..", "O..");
		assertThat(shown()).as("where a stone lies no other comes").isEqualTo("X..");
	}

	@Test
	void ofTwoStonesReadAsOftenTheLeverVouchesForNeither() {
		empty();
		read("XX.");
		board.pressed(Color.BLACK, at + 1, Timing.USUAL.checked());
		read("XX.");
		assertThat(shown()).isEqualTo("...");
	}

	@Test
	void aPointMisreadBeforeTheStoneCameIsNotTakenForItThoughItWasReadOnceMoreOften() {
		empty();
		read("X..", "...", "XX.");
		board.pressed(Color.BLACK, at + 1, Timing.USUAL.checked());
		read("XX.", ".X.", ".X.", ".X.", ".X.");
		assertThat(shown()).isEqualTo(".X.");
	}

	@Test
	void whereOtherPointsAreMisreadAStoneIsReadOnceMoreThoughTheLeverVouchesForIt() {
		empty();
		read("X.O");
		board.pressed(Color.BLACK, at + 1, Timing.USUAL.checked());
		read("X..");
		assertThat(shown()).isEqualTo("...");
		read("X..");
		assertThat(shown()).isEqualTo("X..");
		board.pressed(Color.WHITE, at + 2 * every, Timing.USUAL.checked());
		read("XOX", "X.X", "XO.");
		assertThat(shown()).as("two of three").isEqualTo("X..");
		read("XOX");
		assertThat(shown()).as("three of four").isEqualTo("XO.");
	}

	@Test
	void whileAHandMayHideTheStoneTheLeverVouchesForNoOther() {
		empty();
		read("X.?");
		board.pressed(Color.BLACK, at + 1, Timing.USUAL.checked());
		read("X.?");
		assertThat(shown()).isEqualTo("...");
	}

	@Test
	void aLeverThatIsReleasedVouchesForNothing() {
		empty();
		read("X..");
		board.pressed(Color.BLACK, at + 1, Timing.USUAL.checked());
		board.released();
		read("X..");
		assertThat(shown()).isEqualTo("...");
	}

	@Test
	void aStoneHasTheTimesBetweenWhichItMustHaveCome() {
		empty();
		read("X..", "X..", "X..", "X..", "X..");
		assertThat(board.seen(0)).isEqualTo(7 * every);
		assertThat(board.earliest(0)).as("the reading before the last one without it").isEqualTo(5 * every);
		assertThat(board.latest(0)).as("the second reading of it").isEqualTo(8 * every);
		assertThat(board.covered(0)).isEmpty();
	}

	@Test
	void aStoneFromUnderAHandMayHaveComeSinceThePointWasLastRead() {
		empty();
		read("?..", "?..", "?..", "?..", "?..", "X..", "X..", "X..", "X..", "X..");
		assertThat(shown()).isEqualTo("X..");
		assertThat(board.covered(0)).isEqualTo(OptionalLong.of(7 * every));
		assertThat(board.earliest(0)).isEqualTo(6 * every);
		assertThat(board.seen(0)).isEqualTo(12 * every);
	}

	@Test
	void aWrongReadingLongBeforeIsNotTheFirstOfAStone() {
		empty();
		read("X..");
		read("?..", "?..", "?..", "?..", "?..", "?..", "?..", "?..");
		read("X..", "X..", "X..", "X..");
		assertThat(shown()).isEqualTo("X..");
		assertThat(board.seen(0)).isEqualTo(16 * every);
	}

	@Test
	void aStoneOfUnknownColourIsAStone() {
		empty();
		read("#..", "#..", "#..", "#..", "#..");
		assertThat(shown()).isEqualTo("#..");
		assertThat(board.mayShow(Color.BLACK, 0)).isTrue();
		assertThat(board.mayShow(Color.WHITE, 0)).isTrue();
		assertThat(board.mayShow(Color.WHITE, 1)).isFalse();
	}

	@Test
	void theColourMayBeToldLaterAndTheStoneKeepsItsTime() {
		empty();
		read("#..", "#..", "#..", "#..", "#..");
		long seen = board.seen(0);
		read("O..", "O..", "O..", "O..", "O..");
		assertThat(shown()).isEqualTo("O..");
		assertThat(board.seen(0)).isEqualTo(seen);
	}

	@Test
	void aStoneWhoseColourIsForgottenKeepsIt() {
		empty();
		read("X..", "X..", "X..", "X..", "X..");
		read("#..", "#..", "#..", "#..", "#..", "#..");
		assertThat(shown()).isEqualTo("X..");
		assertThat(board.changing().isAny()).isFalse();
	}

	@Test
	void oneReadingTellsNoColour() {
		empty();
		read("#..", "#..", "X..", "#..", "X..");
		assertThat(shown()).isEqualTo("#..");
		read("X..", "X..", "#..", "X..", "X..");
		assertThat(shown()).isEqualTo("#..");
		read("X..");
		assertThat(shown()).isEqualTo("X..");
	}

	@Test
	void readingsWithoutColourDoNotSpeakForAWrongColourAmongThem() {
		empty();
		read("X..", "#..", "#..", "#..", "#..", "#..", "#..", "#..");
		assertThat(shown()).isEqualTo("#..");
		read("X..", "#..", "#..", "#..", "#..", "#..", "#..", "#..");
		assertThat(shown()).isEqualTo("#..");
		read("O..", "#..", "O..", "O..", "#..", "O..", "#..", "O..", "O..");
		assertThat(shown()).isEqualTo("O..");
	}

	@Test
	void aStoneBetweenTwoPointsIsOnNeither() {
		empty();
		Snapshot plain = row("XX.");
		Snapshot between = new Snapshot(plain.black(), plain.white(), plain.colorless(), plain.unknown(), Hand.NONE,
				List.of(), List.of(new StoneBetween(Point.parse("A3"), Point.parse("B3"), Color.BLACK)),
				plain.confidence());
		for (int n = 0; n < 20; n++) {
			at += every;
			board.take(at, between, Timing.USUAL.steady());
		}
		assertThat(shown()).isEqualTo("...");
		assertThat(board.hidden().points()).containsExactly(Point.parse("A3"), Point.parse("B3"));
		read(".X.", ".X.", ".X.", ".X.", ".X.");
		assertThat(shown()).isEqualTo(".X.");
	}

	@Test
	void aStoneMisreadSoOftenThatItWasNeverSureHasPassed() {
		empty();
		read("X..", "X..", "O..", "X..", "O..", "X..", "X..", "X..", "...", "X..", "...", "...");
		assertThat(board.hasPassed(Color.BLACK, 0)).isTrue();
		assertThat(board.hasSurelyPassed(0, 1)).isFalse();
		read("O..", "...", "O..", "...", "...");
		assertThat(board.hasPassed(Color.WHITE, 0)).isFalse();
	}

	@Test
	void howLongAStoneThatIsGoneSurelyLayThereIsKnown() {
		empty();
		read("X..", "X..", "X..", "X..", "X..", "X..", "X..", "...", "...", "...", "...", "...");
		assertThat(board.hasSurelyPassed(0, 7 * every)).isTrue();
		assertThat(board.hasSurelyPassed(0, 7 * every + 1)).isFalse();
	}

	@Test
	void aStoneReadInFourOfSixReadingsSeemsToComeThoughTheLastDoesNotShowIt() {
		empty();
		read("X..", "X..", "X..", "...", "X..", "...");
		assertThat(board.changing().points().points()).containsExactly(Point.parse("A3"));
		read("...");
		assertThat(board.changing().points().isEmpty()).isTrue();
	}

	@Test
	void aStoneTakenAwayForAMomentWasAway() {
		empty();
		read("X..", "X..", "X..", "X..", "X..");
		assertThat(board.cameBack(0)).isEqualTo(Long.MIN_VALUE);
		read("...", "...", "X..", "X..", "X..");
		assertThat(shown()).isEqualTo("X..");
		assertThat(board.cameBack(0)).isGreaterThan(11 * every);
	}

	@Test
	void aPointSeemsToChangeWhenReadingsSayItHasChangedButNotAlikeToWhat() {
		empty();
		read("O..", "O..", "...", "X..", "O..");
		assertThat(board.changing().points().points()).containsExactly(Point.parse("A3"));
	}

	@Test
	void aChangeGivenUpThatWasMoreThanAStrayReadingSeemsToGoOnWhenItIsReadAgain() {
		empty();
		read("X..", "X..", "X..", "O..", "...");
		assertThat(board.changing().points().isEmpty()).isTrue();
		assertThat(board.mayBeginAgainUntil()).isEqualTo(11 * every + 500);
		read("X..");
		assertThat(board.changing().points().points()).containsExactly(Point.parse("A3"));
	}

	@Test
	void aStrayReadingDoesNotSeemToGoOnWhenItIsReadAgain() {
		empty();
		read("X..", "...", "...", "X..");
		assertThat(board.changing().points().isEmpty()).isTrue();
	}

	@Test
	void whatSeemsToChangeIsToldBeforeItIsSure() {
		empty();
		read("X..");
		assertThat(board.changing().isAny()).isTrue();
		assertThat(board.changing().points().isEmpty()).isTrue();
		read("X..");
		assertThat(board.changing().points().points()).containsExactly(Point.parse("A3"));
		assertThat(board.changing().to(0)).isEqualTo(PointState.BLACK);
		assertThat(board.changing().seen(0)).isEqualTo(7 * every);
	}

	@Test
	void aForgottenBoardIsReadAnew() {
		empty();
		read("X..", "X..", "X..", "X..", "X..");
		board.forget();
		assertThat(shown()).isEqualTo("???");
		assertThat(board.hidden().count()).isEqualTo(9);
		assertThat(board.isEmpty()).isFalse();
		read("O..", "O..", "O..", "O..", "O..");
		assertThat(shown()).isEqualTo("O..");
	}

	@Test
	void aBoardThatWasNeverReadIsNotRead() {
		assertThat(board.isRead(0)).isFalse();
		read("...");
		assertThat(board.isRead(at + 1000)).isTrue();
		assertThat(board.isRead(at + 1001)).isFalse();
	}

	@Test
	void aBoardIsEmptyOnlyWhenEveryPointWasSeenToBe() {
		assertThat(board.isEmpty()).isFalse();
		empty();
		assertThat(board.isEmpty()).isTrue();
		read("?..");
		assertThat(board.isEmpty()).isFalse();
		read("...");
		assertThat(board.isEmpty()).isTrue();
	}

	@ParameterizedTest
	@ValueSource(ints = {2, 8, 9, 19, 25})
	void everyPointOfEverySizeIsKept(int size) {
		Grid grid = Grid.of(size);
		SteadyBoard every = new SteadyBoard(grid);
		StringBuilder drawing = new StringBuilder();
		for (int i = 0; i < grid.pointCount(); i++) {
			drawing.append(".XO#".charAt((i + i / size) % 4));
		}
		for (int n = 0; n < 5; n++) {
			every.take(200 * n, Snapshot.parse(grid, drawing.toString()), Timing.USUAL.steady());
		}
		for (int i = 0; i < grid.pointCount(); i++) {
			assertThat(every.at(i).symbol()).isEqualTo(drawing.charAt(i));
		}
		assertThat(every.hidden().isEmpty()).isTrue();
		String cleared = ".".repeat(grid.pointCount());
		for (int n = 5; n < 10; n++) {
			every.take(200 * n, Snapshot.parse(grid, cleared), Timing.USUAL.steady());
		}
		assertThat(every.isEmpty()).isTrue();
	}

	@Test
	void theLeverVouchesForOneStoneOnlyTheOneReadMostOften() {
		empty();
		read(".X.", ".X.", "XX.");
		board.pressed(Color.BLACK, at, Timing.USUAL.checked());
		read("XX.");
		assertThat(shown()).isEqualTo(".X.");
		read("XX.");
		assertThat(shown()).isEqualTo(".X.");
	}

	@Test
	void aColourStillToBeToldIsNoChange() {
		empty();
		read("#..", "#..", "#..", "#..", "#..");
		read("O..", "#..", "#..");
		assertThat(board.changing().isAny()).isTrue();
		assertThat(board.changing().isAnySince(at)).isFalse();
		read("#X.");
		assertThat(board.changing().isAnySince(at - 1)).isFalse();
		assertThat(board.changing().isAnySince(at)).isTrue();
	}
}

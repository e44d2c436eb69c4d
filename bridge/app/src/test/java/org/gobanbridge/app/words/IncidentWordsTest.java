package org.gobanbridge.app.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.core.incident.CycleNoted;
import org.gobanbridge.core.incident.EarlyLever;
import org.gobanbridge.core.incident.Evidence;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Judgement;
import org.gobanbridge.core.incident.Remedy;
import org.gobanbridge.core.incident.Resolution;
import org.gobanbridge.core.incident.SealedFault;
import org.gobanbridge.core.incident.SealedFault.Why;
import org.gobanbridge.core.incident.StoneMoved;
import org.gobanbridge.core.incident.Supersession;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class IncidentWordsTest {
	private static final Point D4 = Point.parse("D4");
	private static final Point E5 = Point.parse("E5");

	private final IncidentWords english = IncidentWords.english();
	private final IncidentWords chinese = IncidentWords.chinese();

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			forbidden-point   | White played where there is no liberty: D4 E5           | 白方下在禁着点：D4 E5
			ko-violation      | White took the ko back at once: D4 E5                   | 白方打劫时马上回提：D4 E5
			repetition        | White repeated a position: D4 E5                        | 白方的着手造成全局同形再现：D4 E5
			long-cycle        | the board came back                                     | 全局同形再现
			two-moves         | White played twice: D4 E5                               | 白方连走两步：D4 E5
			wrong-color       | White put down a stone of the wrong colour: D4 E5       | 白方下了对方颜色的棋子：D4 E5
			occupied-swap     | a stone became the other colour: D4 E5                  | 棋盘上的棋子换了颜色：D4 E5
			stone-moved       | White put the last stone elsewhere: D4 E5               | 白方落子后又改下别处：D4 E5
			stone-lifted      | White took the last stone off: D4 E5                    | 白方落子后又把棋子拿起：D4 E5
			stone-displaced   | a stone is not where it was: D4 E5                      | 棋子移动，不在原处：D4 E5
			stones-missing    | 2 stones missing from D4 E5                             | 缺少2枚棋子：D4 E5
			stones-added      | 2 stones too many at D4 E5                              | 多出2枚棋子：D4 E5
			wrong-removal     | White took off stones that the move does not capture: D4 E5 | 白方误提了不该提的棋子：D4 E5
			captured-left     | White left captured stones on the board: D4 E5          | 白方提子未提净：D4 E5
			unclear-placement | a stone lies between points: D4 E5                      | 棋子没有放在交叉点上：D4 E5
			scattered         | the board was in disorder on 2 points                   | 棋局散乱，曾有2处与记录不符
			wrong-start       | the game did not begin as it should: D4 E5              | 开局有误：D4 E5
			resign-signal     | White seems to resign: D4 E5                            | 白方似乎示意认输：D4 E5
			end-signal        | White seems to hold the game to be over: D4 E5          | 白方似乎示意终局：D4 E5
			pass-unconfirmed  | White pressed the clock and played nothing: D4 E5       | 白方按了钟，但没有落子：D4 E5
			clock-early       | White pressed the clock too early: D4 E5                | 白方过早按钟：D4 E5
			clock-not-pressed | White did not press the clock: D4 E5                    | 白方落子后没有按钟：D4 E5
			time-out          | White used up the time: D4 E5                           | 白方超时：D4 E5
			reported          | White was reported: D4 E5                               | 收到对白方的报告：D4 E5
			""")
	void everyKindIsASentenceInBothLanguages(String kind, String inEnglish, String inChinese) {
		Incident incident = Made.of(kind).by(Color.WHITE).at(D4, E5).incident();
		assertThat(english.of(incident)).isEqualTo(inEnglish);
		assertThat(chinese.of(incident)).isEqualTo(inChinese);
	}

	@Test
	void aScatteredBoardSaysHowMuchOfItIsLeft() {
		Incident incident = Made.of("scattered").at(D4, E5).incident();
		Remedy first = new Remedy(D4, Optional.of(Color.BLACK));
		Remedy second = new Remedy(E5, Optional.empty());
		assertThat(english.of(incident.withRemedy(List.of(first, second))))
				.isEqualTo("the board is in disorder on 2 points");
		assertThat(english.of(incident.withRemedy(List.of(second))))
				.isEqualTo("the board is in disorder on 2 points, 1 of them still to be put right");
		assertThat(chinese.of(incident.withRemedy(List.of(second)))).isEqualTo("棋局散乱，共有2处与记录不符，尚余1处");
		assertThat(english.ofClosed(incident.withRemedy(List.of(second))))
				.isEqualTo("the board was in disorder on 2 points");
	}

	@Test
	void aTimeThatMayNotHaveBeenUsedUpIsSaidToBeInDoubt() {
		Incident incident = Made.of("time-out").by(Color.WHITE).incident().withDoubt(true);
		assertThat(english.of(incident)).isEqualTo(
				"White used up the time; in doubt: a hand hid points, and the stone may have been down in time");
		assertThat(chinese.of(incident)).isEqualTo("白方超时；存疑：当时有手遮挡，棋子可能已及时落下");
	}

	@ParameterizedTest
	@EnumSource
	void aSentenceEndsWithItsLastWordWhereNothingIsKnown(IncidentKind kind) {
		Incident incident = new Made(kind).incident();
		assertThat(english.of(incident)).isNotEmpty().doesNotContain("White", "Black").doesNotEndWith(":")
				.doesNotEndWith(" ");
		assertThat(chinese.of(incident)).isNotEmpty().doesNotContain("白方", "黑方").doesNotEndWith("：")
				.doesNotContainPattern("[A-Za-z]");
	}

	@ParameterizedTest
	@EnumSource
	void everyKindHasANameInChinese(IncidentKind kind) {
		assertThat(chinese.kind(kind)).matches("\\p{IsHan}+");
		assertThat(Stream.of(IncidentKind.values()).map(chinese::kind)).doesNotHaveDuplicates();
	}

	@ParameterizedTest
	@EnumSource
	void whatIsSupersededSaysByWhat(Supersession.Cause cause) {
		Optional<Supersession> numbered = Optional.of(Supersession.by(cause, 57));
		Optional<Supersession> bare = Optional.of(Supersession.by(cause));
		assertThat(english.closed(Resolution.SUPERSEDED, numbered)).matches("superseded(:| by) [a-z].*[a-z0-9]");
		assertThat(chinese.closed(Resolution.SUPERSEDED, numbered)).startsWith("已失效：")
				.doesNotContainPattern("[A-Za-z]");
		boolean named = english.closed(Resolution.SUPERSEDED, numbered).contains("57");
		assertThat(chinese.closed(Resolution.SUPERSEDED, numbered).contains("57")).isEqualTo(named);
		assertThat(english.closed(Resolution.SUPERSEDED, bare).contains("?")).isEqualTo(named);
	}

	@Test
	void theCausesOfWhatIsSupersededAreToldInWords() {
		assertThat(english.closed(Resolution.SUPERSEDED, Optional.of(Supersession.by(Supersession.Cause.MOVE, 57))))
				.isEqualTo("superseded by move 57");
		assertThat(english.closed(Resolution.SUPERSEDED, Optional.of(Supersession.by(Supersession.Cause.INCIDENT, 5))))
				.isEqualTo("superseded by incident 5");
		assertThat(chinese.closed(Resolution.SUPERSEDED, Optional.of(Supersession.by(Supersession.Cause.INCIDENT, 5))))
				.isEqualTo("已失效：改为第5号事件");
		assertThat(english.closed(Resolution.RESTORED, Optional.empty())).isEqualTo("put right on the board");
	}

	@Test
	void aStoneThatMovedIsToldWithItsColourAndItsWay() {
		Incident displaced = Made.of("stone-displaced").way(D4, E5).take(E5).put(D4, Color.BLACK).incident();
		assertThat(english.of(displaced)).isEqualTo("a black stone went from D4 to E5");
		assertThat(chinese.of(displaced)).isEqualTo("黑子从D4移到了E5");
		Incident moved = Made.of("stone-moved").way(D4, E5).put(D4, Color.WHITE).incident();
		assertThat(chinese.of(moved)).isEqualTo("刚下的白子从D4移到了E5");
	}

	@Test
	void severalStonesThatMovedAreEnumerated() {
		Incident incident = Made.of("stone-displaced").moved(D4, E5, Color.WHITE).moved(E5, D4, Color.BLACK).incident();
		assertThat(english.of(incident))
				.isEqualTo("a white stone went from D4 to E5, a black stone went from E5 to D4");
		assertThat(chinese.of(incident)).isEqualTo("白子从D4移到了E5，黑子从E5移到了D4");
	}

	@Test
	void missingStonesAreToldByColour() {
		Incident incident = Made.of("stones-missing").at(D4, E5).put(D4, Color.WHITE).put(E5, Color.BLACK).incident();
		assertThat(english.of(incident)).isEqualTo("a black stone missing from E5, a white stone missing from D4");
		assertThat(chinese.of(incident)).isEqualTo("缺少1枚黑子：E5，缺少1枚白子：D4");
	}

	@Test
	void stonesTooManyHaveTheColourThatTheBoardShowed() {
		Incident incident = Made.of("stones-added").at(D4, E5).incident();
		Map<Point, PointState> seen = Map.of(D4, PointState.BLACK, E5, PointState.STONE);
		assertThat(english.of(incident, seen)).isEqualTo("a black stone too many at D4, a stone too many at E5");
		assertThat(chinese.of(incident, seen)).isEqualTo("多出1枚黑子：D4，多出1枚棋子：E5");
	}

	@Test
	void theEvidenceTellsTheColourWhereNothingElseDoes() {
		Grid five = Grid.of(5);
		Snapshot before = Snapshot.parse(five, ".".repeat(25));
		Snapshot after = Snapshot.parse(five, ".....".repeat(2) + ".X..." + ".....".repeat(2));
		Incident incident = Made.of("stones-added").at(Point.parse("B3")).evidence(new Evidence(before, 1, after, 2))
				.incident();
		assertThat(english.of(incident)).isEqualTo("a black stone too many at B3");
	}

	@Test
	void aCycleIsNamedWithItsLength() {
		Incident triple = Made.of("long-cycle").cycle(6, "triple-ko").incident();
		assertThat(english.of(triple)).isEqualTo("the board came back after 6 moves (triple ko)");
		assertThat(chinese.of(triple)).isEqualTo("经过6手，全局同形再现（三劫循环）");
		assertThat(english.of(Made.of("long-cycle").cycle(9, "something-new").incident()))
				.isEqualTo("the board came back after 9 moves");
	}

	@Test
	void aLeverThatWasEarlyIsToldWithWhatItWasBefore() {
		Incident stone = Made.of("clock-early").by(Color.WHITE).at(D4).early(EarlyLever.Before.STONE).incident();
		assertThat(english.of(stone)).isEqualTo("White pressed the clock before the stone was down: D4");
		assertThat(chinese.of(stone)).isEqualTo("白方未落子就按钟：D4");
		Incident captures = Made.of("clock-early").by(Color.BLACK).at(D4, E5).early(EarlyLever.Before.CAPTURES)
				.incident();
		assertThat(english.of(captures))
				.isEqualTo("Black pressed the clock before the captured stones were off: D4 E5");
		assertThat(chinese.of(captures)).isEqualTo("黑方提子未提净就按钟：D4 E5");
	}

	@Test
	void aSealedMoveIsToldWithWhatIsWrongWithIt() {
		assertThat(sealed("Q99", Why.UNREADABLE))
				.isEqualTo("White sealed Q99, which is no move / 白方封棋的一手Q99不是着手");
		assertThat(sealed("unreadable", Why.UNREADABLE))
				.isEqualTo("White's sealed move could not be read / 白方封棋的一手无法辨认");
		assertThat(sealed("E5", Why.KO))
				.isEqualTo("White sealed E5, which takes the ko back at once / 白方封棋的一手E5是打劫时马上回提");
		assertThat(sealed("E5", Why.OTHER_MOVE, D4))
				.isEqualTo("White sealed E5 and played D4 / 白方封棋的一手E5，却下在D4");
		assertThat(sealed("E5", Why.OTHER_MOVE)).startsWith("White sealed E5 and passed");
	}

	private String sealed(String written, Why why, Point... at) {
		Incident incident = Made.of("reported").by(Color.WHITE).at(at).incident()
				.withSealed(new SealedFault(written, why));
		return english.of(incident) + " / " + chinese.of(incident);
	}

	/** An incident of which only what is said is known. */
	private static final class Made {
		private final IncidentKind kind;
		private final List<StoneMoved> moved = new ArrayList<>();
		private final List<Remedy> remedy = new ArrayList<>();
		private List<Point> points = List.of();
		private Optional<Color> offender = Optional.empty();
		private Optional<Point> from = Optional.empty();
		private Optional<Point> to = Optional.empty();
		private Optional<CycleNoted> cycle = Optional.empty();
		private Optional<EarlyLever> early = Optional.empty();
		private Optional<Evidence> evidence = Optional.empty();

		Made(IncidentKind kind) {
			this.kind = kind;
		}

		static Made of(String kind) {
			return new Made(IncidentKind.valueOf(kind.toUpperCase(Locale.ROOT).replace('-', '_')));
		}

		Incident incident() {
			return new Incident(1, kind, offender, points, from, to, moved, remedy, Judgement.SILENT, cycle, early,
					OptionalInt.empty(), evidence, false, Optional.empty());
		}

		Made early(EarlyLever.Before before) {
			early = Optional.of(new EarlyLever(before, 7));
			return this;
		}

		Made by(Color color) {
			offender = Optional.of(color);
			return this;
		}

		Made at(Point... where) {
			points = List.of(where);
			return this;
		}

		Made way(Point start, Point end) {
			from = Optional.of(start);
			to = Optional.of(end);
			return this;
		}

		Made moved(Point start, Point end, Color color) {
			moved.add(new StoneMoved(start, end, color));
			return this;
		}

		Made put(Point point, Color color) {
			remedy.add(new Remedy(point, Optional.of(color)));
			return this;
		}

		Made take(Point point) {
			remedy.add(new Remedy(point, Optional.empty()));
			return this;
		}

		Made cycle(int period, String name) {
			cycle = Optional.of(new CycleNoted(period, name));
			return this;
		}

		Made evidence(Evidence shown) {
			evidence = Optional.of(shown);
			return this;
		}
	}
}

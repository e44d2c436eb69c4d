package org.gobanbridge.app.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;
import org.gobanbridge.app.store.IncidentReaders;
import org.gobanbridge.core.board.SourceState;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.time.TimeControl;
import org.gobanbridge.core.time.TimeLeft;
import org.gobanbridge.core.time.TimeSystem;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * The clocks in a real browser, whose own clock stands until a test moves it, and the voice, which notes what it would
 * say.
 */
@Timeout(60)
class ClockPageTest {
	private static final String MADE_UP = """
			window.local = 1000;
			performance.now = () => window.local;
			window.said = [];
			window.starts = true;
			window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
			Object.defineProperty(window, 'speechSynthesis', { value: {
				getVoices: () => [],
				cancel: () => said.push('-'),
				speak: utterance => {
					said.push(utterance.lang + ' ' + utterance.text);
					if (starts) {
						utterance.onstart();
					}
				},
			} });
			""";
	private static Browser browser;

	private final AtomicLong time = new AtomicLong(100_000);
	private LiveServer server;
	private PublishedGame game;

	@BeforeAll
	static void startBrowser() {
		browser = Browser.desktop(1280, 800);
		browser.beforeEachPage(MADE_UP);
	}

	@AfterAll
	static void endBrowser() {
		if (browser != null) {
			browser.close();
		}
	}

	@BeforeEach
	void serve() throws PortUnavailableException {
		server = serve(0, 0, GameState.initial(Grid.of(9)));
		game = new PublishedGame(9, event -> server.publish(event));
	}

	private LiveServer serve(int port, long seq, GameState state) throws PortUnavailableException {
		LiveServer made = new LiveServer(LiveSettings.of("127.0.0.1", port, IncidentReaders.REFEREE), seq, state,
				time::get,
				() -> "(;GM[1])".getBytes(StandardCharsets.UTF_8));
		made.start();
		return made;
	}

	@AfterEach
	void close() {
		server.close();
		assertThat(browser.complaints()).isEmpty();
	}

	/** Time passes, for bridge and browser. */
	private void pass(long millis) {
		time.addAndGet(millis);
		browser.script("window.local += arguments[0]; document.dispatchEvent(new Event('visibilitychange'))", millis);
	}

	private static TimeLeft left(long main, int periods, long period) {
		return new TimeLeft(main, periods, period, 0, false);
	}

	private void open(String path) {
		browser.open(server.address() + path);
		await().until(() -> browser.number("Number(document.querySelector('main').dataset.seq ?? -1)") >= 0);
	}

	private static String clock(String side) {
		return browser.text("#" + side + " .clock").replaceAll("\\s+", " ").strip();
	}

	private static void waitFor(String side, String shown) {
		await().atMost(Duration.ofSeconds(10)).pollInterval(Duration.ofMillis(20))
				.untilAsserted(() -> assertThat(clock(side)).isEqualTo(shown));
	}

	private static List<?> said() {
		return (List<?>) browser.script("return said.filter(words => words !== '-')");
	}

	@Test
	void theClockCountsDownBetweenMessages() {
		game.start("Anna", "Ben").play("E5").time("byoyomi 1h 3x30s").clock(Color.WHITE, left(3_600_000, 3, 30_000),
				left(12_000, 3, 30_000), OptionalLong.of(95_000));
		open("");
		waitFor("white", "0:07 then 3 × 0:30");
		assertThat(clock("black")).isEqualTo("1:00:00 then 3 × 0:30");
		pass(6_999);
		waitFor("white", "0:01 then 3 × 0:30");
		pass(1);
		waitFor("white", "3 × 0:30");
		pass(29_999);
		waitFor("white", "3 × 0:01");
		pass(1);
		waitFor("white", "2 × 0:30");
		pass(59_999);
		waitFor("white", "1 × 0:01");
		assertThat(clock("black")).isEqualTo("1:00:00 then 3 × 0:30");
		pass(1);
		waitFor("white", "Time is up");
	}

	@Test
	void aSecondThatBeginsWhileTheClockIsDrawnIsNotMissed() {
		game.start("Anna", "Ben").play("E5").time("absolute 10m").clock(left(60_000, 0, 0), 100_000);
		open("");
		waitFor("white", "1:00");
		time.addAndGet(9_000);
		browser.script("let looks = 0; window.local += 8_999.8; performance.now = () => window.local + 0.4 * looks++;"
				+ " document.dispatchEvent(new Event('visibilitychange'))");
		await().atMost(Duration.ofMillis(800)).pollInterval(Duration.ofMillis(10))
				.until(() -> clock("white").equals("0:51"));
	}

	@Test
	void whatASideAsksIsAnsweredInItsHalfAlone() {
		game.start("Anna", "Ben").play("E5").time("absolute 10m").clock(left(600_000, 0, 0), 100_000);
		open("clock");
		assertThat(asks()).containsExactly("Time left?", "Time left?");
		game.tell(new GameEvent.Announced(100_000, Color.WHITE, "minutes-left:9", true));
		await().untilAsserted(() -> assertThat(asks()).containsExactly("9 minutes left", "Time left?"));
		open("clock?side=black&lang=zh");
		assertThat(asks()).as("who sits at Black's side asks for Black alone").containsExactly("还剩多少？");
		game.tell(new GameEvent.Announced(100_000, Color.WHITE, "minutes-left:8", true));
		game.tell(new GameEvent.Announced(100_000, Color.BLACK, "minutes-left:7", true));
		await().untilAsserted(() -> assertThat(asks()).containsExactly("还剩7分钟"));
	}

	@Test
	void theButtonAsksForItsSide() {
		game.start("Anna", "Ben").play("E5").time("absolute 10m").clock(left(600_000, 0, 0), 100_000);
		open("clock");
		browser.script("window.sent = []; window.fetch = async (address, { body }) => { sent.push(address + body); };"
				+ " document.querySelector('#white .ask').click()");
		assertThat((List<?>) browser.script("return sent"))
				.isEqualTo(List.of("api/v1/time-left{\"color\":\"white\"}"));
		assertThat(browser.script("return document.querySelector('#white .ask').disabled")).isEqualTo(true);
	}

	private static List<String> asks() {
		return ((List<?>) browser.script(
				"return [...document.querySelectorAll('.ask')].filter(one => !one.hidden).map(one => one.textContent)"))
				.stream().map(String::valueOf).toList();
	}

	@Test
	void thePageCountsAsTheBridgeDoes() {
		open("");
		StringBuilder wanted = new StringBuilder();
		StringBuilder asked = new StringBuilder();
		for (String written : List.of("absolute 1m", "byoyomi 10s 3x30s", "reserved 2m 1", "canadian 10s 5/20s",
				"fischer 1m+10s", "delay 30s+5s", "ing 1m")) {
			TimeSystem system = TimeControl.parse(written).black();
			for (TimeLeft before : List.of(system.start(), system.after(system.start(), 11_300))) {
				String kind = system.getClass().getSimpleName().toLowerCase(Locale.ROOT);
				for (long elapsed = 0; elapsed < 130_000; elapsed += 833) {
					wanted.append(json(system.during(before, elapsed), "")).append('\n');
				}
				asked.append(asked.isEmpty() ? "" : ",")
						.append(json(before,
								",\"system\":{\"kind\":\"" + kind + "\",\"period\":" + period(system) + "}"));
			}
		}
		Object counted = browser.script("return import('./clock.js').then(({ during }) => { let all = '';"
				+ " for (const before of JSON.parse(arguments[0])) for (let t = 0; t < 130000; t += 833) {"
				+ " const { system, ...left } = during(before, t); all += JSON.stringify(left) + '\\n'; }"
				+ " return all; })", "[" + asked + "]");
		assertThat(counted.toString().lines()).containsExactlyElementsOf(wanted.toString().lines().toList());
	}

	private static long period(TimeSystem system) {
		return switch (system) {
			case org.gobanbridge.core.time.Byoyomi byoyomi -> byoyomi.period();
			case org.gobanbridge.core.time.Overtime overtime -> overtime.period();
			default -> 0;
		};
	}

	private static String json(TimeLeft left, String more) {
		return "{\"main\":" + left.main() + ",\"periods\":" + left.periods() + ",\"period\":" + left.period()
				+ ",\"stones\":" + left.stones() + ",\"out\":" + left.out() + more + "}";
	}

	@Test
	void eachSystemIsShownInItsOwnWay() {
		game.start("Anna", "Ben").play("E5").time("canadian 1h 25/10m").clock(Color.WHITE,
				new TimeLeft(600_000, 0, 600_000, 25, false), new TimeLeft(0, 0, 271_000, 7, false),
				OptionalLong.of(100_000));
		open("");
		waitFor("white", "4:31 / 7 stones");
		assertThat(clock("black")).isEqualTo("10:00 then 25 in 10:00");
		game.time("ing 90m").clock(left(0, 1, 900_000), 100_000);
		waitFor("white", "15:00 −4 points · 1 × 15:00");
		game.time("fischer 20m+10s").clock(left(61_000, 0, 0), 100_000);
		waitFor("white", "1:01 +0:10");
		game.time("delay 20m+5s").clock(left(61_000, 0, 5_000), 98_000);
		waitFor("white", "1:01 delay 0:03");
		game.time("black absolute 10m; white none").clock(Color.WHITE, left(61_000, 0, 0), left(0, 0, 0),
				OptionalLong.of(100_000));
		waitFor("white", "–");
	}

	@Test
	void whoWaitsIsNotAlarmedHoweverLittleHeHasLeft() {
		game.start("Anna", "Ben").play("E5").time("absolute 1h").clock(left(7_000, 0, 0), 100_000);
		open("clock");
		waitFor("black", "0:07");
		waitFor("white", "0:07");
		assertThat(browser
				.script("return [...document.querySelectorAll('.clock.ending')].map(e => e.closest('.half').id)"))
				.isEqualTo(List.of("white"));
	}

	@Test
	void theLastTenSecondsAreShownByMoreThanColour() {
		game.start("Anna", "Ben").play("E5").time("byoyomi 1h 3x30s").clock(left(0, 1, 30_000), 80_000);
		open("clock");
		waitFor("white", "1 × 0:10");
		String parts = "document.querySelector('#white .clock-count').getBoundingClientRect().width";
		long ten = browser.number(parts);
		pass(7_000);
		waitFor("white", "1 × 0:03");
		assertThat(browser.number(parts)).as("ten parts have nine gaps").isBetween(ten * 3 / 10 - 6, ten * 3 / 10);
		assertThat(browser.script("return document.querySelector('#white .clock').className")).asString()
				.contains("ending");
		assertThat(browser.number("document.querySelector('#black .clock-count').getBoundingClientRect().width"))
				.isZero();
	}

	@Test
	void nothingMovesWhileTheClockRuns() {
		game.start("Anna", "Ben").play("E5").time("byoyomi 1h 3x30s");
		for (String path : List.of("", "clock", "clock?turn")) {
			game.clock(left(11_000, 3, 30_000), time.get());
			open(path);
			waitForTime();
			String places = "return JSON.stringify([...document.querySelectorAll('.name, .clock, go-board'),"
					+ " ...document.querySelectorAll('.clock-time')].map(e => e.getBoundingClientRect())"
					+ ".map((r, i, all) => (i < all.length - 2 ? [r.left, r.top, r.width, r.height] : [r.top, r.height])"
					+ ".map(Math.round)))";
			Object before = browser.script(places);
			for (int second = 0; second < 50; second++) {
				pass(1_000);
				browser.afterAFrame();
				assertThat(browser.script(places)).as("%s after %d s", path, second).isEqualTo(before);
			}
			assertThat(clock("white")).startsWith("2 × 0:2");
		}
	}

	private static void waitForTime() {
		await().until(() -> browser.text("#white .clock-time").contains(":"));
	}

	@Test
	void aClockThatStandsSaysWhy() throws Exception {
		game.start("Anna", "Ben").play("E5").time("absolute 10m").clock(left(61_000, 0, 0), 100_000);
		open("");
		waitFor("white", "1:01");
		assertThat(browser.text("#stands")).isEmpty();
		game.phase(Phase.PAUSED).clock(Color.WHITE, left(61_000, 0, 0), left(51_000, 0, 0), OptionalLong.empty());
		waitFor("white", "0:51");
		assertThat(browser.text("#subline")).isEqualTo("The game is paused");
		pass(5_000);
		assertThat(clock("white")).isEqualTo("0:51");
		game.phase(Phase.PLAYING);
		await().until(() -> browser.text("#stands").equals("The clock stands until the board agrees with the record"));
		game.tell(new GameEvent.SourceReported(game.seq(), SourceState.LOST));
		await().until(() -> browser.text("#stands").equals("The clock stands until the board is read again"));
		game.tell(new GameEvent.SourceReported(game.seq(), SourceState.FOUND));
		game.scattered(1, "A1", "B1");
		await().until(() -> browser.text("#stands").equals("The clock stands until the position is rebuilt"));
		game.order(1).clock(left(61_000, 0, 0), 105_000);
		await().until(() -> browser.text("#stands").isEmpty());

		int port = server.port();
		server.close();
		await().until(() -> browser.text("#connection").equals("Reconnecting"));
		time.addAndGet(50_000);
		server = serve(port, game.seq(), game.state());
		await().until(() -> browser.text("#stands").equals("The clock stands until play is resumed"));
		waitFor("white", "1:01");
		game.clock(left(61_000, 0, 0), 155_000);
		await().until(() -> browser.text("#stands").isEmpty());
	}

	@Test
	void aReconnectAndAPageOpenedInMidTurnShowTheRightTime() throws Exception {
		game.start("Anna", "Ben").play("E5").time("absolute 10m").clock(left(600_000, 0, 0), 100_000);
		open("");
		waitFor("white", "10:00");
		time.addAndGet(100_000);
		open("clock");
		waitFor("white", "8:20");
		server.close();
		await().until(() -> browser.text("#white .stands").equals("Reconnecting"));
		pass(30_000);
		waitFor("white", "7:50");
		int port = server.port();
		game.pass();
		game.clock(left(600_000, 0, 0), 200_000);
		server = serve(port, game.seq(), game.state());
		game.clock(left(500_000, 0, 0), 229_000);
		waitFor("black", "8:19");
	}

	@Test
	void aBrowserThatSleptShowsTheRightTimeWithTheNextWordOfTheBridge() {
		game.start("Anna", "Ben").play("E5").time("absolute 10m").clock(left(600_000, 0, 0), 100_000);
		open("");
		waitFor("white", "10:00");
		// Some computers stop the clock of their browsers while they sleep, and none of them the bridge.
		time.addAndGet(200_000);
		browser.script("document.dispatchEvent(new Event('visibilitychange'))");
		waitFor("white", "6:40");
	}

	@Test
	void whatTheBridgeSaidIsWeighedByHowLongItCanHaveTaken() {
		open("");
		Object shown = browser
				.script("""
						return import('./bridge-time.js').then(({ BridgeTime }) => {
							let local = 0;
							const bridge = new BridgeTime(() => local);
							const results = [Number.isNaN(bridge.now())];
							local = 1_000; bridge.heard(50_700); results.push(bridge.now());        // 300 ms under way
							local = 2_000; bridge.heard(51_990); results.push(bridge.now());        // 10 ms
							local = 3_000; bridge.heard(52_100); results.push(bridge.now());        // 900 ms
							local = 4_000; bridge.answered(53_850, 3_700, 4_000); results.push(bridge.now());
							bridge.forget();
							local = 5_000; bridge.heard(54_700); bridge.answered(54_850, 4_700, 5_000); results.push(bridge.now());
							local = 6_000; bridge.answered(55_500, 5_000, 6_000); results.push(bridge.now());
							local = 6_100; bridge.heard(99_000); results.push(bridge.now());        // it jumped
							local = 6_200; bridge.answered(10, 6_190, 6_200); results.push(bridge.now());
							return results.join(' ');
						});""");
		assertThat(shown).isEqualTo("true 50700 51990 52990 54000 55000 56000 99000 15");
	}

	@Test
	void thePlayersPageShowsTheTimeAndNothingElse() {
		game.start("Anna", "Ben").play("E5").time("byoyomi 1h 3x30s").clock(left(61_000, 3, 30_000), 100_000)
				.disorder(1, "E5", "G5").count(false, "E5");
		open("clock");
		waitFor("white", "1:01 then 3 × 0:30");
		assertThat(browser.text("main").replaceAll("\\s+", " ").strip())
				.isEqualTo("Ben Time left? 1:01 then 3 × 0:30 Speak the calls Anna Time left? 1:01 then 3 × 0:30");
		String tops = "document.querySelector('#%s').getBoundingClientRect().top";
		browser.viewport(390, 844, 2);
		assertThat(browser.number(tops.formatted("white"))).isLessThan(browser.number(tops.formatted("black")));
		open("clock?side=white&turn");
		waitFor("white", "1:01 then 3 × 0:30");
		assertThat(browser.number(tops.formatted("black"))).isLessThan(browser.number(tops.formatted("white")));
		assertThat(browser.script("return ['black', 'white'].map(side =>"
				+ " getComputedStyle(document.querySelector(`#${side} .face`)).rotate).join(' ')"))
				.isEqualTo("180deg none");
		assertThat(browser.number("document.documentElement.scrollWidth")).isEqualTo(390);
		assertThat(browser.number("document.documentElement.scrollHeight")).isEqualTo(844);
		// two metres away, a digit of eleven millimetres is as large as a letter of a book
		assertThat(browser.number("parseFloat(getComputedStyle(document.querySelector('.clock-time')).fontSize)"))
				.isGreaterThan(95);
		browser.viewport(1280, 800, 1);
	}

	@Test
	void inChineseTheClocksHaveNoEnglishWord() {
		game.start("甲", "乙").play("E5").time("byoyomi 1h 3x30s").clock(left(61_000, 3, 30_000), 100_000);
		for (String path : List.of("?lang=zh", "clock?lang=zh")) {
			open(path);
			waitFor("white", "1:01 另有 3 × 0:30");
			assertThat(browser.text("main").replace("Goban Bridge", "").replace("English", "").replace("SGF", "")
					.replaceAll("[A-J][1-9]", "")).doesNotContainPattern("[A-Za-z]");
		}
		game.clock(left(0, 1, 1_000), 90_000);
		waitFor("white", "时间到");
	}

	private void call(String key, long t, Color side, boolean asked) {
		game.tell(new GameEvent.Announced(t, side, key, asked));
		await().until(() -> browser.number("Number(document.querySelector('main').dataset.seq)") == game.seq());
	}

	@Test
	void nothingIsSaidUntilTheVoiceIsSwitchedOnAndThenEachCallOnce() {
		game.start("Anna", "Ben").play("E5").time("byoyomi 1h 3x30s").clock(left(0, 3, 30_000), 70_000);
		open("");
		call("30s", 100_000, Color.WHITE, false);
		assertThat(said()).isEmpty();
		browser.script("document.getElementById('voice').click()");
		assertThat(browser.text("#voice")).isEqualTo("Calls are spoken");
		call("40s", 100_000, Color.WHITE, false);
		call("50s", 100_000, Color.WHITE, false);
		game.play("C3");
		await().untilAsserted(() -> assertThat(said()).hasToString("[en-GB 40 seconds, en-GB 50 seconds]"));
		browser.script("document.getElementById('voice').click()");
		call("55s", 100_000, Color.WHITE, false);
		assertThat(said()).hasSize(2);
	}

	@Test
	void aCallThatComesLateIsDropped() {
		game.start("Anna", "Ben").play("E5").time("byoyomi 1h 3x30s").clock(left(0, 3, 30_000), 70_000);
		open("clock?lang=zh");
		browser.script("document.getElementById('voice').click()");
		call("30s", 99_400, Color.WHITE, false);
		call("periods-left:2", 99_600, Color.WHITE, false);
		assertThat(said()).hasToString("[zh-CN 还剩两次]");
		browser.script("window.starts = false; said.length = 0");
		call("9", 100_000, Color.WHITE, false);
		// the voice of the browser was not ready in time
		await().untilAsserted(() -> assertThat(browser.script("return said")).hasToString("[-, zh-CN 九, -]"));
	}

	@Test
	void aPlayersQuestionIsAnsweredOnThePageOfThatSideAlone() {
		game.start("Anna", "Ben").play("E5").time("byoyomi 1h 3x30s").clock(left(0, 3, 30_000), 70_000);
		for (String path : List.of("clock?side=white", "clock?side=black", "clock")) {
			open(path);
			browser.script("document.getElementById('voice').click()");
			call("periods-left:3", 100_000, Color.WHITE, true);
			call("58s", 100_000, Color.WHITE, false);
			assertThat(said()).as(path).hasToString(path.endsWith("white")
					? "[en-GB 3 periods left, en-GB 58 seconds]"
					: "[en-GB 58 seconds]");
		}
	}

	@Test
	void everyLanguageSpeaks() {
		game.start("Anna", "Ben").play("E5").time("byoyomi 1h 3x30s").clock(left(0, 3, 30_000), 70_000);
		open("");
		browser.script("document.getElementById('voice').click()");
		for (String language : List.of("ja", "ko", "zh", "en")) {
			browser.script("document.getElementById('voice-language').value = arguments[0]", language);
			call("minutes-left:5", 100_000, Color.WHITE, false);
		}
		assertThat(said()).hasToString("[ja-JP のこり5ふんです, ko-KR 5분 남았습니다, zh-CN 还剩5分钟, en-GB 5 minutes left]");
	}
}

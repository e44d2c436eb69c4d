package org.gobanbridge.app.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.gobanbridge.app.store.IncidentReaders;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.board.SourceState;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.game.Setup;
import org.gobanbridge.core.incident.Ruling;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The live page in real browsers: one on a desk, one on a telephone. */
@Timeout(60)
class LivePageTest {
	private static Browser desk;
	private static Browser phone;

	private LiveServer server;
	private PublishedGame game;

	@BeforeAll
	static void startBrowsers() {
		desk = Browser.desktop(1280, 800);
		phone = Browser.phone(390, 844);
	}

	@AfterAll
	static void endBrowsers() {
		if (desk != null) {
			desk.close();
		}
		if (phone != null) {
			phone.close();
		}
	}

	@AfterEach
	void close() {
		server.close();
		assertThat(desk.complaints()).isEmpty();
		assertThat(phone.complaints()).isEmpty();
	}

	private void serve(int size) throws PortUnavailableException {
		server = serve(0, 0, GameState.initial(Grid.of(size)));
		game = new PublishedGame(size, event -> server.publish(event));
	}

	private static LiveServer serve(int port, long seq, GameState state) throws PortUnavailableException {
		LiveServer server = new LiveServer(LiveSettings.of("127.0.0.1", port, IncidentReaders.ALL), seq, state,
				LivePageTest::millis, () -> "(;GM[1])".getBytes(StandardCharsets.UTF_8));
		server.start();
		return server;
	}

	/** The time of the log. */
	private static long millis() {
		return System.nanoTime() / 1_000_000;
	}

	@Test
	void thePageFollowsTheGameMoveByMove() throws Exception {
		serve(9);
		desk.open(server.address());
		waitFor(desk, "#headline", "Waiting for the game");
		assertThat(desk.text("#source")).isEqualTo("Waiting for the board");

		game.start("Anna", "Ben");
		waitFor(desk, "#headline", "No moves yet");
		assertThat(desk.text("#black .name")).isEqualTo("Anna");
		assertThat(desk.text("#details")).isEqualTo("Japanese rules · komi 6.5 · judged by: Club evening");
		for (String point : List.of("A2", "A1", "C3", "J9")) {
			game.play(point);
			sees(desk, point);
		}
		game.play("B1");
		sees(desk, "B1");
		assertThat(desk.text("#black output")).isEqualTo("1");
		assertThat(desk.text("#white output")).isEqualTo("0");
		assertThat(desk.text("#moves")).isEqualToIgnoringWhitespace("1A2 2A1 3C3 4J9 5B1+1");
		assertThat(desk.text("#subline")).isEqualTo("White to play");
		assertThat(desk.script("return document.querySelector('.to-play').id")).isEqualTo("white");

		game.pass().play(Point.parse("E5"), true);
		waitFor(desk, "#headline", "Move 7 · Black E5");
		assertThat(desk.text("#moves")).isEqualToIgnoringWhitespace("1A2 2A1 3C3 4J9 5B1+1 6pass 7E5?");
	}

	@Test
	void whatTheBridgeTakesBackThePageTakesBack() throws Exception {
		serve(9);
		game.start("Anna", "Ben").play("E5", "E4", "D4");
		desk.open(server.address());
		sees(desk, "D4");
		game.tell(new GameEvent.Undone(1, 1, List.of(2, 3), false));
		sees(desk, "E5");
		assertThat(desk.text("#moves")).isEqualToIgnoringWhitespace("1E5");
	}

	@Test
	void twoBrowsersSeeTheSameAndAReloadShowsTheWholeState() throws Exception {
		serve(19);
		game.start("Anna", "Ben");
		desk.open(server.address());
		phone.open(server.address());
		for (int i = 0; i < 100; i++) {
			game.play(new Point(1 + i * 7 % 19, 1 + i / 19 * 3).toString());
		}
		String last = game.state().lastMove().orElseThrow().point().orElseThrow().toString();
		sees(desk, last);
		sees(phone, last);
		desk.reload();
		sees(desk, last);
		assertThat(desk.number("document.querySelectorAll('#moves li').length")).isEqualTo(100);
		game.play("T19");
		sees(desk, "T19");
		sees(phone, "T19");
	}

	@Test
	void aBrokenConnectionIsMarkedAndComesBackWithNothingMissed() throws Exception {
		serve(9);
		game.start("Anna", "Ben").play("E5", "E4");
		desk.open(server.address());
		sees(desk, "E4");
		assertThat(desk.text("#connection")).isEqualTo("Live");

		int port = server.port();
		server.close();
		waitFor(desk, "#connection", "Reconnecting");
		assertThat(desk.text("#stale")).isEqualTo("Not live: this is the last position received");
		assertThat(desk.drawnBoard()).isEqualTo(game.state().position().text());
		game.play("D4", "D5", "C5");

		server = serve(port, game.seq(), game.state());
		waitFor(desk, "#connection", "Live");
		sees(desk, "C5");
		assertThat(desk.text("#moves")).isEqualToIgnoringWhitespace("1E5 2E4 3D4 4D5 5C5");
		assertThat(desk.text("#stale")).isEmpty();
		game.play("C6");
		sees(desk, "C6");
	}

	@Test
	void namesAreOnlyText() throws Exception {
		serve(9);
		String script = "<script>alert(1)</script>";
		String image = "<img src=x onerror=\"document.title='hit'\">";
		game.start(script, image).play("E5");
		desk.open(server.address());
		waitFor(desk, "#black .name", script);
		assertThat(desk.text("#white .name")).isEqualTo(image);
		assertThat(desk.number("document.querySelectorAll('main script, main img').length")).isZero();
		assertThat(desk.script("return document.title")).isEqualTo(script + " – " + image + " · Goban Bridge");
	}

	@Test
	void aPhoneNeverScrollsSideways() throws Exception {
		serve(19);
		String longName = "Wolfeschlegelsteinhausenbergerdorff".repeat(3);
		for (String name : List.of("Anna", longName, "本因坊丈和".repeat(20), "محمد بن عبد الرحمن الأندلسي".repeat(5))) {
			game.start(name, name).play("Q16", "D4");
			server.source(longName, SourceState.LOST, longName);
			phone.open(server.address());
			waitFor(phone, "#black .name", name);
			assertThat(phone.number("document.documentElement.scrollWidth")).as(name).isEqualTo(390);
			assertThat(phone.number("document.querySelector('go-board').getBoundingClientRect().width"))
					.isBetween(340L, 390L);
		}
	}

	@Test
	void theNewestMoveStaysInViewUnlessTheReaderHasScrolledBack() throws Exception {
		serve(19);
		game.start("Anna", "Ben");
		for (int i = 0; i < 120; i++) {
			game.play(Grid.of(19).point(2 * i).toString());
		}
		phone.open(server.address());
		waitFor(phone, "#moves li:last-child .number", "120");
		String hidden = "moves.scrollHeight - moves.scrollTop - moves.clientHeight";
		assertThat(phone.number(hidden)).isLessThan(2);
		for (int height : new int[]{240, 233, 226, 219}) {
			phone.script("moves.style.height = arguments[0]", height + "px");
			phone.afterAFrame();
			assertThat(phone.number(hidden)).isLessThan(2);
			assertThat(phone.number("[...moves.children].map(row => row.getBoundingClientRect())"
					+ ".map(row => [row.top, row.bottom].map(y => y - moves.getBoundingClientRect().top))"
					+ ".filter(([top, bottom]) => top < -1 && bottom > 1).length"))
					.as("rows that are cut at the top of %d pixels", height).isZero();
		}
		phone.script("moves.style.height = ''");
		phone.afterAFrame();
		phone.script("moves.scrollTop = 0");
		game.play("T1");
		waitFor(phone, "#moves li:last-child .number", "121");
		assertThat(phone.number("moves.scrollTop")).isZero();
		phone.script("moves.style.height = '120px'");
		await().until(() -> phone.number("moves.clientHeight") <= 120);
		phone.afterAFrame();
		assertThat(phone.number("moves.scrollTop")).as("after the list got smaller").isZero();
		phone.script("moves.scrollTop = moves.scrollHeight");
		phone.afterAFrame();
		phone.script("moves.style.height = '60px'");
		await().untilAsserted(() -> assertThat(phone.number(hidden)).isLessThan(2));
	}

	@Test
	void troubleIsToldDiscreetly() throws Exception {
		serve(9);
		game.start("Anna", "Ben").play("E5");
		server.source("Sensor board on /dev/ttyACM0", SourceState.FOUND, "");
		desk.open(server.address());
		waitFor(desk, "#source", "Sensor board on /dev/ttyACM0");
		assertThat(desk.text("#settling")).isEmpty();
		game.tell(new GameEvent.Unsettled(1, List.of(
				new GameEvent.UnsettledPoint(Point.parse("E5"), PointState.BLACK, PointState.EMPTY)), 1));
		waitFor(desk, "#settling", "The board is being put right");
		game.tell(new GameEvent.Unsettled(2, List.of(), 2));
		waitFor(desk, "#settling", "");
		assertThat(desk.text("#connection")).isEqualTo("Live");
		server.source("Sensor board on /dev/ttyACM0", SourceState.LOST, "");
		waitFor(desk, "#source",
				"Sensor board on /dev/ttyACM0 does not answer. The game goes on when it is back.");
		server.source("Sensor board on /dev/ttyACM0", SourceState.LOST,
				"the board on /dev/ttyACM0 has been silent for 3261 ms; check its cable");
		waitFor(desk, "#source", "The board on /dev/ttyACM0 has been silent for 3 seconds; check its cable."
				+ " The game goes on when it is back.");
		assertThat(desk.text("#connection")).isEqualTo("Board not read");
		server.source("Sensor board on /dev/ttyACM0", SourceState.FOUND, "");
		waitFor(desk, "#connection", "Live");
	}

	@Test
	void whereTheBoardDiffersFromTheRecordIsSaidAndMarkedUntilItIsPutRight() throws Exception {
		serve(9);
		game.start("Anna", "Ben").play("D7", "E5");
		for (Browser browser : List.of(desk, phone)) {
			browser.open(server.address());
			sees(browser, "E5");
			assertThat(browser.text("#guide")).isEmpty();
		}
		String marks = "document.querySelector('go-board').shadowRoot.querySelectorAll('.marker.%s').length";
		game.disorder(1, "D7", "G5").disorder(2, "E5", "A1");
		for (Browser browser : List.of(desk, phone)) {
			waitFor(browser, "#guide-left", "4 points left");
			assertThat(browser.text("#guide-what")).isEqualTo("Put the board right");
			assertThat(browser.text("#guide-put-black")).isEqualTo("D7");
			assertThat(browser.text("#guide-put-white")).isEqualTo("E5");
			assertThat(browser.text("#guide-take-stone")).isEqualTo("G5 A1");
			assertThat(browser.number(marks.formatted("put"))).isEqualTo(2);
			assertThat(browser.number(marks.formatted("take"))).isEqualTo(2);
			assertThat(browser.drawnBoard()).isEqualTo(game.state().position().text());
		}
		game.order(2);
		waitFor(desk, "#guide-left", "2 points left");
		assertThat(desk.text("#guide-put-white")).isEmpty();
		game.order(1);
		waitFor(desk, "#guide", "");
		assertThat(desk.number(marks.formatted("put")) + desk.number(marks.formatted("take"))).isZero();
		sees(desk, "E5");
	}

	@Test
	void aScatteredBoardIsRebuiltFromThePictureOfTheRecord() throws Exception {
		serve(19);
		game.start("Anna", "Ben").play("Q16", "D4", "D16", "Q4", "C3", "R17");
		String agreed = game.state().position().text();
		game.scattered(1, "K10", "L10", "A1", "T19", "F6", "G6", "H6", "J6", "K6", "L6", "M6", "N6", "O6", "P6");
		phone.open(server.address());
		waitFor(phone, "#guide-left", "20 points left");
		assertThat(phone.text("#guide-what")).isEqualTo("Rebuild this position");
		assertThat(phone.text("#guide-put-black")).isEqualTo("D16 Q16 C3");
		assertThat(phone.text("#guide-take-stone")).isEqualTo("T19 K10 L10 F6 G6 H6 J6 K6 L6 M6 N6 O6 P6 A1");
		assertThat(phone.drawnBoard()).isEqualTo(agreed);
		game.left(1, "D4", "K10");
		waitFor(phone, "#guide-left", "2 points left");
		assertThat(phone.text("#guide-put-white")).isEqualTo("D4");
		assertThat(phone.text("#guide-take-stone")).isEqualTo("K10");
		game.order(1);
		waitFor(phone, "#guide", "");
		assertThat(phone.drawnBoard()).isEqualTo(agreed);
	}

	@Test
	void whatHappenedIsSaidBeforeWhatIsToBeDoneAndOfWhichColourStonesAreToBeTakenOff() throws Exception {
		serve(9);
		game.start("Anna", "Ben").play("D7", "E5").twoMoves(1, "G5");
		desk.open(server.address());
		waitFor(desk, "#guide-happened", "White played twice: G5");
		assertThat(desk.text("#guide").replaceAll("\\s+", " ")).startsWith(
				"White played twice: G5 Put the board right 1 point left Take white off G5");
		phone.open(server.address() + "?lang=zh");
		waitFor(phone, "#guide-happened", "白方连走两步：G5");
		assertThat(phone.text("#guide").replaceAll("\\s+", " "))
				.isEqualTo("白方连走两步：G5 请恢复棋盘 尚余1处 拿掉白子 G5 棋盘与图一致后对局自动继续。");

		game.rule(1, Ruling.of(RulingOption.VOID)).awaits(PointState.WHITE, "G5");
		waitFor(desk, "#guide-happened", "White played twice: G5; ruled: the move is void, play again");
		assertThat(desk.text("#guide-take-white")).isEqualTo("G5");
		assertThat(desk.text("#guide-what")).isEqualTo("As ruled");
		assertThat(desk.text("#guide-left")).isEqualTo("1 point left");
		assertThat(desk.text("#reports")).isEmpty();
		game.awaits(PointState.EMPTY);
		waitFor(desk, "#guide", "");
		assertThat(desk.text("#reports")).isEqualTo("Incidents 1");
		desk.script("document.getElementById('reports').open = true");
		assertThat(desk.text("#reports-list")).isEqualTo("White played twice: G5; ruled: the move is void, play again");
	}

	@Test
	void whoIsNotTheRefereeSeesOnlyWhatIsToBeDone() throws Exception {
		server = new LiveServer(LiveSettings.of("127.0.0.1", 0, IncidentReaders.REFEREE), 0,
				GameState.initial(Grid.of(9)), LivePageTest::millis, () -> new byte[0], new SecretKnown("secret"));
		server.start();
		game = new PublishedGame(9, event -> server.publish(event));
		game.start("Anna", "Ben").play("D7", "E5").twoMoves(1, "G5");
		phone.open(server.address() + "?lang=zh");
		waitFor(phone, "#guide-take-white", "G5");
		assertThat(phone.text("#guide").replaceAll("\\s+", " "))
				.isEqualTo("请恢复棋盘 尚余1处 拿掉白子 G5 棋盘与图一致后对局自动继续。");
		assertThat(phone.text("#reports")).isEmpty();
		game.phase(Phase.PAUSED);
		waitFor(phone, "#guide-foot", "宣布继续之前不读棋盘。");
		desk.open(server.address() + "?token=secret");
		waitFor(desk, "#guide-happened", "White played twice: G5");
		desk.script("document.getElementById('language').click()");
		waitFor(desk, "#guide-happened", "白方连走两步：G5");
	}

	@Test
	void inChineseThePageHasNoEnglishWord() throws Exception {
		serve(9);
		game.start("甲", "乙").play("D7", "E5").disorder(1, "D7", "G5").order(1).pass();
		server.source("goban serial board 0042 on the simulated table", SourceState.FOUND, "");
		phone.open(server.address() + "?lang=zh");
		waitFor(phone, "#headline", "第3手 · 黑方弃权");
		assertThat(phone.text("main").replace("Goban Bridge", "").replace("English", "").replace("SGF", "")
				.replaceAll("[A-J][1-9]", "")).doesNotContainPattern("[A-Za-z]");
		assertThat(phone.text("#source")).isEqualTo("串口棋盘 0042（模拟对局桌）");
		assertThat(phone.text("#details")).isEqualTo("日本规则 · 贴6.5目 · 判罚依据：俱乐部对局");
		assertThat(phone.script("return document.documentElement.lang")).isEqualTo("zh");
		assertThat(phone.script("return import('./words.js').then(words => "
				+ "['W+R','B+T','W+F','0','Void','Both lost','?','W+1.5','B+'].map(words.resultWords).join(' '))"))
				.isEqualTo("白方中盘胜 黑方超时胜 白方判胜 和棋 无胜负 双方负 结果不明 白方胜1.5目 黑方胜");
	}

	@Test
	void aNameCannotTurnThePageAround() throws Exception {
		serve(9);
		game.start("A\u202Eb\u0007", "\u200FBen").play("E5");
		desk.open(server.address());
		waitFor(desk, "#black .name", "A\uFFFDb\uFFFD");
		assertThat(desk.script("return document.title")).isEqualTo("A\uFFFDb\uFFFD – Ben · Goban Bridge");
	}

	@Test
	void noBoardIsDrawnBeforeItsSizeIsKnown() throws Exception {
		serve(9);
		game.start("Anna", "Ben").play("E5");
		String visibility = "return getComputedStyle(document.getElementById('board')).visibility";
		desk.refuse("*/events");
		desk.open(server.address());
		waitFor(desk, "#connection-words", "Reconnecting");
		assertThat(desk.script(visibility)).isEqualTo("hidden");
		desk.refuse();
		desk.reload();
		sees(desk, "E5");
		assertThat(desk.script(visibility)).isEqualTo("visible");
	}

	@Test
	void movesStandInAColumnForEachSideAndAGuessIsExplained() throws Exception {
		serve(9);
		game.start("Anna", "Ben").pass().play("C3", "D4", "E5");
		desk.open(server.address());
		sees(desk, "E5");
		String left = "document.querySelectorAll('#moves li')[%d].getBoundingClientRect().left";
		assertThat(desk.number(left.formatted(2))).isEqualTo(desk.number(left.formatted(0)));
		assertThat(desk.number(left.formatted(1))).isEqualTo(desk.number(left.formatted(3)))
				.isGreaterThan(desk.number(left.formatted(0)));
		assertThat(desk.text("#legend")).isEmpty();
		game.play(Point.parse("F6"), true);
		waitFor(desk, "#legend", "? behind a move: a best guess, not seen for certain");
	}

	@Test
	void theResultIsGivenInWords() throws Exception {
		serve(9);
		game.start("", "").play("E5");
		desk.open(server.address());
		game.phase(Phase.COUNTING);
		waitFor(desk, "#subline", "The players are counting; clearing the board ends the game");
		assertThat(desk.text("#black .name")).isEqualTo("Black");
		game.end("B+3.5");
		waitFor(desk, "#headline", "Black wins by 3.5 points");
		assertThat(desk.text("#connection")).isEqualTo("Ended");
		assertThat(desk.text("#subline")).isEqualTo("after 1 move, the last one Black E5");
		assertThat(desk.script("return import('./words.js').then(words => "
				+ "['W+R','B+T','W+F','0','Void','Both lost','?','W+1','B+'].map(words.resultWords).join('; '))"))
				.isEqualTo("White wins by resignation; Black wins on time; White wins by forfeit; Draw; No result; "
						+ "Both players lose; Result unknown; White wins by 1 point; Black wins");
	}

	@Test
	void whileThePlayersCountThePageShowsWhatIsDeadAndWhoseThePointsAre() throws Exception {
		serve(9);
		game.finished().count(false, "B5", "G3", "G4");
		for (Browser browser : List.of(desk, phone)) {
			browser.open(server.address());
			waitFor(browser, "#count-points", "3 dead stones. Dame: E9 D1");
			assertThat(browser.text("#count-result")).isEqualTo("As counted now: White +20.5");
			assertThat(browser.text("#count tbody").replaceAll("\\s+", " ").strip())
					.isEqualTo("Area 34 47 Prisoners, dead stones too 1 2 Komi 7.5");
			String marks = "document.querySelector('go-board').shadowRoot.querySelectorAll('%s').length";
			assertThat(browser.number(marks.formatted(".stone.dimmed"))).isEqualTo(3);
			assertThat(browser.number(marks.formatted(".marker.dame"))).isEqualTo(2);
			assertThat(browser.number(marks.formatted(".marker.black-point"))).isEqualTo(18);
			assertThat(browser.number(marks.formatted(".marker.white-point"))).isEqualTo(33);
		}
		game.count(true, "B5", "G3", "G4").end("W+20.5");
		waitFor(desk, "#headline", "White wins by 20.5 points");
		assertThat(desk.text("#count-result")).isEqualTo("The count, agreed");
		game.tell(new GameEvent.GameStarted(9, 9, "chinese", "club", "7.5", 0, "", "", Setup.NONE, Color.BLACK));
		await().until(() -> desk.text("#count").isEmpty());
	}

	@Test
	void whereOnlyAWordEndsTheCountingThePageSaysThatTheNextGameWaits() throws Exception {
		serve(9);
		game.tell(new GameEvent.GameStarted(0, 9, "chinese", "chinese-source", "7.5", 0, "", "", Setup.NONE,
				Color.BLACK)).phase(Phase.PLAYING).play("E5").phase(Phase.COUNTING);
		desk.open(server.address());
		waitFor(desk, "#subline", "The players are counting; no other game is recorded before the result is entered");
	}

	@Test
	void everySizeIsDrawn() throws Exception {
		for (int size : new int[]{2, 9, 13, 18, 19, 25}) {
			serve(size);
			game.start("Anna", "Ben").play("A1", Grid.of(size).point(size - 1).toString());
			desk.open(server.address());
			sees(desk, Grid.of(size).point(size - 1).toString());
			long stars = desk
					.number("document.querySelector('go-board').shadowRoot.querySelectorAll('.stars *').length");
			assertThat(stars).as("star points on %d", size).isEqualTo(switch (size) {
				case 2 -> 0L;
				case 9, 13 -> 5L;
				case 18 -> 4L;
				default -> 9L;
			});
			server.close();
		}
	}

	@Test
	void theBoardIsReadOut() throws Exception {
		serve(9);
		game.start("Anna", "Ben").play("E5", "C3");
		desk.open(server.address());
		sees(desk, "C3");
		String svg = "document.querySelector('go-board').shadowRoot.querySelector('svg')";
		assertThat(desk.script("return " + svg + ".getAttribute('aria-label')"))
				.isEqualTo("Go board. Move 2 · White C3, 9 by 9, 1 black stone, 1 white stone");
		assertThat(desk
				.script("return document.querySelector('go-board').shadowRoot.getElementById('stones').textContent"))
				.isEqualTo("Black: E5. White: C3.");
	}

	private void sees(Browser browser, String lastMove) {
		await().atMost(Duration.ofSeconds(10)).pollInterval(Duration.ofMillis(20))
				.until(() -> browser.markedPoints().equals(lastMove));
		assertThat(browser.drawnBoard()).isEqualTo(game.state().position().text());
	}

	private static void waitFor(Browser browser, String selector, String text) {
		await().atMost(Duration.ofSeconds(10)).pollInterval(Duration.ofMillis(20))
				.untilAsserted(() -> assertThat(browser.text(selector)).isEqualTo(text));
	}
}

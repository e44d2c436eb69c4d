package org.gobanbridge.app.live;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import org.junit.jupiter.api.Assumptions;
import org.openqa.selenium.JavascriptExecutor;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** A headless Chromium that looks at the live page. */
final class Browser implements AutoCloseable {
	private static final Path CHROMIUM = Path.of("/usr/bin/chromium");
	private static final Path DRIVER = Path.of("/usr/bin/chromedriver");

	/** The board as it is drawn: the stones' places in the SVG, turned back into a text board. */
	private static final String DRAWN_BOARD = """
			const board = document.querySelector('go-board');
			const rows = Array.from({ length: board.size }, () => Array(board.size).fill('.'));
			for (const stone of board.shadowRoot.querySelectorAll('g.stone')) {
				const circle = stone.querySelector('circle');
				const at = name => Math.round(circle.getAttribute(name) / 40);
				rows[at('cy')][at('cx')] = stone.classList.contains('black') ? 'X' : 'O';
			}
			return rows.map(row => row.join('')).join('');""";
	private static final String LAST_MOVE = """
			const board = document.querySelector('go-board');
			const marks = [...board.shadowRoot.querySelectorAll('.marker.last')];
			const at = mark => [Math.round(mark.getAttribute('cx') / 40), Math.round(mark.getAttribute('cy') / 40)];
			return marks.map(mark => 'ABCDEFGHJKLMNOPQRSTUVWXYZ'[at(mark)[0]] + (board.size - at(mark)[1])).join(' ');""";

	private final ChromeDriver driver;

	private Browser(ChromeOptions options) {
		ChromeDriverService service = new ChromeDriverService.Builder().usingDriverExecutable(DRIVER.toFile())
				.usingAnyFreePort().build();
		driver = new ChromeDriver(service, options);
		driver.manage().timeouts().pageLoadTimeout(Duration.ofSeconds(15));
	}

	/** A window of this many pixels; the test skips itself where there is no Chromium. */
	static Browser desktop(int width, int height) {
		ChromeOptions options = options();
		options.addArguments("--window-size=" + width + "," + height);
		return new Browser(options);
	}

	/** A telephone with a screen of this many CSS pixels. */
	static Browser phone(int width, int height) {
		ChromeOptions options = options();
		options.setExperimentalOption("mobileEmulation", Map.of("deviceMetrics",
				Map.of("width", width, "height", height, "pixelRatio", 2.0, "touch", true)));
		return new Browser(options);
	}

	private static ChromeOptions options() {
		Assumptions.assumeTrue(Files.isExecutable(CHROMIUM) && Files.isExecutable(DRIVER),
				"the page is not tested: apt-get install chromium chromium-driver");
		ChromeOptions options = new ChromeOptions();
		options.setBinary(new File(CHROMIUM.toString()));
		options.addArguments("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
				"--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run",
				"--hide-scrollbars");
		LoggingPreferences logging = new LoggingPreferences();
		logging.enable(LogType.BROWSER, Level.ALL);
		options.setCapability("goog:loggingPrefs", logging);
		return options;
	}

	void open(String address) {
		driver.get(address);
	}

	void reload() {
		driver.navigate().refresh();
	}

	/** From now on the browser does not get what has these addresses, which may have asterisks. */
	void refuse(String... addresses) {
		driver.executeCdpCommand("Network.enable", Map.of());
		driver.executeCdpCommand("Network.setBlockedURLs", Map.of("urls", List.of(addresses)));
	}

	/** Every page that is opened from now on runs this first. */
	void beforeEachPage(String script) {
		driver.executeCdpCommand("Page.addScriptToEvaluateOnNewDocument", Map.of("source", script));
	}

	/** Light or dark, as the system of the viewer would have it. */
	void colours(String scheme) {
		driver.executeCdpCommand("Emulation.setEmulatedMedia",
				Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
	}

	/** The inside of the window, in CSS pixels. */
	void viewport(int width, int height, double pixelRatio) {
		driver.executeCdpCommand("Emulation.setDeviceMetricsOverride",
				Map.of("width", width, "height", height, "deviceScaleFactor", pixelRatio, "mobile", false));
	}

	/** The text that the element shows; nothing if it is hidden. */
	String text(String selector) {
		return (String) script(
				"const e = document.querySelector(arguments[0]); return e.checkVisibility() ? e.innerText : ''",
				selector);
	}

	String drawnBoard() {
		return (String) script(DRAWN_BOARD);
	}

	/** The points with the mark of the last move. */
	String markedPoints() {
		return (String) script(LAST_MOVE);
	}

	long number(String expression) {
		return ((Number) script("return " + expression)).longValue();
	}

	Object script(String script, Object... arguments) {
		return Optional.<Object>ofNullable(((JavascriptExecutor) driver).executeScript(script, arguments)).orElse("");
	}

	/** Waits until the page has been drawn, and what that brings about has been told. */
	void afterAFrame() {
		script("return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))");
	}

	/** What the page complained of since the last call, what concerns lost connections left out. */
	List<String> complaints() {
		return driver.manage().logs().get(LogType.BROWSER).getAll().stream().map(LogEntry::getMessage)
				.filter(message -> !message.contains("net::ERR_")).toList();
	}

	byte[] picture() {
		return driver.getScreenshotAs(OutputType.BYTES);
	}

	@Override
	public void close() {
		driver.quit();
	}
}

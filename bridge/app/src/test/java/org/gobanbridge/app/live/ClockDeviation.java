package org.gobanbridge.app.live;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.gobanbridge.app.store.IncidentReaders;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.time.TimeLeft;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;

/**
 * Measures in real time how far what the page shows is from the clock of the bridge, forty times a second: how long a
 * number of seconds stands that is not right any more, or stands too soon. What a page cannot know yet, for the news of a
 * turn is under way, is left out.
 */
final class ClockDeviation {
	private static final long START = System.currentTimeMillis();
	private static final String WATCH = """
			window.seen = [];
			setInterval(() => seen.push([performance.timeOrigin + performance.now(),
				document.querySelector('#black .clock-time').textContent,
				document.querySelector('#white .clock-time').textContent].join(' ')), 25);""";

	/** From this moment of the log on the clock was so. */
	private record Turn(long since, Color toPlay, long black, long white) {
		long left(Color color, double at) {
			long left = color == Color.BLACK ? black : white;
			return color == toPlay ? (long) (left - Math.max(0, at - since)) : left;
		}
	}

	private ClockDeviation() {
	}

	/** @param arguments seconds for each way, then milliseconds that each way of the network takes, one after another */
	public static void main(String[] arguments) throws Exception {
		int seconds = Integer.parseInt(arguments[0]);
		for (int i = 1; i < arguments.length; i++) {
			measure(seconds, Integer.parseInt(arguments[i]));
		}
	}

	private static long now() {
		return System.currentTimeMillis() - START;
	}

	private static void measure(int seconds, int delay) throws Exception {
		LiveServer server = new LiveServer(LiveSettings.of("127.0.0.1", 0, IncidentReaders.REFEREE), 0,
				GameState.initial(Grid.of(19)),
				ClockDeviation::now, () -> new byte[0]);
		try (server;
				Browser browser = Browser.desktop(1280, 800);
				ServerSocket proxy = new ServerSocket(0, 50,
						InetAddress.getLoopbackAddress())) {
			server.start();
			Thread.startVirtualThread(() -> forward(proxy, server.port(), delay));
			PublishedGame game = new PublishedGame(19, server::publish);
			game.start("Anna", "Ben").play("T1").time("absolute 2h");
			List<Turn> turns = new ArrayList<>();
			turn(game, turns, new Turn(now(), Color.WHITE, 3_500_000, 3_400_000));
			browser.open("http://localhost:" + proxy.getLocalPort() + "/");
			Thread.sleep(2_000 + 8L * delay);
			browser.script(WATCH);
			Random random = new Random(seconds);
			List<Double> wrong = new ArrayList<>();
			long end = now() + seconds * 1_000L;
			while (now() < end) {
				Thread.sleep(random.nextInt(4) == 0 ? 400 : 1_000 + random.nextInt(6_000));
				Turn last = turns.getLast();
				long t = now();
				turn(game, turns, new Turn(t, last.toPlay().opponent(), last.left(Color.BLACK, t),
						last.left(Color.WHITE, t)));
				if (random.nextInt(20) == 0) {
					browser.reload();
					Thread.sleep(2_000 + 8L * delay);
					browser.script(WATCH);
				}
				collect(browser, turns, delay, wrong);
			}
			wrong.sort(null);
			System.out.printf(Locale.ROOT,
					"%d ms each way, %d s, %d turns, %d readings: worst %.0f ms, 99.9 %% %.0f ms,"
							+ " right at once %.1f %%%n",
					delay, seconds, turns.size(), wrong.size(), wrong.getLast(),
					wrong.get((int) (wrong.size() * 0.999)),
					100.0 * wrong.stream().filter(off -> off == 0).count() / wrong.size());
		}
	}

	private static void turn(PublishedGame game, List<Turn> turns, Turn turn) {
		turns.add(turn);
		game.clock(turn.toPlay(), new TimeLeft(turn.black(), 0, 0, 0, false),
				new TimeLeft(turn.white(), 0, 0, 0, false), OptionalLong.of(turn.since()));
	}

	private static void collect(Browser browser, List<Turn> turns, int delay, List<Double> wrong) {
		for (Object line : (List<?>) browser.script("return seen.splice(0)")) {
			String[] parts = line.toString().split(" ");
			double at = Double.parseDouble(parts[0]) - START;
			boolean news = turns.stream().anyMatch(turn -> at > turn.since() - 5 && at < turn.since() + delay + 150);
			Turn turn = turns.stream().filter(one -> one.since() <= at).reduce((a, b) -> b).orElseThrow();
			if (!news) {
				double off = Math.max(off(parts[1], turn.left(Color.BLACK, at)),
						off(parts[2], turn.left(Color.WHITE, at)));
				if (off > 60) {
					System.out.printf(Locale.ROOT, "%s at %.0f: %s, off by %.0f%n", line, at, turn, off);
				}
				wrong.add(off);
			}
		}
	}

	/** By how many milliseconds what is shown is not right any more, or not yet. */
	private static double off(String shown, long left) {
		String[] parts = shown.split(":");
		long seconds = 0;
		for (String part : parts) {
			seconds = seconds * 60 + Long.parseLong(part);
		}
		return Math.max(0, Math.max(left - seconds * 1_000, (seconds - 1) * 1_000 - left));
	}

	/** A network in which everything takes so long. */
	private static void forward(ServerSocket proxy, int port, int delay) {
		try {
			while (true) {
				Socket here = proxy.accept();
				Socket there = new Socket(InetAddress.getLoopbackAddress(), port);
				later(here, there, delay);
				later(there, here, delay);
			}
		} catch (IOException e) {
			// closed
		}
	}

	private record Late(long at, byte[] bytes) {
	}

	private static void later(Socket from, Socket to, int delay) {
		BlockingQueue<Late> under = new LinkedBlockingQueue<>();
		Thread.startVirtualThread(() -> {
			try (from) {
				InputStream in = from.getInputStream();
				for (byte[] buffer = new byte[65_536];;) {
					int count = in.read(buffer);
					under.add(new Late(System.nanoTime() + delay * 1_000_000L,
							count < 0 ? new byte[0] : java.util.Arrays.copyOf(buffer, count)));
					if (count < 0) {
						return;
					}
				}
			} catch (IOException e) {
				under.add(new Late(0, new byte[0]));
			}
		});
		Thread.startVirtualThread(() -> {
			try (to) {
				OutputStream out = to.getOutputStream();
				for (Late late = under.take(); late.bytes().length > 0; late = under.take()) {
					long nanos = late.at() - System.nanoTime();
					if (nanos > 0) {
						Thread.sleep(nanos / 1_000_000, (int) (nanos % 1_000_000));
					}
					out.write(late.bytes());
					out.flush();
				}
			} catch (IOException | InterruptedException e) {
				// the other side has gone
			}
		});
	}
}

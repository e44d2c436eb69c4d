package org.gobanbridge.app.prove;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.gobanbridge.core.board.ClockKey;
import org.gobanbridge.core.board.ClockReport;
import org.gobanbridge.core.board.PressOutcome;
import org.gobanbridge.drivers.clock.ClockWiring;
import org.gobanbridge.drivers.clock.GpioClock;
import org.gobanbridge.drivers.clock.MemoryLines;
import org.gobanbridge.drivers.clock.PulseTiming;

/**
 * Keys of a clock are pressed in real time, as fast as they can be, by the driver that presses real ones and on lines that
 * exist only in memory, while every core has more to do than it can: no two keys are down at once, none stays down, none
 * is held or rests for less than it must, and the order is that in which they were asked for.
 */
public final class PulsesProof implements Proof {
	private static final int PULSES = 10_000;
	private static final int MILLIS = 2;
	private static final ClockWiring WIRING = ClockWiring.pressing(0, 1, 2);
	/** The next is asked for as soon as one is let go: of two that wait, the later would outdate the other. */
	private static final int AT_ONCE = 1;
	private static final long PATIENCE_SECONDS = 30;

	@Override
	public String name() {
		return "pulses";
	}

	@Override
	public String about() {
		return "a clock's keys are pressed under load, none of them overlapping, too short or stuck";
	}

	@Override
	public boolean run(PrintWriter out, Material material) {
		out.println(PULSES + " pulses of " + MILLIS + " ms, " + MILLIS + " ms apart, on " + cores()
				+ " busy cores; this takes two minutes");
		out.flush();
		Outcome outcome = play(material.seed(), PULSES);
		outcome.print(out);
		return outcome.isSound();
	}

	/** Presses so many keys of chance. */
	static Outcome play(long seed, int pulses) {
		AtomicBoolean over = new AtomicBoolean();
		load(over, seed);
		MemoryLines lines = new MemoryLines();
		Outcome outcome = new Outcome(pulses);
		lines.watchedBy(outcome::changed);
		Semaphore free = new Semaphore(AT_ONCE);
		try (GpioClock clock = new GpioClock(WIRING, lines, new PulseTiming(MILLIS, MILLIS, 0, 0), System::nanoTime)) {
			clock.start(report -> {
				if (report instanceof ClockReport.PressEnded ended) {
					outcome.ended(ended);
					free.release();
				}
			});
			Random random = new Random(seed);
			boolean answers = true;
			for (int i = 0; i < pulses && answers; i++) {
				answers = free.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS);
				ClockKey key = random.nextInt(10) == 0 ? ClockKey.PAUSE : i % 2 == 0 ? ClockKey.BLACK : ClockKey.WHITE;
				outcome.asked(key);
				clock.press(key);
			}
			free.tryAcquire(AT_ONCE, PATIENCE_SECONDS, TimeUnit.SECONDS);
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		} finally {
			over.set(true);

		}
		return outcome;
	}

	private static int cores() {
		return Runtime.getRuntime().availableProcessors();
	}

	/** Twice as many threads as there are cores count, and make litter. */
	private static void load(AtomicBoolean over, long seed) {
		for (int i = 0; i < 2 * cores(); i++) {
			Random random = new Random(seed + i);
			Thread.ofPlatform().daemon().name("goban-load").start(() -> {
				List<byte[]> litter = new ArrayList<>();
				while (!over.get()) {
					litter.add(new byte[1 + random.nextInt(4_096)]);
					if (litter.size() > 500) {
						litter.clear();
					}
				}
			});
		}
	}

	/** What happened on the lines, and what the device told of it. */
	static final class Outcome {
		private final int wanted;
		private final ConcurrentLinkedQueue<ClockKey> asked = new ConcurrentLinkedQueue<>();
		private final List<ClockKey> pressed = new ArrayList<>();
		private final Map<PressOutcome, Integer> told = new EnumMap<>(PressOutcome.class);
		private final LongSummaryStatistics lengths = new LongSummaryStatistics();
		private final LongSummaryStatistics gaps = new LongSummaryStatistics();
		private int down;
		private int overlapping;
		private long since;
		private long released;

		Outcome(int wanted) {
			this.wanted = wanted;
		}

		void asked(ClockKey key) {
			asked.add(key);
		}

		synchronized void ended(ClockReport.PressEnded press) {
			told.merge(press.outcome(), 1, Integer::sum);
		}

		synchronized void changed(int line, boolean high) {
			long now = System.nanoTime();
			if (high) {
				overlapping += down > 0 ? 1 : 0;
				down++;
				if (!pressed.isEmpty()) {
					gaps.accept(now - released);
				}
				pressed.add(key(line));
				since = now;
			} else {
				down--;
				lengths.accept(now - since);
				released = now;
			}
		}

		private static ClockKey key(int line) {
			return WIRING.keys().entrySet().stream().filter(entry -> entry.getValue() == line).map(Map.Entry::getKey)
					.findFirst().orElseThrow();
		}

		/** Whether everything is as it was promised. */
		synchronized boolean isSound() {
			long least = TimeUnit.MILLISECONDS.toNanos(MILLIS);
			return lengths.getCount() == wanted && down == 0 && overlapping == 0 && lengths.getMin() >= least
					&& gaps.getMin() >= least && List.copyOf(asked).equals(pressed)
					&& told.equals(Map.of(PressOutcome.MADE, wanted));
		}

		synchronized void print(PrintWriter out) {
			out.printf(Locale.ROOT, "%-8s %10s %10s %10s%n", "", "min", "mean", "max");
			print(out, "length", lengths);
			print(out, "gap", gaps);
			out.printf(Locale.ROOT, "%d pulses of %d, %d overlapping, %d stuck, %s; told: %s%n", lengths.getCount(),
					wanted, overlapping, down,
					List.copyOf(asked).equals(pressed) ? "in the order asked for" : "NOT in the order asked for", told);
		}

		private static void print(PrintWriter out, String name, LongSummaryStatistics nanos) {
			out.printf(Locale.ROOT, "%-8s %7.3f ms %7.3f ms %7.3f ms%n", name, nanos.getMin() / 1e6,
					nanos.getAverage() / 1e6, nanos.getMax() / 1e6);
		}
	}
}

package org.gobanbridge.app.prove;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.gobanbridge.app.store.PolicyFiles;
import org.gobanbridge.app.store.SnapshotLogHeader;
import org.gobanbridge.app.store.SnapshotLogReader;
import org.gobanbridge.app.store.SnapshotLogWriter;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.SessionSettings;
import org.gobanbridge.core.session.GameSession;

/**
 * Whatever comes in, sensible or not, the game logic goes on, says nothing that cannot be, and says it in time: sequences
 * of boards, words and disturbances by chance.
 */
public final class FuzzProof implements Proof {
	/** Of so many sequences one is written to a log and read again. */
	private static final int ONE_IN = 20;
	private static final int SHOWN = 5;
	private static final int SLOW = 30;
	private static final int MEASURED = 3;
	/** What an input may take at the most, in ms of processor time: a fifth of what a board read ten times a second has. */
	private static final long MOST_MILLIS = 20;
	/** The same where the board is counted: then nobody plays, and the position is played on to see what is dead. */
	private static final long MOST_MILLIS_COUNTING = 100;
	private static final long SHRINK_NANOS = 20_000_000_000L;

	/** One sequence that went wrong. */
	record Failed(long seed, String why, SessionSettings settings, List<Input> inputs) {
	}

	/** How long one input took. */
	record Took(long seed, int step, long nanos) {
	}

	/** What came of many sequences. */
	static final class Tally {
		private final List<Failed> failures = new ArrayList<>();
		private final FuzzTimes playing = new FuzzTimes(SLOW);
		private final FuzzTimes counting = new FuzzTimes(SLOW);
		private long inputs;
		private long events;
		private long moves;
		private long incidents;

		private synchronized void add(long seed, FuzzRun run) {
			inputs += run.inputs().size();
			events += run.events().size();
			moves += run.events().stream().filter(GameEvent.MovePlayed.class::isInstance).count();
			incidents += run.events().stream().filter(GameEvent.IncidentOpened.class::isInstance).count();
			for (int step = 0; step < run.nanos().size(); step++) {
				FuzzTimes times = run.isCount(step) ? counting : playing;
				times.add(new Took(seed, step, run.nanos().get(step)));
			}
		}

		private synchronized void fail(Failed failed) {
			failures.add(failed);
		}

		synchronized List<Failed> failures() {
			return List.copyOf(failures);
		}
	}

	@Override
	public String name() {
		return "fuzz";
	}

	@Override
	public String about() {
		return "whatever comes in, the game logic says nothing that cannot be, and in time (needs no games)";
	}

	@Override
	public boolean run(PrintWriter out, Material material) {
		long start = System.nanoTime();
		Tally tally = play(material.seed(), material.sequences());
		out.printf(Locale.ROOT, "%d sequences, %d inputs, %d events, %d moves, %d incidents in %d s%n",
				material.sequences(), tally.inputs, tally.events, tally.moves, tally.incidents,
				(System.nanoTime() - start) / 1_000_000_000);
		out.flush();
		List<Failed> failures = tally.failures();
		failures.stream().limit(SHOWN).forEach(failed -> print(out, shrink(failed)));
		out.println(failures.size() + " went wrong");
		out.printf(Locale.ROOT, "%-28s %10s %9s %9s %9s %9s %9s %9s%n", "processor time, us", "inputs", "mean", "99 %",
				"99.9 %", "99.99 %", "worst*", "limit");
		boolean inTime = printTimes(out, "an input", tally.playing, MOST_MILLIS)
				& printTimes(out, "one that counts the board", tally.counting, MOST_MILLIS_COUNTING);
		out.printf(Locale.ROOT, "worst*: the %d slowest measured again, the best of %d%n", SLOW, MEASURED);
		return failures.isEmpty() && inTime;
	}

	/** One line of the table; says whether the limit, in ms, was kept. */
	private static boolean printTimes(PrintWriter out, String title, FuzzTimes times, long limit) {
		Took worst = times.slowest().stream().map(FuzzProof::measureAgain)
				.max((one, other) -> Long.compare(one.nanos(), other.nanos())).orElse(new Took(0, 0, 0));
		out.printf(Locale.ROOT, "%-28s %10d %9.1f %9.1f %9.1f %9.1f %9.1f %9d (sequence %d, input %d)%n", title,
				times.count(), times.mean() / 1e3, times.share(0.99) / 1e3, times.share(0.999) / 1e3,
				times.share(0.9999) / 1e3, worst.nanos() / 1e3, limit * 1000, worst.seed(), worst.step() + 1);
		out.flush();
		return worst.nanos() <= limit * 1_000_000;
	}

	/** Plays so many sequences on all cores. */
	static Tally play(long seed, int sequences) {
		Tally tally = new Tally();
		AtomicLong count = new AtomicLong();
		IntStream.range(0, Runtime.getRuntime().availableProcessors()).parallel().forEach(worker -> {
			for (long n = count.getAndIncrement(); n < sequences; n = count.getAndIncrement()) {
				one(seed * 1_000_000_007L + n, n % ONE_IN == 0, tally);
			}
		});
		return tally;
	}

	private static void one(long seed, boolean throughAFile, Tally tally) {
		FuzzScript script = new FuzzScript(seed);
		FuzzRun run = new FuzzRun(script.settings());
		try {
			script.play(run);
			run.end();
			if (throughAFile) {
				requireSameThroughAFile(run);
			}
			tally.add(seed, run);
		} catch (RuntimeException | StackOverflowError e) {
			tally.fail(new Failed(seed, sort(e), run.settings(), List.copyOf(run.inputs())));
		}
	}

	/** What sort of failure it is, without what is particular to this one. */
	private static String sort(Throwable failure) {
		if (failure instanceof FuzzFailure) {
			String message = String.valueOf(failure.getMessage());
			return message.replaceAll("(?<=[a-z]:? )[A-Z\\[].*", "").strip();
		}
		StackTraceElement[] trace = failure.getStackTrace();
		return failure + (trace.length == 0 ? "" : " at " + trace[0]);
	}

	/** What becomes of these inputs alone; empty if all is well. */
	static Optional<String> outcome(SessionSettings settings, List<Input> inputs) {
		FuzzRun run = new FuzzRun(settings);
		try {
			inputs.forEach(run::take);
			run.end();
			requireSameThroughAFile(run);
			return Optional.empty();
		} catch (RuntimeException | StackOverflowError e) {
			return Optional.of(sort(e));
		}
	}

	private static Failed shrink(Failed failed) {
		return new Failed(failed.seed(), failed.why(), failed.settings(),
				shrink(failed.inputs(), some -> outcome(failed.settings(), some)));
	}

	/** As few of these inputs as have the same outcome as all. */
	static List<Input> shrink(List<Input> inputs, Function<List<Input>, Optional<String>> outcome) {
		Optional<String> wanted = outcome.apply(inputs);
		long end = System.nanoTime() + SHRINK_NANOS;
		List<Input> least = inputs;
		int chunk = Math.max(1, least.size() / 2);
		while (chunk >= 1 && System.nanoTime() < end) {
			List<Input> fewer = without(least, chunk, outcome, wanted);
			chunk = fewer.size() == least.size() ? chunk / 2 : Math.min(chunk, Math.max(1, fewer.size() / 2));
			least = fewer;
		}
		return least;
	}

	/** What is left when each run of so many inputs that is not needed is gone. */
	private static List<Input> without(List<Input> inputs, int chunk, Function<List<Input>, Optional<String>> outcome,
			Optional<String> wanted) {
		List<Input> least = inputs;
		int from = 0;
		while (from < least.size()) {
			List<Input> fewer = new ArrayList<>(least.subList(0, from));
			fewer.addAll(least.subList(Math.min(least.size(), from + chunk), least.size()));
			if (outcome.apply(fewer).equals(wanted)) {
				least = fewer;
			} else {
				from += chunk;
			}
		}
		return least;
	}

	private static void print(PrintWriter out, Failed failed) {
		out.println("sequence " + failed.seed() + ": " + failed.why());
		out.println("the same with fewer inputs, as a snapshot log:");
		out.print(new String(log(failed.settings(), failed.inputs()), StandardCharsets.UTF_8));
		out.println();
		out.flush();
	}

	private static byte[] log(SessionSettings settings, List<Input> inputs) {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (SnapshotLogWriter log = SnapshotLogWriter.to(bytes, SnapshotLogHeader.of(settings, "fuzz"))) {
			for (Input input : inputs) {
				log.write(input);
			}
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
		return bytes.toByteArray();
	}

	/** The inputs, written to a log and read again, without those that say only that time has passed. */
	private static void requireSameThroughAFile(FuzzRun run) {
		List<Input> inputs = run.inputs().stream().filter(input -> !(input instanceof Input.Tick)).toList();
		List<GameEvent> events = new ArrayList<>();
		try (SnapshotLogReader log = SnapshotLogReader
				.of(new ByteArrayInputStream(log(run.settings(), inputs)), "the log")) {
			GameSession session = new GameSession(log.header().session(), PolicyFiles.POLICIES);
			while (log.hasNext()) {
				events.addAll(session.accept(log.next()));
			}
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
		for (int n = 0; n < Math.max(events.size(), run.events().size()); n++) {
			FuzzFailure.require(
					n < events.size() && n < run.events().size() && events.get(n).equals(run.events().get(n)),
					"the same log, written and read again, gives other events: ", n);
		}
	}

	/** The quickest of some more times. */
	private static Took measureAgain(Took took) {
		long best = LongStream.range(0, MEASURED).map(n -> {
			FuzzScript script = new FuzzScript(took.seed());
			FuzzRun run = new FuzzRun(script.settings());
			script.play(run);
			return run.nanos().get(took.step());
		}).min().orElseThrow();
		return new Took(took.seed(), took.step(), best);
	}
}

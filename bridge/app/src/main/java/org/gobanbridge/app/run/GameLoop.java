package org.gobanbridge.app.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.LongFunction;
import org.gobanbridge.app.desk.Desk;
import org.gobanbridge.app.store.Journal;
import org.gobanbridge.app.store.NumberedEvent;
import org.gobanbridge.core.board.BoardReport;
import org.gobanbridge.core.board.SourceState;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.session.GameSession;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The thread that owns a game. Everything that can change the game comes through one queue; each thing is stamped, given
 * to the session, journalled with what came of it, and only then told to the audiences. What waits together is journalled
 * together: a lever that bounces costs no write for each press. When nothing comes the thread
 * sleeps until the session has something due, or held-back readings want to go to the disk. Whatever fails on it ends it:
 * {@link #ended} says why.
 */
final class GameLoop implements AutoCloseable {
	private static final Logger LOG = LoggerFactory.getLogger(GameLoop.class);
	private static final long CLOSE_MILLIS = 1_200;
	private static final long LONGEST_SLEEP = 10_000;
	private static final long NEVER = Long.MAX_VALUE;
	/** So many things at most are journalled together, that nobody waits long to hear of the first. */
	private static final int MOST_TOGETHER = 1_000;

	/** What waits in the queue. */
	private sealed interface Item {
		/** @param arrived log time when the device said it */
		record Reported(BoardReport report, long arrived) implements Item {
		}

		/** @param input the input, once its time is known */
		record Told(LongFunction<Input> input) implements Item {
		}

		/** Something said, to be heard only if nothing is in its way, and answered when it is on the disk. */
		record Asked(Function<GameState, Optional<String>> obstacle, LongFunction<Input> input,
				CompletableFuture<Desk.Outcome> answer) implements Item {
		}

		/** Look whether something is due. */
		record Wake() implements Item {
		}

		record Stop() implements Item {
		}
	}

	private final GameSession session;
	private final Journal journal;
	private final LogTime time;
	private final List<Audience> audiences;
	private final BlockingQueue<Item> queue = new LinkedBlockingQueue<>();
	private final AtomicInteger pending = new AtomicInteger();
	private final CompletableFuture<Void> ended = new CompletableFuture<>();
	private final Thread thread = new Thread(this::run, "goban-game");
	private volatile GameState state;
	private volatile long nextDeadline = NEVER;

	/* What follows belongs to the game thread. */
	private final Optional<LongFunction<Input>> restart;
	private Optional<GameDetails> news;
	private long lastTime;
	private long quietSince = NEVER;
	/** What the session has taken and the journal has not, in order, and what came of it. */
	private final List<Input> inputs = new ArrayList<>();
	private final List<GameEvent> events = new ArrayList<>();
	/** Whether what is journalled now is the answer to somebody. */
	private boolean answering;
	private final List<NumberedEvent> answer = new ArrayList<>();

	/**
	 * @param session
	 *            after the events of this journal
	 * @param audiences
	 *            in the order in which they hear
	 * @param restart
	 *            the first thing to say, at the time given, if the journal was written before: that the program began again
	 * @param news
	 *            what the session is to be told of the games to come when none is being played
	 */
	GameLoop(GameSession session, Journal journal, LogTime time, List<Audience> audiences,
			Optional<LongFunction<Input>> restart,
			Optional<GameDetails> news) {
		this.session = session;
		this.journal = journal;
		this.time = time;
		this.audiences = List.copyOf(audiences);
		this.restart = restart;
		this.news = news;
		this.lastTime = journal.lastTime();
		this.state = session.state();
		thread.setDaemon(true);
	}

	void start() {
		thread.start();
	}

	/** Takes what a device reports; any thread. */
	void report(BoardReport report) {
		enqueue(new Item.Reported(report, time.now()));
	}

	/** Takes what a person says, as the input it is at the time given; any thread. */
	void tell(LongFunction<Input> input) {
		enqueue(new Item.Told(input));
	}

	/**
	 * Takes what a person says, if nothing is in its way when its turn comes; any thread.
	 *
	 * @param obstacle
	 *            why it would change nothing in this state
	 * @return what became of it, once that is on the disk
	 */
	CompletableFuture<Desk.Outcome> ask(Function<GameState, Optional<String>> obstacle, LongFunction<Input> input) {
		CompletableFuture<Desk.Outcome> answer = new CompletableFuture<>();
		enqueue(new Item.Asked(obstacle, input, answer));
		return answer;
	}

	/** To be called when time has moved in a leap: does now what has become due. Any thread. */
	void lookIfDue() {
		if (nextDeadline < time.now()) {
			enqueue(new Item.Wake());
		}
	}

	/** Whether everything that came has been dealt with and nothing is due; any thread. */
	boolean isSettled() {
		return pending.get() == 0 && nextDeadline >= time.now();
	}

	/** What the events so far say; any thread. */
	GameState state() {
		return state;
	}

	/** Completes when the thread has ended: exceptionally, with the reason, when it was not asked to. */
	CompletableFuture<Void> ended() {
		return ended;
	}

	private void enqueue(Item item) {
		pending.incrementAndGet();
		queue.add(item);
	}

	private void run() {
		try {
			restart.ifPresent(input -> accept(input.apply(stamp())));
			tellNews();
			write();
			while (takeWaiting()) {
				writeQuiet();
			}
			journal.flush();
			ended.complete(null);
		} catch (Throwable e) {
			LOG.debug("the game thread ends", e);
			nextDeadline = NEVER;
			ended.completeExceptionally(e);
		}
	}

	/** Waits for something and deals with it and with what waits behind it; whether there is more to do. */
	private boolean takeWaiting() throws InterruptedException {
		Item item = queue.poll(sleepMillis(), TimeUnit.MILLISECONDS);
		if (item == null) {
			tick();
		}
		int taken = 0;
		boolean goesOn = true;
		while (item != null && goesOn) {
			goesOn = take(item);
			taken++;
			item = taken < MOST_TOGETHER ? queue.poll() : null;
		}
		write();
		pending.addAndGet(-taken);
		return goesOn;
	}

	/** Whether there is more to do after this. */
	private boolean take(Item item) {
		switch (item) {
			case Item.Reported reported -> take(reported);
			case Item.Told told -> accept(told.input().apply(stamp()));
			case Item.Asked asked -> answer(asked);
			case Item.Wake wake -> tick();
			case Item.Stop stop -> {
				return false;
			}
		}
		return true;
	}

	/** What was due before is no answer, and may be what is in its way. */
	private void answer(Item.Asked asked) {
		try {
			tick();
			write();
			Optional<String> obstacle = asked.obstacle().apply(session.state());
			if (obstacle.isPresent()) {
				asked.answer().complete(Desk.Outcome.refused(obstacle.get()));
				return;
			}
			answering = true;
			accept(asked.input().apply(stamp()));
			write();
			asked.answer().complete(Desk.Outcome.done(answer));
		} catch (RuntimeException | Error e) {
			asked.answer().completeExceptionally(e);
			throw e;
		} finally {
			answering = false;
			answer.clear();
		}
	}

	private long sleepMillis() {
		long until = Math.min(nextDeadline, quietSince == NEVER ? NEVER : quietSince + Journal.QUIET_MILLIS);
		return until == NEVER ? LONGEST_SLEEP : Math.min(LONGEST_SLEEP, time.realMillisUntilAfter(until));
	}

	private long stamp() {
		return Math.max(lastTime, time.now());
	}

	private void take(Item.Reported reported) {
		long t = stamp();
		switch (reported.report()) {
			case BoardReport.Seen seen ->
				accept(new Input.Reading(t, at(t, reported.arrived(), seen.ageMillis()), seen.snapshot()));
			case BoardReport.LeverPressed pressed ->
				accept(new Input.LeverPressed(t, at(t, reported.arrived(), pressed.ageMillis()), pressed.lever()));
			case BoardReport.SourceChanged changed -> {
				boolean known = changed.state() == SourceState.LOST
						&& session.state().source() == SourceState.LOST;
				if (!known) {
					accept(new Input.SourceChanged(t, changed.state()));
				}
				write();
				audiences.forEach(audience -> audience.source(changed));
			}
		}
	}

	private static long at(long t, long arrived, long age) {
		return Math.max(0, Math.min(t, arrived - age));
	}

	private void tick() {
		long now = stamp();
		if (nextDeadline < now) {
			accept(new Input.Tick(now));
		}
	}

	private void accept(Input input) {
		lastTime = input.t();
		List<GameEvent> caused = session.accept(input);
		if (!(input instanceof Input.Tick) || !caused.isEmpty()) {
			inputs.add(input);
			events.addAll(caused);
		}
		nextDeadline = session.nextDeadline().orElse(NEVER);
		if (caused.stream().anyMatch(GameEvent::preparesNext)) {
			// What comes now belongs to the next game, and to a log of its own.
			write();
		}
		tellNews();
	}

	/** Journals what the session has taken, then tells of it. */
	private void write() {
		if (inputs.isEmpty()) {
			return;
		}
		if (session.state().phase() == Phase.PREPARING) {
			journal.tellNext(session.state().details());
		}
		long before = System.nanoTime();
		List<NumberedEvent> written = journal.append(List.copyOf(inputs), List.copyOf(events));
		if (answering) {
			answer.addAll(written);
		}
		long first = inputs.getFirst().t();
		inputs.clear();
		events.clear();
		if (!written.isEmpty()) {
			quietSince = NEVER;
			long took = System.nanoTime() - before;
			audiences.forEach(audience -> audience.written(took));
			state = session.state();
			audiences.forEach(audience -> audience.hear(written, state));
		} else if (quietSince == NEVER) {
			quietSince = first;
		}
	}

	/** Tells the session what the configuration says anew, once no game is being played. */
	private void tellNews() {
		if (news.isPresent() && !session.state().phase().isRunning()) {
			GameDetails details = news.get();
			news = Optional.empty();
			accept(new Input.DetailsGiven(stamp(), details));
		}
	}

	private void writeQuiet() {
		if (quietSince != NEVER && time.now() - quietSince >= Journal.QUIET_MILLIS) {
			journal.flush();
			quietSince = NEVER;
		}
	}

	/** Deals with what has come, writes what was held back, and ends the thread; waits about a second at most. */
	@Override
	public void close() {
		enqueue(new Item.Stop());
		try {
			thread.join(CLOSE_MILLIS);
			if (thread.isAlive()) {
				LOG.warn("the game thread still works {} ms after it was asked to end", CLOSE_MILLIS);
			}
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
	}
}

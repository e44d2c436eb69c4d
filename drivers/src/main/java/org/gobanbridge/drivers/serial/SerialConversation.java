package org.gobanbridge.drivers.serial;

import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.gobanbridge.core.board.BoardReport;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.drivers.BoardAbsentException;
import org.gobanbridge.drivers.BoardUnfitException;
import org.gobanbridge.drivers.Conversation;
import org.gobanbridge.drivers.Orientation;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.PointSet;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Talk with a goban serial board that has said who it is. Frames that come twice or too late are dropped; when one is
 * missing or broken, the board is asked for its state again. When it has begun to count anew unheard, it is followed at
 * once and asked who it is; the clock keys wait until it is known whose they are.
 */
final class SerialConversation implements Conversation {
	private static final Logger LOG = LoggerFactory.getLogger(SerialConversation.class);
	private static final long ASK_SPACING_NANOS = 100_000_000L;
	/** A board must speak every second; later than this it is asked. */
	private static final long POKE_NANOS = 1_300_000_000L;
	private static final int STALE_BEFORE_ASKING = 4;

	private final String path;
	private final ByteLink link;
	private final FrameDecoder decoder;
	private final BoardMessage.Hello hello;
	private final Orientation orientation;
	private final KeyMemory keys;
	private final LongSupplier nanos;
	private final long silenceNanos;
	private final BoardClock clock = new BoardClock();
	private final AtomicInteger commands = new AtomicInteger(1);
	private final byte[] buffer = new byte[4096];
	private List<Frame> waiting;
	private long bootId;
	private final FrameOrder order;
	private final Set<BoardMessage.Nak> refusals = new HashSet<>();
	private boolean startUnknown;
	private Optional<Grid> otherSize = Optional.empty();
	private long brokenSeen;
	private final long acquaintedAt;
	private long lastFrame;
	private long lastReading;
	private long lastAsk;
	private boolean wantsState;
	private boolean wantsHello;
	private volatile LinkHealth health = new LinkHealth(0, 0, 0, 0);
	private Optional<IOException> failure = Optional.empty();

	SerialConversation(String path, ByteLink link, FrameDecoder decoder, Greeting.Answer answer,
			Orientation orientation, KeyMemory keys, SerialTiming timing, LongSupplier nanos) {
		this.path = path;
		this.link = link;
		this.decoder = decoder;
		this.hello = answer.hello();
		this.orientation = orientation;
		this.keys = keys;
		this.nanos = nanos;
		this.silenceNanos = timing.silenceMillis() * 1_000_000L;
		this.waiting = answer.after();
		this.bootId = hello.bootId();
		this.order = new FrameOrder(answer.frame());
		this.brokenSeen = decoder.broken();
		this.lastFrame = nanos.getAsLong();
		this.lastReading = lastFrame;
		this.acquaintedAt = lastFrame + timing.acquaintanceMillis() * 1_000_000L;
		this.lastAsk = lastFrame - ASK_SPACING_NANOS;
		keys.recall(hello);
		clock.observe(answer.frame().boardMillis(), hostMillis());
	}

	BoardMessage.Hello hello() {
		return hello;
	}

	LinkHealth health() {
		return health;
	}

	@Override
	public String partner() {
		return "goban serial board " + hello.serialNumber() + " on " + path;
	}

	/** Sends a command; any thread. */
	void send(Command command) throws LinkGoneException {
		int number = commands.getAndIncrement() % FrameFormat.SEQUENCE_RANGE;
		link.write(new Frame(number, 0, command).encode());
	}

	@Override
	public void step(Consumer<BoardReport> reports) throws IOException {
		waiting.forEach(frame -> handle(frame, reports));
		waiting = List.of();
		int count = link.read(buffer);
		decoder.accept(buffer, 0, count, frame -> handle(frame, reports));
		if (decoder.broken() != brokenSeen) {
			brokenSeen = decoder.broken();
			wantsState = true;
		}
		health = new LinkHealth(decoder.frames(), decoder.broken(), order.lost(), order.stale());
		if (failure.isPresent()) {
			throw failure.get();
		}
		watch();
	}

	private void watch() throws IOException {
		long now = nanos.getAsLong();
		long blind = now - lastReading;
		if (blind >= silenceNanos) {
			throw unheard(now, blind / 1_000_000);
		}
		boolean poke = blind >= POKE_NANOS && now - lastAsk >= POKE_NANOS;
		wantsState |= now < acquaintedAt;
		wantsHello |= startUnknown;
		if ((wantsState || wantsHello || poke) && now - lastAsk >= ASK_SPACING_NANOS) {
			lastAsk = now;
			send(wantsHello ? new Command.AskHello() : new Command.AskState());
			wantsState = false;
			wantsHello = false;
		}
	}

	/** Why nothing is known of the stones any more. */
	private IOException unheard(long now, long millis) {
		if (now - lastFrame >= silenceNanos) {
			return new BoardAbsentException(partner() + " has been silent for " + millis
					+ " ms; check its cable and supply");
		}
		if (otherSize.isPresent()) {
			return new BoardUnfitException(partner() + " says that it has " + hello.size()
					+ " lines but sends boards of " + otherSize.get()
					+ "; switch it off and on, or see to its firmware");
		}
		return new BoardAbsentException(partner() + " has not said for " + millis
				+ " ms what lies on it; check its cable, or see to its firmware");
	}

	private void handle(Frame frame, Consumer<BoardReport> reports) {
		if (frame.message() instanceof BoardMessage.Hello again && again.bootId() != bootId) {
			restarted(frame, again);
			return;
		}
		if (!(frame.message() instanceof BoardMessage message) || !isNews(frame)) {
			return;
		}
		lastFrame = nanos.getAsLong();
		clock.observe(frame.boardMillis(), hostMillis());
		switch (message) {
			case BoardMessage.State state -> report(state, frame.boardMillis(), reports);
			case BoardMessage.ClockKeys pressed -> report(pressed, reports);
			case BoardMessage.Nak nak -> note(nak);
			case BoardMessage.Hello same -> {
				LOG.debug("{} said hello again", partner());
				wantsState |= startUnknown;
				startUnknown = false;
				wantsHello = false;
			}
			case BoardMessage.Ack ack -> LOG.trace("{} did command {}", partner(), ack.type());
			case BoardMessage.SensorRow row -> LOG.trace("{} sent sensor row {}", partner(), row.row());
		}
	}

	/** Tells of a refusal, once of each kind. */
	private void note(BoardMessage.Nak nak) {
		if (refusals.add(new BoardMessage.Nak(0, nak.type(), nak.reason()))) {
			LOG.warn("{} refused command {}: {}", partner(), nak.type(), nak.reason());
		}
	}

	private void restarted(Frame frame, BoardMessage.Hello again) {
		if (again.size() != hello.size() || !again.serialNumber().equals(hello.serialNumber())) {
			failure = Optional.of(new BoardAbsentException(partner() + " was exchanged for board "
					+ again.serialNumber()));
			return;
		}
		LOG.info("{} has started again", partner());
		bootId = again.bootId();
		keys.beginAnew(again);
		order.begin(frame);
		startUnknown = false;
		wantsHello = false;
		lastFrame = nanos.getAsLong();
		clock.reset();
		clock.observe(frame.boardMillis(), hostMillis());
		wantsState = true;
	}

	private boolean isNews(Frame frame) {
		return switch (order.place(frame)) {
			case NEXT -> true;
			case AFTER_GAP -> {
				wantsState = true;
				yield true;
			}
			case STALE -> {
				wantsHello |= order.staleInARow() >= STALE_BEFORE_ASKING;
				yield false;
			}
			case ANEW -> {
				LOG.debug("{} counts anew at {} ms", partner(), frame.boardMillis());
				startUnknown = true;
				clock.reset();
				yield true;
			}
		};
	}

	private void report(BoardMessage.State state, long boardMillis, Consumer<BoardReport> reports) {
		if (state.grid().size() != hello.size()) {
			otherSize = Optional.of(state.grid());
			return;
		}
		otherSize = Optional.empty();
		lastReading = lastFrame;
		PointSet none = PointSet.none(state.grid());
		boolean colors = hello.abilities().contains(Ability.COLORS);
		Snapshot sent = Snapshot.of(colors ? state.black() : none, state.white(), colors ? none : state.black(),
				state.unknown()).withHand(state.hand());
		Snapshot onTable = orientation.toGame(hello.orientation().toGame(sent));
		wantsState |= keys.isNew(state.keyCount());
		reports.accept(new BoardReport.Seen(onTable, clock.age(boardMillis, hostMillis())));
	}

	private void report(BoardMessage.ClockKeys pressed, Consumer<BoardReport> reports) {
		if (startUnknown) {
			return;
		}
		int number = pressed.firstNumber();
		for (BoardMessage.KeyEvent event : pressed.events()) {
			if (keys.isNew(number)) {
				keys.reported(number);
				reports.accept(new BoardReport.LeverPressed(event.key(), clock.age(event.boardMillis(), hostMillis())));
			}
			number = (number + 1) % FrameFormat.SEQUENCE_RANGE;
		}
	}

	private long hostMillis() {
		return Math.floorDiv(nanos.getAsLong(), 1_000_000L);
	}

	@Override
	public void close() {
		link.close();
	}
}

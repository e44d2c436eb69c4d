package org.gobanbridge.drivers.clock;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongSupplier;
import org.gobanbridge.core.board.ClockAbility;
import org.gobanbridge.core.board.ClockFace;
import org.gobanbridge.core.board.ClockKey;
import org.gobanbridge.core.board.ClockReport.LeverWent;
import org.gobanbridge.core.board.ClockReport.SourceChanged;
import org.gobanbridge.core.board.Lever;
import org.gobanbridge.core.board.PressOutcome;
import org.gobanbridge.core.board.SourceState;
import org.gobanbridge.drivers.DeviceLoop;
import org.gobanbridge.drivers.NeedsAttention;
import org.gobanbridge.drivers.serial.Ports;
import org.gobanbridge.rules.Color;

/**
 * A DGT3000 behind a serial gateway that passes the frames of the clock's bus on as they are. The clock is under the host's
 * control: its keys and its lever only tell, and to press it is to set both times and say whose runs. So a clock that was
 * away for a while shows the right times as soon as it is back.
 */
public final class DgtClock extends ThreadClock {
	private static final long IDLE_NANOS = TimeUnit.MILLISECONDS.toNanos(250);
	/** A frame comes in one piece; after such a pause it was cut. */
	private static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(50);

	private final ClockChoice.DgtGateway settings;
	private final Ports ports;
	private final DgtTiming timing;
	private final DeviceLoop.Retry retry;
	private final DgtTimes times = new DgtTimes();
	private final AtomicReference<Optional<Shown>> shown = new AtomicReference<>(Optional.empty());
	private final Deque<DgtFrame> greeting = new ArrayDeque<>();
	private Optional<DgtLine> line = Optional.empty();
	private Optional<DgtTalk> talk = Optional.empty();
	private Optional<Presses.Asked> press = Optional.empty();
	private DgtDecoder decoder = new DgtDecoder();
	private Optional<ClockKey> lever = Optional.empty();
	private int keys;
	private boolean stale;
	private boolean refused;
	/** When the last frame came, and when the last bytes. */
	private long heard;
	private long lastBytes;
	private long nextTry;
	private long wait;
	private boolean found;
	private String lastLoss = "";

	/** Times that are to be shown from a moment on. */
	private record Shown(ClockFace face, long at) {
	}

	DgtClock(ClockChoice.DgtGateway settings, Ports ports, DgtTiming timing, DeviceLoop.Retry retry,
			LongSupplier nanos) {
		super(nanos);
		this.settings = settings;
		this.ports = ports;
		this.timing = timing;
		this.retry = retry;
		this.nextTry = nanos.getAsLong();
		this.wait = retry.firstMillis();
	}

	@Override
	public String description() {
		return settings.name();
	}

	@Override
	public Set<ClockAbility> abilities() {
		return EnumSet.of(ClockAbility.PRESS, ClockAbility.PAUSE, ClockAbility.VERIFY, ClockAbility.LEVER,
				ClockAbility.SHOW);
	}

	@Override
	public void show(ClockFace face) {
		shown.set(Optional.of(new Shown(face, nanos().getAsLong())));
		wake();
	}

	@Override
	public long step(long now) {
		reportDropped();
		shown.getAndSet(Optional.empty()).ifPresent(news -> {
			times.show(news.face, news.at);
			stale = true;
		});
		try {
			if (line.isEmpty() && now >= nextTry) {
				connect(now);
			}
			if (line.isPresent()) {
				hear(line.get(), now);
				speak(line.get(), now);
			}
		} catch (IOException e) {
			lose(e, now);
		}
		if (!found) {
			failWaiting(now);
		}
		return talk.map(DgtTalk::until).filter(until -> until < now + IDLE_NANOS).orElse(now + IDLE_NANOS);
	}

	private void connect(long now) throws IOException {
		line = Optional.of(new DgtLine(ports.open(settings.port(), settings.baud()), this::wake));
		decoder = new DgtDecoder();
		heard = now;
		lastBytes = now;
		refused = false;
		stale = true;
		greet(List.of(DgtFrame.ping(), DgtFrame.centralControl(), DgtFrame.mode25()));
	}

	private void greet(List<DgtFrame> frames) {
		greeting.clear();
		greeting.addAll(frames);
	}

	private void hear(DgtLine open, long now) throws IOException {
		byte[] bytes = open.take();
		if (bytes.length > 0) {
			lastBytes = now;
		}
		boolean cut = bytes.length == 0 && now - lastBytes >= PAUSE_NANOS;
		for (DgtFrame frame : cut ? decoder.giveUp() : decoder.accept(bytes, bytes.length)) {
			heard = now;
			hear(frame, now);
		}
		if (now - heard >= 2 * TimeUnit.MILLISECONDS.toNanos(timing.silence())) {
			throw new ClockAbsentException("the clock on " + settings.port() + " says nothing any more; look whether it"
					+ " is on, and its cable in");
		}
	}

	private void hear(DgtFrame frame, long now) throws IOException {
		switch (frame.command()) {
			case DgtFrame.ACKNOWLEDGE, DgtFrame.HELLO -> {
				Optional<DgtTalk.Answer> answer = talk.flatMap(said -> said.answer(frame));
				if (answer.isPresent()) {
					answered(talk.orElseThrow(), answer.get(), now);
				}
			}
			case DgtFrame.TIMES -> {
				lever((frame.at(19) & 1) == 1);
				long left = frame.timeAt(5);
				long right = frame.timeAt(11);
				if (left >= 0 && right >= 0) {
					boolean blackLeft = settings.left() == Color.BLACK;
					times.told(new ClockFace(blackLeft ? left : right, blackLeft ? right : left, Optional.empty()),
							now);
				}
			}
			case DgtFrame.KEYS -> keys(frame.at(4), now);
			default -> {
			}
		}
	}

	private void keys(int down, long now) {
		lever((down & DgtKeys.LEVER) != 0);
		if ((down & DgtKeys.PAUSE) != 0 && (keys & DgtKeys.PAUSE) == 0) {
			boolean runs = times.at(now).flatMap(ClockFace::running).isPresent();
			report(new LeverWent(runs ? Lever.PAUSE : Lever.RESUME, false, 0));
		}
		keys = down;
	}

	/** The lever was heard of; where it lies when it is first heard of is no news. */
	private void lever(boolean leftDown) {
		Color side = leftDown == settings.leverTurned() ? settings.left().opponent() : settings.left();
		ClockKey key = side == Color.BLACK ? ClockKey.BLACK : ClockKey.WHITE;
		if (lever.isPresent() && lever.get() != key) {
			report(new LeverWent(side == Color.BLACK ? Lever.BLACK : Lever.WHITE, false, 0));
		}
		lever = Optional.of(key);
	}

	/** Says what is to be said next, or once more what was not answered. */
	private void speak(DgtLine open, long now) throws IOException {
		if (talk.isPresent()) {
			DgtTalk said = talk.get();
			if (now < said.until()) {
				return;
			}
			if (said.isOver() || press.isPresent() && presses().isOutdated(press.get())) {
				talk = Optional.empty();
				unanswered(said, now);
				return;
			}
			say(open, said, now);
		}
		if (talk.isEmpty()) {
			begin(now);
			if (talk.isPresent()) {
				say(open, talk.get(), now);
			}
		}
	}

	private void say(DgtLine open, DgtTalk said, long now) throws IOException {
		said.said(now + TimeUnit.MILLISECONDS.toNanos(timing.answer()));
		open.send(said.frame());
	}

	private void begin(long now) {
		DgtFrame greets = greeting.poll();
		if (greets != null) {
			talk = Optional.of(new DgtTalk(() -> greets));
			return;
		}
		if (!found) {
			found = true;
			lastLoss = "";
			wait = retry.firstMillis();
			report(new SourceChanged(SourceState.FOUND, description()));
		}
		beginPress(now);
		if (talk.isEmpty() && stale && times.at(now).isPresent()) {
			stale = false;
			talk = Optional.of(new DgtTalk(this::run));
		} else if (talk.isEmpty() && now - heard >= TimeUnit.MILLISECONDS.toNanos(timing.silence())) {
			talk = Optional.of(new DgtTalk(DgtFrame::ping));
		}
	}

	private void beginPress(long now) {
		if (press.isEmpty()) {
			press = presses().next(now);
			press.ifPresent(asked -> times.press(asked.key(), asked.at()));
		}
		if (press.isPresent() && times.at(now).isEmpty()) {
			end(PressOutcome.FAILED, now, "nobody has said yet what the clock is to show");
		} else if (press.isPresent()) {
			stale = false;
			talk = Optional.of(new DgtTalk(this::run));
		}
	}

	private DgtFrame run() {
		return DgtFrame.setAndRun(times.at(nanos().getAsLong()).orElseThrow(), settings.left());
	}

	private void answered(DgtTalk said, DgtTalk.Answer answer, long now) throws IOException {
		talk = Optional.empty();
		boolean sets = said.frame().command() == DgtFrame.SET_AND_RUN;
		if (answer == DgtTalk.Answer.TAKEN) {
			if (sets) {
				refused = false;
				end(PressOutcome.VERIFIED, now, said.tries() == 1 ? "" : "the clock took it the second time");
			}
		} else if (sets && !refused) {
			// no longer under our control: it was switched off and on, or somebody has used its keys
			refused = true;
			stale = true;
			greet(List.of(DgtFrame.centralControl(), DgtFrame.mode25()));
		} else {
			end(PressOutcome.UNVERIFIED, now, "the clock refuses it");
			throw new ClockAbsentException("the clock on " + settings.port() + " refuses the bridge's control; switch"
					+ " it off and on");
		}
	}

	private void unanswered(DgtTalk said, long now) throws IOException {
		end(PressOutcome.UNVERIFIED, now, "the clock does not answer; look at its cable");
		if (said.frame().command() != DgtFrame.SET_AND_RUN) {
			throw new ClockAbsentException("no clock answers on " + settings.port() + "; look whether it is on, and its"
					+ " cable in");
		}
		stale = true;
	}

	private void end(PressOutcome outcome, long now, String detail) {
		press.ifPresent(asked -> report(asked.ended(outcome, now, detail)));
		press = Optional.empty();
	}

	/** What is asked of a clock that is not there is not pressed when it comes. */
	private void failWaiting(long now) {
		for (Optional<Presses.Asked> next = presses().next(now); next.isPresent(); next = presses().next(now)) {
			Presses.Asked asked = next.get();
			times.press(asked.key(), asked.at());
			report(asked.ended(PressOutcome.FAILED, now, "the clock is not there"));
		}
	}

	private void lose(IOException e, long now) {
		hangUp();
		end(PressOutcome.FAILED, now, String.valueOf(e.getMessage()));
		nextTry = now + TimeUnit.MILLISECONDS.toNanos(wait);
		wait = Math.min(wait * 2, retry.mostMillis());
		String reason = String.valueOf(e.getMessage());
		if (lastLoss.isEmpty() || e instanceof NeedsAttention && !reason.equals(lastLoss)) {
			lastLoss = reason;
			report(new SourceChanged(SourceState.LOST, reason));
		}
	}

	private void hangUp() {
		line.ifPresent(DgtLine::close);
		line = Optional.empty();
		talk = Optional.empty();
		greeting.clear();
		found = false;
	}

	@Override
	public void rest(String why) {
		hangUp();
		end(PressOutcome.FAILED, nanos().getAsLong(), why);
	}
}

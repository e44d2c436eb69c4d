package org.gobanbridge.drivers.clock;

import java.io.IOException;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import org.gobanbridge.core.board.ClockAbility;
import org.gobanbridge.core.board.ClockKey;
import org.gobanbridge.core.board.ClockReport;
import org.gobanbridge.core.board.ClockReport.Beeped;
import org.gobanbridge.core.board.ClockReport.LampChanged;
import org.gobanbridge.core.board.ClockReport.LeverWent;
import org.gobanbridge.core.board.ClockReport.SourceChanged;
import org.gobanbridge.core.board.Lever;
import org.gobanbridge.core.board.SourceState;

/**
 * A clock whose keys are pressed and whose lever, beep and lamp are read through lines, real or made up. The contacts are
 * looked at every few milliseconds: unlike edges, levels cannot be missed.
 */
public final class GpioClock extends ThreadClock {
	private static final long LOOK_NANOS = TimeUnit.MILLISECONDS.toNanos(4);
	private static final long IDLE_NANOS = TimeUnit.SECONDS.toNanos(1);

	private final ClockWiring wiring;
	private final ClockLines lines;
	private final Pulses pulses;
	private final Map<Integer, Contact> contacts = new HashMap<>();
	private Optional<SourceState> told = Optional.empty();

	/**
	 * @param lines
	 *            where they are wired to; the device closes them
	 * @param nanos
	 *            a clock that never goes back, such as {@code System::nanoTime}
	 */
	public GpioClock(ClockWiring wiring, ClockLines lines, PulseTiming timing, LongSupplier nanos) {
		super(nanos);
		this.wiring = wiring;
		this.lines = lines;
		this.pulses = new Pulses(wiring, lines, timing, presses(), nanos, this::report);
		for (int line : wiring.inputs()) {
			contacts.put(line, new Contact(TimeUnit.MILLISECONDS.toNanos(timing.debounce())));
		}
	}

	@Override
	public String description() {
		return wiring.keys().isEmpty()
				? "clock that is read at " + lines.place()
				: "clock on lines " + wiring.keys().values().stream().map(String::valueOf)
						.collect(Collectors.joining(", ")) + " of " + lines.place();
	}

	@Override
	public Set<ClockAbility> abilities() {
		Set<ClockAbility> abilities = EnumSet.noneOf(ClockAbility.class);
		boolean presses = wiring.keys().containsKey(ClockKey.BLACK);
		add(abilities, ClockAbility.PRESS, presses);
		add(abilities, ClockAbility.PAUSE, wiring.keys().containsKey(ClockKey.PAUSE));
		add(abilities, ClockAbility.LEVER, wiring.lever().isPresent());
		add(abilities, ClockAbility.BEEP, wiring.beep().isPresent());
		add(abilities, ClockAbility.LAMP, wiring.lamp().isPresent());
		add(abilities, ClockAbility.VERIFY, presses && !wiring.inputs().isEmpty());
		return abilities;
	}

	private static void add(Set<ClockAbility> abilities, ClockAbility ability, boolean has) {
		if (has) {
			abilities.add(ability);
		}
	}

	@Override
	public long step(long now) {
		reportDropped();
		look(now);
		pulses.step(now);
		long idle = now + (contacts.isEmpty() ? IDLE_NANOS : LOOK_NANOS);
		return pulses.due().map(due -> Math.min(due, idle)).orElse(idle);
	}

	/** Takes in what the contacts say; a failure is told once, and that it is over. */
	private void look(long now) {
		try {
			hear(wiring.lever(), now).ifPresent(closed -> report(lever(closed, now)));
			hear(wiring.beep(), now).filter(sounds -> sounds)
					.ifPresent(sounds -> answered(new Beeped(age(wiring.beep(), now))));
			hear(wiring.lamp(), now).ifPresent(lit -> answered(new LampChanged(lit, age(wiring.lamp(), now))));
			// where it lies when the key is let go counts: a hand may have thrown it back
			pulses.inHand().filter(this::hasWitness)
					.ifPresent(key -> pulses.answered(leverAt().equals(Optional.of(key))));
			tell(SourceState.FOUND, description());
		} catch (IOException e) {
			tell(SourceState.LOST, "the contacts of the clock cannot be read: " + e.getMessage());
		}
	}

	private Optional<Boolean> hear(OptionalInt line, long now) throws IOException {
		return line.isEmpty()
				? Optional.empty()
				: contact(line).hear(!lines.isHigh(line.getAsInt()), now);
	}

	private LeverWent lever(boolean closed, long now) {
		ClockKey side = side(closed);
		boolean own = pulses.inHand().equals(Optional.of(side));
		return new LeverWent(side == ClockKey.BLACK ? Lever.BLACK : Lever.WHITE, own, age(wiring.lever(), now));
	}

	/** Where the lever lies, once that is known. */
	private Optional<ClockKey> leverAt() {
		return wiring.lever().isEmpty()
				? Optional.empty()
				: contact(wiring.lever()).closed().map(this::side);
	}

	private ClockKey side(boolean closed) {
		return closed == wiring.leverTurned() ? ClockKey.WHITE : ClockKey.BLACK;
	}

	/** A sound or a light is an answer to the press in hand, unless there is a better witness. */
	private void answered(ClockReport report) {
		if (pulses.inHand().filter(this::hasWitness).isEmpty()) {
			pulses.answered(true);
		}
		report(report);
	}

	/** Whether the lever shows what becomes of a press. */
	private boolean hasWitness(ClockKey key) {
		return key.isSide() && wiring.lever().isPresent();
	}

	private long age(OptionalInt line, long now) {
		return TimeUnit.NANOSECONDS.toMillis(now - contact(line).since());
	}

	private Contact contact(OptionalInt line) {
		return java.util.Objects.requireNonNull(contacts.get(line.getAsInt()));
	}

	private void tell(SourceState state, String detail) {
		if (!told.equals(Optional.of(state))) {
			told = Optional.of(state);
			report(new SourceChanged(state, detail));
		}
	}

	@Override
	public void rest(String why) {
		pulses.rest(why);
	}

	@Override
	public void close() {
		super.close();
		// also where the thread never ran, or hangs
		pulses.letAllGo();
		lines.close();
	}
}

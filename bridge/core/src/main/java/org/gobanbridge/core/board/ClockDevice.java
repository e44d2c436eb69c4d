package org.gobanbridge.core.board;

import java.util.Set;
import java.util.function.Consumer;

/**
 * The port behind which every clock is that the bridge presses, reads or lets show times: keys pressed through GPIO, a
 * clock behind a serial gateway, a simulated one, none. It never throws at its listener, and none of its methods but
 * {@link #close} waits for anything: the game thread may call them.
 * <p>
 * The levers that are wired to a sensor board come as {@link BoardReport.LeverPressed} and not through this port: the
 * board stamps them on the time base of its readings and sends those that a broken line lost again, and whether a lever
 * came before or after a stone is decided there.
 */
public interface ClockDevice extends AutoCloseable {

	/** For people: what it is and where, for example {@code clock on GPIO lines 17, 27 of pinctrl-rp1}. */
	String description();

	/** What it can do; never changes. */
	Set<ClockAbility> abilities();

	/**
	 * Begins to work and to report. Called once. The listener is called from one thread of the device's own, one report
	 * after another; it must return quickly.
	 */
	void start(Consumer<ClockReport> listener);

	/**
	 * Presses a key as soon as it can be, presses one after another. Every press ends in one
	 * {@link ClockReport.PressEnded}. A press for a side that still waits is dropped when one for the other side is asked
	 * for: that one has moved meanwhile, and what is pressed last is what holds. NOT checked: whose turn it is.
	 *
	 * @return its number, from 1 on
	 */
	long press(ClockKey key);

	/** What still waits to be pressed is no longer true (a move was taken back, the game has ended) and is dropped. */
	void withdraw();

	/** Shows these times, if the clock can; of several in a row the last. */
	void show(ClockFace face);

	/**
	 * Stops pressing and reporting and gives the hardware back; every key is let go before it returns, also one that is
	 * being pressed. Returns within two seconds; may be called twice, and from a shutdown hook.
	 */
	@Override
	void close();
}

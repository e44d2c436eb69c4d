package org.gobanbridge.drivers.simulated;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.SessionSettings;

/**
 * What a bridge would be given while a {@link Schedule} happens: readings at the chosen rate, each up to 15 % of their
 * distance late, wrong ones among them, none in gaps; what is declared in between; and at last that the log ends. The
 * same schedule and options give the same inputs. NOT thread safe.
 */
public final class ReadingStream implements Iterator<Input> {
	private static final double LATENESS = 0.15;

	private final Schedule schedule;
	private final Table table;
	private final ReadingNoise noise;
	private final Dice dice;
	private final double period;
	private long count;
	private long nextReading;
	private int nextWord;
	private int nextGap;
	private boolean ended;

	/** The inputs of these players at this table. */
	public ReadingStream(Schedule schedule, SimulationOptions options) {
		this.schedule = schedule;
		this.table = new TableTop(schedule, options.hands());
		this.noise = new ReadingNoise(options.noise(), new Dice(options.seed(), "noise"));
		this.dice = new Dice(options.seed(), "reading times");
		this.period = 1000 / options.hz();
		this.nextReading = readingTime();
	}

	/** What the bridge is told before the first input. */
	public SessionSettings settings() {
		return schedule.settings();
	}

	@Override
	public boolean hasNext() {
		return !ended;
	}

	@Override
	public Input next() {
		if (ended) {
			throw new NoSuchElementException("the log has ended");
		}
		List<Input> words = schedule.words();
		if (nextWord < words.size() && words.get(nextWord).t() <= nextReading) {
			return words.get(nextWord++);
		}
		if (nextReading >= schedule.end()) {
			ended = true;
			return new Input.Ended(schedule.end());
		}
		long t = nextReading;
		nextReading = readingTime();
		return new Input.Reading(t, t, noise.read(table.look(t)));
	}

	private long readingTime() {
		while (true) {
			long t = Math.round(period * (count++ + LATENESS * dice.fraction()));
			while (nextGap < schedule.gaps().size() && schedule.gaps().get(nextGap).to() <= t) {
				nextGap++;
			}
			if (nextGap == schedule.gaps().size() || !schedule.gaps().get(nextGap).contains(t)) {
				return t;
			}
		}
	}
}

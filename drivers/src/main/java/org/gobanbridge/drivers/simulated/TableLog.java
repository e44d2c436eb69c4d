package org.gobanbridge.drivers.simulated;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.board.Seat;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;

/**
 * What happens at a table, written down while it is thought out: stones, hands, words, turns. Stones may be written down
 * ahead of time (captured stones that will leave while the opponent already answers). NOT thread safe.
 */
final class TableLog {
	/** No hand stays over a point as long as this without a break. */
	private static final long LONG_AGO = 20_000;
	private static final long STEP = 40;

	private final Grid grid;
	private final List<BoardChange> changes = new ArrayList<>();
	private final List<Input> words = new ArrayList<>();
	private final List<TrueMove> moves = new ArrayList<>();
	private final List<TrueEnd> ends = new ArrayList<>();
	private final List<TrueIncident> incidents = new ArrayList<>();
	private final List<LooseStone> looseStones = new ArrayList<>();
	private final Map<Seat, List<HandMotion>> hands = new EnumMap<>(Seat.class);
	private final PointState[] states;
	private final long[] changed;

	TableLog(Grid grid) {
		this.grid = grid;
		this.states = new PointState[grid.pointCount()];
		this.changed = new long[grid.pointCount()];
		Arrays.fill(states, PointState.EMPTY);
		Arrays.fill(changed, -LONG_AGO);
		for (Seat seat : Seat.values()) {
			hands.put(seat, new ArrayList<>());
		}
	}

	Grid grid() {
		return grid;
	}

	/** The seat of the player of this colour. */
	static Seat seat(Color color) {
		return color == Color.BLACK ? Seat.SOUTH : Seat.NORTH;
	}

	void put(long t, int index, Color color) {
		change(t, index, PointState.of(color));
	}

	void take(long t, int index) {
		change(t, index, PointState.EMPTY);
	}

	/** From this time on the board shows this there, which may be half of a stone that lies between two points. */
	void change(long t, int index, PointState state) {
		changes.add(new BoardChange(t, index, state));
		states[index] = state;
		changed[index] = t;
	}

	/** What the point holds after everything written down so far. */
	PointState at(int index) {
		return states[index];
	}

	/** When the point last changed. */
	long changed(int index) {
		return changed[index];
	}

	/** When the last change of the board is, or was. */
	long lastChange() {
		return changes.stream().mapToLong(BoardChange::t).max().orElse(0);
	}

	void move(Seat seat, HandMotion motion) {
		hands(seat).add(motion);
	}

	/** The visits of this seat's hand, one after another. */
	List<HandMotion> hands(Seat seat) {
		return hands.getOrDefault(seat, List.of());
	}

	/** From when on the hand of this seat is free for its next visit. */
	long handFree(Seat seat) {
		List<HandMotion> visits = hands(seat);
		return visits.isEmpty() ? 0 : visits.get(visits.size() - 1).to() + 120;
	}

	/** From when on no hand is over the board, as far as written down. */
	long handsGone() {
		return Math.max(handFree(Seat.SOUTH), handFree(Seat.NORTH));
	}

	void say(Input word) {
		words.add(word);
	}

	List<Input> words() {
		return words;
	}

	void turn(TrueMove move) {
		moves.add(move);
	}

	List<TrueMove> moves() {
		return moves;
	}

	void end(TrueEnd end) {
		ends.add(end);
	}

	List<TrueEnd> ends() {
		return ends;
	}

	void incident(TrueIncident incident) {
		incidents.add(incident);
	}

	/** The incident of this kind written down last was rather this. */
	void correct(TrueIncident incident) {
		int last = incidents.size() - 1;
		while (incidents.get(last).kind() != incident.kind()) {
			last--;
		}
		incidents.set(last, incident);
	}

	List<TrueIncident> incidents() {
		return incidents;
	}

	void lay(LooseStone stone) {
		looseStones.add(stone);
	}

	List<LooseStone> looseStones() {
		return looseStones;
	}

	/** The changes so far in the order in which they happen. */
	List<BoardChange> changes() {
		List<BoardChange> sorted = new ArrayList<>(changes);
		sorted.sort(Comparator.comparingLong(BoardChange::t));
		return sorted;
	}

	/** Whether no hand covers the point during at least so many of the milliseconds between from and to. */
	boolean inView(int index, long from, long to, long needed) {
		if (to - from > LONG_AGO + needed) {
			return true;
		}
		long free = 0;
		for (long t = from; t < to && free < needed; t += STEP) {
			free += covered(Seat.SOUTH, index, t) || covered(Seat.NORTH, index, t) ? 0 : STEP;
		}
		return free >= needed;
	}

	private boolean covered(Seat seat, int index, long t) {
		List<HandMotion> visits = hands(seat);
		int low = 0;
		int high = visits.size() - 1;
		while (low < high) {
			int middle = (low + high) >>> 1;
			if (visits.get(middle).to() > t) {
				high = middle;
			} else {
				low = middle + 1;
			}
		}
		return !visits.isEmpty() && visits.get(low).covers(index, t);
	}
}

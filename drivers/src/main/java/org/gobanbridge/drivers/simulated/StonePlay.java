package org.gobanbridge.drivers.simulated;

import java.util.ArrayList;
import java.util.List;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.board.Seat;
import org.gobanbridge.drivers.simulated.Lifting.Lift;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.history.Game;

/**
 * Turns in which a stone is played: the hand comes, the stone is put down, captured stones are taken off. What people do
 * here is never so quick that it leaves no trace: a stone lies in view for a moment before its side plays the next one,
 * and long enough to be sure of it before it is captured; and a point from which a captured stone was lifted is seen
 * empty before somebody plays there. NOT thread safe.
 */
final class StonePlay {
	/** Captured stones lifted before the capturing stone is put down. */
	private static final double LIFT_FIRST = 0.04;
	private static final int MOST_LIFTED_FIRST = 4;
	/** The opponent answers while captured stones still lie there. */
	private static final double EARLY_ANSWER = 0.2;
	/** The hand stays over the board after the stone is down. */
	private static final double RESTING = 0.04;
	/** The board shows the stone only after the hand has begun to leave. */
	private static final double SHOWN_LATE = 0.1;
	/** A hand comes, hovers, and goes away again while its owner thinks. */
	private static final double HOVERING = 0.03;

	/**
	 * A stone to be played.
	 *
	 * @param before
	 *            the game without it
	 * @param taken
	 *            what has to leave the board because of it
	 * @param answerStandsAlone
	 *            whether the opponent's next stone needs nothing of the points that are to be cleared
	 */
	record Turn(Game before, Color color, int index, PointSet taken, boolean answerStandsAlone) {
	}

	/** When the hand comes, is at the point, and the board shows the stone; and how long it shows it late. */
	private record Timing(long comes, long arrives, long down, long late) {
	}

	/**
	 * What came of it.
	 *
	 * @param down
	 *            when the stone first touched the board
	 * @param settled
	 *            when the board was as the rules want it
	 * @param ready
	 *            from when on the opponent may act
	 */
	record Done(long down, long settled, long ready) {
	}

	private final TableLog log;
	private final SimulationOptions options;
	private final Dice dice;
	private final Tempo tempo;
	private final Lifting lifting;
	private boolean hurried;
	/** Point and moment of the last stone each side put down. */
	private final int[] lastIndex = {-1, -1};
	private final long[] lastDown = new long[2];

	StonePlay(TableLog log, SimulationOptions options, Dice dice, Tempo tempo) {
		this.log = log;
		this.options = options;
		this.dice = dice;
		this.tempo = tempo;
		this.lifting = new Lifting(log.grid(), dice);
	}

	/** Nothing of an earlier game matters. */
	void newGame() {
		lastIndex[0] = -1;
		lastIndex[1] = -1;
		hurried = false;
	}

	/** Plays the stone; its side may act from {@code ready} on. */
	Done play(Turn turn, long ready) {
		Seat seat = TableLog.seat(turn.color);
		HandMotion.Path path = HandMotion.Path.of(log.grid(), seat, dice);
		List<Lift> first = liftsBefore(turn);
		long before = first.isEmpty() ? 0 : first.get(first.size() - 1).t() + dice.millis(400, 900);
		long arrival = dice.millis(90, 300);
		long late = turn.taken.isEmpty() && options.nudges() == 0 && dice.chance(SHOWN_LATE)
				? dice.millis(100, 500)
				: 0;
		long lead = first.isEmpty()
				? arrival + late + path.reachMillis(turn.index)
				: before + path.reachMillis(first.get(0).first());
		long pause = hurried ? dice.millis(300, 700) : tempo.thinking();
		hurried = false;
		hover(seat, turn.index, ready, ready + pause - lead);
		long soonest = first.isEmpty() ? ready : ready + before + dice.millis(300, 700);
		long down = Math.max(Math.max(ready + pause, soonest), log.handFree(seat) + lead);
		while (!clear(turn, down - lead)) {
			down += 150;
		}
		return act(turn, path, shifted(first, down - before),
				new Timing(down - lead, down - late - arrival, down, late));
	}

	/** The lifts that come before the stone; times count from the first one. */
	private List<Lift> liftsBefore(Turn turn) {
		boolean can = !turn.taken.isEmpty() && !turn.taken.contains(turn.index);
		if (!can || !dice.chance(LIFT_FIRST)) {
			return List.of();
		}
		List<Integer> stones = new ArrayList<>(turn.taken.indices().boxed().toList());
		dice.shuffle(stones);
		int count = dice.between(1, Math.min(MOST_LIFTED_FIRST, stones.size()));
		return lifting.lifts(stones.subList(0, count), 0);
	}

	private static List<Lift> shifted(List<Lift> lifts, long by) {
		return lifts.stream().map(lift -> new Lift(lift.t() + by, lift.stones(), lift.afterLid())).toList();
	}

	/** Whether everything that must have been seen by now was in view before the hand comes in. */
	private boolean clear(Turn turn, long comes) {
		int side = turn.color.ordinal();
		if (lastIndex[side] >= 0 && !log.inView(lastIndex[side], lastDown[side], comes, options.glimpseMillis())) {
			return false;
		}
		if (!log.inView(turn.index, log.changed(turn.index), comes, options.settleMillis())) {
			return false;
		}
		for (int stone = turn.taken.next(0); stone >= 0; stone = turn.taken.next(stone + 1)) {
			if (stone != turn.index && !log.inView(stone, log.changed(stone), comes, options.settleMillis())) {
				return false;
			}
		}
		return true;
	}

	/** A hand that comes and goes without a stone between these times, if there is time and the mood for it. */
	private void hover(Seat seat, int index, long from, long to) {
		long start = Math.max(from, log.handFree(seat)) + 500;
		long stay = dice.millis(400, 1500);
		HandMotion.Path path = HandMotion.Path.of(log.grid(), seat, dice);
		long reach = path.reachMillis(index);
		if (dice.chance(HOVERING) && start + 2 * reach + stay + 500 < to) {
			log.move(seat, path.from(start, index).at(start + reach, index).stay(start + reach + stay)
					.out(start + 2 * reach + stay).motion());
		}
	}

	private Done act(Turn turn, HandMotion.Path path, List<Lift> first, Timing timing) {
		path.from(timing.comes, first.isEmpty() ? turn.index : first.get(0).first());
		lift(first, path);
		path.at(timing.arrives, turn.index).stay(timing.down - timing.late);
		long placed = put(turn, path, timing.down);
		List<Integer> left = turn.taken.indices().boxed().filter(stone -> !liftedBy(first, stone)).toList();
		List<Lift> lifts = left.isEmpty() ? List.of() : lifting.lifts(left, placed + dice.millis(350, 1200));
		lift(lifts, path);
		long settled = lifts.isEmpty() ? placed : lifts.get(lifts.size() - 1).t();
		leave(turn, path, settled - timing.late);
		lastIndex[turn.color.ordinal()] = turn.index;
		lastDown[turn.color.ordinal()] = placed;
		if (turn.answerStandsAlone && lifts.size() >= 3 && dice.chance(EARLY_ANSWER)) {
			hurried = true;
			return new Done(timing.down, settled, lifts.get(0).t());
		}
		return new Done(timing.down, settled, settled);
	}

	private static boolean liftedBy(List<Lift> lifts, int stone) {
		return lifts.stream().anyMatch(lift -> lift.stones().contains(stone));
	}

	private void lift(List<Lift> lifts, HandMotion.Path path) {
		for (Lift lift : lifts) {
			lift.stones().forEach(stone -> log.take(lift.t(), stone));
			if (lift.afterLid()) {
				path.viaLid(lift.t(), lift.first());
			} else {
				path.at(lift.t(), lift.first());
			}
		}
	}

	/** The stone goes down, perhaps by way of a neighbouring point; when it is where it belongs. */
	private long put(Turn turn, HandMotion.Path path, long down) {
		List<Integer> beside = options.nudges() > 0 && dice.chance(options.nudges()) ? pointsBeside(turn) : List.of();
		if (beside.isEmpty()) {
			log.put(down, turn.index, turn.color);
			return down;
		}
		int first = beside.get(dice.between(0, beside.size() - 1));
		long pushed = down + dice.millis(300, 1200);
		log.put(down, first, turn.color);
		log.take(pushed, first);
		log.put(pushed, turn.index, turn.color);
		path.at(pushed, turn.index);
		return pushed;
	}

	/** The neighbouring points where the stone would have been an ordinary move. */
	private List<Integer> pointsBeside(Turn turn) {
		List<Integer> found = new ArrayList<>();
		for (int n = 0; n < log.grid().neighbourCount(turn.index); n++) {
			int next = log.grid().neighbour(turn.index, n);
			if (log.at(next) == PointState.EMPTY && turn.before.illegality(turn.color, next).isEmpty()
					&& turn.before.position().captures(turn.color, next).isEmpty()) {
				found.add(next);
			}
		}
		return found;
	}

	/** The hand goes, mostly at once. */
	private void leave(Turn turn, HandMotion.Path path, long from) {
		long leaves = from + (dice.chance(RESTING) ? dice.millis(1000, 5000) : dice.millis(60, 350));
		log.move(TableLog.seat(turn.color),
				path.stay(leaves).out(leaves + path.reachMillis(turn.index)).motion());
	}
}

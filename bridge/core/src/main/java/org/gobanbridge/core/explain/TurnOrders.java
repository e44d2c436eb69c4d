package org.gobanbridge.core.explain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gobanbridge.core.explain.Situation.PendingPass;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.history.Game;

/**
 * Finds the orders in which alternating legal turns lead from the position to the board (FORMATS 6, ranks 5 and 7). The
 * times at which stones came to light must allow the order; captured stones may be off or still lie there.
 */
final class TurnOrders {
	private static final int MOST_TURNS = 6;
	/** While an order is waited for, more stones may come. */
	static final int MOST_VISIBLE = 12;
	private static final int MOST_ORDERS = 64;
	private static final int MOST_STEPS = 4_000;
	/** The same for each of many hidden points. */
	private static final int MOST_STEPS_HIDDEN = 500;

	private final Situation situation;
	/** Points on which a stone came to light, in place of nothing or of a captured stone of the other colour. */
	private final List<Integer> stones;
	private final StepBudget budget;
	private final int mostOrders;
	/** Made when first needed. */
	private Optional<OrderSearch> search = Optional.empty();
	private List<List<Step>> found = List.of();

	/** The order that comes first, and the others that explain the board as well. */
	record Orders(List<Explanation.Turn> first, List<List<Explanation.Turn>> others) {
	}

	private TurnOrders(Situation situation, StepBudget budget, int mostOrders) {
		this.situation = situation;
		this.budget = budget;
		this.mostOrders = mostOrders;
		this.stones = new ArrayList<>(situation.added());
		this.stones.addAll(situation.swapped());
	}

	/** The best order of the fewest turns (one at least) that explains every difference. */
	static Optional<Orders> find(Situation situation) {
		return find(situation, MOST_ORDERS);
	}

	/** Whether there is one. */
	static boolean exists(Situation situation) {
		return find(situation, 1).isPresent();
	}

	/** With the passes that were declared if that explains it, else with those that the lever told of too, else with none. */
	private static Optional<Orders> find(Situation situation, int mostOrders) {
		if (isTooMuch(situation)) {
			return Optional.empty();
		}
		List<PendingPass> declared = situation.passes().stream().filter(pass -> !pass.byLever()).toList();
		Set<List<PendingPass>> each = new LinkedHashSet<>(List.of(declared, situation.passes(), List.of()));
		for (List<PendingPass> passes : each) {
			Optional<Orders> orders = findWith(situation.with(passes), mostOrders);
			if (orders.isPresent()) {
				return orders;
			}
		}
		return Optional.empty();
	}

	/** Whether more stones have come to light than any order has turns. */
	static boolean isTooMuch(Situation situation) {
		return situation.added().size() + situation.swapped().size() > MOST_VISIBLE;
	}

	/**
	 * Whether some turn or two, whose stones are hidden, beside what is seen make an order. The first of them needs an
	 * empty point under the hand, two need two points: the second may be where the first took a stone.
	 */
	static boolean existsWithHidden(Situation situation) {
		PointSet underHand = situation.underHand();
		if (isTooMuch(situation) || underHand.minus(situation.position().occupied()).isEmpty()) {
			return false;
		}
		PendingPass mine = PendingPass.hidden(situation.toPlay());
		PendingPass theirs = PendingPass.hidden(situation.toPlay().opponent());
		return Stream.of(List.of(mine), List.of(theirs), List.of(mine, mine), List.of(theirs, theirs),
				List.of(mine, theirs), List.of(theirs, mine)).filter(hidden -> hidden.size() <= underHand.count())
				.anyMatch(hidden -> findWith(situation.with(hidden), 1).isPresent());
	}

	private static Optional<Orders> findWith(Situation situation, int mostOrders) {
		TurnOrders orders = new TurnOrders(situation, situation.budget().part(MOST_STEPS), mostOrders);
		return orders.best(situation.game(), PointSet.none(situation.grid()), 1);
	}

	/** Like {@link #find}, of so many turns at least. */
	static Optional<Orders> findLonger(Situation situation, int fewest) {
		if (isTooMuch(situation)) {
			return Optional.empty();
		}
		TurnOrders orders = new TurnOrders(situation, situation.budget().part(MOST_STEPS_HIDDEN), MOST_ORDERS);
		return orders.best(situation.game(), PointSet.none(situation.grid()), fewest);
	}

	/** Like {@link #find}, after this turn, which nobody saw and which may explain everything by itself. */
	static Optional<Orders> findAfter(Situation situation, Move unseen) {
		Game after = situation.game().playAssumeLegal(unseen);
		TurnOrders orders = new TurnOrders(situation, situation.budget().part(MOST_STEPS_HIDDEN), MOST_ORDERS);
		return orders.best(after, after.lastCaptured(), 0);
	}

	private Optional<Orders> best(Game start, PointSet captured, int fewest) {
		int visible = stones.size() + situation.passes().size();
		if (visible > MOST_VISIBLE) {
			return Optional.empty();
		}
		int most = Math.max(visible, fewest);
		most = Math.max(most, Math.min(most + situation.extraTurns().most(), Math.max(MOST_TURNS, visible + 1)));
		int unseen = unseenToTake(situation, start.position(), toTake(situation));
		for (int length = Math.max(Math.max(fewest, visible), visible + unseen); length <= most
				&& found.isEmpty(); length++) {
			found = search().orders(start, captured, length, length - visible);
			if (!found.isEmpty()) {
				addWhatPassed(start, captured, length, most, visible);
			}
		}
		return found.isEmpty() ? Optional.empty() : Optional.of(withDoubts());
	}

	/**
	 * A stone that lay there and was taken, and perhaps the one that took it, may be left out of an order without another
	 * one being missed: an order with both is better. Two wrong readings are seldom, but not so seldom that they may stand
	 * for two turns of which nothing is left.
	 */
	private void addWhatPassed(Game start, PointSet captured, int shortest, int most, int visible) {
		ExtraTurns turns = situation.extraTurns();
		if (turns.passed().isEmpty()) {
			return;
		}
		for (int length = shortest + 1; length <= Math.min(most, shortest + 2); length++) {
			PointSet passed = length == shortest + 1 ? turns.passed() : turns.surelyPassed();
			List<List<Step>> longer = search().orders(start, captured, length, length - visible).stream()
					.filter(order -> stepped(order).containsAll(turns.surelyPassed())
							&& stepped(order).intersects(passed))
					.toList();
			if (!longer.isEmpty()) {
				found = longer;
				return;
			}
		}
	}

	private PointSet stepped(List<Step> order) {
		return PointSet.of(situation.grid(),
				order.stream().filter(step -> !step.isPass()).mapToInt(Step::index).toArray());
	}

	private OrderSearch search() {
		if (search.isEmpty()) {
			search = Optional.of(new OrderSearch(situation, stones, budget, mostOrders));
		}
		return search.get();
	}

	/** Stones that must have been taken: they are gone, or of the other colour. */
	private static PointSet toTake(Situation situation) {
		return points(situation, situation.missing()).union(points(situation, situation.swapped()));
	}

	/** Liberties of the stones that must have been taken, but those that a stone fills of those that came to light. */
	static PointSet toFill(Situation situation) {
		return toFill(situation, situation.position(), toTake(situation));
	}

	/** Where these strings, which are to be captured, have liberties that no stone fills of those that came to light. */
	private static PointSet toFill(Situation situation, Position position, PointSet taken) {
		PointSet toFill = PointSet.none(situation.grid());
		PointSet left = taken.intersection(position.occupied());
		while (!left.isEmpty()) {
			PointSet string = position.string(left.next(0));
			toFill = toFill.union(position.liberties(string));
			left = left.minus(string);
		}
		return toFill.minus(points(situation, situation.added()));
	}

	/**
	 * How many turns at least have left no trace if all these stones have been taken: stones are taken when all their
	 * liberties are filled, and a stone that is seen fills but its own point.
	 */
	static int unseenToTake(Situation situation, Position position, PointSet taken) {
		return toFill(situation, position, taken).count();
	}

	private static PointSet points(Situation situation, List<Integer> indices) {
		return PointSet.of(situation.grid(), indices.stream().mapToInt(i -> i).toArray());
	}

	/**
	 * The order that fits single readings best (of those that fit alike the first by time and board: they are tried so),
	 * with the turns marked on which the orders do not agree, and the others.
	 */
	private Orders withDoubts() {
		List<Step> best = found.stream().min(Comparator.comparingInt(TurnOrders::contradictions)).orElseThrow();
		List<Boolean> disputed = IntStream.range(0, best.size()).mapToObj(n -> isDisputed(n, best.get(n).move()))
				.toList();
		return new Orders(turns(best, disputed), found.stream().filter(order -> order != best)
				.map(order -> turns(order, disputed)).toList());
	}

	/** Whether some order has another turn here. */
	private boolean isDisputed(int turn, Move move) {
		return found.stream().anyMatch(order -> !order.get(turn).move().equals(move));
	}

	/** How many turns come before one that seems to have come earlier. */
	private static int contradictions(List<Step> order) {
		int count = 0;
		for (int later = 1; later < order.size(); later++) {
			for (Step earlier : order.subList(0, later)) {
				count += earlier.arrival().seemsAfter(order.get(later).arrival()) ? 1 : 0;
			}
		}
		return count;
	}

	private List<Explanation.Turn> turns(List<Step> order, List<Boolean> disputed) {
		List<Explanation.Turn> turns = new ArrayList<>();
		for (int n = 0; n < order.size(); n++) {
			Step step = order.get(n);
			boolean trace = !step.isPass() && !step.leftNoTrace();
			boolean timeKnown = trace && (!step.retakes() || !situation.position().isEmpty(step.index()));
			boolean uncertain = step.leftNoTrace() || disputed.get(n)
					|| trace && (found.size() >= mostOrders && mayChangePlaces(step, order));
			turns.add(timeKnown
					? Explanation.Turn.seen(step.move().color(), step.index(), situation.board(), uncertain)
					: Explanation.Turn.unseen(step.move(), uncertain));
		}
		return turns;
	}

	/** There were too many orders to try them all: whether a stone of the same colour could have come in its stead. */
	private static boolean mayChangePlaces(Step step, List<Step> order) {
		return order.stream().anyMatch(other -> other != step && other.move().color() == step.move().color()
				&& !other.arrival().isAfter(step.arrival()) && !step.arrival().isAfter(other.arrival()));
	}
}

package org.gobanbridge.core.explain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gobanbridge.core.explain.Situation.PendingPass;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Illegality;
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
	private static final int MOST_VISIBLE = 12;
	/** Moves of which nothing is to be seen any more. */
	static final int MOST_TRACELESS = 3;
	private static final int MOST_ORDERS = 64;
	private static final int MOST_STEPS = 4_000;
	/** The same for each of many hidden points. */
	private static final int MOST_STEPS_HIDDEN = 500;

	private final Situation situation;
	private final Grid grid;
	/** Points on which a stone came to light, in place of nothing or of a captured stone of the other colour. */
	private final List<Integer> stones;
	private final Map<Integer, Arrival> arrivals = new HashMap<>();
	/** Points that since the last move were for a moment not as they are, and as they were. */
	private final List<Integer> glimpsed;
	/** Points under a hand, of which nothing new is known. */
	private final PointSet outOfView;
	private final List<List<Step>> found = new ArrayList<>();
	private final List<Step> steps = new ArrayList<>();
	/** Computed when first needed. */
	private Optional<List<Integer>> kos = Optional.empty();
	private int length;
	private int traceless;
	private final StepBudget budget;

	/** The order that comes first, and the others that explain the board as well. */
	record Orders(List<Explanation.Turn> first, List<List<Explanation.Turn>> others) {
	}

	/** One turn, and when its stone came. */
	private record Step(Move move, int index, Arrival arrival, boolean leftNoTrace) {
		static Step pass(PendingPass pass) {
			return new Step(new Move.Pass(pass.color()), -1,
					pass.isHidden() ? Arrival.ANY_TIME : Arrival.at(pass.at()), false);
		}

		/** Whether it is not a pass but a turn of which only the side is known. */
		boolean isHidden() {
			return index < 0 && arrival == Arrival.ANY_TIME;
		}
	}

	private TurnOrders(Situation situation, int mostSteps) {
		this.budget = situation.budget().part(mostSteps);
		this.situation = situation;
		this.grid = situation.grid();
		this.stones = new ArrayList<>(situation.added());
		this.stones.addAll(situation.swapped());
		this.glimpsed = glimpsed(situation);
		this.outOfView = situation.board().hidden().minus(situation.differences());
	}

	/** The best order of the fewest turns (one at least) that explains every difference. */
	static Optional<Orders> find(Situation situation) {
		List<PendingPass> declared = situation.passes().stream().filter(pass -> !pass.byLever()).toList();
		return findWith(situation.with(declared)).or(() -> findWith(situation))
				.or(() -> findWith(situation.with(List.of())));
	}

	/**
	 * Whether some turn or two, whose stones are hidden, beside what is seen make an order. The first of them needs an
	 * empty point under the hand, two need two points: the second may be where the first took a stone.
	 */
	static boolean existsWithHidden(Situation situation) {
		PointSet underHand = situation.underHand();
		if (underHand.minus(situation.position().occupied()).isEmpty()) {
			return false;
		}
		PendingPass mine = PendingPass.hidden(situation.toPlay());
		PendingPass theirs = PendingPass.hidden(situation.toPlay().opponent());
		return Stream.of(List.of(mine), List.of(theirs), List.of(mine, mine), List.of(theirs, theirs),
				List.of(mine, theirs), List.of(theirs, mine)).filter(hidden -> hidden.size() <= underHand.count())
				.anyMatch(hidden -> findWith(situation.with(hidden)).isPresent());
	}

	private static Optional<Orders> findWith(Situation situation) {
		return new TurnOrders(situation, MOST_STEPS).best(situation.game(), PointSet.none(situation.grid()), 1);
	}

	/** Like {@link #find}, after this turn, which nobody saw and which may explain everything by itself. */
	static Optional<Orders> findAfter(Situation situation, Move unseen) {
		Game after = situation.game().playAssumeLegal(unseen);
		return new TurnOrders(situation, MOST_STEPS_HIDDEN).best(after, after.lastCaptured(), 0);
	}

	private Optional<Orders> best(Game start, PointSet captured, int fewest) {
		int visible = stones.size() + situation.passes().size();
		int most = Math.max(visible, fewest);
		int unseen = unseenToTake(start);
		if (mayHaveLeftNoTrace()) {
			most = Math.max(most, Math.min(most + MOST_TRACELESS, MOST_TURNS));
		}
		for (length = Math.max(fewest, visible); length <= most && found.isEmpty()
				&& visible <= MOST_VISIBLE; length++) {
			traceless = length - visible;
			if (unseen <= traceless && fits(start.toPlay(), length) && fits(start.toPlay().opponent(), length - 1)) {
				search(start, captured);
			}
		}
		return found.isEmpty() ? Optional.empty() : Optional.of(withDoubts());
	}

	private int unseenToTake(Game start) {
		PointSet gone = PointSet.none(grid);
		for (int i : Stream.concat(situation.missing().stream(), situation.swapped().stream()).toList()) {
			gone = gone.with(i);
		}
		return unseenToTake(situation, start.position(), gone);
	}

	/**
	 * How many turns at least have left no trace if all these stones have been taken: stones are taken when all their
	 * liberties are filled, and a stone that is seen fills but its own point.
	 */
	static int unseenToTake(Situation situation, Position position, PointSet taken) {
		PointSet toFill = PointSet.none(situation.grid());
		PointSet left = taken.intersection(position.occupied());
		while (!left.isEmpty()) {
			PointSet string = position.string(left.next(0));
			toFill = toFill.union(position.liberties(string));
			left = left.minus(string);
		}
		for (int i : situation.added()) {
			toFill = toFill.without(i);
		}
		return toFill.count();
	}

	/** Whether a side that has every other one of so many turns, the first one too, has enough for its stones and passes. */
	private boolean fits(Color side, int turns) {
		long own = stones.stream().filter(i -> !situation.board().mayShow(side.opponent(), i)).count()
				+ situation.passes().stream().filter(pass -> pass.color() == side).count();
		return own <= (turns + 1) / 2;
	}

	private boolean mayHaveLeftNoTrace() {
		return situation.isInView() && situation.board().changing().isEmpty()
				&& (situation.afterUnreadSpan() || !glimpsed.isEmpty());
	}

	private static List<Integer> glimpsed(Situation situation) {
		long since = situation.state().lastMove().map(move -> move.seen()).orElse(Long.MAX_VALUE);
		return IntStream.range(0, situation.grid().pointCount()).filter(i -> situation.board().cameBack(i) > since)
				.boxed()
				.toList();
	}

	private void search(Game game, PointSet captured) {
		if (found.size() >= MOST_ORDERS || !budget.take()) {
			return;
		}
		if (steps.size() == length) {
			if (passesUsed() == situation.passes().size() && explains(game, captured)) {
				found.add(List.copyOf(steps));
			}
			return;
		}
		for (Step step : candidates(game)) {
			if (!inTime(step) || isIllegal(game, step)) {
				continue;
			}
			Game after = game.playAssumeLegal(step.move());
			PointSet gone = captured.union(after.lastCaptured());
			steps.add(step);
			boolean stands = step.index() >= 0 && !after.position().isEmpty(step.index());
			search(after, stands ? gone.without(step.index()) : gone);
			steps.remove(steps.size() - 1);
		}
	}

	/** A position in which a hidden stone lies is another one than it seems to be, and repeats nothing. */
	private boolean isIllegal(Game game, Step step) {
		return game.illegality(step.move())
				.filter(reason -> reason != Illegality.REPETITION || steps.stream().noneMatch(Step::isHidden))
				.isPresent();
	}

	private long passesUsed() {
		return steps.stream().filter(step -> step.index() < 0).count();
	}

	private List<Step> candidates(Game game) {
		List<Step> candidates = new ArrayList<>();
		Color side = game.toPlay();
		for (int i : stones) {
			if (situation.board().mayShow(side, i) && game.position().isEmpty(i) && situation.mayBeTurn(i)) {
				candidates.add(seen(side, i));
			}
		}
		int passesUsed = (int) passesUsed();
		if (passesUsed < situation.passes().size() && situation.passes().get(passesUsed).color() == side) {
			PendingPass pass = situation.passes().get(passesUsed);
			candidates.add(Step.pass(pass));
		}
		if (traceless > steps.stream().filter(Step::leftNoTrace).count()) {
			for (int i : withoutTrace(game)) {
				candidates.add(gone(side, i));
			}
		}
		candidates
				.sort(Comparator.<Step>comparingLong(step -> step.arrival().glimpsed()).thenComparingInt(Step::index));
		return candidates;
	}

	private Step seen(Color side, int index) {
		return new Step(new Move.Play(side, grid.point(index)), index, arrival(index), false);
	}

	private Arrival arrival(int index) {
		return arrivals.computeIfAbsent(index, i -> Arrival.of(situation, situation.colorOf(i), i));
	}

	/** A stone that is not there any more; when it came, if one of its colour was seen for a moment. */
	private Step gone(Color side, int index) {
		boolean wasSeen = glimpsed.contains(index) && situation.board().hasPassed(side, index);
		return new Step(new Move.Play(side, grid.point(index)), index,
				wasSeen ? Arrival.ofPassed(situation.board(), index) : Arrival.ANY_TIME, true);
	}

	/**
	 * Where a stone could have been played that is not there any more, or that was taken for a captured stone not yet
	 * removed: there, or where something was seen for a moment; and, if the board was not read for a while, next to what has changed,
	 * for nothing else can have taken it, or in a ko.
	 */
	private Iterable<Integer> withoutTrace(Game game) {
		TreeSet<Integer> points = new TreeSet<>();
		situation.excused().indices().forEach(i -> addIfFree(points, game, i));
		if (!situation.afterUnreadSpan()) {
			glimpsed.stream().filter(i -> situation.board().hasPassed(game.toPlay(), i))
					.forEach(i -> addIfFree(points, game, i));
			return points;
		}
		List<Integer> changed = new ArrayList<>(stones);
		changed.addAll(situation.missing());
		steps.stream().filter(step -> step.index() >= 0).forEach(step -> changed.add(step.index()));
		for (int i : changed) {
			addIfFree(points, game, i);
			for (int n = 0; n < grid.neighbourCount(i); n++) {
				addIfFree(points, game, grid.neighbour(i, n));
			}
		}
		glimpsed.forEach(i -> addIfFree(points, game, i));
		singleCaptures().forEach(i -> addIfFree(points, game, i));
		return points;
	}

	/** Where one stone could be taken: taken back after an exchange elsewhere, it leaves the board as it was. */
	private List<Integer> singleCaptures() {
		if (kos.isEmpty()) {
			Position position = situation.position();
			kos = Optional.of(IntStream.range(0, grid.pointCount()).filter(position::isEmpty)
					.filter(i -> position.captures(Color.BLACK, i).count() == 1
							|| position.captures(Color.WHITE, i).count() == 1)
					.boxed().toList());
		}
		return kos.get();
	}

	private void addIfFree(TreeSet<Integer> points, Game game, int index) {
		boolean alreadyTried = stones.contains(index) && situation.board().mayShow(game.toPlay(), index);
		boolean otherwiseTold = situation.state().openIncidents().stream()
				.anyMatch(incident -> incident.points().contains(grid.point(index)));
		if (game.position().isEmpty(index) && !alreadyTried && !otherwiseTold) {
			points.add(index);
		}
	}

	/** Whether the step can come after those before it, and no stone that must have come earlier is still to come. */
	private boolean inTime(Step step) {
		for (Step before : steps) {
			if (before.arrival().isAfter(step.arrival())) {
				return false;
			}
		}
		for (int i : stones) {
			if (step.arrival().isAfter(arrival(i)) && i != step.index() && !isPlayed(i)) {
				return false;
			}
		}
		return true;
	}

	private boolean isPlayed(int index) {
		return steps.stream().anyMatch(step -> step.index() == index);
	}

	/** Whether the board shows this game's position, but for captured stones that still lie there. */
	private boolean explains(Game game, PointSet captured) {
		PointSet left = situation.board().differences(game.position()).minus(situation.excused()).minus(outOfView);
		for (int i = left.next(0); i >= 0; i = left.next(i + 1)) {
			if (!captured.contains(i) || !game.position().isEmpty(i) || !stillLies(i)) {
				return false;
			}
		}
		return true;
	}

	/** Whether the board shows, on a point where a stone was captured, a stone of that colour. */
	private boolean stillLies(int index) {
		Optional<Color> before = situation.position().colorAt(index);
		if (before.isPresent()) {
			return situation.board().mayShow(before.get(), index);
		}
		return steps.stream().anyMatch(
				step -> step.index() == index && situation.board().mayShow(step.move().color(), index));
	}

	/**
	 * The order that fits single readings best (of those that fit alike the first by time and board: they are tried so),
	 * with the turns marked on which the orders do not agree, and the others.
	 */
	private Orders withDoubts() {
		List<Step> best = found.stream().min(Comparator.comparingInt(TurnOrders::contradictions)).orElseThrow();
		return new Orders(turns(best), found.stream().filter(order -> order != best).map(this::turns).toList());
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

	private List<Explanation.Turn> turns(List<Step> order) {
		List<Explanation.Turn> turns = new ArrayList<>();
		for (int n = 0; n < order.size(); n++) {
			Step step = order.get(n);
			boolean trace = step.index() >= 0 && !step.leftNoTrace();
			boolean uncertain = step.leftNoTrace()
					|| trace && (found.size() >= MOST_ORDERS && mayChangePlaces(step, order));
			for (List<Step> other : found) {
				uncertain |= !other.get(n).move().equals(step.move());
			}
			turns.add(trace
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

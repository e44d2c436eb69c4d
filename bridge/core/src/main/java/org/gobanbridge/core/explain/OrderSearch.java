package org.gobanbridge.core.explain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.gobanbridge.core.explain.Situation.PendingPass;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Illegality;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.history.Game;

/**
 * Tries the orders of so many turns, one turn after the other. A beginning is given up when the turns that are left are
 * too few for what is still to come, and when the same has been tried in vain. NOT thread safe.
 */
final class OrderSearch {
	/** What came to light first is tried first. */
	private static final Comparator<Step> FIRST_SEEN = Comparator
			.<Step>comparingLong(step -> step.arrival().glimpsed()).thenComparingInt(Step::index);
	/** To try fewer turns than this once more costs less than to remember that it was in vain. */
	private static final int WORTH_REMEMBERING = 2;

	private final Situation situation;
	private final Grid grid;
	private final List<Integer> stones;
	private final List<Arrival> arrivals;
	/** The turns that the stones may be if they are Black's, and White's. */
	private final List<Step> black;
	private final List<Step> white;
	/** Where the stones lie that may be Black's, and White's. */
	private final PointSet blackPoints;
	private final PointSet whitePoints;
	/** A bit for each stone that no other side can have played. */
	private final int onlyBlack;
	private final int onlyWhite;
	private final ExtraTurns extra;
	/** Points that must in the end be as the board shows them, or hold a captured stone that still lies there. */
	private final PointSet judged;
	private final StepBudget budget;
	private final int mostOrders;
	private final List<List<Step>> found = new ArrayList<>();
	private final Set<Beginning> inVain = new HashSet<>();
	private int length;
	private int mostExtra;

	// The beginning that is being tried.
	private final List<Step> steps = new ArrayList<>();
	/** A bit for each stone that must still be played. */
	private int toCome;
	private int passesUsed;
	private int extraUsed;
	/** No later turn can have come before this moment. */
	private long notBefore;
	/** How many turns were refused for what was on the board before, which is no part of a {@link Beginning}. */
	private int refusedForHistory;

	/** All that decides what can follow, but for ko and repetition. */
	private record Beginning(Position position, PointSet captured, PointSet stepped, int toCome, int turns,
			int passesUsed, int extraUsed, long notBefore) {
	}

	/**
	 * @param stones
	 *            points on which a stone came to light; no more than an int has bits
	 * @param mostOrders
	 *            when so many have been found, no more are looked for
	 */
	OrderSearch(Situation situation, List<Integer> stones, StepBudget budget, int mostOrders) {
		this.situation = situation;
		this.grid = situation.grid();
		this.stones = stones;
		this.arrivals = stones.stream().map(i -> Arrival.of(situation, situation.colorOf(i), i)).toList();
		this.black = turnsOf(Color.BLACK);
		this.white = turnsOf(Color.WHITE);
		this.blackPoints = pointsOf(Color.BLACK);
		this.whitePoints = pointsOf(Color.WHITE);
		this.onlyBlack = bits(i -> !situation.board().mayShow(Color.WHITE, i));
		this.onlyWhite = bits(i -> !situation.board().mayShow(Color.BLACK, i));
		this.extra = situation.extraTurns();
		this.judged = PointSet.all(grid).minus(situation.excused()).minus(outOfView(situation));
		this.budget = budget;
		this.mostOrders = mostOrders;
	}

	/** Points under a hand, of which nothing new is known. */
	private static PointSet outOfView(Situation situation) {
		return situation.board().hidden().minus(situation.differences());
	}

	private List<Step> turnsOf(Color side) {
		return IntStream.range(0, stones.size()).filter(n -> situation.board().mayShow(side, stones.get(n)))
				.filter(n -> situation.mayBeTurn(stones.get(n)))
				.mapToObj(n -> new Step(new Move.Play(side, grid.point(stones.get(n))), stones.get(n), n, false,
						arrivals.get(n)))
				.sorted(FIRST_SEEN).toList();
	}

	private PointSet pointsOf(Color side) {
		return PointSet.of(grid, stones.stream().mapToInt(i -> i).filter(i -> situation.board().mayShow(side, i))
				.toArray());
	}

	/** Bits of the stones of which the condition holds. */
	private int bits(IntPredicate condition) {
		return IntStream.range(0, stones.size()).filter(n -> condition.test(stones.get(n))).map(n -> 1 << n)
				.reduce(0, (one, other) -> one | other);
	}

	/**
	 * The orders that explain every difference, as they were found.
	 *
	 * @param captured
	 *            what was captured before
	 * @param most
	 *            how many of the turns may be extra ones
	 */
	List<List<Step>> orders(Game start, PointSet captured, int turns, int most) {
		length = turns;
		mostExtra = most;
		notBefore = Long.MIN_VALUE;
		toCome = bits(i -> true);
		found.clear();
		inVain.clear();
		search(start, captured, PointSet.none(grid));
		return List.copyOf(found);
	}

	private void search(Game game, PointSet captured, PointSet stepped) {
		if (found.size() >= mostOrders || !budget.take()) {
			return;
		}
		int left = length - steps.size();
		int needed = needed();
		if (needed > left || !fits(game.toPlay(), (left + 1) / 2) || !fits(game.toPlay().opponent(), left / 2)) {
			return;
		}
		PointSet wrong = situation.board().differences(game.position()).intersection(judged);
		PointSet toCapture = wrong.intersection(game.position().occupied());
		if (!toCapture.isEmpty() && needed + otherLiberties(game.position(), toCapture) > left) {
			return;
		}
		if (left == 0) {
			if (explains(game, captured, wrong)) {
				found.add(List.copyOf(steps));
			}
			return;
		}
		if (left < WORTH_REMEMBERING) {
			tryNext(game, captured, stepped);
			return;
		}
		Beginning beginning = new Beginning(game.position(), captured, stepped, toCome, steps.size(), passesUsed,
				extraUsed, notBefore);
		if (inVain.contains(beginning)) {
			return;
		}
		int foundBefore = found.size();
		int refusedBefore = refusedForHistory;
		tryNext(game, captured, stepped);
		if (found.size() == foundBefore && refusedForHistory == refusedBefore) {
			inVain.add(beginning);
		}
	}

	/** How many turns are needed at least: each stone and each pass to come takes one. */
	private int needed() {
		return Integer.bitCount(toCome) + situation.passes().size() - passesUsed;
	}

	/** Whether so many turns of this side are enough for its own stones and passes to come. */
	private boolean fits(Color side, int turns) {
		int own = Integer.bitCount(toCome & (side == Color.BLACK ? onlyBlack : onlyWhite));
		List<PendingPass> passes = situation.passes();
		for (int n = passesUsed; n < passes.size(); n++) {
			own += passes.get(n).color() == side ? 1 : 0;
		}
		return own <= turns;
	}

	/**
	 * How many turns more are needed to capture these stones: one for each liberty of their strings that no stone to come
	 * fills.
	 */
	private int otherLiberties(Position position, PointSet toCapture) {
		PointSet liberties = PointSet.none(grid);
		PointSet left = toCapture;
		while (!left.isEmpty()) {
			PointSet string = position.string(left.next(0));
			liberties = liberties.union(position.liberties(string));
			left = left.minus(string);
		}
		int count = liberties.count();
		for (int n = 0; n < stones.size(); n++) {
			count -= (toCome >>> n & 1) != 0 && liberties.contains(stones.get(n)) ? 1 : 0;
		}
		return count;
	}

	/** Whether the board shows this game's position, but for captured stones that still lie there. */
	private boolean explains(Game game, PointSet captured, PointSet wrong) {
		for (int i = wrong.next(0); i >= 0; i = wrong.next(i + 1)) {
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

	private void tryNext(Game game, PointSet captured, PointSet stepped) {
		Rest rest = Rest.of(stones, arrivals, stepped);
		for (Step step : candidates(game, stepped)) {
			if (isInTime(step, rest) && isLegal(game, step)) {
				Game after = game.playAssumeLegal(step.move());
				PointSet gone = captured.union(after.lastCaptured());
				boolean stands = !step.isPass() && !after.position().isEmpty(step.index());
				tryAfter(step, after, stands ? gone.without(step.index()) : gone,
						step.isPass() ? stepped : stepped.with(step.index()));
			}
		}
	}

	private void tryAfter(Step step, Game after, PointSet captured, PointSet stepped) {
		int toComeBefore = toCome;
		int passesBefore = passesUsed;
		int extraBefore = extraUsed;
		long before = notBefore;
		steps.add(step);
		toCome &= step.stone() < 0 ? -1 : ~(1 << step.stone());
		passesUsed += step.isPass() ? 1 : 0;
		extraUsed += step.isExtra() ? 1 : 0;
		notBefore = Math.max(notBefore, step.arrival().earliest());
		search(after, captured, stepped);
		steps.removeLast();
		toCome = toComeBefore;
		passesUsed = passesBefore;
		extraUsed = extraBefore;
		notBefore = before;
	}

	/** By when the stones that have not been tried yet must have come: the soonest of them, and the soonest of the others. */
	private record Rest(int soonest, long latest, long latestOfOthers) {
		static Rest of(List<Integer> stones, List<Arrival> arrivals, PointSet stepped) {
			int soonest = -1;
			long latest = Long.MAX_VALUE;
			long others = Long.MAX_VALUE;
			for (int n = 0; n < stones.size(); n++) {
				long own = arrivals.get(n).latest();
				if (stepped.contains(stones.get(n)) || own >= others) {
					continue;
				}
				if (own < latest) {
					others = latest;
					latest = own;
					soonest = stones.get(n);
				} else {
					others = own;
				}
			}
			return new Rest(soonest, latest, others);
		}

		long latestBut(int index) {
			return index == soonest ? latestOfOthers : latest;
		}
	}

	/** Whether the step can come after those before it, and no stone that must have come earlier is still to come. */
	private boolean isInTime(Step step, Rest rest) {
		return (steps.isEmpty() || notBefore < step.arrival().latest())
				&& step.arrival().earliest() < rest.latestBut(step.index());
	}

	/** A position in which a hidden stone lies is another one than it seems to be, and repeats nothing. */
	private boolean isLegal(Game game, Step step) {
		Optional<Illegality> why = game.illegality(step.move())
				.filter(reason -> reason != Illegality.REPETITION || steps.stream().noneMatch(Step::isHidden));
		refusedForHistory += why.filter(OrderSearch::isForHistory).isPresent() ? 1 : 0;
		return why.isEmpty();
	}

	private static boolean isForHistory(Illegality why) {
		return why == Illegality.KO || why == Illegality.REPETITION;
	}

	private List<Step> candidates(Game game, PointSet stepped) {
		List<Step> candidates = new ArrayList<>();
		Color side = game.toPlay();
		for (Step step : side == Color.BLACK ? black : white) {
			if (game.position().isEmpty(step.index())) {
				candidates.add(step);
			}
		}
		int seen = candidates.size();
		List<PendingPass> passes = situation.passes();
		if (passesUsed < passes.size() && passes.get(passesUsed).color() == side) {
			candidates.add(Step.pass(passes.get(passesUsed)));
		}
		int spare = length - steps.size() - needed() - 1;
		if (extraUsed < mostExtra && spare >= 0) {
			PointSet points = extra.points(game, stepped).minus(side == Color.BLACK ? blackPoints : whitePoints);
			for (int i = points.next(0); i >= 0; i = points.next(i + 1)) {
				if (mayVanish(game.position(), side, i, spare)) {
					candidates.add(extra.turn(side, i));
				}
			}
		}
		if (candidates.size() > seen) {
			candidates.sort(FIRST_SEEN);
		}
		return candidates;
	}

	/** Whether a stone played here may be gone in the end, if so many turns more can be spent on filling its liberties. */
	private boolean mayVanish(Position position, Color side, int index, int turns) {
		if (!judged.contains(index) || situation.board().mayShow(side, index)) {
			return true;
		}
		int liberties = 0;
		for (int n = 0; n < grid.neighbourCount(index); n++) {
			int next = grid.neighbour(index, n);
			liberties += position.isEmpty(next) && !isToCome(next) ? 1 : 0;
		}
		return liberties <= turns;
	}

	private boolean isToCome(int index) {
		for (int n = 0; n < stones.size(); n++) {
			if ((toCome >>> n & 1) != 0 && stones.get(n) == index) {
				return true;
			}
		}
		return false;
	}
}

package org.gobanbridge.core.explain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.StoneMoved;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;

/** Ranks 13 and 14: stones displaced, missing, added, together if need be, perhaps beside one legal move. */
final class IrregularRank implements Rank {
	private static final long DISPLACED_MILLIS = 1_500;
	private static final int DISPLACED_LINES = 2;
	private static final long MISSING_MILLIS = 3_000;
	private static final long LAST_STONE_MILLIS = 5_000;
	/** How long a stone that came from under a hand may take to become sure, in milliseconds. */
	private static final long REVEALED_MILLIS = 600;
	/** A change given up because of wrong readings may begin again, and take its time to be believed, in milliseconds. */
	private static final long GIVEN_UP_MILLIS = 1_200;
	private static final long QUIET_MILLIS = 3_000;
	private static final int NEAR_LINES = 3;
	/** More points than this are no story of single stones (rank 15). */
	private static final int SCATTERED_POINTS = 8;

	@Override
	public List<Explanation> explain(Situation situation) {
		List<StoneMoved> displaced = displaced(situation);
		List<Integer> missing = new ArrayList<>(situation.missing());
		List<Integer> added = new ArrayList<>(situation.added());
		Grid grid = situation.grid();
		for (StoneMoved stone : displaced) {
			missing.remove((Integer) grid.index(stone.from()));
			added.remove((Integer) grid.index(stone.to()));
		}
		missing.addAll(situation.swapped());
		added.addAll(situation.swapped());
		Optional<Integer> played = played(situation, added, missing);
		List<Explanation.Turn> turns = new ArrayList<>();
		played.ifPresent(point -> {
			added.remove(point);
			PointSet captures = situation.position().captures(situation.toPlay(), point);
			missing.removeIf(captures::contains);
			turns.add(Explanation.Turn.seen(situation.toPlay(), point, situation.board(), false));
		});
		List<Explanation.Finding> findings = findings(grid, displaced, missing, added);
		int rank = missing.isEmpty() && added.isEmpty() ? 13 : 14;
		int irregular = displaced.size() + missing.size() + added.size();
		Cost cost = new Cost(rank, irregular, distance(grid, displaced), situation.firstSeen(situation.added()),
				situation.differences().next(0));
		return List.of(new Explanation.Irregular(cost, decidableAt(situation, played.isPresent(), missing), turns,
				findings));
	}

	private static List<Explanation.Finding> findings(Grid grid, List<StoneMoved> displaced, List<Integer> missing,
			List<Integer> added) {
		List<Explanation.Finding> findings = new ArrayList<>();
		if (!displaced.isEmpty()) {
			List<Point> points = new ArrayList<>();
			displaced.forEach(stone -> {
				points.add(stone.from());
				points.add(stone.to());
			});
			findings.add(new Explanation.Finding(IncidentKind.STONE_DISPLACED, points.stream().sorted().toList(),
					displaced));
		}
		if (!missing.isEmpty()) {
			findings.add(new Explanation.Finding(IncidentKind.STONES_MISSING, points(grid, missing), List.of()));
		}
		if (!added.isEmpty()) {
			findings.add(new Explanation.Finding(IncidentKind.STONES_ADDED, points(grid, added), List.of()));
		}
		return findings;
	}

	private static List<Point> points(Grid grid, List<Integer> indices) {
		return indices.stream().sorted().map(grid::point).toList();
	}

	private static int distance(Grid grid, List<StoneMoved> displaced) {
		return displaced.stream().mapToInt(stone -> grid.distance(grid.index(stone.from()), grid.index(stone.to())))
				.sum();
	}

	/** Stones that left one point when a like stone came to another, nearest pairs first (rank 13). */
	private static List<StoneMoved> displaced(Situation situation) {
		Grid grid = situation.grid();
		record Pair(int from, int to) {
		}
		List<Pair> pairs = new ArrayList<>();
		for (int from : situation.missing()) {
			for (int to : situation.added()) {
				if (isDisplaced(situation, from, to)) {
					pairs.add(new Pair(from, to));
				}
			}
		}
		pairs.sort(Comparator.<Pair>comparingInt(pair -> grid.distance(pair.from(), pair.to()))
				.thenComparingInt(Pair::from).thenComparingInt(Pair::to));
		List<StoneMoved> chosen = new ArrayList<>();
		for (Pair pair : pairs) {
			Point from = grid.point(pair.from());
			Point to = grid.point(pair.to());
			if (chosen.stream().noneMatch(stone -> stone.from().equals(from) || stone.to().equals(to))) {
				chosen.add(new StoneMoved(from, to, situation.colorOf(pair.to())));
			}
		}
		return chosen;
	}

	private static boolean isDisplaced(Situation situation, int from, int to) {
		Color color = situation.colorOf(to);
		boolean alike = situation.position().stones(color).contains(from);
		long apart = Math.abs(situation.board().seen(from) - situation.board().seen(to));
		boolean near = situation.grid().distance(from, to) <= DISPLACED_LINES;
		boolean couldBeMove = color == situation.toPlay() && situation.game().illegality(color, to).isEmpty();
		return alike && apart <= DISPLACED_MILLIS && (near || !couldBeMove);
	}

	/** The legal move beside which the rest is irregular: the one stone of the mover, or the first of two. */
	private static Optional<Integer> played(Situation situation, List<Integer> added, List<Integer> missing) {
		boolean othersOnly = added.stream().anyMatch(i -> situation.colorOf(i) != situation.toPlay());
		if (othersOnly || added.isEmpty() || added.size() > 2 || added.size() + missing.size() > SCATTERED_POINTS) {
			return Optional.empty();
		}
		return added.stream().min(Comparator.<Integer>comparingLong(situation.board()::seen).thenComparing(i -> i))
				.filter(i -> situation.position().isEmpty(i) && situation.mayBeTurn(i)
						&& situation.game().illegality(situation.toPlay(), i).isEmpty());
	}

	private static long decidableAt(Situation situation, boolean answered, List<Integer> missing) {
		long at = 0;
		PointSet changing = situation.changing();
		for (int i = changing.next(0); i >= 0; i = changing.next(i + 1)) {
			at = Math.max(at, situation.settlesBy(i));
		}
		long unrest = Math.max(situation.board().lastRevealed() + REVEALED_MILLIS,
				situation.board().lastGivenUp() + GIVEN_UP_MILLIS);
		at = Math.max(at, Math.min(unrest, situation.since() + Situation.HIDDEN_MILLIS));
		if (!answered) {
			for (int point : missing) {
				at = Math.max(at, situation.board().seen(point) + grace(situation, point));
			}
		}
		if (!situation.state().openIncidents().isEmpty()) {
			at = Math.max(at, situation.lastSeen() + QUIET_MILLIS);
		}
		if (hiddenNear(situation)) {
			at = Math.max(at, situation.since() + Situation.HIDDEN_MILLIS);
		}
		return at;
	}

	private static long grace(Situation situation, int point) {
		boolean last = situation.state().lastMove().flatMap(RecordedMove::point)
				.map(stone -> situation.grid().index(stone) == point).orElse(false);
		return last ? LAST_STONE_MILLIS : MISSING_MILLIS;
	}

	private static boolean hiddenNear(Situation situation) {
		PointSet hidden = situation.board().hidden();
		PointSet differences = situation.differences();
		for (int i = hidden.next(0); i >= 0; i = hidden.next(i + 1)) {
			for (int d = differences.next(0); d >= 0; d = differences.next(d + 1)) {
				if (situation.grid().distance(i, d) <= NEAR_LINES) {
					return true;
				}
			}
		}
		return false;
	}
}

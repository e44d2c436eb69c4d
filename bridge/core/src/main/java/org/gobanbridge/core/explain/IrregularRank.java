package org.gobanbridge.core.explain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.gobanbridge.core.game.TimingSetting;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.StoneMoved;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;

/**
 * Ranks 13 to 15: stones displaced, missing, added, of the other colour, together if need be, perhaps beside one legal
 * move; or too many of them to be named.
 */
final class IrregularRank implements Rank {
	/** More points than this are no story of single stones. */
	private static final int SCATTERED_POINTS = 8;
	/** Of more stones than this none is a move. */
	private static final int MOST_ADDED = 2;

	@Override
	public List<Explanation> explain(Situation situation) {
		Remainder whole = new Remainder(situation, List.of());
		return Stream.concat(Stream.of(whole), move(situation).map(point -> Remainder.after(situation, point)).stream())
				.filter(rest -> !rest.situation().differences().isEmpty()).map(IrregularRank::story).toList();
	}

	/** The legal move beside which the rest is irregular: the one stone of the mover that was not displaced, or the first of two. */
	private static Optional<Integer> move(Situation situation) {
		Grid grid = situation.grid();
		List<Integer> added = new ArrayList<>(situation.added());
		Displacement.find(situation).forEach(stone -> added.remove((Integer) grid.index(stone.to())));
		boolean his = added.stream().allMatch(i -> situation.colorOf(i) == situation.toPlay());
		if (!his || added.size() > MOST_ADDED || situation.differences().count() > SCATTERED_POINTS) {
			return Optional.empty();
		}
		return added.stream().min(Comparator.<Integer>comparingLong(situation.board()::seen).thenComparing(i -> i))
				.filter(i -> situation.mayBeTurn(i) && situation.game().illegality(situation.toPlay(), i).isEmpty());
	}

	private static Explanation story(Remainder rest) {
		Situation situation = rest.situation();
		Grid grid = situation.grid();
		List<StoneMoved> displaced = Displacement.find(situation);
		List<Integer> missing = new ArrayList<>(situation.missing());
		List<Integer> added = new ArrayList<>(situation.added());
		for (StoneMoved stone : displaced) {
			missing.remove((Integer) grid.index(stone.from()));
			added.remove((Integer) grid.index(stone.to()));
		}
		List<Integer> swapped = situation.swapped();
		int irregular = displaced.size() + missing.size() + added.size() + swapped.size();
		boolean scattered = situation.differences().count() > SCATTERED_POINTS;
		int rank = scattered ? 15 : missing.isEmpty() && added.isEmpty() && swapped.isEmpty() ? 13 : 14;
		Cost cost = new Cost(rank, irregular, distance(grid, displaced), situation.firstSeen(situation.added()),
				situation.differences().next(0));
		List<Explanation.Finding> findings = scattered
				? List.of(finding(IncidentKind.SCATTERED, situation.differences().points()))
				: findings(grid, displaced, missing, added, swapped);
		return new Explanation.Irregular(cost, decidableAt(rest, missing, scattered),
				rest.turns(), findings);
	}

	private static Explanation.Finding finding(IncidentKind kind, List<Point> points) {
		return new Explanation.Finding(kind, Optional.empty(), points, List.of());
	}

	private static List<Explanation.Finding> findings(Grid grid, List<StoneMoved> displaced, List<Integer> missing,
			List<Integer> added, List<Integer> swapped) {
		List<Explanation.Finding> findings = new ArrayList<>();
		if (!displaced.isEmpty()) {
			List<Point> points = displaced.stream().flatMap(stone -> Stream.of(stone.from(), stone.to())).sorted()
					.toList();
			findings.add(new Explanation.Finding(IncidentKind.STONE_DISPLACED, Optional.empty(), points, displaced));
		}
		swapped.forEach(i -> findings.add(finding(IncidentKind.OCCUPIED_SWAP, List.of(grid.point(i)))));
		if (!missing.isEmpty()) {
			findings.add(finding(IncidentKind.STONES_MISSING, points(grid, missing)));
		}
		if (!added.isEmpty()) {
			findings.add(finding(IncidentKind.STONES_ADDED, points(grid, added)));
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

	private static long decidableAt(Remainder rest, List<Integer> missing, boolean scattered) {
		Situation situation = rest.situation();
		long at = Calm.from(situation);
		for (int point : missing) {
			long gone = situation.board().seen(point);
			if (!isPlayedOn(rest, gone)) {
				long grace = scattered ? situation.millis(TimingSetting.MISSING) : situation.grace(point);
				at = Math.max(at, gone + grace);
			}
		}
		return at;
	}

	/** Whether a turn came after this moment: whoever took a stone up has had his time to put it back. */
	private static boolean isPlayedOn(Remainder rest, long gone) {
		return rest.turns().stream().anyMatch(turn -> turn.seen().orElse(gone) > gone);
	}
}

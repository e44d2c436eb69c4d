package org.gobanbridge.drivers.simulated;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.StoneMoved;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;

/** How stones that lie on the board come to lie elsewhere, to be gone, or to be more. */
final class Disorders {
	/** A stone that is the mover's, and lies where he might play, is a slip only if it went no further. */
	private static final int SLIP = 2;
	private static final int TRIES = 60;
	private static final int FEWEST_SCATTERED = 12;
	private static final int MOST_SCATTERED = 60;

	private Disorders() {
	}

	/** Where a stone of this colour lies that was not the last one played. */
	private static IntPredicate earlier(Moment moment) {
		PointSet stones = moment.position().occupied();
		return i -> stones.contains(i) && i != moment.last();
	}

	private static Color colorAt(Moment moment, int index) {
		return moment.position().colorAt(index).orElseThrow();
	}

	/** An earlier stone is exchanged for one of the other colour. */
	static Optional<Mishap> swap(Moment moment) {
		return moment.anyPoint(earlier(moment))
				.map(i -> touched(IncidentKind.OCCUPIED_SWAP, moment, List.of(Touch.take(0, i),
						Touch.put(moment.dice().millis(300, 900), i, colorAt(moment, i).opponent())), List.of()));
	}

	/** An earlier stone slides by one to three lines, or is put down anywhere. */
	static Optional<Mishap> displaced(Moment moment) {
		Grid grid = moment.grid();
		for (int n = 0; n < TRIES; n++) {
			Optional<Integer> from = moment.anyPoint(earlier(moment));
			if (from.isEmpty()) {
				return Optional.empty();
			}
			int reach = moment.dice().chance(0.7) ? moment.dice().between(1, 3) : grid.size();
			Optional<Integer> to = moment.anyPoint(i -> grid.distance(from.get(), i) <= reach
					&& i != moment.nextIndex() && isSlip(moment, from.get(), i));
			if (to.isPresent()) {
				long pause = moment.dice().millis(100, 700);
				Color color = colorAt(moment, from.get());
				StoneMoved moved = new StoneMoved(grid.point(from.get()), grid.point(to.get()), color);
				return Optional.of(touched(IncidentKind.STONE_DISPLACED, moment,
						List.of(Touch.take(0, from.get()), Touch.put(pause, to.get(), color)), List.of(moved)));
			}
		}
		return Optional.empty();
	}

	/** Whether a stone that lies on {@code to} in place of {@code from} can be nothing but displaced. */
	private static boolean isSlip(Moment moment, int from, int to) {
		Color color = colorAt(moment, from);
		Position without = moment.position().without(PointSet.of(moment.grid(), from));
		boolean plain = moment.isPlain(color, to) && !without.isSuicide(color, to)
				&& without.captures(color, to).isEmpty();
		if (!plain || color != moment.mover()) {
			return plain;
		}
		// A stone of the mover might be his move, and one gone from a string that it touches a wrong removal.
		boolean touches = moment.position().with(color, PointSet.of(moment.grid(), to)).string(to).contains(from);
		return moment.grid().distance(from, to) <= SLIP && !touches;
	}

	/** One to three earlier stones go, none of which could be captured now. */
	static Optional<Mishap> missing(Moment moment) {
		for (int n = 0; n < TRIES; n++) {
			PointSet gone = PointSet.none(moment.grid());
			int count = moment.dice().between(1, 3);
			for (int k = 0; k < count; k++) {
				PointSet before = gone;
				gone = moment.anyPoint(i -> earlier(moment).test(i) && !before.contains(i)).map(before::with)
						.orElse(before);
			}
			if (!gone.isEmpty() && !moment.mayBeCaptured(gone)) {
				return Optional.of(touched(IncidentKind.STONES_MISSING, moment,
						gone.indices().mapToObj(i -> Touch.take(moment.dice().millis(100, 500), i)).toList(),
						List.of()));
			}
		}
		return Optional.empty();
	}

	/** Two or three stones of the side that has just moved appear; one would be a second move. */
	static Optional<Mishap> added(Moment moment) {
		Color color = moment.mover().opponent();
		for (int n = 0; n < TRIES; n++) {
			PointSet more = PointSet.none(moment.grid());
			Position with = moment.position();
			int count = moment.dice().between(2, 3);
			for (int k = 0; k < count; k++) {
				PointSet before = more;
				Position there = with;
				more = moment.anyPoint(i -> isHarmless(moment, before, there, color, i)).map(before::with)
						.orElse(before);
				with = with.with(color, more);
			}
			if (more.count() == count && !Signals.isInOneCorner(moment.grid(), color, more)) {
				return Optional.of(touched(IncidentKind.STONES_ADDED, moment,
						more.indices().mapToObj(i -> Touch.put(moment.dice().millis(100, 500), i, color)).toList(),
						List.of()));
			}
		}
		return Optional.empty();
	}

	/** Whether one more stone changes nothing else, and does not touch those added before. */
	private static boolean isHarmless(Moment moment, PointSet added, Position with, Color color, int index) {
		return index != moment.nextIndex() && moment.isPlain(color, index) && !with.isSuicide(color, index)
				&& with.isEmpty(index) && with.captures(color, index).isEmpty()
				&& !added.border().contains(index);
	}

	/** The stone just played is put down elsewhere. */
	static Optional<Mishap> lastMoved(Moment moment) {
		int from = moment.last();
		if (from < 0 || !moment.game().lastCaptured().isEmpty()) {
			return Optional.empty();
		}
		Color color = colorAt(moment, from);
		Position without = moment.position().without(PointSet.of(moment.grid(), from));
		Grid grid = moment.grid();
		int reach = moment.dice().chance(0.5) ? moment.dice().between(1, 3) : grid.size();
		return moment.anyPoint(i -> grid.distance(from, i) <= reach && i != moment.nextIndex()
				&& moment.isPlain(color, i) && !without.isSuicide(color, i) && without.captures(color, i).isEmpty())
				.map(to -> new Mishap.Touched(IncidentKind.STONE_MOVED, true, color, true,
						List.of(Touch.take(0, from), Touch.put(moment.dice().millis(300, 2500), to, color)),
						List.of(new StoneMoved(grid.point(from), grid.point(to), color)),
						PointSet.of(grid, from, to)));
	}

	/** The stone just played is taken off. */
	static Optional<Mishap> lastLifted(Moment moment) {
		int from = moment.last();
		boolean quiet = from >= 0 && moment.game().lastCaptured().isEmpty();
		return quiet
				? Optional.of(new Mishap.Touched(IncidentKind.STONE_LIFTED, true, colorAt(moment, from), true,
						List.of(Touch.take(0, from)), List.of(), PointSet.of(moment.grid(), from)))
				: Optional.empty();
	}

	/** A sleeve: the stones around a point are pushed to other points, some off the board. */
	static Optional<Mishap> scattered(Moment moment) {
		Dice dice = moment.dice();
		Grid grid = moment.grid();
		int center = dice.between(0, grid.pointCount() - 1);
		List<Integer> near = new ArrayList<>(moment.position().occupied().indices().boxed().toList());
		near.sort((one, other) -> Integer.compare(grid.distance(center, one), grid.distance(center, other)));
		List<Integer> pushed = near.subList(0, Math.min(near.size(), dice.between(10, 28)));
		PointState[] after = new PointState[grid.pointCount()];
		for (int i = 0; i < after.length; i++) {
			after[i] = moment.position().colorAt(i).map(PointState::of).orElse(PointState.EMPTY);
		}
		for (int stone : pushed) {
			PointState color = after[stone];
			after[stone] = PointState.EMPTY;
			if (dice.chance(0.9)) {
				moment.anyPoint(i -> after[i] == PointState.EMPTY && i != stone && grid.distance(stone, i) <= 3)
						.ifPresent(to -> after[to] = color);
			}
		}
		List<Touch> touches = new ArrayList<>();
		for (int i = 0; i < after.length; i++) {
			PointState before = moment.position().colorAt(i).map(PointState::of).orElse(PointState.EMPTY);
			if (after[i] != before) {
				touches.add(new Touch(dice.millis(0, 20), i, after[i]));
			}
		}
		boolean many = touches.size() >= FEWEST_SCATTERED && touches.size() <= MOST_SCATTERED;
		return many
				? Optional.of(touched(IncidentKind.SCATTERED, moment, touches, List.of()))
				: Optional.empty();
	}

	/** By whichever hand: the stones do not tell. */
	private static Mishap touched(IncidentKind kind, Moment moment, List<Touch> touches, List<StoneMoved> moved) {
		Color hand = moment.dice().chance(0.5) ? Color.BLACK : Color.WHITE;
		return new Mishap.Touched(kind, false, hand, false, touches, moved,
				PointSet.of(moment.grid(), touches.stream().mapToInt(Touch::index).toArray()));
	}
}

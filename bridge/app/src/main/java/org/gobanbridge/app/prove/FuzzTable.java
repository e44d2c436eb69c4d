package org.gobanbridge.app.prove;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.gobanbridge.core.board.Hand;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.board.Seat;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.core.board.StoneBeside;
import org.gobanbridge.core.board.StoneBetween;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;

/** A board on which anything may lie, and how it is read. NOT thread safe. */
final class FuzzTable {
	private final Grid grid;
	private final SplittableRandom random;
	private final PointState[] lying;
	private final boolean[] covered;
	private final double noise;
	private final List<StoneBeside> beside = new ArrayList<>();
	private final List<StoneBetween> between = new ArrayList<>();

	FuzzTable(Grid grid, SplittableRandom random, double noise) {
		this.grid = grid;
		this.random = random;
		this.noise = noise;
		this.lying = new PointState[grid.pointCount()];
		this.covered = new boolean[grid.pointCount()];
		Arrays.fill(lying, PointState.EMPTY);
	}

	void put(int index, Color color) {
		lying[index] = PointState.of(color);
	}

	void set(int index, PointState state) {
		lying[index] = state;
	}

	PointState at(int index) {
		return lying[index];
	}

	void lift(PointSet stones) {
		stones.indices().forEach(i -> lying[i] = PointState.EMPTY);
	}

	/** Everything lies as in this position. */
	void show(Position position) {
		for (int i = 0; i < lying.length; i++) {
			lying[i] = position.colorAt(i).map(PointState::of).orElse(PointState.EMPTY);
		}
	}

	/** Each point becomes anything, with this probability. */
	void scatter(double share) {
		for (int i = 0; i < lying.length; i++) {
			if (random.nextDouble() < share) {
				lying[i] = anything();
			}
		}
	}

	/** A stone of either colour, perhaps one that nobody can tell, or none. */
	PointState anything() {
		int n = random.nextInt(20);
		return n < 7 ? PointState.EMPTY : n < 13 ? PointState.BLACK : n < 19 ? PointState.WHITE : PointState.STONE;
	}

	void mirror() {
		for (int i = 0, j = lying.length - 1; i < j; i++, j--) {
			PointState other = lying[j];
			lying[j] = lying[i];
			lying[i] = other;
		}
	}

	void swapColors() {
		for (int i = 0; i < lying.length; i++) {
			lying[i] = lying[i] == PointState.BLACK
					? PointState.WHITE
					: lying[i] == PointState.WHITE ? PointState.BLACK : lying[i];
		}
	}

	void halfGone() {
		Arrays.fill(lying, random.nextBoolean() ? 0 : lying.length / 2, lying.length, PointState.EMPTY);
	}

	void clear() {
		Arrays.fill(lying, PointState.EMPTY);
	}

	/** A hand comes over the points around one, or over all. */
	void cover() {
		int center = random.nextInt(lying.length);
		int reach = random.nextInt(6) == 0 ? grid.size() : random.nextInt(5);
		for (int i = 0; i < lying.length; i++) {
			covered[i] |= grid.distance(center, i) <= reach;
		}
	}

	void uncover() {
		Arrays.fill(covered, false);
	}

	void layBeside(Color color) {
		beside.add(new StoneBeside(random.nextBoolean() ? Seat.NORTH : Seat.SOUTH, color));
	}

	void layBetween(Color color) {
		int one = random.nextInt(lying.length);
		int other = grid.neighbour(one, random.nextInt(grid.neighbourCount(one)));
		between.add(new StoneBetween(grid.point(one), grid.point(other), color));
	}

	void clearAway() {
		beside.clear();
		between.clear();
	}

	/** What the board shows now, some of it wrong. */
	Snapshot read() {
		int words = PointSet.wordCount(grid);
		long[][] planes = new long[PointState.values().length][words];
		boolean hand = false;
		for (int i = 0; i < lying.length; i++) {
			PointState seen = noise > 0 && random.nextDouble() < noise ? anything() : lying[i];
			hand |= covered[i];
			planes[covered[i] ? PointState.UNKNOWN.ordinal() : seen.ordinal()][i >> 6] |= 1L << i;
		}
		Snapshot board = Snapshot.of(plane(planes, PointState.BLACK), plane(planes, PointState.WHITE),
				plane(planes, PointState.STONE), plane(planes, PointState.UNKNOWN));
		Hand seen = hand ? Hand.values()[random.nextInt(Hand.values().length)] : Hand.NONE;
		return new Snapshot(board.black(), board.white(), board.colorless(), board.unknown(), seen, beside, between,
				Optional.empty());
	}

	private PointSet plane(long[][] planes, PointState state) {
		return PointSet.ofWords(grid, planes[state.ordinal()]);
	}
}

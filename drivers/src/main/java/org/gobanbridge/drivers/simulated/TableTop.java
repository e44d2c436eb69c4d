package org.gobanbridge.drivers.simulated;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.gobanbridge.core.board.Hand;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.board.Seat;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.core.board.StoneBeside;
import org.gobanbridge.core.board.StoneBetween;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.PointSet;

/**
 * The table on which a {@link Schedule} happens. While nothing changes, {@link #look} gives the same object again. It is
 * quick for times that do not fall; a time before the last one starts from the beginning. NOT thread safe.
 */
public final class TableTop implements Table {
	private final Schedule schedule;
	private final boolean hands;
	private final long[] black;
	private final long[] white;
	private final long[] colorless;
	private final Arm north;
	private final Arm south;
	private final PointSet none;
	private PointSet blackStones;
	private PointSet whiteStones;
	private PointSet colorlessStones;
	private List<LooseStone> loose = List.of();
	private int nextChange;
	private long lastLook;
	private Optional<Snapshot> shown = Optional.empty();

	/**
	 * @param hands
	 *            whether hands cover points
	 */
	public TableTop(Schedule schedule, boolean hands) {
		int words = PointSet.wordCount(schedule.grid());
		this.schedule = schedule;
		this.hands = hands;
		this.black = new long[words];
		this.white = new long[words];
		this.colorless = new long[words];
		this.north = new Arm(schedule.hands(Seat.NORTH), words);
		this.south = new Arm(schedule.hands(Seat.SOUTH), words);
		this.none = PointSet.none(schedule.grid());
		this.blackStones = none;
		this.whiteStones = none;
		this.colorlessStones = none;
	}

	@Override
	public Grid grid() {
		return schedule.grid();
	}

	@Override
	public Snapshot look(long millis) {
		if (millis < lastLook) {
			startAgain();
		}
		lastLook = millis;
		boolean changed = moveStones(millis) | moveLooseStones(millis);
		if (hands) {
			changed |= north.move(millis);
			changed |= south.move(millis);
		}
		if (changed || shown.isEmpty()) {
			shown = Optional.of(show());
		}
		return shown.get();
	}

	private void startAgain() {
		Arrays.fill(black, 0);
		Arrays.fill(white, 0);
		Arrays.fill(colorless, 0);
		blackStones = none;
		whiteStones = none;
		colorlessStones = none;
		loose = List.of();
		nextChange = 0;
		north.startAgain();
		south.startAgain();
		shown = Optional.empty();
	}

	private boolean moveStones(long millis) {
		List<BoardChange> changes = schedule.changes();
		int first = nextChange;
		while (nextChange < changes.size() && changes.get(nextChange).t() <= millis) {
			BoardChange change = changes.get(nextChange++);
			int word = change.index() >> 6;
			long bit = 1L << change.index();
			black[word] = change.state() == PointState.BLACK ? black[word] | bit : black[word] & ~bit;
			white[word] = change.state() == PointState.WHITE ? white[word] | bit : white[word] & ~bit;
			colorless[word] = change.state() == PointState.STONE ? colorless[word] | bit : colorless[word] & ~bit;
		}
		if (nextChange == first) {
			return false;
		}
		blackStones = PointSet.ofWords(grid(), black);
		whiteStones = PointSet.ofWords(grid(), white);
		colorlessStones = PointSet.ofWords(grid(), colorless);
		return true;
	}

	private boolean moveLooseStones(long millis) {
		if (schedule.looseStones().isEmpty()) {
			return false;
		}
		List<LooseStone> lying = schedule.looseStones().stream().filter(stone -> stone.lies().contains(millis))
				.toList();
		boolean changed = !lying.equals(loose);
		loose = lying;
		return changed;
	}

	private Snapshot show() {
		if (!north.covers && !south.covers) {
			return withLooseStones(Snapshot.of(blackStones, whiteStones, colorlessStones, none), none);
		}
		long[] words = north.mask.clone();
		for (int i = 0; i < words.length; i++) {
			words[i] |= south.mask[i];
		}
		PointSet covered = PointSet.ofWords(grid(), words);
		Hand hand = !south.covers ? Hand.NORTH : north.covers ? Hand.BOTH : Hand.SOUTH;
		Snapshot seen = Snapshot.of(blackStones.minus(covered), whiteStones.minus(covered),
				colorlessStones.minus(covered), covered).withHand(hand);
		return withLooseStones(seen, covered);
	}

	private Snapshot withLooseStones(Snapshot seen, PointSet covered) {
		if (loose.isEmpty()) {
			return seen;
		}
		List<StoneBeside> beside = new ArrayList<>();
		List<StoneBetween> between = new ArrayList<>();
		for (LooseStone lying : loose) {
			switch (lying) {
				case LooseStone.Beside aside -> beside.add(aside.stone());
				case LooseStone.Between half -> {
					if (!covered.contains(half.stone().one()) && !covered.contains(half.stone().other())) {
						between.add(half.stone());
					}
				}
			}
		}
		return new Snapshot(seen.black(), seen.white(), seen.colorless(), seen.unknown(), seen.hand(), beside, between,
				seen.confidence());
	}

	/** One player's arm at the moment looked at last. */
	private static final class Arm {
		private final List<HandMotion> visits;
		private final long[] mask;
		private int next;
		private double tipX;
		private double tipY;
		private boolean over;
		private boolean covers;

		Arm(List<HandMotion> visits, int words) {
			this.visits = visits;
			this.mask = new long[words];
		}

		void startAgain() {
			next = 0;
			withdraw();
		}

		private boolean withdraw() {
			boolean did = covers;
			over = false;
			covers = false;
			Arrays.fill(mask, 0);
			return did;
		}

		/** Moves on to this time; whether other points are covered than before. */
		boolean move(long millis) {
			int before = next;
			while (next < visits.size() && visits.get(next).to() <= millis) {
				next++;
			}
			if (next == visits.size() || visits.get(next).from() >= millis) {
				return withdraw();
			}
			HandMotion visit = visits.get(next);
			double x = visit.tipX(millis);
			double y = visit.tipY(millis);
			if (over && before == next && x == tipX && y == tipY) {
				return false;
			}
			boolean did = withdraw();
			over = true;
			tipX = x;
			tipY = y;
			visit.cover(x, y, mask);
			for (long word : mask) {
				covers |= word != 0;
			}
			return did || covers;
		}
	}
}

package org.gobanbridge.core.session;

import java.util.ArrayList;
import java.util.List;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.game.Setup;
import org.gobanbridge.core.incident.BoardsPart;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.RuledOn;
import org.gobanbridge.core.steady.SteadyBoard;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.life.Areas;
import org.gobanbridge.rules.life.DeadStones;

/**
 * What the players say with the stones while they count one position (FORMATS 3): whole strings taken off are dead, stones
 * put on dame count. As soon as any other stone is put down they rearrange the board, and it says nothing more.
 */
final class CountedBoard {
	/** How long after it was taken off a living stone may come down elsewhere, in milliseconds. */
	private static final long SHIFTING_MILLIS = 10_000;
	/** How long one point alone may be misread before it is believed that the board is rearranged, in milliseconds. */
	private static final long LONE_CHANGE_MILLIS = 12_000;
	/** The same where several points have changed. */
	private static final long CHANGES_MILLIS = 3_000;
	/** Strings taken off one after the other within this time are taken off in one go, in milliseconds. */
	private static final long IN_ONE_GO_MILLIS = 10_000;
	private static final int PLAYOUTS = 100;
	private static final long NEVER = Long.MAX_VALUE;

	/** A string that is off the board, and when its last stone left. */
	private record Off(Color color, PointSet stones, long at) {
	}

	private final SteadyBoard board;
	private final Position position;
	private final List<PointSet> strings = new ArrayList<>();
	/** Stones that are dead if nobody says otherwise. */
	private final PointSet likelyDead;
	/** Points that either side may fill; likely dead stones would make all the space they lie in seem to be shared. */
	private final PointSet dame;
	/** Where stones too many lie for a reason that the game knows. */
	private final PointSet excused;
	/** Points that open incidents say stones have left for others. */
	private final PointSet moved;
	private final long lastPlayed;
	private PointSet dead;
	/** Of these, those that were dead before this board was read. */
	private PointSet deadBefore;
	private PointSet black;
	private PointSet white;
	private boolean arranged;
	private long nextLook = NEVER;

	/** Begins to read the board; what an earlier count of the same position found is where it begins. */
	CountedBoard(GameState state, SteadyBoard board, boolean suicide) {
		this.board = board;
		this.position = state.position();
		Grid grid = state.grid();
		for (Color color : Color.values()) {
			strings.addAll(position.strings(color));
		}
		this.likelyDead = DeadStones.propose(position, suicide, PLAYOUTS, 1).dead();
		this.dame = Areas.settled(position.without(likelyDead), likelyDead).dame();
		this.excused = excused(state);
		this.moved = state.openIncidents().stream().filter(incident -> incident.from().isPresent()
				|| !incident.moved().isEmpty()).map(incident -> PointSet.of(grid, incident.points()))
				.reduce(PointSet.none(grid), PointSet::union);
		this.lastPlayed = state.moves().stream().filter(move -> move.point().isPresent()).mapToLong(RecordedMove::seen)
				.max().orElse(Long.MIN_VALUE);
		this.dead = PointSet.none(grid);
		this.deadBefore = dead;
		this.black = dead;
		this.white = dead;
	}

	/** Goes on from what was found before the program was started again. */
	void restore(GameEvent.Counted counted) {
		Grid grid = position.grid();
		PointSet declared = PointSet.of(grid, counted.declared());
		dead = PointSet.of(grid, counted.dead()).minus(declared);
		deadBefore = dead;
		black = PointSet.of(grid, counted.filled().black());
		white = PointSet.of(grid, counted.filled().white());
		arranged = counted.arranged();
	}

	private static PointSet excused(GameState state) {
		PointSet points = state.unclearedPoints();
		for (Incident incident : state.openIncidents()) {
			points = points.union(PointSet.of(state.grid(), incident.points()));
		}
		for (RuledOn ruled : state.ruledOn()) {
			if (ruled.meaning().board() != BoardsPart.JUDGED_AGAIN) {
				points = points.union(PointSet.of(state.grid(), ruled.incident().points()));
			}
		}
		return points;
	}

	/** The stones that were taken off as dead. */
	PointSet dead() {
		return dead;
	}

	/** The stones that were put on dame. */
	Setup filled() {
		return new Setup(black.points(), white.points());
	}

	/** Dame that nobody has filled. */
	PointSet openDame() {
		return dame.minus(black).minus(white);
	}

	/** Whether the board is being rearranged: what it shows is not looked at any more. */
	boolean isArranged() {
		return arranged;
	}

	/** When to look again if no reading comes. */
	long nextLook() {
		return nextLook;
	}

	/** Looks at the board. */
	void look(long now) {
		nextLook = NEVER;
		if (arranged) {
			return;
		}
		List<Off> off = off();
		PointSet others = otherChanges();
		long shifted = others.indices().mapToLong(board::seen).min().orElse(NEVER);
		long cleared = clearedSince();
		long until = Math.min(shifted, cleared);
		PointSet still = dead;
		for (PointSet string : strings) {
			boolean back = string.indices().allMatch(i -> isThere(string, i));
			if (back && until == NEVER) {
				still = still.minus(string);
			}
		}
		for (Off string : off) {
			boolean inTime = string.at() < until && string.at() >= lastPlayed && !string.stones().intersects(moved);
			still = inTime ? still.union(string.stones()) : still;
			boolean putAway = string.at() >= cleared && until == cleared && !deadBefore.containsAll(string.stones());
			if (isShifted(string, others, shifted) || putAway) {
				still = still.minus(string.stones());
			}
		}
		dead = still;
		fill(until);
		settle(now, until, others.count() + (cleared == NEVER ? 0 : 2));
	}

	private void settle(long now, long until, int changes) {
		if (until == NEVER) {
			return;
		}
		long due = until + (changes > 1 ? CHANGES_MILLIS : LONE_CHANGE_MILLIS);
		if (now >= due) {
			arranged = true;
		} else {
			nextLook = due;
		}
	}

	/** The strings no stone of which lies where it lay. */
	private List<Off> off() {
		List<Off> off = new ArrayList<>();
		for (PointSet string : strings) {
			if (string.indices().allMatch(i -> isOff(color(string), i))) {
				off.add(new Off(color(string), string, string.indices().mapToLong(board::seen).max().orElseThrow()));
			}
		}
		return off;
	}

	private boolean isOff(Color color, int index) {
		return board.at(index) != PointState.UNKNOWN && !board.mayShow(color, index);
	}

	private boolean isThere(PointSet string, int index) {
		return board.at(index).isStone() && board.mayShow(color(string), index);
	}

	private Color color(PointSet string) {
		return position.colorAt(string.next(0)).orElseThrow();
	}

	/** Stones where none, or none of that colour, lay, that are on no dame. */
	private PointSet otherChanges() {
		PointSet stones = board.stones();
		PointSet onDame = dame.intersection(board.stones(Color.BLACK).union(board.stones(Color.WHITE)));
		return board.differences(position).intersection(stones).minus(onDame).minus(excused);
	}

	/**
	 * Since when the board is being cleared: more than half of the stones of either colour are gone, and among the last
	 * that went in one go are living ones. From the first of these on none was taken off as dead.
	 */
	private long clearedSince() {
		long since = NEVER;
		for (Color color : Color.values()) {
			long[] gone = gone(color, PointSet.none(position.grid()));
			if (2 * gone.length <= position.stones(color).count()) {
				return NEVER;
			}
			since = Math.min(since, lastGoBegan(color));
		}
		return since;
	}

	/** When the stones of this colour left that are gone, but for these; the first one first. */
	private long[] gone(Color color, PointSet but) {
		return position.stones(color).minus(but).indices().filter(i -> isOff(color, i)).mapToLong(board::seen).sorted()
				.toArray();
	}

	private long lastGoBegan(Color color) {
		long[] gone = gone(color, likelyDead);
		if (gone.length == 0) {
			return NEVER;
		}
		long began = gone[gone.length - 1];
		for (int n = gone.length - 1; n >= 0 && gone[n] >= began - IN_ONE_GO_MILLIS; n--) {
			began = gone[n];
		}
		return began;
	}

	/**
	 * Whether a living string was taken up only to be put down elsewhere: as many stones of its colour have come down
	 * soon after, and its place would not be the opponent's.
	 */
	private boolean isShifted(Off string, PointSet others, long shifted) {
		PointSet like = others.intersection(board.stones(string.color()));
		boolean soon = string.at() < shifted && string.at() >= shifted - SHIFTING_MILLIS;
		return soon && string.stones().count() <= like.count() && !isSurrounded(string);
	}

	private boolean isSurrounded(Off string) {
		Position without = position.without(dead.union(string.stones()));
		PointSet theirs = Areas.asTheyLie(without).territory(string.color().opponent());
		return theirs.containsAll(string.stones());
	}

	private void fill(long until) {
		for (Color color : Color.values()) {
			PointSet filled = color == Color.BLACK ? black : white;
			for (int i = dame.next(0); i >= 0; i = dame.next(i + 1)) {
				boolean there = board.at(i) == PointState.of(color);
				boolean inTime = until == NEVER || board.seen(i) < until;
				if (there && inTime && !excused.contains(i)) {
					filled = filled.with(i);
				} else if (!there && until == NEVER && board.at(i) != PointState.UNKNOWN) {
					filled = filled.without(i);
				}
			}
			black = color == Color.BLACK ? filled : black;
			white = color == Color.WHITE ? filled : white;
		}
	}

	/** The strings that have a stone on one of these points; points without one, or off the board, are passed over. */
	PointSet strings(List<Point> points) {
		PointSet found = PointSet.none(position.grid());
		for (Point point : points) {
			if (position.grid().contains(point)) {
				found = found.union(position.string(position.grid().index(point)));
			}
		}
		return found;
	}
}

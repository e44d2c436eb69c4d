package org.gobanbridge.core.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.board.Seat;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.game.TimingSetting;
import org.gobanbridge.core.policy.Policy;
import org.gobanbridge.core.steady.SteadyBoard;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.history.Game;

/**
 * What is to be explained: the game, the steady board, and where they differ. A view for one look at the board; it is not
 * kept.
 */
public final class Situation {
	private static final long CHANGING_MILLIS = 2_000;
	/** The same for a point of which the last readings agree. */
	private static final long SETTLING_MILLIS = 3_000;

	private final GameState state;
	private final SteadyBoard board;
	private final Customs customs;
	private final PointSet differences;
	private final PointSet excused;
	private final List<PendingPass> passes;
	private final long since;
	private final long now;
	private final StepBudget budget;
	private final Latitude latitude;
	private final List<Integer> added = new ArrayList<>();
	private final List<Integer> missing = new ArrayList<>();
	private final List<Integer> swapped = new ArrayList<>();
	/** Found when first needed. */
	private Optional<List<Remainder>> remainders = Optional.empty();
	/** Found when first needed. */
	private Optional<ExtraTurns> extraTurns = Optional.empty();

	/**
	 * A pass that is not in the record yet, as moves before it may not have been seen.
	 *
	 * @param byLever
	 *            it is none if the stone for which the lever was pressed turns up
	 */
	public record PendingPass(Color color, long at, boolean byLever) {
		/** A turn of which nothing is known: its stone is hidden. */
		static PendingPass hidden(Color color) {
			return new PendingPass(color, Long.MIN_VALUE, false);
		}

		boolean isHidden() {
			return at == Long.MIN_VALUE;
		}
	}

	/**
	 * @param differences
	 *            the points to be explained
	 * @param excused
	 *            points whose difference needs no explanation: captured stones not yet taken off, open incidents
	 * @param since
	 *            when the differences began
	 * @param budget
	 *            that of this look at the board, whatever else is asked in it
	 */
	public Situation(GameState state, SteadyBoard board, Customs customs, PointSet differences, PointSet excused,
			List<PendingPass> passes, long since, long now, StepBudget budget) {
		this(state, board, customs, differences, excused, passes, since, now, budget, Latitude.NONE);
	}

	private Situation(GameState state, SteadyBoard board, Customs customs, PointSet differences, PointSet excused,
			List<PendingPass> passes, long since, long now, StepBudget budget, Latitude latitude) {
		this.state = state;
		this.board = board;
		this.customs = customs;
		this.differences = differences;
		this.excused = excused;
		this.passes = List.copyOf(passes);
		this.since = since;
		this.now = now;
		this.budget = budget;
		this.latitude = latitude;
		for (int i = differences.next(0); i >= 0; i = differences.next(i + 1)) {
			boolean stone = board.at(i) != PointState.EMPTY;
			if (position().isEmpty(i)) {
				added.add(i);
			} else if (stone) {
				swapped.add(i);
			} else {
				missing.add(i);
			}
		}
	}

	public GameState state() {
		return state;
	}

	public Game game() {
		return state.game();
	}

	public Position position() {
		return state.position();
	}

	public Grid grid() {
		return state.grid();
	}

	public Color toPlay() {
		return game().toPlay();
	}

	public SteadyBoard board() {
		return board;
	}

	/** How many turns the players may take back without a referee. */
	int takeBacks() {
		return customs.takeBacks(state.moves().size());
	}

	public Policy policy() {
		return customs.policy();
	}

	/** How long this may take at this table, in milliseconds. */
	long millis(TimingSetting setting) {
		return customs.timing().of(setting);
	}

	/** When this side last pressed its lever, if it is known. */
	OptionalLong pressed(Color color) {
		Long at = customs.pressed().get(color);
		return at == null ? OptionalLong.empty() : OptionalLong.of(at);
	}

	/** Where this side sits, if known. */
	Optional<Seat> seat(Color color) {
		return customs.seat(color);
	}

	public PointSet differences() {
		return differences;
	}

	public PointSet excused() {
		return excused;
	}

	public List<PendingPass> passes() {
		return passes;
	}

	/** The same board after another course of the game, which led to the same position. */
	public Situation after(GameState other) {
		return after(other, differences);
	}

	/** The same board after another course of the game, with what then is to be explained. */
	Situation after(GameState other, PointSet rest) {
		return new Situation(other, board, customs, rest, excused, passes, since, now, budget, latitude);
	}

	/** The same without these points, which need no explanation. */
	Situation excusing(PointSet points) {
		return new Situation(state, board, customs, differences.minus(points), excused.union(points), passes, since,
				now, budget, latitude);
	}

	/** The same with other passes. */
	Situation with(List<PendingPass> others) {
		return others.equals(passes)
				? this
				: new Situation(state, board, customs, differences, excused, others, since, now, budget, latitude);
	}

	/** The same, seen with more latitude. */
	Situation with(Latitude more) {
		return new Situation(state, board, customs, differences, excused, passes, since, now, budget, more);
	}

	Latitude latitude() {
		return latitude;
	}

	StepBudget budget() {
		return budget;
	}

	public long since() {
		return since;
	}

	public long now() {
		return now;
	}

	/** Empty in the position, a stone on the board; in board order. */
	public List<Integer> added() {
		return added;
	}

	/** A stone in the position, empty on the board. */
	public List<Integer> missing() {
		return missing;
	}

	/** A stone of the other colour than in the position. */
	public List<Integer> swapped() {
		return swapped;
	}

	/** The colour of an added stone; a stone of unknown colour is taken for the mover's. */
	public Color colorOf(int index) {
		return switch (board.at(index)) {
			case BLACK -> Color.BLACK;
			case WHITE -> Color.WHITE;
			default -> toPlay();
		};
	}

	/**
	 * Whether the stone on this point can have come in its turn: not while play rested, and not surely before the last
	 * stone of the record.
	 */
	boolean mayBeTurn(int index) {
		return board.latest(index) >= state.turnsFrom().orElse(Long.MIN_VALUE)
				&& state.lastMove().map(last -> !isBefore(index, last)).orElse(true);
	}

	private boolean isBefore(int index, RecordedMove move) {
		int point = move.point().map(grid()::index).orElse(-1);
		return point >= 0 && board.mayShow(move.color(), point)
				&& board.latest(index) <= Math.min(board.earliest(point), move.seen());
	}

	/** What is left to explain after none, one and more legal turns, see {@link Remainder}. */
	List<Remainder> remainders() {
		if (remainders.isEmpty()) {
			remainders = Optional.of(Remainder.of(this));
		}
		return remainders.get();
	}

	/** The turns that may have been played beside what is to be seen. */
	ExtraTurns extraTurns() {
		if (extraTurns.isEmpty()) {
			extraTurns = Optional.of(new ExtraTurns(this));
		}
		return extraTurns.get();
	}

	/** When the first of these points was first seen to be different. */
	public long firstSeen(Iterable<Integer> points) {
		long first = Long.MAX_VALUE;
		for (int point : points) {
			first = Math.min(first, board.seen(point));
		}
		return first;
	}

	/** How long the stone of this point has to come back, in milliseconds: the last one has longer (FORMATS 5). */
	long grace(int index) {
		boolean last = state.lastMove().flatMap(RecordedMove::point).map(grid()::index).equals(Optional.of(index));
		return millis(last ? TimingSetting.LIFT : TimingSetting.MISSING);
	}

	/** When the last of the differences was first seen. */
	public long lastSeen() {
		long last = Long.MIN_VALUE;
		for (int i = differences.next(0); i >= 0; i = differences.next(i + 1)) {
			last = Math.max(last, board.seen(i));
		}
		return last;
	}

	/**
	 * Whether any difference came to light after its point was not read for a while; or the last stone of the record did, and
	 * a difference may have come while that one was not seen yet, or what it captured lay there after it and may be new.
	 */
	public boolean afterUnreadSpan() {
		boolean withLast = lastFromUnread()
				.map(last -> differences.indices().anyMatch(i -> board.earliest(i) <= last.seen()))
				.orElse(false);
		return withLast || !mayBeNew().isEmpty() || differences.indices().anyMatch(this::cameFromUnread);
	}

	/** Stones that seemed to be captured by the last move, which came unread: as they lay there after it they may be new. */
	PointSet mayBeNew() {
		return lastFromUnread().map(last -> PointSet.of(grid(),
				last.captured().stream().mapToInt(grid()::index).filter(i -> layAfter(last, i)).toArray()))
				.orElse(PointSet.none(grid()));
	}

	private Optional<RecordedMove> lastFromUnread() {
		return state.lastMove()
				.filter(last -> last.point().map(point -> cameFromUnread(grid().index(point))).orElse(false));
	}

	private boolean layAfter(RecordedMove move, int captured) {
		return board.at(captured).isStone() || board.seen(captured) > move.seen();
	}

	/** Whether what lies there came to light after the point was not read for a while. */
	boolean cameFromUnread(int index) {
		return board.earliest(index) == Long.MIN_VALUE
				|| board.seen(index) - board.earliest(index) >= millis(TimingSetting.UNREAD);
	}

	/** Points that seem to be changing, but for excused points that change to what the position has there. */
	PointSet changing() {
		PointSet changing = board.changing().points();
		for (int i = excused.next(0); i >= 0; i = excused.next(i + 1)) {
			boolean clears = position().colorAt(i).map(board.changing().to(i)::mayBe)
					.orElse(board.changing().to(i) == PointState.EMPTY);
			changing = clears ? changing.without(i) : changing;
		}
		return changing;
	}

	/** Until when to wait for a changing point to become sure, or to prove a misreading. */
	long settlesBy(int changing) {
		if (board.hidden().contains(changing)) {
			return since + millis(TimingSetting.HIDDEN);
		}
		long patience = board.changing().isSettling(changing) ? SETTLING_MILLIS : CHANGING_MILLIS;
		return Math.max(board.changing().seen(changing), board.lastRevealed()) + patience;
	}

	/** Hidden points on which a stone could have been put. */
	public PointSet hiddenAndEmpty() {
		return board.hidden().minus(position().occupied());
	}

	/** Hidden points, but for those of sensors that say nothing. */
	PointSet underHand() {
		PointSet hidden = board.hidden();
		PointSet underHand = hidden;
		for (int i = hidden.next(0); i >= 0; i = hidden.next(i + 1)) {
			underHand = isSilent(i) ? underHand.without(i) : underHand;
		}
		return underHand;
	}

	/** Whether all of the board is in view, but for sensors that say nothing. */
	public boolean isInView() {
		return underHand().isEmpty();
	}

	/** Whether a hand, not only a silent sensor, hides points. */
	boolean isUnderHand() {
		return !isInView();
	}

	/** Whether a hidden point has been hidden for so long that it is a silent sensor, not a hand. */
	boolean isSilent(int index) {
		return board.isSilent(index, now);
	}
}

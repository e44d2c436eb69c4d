package org.gobanbridge.core.session;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.board.Seat;
import org.gobanbridge.core.explain.Chooser;
import org.gobanbridge.core.explain.Customs;
import org.gobanbridge.core.explain.Explanation;
import org.gobanbridge.core.explain.Explanation.Turn;
import org.gobanbridge.core.explain.Situation;
import org.gobanbridge.core.explain.StepBudget;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameEvent.UnsettledPoint;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.PassReason;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.game.Timing;
import org.gobanbridge.core.game.TimingSetting;
import org.gobanbridge.core.incident.CycleNoted;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Resolution;
import org.gobanbridge.core.incident.RuledOn;
import org.gobanbridge.core.policy.Policies;
import org.gobanbridge.core.policy.Policy;
import org.gobanbridge.core.steady.SteadyBoard;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Repetition;
import org.gobanbridge.rules.history.Cycle;
import org.gobanbridge.rules.history.Game;

/**
 * The game while it is being played: compares the steady board with the position, and turns what explains the difference
 * into events. What it keeps beside the events is dropped at a restart and found again from the board.
 */
final class Play {
	/** How long a board that is read again may take to show that captured stones are off, in milliseconds. */
	private static final long REVEALED_MILLIS = 1_500;
	/** How long people may take to put right what a referee has ruled to be put right, in milliseconds. */
	private static final long RESTORING_MILLIS = 60_000;
	private static final long NEVER = Long.MAX_VALUE;

	private final Recorder recorder;
	private final SteadyBoard board;
	private final Incidents incidents;
	private final CornerSigns signs;
	private final Exchanges exchanges;
	private final VacatedPoints vacated;
	private final Leftovers leftovers;
	private final LeverWatch levers;
	private final Declarations declarations;
	private final Policies policies;
	private final Optional<Seat> blackSeat;
	private final Supplier<Timing> timing;
	private long since = NEVER;
	private long nextLook = NEVER;
	private boolean overdue;
	/** When the record was corrected by hand, if nothing has been played since. */
	private OptionalLong corrected = OptionalLong.empty();
	private final OrderDoubts doubts = new OrderDoubts();
	private Optional<Waiting> waiting = Optional.empty();
	/** Of the look that is being taken. */
	private StepBudget budget = StepBudget.ofOneLook();

	/**
	 * Turns that explain these differences, but wait for evidence of their order.
	 *
	 * @param foundInView
	 *            whether nothing was hidden when they were found
	 * @param after
	 *            how many turns the record had then; after others they are no explanation any more
	 */
	private record Waiting(Explanation.InOrder turns, PointSet differences, boolean foundInView, int after) {
		boolean explains(Situation situation) {
			return differences.equals(situation.differences());
		}
	}

	Play(Recorder recorder, SteadyBoard board, Incidents incidents, VacatedPoints vacated,
			LeverWatch levers, Declarations declarations, Policies policies,
			Optional<Seat> blackSeat, Supplier<Timing> timing) {
		this.recorder = recorder;
		this.board = board;
		this.incidents = incidents;
		this.signs = new CornerSigns(recorder, board, incidents);
		this.exchanges = new Exchanges(recorder, board, incidents, declarations);
		this.vacated = vacated;
		this.leftovers = new Leftovers(board.grid());
		this.levers = levers;
		this.declarations = declarations;
		this.policies = policies;
		this.blackSeat = blackSeat;
		this.timing = timing;
	}

	/** Begins anew from what the events say. */
	void begin() {
		since = NEVER;
		nextLook = NEVER;
		overdue = false;
		waiting = Optional.empty();
		doubts.clear();
		levers.forget();
		leftovers.clear();
		recorder.state().unclearedMoves().forEach(move -> leftovers.captured(move, board));
		leftovers.takenBack(recorder.state().undone());
		recorder.state().ruledOn().reversed().forEach(this::excuse);
	}

	/** What was ruled to be put right, or to stay, is no difference for as long. */
	private void excuse(RuledOn ruled) {
		long latest = ruled.t() + RESTORING_MILLIS;
		leftovers.await(PointSet.of(board.grid(), ruled.voided()), latest);
		PointSet reach = incidents.reach(ruled.incident());
		switch (ruled.boardsPart()) {
			case PUT_RIGHT -> leftovers.await(reach, latest);
			case TRUSTED -> leftovers.trust(reach);
			case JUDGED_AGAIN -> {
			}
		}
	}

	/** The record has been corrected by hand: the board is compared anew, and has its time to be read. */
	void corrected(long now) {
		begin();
		corrected = OptionalLong.of(now);
	}

	/** When to look again if no reading comes. */
	long nextLook() {
		return nextLook;
	}

	/** Whether, at the last look, board and position agreed but for leftovers and open incidents. */
	boolean isSettled() {
		return since == NEVER;
	}

	/** Whether the next reading counts even if it shows nothing new: a decision is due, or captured stones are watched. */
	boolean isOverdue() {
		return overdue || levers.isLooking();
	}

	/** Whether board and position agree but for leftovers and open incidents, and nothing seems to be changing. */
	boolean isQuiet() {
		return unexplained().isEmpty() && board.changing().minus(known()).isEmpty();
	}

	/** Where board and position differ but for leftovers and open incidents. */
	private PointSet unexplained() {
		return board.differences(recorder.state().position()).minus(known());
	}

	private PointSet known() {
		return leftovers.points().union(incidents.points());
	}

	/**
	 * Looks at the board.
	 *
	 * @param reopening
	 *            who is asked, before anything is decided, whether the stones mean something else altogether
	 * @return whether anything was decided, so that another look is worth while
	 */
	boolean look(long now, Reopening reopening) {
		nextLook = NEVER;
		budget = StepBudget.ofOneLook();
		PointSet overdueRepairs = leftovers.lookAgain(board, board.differences(recorder.state().position()), now);
		if (!overdueRepairs.isEmpty()) {
			incidents.tellAgain(now, overdueRepairs);
		}
		nextLook = Math.min(nextLook, leftovers.nextLook(now));
		waiting = waiting.filter(turns -> turns.after() == recorder.state().moves().size());
		Optional<Explanation.InOrder> vanishing = waiting.map(Waiting::turns).filter(this::isVanishing);
		if (vanishing.isPresent()) {
			decide(now, vanishing.get());
			since = NEVER;
			return true;
		}
		clearCaptures(now);
		noteLeftCaptures(now);
		levers.lookAgain(now);
		nextLook = Math.min(nextLook, levers.nextLook());
		exchanges.lookAgain(now);
		incidents.lookAgain(now);
		if (signs.lookAgain(now)) {
			begin();
		}
		nextLook = Math.min(nextLook, signs.nextLook());
		if (vacated.lookAgain(now)) {
			RecordedMove answer = recorder.state().lastMove().orElseThrow();
			leftovers.playedOn();
			leftovers.captured(answer, board);
			declarations.moved(answer.color());
			return true;
		}
		PointSet differences = board.differences(recorder.state().position()).minus(leftovers.points());
		PointSet known = incidents.points();
		if (recorder.state().isRebuilding()) {
			return rebuild(now, differences, known);
		}
		boolean otherwise = incidents.isOpen(IncidentKind.UNCLEAR_PLACEMENT, differences)
				|| exchanges.isAnyExchanged();
		if (otherwise && explainsWhole(now, differences)) {
			return true;
		}
		if (differences.minus(known).isEmpty()) {
			since = NEVER;
			overdue = false;
			waiting = Optional.empty();
			settle(now);
			return false;
		}
		since = Math.min(since, now);
		if (known.intersects(differences) && explainsWhole(now, differences)) {
			return true;
		}
		if (!incidents.unanswered().isEmpty()) {
			Optional<Answer> answer = answer(now, known);
			if (answer.isPresent()) {
				return decideAnswer(now, answer.get());
			}
		}
		Situation situation = situation(differences.minus(known), leftovers.points().union(known), now);
		return decideOrWait(now, situation, orStillWaiting(situation, Chooser.choose(situation)), reopening);
	}

	/**
	 * Play goes on after the players have counted: until the board shows the position again nothing is anybody's fault, and
	 * only moves that explain all of it are moves.
	 */
	private boolean rebuild(long now, PointSet differences, PointSet known) {
		PointSet toPutBack = PointSet.of(board.grid(),
				recorder.state().unsettled().stream().map(UnsettledPoint::point).toList());
		if (differences.minus(known).isEmpty()) {
			overdue = !board.isRead(now);
			if (overdue || toPutBack.intersects(board.hidden())) {
				return false;
			}
			since = NEVER;
			recorder.record(new GameEvent.Unsettled(now, List.of(), now));
			return true;
		}
		since = Math.min(since, now);
		Situation situation = situation(differences, leftovers.points(), now);
		Optional<Explanation> story = Chooser.choose(situation).filter(Explanation.InOrder.class::isInstance);
		if (story.isPresent() && story.get().decidableAt() <= now) {
			decide(now, story.get());
			return true;
		}
		story.filter(later -> later.decidableAt() < NEVER)
				.ifPresent(later -> nextLook = Math.min(nextLook, later.decidableAt()));
		unsettle(now, differences);
		return false;
	}

	/** Whether a story is decided that explains the points of open incidents too. */
	private boolean explainsWhole(long now, PointSet differences) {
		Situation situation = situation(differences, leftovers.points(), now);
		Optional<Explanation> whole = Chooser.choose(situation).filter(story -> story.decidableAt() <= now);
		if (whole.isPresent() && whole.get() instanceof Explanation.InOrder inOrder) {
			decide(now, inOrder);
			return true;
		}
		if (whole.isPresent() && whole.get() instanceof Explanation.Irregular irregular
				&& isLaterPartOfOpen(irregular)) {
			incidents.supersede(now, differences);
			decide(now, irregular);
			return true;
		}
		return false;
	}

	/**
	 * Whether a stone that was only lifted has been put down elsewhere, or a stone too many was the first of a sign or one
	 * that has left its point.
	 */
	private boolean isLaterPartOfOpen(Explanation.Irregular story) {
		return story.findings().stream().allMatch(finding -> {
			PointSet points = PointSet.of(board.grid(), finding.points());
			return finding.kind() == IncidentKind.STONE_MOVED && incidents.isOpen(IncidentKind.STONE_LIFTED, points)
					|| (finding.kind() == IncidentKind.RESIGN_SIGNAL || finding.kind() == IncidentKind.STONE_DISPLACED)
							&& incidents.isOpen(IncidentKind.TWO_MOVES, points);
		});
	}

	/**
	 * The opponent's turns after illegal stones that lie there: with them these become moves (FORMATS 6).
	 *
	 * @param entered
	 *            the incidents of these stones, first one first
	 */
	private record Answer(List<Incident> entered, Explanation.InOrder turns) {
	}

	/** The answer to as many of one side's illegal stones as came before it. */
	private Optional<Answer> answer(long now, PointSet known) {
		List<Incident> unanswered = incidents.unanswered();
		for (int count = unanswered.size(); count > 0; count--) {
			List<Incident> entered = unanswered.subList(0, count);
			Optional<Explanation.InOrder> turns = turnsAfter(now, entered, known);
			if (turns.isPresent()) {
				return Optional.of(new Answer(entered, turns.get()));
			}
		}
		return Optional.empty();
	}

	private Optional<Explanation.InOrder> turnsAfter(long now, List<Incident> entered, PointSet known) {
		GameState with = recorder.state();
		for (Incident incident : entered) {
			with = with.apply(incidents.asItLies(now, incident, with));
		}
		PointSet excused = leftovers.points().union(known);
		PointSet rest = board.differences(with.position()).minus(excused);
		return rest.isEmpty()
				? Optional.empty()
				: Chooser
						.choose(new Situation(with, board, customs(), rest, excused, declarations.pendingPasses(),
								since, now, budget))
						.filter(Explanation.InOrder.class::isInstance).map(Explanation.InOrder.class::cast);
	}

	private boolean decideAnswer(long now, Answer answer) {
		long decidableAt = answer.turns().decidableAt();
		overdue = decidableAt <= now && !board.isRead(now);
		if (decidableAt > now || overdue) {
			nextLook = Math.min(nextLook, overdue ? NEVER : decidableAt);
			return false;
		}
		for (Incident incident : answer.entered()) {
			incidents.enter(now, incident);
			recorder.state().lastMove().ifPresent(move -> leftovers.captured(move, board));
		}
		decide(now, answer.turns());
		since = NEVER;
		return true;
	}

	/** Turns that explained the differences in plain view still do when a hand has come. */
	private Optional<Explanation> orStillWaiting(Situation situation, Optional<Explanation> story) {
		boolean inOrder = story.isPresent() && story.get() instanceof Explanation.InOrder;
		return waiting.filter(turns -> !inOrder && turns.foundInView() && turns.explains(situation))
				.<Explanation>map(Waiting::turns).or(() -> story);
	}

	private Situation situation(PointSet differences, PointSet excused, long now) {
		return new Situation(recorder.state(), board, customs(), differences, excused, declarations.pendingPasses(),
				since, now, budget);
	}

	private Customs customs() {
		return new Customs(policy(), blackSeat, timing.get(), declarations.lastPressed());
	}

	private long millis(TimingSetting setting) {
		return timing.get().of(setting);
	}

	Policy policy() {
		return recorder.state().policy(policies);
	}

	private boolean decideOrWait(long now, Situation situation, Optional<Explanation> story, Reopening reopening) {
		if (story.isEmpty() || !(story.get() instanceof Explanation.InOrder)) {
			Optional<GameEvent.Revision> other = doubts.otherOrder(now, situation);
			if (other.isPresent()) {
				recorder.record(other.get());
				leftovers.undone(other.get().from() - 1);
				recorder.state().moves().stream().skip(other.get().from() - 1L)
						.forEach(move -> leftovers.captured(move, board));
				return true;
			}
		}
		boolean inTurn = story.isPresent() && story.get() instanceof Explanation.InOrder;
		if (!inTurn && isUntouched(situation.differences())) {
			return tellContradiction(now, situation.differences());
		}
		boolean inOrder = story.isPresent() && !(story.get() instanceof Explanation.Irregular);
		boolean due = story.isEmpty() || story.get().decidableAt() <= now;
		if (due && reopening.beginsAnew(now, inOrder)) {
			return true;
		}
		if (due && !inOrder && reopening.mayYetBeginAnew()) {
			waiting = Optional.empty();
			unsettleInTime(now, situation.differences());
			return false;
		}
		overdue = story.isPresent() && due && !board.isRead(now);
		if (story.isPresent() && story.get().decidableAt() <= now && !overdue) {
			decide(now, story.get());
			since = NEVER;
			return true;
		}
		boolean inView = situation.isInView()
				|| waiting.filter(turns -> turns.foundInView() && turns.explains(situation)).isPresent();
		waiting = story.filter(Explanation.InOrder.class::isInstance).map(Explanation.InOrder.class::cast)
				.map(turns -> new Waiting(turns, situation.differences(), inView, recorder.state().moves().size()));
		story.filter(later -> later.decidableAt() < NEVER && !overdue)
				.ifPresent(later -> nextLook = Math.min(nextLook, later.decidableAt()));
		boolean explained = inOrder && story.get().decidableAt() < NEVER;
		if (explained) {
			settle(now);
		} else {
			unsettleInTime(now, situation.differences());
		}
		return false;
	}

	/** Whether nobody has touched these points since the record was corrected by hand, so that it is no fault of a player. */
	private boolean isUntouched(PointSet differences) {
		return corrected.isPresent()
				&& differences.indices().allMatch(i -> board.seen(i) <= corrected.getAsLong());
	}

	/** The record as it was corrected and the board contradict each other, when the board has had its time to be read. */
	private boolean tellContradiction(long now, PointSet differences) {
		waiting = Optional.empty();
		long due = corrected.orElseThrow() + millis(TimingSetting.MISSING);
		overdue = now >= due && !board.isRead(now);
		if (now < due || overdue) {
			nextLook = Math.min(nextLook, overdue ? NEVER : due);
			unsettleInTime(now, differences);
			return false;
		}
		incidents.openDifferences(now, differences);
		since = NEVER;
		return true;
	}

	private void unsettleInTime(long now, PointSet differences) {
		long due = since + millis(TimingSetting.UNSETTLED);
		if (now >= due) {
			unsettle(now, differences);
		} else {
			nextLook = Math.min(nextLook, due);
		}
	}

	/** Whether a stone of these turns is gone: an answer has taken it, and its turn can wait no longer. */
	private boolean isVanishing(Explanation.InOrder inOrder) {
		boolean allSeen = inOrder.turns().stream().allMatch(turn -> turn.seen().isPresent());
		return allSeen && inOrder.turns().stream().map(Turn::move).anyMatch(move -> move instanceof Move.Play play
				&& !board.mayShow(play.color(), board.grid().index(play.point())) && !slidesAway(play));
	}

	/** Whether the stone is not taken but pushed on to a neighbouring point. */
	private boolean slidesAway(Move.Play play) {
		Grid grid = board.grid();
		int from = grid.index(play.point());
		for (int n = 0; n < grid.neighbourCount(from); n++) {
			int to = grid.neighbour(from, n);
			boolean there = board.mayShow(play.color(), to)
					&& Math.abs(board.seen(to) - board.seen(from)) <= Timing.PUSH_MILLIS;
			boolean comes = board.mayBeComing(play.color(), to);
			if (recorder.state().position().isEmpty(to) && (there || comes || board.hidden().contains(to))) {
				return true;
			}
		}
		return false;
	}

	private void decide(long now, Explanation story) {
		waiting = Optional.empty();
		switch (story) {
			case Explanation.InOrder inOrder -> {
				doubts.remember(recorder.state(), inOrder.others());
				takeAll(now, inOrder.turns());
			}
			case Explanation.Slid slid -> slide(now, slid.to());
			case Explanation.TakenBack back -> takeBack(now, back.to(), false);
			case Explanation.Irregular irregular -> {
				takeAll(now, irregular.turns());
				irregular.findings().forEach(finding -> {
					finding.offender().ifPresent(levers::irregular);
					incidents.open(now, finding);
				});
			}
			case Explanation.UnderWay underWay -> throw new IllegalStateException("nothing to decide in " + underWay);
		}
	}

	/** Passes are claimed first: a stone proves that the lever was pressed for it, unless the pass is among the turns. */
	private void takeAll(long now, List<Turn> turns) {
		Deque<PassReason> passes = new ArrayDeque<>();
		turns.stream().map(Turn::move).filter(Move.Pass.class::isInstance)
				.forEach(pass -> passes.add(declarations.takePass(pass.color())));
		for (Turn turn : turns) {
			if (turn.move() instanceof Move.Play play) {
				play(now, turn, play);
			} else {
				recorder.pass(now, turn.move().color(), passes.remove());
			}
		}
	}

	private void play(long now, Turn turn, Move.Play play) {
		Grid grid = board.grid();
		int index = grid.index(play.point());
		Game after = recorder.state().game().playAssumeLegal(play);
		Optional<Incident> wrong = exchanges.of(now, play);
		long seen = wrong.flatMap(exchanges::came).orElse(turn.seen().orElse(now));
		recorder.record(new GameEvent.MovePlayed(now, recorder.state().moves().size() + 1, play.color(), play.point(),
				after.lastCaptured().points(), seen, turn.hidden(), turn.uncertain(),
				OptionalInt.empty()));
		leftovers.playedOn();
		corrected = OptionalLong.empty();
		leftovers.captured(recorder.state().lastMove().orElseThrow(), board);
		if (board.hidden().contains(index) && turn.seen().isEmpty()) {
			leftovers.assumed(board, index);
		}
		declarations.moved(play.color());
		levers.played(now);
		wrong.ifPresent(incident -> exchanges.righted(now, incident, play.color()));
		noteCycle(now);
	}

	/** A long cycle that the rules allow is told when it has come round, once until somebody rules on it. */
	private void noteCycle(long now) {
		Game game = recorder.state().game();
		boolean told = recorder.state().openIncidents().stream()
				.anyMatch(incident -> incident.kind() == IncidentKind.LONG_CYCLE);
		if (!told && game.rules().repetition() == Repetition.SIMPLE_KO) {
			Cycle.closedBy(game).filter(Cycle::sameToPlay).ifPresent(cycle -> incidents.openCycle(now,
					new CycleNoted(cycle.length(), Words.of(cycle.kind()))));
		}
	}

	private void slide(long now, int to) {
		RecordedMove last = recorder.state().lastMove().orElseThrow();
		recorder.record(last.slidTo(now, board.grid().point(to), recorder.state().gameAfter(last.number() - 1)));
		leftovers.undone(last.number() - 1);
		leftovers.captured(recorder.state().lastMove().orElseThrow(), board);
		levers.slid(now, last.point().orElseThrow(), board.grid().point(to));
	}

	/** The last turn is declared taken back; the board may take its time to follow. */
	void undo(long now) {
		takeBack(now, recorder.state().moves().size() - 1, true);
		leftovers.takenBack(recorder.state().undone());
	}

	/** The record goes back to this many turns. */
	private void takeBack(long now, int to, boolean declared) {
		int from = recorder.state().moves().size();
		incidents.change(now,
				new GameEvent.Undone(now, to, IntStream.rangeClosed(to + 1, from).boxed().toList(), declared));
		leftovers.undone(to);
		levers.forget();
		doubts.clear();
	}

	/** Whether the board differs from the position on any of these points. */
	boolean differs(PointSet points) {
		return board.differences(recorder.state().position()).intersects(points);
	}

	/** What is known beside the events is dropped: the program began again. */
	void restart() {
		exchanges.forget();
		levers.clear();
		corrected = OptionalLong.empty();
		begin();
	}

	/** What these points show becomes the position. */
	void acceptAsItLies(long now, PointSet points, OptionalInt incident, Color toPlay) {
		PointSet differing = board.differences(recorder.state().position()).intersection(points);
		PointSet black = differing.intersection(board.stones(Color.BLACK));
		PointSet white = differing.intersection(board.stones(Color.WHITE));
		PointSet empty = differing.minus(black).minus(white).minus(board.colorlessStones());
		recorder.record(new GameEvent.Edited(now, recorder.state().moves().size(), black.points(), white.points(),
				empty.points(), toPlay, incident));
		begin();
	}

	/** This side has begun, and should not have. */
	void beganWrong(long now, Color color) {
		List<Point> first = board.stones(color).union(board.colorlessStones()).indices().boxed()
				.min(Comparator.<Integer>comparingLong(board::seen).thenComparing(i -> i)).map(board.grid()::point)
				.stream().toList();
		incidents.open(now, Explanation.Finding.of(IncidentKind.WRONG_START, color, first));
	}

	/** The board of a game that had hardly begun is empty again: a wrong start is put right by it. */
	void clearedAnew(long now) {
		recorder.state().openIncidents().stream().filter(incident -> incident.kind() == IncidentKind.WRONG_START)
				.forEach(incident -> incidents.close(now, incident, Resolution.RESTORED, Optional.empty()));
		moot(now);
	}

	/** The players have cleared the board, and the policy takes that for the end. */
	void cleared(long now) {
		end(now, "?", "cleared");
	}

	/** The game is over; what was open on the board no longer matters. */
	void end(long now, String result, String reason) {
		moot(now);
		recorder.record(new GameEvent.GameEnded(now, result, reason));
		recorder.record(new GameEvent.PhaseBegan(now, Phase.ENDED, reason));
	}

	/** Closes what is open on the board: the stones have a new meaning, or none any more. */
	void moot(long now) {
		incidents.supersede(now);
		settle(now);
	}

	/**
	 * Captured stones that still lie there long after the others, or the answer, are reported (FORMATS 5). While other
	 * differences wait for their explanation, one of them may have been played there since.
	 */
	private void noteLeftCaptures(long now) {
		boolean unexplained = !unexplained().isEmpty();
		for (int number : leftovers.moves()) {
			RecordedMove move = recorder.state().moves().get(number - 1);
			PointSet left = leftovers.ofMove(number);
			PointSet gone = PointSet.of(board.grid(), move.captured()).minus(left);
			long lastGone = gone.indices().mapToLong(board::seen).reduce(move.seen(), Math::max);
			long due = lastGone + millis(TimingSetting.CAPTURES_LEFT);
			if (recorder.state().moves().size() > number) {
				long answered = recorder.state().moves().get(number).seen();
				due = Math.min(due, Math.max(lastGone, answered) + millis(TimingSetting.CAPTURES_ANSWERED));
			}
			due = Math.max(due, board.lastRevealed() + REVEALED_MILLIS);
			if (unexplained) {
				due = Math.max(due, Math.min(since, now) + millis(TimingSetting.HIDDEN));
			}
			boolean inView = !left.intersects(board.hidden().union(board.changing())) && board.isRead(now);
			if (now < due) {
				nextLook = Math.min(nextLook, due);
			} else if (inView && !isTakenUp(move) && !leftovers.isRuledOn(left, now)
					&& !incidents.isOpen(IncidentKind.CAPTURED_LEFT, left)) {
				incidents.open(now, Explanation.Finding.of(IncidentKind.CAPTURED_LEFT, move.color(), left.points()));
			}
		}
	}

	/** Whether the stone has been lifted or moved again, which is reported: what it captured is part of that. */
	private boolean isTakenUp(RecordedMove move) {
		return move.point().map(point -> PointSet.of(board.grid(), List.of(point)))
				.filter(at -> incidents.isOpen(IncidentKind.STONE_LIFTED, at)
						|| incidents.isOpen(IncidentKind.STONE_MOVED, at))
				.isPresent();
	}

	private void clearCaptures(long now) {
		for (int number : recorder.state().uncleared()) {
			if (!leftovers.moves().contains(number)) {
				recorder.record(new GameEvent.CapturesCleared(now, number));
			}
		}
	}

	private void settle(long now) {
		PointSet awaited = leftovers.awaited(now);
		if (!awaited.isEmpty() && recorder.state().phase() == Phase.PLAYING) {
			unsettle(now, awaited);
		} else if (!recorder.state().unsettled().isEmpty()) {
			recorder.record(new GameEvent.Unsettled(now, List.of(), now));
		}
	}

	private void unsettle(long now, PointSet differences) {
		List<UnsettledPoint> points = new ArrayList<>();
		differences.indices().forEach(i -> points.add(new UnsettledPoint(board.grid().point(i),
				recorder.state().position().colorAt(i).map(PointState::of).orElse(PointState.EMPTY), board.at(i))));
		if (!points.equals(recorder.state().unsettled())) {
			recorder.record(new GameEvent.Unsettled(now, points, Math.min(since, now)));
		}
	}
}

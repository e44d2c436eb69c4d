package org.gobanbridge.core.session;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.gobanbridge.core.board.Seat;
import org.gobanbridge.core.explain.Chooser;
import org.gobanbridge.core.explain.Explanation;
import org.gobanbridge.core.explain.Situation;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameEvent.UnsettledPoint;
import org.gobanbridge.core.game.PositionEdit;
import org.gobanbridge.core.game.Timing;
import org.gobanbridge.core.game.TimingSetting;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.RuledOn;
import org.gobanbridge.core.policy.Policies;
import org.gobanbridge.core.policy.Policy;
import org.gobanbridge.core.steady.SteadyBoard;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;

/**
 * The game while it is being played: compares the steady board with the position, and turns what explains the difference
 * into events. What it keeps beside the events is dropped at a restart and found again from the board.
 */
final class Play {
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
	private final CapturedStones captured;
	private final UnsettledPoints unsettled;
	private final Decisions decisions;
	private final LeverWatch levers;
	private final Declarations declarations;
	private final Situations situations;
	private final Answers answers;
	private final WaitingTurns waiting;
	private final Supplier<Timing> timing;
	private long since = NEVER;
	private long nextLook = NEVER;
	private boolean overdue;
	/** What was changing when a decision was put off; when something else is, it may be due. */
	private PointSet unrest;
	/** When the record was last corrected by hand. */
	private Optional<Corrected> corrected = Optional.empty();

	/** When it was corrected, and how many turns it had then. */
	private record Corrected(long at, int turns) {
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
		this.captured = new CapturedStones(recorder, board, incidents, leftovers, timing);
		this.unsettled = new UnsettledPoints(recorder, board, leftovers);
		this.decisions = new Decisions(recorder, board, incidents, exchanges, leftovers, levers, declarations);
		this.levers = levers;
		this.declarations = declarations;
		this.situations = new Situations(recorder, board, declarations, policies, blackSeat, timing);
		this.answers = new Answers(recorder, board, incidents, leftovers, situations);
		this.waiting = new WaitingTurns(recorder, board);
		this.timing = timing;
		this.unrest = PointSet.none(board.grid());
	}

	/** Begins anew from what the events say. */
	void begin() {
		since = NEVER;
		nextLook = NEVER;
		overdue = false;
		waiting.forget();
		decisions.begin();
		levers.forget();
		leftovers.clear();
		recorder.state().unclearedMoves().forEach(move -> leftovers.captured(move, board));
		leftovers.takenBack(recorder.state().undone());
		recorder.state().ruledOn().reversed().forEach(this::excuse);
	}

	/**
	 * What was ruled to be put right, or to stay, is no difference for as long; but when play is resumed, and not from the
	 * counting, the board must show the position.
	 */
	private void excuse(RuledOn ruled) {
		boolean due = ruled.t() < recorder.state().resumedAt().orElse(Long.MIN_VALUE)
				&& !recorder.state().isRebuilding();
		long latest = due ? Long.MIN_VALUE : ruled.t() + RESTORING_MILLIS;
		leftovers.await(PointSet.of(board.grid(), ruled.voided()), latest);
		PointSet reach = incidents.differing(ruled.incident());
		switch (ruled.meaning().board()) {
			case PUT_RIGHT -> leftovers.await(reach, latest);
			case TRUSTED -> leftovers.trust(reach);
			case JUDGED_AGAIN -> {
			}
		}
	}

	/** The record has been corrected by hand: the board is compared anew, and has its time to be read. */
	void corrected(long now) {
		begin();
		corrected = Optional.of(new Corrected(now, recorder.state().moves().size()));
	}

	/** When to look again if no reading comes. */
	long nextLook() {
		return nextLook;
	}

	/** Whether, at the last look, board and position agreed but for leftovers and open incidents. */
	boolean isSettled() {
		return since == NEVER;
	}

	/** Whether the next reading counts even if it shows nothing new: a decision may be due, or captured stones are watched. */
	boolean isOverdue() {
		return overdue || levers.isLooking() || !unrest.isEmpty() && !unrest.equals(board.changing().points());
	}

	/** Whether board and position agree but for leftovers and open incidents, and nothing seems to be changing. */
	boolean isQuiet() {
		return unexplained().isEmpty() && board.changing().points().minus(known()).isEmpty();
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
		unrest = PointSet.none(board.grid());
		situations.beginLook();
		PointSet overdueRepairs = leftovers
				.lookAgain(board, board.differences(recorder.state().position()), now).minus(incidents.points());
		if (!overdueRepairs.isEmpty()) {
			incidents.tellAgain(now, overdueRepairs);
		}
		nextLook = Math.min(nextLook, leftovers.nextLook(now));
		Optional<Explanation.InOrder> vanishing = waiting.vanishing();
		if (vanishing.isPresent()) {
			decide(now, vanishing.get());
			since = NEVER;
			return true;
		}
		if (watch(now)) {
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
			waiting.forget();
			unsettled.settle(now, since);
			return false;
		}
		since = Math.min(since, now);
		PointSet asResumed = isSealedMove(now, differences.minus(known))
				? PointSet.none(board.grid())
				: asResumed(differences.minus(known));
		if (!asResumed.isEmpty() && tellAsResumed(now, asResumed, known)) {
			return true;
		}
		known = known.union(asResumed);
		if (differences.minus(known).isEmpty()) {
			unsettleInTime(now, asResumed);
			return false;
		}
		if (known.intersects(differences) && explainsWhole(now, differences.minus(asResumed))) {
			return true;
		}
		if (!incidents.unanswered().isEmpty()) {
			Optional<Answers.Answer> answer = answers.find(known, since, now);
			if (answer.isPresent()) {
				return decideAnswer(now, answer.get());
			}
		}
		Situation situation = situations.of(differences.minus(known), leftovers.points().union(known), since, now);
		return decideOrWait(now, situation, waiting.or(situation, Chooser.choose(situation)), reopening);
	}

	/** Whatever was begun earlier is followed; says whether a turn has come of it. */
	private boolean watch(long now) {
		boolean unexplained = !leftovers.moves().isEmpty() && !unexplained().isEmpty();
		captured.lookAgain(now, unexplained ? OptionalLong.of(Math.min(since, now)) : OptionalLong.empty());
		nextLook = Math.min(nextLook, captured.nextLook());
		levers.lookAgain(now);
		nextLook = Math.min(nextLook, levers.nextLook());
		exchanges.lookAgain(now);
		incidents.lookAgain(now);
		if (signs.lookAgain(now)) {
			begin();
		}
		nextLook = Math.min(nextLook, signs.nextLook());
		boolean answered = vacated.lookAgain(now);
		if (answered) {
			decisions.answeredOnVacatedPoint(now);
		}
		return answered;
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
			unsettled.clear(now);
			return true;
		}
		since = Math.min(since, now);
		Optional<Explanation> story = Chooser.choose(situations.of(differences, leftovers.points(), since, now))
				.filter(Explanation.InOrder.class::isInstance)
				.or(() -> playedOn(now, differences, recorder.state().turnsFrom()))
				.or(() -> playedOn(now, differences, recorder.state().resumedAt()));
		if (story.isPresent() && story.get().decidableAt() <= now) {
			decide(now, story.get());
			return true;
		}
		story.filter(later -> later.decidableAt() < NEVER)
				.ifPresent(later -> nextLook = Math.min(nextLook, later.decidableAt()));
		unsettled.unsettle(now, differences, since);
		return false;
	}

	/**
	 * Turns of people who play on as the board lies: a stone and its answer, and nothing has been put back. What was not in
	 * order before is judged after them.
	 */
	private Optional<Explanation> playedOn(long now, PointSet differences, OptionalLong rested) {
		long from = rested.orElse(NEVER);
		PointSet touched = PointSet.none(board.grid());
		for (int i = 0; i < board.grid().pointCount(); i++) {
			touched = board.seen(i) > from ? touched.with(i) : touched;
		}
		if (!differences.containsAll(touched)) {
			return Optional.empty();
		}
		PointSet excused = leftovers.points().union(differences.minus(touched));
		return Chooser.choose(situations.of(touched, excused, since, now))
				.filter(story -> story instanceof Explanation.InOrder played && played.turns().size() > 1);
	}

	/** Those of these points that nobody has touched since play was resumed: what happened there nobody saw. */
	private PointSet asResumed(PointSet differences) {
		long resumed = recorder.state().resumedAt().orElse(Long.MIN_VALUE);
		return isUntouched(differences)
				? PointSet.none(board.grid())
				: PointSet.of(board.grid(), differences.indices().filter(i -> board.latest(i) < resumed).toArray());
	}

	/** Whether this is one turn of the side that has sealed one, whose stone may have been put down before play was resumed. */
	private boolean isSealedMove(long now, PointSet differences) {
		return recorder.state().sealedNext().isPresent()
				&& Chooser.choose(situations.of(differences, leftovers.points(), since, now))
						.flatMap(Explanation::inOrder).filter(played -> played.turns().size() == 1).isPresent();
	}

	/** What differed when play was resumed is an incident, in its time, and nobody is blamed for it; says whether it was told. */
	private boolean tellAsResumed(long now, PointSet asResumed, PointSet known) {
		Situation situation = situations.of(asResumed, leftovers.points().union(known), since, now);
		Optional<Explanation.Irregular> story = Chooser.choose(situation)
				.filter(Explanation.Irregular.class::isInstance).map(Explanation.Irregular.class::cast);
		long due = story.map(Explanation::decidableAt)
				.orElse(Math.max(since, situation.lastSeen() + timing.get().of(TimingSetting.MISSING)));
		overdue = now >= due && !board.isRead(now);
		if (now < due || overdue) {
			nextLook = Math.min(nextLook, overdue ? NEVER : due);
			return false;
		}
		waiting.forget();
		story.filter(Play::blamesNobody).ifPresentOrElse(found -> decisions.decide(now, found),
				() -> incidents.openDifferences(now, asResumed));
		since = NEVER;
		return true;
	}

	private static boolean blamesNobody(Explanation.Irregular story) {
		return story.turns().isEmpty() && story.findings().stream().allMatch(finding -> finding.offender().isEmpty());
	}

	/** Whether a story is decided that explains the points of open incidents too. */
	private boolean explainsWhole(long now, PointSet differences) {
		Situation situation = situations.of(differences, leftovers.points(), since, now);
		Optional<Explanation> whole = Chooser.choose(situation).filter(story -> story.decidableAt() <= now);
		if (whole.isPresent() && whole.get() instanceof Explanation.InOrder inOrder) {
			decide(now, inOrder);
			return true;
		}
		if (whole.isPresent() && whole.get() instanceof Explanation.Irregular irregular
				&& isLaterPartOfOpen(irregular)) {
			waiting.forget();
			decisions.decideInstead(now, irregular, differences);
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

	private boolean decideAnswer(long now, Answers.Answer answer) {
		long decidableAt = answer.turns().decidableAt();
		overdue = decidableAt <= now && !board.isRead(now);
		if (decidableAt > now || overdue) {
			nextLook = Math.min(nextLook, overdue ? NEVER : decidableAt);
			return false;
		}
		waiting.forget();
		decisions.enter(now, answer.entered(), answer.turns());
		since = NEVER;
		return true;
	}

	Policy policy() {
		return situations.policy();
	}

	private boolean decideOrWait(long now, Situation situation, Optional<Explanation> story, Reopening reopening) {
		boolean inTurn = story.flatMap(Explanation::inOrder).isPresent();
		if (!inTurn && decisions.reorder(now, situation)) {
			return true;
		}
		if (!inTurn && isUntouched(situation.differences())) {
			return tellContradiction(now, situation.differences());
		}
		boolean inOrder = story.isPresent() && !(story.get() instanceof Explanation.Irregular);
		boolean due = story.isEmpty() || story.get().decidableAt() <= now;
		if (due && reopening.beginsAnew(now, inOrder)) {
			return true;
		}
		if (due && !inOrder && reopening.mayYetBeginAnew()) {
			waiting.forget();
			unsettleInTime(now, situation.differences());
			return false;
		}
		overdue = story.isPresent() && due && !board.isRead(now);
		if (story.isPresent() && due && !overdue) {
			if (!inOrder && decisions.recall(situation)) {
				return true;
			}
			decide(now, story.get());
			since = NEVER;
			return true;
		}
		waiting.keep(situation, story);
		unrest = board.changing().points();
		story.filter(later -> later.decidableAt() < NEVER && !overdue)
				.ifPresent(later -> nextLook = Math.min(nextLook, later.decidableAt()));
		boolean explained = inOrder && story.get().decidableAt() < NEVER;
		if (explained) {
			unsettled.settle(now, since);
		} else {
			unsettleInTime(now, situation.differences());
		}
		return false;
	}

	/** Whether nobody has touched these points since the record was corrected by hand, so that it is no fault of a player. */
	private boolean isUntouched(PointSet differences) {
		return corrected.filter(record -> record.turns() == recorder.state().moves().size())
				.filter(record -> differences.indices().allMatch(i -> board.seen(i) <= record.at())).isPresent();
	}

	/** The record as it was corrected and the board contradict each other, when the board has had its time to be read. */
	private boolean tellContradiction(long now, PointSet differences) {
		waiting.forget();
		long due = corrected.orElseThrow().at() + timing.get().of(TimingSetting.MISSING);
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
		long due = since + timing.get().of(TimingSetting.UNSETTLED);
		if (now >= due) {
			unsettled.unsettle(now, differences, since);
		} else {
			nextLook = Math.min(nextLook, due);
		}
	}

	private void decide(long now, Explanation story) {
		waiting.forget();
		decisions.decide(now, story);
	}

	/** What was done last is declared taken back, one step of it; the board may take its time to follow. */
	void undo(long now) {
		Optional<PositionEdit> edit = recorder.state().lastEdit();
		if (edit.isPresent()) {
			incidents.change(now, edit.get().back(now, OptionalInt.empty(), true));
			begin();
			return;
		}
		decisions.takeBack(now, recorder.state().moves().size() - 1, true);
		leftovers.takenBack(recorder.state().undone());
	}

	/** Whether the board differs from the position on any of these points. */
	boolean differs(PointSet points) {
		return board.differences(recorder.state().position()).intersects(points);
	}

	/** What is known beside the events is dropped: the program began again. */
	void restart() {
		exchanges.forget();
		levers.clear();
		corrected = Optional.empty();
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
}

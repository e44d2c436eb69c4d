package org.gobanbridge.core.session;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.explain.Explanation.Finding;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameEvent.IncidentResolved;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.incident.BoardsPart;
import org.gobanbridge.core.incident.CycleNoted;
import org.gobanbridge.core.incident.EarlyLever;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Judgement;
import org.gobanbridge.core.incident.Matter;
import org.gobanbridge.core.incident.Penalty;
import org.gobanbridge.core.incident.Remedy;
import org.gobanbridge.core.incident.Resolution;
import org.gobanbridge.core.incident.RuledOn;
import org.gobanbridge.core.incident.Ruling;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.core.incident.SealedFault;
import org.gobanbridge.core.incident.SealedFault.Why;
import org.gobanbridge.core.incident.Severity;
import org.gobanbridge.core.incident.Supersession;
import org.gobanbridge.core.incident.Supersession.Cause;
import org.gobanbridge.core.policy.Policies;
import org.gobanbridge.core.steady.SteadyBoard;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;

/**
 * Opens incidents, follows what becomes of them on the board, and closes them when it agrees again. What is open is in
 * the events alone.
 */
final class Incidents {
	/** What is said when a player has been warned as often as the policy allows. */
	static final Judgement PROPOSED_LOSS = new Judgement(Optional.empty(), Optional.of(RulingOption.LOSS),
			List.of(RulingOption.LOSS, RulingOption.DISMISS), Penalty.NONE, Severity.LOSS);

	/** What can be ruled of a stone alone that lies on the board. */
	private static final List<RulingOption> OF_STONES = List.of(RulingOption.RESTORE, RulingOption.ACCEPT,
			RulingOption.LET_STAND, RulingOption.DROPPED);

	private final Recorder recorder;
	private final SteadyBoard board;
	private final Policies policies;
	private final LastReadings readings;

	Incidents(Recorder recorder, SteadyBoard board, Policies policies, LastReadings readings) {
		this.recorder = recorder;
		this.board = board;
		this.policies = policies;
		this.readings = readings;
	}

	/** A new incident; whatever of it is on the board is to be put as the position has it. */
	void open(long t, Finding finding) {
		open(t, finding, judge(Matter.of(finding.kind())));
	}

	private void open(long t, Finding finding, Judgement judgement) {
		Incident incident = incident(finding.kind(), finding.offender(), finding.points(), judgement)
				.withMoved(finding.moved());
		open(t, incident.withRemedy(toDo(incident)).withMove(move(incident)).withEvidence(readings.evidence(t)));
	}

	private Incident incident(IncidentKind kind, Optional<Color> offender, List<Point> points, Judgement judgement) {
		return Incident.of(recorder.state().incidentCount() + 1, kind, offender, points, judgement);
	}

	private Judgement judge(Matter matter) {
		return recorder.state().policy(policies).judge(matter);
	}

	/**
	 * The number of the move that such an incident is about: the last of this side that put or took a stone there; of two
	 * moves running, the first.
	 */
	private OptionalInt move(Incident incident) {
		Optional<Color> offender = incident.offender();
		Optional<Point> at = incident.from().or(() -> incident.points().stream().findFirst());
		return switch (incident.kind()) {
			case STONE_MOVED, STONE_LIFTED, CLOCK_EARLY, CLOCK_NOT_PRESSED -> recorder.state().moves().stream()
					.filter(move -> offender.equals(Optional.of(move.color())))
					.filter(move -> at.isPresent()
							&& (move.point().equals(at) || move.captured().contains(at.get())))
					.mapToInt(RecordedMove::number).max();
			case TWO_MOVES -> recorder.state().lastMove().filter(last -> offender.equals(Optional.of(last.color())))
					.map(last -> OptionalInt.of(last.number())).orElse(OptionalInt.empty());
			default -> OptionalInt.empty();
		};
	}

	/** This side has pressed its lever too early: before what, and the stones that it concerns. */
	void openEarly(long t, Color offender, List<Point> points, EarlyLever lever) {
		Incident incident = incident(IncidentKind.CLOCK_EARLY, Optional.of(offender), points,
				judge(Matter.early(lever.before())));
		open(t, incident.withEarly(lever).withMove(move(incident)).withEvidence(readings.evidence(t)));
	}

	/**
	 * What was ruled to be put right on these points, and has not been, is told anew: as it was told, or point by point what
	 * is wrong where the record has changed. Of an illegal stone only the board is left to be put right.
	 */
	void tellAgain(long t, PointSet points) {
		PointSet left = points;
		for (RuledOn ruled : recorder.state().ruledOn().reversed()) {
			Incident incident = ruled.incident();
			PointSet its = PointSet.of(board.grid(), incident.points());
			if (left.intersects(its) && isAsItWas(ruled)) {
				open(t, new Finding(incident.kind(), incident.offender(), incident.points(), incident.stonesMoved()),
						judge(Matter.of(incident)).proposing(RulingOption.RESTORE));
				left = left.minus(its);
			}
		}
		openDifferences(t, left);
	}

	private boolean isAsItWas(RuledOn ruled) {
		Incident incident = ruled.incident();
		boolean lies = !incident.kind().isIllegalMove()
				|| lies(incident) && recorder.state().position().isEmpty(stone(incident));
		return incident.kind().isOnBoard() && lies && ruled.meaning().board() == BoardsPart.PUT_RIGHT
				&& ruled.voided().isEmpty();
	}

	/** On these points the board contradicts the position, and nobody is to blame. */
	void openDifferences(long t, PointSet left) {
		PointSet occupied = recorder.state().position().occupied();
		PointSet missing = left.intersection(occupied).minus(board.stones());
		PointSet added = left.minus(occupied);
		openAnew(t, IncidentKind.OCCUPIED_SWAP, left.minus(missing).minus(added));
		openAnew(t, IncidentKind.STONES_MISSING, missing);
		openAnew(t, IncidentKind.STONES_ADDED, added);
	}

	private void openAnew(long t, IncidentKind kind, PointSet points) {
		if (!points.isEmpty()) {
			open(t, new Finding(kind, Optional.empty(), points.points(), List.of()));
		}
	}

	/** The position has come back after so many moves, which the rules allow. */
	void openCycle(long t, CycleNoted cycle) {
		open(t, incident(IncidentKind.LONG_CYCLE, Optional.empty(), List.of(),
				judge(Matter.of(IncidentKind.LONG_CYCLE))).withCycle(cycle));
	}

	/**
	 * A side has used up its time.
	 *
	 * @param doubt
	 *            whether its stone may have been down, hidden
	 */
	void openTimeOut(long t, Color offender, boolean doubt) {
		open(t, incident(IncidentKind.TIME_OUT, Optional.of(offender), List.of(),
				judge(Matter.of(IncidentKind.TIME_OUT))).withEvidence(readings.evidence(t)).withDoubt(doubt));
	}

	/** It is in doubt, or not any more. */
	void doubt(long t, Incident incident, boolean doubt) {
		recorder.record(new GameEvent.IncidentUpdated(t, incident.withDoubt(doubt)));
	}

	/** Something that a person says; the incident is open when this returns. */
	Incident report(long t, Optional<Color> offender) {
		return report(t, offender, judge(Matter.of(IncidentKind.REPORTED)));
	}

	/**
	 * Something is wrong with the sealed move of this side.
	 *
	 * @param number
	 *            of the turn that was made in its place, if there is one
	 */
	void openSealed(long t, Color offender, List<Point> points, SealedFault fault, OptionalInt number) {
		List<RulingOption> more = fault.why() == Why.OTHER_MOVE
				? List.of(RulingOption.VOID)
				: List.of(RulingOption.VOID, RulingOption.VOID_LOSE_TURN);
		Judgement rule = judge(Matter.of(switch (fault.why()) {
			case SUICIDE -> IncidentKind.FORBIDDEN_POINT;
			case KO -> IncidentKind.KO_VIOLATION;
			case REPETITION -> IncidentKind.REPETITION;
			case UNREADABLE, OCCUPIED, OTHER_MOVE -> IncidentKind.REPORTED;
		})).allowing(more).without(OF_STONES);
		open(t, incident(IncidentKind.REPORTED, Optional.of(offender), points, rule).withMove(number)
				.withSealed(fault));
	}

	/** A player has been warned as often as the policy allows: it is for the referee to say what follows. */
	void reportLoss(long t, Color offender) {
		report(t, Optional.of(offender), PROPOSED_LOSS);
	}

	private Incident report(long t, Optional<Color> offender, Judgement judgement) {
		Incident incident = incident(IncidentKind.REPORTED, offender, List.of(), judgement);
		open(t, incident);
		return incident;
	}

	private void open(long t, Incident incident) {
		recorder.record(new GameEvent.IncidentOpened(t, incident));
	}

	/** The points on which open incidents have the word; of a stone that was answered, whether it lies there or not, until it
	 * is captured. */
	PointSet points() {
		PointSet points = PointSet.none(board.grid());
		for (Incident incident : recorder.state().openIncidents()) {
			points = points.union(isInRecord(incident) ? standing(incident) : reach(incident));
		}
		return points;
	}

	/** Whether an open incident of this kind has the word on one of these points. */
	boolean isOpen(IncidentKind kind, PointSet at) {
		return recorder.state().openIncidents().stream()
				.anyMatch(incident -> incident.kind() == kind && reach(incident).intersects(at));
	}

	/**
	 * Incidents whose stone is against the rules, lies there, and is no move: the opponent has not answered it. The first
	 * seen comes first.
	 */
	List<Incident> unanswered() {
		return recorder.state().openIncidents().stream().filter(this::isUnanswered)
				.sorted(Comparator.comparingLong(incident -> board.seen(stone(incident)))).toList();
	}

	/** Whether it is an incident of a stone that is against the rules, lies there, and is no move. */
	boolean isUnanswered(Incident incident) {
		return incident.kind().isIllegalMove() && !isInRecord(incident) && lies(incident)
				&& recorder.state().position().isEmpty(stone(incident));
	}

	/** Whether the stone of such an incident lies there. */
	boolean lies(Incident incident) {
		return board.mayShow(colorOfStone(incident), stone(incident));
	}

	private static Color colorOfStone(Incident incident) {
		Color offender = incident.offender().orElseThrow();
		return incident.kind() == IncidentKind.WRONG_COLOR ? offender.opponent() : offender;
	}

	/** The stone of such an incident as a move that stood after this; one of the wrong colour is no move, but is there. */
	GameEvent asItLies(long t, Incident incident, GameState after) {
		int index = stone(incident);
		Color color = incident.offender().orElseThrow();
		Color shown = colorOfStone(incident);
		if (shown != color) {
			List<Point> point = List.of(board.grid().point(index));
			return new GameEvent.Edited(t, after.moves().size(), shown == Color.BLACK ? point : List.of(),
					shown == Color.WHITE ? point : List.of(), List.of(), color.opponent(),
					OptionalInt.of(incident.id()));
		}
		return new GameEvent.MovePlayed(t, after.moves().size() + 1, color, board.grid().point(index),
				after.position().captures(color, index).points(), board.seen(index), OptionalLong.empty(),
				false, OptionalInt.of(incident.id()));
	}

	/** The stone of such an incident becomes a move of the record: on the board nothing is to be done any more. */
	void enter(long t, Incident incident) {
		recorder.record(asItLies(t, incident, recorder.state()));
		recorder.record(new GameEvent.IncidentUpdated(t, incident.withRemedy(List.of())));
	}

	private int stone(Incident incident) {
		return board.grid().index(incident.points().getFirst());
	}

	/** Whether the stone of the incident has become a move of the record, or part of the position. */
	boolean isInRecord(Incident incident) {
		return turnsWhenEntered(incident).isPresent();
	}

	/** How many turns the record had when the stone of the incident had come into it. */
	private OptionalInt turnsWhenEntered(Incident incident) {
		return IntStream.concat(
				recorder.state().moves().stream()
						.filter(move -> move.irregular().equals(OptionalInt.of(incident.id())))
						.mapToInt(RecordedMove::number),
				recorder.state().edits().stream().filter(edit -> edit.isOf(incident.id()))
						.mapToInt(edit -> edit.edited().after()))
				.findFirst();
	}

	/** Where the stone of an incident that stands in the record is by the position: nowhere once it was captured. */
	private PointSet standing(Incident incident) {
		Point at = incident.points().getFirst();
		boolean captured = recorder.state().moves().stream().skip(turnsWhenEntered(incident).orElseThrow())
				.anyMatch(move -> move.captured().contains(at));
		return captured ? PointSet.none(board.grid()) : PointSet.none(board.grid()).with(stone(incident));
	}

	/** Records an event by which turns leave the record; incidents that are about one of them are over. */
	void change(long t, GameEvent event) {
		List<Incident> entered = recorder.state().openIncidents().stream().filter(this::isInRecord).toList();
		recorder.record(event);
		entered.stream().filter(incident -> !isInRecord(incident))
				.forEach(incident -> supersede(t, incident, lastChange()));
	}

	/** By what the position became what it is, when that has put an end to an incident. */
	Supersession lastChange() {
		return recorder.state().lastChange().orElseThrow();
	}

	/** Follows each open incident on the board: what is still to be done; and closes it when nothing is. */
	void lookAgain(long t) {
		for (Incident incident : recorder.state().openIncidents()) {
			if (isInRecord(incident)) {
				update(t, incident, stoneToPutBack(incident));
				continue;
			}
			if (incident.remedy().isEmpty() || CornerSigns.isSign(incident)) {
				continue;
			}
			List<Remedy> left = leftToDo(incident);
			if (left.isEmpty()) {
				boolean restored = incident.kind() == IncidentKind.SCATTERED
						|| incident.kind() == IncidentKind.WRONG_COLOR
						|| incident.remedy().stream().allMatch(this::isDone);
				if (restored) {
					restore(t, incident);
					loseTurn(t, incident);
				} else {
					supersede(t, incident, lastChange());
				}
			} else {
				update(t, incident, left);
			}
		}
	}

	/** This is what is left to be put right of it, which is told if it is news. */
	void update(long t, Incident incident, List<Remedy> left) {
		if (!left.equals(incident.remedy())) {
			recorder.record(new GameEvent.IncidentUpdated(t, incident.withRemedy(left)));
		}
	}

	/** The stone of an incident that stands in the record, until a referee rules, if it was taken off the board. */
	private List<Remedy> stoneToPutBack(Incident incident) {
		Position position = recorder.state().position();
		return board.differences(position).intersection(standing(incident)).indices()
				.mapToObj(stone -> new Remedy(board.grid().point(stone), position.colorAt(stone))).toList();
	}

	/** What the policy says of the record when the stone of an illegal move is off again (FORMATS 5). */
	private void loseTurn(long t, Incident incident) {
		Color toPlay = recorder.state().game().toPlay();
		if (incident.losesTurn() && incident.kind().isIllegalMove()
				&& incident.offender().equals(Optional.of(toPlay))) {
			recorder.loseTurn(t, toPlay, incident);
		}
	}

	/** Closes all, by this. */
	void supersedeAll(long t, Supersession by) {
		recorder.state().openIncidents().forEach(incident -> supersede(t, incident, by));
	}

	/** Closes those on these points: this explains what was seen there. */
	void supersede(long t, PointSet at, Supersession by) {
		recorder.state().openIncidents().stream().filter(incident -> reach(incident).intersects(at)).toList()
				.forEach(incident -> supersede(t, incident, by));
	}

	/** The next incident that is opened. */
	Supersession next() {
		return Supersession.by(Cause.INCIDENT, recorder.state().incidentCount() + 1);
	}

	/** Something else explains what was seen, or made it moot. */
	void supersede(long t, Incident incident, Supersession by) {
		recorder.record(IncidentResolved.superseded(t, incident.id(), by));
	}

	/** The board, or the lever, agrees again. */
	void restore(long t, Incident incident) {
		recorder.record(new IncidentResolved(t, incident.id(), Resolution.RESTORED, Optional.empty()));
	}

	/** A referee has ruled on it. */
	void rule(long t, Incident incident, Ruling ruling) {
		recorder.record(new IncidentResolved(t, incident.id(), Resolution.RULING, Optional.of(ruling)));
	}

	/** Where this incident, as it was last told, has something to be put right; of a scattered board nowhere else. */
	PointSet differing(Incident incident) {
		return incident.kind() == IncidentKind.SCATTERED
				? PointSet.of(board.grid(), incident.remedy().stream().map(Remedy::point).toList())
				: reach(incident);
	}

	/**
	 * The points on which this incident has the word; none if it is not on the board, or a move of the record. An illegal
	 * move's captures, on the board or off it, belong to it; a scattered board belongs to it altogether.
	 */
	PointSet reach(Incident incident) {
		Grid grid = board.grid();
		if (!incident.kind().isOnBoard() || isInRecord(incident)) {
			return PointSet.none(grid);
		}
		if (incident.kind() == IncidentKind.SCATTERED) {
			return PointSet.all(grid);
		}
		PointSet reach = PointSet.of(grid, incident.points());
		Position position = recorder.state().position();
		boolean captures = incident.kind().isIllegalMove() && !incident.points().isEmpty()
				&& position.isEmpty(stone(incident));
		return captures
				? reach.union(position.captures(incident.offender().orElseThrow(), stone(incident)))
				: reach;
	}

	/** What differs from the position now: moves since may have made another stone, or none, right. */
	private List<Remedy> toDo(Incident incident) {
		Position position = recorder.state().position();
		List<Remedy> toDo = new ArrayList<>();
		board.differences(position).intersection(reach(incident)).indices()
				.forEach(i -> toDo.add(new Remedy(board.grid().point(i),
						incident.kind() == IncidentKind.WRONG_COLOR ? incident.offender() : position.colorAt(i))));
		return toDo;
	}

	/** What is still to be done; of a point that is not known yet, what was to be done before. */
	List<Remedy> leftToDo(Incident incident) {
		List<Remedy> left = toDo(incident);
		incident.remedy().stream()
				.filter(remedy -> board.at(board.grid().index(remedy.point())) == PointState.UNKNOWN)
				.forEach(left::add);
		left.sort(Comparator.comparing(Remedy::point));
		return left;
	}

	private boolean isDone(Remedy remedy) {
		int index = board.grid().index(remedy.point());
		return remedy.put().map(color -> board.mayShow(color, index))
				.orElse(board.at(index) == PointState.EMPTY);
	}
}

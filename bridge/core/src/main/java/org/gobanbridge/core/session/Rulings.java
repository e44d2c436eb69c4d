package org.gobanbridge.core.session;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameEvent.RevisedMove;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.PassReason;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.game.PositionEdit;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Penalty;
import org.gobanbridge.core.incident.PenaltyLevel;
import org.gobanbridge.core.incident.RecordsPart;
import org.gobanbridge.core.incident.Ruling;
import org.gobanbridge.core.incident.RulingMeaning;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.core.incident.Supersession;
import org.gobanbridge.core.policy.Ladder;
import org.gobanbridge.core.policy.Policies;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;

/**
 * Carries out what a referee says (FORMATS 8). A word that cannot be carried out, for an incident that there is not or
 * against nobody, changes nothing.
 */
final class Rulings {
	private static final String REASON = "ruling";
	private static final Penalty WARNING = new Penalty(PenaltyLevel.WARNING, 0);
	private static final Supersession WITHDRAWN = Supersession.by(Supersession.Cause.RULING_WITHDRAWN);

	private final Recorder recorder;
	private final Play play;
	private final Endings endings;
	private final Incidents incidents;
	private final Policies policies;

	Rulings(Recorder recorder, Play play, Endings endings, Incidents incidents, Policies policies) {
		this.recorder = recorder;
		this.play = play;
		this.endings = endings;
		this.incidents = incidents;
		this.policies = policies;
	}

	/** Without an incident it is about something that a person reports. */
	void rule(long now, Input.Ruled ruled) {
		Ruling ruling = inFull(ruled.ruling());
		Optional<Obstacle> obstacle = Obstacles.ofRuling(ruled.incident(), ruling, recorder.state(), policies);
		obstacle.ifPresent(why -> recorder.refuse(now, why));
		if (obstacle.filter(Obstacle::bars).isPresent()) {
			return;
		}
		Incident incident = ruled.incident().isPresent()
				? recorder.state().rulable(ruled.incident().getAsInt()).orElseThrow()
				: incidents.report(now, ruling.color());
		carryOut(now, incident, ruling);
	}

	/** The last ruling never was, if the record and the result are what it made of them. What happened since stays. */
	void withdraw(long now, Optional<String> by) {
		GameState before = recorder.state();
		Optional<Obstacle> obstacle = Obstacles.ofWithdrawal(before);
		if (obstacle.isPresent()) {
			recorder.refuse(now, obstacle.get());
			return;
		}
		Incident ruledOn = before.ruledOn().getLast().incident();
		List<Incident> since = before.openIncidents().stream().filter(before::isSinceRuling).toList();
		recorder.record(new GameEvent.RulingWithdrawn(now, by));
		if (recorder.state().phase() != before.phase()) {
			recorder.record(new GameEvent.PhaseBegan(now, recorder.state().phase(), "ruling-withdrawn"));
		}
		boolean ofRuling = ruledOn.kind() == IncidentKind.REPORTED && ruledOn.judgement().proposed().isEmpty()
				&& ruledOn.sealed().isEmpty();
		if (ofRuling) {
			incidents.supersede(now, ruledOn, WITHDRAWN);
		}
		PointSet told = recorder.state().openIncidents().stream()
				.filter(incident -> !before.openIncidents().contains(incident)).map(incidents::reach)
				.reduce(PointSet.none(recorder.state().grid()), PointSet::union);
		since.stream().filter(incident -> incidents.reach(incident).intersects(told))
				.forEach(incident -> incidents.supersede(now, incident, WITHDRAWN));
		withdrawProposals(now);
		play.begin();
	}

	/** The option {@code warning} is a warning whatever the penalty says; points go with it. */
	private static Ruling inFull(Ruling ruling) {
		boolean warning = ruling.option().filter(option -> option == RulingOption.WARNING).isPresent();
		return warning
				? new Ruling(ruling.option(), new Penalty(PenaltyLevel.WARNING, ruling.penalty().points()),
						ruling.color(),
						ruling.by(), ruling.note())
				: ruling;
	}

	private void carryOut(long now, Incident incident, Ruling ruling) {
		boolean lies = incidents.isUnanswered(incident);
		incidents.rule(now, incident, ruling);
		Optional<Color> named = ruling.color().or(incident::offender);
		penalize(now, incident, ruling.penalty(), named);
		ruling.option().ifPresent(option -> carryOut(now, incident, option, lies, named));
		play.begin();
	}

	/**
	 * What becomes of the record and the result. What becomes of the board comes of the events, see {@link RulingMeaning}.
	 *
	 * @param lies
	 *            whether it is about an illegal stone that lies there and has not been answered
	 * @param named
	 *            whom the ruling is about: who loses; a turn is lost by the offender of the incident, if it has one
	 */
	private void carryOut(long now, Incident incident, RulingOption option, boolean lies, Optional<Color> named) {
		Optional<Color> offender = incident.offender().or(() -> named);
		RecordsPart record = RulingMeaning.of(incident.kind(), Optional.of(option)).record();
		if (!record.leavesTurnLost()) {
			giveTurnBack(now, incident);
		}
		switch (record) {
			case STAYS -> {
			}
			case IRREGULAR_LEAVES -> leaveRecord(now, incident, numberOfIrregular(incident));
			case MOVE_LEAVES -> leaveRecord(now, incident, numberInRecord(incident));
			case TURN_LOST -> {
				leaveRecord(now, incident, incident.kind() == IncidentKind.TWO_MOVES
						? numberOfFirst(incident, offender)
						: numberInRecord(incident));
				offender.filter(color -> color == recorder.state().game().toPlay())
						.ifPresent(color -> recorder.loseTurn(now, color, incident));
			}
			case AS_IT_LIES -> accept(now, incident, offender);
			case STONE_ENTERS -> {
				if (lies) {
					recorder.record(incidents.asItLies(now, incident, recorder.state()));
				}
			}
			case ENDS -> endings.end(now, result(incident, option, named), REASON);
		}
	}

	/** The turn that was lost by this incident alone was not, by what is ruled now; unless something was played since. */
	private void giveTurnBack(long now, Incident incident) {
		recorder.state().lastMove().filter(move -> move.lostBy().equals(OptionalInt.of(incident.id())))
				.ifPresent(move -> revise(now, incident, move.number(), List.of()));
	}

	private static String result(Incident incident, RulingOption option, Optional<Color> named) {
		return switch (option) {
			case DRAW -> "0";
			case REPLAY, NO_RESULT -> "Void";
			case BOTH_LOSE -> "Both lost";
			case LOSS -> lost(incident, named.orElseThrow());
			case RESTORE, ACCEPT, LET_STAND, VOID, VOID_LOSE_TURN, DROPPED, WARNING, DISMISS ->
				throw new IllegalArgumentException(option + " ends no game");
		};
	}

	private static String lost(Incident incident, Color color) {
		return (color == Color.BLACK ? "W+" : "B+") + (incident.kind() == IncidentKind.TIME_OUT ? "T" : "F");
	}

	/** The number of the move that the incident is about; empty if its stone is none, or is none any more. */
	private OptionalInt numberInRecord(Incident incident) {
		OptionalInt number = incident.move();
		boolean stands = incident.kind() != IncidentKind.TWO_MOVES && number.isPresent()
				&& number.getAsInt() <= recorder.state().moves().size()
				&& isOf(incident, recorder.state().moves().get(number.getAsInt() - 1));
		return stands ? number : numberOfIrregular(incident);
	}

	/** Whether the incident is about the stone of this move, or about stones that it captured. */
	private static boolean isOf(Incident incident, RecordedMove move) {
		Optional<Point> point = incident.from().or(() -> incident.points().stream().findFirst());
		return incident.offender().equals(Optional.of(move.color()))
				&& point.filter(at -> move.point().equals(point) || move.captured().contains(at)).isPresent();
	}

	/** The number of the move that is against the rules and stands because it was answered, or is an answer itself. */
	private OptionalInt numberOfIrregular(Incident incident) {
		return recorder.state().moves().stream()
				.filter(move -> move.irregular().equals(OptionalInt.of(incident.id()))).mapToInt(RecordedMove::number)
				.max();
	}

	/** Of two moves running, the number of the first; of the second, if nothing else of that side is right before it. */
	private OptionalInt numberOfFirst(Incident incident, Optional<Color> offender) {
		OptionalInt second = numberOfIrregular(incident);
		int last = second.orElse(recorder.state().moves().size() + 1) - 1;
		boolean first = last > 0 && recorder.state().moves().get(last - 1).point().isPresent()
				&& offender.equals(Optional.of(recorder.state().moves().get(last - 1).color()));
		return first ? OptionalInt.of(last) : second;
	}

	/** The move, and what was played since, leaves the record, and so does what was entered with it. */
	private void leaveRecord(long now, Incident incident, OptionalInt number) {
		Optional<PositionEdit> edit = recorder.state().edits().stream().filter(known -> known.isOf(incident.id()))
				.findFirst().filter(known -> number.orElse(Integer.MAX_VALUE) > known.edited().after());
		if (edit.isPresent()) {
			takeBack(now, incident, edit.get());
		} else if (number.isPresent()) {
			revise(now, incident, number.getAsInt(), List.of());
		}
	}

	/**
	 * The position is what it was before it was changed. Where nothing else was changed after the same move, that move is
	 * entered anew, so that ko and repetition are as before too.
	 */
	private void takeBack(long now, Incident incident, PositionEdit edit) {
		int after = edit.edited().after();
		long there = recorder.state().edits().stream().filter(other -> other.edited().after() == after).count();
		if (after > 0 && there == 1) {
			revise(now, incident, after, List.of(RevisedMove.of(recorder.state().moves().get(after - 1))));
			return;
		}
		if (recorder.state().moves().size() > after) {
			revise(now, incident, after + 1, List.of());
		}
		recorder.record(edit.back(now, OptionalInt.of(incident.id()), false));
	}

	private void revise(long now, Incident incident, int from, List<RevisedMove> moves) {
		incidents.change(now, new GameEvent.Revision(now, from, moves, OptionalInt.of(incident.id())));
	}

	private void accept(long now, Incident incident, Optional<Color> offender) {
		switch (incident.kind()) {
			case RESIGN_SIGNAL -> offender.ifPresent(
					color -> endings.end(now, color == Color.BLACK ? "W+R" : "B+R", "resigned"));
			case WRONG_START -> {
			}
			case END_SIGNAL -> recorder.record(new GameEvent.PhaseBegan(now, Phase.COUNTING, "end-signal"));
			case PASS_UNCONFIRMED -> offender.filter(color -> color == recorder.state().game().toPlay())
					.ifPresent(color -> recorder.pass(now, color, PassReason.DECLARED));
			default -> {
				if (!incidents.isInRecord(incident) && play.differs(incidents.reach(incident))) {
					play.acceptAsItLies(now, incidents.reach(incident), OptionalInt.of(incident.id()),
							next(incident));
				}
			}
		}
	}

	/** Whose turn it is when what lies there is accepted: a stone that is off is taken back, one that is there is a turn. */
	private Color next(Incident incident) {
		Color toPlay = recorder.state().game().toPlay();
		if (incident.kind() == IncidentKind.STONE_LIFTED) {
			return incident.offender().orElse(toPlay);
		}
		return incident.kind().isIllegalMove() ? incident.offender().orElseThrow().opponent() : toPlay;
	}

	private void penalize(long now, Incident incident, Penalty penalty, Optional<Color> offender) {
		if (penalty.level() == PenaltyLevel.NONE || offender.isEmpty()) {
			return;
		}
		Color color = offender.get();
		warn(now, incident, penalty, color);
		Ladder ladder = play.policy().ladder();
		boolean another = penalty.level() == PenaltyLevel.CAUTION && ladder.cautionsPerWarning() > 0
				&& count(color, PenaltyLevel.CAUTION) % ladder.cautionsPerWarning() == 0;
		if (another) {
			warn(now, incident, WARNING, color);
		}
		boolean warned = another || penalty.level() == PenaltyLevel.WARNING;
		if (warned && losesBy(color, ladder) && proposedLosses(color).isEmpty()) {
			incidents.reportLoss(now, color);
		}
	}

	private boolean losesBy(Color color, Ladder ladder) {
		return ladder.warningsToLoss() > 0 && warningsThatCount(color, ladder) >= ladder.warningsToLoss();
	}

	/** What is open and says that this side has been warned as often as the policy allows. */
	private List<Incident> proposedLosses(Color color) {
		return recorder.state().openIncidents().stream()
				.filter(incident -> incident.judgement().equals(Incidents.PROPOSED_LOSS)
						&& incident.offender().equals(Optional.of(color)))
				.toList();
	}

	/** A loss is proposed no longer when warnings were withdrawn. */
	private void withdrawProposals(long now) {
		Ladder ladder = play.policy().ladder();
		for (Color color : Color.values()) {
			if (!losesBy(color, ladder)) {
				proposedLosses(color).forEach(
						incident -> incidents.supersede(now, incident, WITHDRAWN));
			}
		}
	}

	private void warn(long now, Incident incident, Penalty penalty, Color color) {
		recorder.record(new GameEvent.Warned(now, color, penalty.level(), penalty.points(),
				count(color, penalty.level()) + 1, OptionalInt.of(incident.id())));
	}

	private int count(Color color, PenaltyLevel level) {
		return (int) recorder.state().warnings().stream()
				.filter(warned -> warned.color() == color && warned.level() == level).count();
	}

	private int warningsThatCount(Color color, Ladder ladder) {
		return (int) recorder.state().warnings().stream().filter(warned -> warned.color() == color
				&& warned.level() == PenaltyLevel.WARNING
				&& (ladder.offBoardCounts() || !recorder.state().isOffBoard(warned.incident()))).count();
	}
}

package org.gobanbridge.core.session;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameEvent.RevisedMove;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.PassReason;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.game.PositionEdit;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Penalty;
import org.gobanbridge.core.incident.PenaltyLevel;
import org.gobanbridge.core.incident.Resolution;
import org.gobanbridge.core.incident.Ruling;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.core.policy.Ladder;
import org.gobanbridge.core.policy.Policies;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;

/**
 * Carries out what a referee says (FORMATS 8). A word that cannot be carried out, for an incident that there is not or
 * against nobody, changes nothing.
 */
final class Rulings {
	private static final String REASON = "ruling";
	private static final Penalty WARNING = new Penalty(PenaltyLevel.WARNING, 0);

	private final Recorder recorder;
	private final Play play;
	private final Incidents incidents;
	private final Policies policies;

	Rulings(Recorder recorder, Play play, Incidents incidents, Policies policies) {
		this.recorder = recorder;
		this.play = play;
		this.incidents = incidents;
		this.policies = policies;
	}

	/** Without an incident it is about something that a person reports. */
	void rule(long now, Input.Ruled ruled) {
		Ruling ruling = ruled.ruling();
		if (RulingCheck.obstacle(ruled.incident(), ruling, recorder.state(), policies)
				.filter(RulingObstacle::bars).isPresent()) {
			return;
		}
		Incident incident = ruled.incident().isPresent()
				? recorder.state().rulable(ruled.incident().getAsInt()).orElseThrow()
				: incidents.report(now, ruling.color());
		carryOut(now, incident, ruling);
	}

	/** The last ruling never was, if nothing has been played since. */
	void withdraw(long now, Optional<String> by) {
		if (!recorder.state().mayWithdraw()) {
			return;
		}
		Phase phase = recorder.state().phase();
		Incident ruledOn = recorder.state().ruledOn().getLast().incident();
		recorder.state().openIncidents().stream().filter(incident -> recorder.state().isSinceRuling(incident))
				.forEach(incident -> incidents.close(now, incident, Resolution.SUPERSEDED, Optional.empty()));
		recorder.record(new GameEvent.RulingWithdrawn(now, by));
		if (recorder.state().phase() != phase) {
			recorder.record(new GameEvent.PhaseBegan(now, recorder.state().phase(), "ruling-withdrawn"));
		}
		boolean ofRuling = ruledOn.kind() == IncidentKind.REPORTED && ruledOn.judgement().proposed().isEmpty();
		if (ofRuling) {
			incidents.close(now, ruledOn, Resolution.SUPERSEDED, Optional.empty());
		}
		withdrawProposals(now);
		play.begin();
	}

	private static Optional<Color> offender(Incident incident, Ruling ruling) {
		return ruling.color().or(incident::offender);
	}

	private static Penalty penalty(Ruling ruling) {
		boolean warning = ruling.option().filter(option -> option == RulingOption.WARNING).isPresent();
		return warning ? new Penalty(PenaltyLevel.WARNING, ruling.penalty().points()) : ruling.penalty();
	}

	private void carryOut(long now, Incident incident, Ruling ruling) {
		boolean lies = incident.kind().isIllegalMove() && !incidents.isInRecord(incident) && incidents.lies(incident);
		incidents.close(now, incident, Resolution.RULING, Optional.of(ruling));
		Optional<Color> offender = offender(incident, ruling);
		penalize(now, incident, penalty(ruling), offender);
		ruling.option().ifPresent(option -> carryOut(now, incident, option, lies, offender));
		play.begin();
	}

	/**
	 * What becomes of the record and the result. What becomes of the board comes of the events, see
	 * {@link org.gobanbridge.core.incident.RuledOn#boardsPart}.
	 *
	 * @param lies
	 *            whether it is about an illegal stone that lies there and has not been answered
	 */
	private void carryOut(long now, Incident incident, RulingOption option, boolean lies, Optional<Color> offender) {
		if (option != RulingOption.VOID_LOSE_TURN && option != RulingOption.LET_STAND) {
			giveTurnBack(now, incident);
		}
		switch (option) {
			case RESTORE, WARNING -> leaveRecord(now, incident, numberOfIrregular(incident));
			case VOID, DROPPED -> leaveRecord(now, incident, numberInRecord(incident, offender));
			case VOID_LOSE_TURN -> {
				leaveRecord(now, incident, incident.kind() == IncidentKind.TWO_MOVES
						? numberOfFirst(incident, offender)
						: numberInRecord(incident, offender));
				offender.filter(color -> color == recorder.state().game().toPlay())
						.ifPresent(color -> recorder.pass(now, color, PassReason.FORFEIT));
			}
			case ACCEPT -> accept(now, incident, offender);
			case LET_STAND -> {
				if (lies) {
					recorder.record(incidents.asItLies(now, incident, recorder.state()));
				}
			}
			case DRAW -> play.end(now, "0", REASON);
			case REPLAY, NO_RESULT -> play.end(now, "Void", REASON);
			case BOTH_LOSE -> play.end(now, "Both lost", REASON);
			case LOSS -> play.end(now, lost(incident, offender.orElseThrow()), REASON);
			case DISMISS -> {
			}
		}
	}

	/** The turn that went with a stone that was taken off again was not lost, by what is ruled now. */
	private void giveTurnBack(long now, Incident incident) {
		recorder.state().lastMove()
				.filter(move -> incident.kind().isIllegalMove() && move.passReason().equals(
						Optional.of(PassReason.FORFEIT)) && incident.offender().equals(Optional.of(move.color())))
				.ifPresent(move -> revise(now, incident, move.number(), List.of()));
	}

	private static String lost(Incident incident, Color color) {
		return (color == Color.BLACK ? "W+" : "B+") + (incident.kind() == IncidentKind.TIME_OUT ? "T" : "F");
	}

	/** The number of the move that the incident is about; empty if its stone is none. */
	private OptionalInt numberInRecord(Incident incident, Optional<Color> offender) {
		return switch (incident.kind()) {
			case STONE_MOVED, STONE_LIFTED, CLOCK_EARLY, CLOCK_NOT_PRESSED -> recorder.state().moves().stream()
					.filter(move -> offender.equals(Optional.of(move.color())) && isOf(incident, move))
					.mapToInt(RecordedMove::number).max();
			default -> numberOfIrregular(incident);
		};
	}

	/** Whether the incident is about the stone of this move, or about stones that it captured. */
	private static boolean isOf(Incident incident, RecordedMove move) {
		Optional<Point> point = incident.from().or(() -> incident.points().stream().findFirst());
		return point.filter(at -> move.point().equals(point) || move.captured().contains(at)).isPresent();
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
		Position before = edit.before();
		PointSet other = PointSet.of(before.grid(), Stream.of(edit.edited().black(), edit.edited().white(),
				edit.edited().empty()).flatMap(List::stream).toList());
		PointSet black = before.stones(Color.BLACK).intersection(other);
		PointSet white = before.stones(Color.WHITE).intersection(other);
		recorder.record(new GameEvent.Edited(now, after, black.points(), white.points(),
				other.minus(black).minus(white).points(), edit.toPlay(), OptionalInt.of(incident.id())));
	}

	private void revise(long now, Incident incident, int from, List<RevisedMove> moves) {
		incidents.change(now, new GameEvent.Revision(now, from, moves, OptionalInt.of(incident.id())));
	}

	private void accept(long now, Incident incident, Optional<Color> offender) {
		switch (incident.kind()) {
			case RESIGN_SIGNAL -> offender.ifPresent(
					color -> play.end(now, color == Color.BLACK ? "W+R" : "B+R", "resigned"));
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
						incident -> incidents.close(now, incident, Resolution.SUPERSEDED, Optional.empty()));
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

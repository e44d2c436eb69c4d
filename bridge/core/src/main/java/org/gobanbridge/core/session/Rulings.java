package org.gobanbridge.core.session;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.PassReason;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Penalty;
import org.gobanbridge.core.incident.PenaltyLevel;
import org.gobanbridge.core.incident.Resolution;
import org.gobanbridge.core.incident.Ruling;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.core.policy.Ladder;
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

	private final Recorder recorder;
	private final Play play;
	private final Incidents incidents;
	private final VacatedPoints vacated;

	Rulings(Recorder recorder, Play play, Incidents incidents, VacatedPoints vacated) {
		this.recorder = recorder;
		this.play = play;
		this.incidents = incidents;
		this.vacated = vacated;
	}

	/** Without an incident it is about something that a person reports. */
	void rule(long now, Input.Ruled ruled) {
		Ruling ruling = ruled.ruling();
		if (!recorder.state().phase().isRunning()) {
			return;
		}
		boolean ofNobody = ruled.incident().isEmpty() && needsColor(ruling) && ruling.color().isEmpty();
		if (ofNobody) {
			return;
		}
		Optional<Incident> known = ruled.incident().isPresent()
				? find(ruled.incident().getAsInt())
				: Optional.of(incidents.report(now, ruling.color()));
		known.filter(incident -> !needsColor(ruling) || offender(incident, ruling).isPresent())
				.ifPresent(incident -> carryOut(now, incident, ruling));
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
		play.begin();
	}

	private Optional<Incident> find(int id) {
		GameState state = recorder.state();
		return Stream.concat(state.openIncidents().stream(), state.restoredIncidents().stream())
				.filter(incident -> incident.id() == id).findFirst();
	}

	private static boolean needsColor(Ruling ruling) {
		return penalty(ruling).level() != PenaltyLevel.NONE
				|| ruling.option().filter(option -> option == RulingOption.LOSS).isPresent();
	}

	private static Optional<Color> offender(Incident incident, Ruling ruling) {
		return ruling.color().or(incident::offender);
	}

	private static Penalty penalty(Ruling ruling) {
		boolean warning = ruling.option().filter(option -> option == RulingOption.WARNING).isPresent();
		return warning ? new Penalty(PenaltyLevel.WARNING, ruling.penalty().points()) : ruling.penalty();
	}

	private void carryOut(long now, Incident incident, Ruling ruling) {
		OptionalInt inRecord = numberInRecord(incident);
		OptionalInt irregular = numberOfIrregular(incident);
		incidents.close(now, incident, Resolution.RULING, Optional.of(ruling));
		Optional<Color> offender = offender(incident, ruling);
		penalize(now, incident, penalty(ruling), offender);
		ruling.option().ifPresent(option -> carryOut(now, incident, option, inRecord, irregular, offender));
	}

	private void carryOut(long now, Incident incident, RulingOption option, OptionalInt inRecord,
			OptionalInt irregular, Optional<Color> offender) {
		if (option != RulingOption.VOID_LOSE_TURN && option != RulingOption.LET_STAND) {
			giveTurnBack(now, incident);
		}
		switch (option) {
			case RESTORE, WARNING -> leaveRecord(now, incident, irregular);
			case VOID -> leaveRecord(now, incident, inRecord);
			case DROPPED -> {
				drop(now, inRecord, Optional.empty());
				if (incident.kind().isIllegalMove()) {
					play.awaitRestored(now, incidents.reach(incident));
				}
			}
			case VOID_LOSE_TURN -> {
				leaveRecord(now, incident, inRecord, offender.map(Color::opponent));
				offender.filter(color -> color == recorder.state().game().toPlay())
						.ifPresent(color -> recorder.pass(now, color, PassReason.FORFEIT));
			}
			case ACCEPT -> accept(now, incident, offender);
			case LET_STAND -> letStand(now, incident, inRecord);
			case DRAW -> play.end(now, "0", REASON);
			case REPLAY, NO_RESULT -> play.end(now, "Void", REASON);
			case BOTH_LOSE -> play.end(now, "Both lost", REASON);
			case LOSS -> play.end(now, lost(incident, offender.orElseThrow()), REASON);
			case DISMISS -> {
				if (incident.kind() != IncidentKind.RESIGN_SIGNAL) {
					play.trust(incidents.reach(incident));
				}
			}
		}
	}

	/** The turn that went with a stone that was taken off again was not lost, by what is ruled now. */
	private void giveTurnBack(long now, Incident incident) {
		recorder.state().lastMove()
				.filter(move -> incident.kind().isIllegalMove() && move.passReason().equals(
						Optional.of(PassReason.FORFEIT)) && incident.offender().equals(Optional.of(move.color())))
				.ifPresent(move -> drop(now, OptionalInt.of(move.number()), Optional.empty()));
	}

	private static String lost(Incident incident, Color color) {
		return (color == Color.BLACK ? "W+" : "B+") + (incident.kind() == IncidentKind.TIME_OUT ? "T" : "F");
	}

	/** The number of the move that the incident is about; empty if its stone is none. */
	private OptionalInt numberInRecord(Incident incident) {
		List<RecordedMove> moves = recorder.state().moves();
		Optional<Point> point = incident.from().or(() -> incident.points().stream().findFirst());
		boolean ofLastStone = incident.kind() == IncidentKind.STONE_MOVED
				|| incident.kind() == IncidentKind.STONE_LIFTED;
		return ofLastStone
				? moves.stream()
						.filter(move -> move.point().equals(point)
								&& incident.offender().equals(Optional.of(move.color())))
						.mapToInt(RecordedMove::number).max()
				: numberOfIrregular(incident);
	}

	/** The number of the move that is against the rules and stands because it was answered, or is an answer itself. */
	private OptionalInt numberOfIrregular(Incident incident) {
		return recorder.state().moves().stream()
				.filter(move -> move.irregular().equals(OptionalInt.of(incident.id()))).mapToInt(RecordedMove::number)
				.max();
	}

	/** The move, and what was played since, leaves the record; the board may take its time to follow. */
	private void leaveRecord(long now, Incident incident, OptionalInt number) {
		leaveRecord(now, incident, number, Optional.empty());
	}

	/** The same; whose turn it is to be then, if it is not the one whose it was. */
	private void leaveRecord(long now, Incident incident, OptionalInt number, Optional<Color> next) {
		drop(now, number, next);
		if (number.isPresent()) {
			vacated.takeBack(now, incident);
		}
		play.awaitRestored(now, incidents.reach(incident));
	}

	/**
	 * The move, and what was played since, leaves the record. If it is the opponent's turn then, his answer is his move;
	 * any other stone is only to be taken off.
	 */
	private void drop(long now, OptionalInt number, Optional<Color> next) {
		if (number.isEmpty()) {
			return;
		}
		List<RecordedMove> gone = List.copyOf(recorder.state().moves().subList(number.getAsInt() - 1,
				recorder.state().moves().size()));
		recorder.record(new GameEvent.Revision(now, number.getAsInt(), List.of()));
		play.begin();
		Color toPlay = next.orElse(recorder.state().game().toPlay());
		Optional<RecordedMove> answer = gone.stream().skip(1).limit(1).filter(move -> move.color() == toPlay)
				.findFirst();
		play.awaitRestored(now, PointSet.of(recorder.state().grid(), gone.stream().skip(1)
				.filter(move -> !answer.equals(Optional.of(move))).flatMap(move -> move.point().stream()).toList()));
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
				if (play.differs(incidents.reach(incident))) {
					play.acceptAsItLies(now, incidents.reach(incident), OptionalInt.of(incident.id()),
							incident.kind().isIllegalMove()
									? incident.offender().orElseThrow().opponent()
									: recorder.state().game().toPlay());
				}
			}
		}
	}

	private void letStand(long now, Incident incident, OptionalInt inRecord) {
		if (inRecord.isEmpty() && incident.kind().isIllegalMove() && incidents.lies(incident)) {
			recorder.record(incidents.asItLies(now, incident, recorder.state()));
			play.begin();
		} else {
			play.trust(incidents.reach(incident));
		}
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
		if (warned && ladder.warningsToLoss() > 0 && warningsThatCount(color, ladder) >= ladder.warningsToLoss()) {
			incidents.reportLoss(now, color);
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

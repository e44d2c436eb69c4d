package org.gobanbridge.core.session;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.PassReason;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.game.SealedMove;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.RuledOn;
import org.gobanbridge.core.incident.SealedFault;
import org.gobanbridge.core.incident.SealedFault.Why;
import org.gobanbridge.core.incident.Supersession;
import org.gobanbridge.core.incident.Supersession.Cause;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Illegality;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Point;

/**
 * Moves that are sealed at an adjournment and opened when play goes on (RULES A1). What is in the envelope only whoever
 * opens it knows; it is expected on the board then, and anything else is for the referee.
 */
final class SealedMoves {
	private final Recorder recorder;
	private final Incidents incidents;
	private final Endings endings;
	private final Clocks clocks;
	private final Comparison comparison;
	/** What was opened before the board had been compared with the position. */
	private Optional<Input.MoveUnsealed> early = Optional.empty();
	/** Whether it has been said that the sealed move may be opened. */
	private boolean said;

	SealedMoves(Recorder recorder, Incidents incidents, Endings endings, Clocks clocks, Comparison comparison) {
		this.recorder = recorder;
		this.incidents = incidents;
		this.endings = endings;
		this.clocks = clocks;
		this.comparison = comparison;
	}

	/** The program began again: who opens the move is told once more when he may. */
	void restart() {
		early = Optional.empty();
		said = false;
		if (recorder.state().phase().isRunning()) {
			comparison.begin();
		}
	}

	/** The side to move seals, which adjourns the game; one who seals again has thought better of it. */
	void seal(long now, Input.MoveSealed move) {
		Optional<Obstacle> obstacle = Obstacles.ofSeal(move.color(), recorder.state());
		if (obstacle.isPresent()) {
			recorder.refuse(now, obstacle.get());
			return;
		}
		early = Optional.empty();
		said = false;
		clocks.sealed(now);
		recorder.record(new GameEvent.Sealed(now, move.color(), move.cipher()));
		if (recorder.state().phase() == Phase.PLAYING) {
			recorder.record(new GameEvent.PhaseBegan(now, Phase.ADJOURNED, "sealed"));
		}
	}

	/** The envelope was opened; what was in it counts when play goes on and the board shows the position. */
	void open(long now, Input.MoveUnsealed move) {
		Optional<Obstacle> obstacle = Obstacles.ofUnseal(recorder.state());
		if (obstacle.isPresent()) {
			recorder.refuse(now, obstacle.get());
			return;
		}
		early = Optional.of(move);
	}

	/** Whether the next reading counts even if it shows nothing new. */
	boolean isWaiting() {
		return recorder.state().phase() == Phase.PLAYING && recorder.state().sealed().isPresent()
				&& comparison.isWaiting();
	}

	/**
	 * Looks what is to be done now, in play.
	 *
	 * @param settled
	 *            whether board and position agree, as far as is known
	 * @return whether it was done
	 */
	boolean look(long now, boolean settled) {
		recorder.state().openIncidents().stream().filter(this::isMadeGood).findFirst()
				.ifPresent(incident -> incidents.supersede(now, incident, incidents.lastChange()));
		Optional<SealedMove> sealed = recorder.state().sealed();
		if (sealed.isEmpty()) {
			return false;
		}
		comparison.look(now, settled);
		if (comparison.isWaiting()) {
			return false;
		}
		if (early.isPresent()) {
			opened(now, sealed.get(), early.get());
			early = Optional.empty();
			return true;
		}
		if (sealed.get().opened().isEmpty() && !said) {
			said = true;
			recorder.record(new GameEvent.SealDue(now, sealed.get().color()));
			return true;
		}
		return tellOther(now, sealed.get());
	}

	private void opened(long now, SealedMove sealed, Input.MoveUnsealed move) {
		recorder.state().openIncidents().stream().filter(incident -> incident.sealed().isPresent())
				.forEach(incident -> incidents.supersede(now, incident, Supersession.by(Cause.SEAL_OPENED)));
		recorder.record(new GameEvent.Unsealed(now, sealed.color(), move.point(), move.written()));
		boolean next = recorder.state().sealedNext().isPresent();
		switch (move.point()) {
			case SealedMove.PASS -> {
				if (next) {
					recorder.pass(now, sealed.color(), PassReason.DECLARED);
				}
			}
			case SealedMove.RESIGN ->
				endings.end(now, sealed.color() == Color.BLACK ? "W+R" : "B+R", Proceedings.RESIGNED);
			default -> fault(sealed, move).ifPresent(fault -> incidents.openSealed(now, sealed.color(),
					point(move.point()).stream().toList(), fault, OptionalInt.empty()));
		}
	}

	private Optional<SealedFault> fault(SealedMove sealed, Input.MoveUnsealed move) {
		Optional<Point> point = point(move.point());
		Optional<Why> why = point.isEmpty()
				? Optional.of(Why.UNREADABLE)
				: recorder.state().gameAfter(sealed.after()).illegality(new Move.Play(sealed.color(), point.get()))
						.map(SealedMoves::why);
		return why.map(reason -> new SealedFault(move.written().orElse(move.point()), reason));
	}

	private static Why why(Illegality illegality) {
		return switch (illegality) {
			case OCCUPIED -> Why.OCCUPIED;
			case SUICIDE -> Why.SUICIDE;
			case KO -> Why.KO;
			case REPETITION -> Why.REPETITION;
			case OFF_BOARD, WRONG_TURN -> Why.UNREADABLE;
		};
	}

	/** The point that this names on this board, if it names one. */
	private Optional<Point> point(String text) {
		try {
			return Optional.of(Point.parse(text)).filter(recorder.state().grid()::contains);
		} catch (IllegalArgumentException e) {
			return Optional.empty();
		}
	}

	/** Another move was made in the place of the one that was sealed. */
	private boolean tellOther(long now, SealedMove sealed) {
		GameState state = recorder.state();
		boolean faulty = state.openIncidents().stream().anyMatch(incident -> incident.sealed().isPresent());
		if (faulty || sealed.opened().isEmpty() || state.moves().size() <= sealed.after()) {
			return false;
		}
		RecordedMove made = state.moves().get(sealed.after());
		List<Point> points = made.point().stream().toList();
		SealedFault fault = new SealedFault(sealed.opened().get(), Why.OTHER_MOVE);
		boolean known = state.ruledOn().stream().map(RuledOn::incident).anyMatch(
				incident -> incident.sealed().equals(Optional.of(fault)) && incident.points().equals(points));
		if (!known) {
			incidents.openSealed(now, sealed.color(), points, fault, OptionalInt.of(made.number()));
		}
		return !known;
	}

	/** Whether the move that was made in the place of the sealed one is that one after all, or is not there any more. */
	private boolean isMadeGood(Incident incident) {
		return incident.sealed().filter(fault -> fault.why() == Why.OTHER_MOVE).filter(fault -> {
			Optional<RecordedMove> made = recorder.state().moves().stream()
					.filter(move -> incident.move().equals(OptionalInt.of(move.number()))).findFirst();
			return made.isEmpty() || !made.get().point().stream().toList().equals(incident.points());
		}).isPresent();
	}
}

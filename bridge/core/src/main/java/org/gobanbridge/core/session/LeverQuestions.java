package org.gobanbridge.core.session;

import java.util.List;
import java.util.Optional;
import org.gobanbridge.core.explain.Explanation.Finding;
import org.gobanbridge.core.game.PassReason;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.game.Timing;
import org.gobanbridge.core.game.TimingSetting;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.policy.Policy;
import org.gobanbridge.core.session.Declarations.Said;
import org.gobanbridge.rules.Color;

/**
 * A lever that is pressed when nothing was played: whether that is a pass is asked, unless the policy takes it for one
 * (FORMATS 7, pass-unconfirmed). The opponent's turn answers the question, and so does a stone of the same side. A lever
 * that is only pressed back answers nothing: whether that is a pass is asked when the first one was.
 */
final class LeverQuestions {
	private final Recorder recorder;
	private final Incidents incidents;
	private final LeverWatch levers;
	private final Declarations declarations;
	/** The opponent's lever, pressed with nothing played while it is being asked. */
	private Optional<Said> pressedBack = Optional.empty();

	LeverQuestions(Recorder recorder, Incidents incidents, LeverWatch levers, Declarations declarations) {
		this.recorder = recorder;
		this.incidents = incidents;
		this.levers = levers;
		this.declarations = declarations;
	}

	/** How long after a lever was pressed its stone may still turn up, in milliseconds. */
	static long patience(Policy policy, Timing timing) {
		return timing.of(policy.leverPasses() ? TimingSetting.LEVER_PASS : TimingSetting.LEVER_ASK);
	}

	/** Asks again what was asked before a restart. */
	void begin(long now) {
		pressedBack = Optional.empty();
		open().flatMap(Incident::offender).ifPresent(color -> declarations.ask(Said.lever(color, now, now)));
	}

	/** A pass whose time has come; it may be one only after an answer, or be an answer itself. */
	void pass(long now, Said said, Policy policy) {
		Color color = said.passes().orElseThrow();
		Optional<Color> asked = declarations.asked().flatMap(Said::passes);
		if (said.byLever() && levers.hasIrregularStone(color)) {
			return;
		}
		if (said.byLever() && !policy.leverPasses()) {
			if (asked.isPresent()) {
				pressedBack = Optional.of(said);
			} else if (recorder.state().game().toPlay() == color) {
				declarations.ask(said);
				incidents.open(now, Finding.of(IncidentKind.PASS_UNCONFIRMED, color, List.of()));
			}
			return;
		}
		declarations.forgetAsked();
		asked.filter(other -> other != color && isToPlay(other))
				.ifPresent(other -> recorder.pass(now, other, PassReason.CLOCK));
		if (isToPlay(color)) {
			recorder.pass(now, color, said.passReason());
		} else if (!said.byLever()) {
			recorder.refuse(now, new Obstacle.OutOfTurn(color));
		}
		lookAgain(now);
	}

	private boolean isToPlay(Color color) {
		return recorder.state().game().toPlay() == color;
	}

	/** The question is over when it is no more this side's turn, or somebody has ruled. */
	void lookAgain(long now) {
		Optional<Incident> open = open();
		Optional<Color> asked = declarations.asked().flatMap(Said::passes);
		if (open.isEmpty()) {
			asked.ifPresent(levers::forget);
		}
		if (asked.isEmpty() || open.isEmpty() || asked.get() != recorder.state().game().toPlay()) {
			declarations.forgetAsked();
			Optional<RecordedMove> passed = recorder.state().lastMove().filter(move -> move.point().isEmpty());
			pressedBack.filter(said -> said.isPassOf(recorder.state().game().toPlay()) && passed.isPresent())
					.ifPresent(declarations::say);
			pressedBack = Optional.empty();
			open.ifPresent(incident -> incidents.supersede(now, incident, incidents.lastChange()));
		}
	}

	private Optional<Incident> open() {
		return recorder.state().openIncidents().stream()
				.filter(incident -> incident.kind() == IncidentKind.PASS_UNCONFIRMED).findFirst();
	}
}

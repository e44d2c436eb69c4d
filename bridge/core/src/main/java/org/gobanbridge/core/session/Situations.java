package org.gobanbridge.core.session;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.gobanbridge.core.board.Seat;
import org.gobanbridge.core.explain.Customs;
import org.gobanbridge.core.explain.Situation;
import org.gobanbridge.core.explain.StepBudget;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Timing;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.policy.Policies;
import org.gobanbridge.core.policy.Policy;
import org.gobanbridge.core.steady.SteadyBoard;
import org.gobanbridge.rules.PointSet;

/** What is to be explained at this table, under its customs; all that is asked in one look shares one budget. */
final class Situations {
	private final Recorder recorder;
	private final SteadyBoard board;
	private final Declarations declarations;
	private final Policies policies;
	private final Optional<Seat> blackSeat;
	private final Supplier<Timing> timing;
	private StepBudget budget = StepBudget.ofOneLook();

	Situations(Recorder recorder, SteadyBoard board, Declarations declarations, Policies policies,
			Optional<Seat> blackSeat, Supplier<Timing> timing) {
		this.recorder = recorder;
		this.board = board;
		this.declarations = declarations;
		this.policies = policies;
		this.blackSeat = blackSeat;
		this.timing = timing;
	}

	/** A new look at the board begins. */
	void beginLook() {
		budget = StepBudget.ofOneLook();
	}

	/**
	 * The board against the game as it is.
	 *
	 * @param since
	 *            when the differences began
	 */
	Situation of(PointSet differences, PointSet excused, long since, long now) {
		return of(recorder.state(), differences, excused, since, now);
	}

	/** The board against another course of the game. */
	Situation of(GameState game, PointSet differences, PointSet excused, long since, long now) {
		Customs customs = new Customs(policy(), blackSeat, timing.get(), declarations.lastPressed(), isLastFree());
		return new Situation(game, board, customs, differences, excused, declarations.pendingPasses(), since, now,
				budget);
	}

	Policy policy() {
		return recorder.state().policy(policies);
	}

	/**
	 * Whether the last stone, which was ruled to have been dropped, still lies where it fell: its side may take it up and
	 * play it elsewhere until the opponent answers or the lever is pressed.
	 */
	private boolean isLastFree() {
		GameState state = recorder.state();
		return state.lastMove().filter(last -> state.ruledOn().stream().anyMatch(ruled -> ruled.meaning().dropped()
				&& ruled.incident().kind() == IncidentKind.STONE_MOVED
				&& ruled.incident().offender().equals(Optional.of(last.color()))
				&& ruled.incident().move().equals(OptionalInt.of(last.number()))
				&& ruled.incident().to().equals(last.point())
				&& declarations.lastPressed().getOrDefault(last.color(), Long.MIN_VALUE) <= ruled.t())).isPresent();
	}
}

package org.gobanbridge.core.game;

import java.util.Optional;
import org.gobanbridge.core.board.ClockKey;
import org.gobanbridge.core.board.SourceState;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.policy.LeverAfter;
import org.gobanbridge.core.policy.MoveComplete;
import org.gobanbridge.core.policy.Policies;
import org.gobanbridge.core.policy.Policy;
import org.gobanbridge.rules.Color;

/**
 * What the clock on the table is to do, where the bridge presses it. A side that has moved keeps the clock on its side
 * until its move is complete by the policy: the stone down and, where the policy wants that, its captured stones off.
 *
 * @param runs
 *            whose time is to run; empty = the clock is to stand
 * @param turn
 *            how many turns the record has
 */
public record ClockOrder(Optional<Color> runs, int turn) {

	/**
	 * What this state of a game wants.
	 *
	 * @param policies
	 *            those that a game may name
	 */
	public static ClockOrder of(GameState state, Policies policies) {
		int turn = state.moves().size();
		if (!isRunning(state)) {
			return new ClockOrder(Optional.empty(), turn);
		}
		Optional<Color> incomplete = state.lastMove()
				.filter(move -> waitsForCaptures(state.policy(policies)) && state.uncleared().contains(move.number()))
				.map(RecordedMove::color);
		return new ClockOrder(incomplete.or(() -> Optional.of(state.game().toPlay())), turn);
	}

	/** A game without a time of its own has players who have set the clock themselves. */
	private static boolean isRunning(GameState state) {
		boolean scattered = state.openIncidents().stream()
				.anyMatch(incident -> incident.kind() == IncidentKind.SCATTERED);
		return state.clock().map(set -> set.since().isPresent()).orElseGet(
				() -> state.phase() == Phase.PLAYING && !scattered && state.source() == SourceState.FOUND);
	}

	private static boolean waitsForCaptures(Policy policy) {
		return policy.moveComplete() == MoveComplete.CAPTURES_OFF || policy.leverAfter() == LeverAfter.CAPTURES;
	}

	/**
	 * The key to press next so that the clock does this; empty if it does.
	 *
	 * @param mayPause
	 *            whether the clock's pause key can be pressed
	 */
	public Optional<ClockKey> next(TableClock clock, boolean mayPause) {
		if (runs.isEmpty()) {
			return mayPause && clock.runs().isPresent() && !clock.paused()
					? Optional.of(ClockKey.PAUSE)
					: Optional.empty();
		}
		if (clock.paused() && mayPause) {
			return Optional.of(ClockKey.PAUSE);
		}
		return clock.sure() && clock.runs().equals(runs)
				? Optional.empty()
				: runs.map(color -> color == Color.BLACK ? ClockKey.WHITE : ClockKey.BLACK);
	}
}

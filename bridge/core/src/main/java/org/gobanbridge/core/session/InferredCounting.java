package org.gobanbridge.core.session;

import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.game.Timing;
import org.gobanbridge.core.game.TimingSetting;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Supersession;
import org.gobanbridge.core.policy.Policy;
import org.gobanbridge.core.steady.SteadyBoard;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;

/**
 * Players who say nothing and take the dead stones off count (FORMATS 3): two or more whole strings are gone, and for a
 * while nobody has put a stone down. Only where the policy has it so.
 */
final class InferredCounting {
	private static final int STRINGS = 2;
	private static final String REASON = "inferred";
	private static final long NEVER = Long.MAX_VALUE;

	private final Recorder recorder;
	private final SteadyBoard board;
	private final Incidents incidents;
	private final Supplier<Timing> timing;
	private long nextLook = NEVER;

	InferredCounting(Recorder recorder, SteadyBoard board, Incidents incidents, Supplier<Timing> timing) {
		this.recorder = recorder;
		this.board = board;
		this.incidents = incidents;
		this.timing = timing;
	}

	/** When to look again if no reading comes. */
	long nextLook() {
		return nextLook;
	}

	/** Looks at the board of a game that is played; says whether the counting has begun. */
	boolean look(long now, Policy policy) {
		nextLook = NEVER;
		if (!policy.strippingCounts() || recorder.state().isRebuilding() || isBoardInDisorder()) {
			return false;
		}
		PointSet differences = board.differences(recorder.state().position());
		if (differences.isEmpty() || isAnyStoneTooMany(differences)) {
			return false;
		}
		List<Long> gone = goneSince();
		if (gone.size() < STRINGS) {
			return false;
		}
		long due = Math.max(gone.get(STRINGS - 1), lastPlayed()) + timing.get().of(TimingSetting.STRIPPED);
		if (now < due || !board.isRead(now)) {
			nextLook = due;
			return false;
		}
		begin(now, differences);
		return true;
	}

	/** Whether stones were strewn about, and not only taken off: players who put the board right do not count. */
	private boolean isBoardInDisorder() {
		Position position = recorder.state().position();
		return recorder.state().openIncidents().stream()
				.filter(incident -> incident.kind() == IncidentKind.SCATTERED)
				.flatMap(incident -> incident.points().stream())
				.anyMatch(point -> position.isEmpty(board.grid().index(point)));
	}

	private void begin(long now, PointSet differences) {
		incidents.supersede(now, differences, Supersession.by(Supersession.Cause.COUNTING));
		recorder.settle(now);
		recorder.record(new GameEvent.PhaseBegan(now, Phase.COUNTING, REASON));
	}

	/** Captured stones that still lie there are not too many. */
	private boolean isAnyStoneTooMany(PointSet differences) {
		return differences.minus(recorder.state().unclearedPoints()).indices().anyMatch(i -> board.at(i).isStone());
	}

	private long lastPlayed() {
		return recorder.state().lastMove().map(RecordedMove::seen).orElse(Long.MIN_VALUE);
	}

	/** When each whole string that is gone was gone, in order of time; but for those that went while play rested. */
	private List<Long> goneSince() {
		Position position = recorder.state().position();
		long resumed = recorder.state().resumedAt().orElse(Long.MIN_VALUE);
		return Arrays.stream(Color.values()).flatMap(color -> position.strings(color).stream())
				.filter(string -> string.indices().allMatch(i -> board.at(i) == PointState.EMPTY))
				.filter(string -> string.indices().anyMatch(i -> board.earliest(i) >= resumed))
				.map(string -> string.indices().mapToLong(board::seen).max().orElseThrow()).sorted().toList();
	}
}

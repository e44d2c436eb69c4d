package org.gobanbridge.core.session;

import java.util.stream.IntStream;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.steady.SteadyBoard;

/** After a break, and when the program began again: whether the board has been compared with the position since. */
final class Comparison {
	private final Recorder recorder;
	private final SteadyBoard board;
	private boolean waiting;

	Comparison(Recorder recorder, SteadyBoard board) {
		this.recorder = recorder;
		this.board = board;
	}

	/** It is to be compared anew. */
	void begin() {
		waiting = true;
	}

	/**
	 * Looks whether they agree.
	 *
	 * @param settled
	 *            whether board and position agree, as far as is known
	 */
	void look(long now, boolean settled) {
		switch (recorder.state().phase()) {
			case PREPARING -> {
			}
			case PLAYING -> waiting &= !(settled && isKnown(now) && recorder.state().openIncidents().stream()
					.noneMatch(incident -> incident.kind().isOnBoard()));
			case PAUSED, ADJOURNED, COUNTING, ENDED -> waiting = true;
		}
	}

	/** Whether the board is read, and it is sure of each point what lies there, but for sensors that say nothing. */
	private boolean isKnown(long now) {
		return board.isRead(now) && IntStream.range(0, board.grid().pointCount())
				.filter(point -> board.at(point) == PointState.UNKNOWN).allMatch(point -> board.isSilent(point, now));
	}

	/** Whether it is to be compared yet. */
	boolean isWaiting() {
		return waiting;
	}
}

package org.gobanbridge.core.incident;

/** An incident and what the referee said of it. */
public record RuledOn(Incident incident, Ruling ruling) {
	/** Whether the board may go on showing what it showed: it has still to follow, or nothing was wrong. What was no sign is judged again. */
	public boolean leavesBoard() {
		return incident.kind() != IncidentKind.RESIGN_SIGNAL && ruling.option().filter(option -> switch (option) {
			case RESTORE, WARNING, VOID, VOID_LOSE_TURN, LET_STAND, DISMISS -> true;
			case ACCEPT, DROPPED, DRAW, REPLAY, NO_RESULT, LOSS, BOTH_LOSE -> false;
		}).isPresent();
	}
}

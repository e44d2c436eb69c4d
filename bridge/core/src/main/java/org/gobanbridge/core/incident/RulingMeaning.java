package org.gobanbridge.core.incident;

import java.util.Optional;

/**
 * What a ruling means (FORMATS 8): the one table of it.
 *
 * @param record
 *            what becomes of the record
 * @param board
 *            what becomes of the points of the incident
 * @param dropped
 *            whether the stone of a move that leaves the record is judged where it lies
 */
public record RulingMeaning(RecordsPart record, BoardsPart board, boolean dropped) {
	/**
	 * What it means to rule so on an incident of this kind.
	 *
	 * @param option
	 *            empty = a penalty alone, which leaves the board to be put right
	 */
	public static RulingMeaning of(IncidentKind kind, Optional<RulingOption> option) {
		RulingMeaning usual = option.map(RulingMeaning::usual)
				.orElse(new RulingMeaning(RecordsPart.STAYS, BoardsPart.PUT_RIGHT, false));
		boolean judgedAgain = kind == IncidentKind.RESIGN_SIGNAL
				|| usual.dropped && kind == IncidentKind.STONE_MOVED;
		return judgedAgain ? new RulingMeaning(usual.record, BoardsPart.JUDGED_AGAIN, usual.dropped) : usual;
	}

	private static RulingMeaning usual(RulingOption option) {
		return switch (option) {
			case RESTORE, WARNING -> new RulingMeaning(RecordsPart.IRREGULAR_LEAVES, BoardsPart.PUT_RIGHT, false);
			case VOID -> new RulingMeaning(RecordsPart.MOVE_LEAVES, BoardsPart.PUT_RIGHT, false);
			case VOID_LOSE_TURN -> new RulingMeaning(RecordsPart.TURN_LOST, BoardsPart.PUT_RIGHT, false);
			case DROPPED -> new RulingMeaning(RecordsPart.MOVE_LEAVES, BoardsPart.PUT_RIGHT, true);
			case ACCEPT -> new RulingMeaning(RecordsPart.AS_IT_LIES, BoardsPart.JUDGED_AGAIN, false);
			case LET_STAND -> new RulingMeaning(RecordsPart.STONE_ENTERS, BoardsPart.TRUSTED, false);
			case DISMISS -> new RulingMeaning(RecordsPart.STAYS, BoardsPart.TRUSTED, false);
			case DRAW, REPLAY, NO_RESULT, LOSS, BOTH_LOSE ->
				new RulingMeaning(RecordsPart.ENDS, BoardsPart.JUDGED_AGAIN, false);
		};
	}
}

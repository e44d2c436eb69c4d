package org.gobanbridge.core.policy;

import static org.gobanbridge.core.incident.RulingOption.ACCEPT;
import static org.gobanbridge.core.incident.RulingOption.BOTH_LOSE;
import static org.gobanbridge.core.incident.RulingOption.DISMISS;
import static org.gobanbridge.core.incident.RulingOption.DRAW;
import static org.gobanbridge.core.incident.RulingOption.DROPPED;
import static org.gobanbridge.core.incident.RulingOption.LET_STAND;
import static org.gobanbridge.core.incident.RulingOption.LOSS;
import static org.gobanbridge.core.incident.RulingOption.NO_RESULT;
import static org.gobanbridge.core.incident.RulingOption.REPLAY;
import static org.gobanbridge.core.incident.RulingOption.RESTORE;
import static org.gobanbridge.core.incident.RulingOption.VOID;
import static org.gobanbridge.core.incident.RulingOption.VOID_LOSE_TURN;
import static org.gobanbridge.core.incident.RulingOption.WARNING;

import java.util.List;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.RulingOption;

/** Which rulings make sense for which kind of incident, whatever the rules (FORMATS 8). */
final class Remedies {
	private static final List<RulingOption> ILLEGAL_MOVE = List.of(VOID, VOID_LOSE_TURN, LET_STAND, RESTORE, ACCEPT,
			WARNING, DROPPED, LOSS, NO_RESULT, REPLAY, DISMISS);
	private static final List<RulingOption> BOARD = List.of(RESTORE, ACCEPT, WARNING, DRAW, REPLAY, NO_RESULT, LOSS,
			BOTH_LOSE, DISMISS);
	private static final List<RulingOption> LAST_STONE = List.of(RESTORE, ACCEPT, DROPPED, WARNING, LOSS, DISMISS);
	private static final List<RulingOption> SIGN = List.of(ACCEPT, DISMISS);
	private static final List<RulingOption> CONDUCT = List.of(WARNING, LOSS, BOTH_LOSE, DRAW, REPLAY, NO_RESULT,
			DISMISS);

	private Remedies() {
	}

	static List<RulingOption> possible(IncidentKind kind) {
		return switch (kind) {
			case FORBIDDEN_POINT, KO_VIOLATION, REPETITION, TWO_MOVES, WRONG_COLOR -> ILLEGAL_MOVE;
			case LONG_CYCLE -> List.of(DRAW, REPLAY, NO_RESULT, DISMISS);
			case STONE_MOVED, STONE_LIFTED -> LAST_STONE;
			case OCCUPIED_SWAP, STONE_DISPLACED, STONES_MISSING, STONES_ADDED, WRONG_REMOVAL, CAPTURED_LEFT,
					UNCLEAR_PLACEMENT, SCATTERED ->
				BOARD;
			case WRONG_START -> List.of(ACCEPT, RESTORE, REPLAY, NO_RESULT, DISMISS);
			case RESIGN_SIGNAL, END_SIGNAL, PASS_UNCONFIRMED -> SIGN;
			case CLOCK_EARLY, CLOCK_NOT_PRESSED, TIME_OUT, REPORTED -> CONDUCT;
		};
	}
}

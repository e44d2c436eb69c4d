package org.gobanbridge.app.store;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.board.ClockKey;
import org.gobanbridge.core.board.PressOutcome;
import org.gobanbridge.core.game.KeyPress;

/**
 * What became of a key of the clock, in snapshot logs and event logs alike: {@code "outcome":"verified", "turn":57,
 * "waited":412, "commit":3100} in microseconds, {@code "detail"} where something went wrong.
 */
final class PressJson {
	private static final String OUTCOME = "outcome";
	private static final String TURN = "turn";
	private static final String WAITED = "waited";
	private static final String COMMIT = "commit";
	private static final String DETAIL = "detail";

	private PressJson() {
	}

	/** @param name under which the key itself is written */
	static void write(KeyPress press, String name, ObjectNode object) {
		object.put(name, Words.of(press.key())).put(OUTCOME, Words.of(press.outcome())).put(TURN, press.turn())
				.put(WAITED, press.waitedMicros()).put(COMMIT, press.commitMicros());
		if (!press.detail().isEmpty()) {
			object.put(DETAIL, press.detail());
		}
	}

	static KeyPress read(JsonFields object, String name) {
		return new KeyPress(object.word(ClockKey.class, name), object.word(PressOutcome.class, OUTCOME),
				object.smallNumber(TURN), object.findWholeNumber(WAITED).orElse(0),
				object.findWholeNumber(COMMIT).orElse(0), object.findText(DETAIL).orElse(""));
	}
}

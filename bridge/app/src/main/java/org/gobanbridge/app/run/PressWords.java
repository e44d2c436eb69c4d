package org.gobanbridge.app.run;

import java.util.Optional;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.board.ClockKey;
import org.gobanbridge.core.game.KeyPress;

/** What became of a key of the clock, for people. */
final class PressWords {
	private PressWords() {
	}

	/** One line, where they must know of it. */
	static Optional<String> trouble(KeyPress press) {
		String key = "the clock, " + Words.of(press.key()) + " after move " + press.turn() + ": ";
		String detail = press.detail().isEmpty() ? "" : " (" + press.detail() + ")";
		return switch (press.outcome()) {
			case MADE, VERIFIED -> press.detail().isEmpty()
					? Optional.empty()
					: Optional.of(key + "pressed" + detail);
			case UNVERIFIED ->
				Optional.of(key + "pressed, and it seems not to have taken it" + detail + "; " + cure(press));
			case STUCK -> Optional.of(key + "pressed, and held down too long" + detail + "; " + cure(press));
			case FAILED, LATE, OVERFULL, UNABLE -> Optional.of(key + "not pressed" + detail + "; " + cure(press));
			case UNKNOWN -> Optional.of(key + "the program ended before it knew of this press, and does not repeat it; "
					+ cure(press));
			case OUTDATED, REPEATED, BY_HAND -> Optional.empty();
		};
	}

	private static String cure(KeyPress press) {
		return press.key() == ClockKey.PAUSE
				? "look whether it stands, and use its pause key by hand until the game goes on"
				: "see that " + (press.key() == ClockKey.BLACK ? "White" : "Black") + "'s time runs";
	}
}

package org.gobanbridge.app.words;

import java.util.Optional;
import org.gobanbridge.core.incident.PenaltyLevel;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.rules.Color;

/** Rulings in English. */
final class EnglishRulingWords extends RulingWords {
	@Override
	public String option(RulingOption option) {
		return switch (option) {
			case RESTORE -> "restore the board";
			case ACCEPT -> "accept as it lies";
			case LET_STAND -> "let the move stand";
			case VOID -> "the move is void, play again";
			case VOID_LOSE_TURN -> "void, turn lost";
			case DROPPED -> "stone was dropped, play anywhere";
			case WARNING -> "restore the board, with a warning";
			case DRAW -> "draw";
			case REPLAY -> "replay the game";
			case NO_RESULT -> "no result";
			case LOSS -> "loss";
			case BOTH_LOSE -> "both lose";
			case DISMISS -> "nothing was wrong";
		};
	}

	@Override
	String penalty(PenaltyLevel level, int points) {
		String off = points == 1 ? "1 point off" : points + " points off";
		return switch (level) {
			case NONE -> "no penalty";
			case CAUTION -> points == 0 ? "caution" : "caution and " + off;
			case WARNING -> points == 0 ? "warning" : "warning and " + off;
			case POINTS -> off;
		};
	}

	@Override
	String told(Optional<Color> color, String what) {
		return color.map(side -> side.title() + ": ").orElse("") + what;
	}

	@Override
	String numbered(String penalty, int count) {
		return penalty + ", number " + count;
	}

	@Override
	String comma() {
		return ", ";
	}
}

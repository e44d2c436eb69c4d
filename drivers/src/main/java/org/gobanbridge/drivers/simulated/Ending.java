package org.gobanbridge.drivers.simulated;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.game.Declaration;

/**
 * What is declared at the end of a game, from the result of its record: a resignation; the loss on time or otherwise of
 * a side; a draw that was not counted; a game broken off without a result, which is adjourned for good. Everything else
 * is counted: after two passes the count is agreed, without them the game is called over first.
 */
final class Ending {
	private Ending() {
	}

	/** The result that this word brings about, if it is known. */
	static Optional<String> result(Declaration word, Optional<AgreedCount> count) {
		return switch (word) {
			case BLACK_RESIGNS -> Optional.of("W+R");
			case WHITE_RESIGNS -> Optional.of("B+R");
			case BLACK_FORFEITS -> Optional.of("W+F");
			case WHITE_FORFEITS -> Optional.of("B+F");
			case DRAW_AGREED -> Optional.of("0");
			case COUNT_AGREED -> count.map(AgreedCount::result);
			default -> Optional.empty();
		};
	}

	/** Why a game is over that this word ends, as event logs write it. */
	static String reason(Declaration word) {
		return switch (word) {
			case BLACK_RESIGNS, WHITE_RESIGNS -> "resigned";
			case BLACK_FORFEITS, WHITE_FORFEITS -> "forfeited";
			default -> Words.of(word);
		};
	}

	/**
	 * The declarations, in order.
	 *
	 * @param result
	 *            SGF style: {@code B+R W+3.5 W+T 0 Void}; other words for these are understood
	 * @param passes
	 *            how many passes in a row the moves end with
	 */
	static List<Declaration> declarations(Optional<String> result, int passes) {
		String text = result.orElse("").strip().toUpperCase(Locale.ROOT);
		List<Declaration> count = passes == 2
				? List.of(Declaration.COUNT_AGREED)
				: List.of(Declaration.GAME_OVER, Declaration.COUNT_AGREED);
		if (text.matches("[BW]\\+R.*")) {
			return List.of(text.charAt(0) == 'B' ? Declaration.WHITE_RESIGNS : Declaration.BLACK_RESIGNS);
		}
		if (text.matches("[BW]\\+[TFI].*")) {
			return List.of(text.charAt(0) == 'B' ? Declaration.WHITE_FORFEITS : Declaration.BLACK_FORFEITS);
		}
		if (passes < 2 && (text.equals("0") || text.equals("DRAW") || text.equals("JIGO"))) {
			return List.of(Declaration.DRAW_AGREED);
		}
		return text.equals("VOID") ? List.of(Declaration.ADJOURN) : count;
	}
}

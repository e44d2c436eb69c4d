package org.gobanbridge.app.run;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.incident.PenaltyLevel;
import org.gobanbridge.core.incident.Ruling;

/** What a referee said, for people. */
final class RulingWords {
	private RulingWords() {
	}

	/** Like {@code restore, White: warning}. */
	static String of(Ruling ruling) {
		String penalty = ruling.penalty().level() == PenaltyLevel.NONE
				? ""
				: ruling.color().map(color -> color.title() + ": ").orElse("")
						+ penalty(ruling.penalty().level(), ruling.penalty().points());
		return Stream.concat(ruling.option().stream().map(Words::of), Stream.of(penalty))
				.filter(text -> !text.isEmpty()).collect(Collectors.joining(", "));
	}

	/** Like {@code White: warning, number 2}. */
	static String of(GameEvent.Warned warned) {
		return warned.color().title() + ": " + penalty(warned.level(), warned.points()) + ", number "
				+ warned.count();
	}

	private static String penalty(PenaltyLevel level, int points) {
		String word = level == PenaltyLevel.POINTS ? "" : Words.of(level);
		return word + (points == 0 ? "" : (word.isEmpty() ? "" : " and ") + points + " points off");
	}
}

package org.gobanbridge.app.words;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Penalty;
import org.gobanbridge.core.incident.PenaltyLevel;
import org.gobanbridge.core.incident.Ruling;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.rules.Color;

/** What a referee may say and has said, for people. Immutable. */
public abstract sealed class RulingWords permits EnglishRulingWords, ChineseRulingWords {

	/** In English: {@code restore the board, White: warning}. */
	public static RulingWords english() {
		return new EnglishRulingWords();
	}

	/** In Chinese: {@code 恢复原状，白方：警告}. */
	public static RulingWords chinese() {
		return new ChineseRulingWords();
	}

	/** What may be ruled on something at the board, as on a button. */
	public abstract String option(RulingOption option);

	/** What may be ruled on such an incident: where no stone is wrong a warning is nothing but a warning. */
	public final String option(RulingOption option, IncidentKind kind) {
		return isWarningAlone(option, kind) ? penalty(PenaltyLevel.WARNING, 0) : option(option);
	}

	/** The same where the penalty that belongs to it is told beside it; empty if it is nothing else. */
	public final Optional<String> besidePenalty(RulingOption option, IncidentKind kind) {
		return isWarningAlone(option, kind)
				? Optional.empty()
				: Optional.of(option(option == RulingOption.WARNING ? RulingOption.RESTORE : option));
	}

	private static boolean isWarningAlone(RulingOption option, IncidentKind kind) {
		return option == RulingOption.WARNING && !kind.isOnBoard();
	}

	/** A penalty, {@code warning and 2 points off}; of none, that there is none. */
	public final String penalty(Penalty penalty) {
		return penalty(penalty.level(), penalty.points());
	}

	/** What was ruled on such an incident, and for whom the penalty is. */
	public final String of(Ruling ruling, IncidentKind kind) {
		if (ruling.penalty().level() == PenaltyLevel.NONE) {
			return ruling.option().map(option -> option(option, kind)).orElse("");
		}
		return Stream.concat(ruling.option().flatMap(option -> besidePenalty(option, kind)).stream(),
				Stream.of(told(ruling.color(), penalty(ruling.penalty())))).collect(Collectors.joining(comma()));
	}

	/** A penalty that was given, and how many of its sort that makes. */
	public final String of(GameEvent.Warned warned) {
		return told(Optional.of(warned.color()), numbered(penalty(warned.level(), warned.points()), warned.count()));
	}

	abstract String penalty(PenaltyLevel level, int points);

	/** What is told of one side; empty = nobody is named. */
	abstract String told(Optional<Color> color, String what);

	abstract String numbered(String penalty, int count);

	abstract String comma();
}

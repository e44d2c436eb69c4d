package org.gobanbridge.app.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Penalty;
import org.gobanbridge.core.incident.PenaltyLevel;
import org.gobanbridge.core.incident.Ruling;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.rules.Color;
import org.junit.jupiter.api.Test;

class RulingWordsTest {
	private final RulingWords english = RulingWords.english();
	private final RulingWords chinese = RulingWords.chinese();

	@Test
	void everyOptionHasANameOfItsOwnInBothLanguages() {
		assertThat(Stream.of(RulingOption.values()).map(english::option)).doesNotHaveDuplicates()
				.allMatch(name -> name.matches("[a-z, ]+"));
		assertThat(Stream.of(RulingOption.values()).map(chinese::option)).doesNotHaveDuplicates()
				.allMatch(name -> name.matches("[\\p{IsHan}，]+"));
	}

	@Test
	void aRulingIsToldWithItsPenaltyAndForWhomThatIs() {
		Ruling ruling = new Ruling(Optional.of(RulingOption.RESTORE), new Penalty(PenaltyLevel.WARNING, 2),
				Optional.of(Color.WHITE), Optional.of("me"), Optional.empty());
		assertThat(english.of(ruling, IncidentKind.TWO_MOVES))
				.isEqualTo("restore the board, White: warning and 2 points off");
		assertThat(chinese.of(ruling, IncidentKind.TWO_MOVES)).isEqualTo("恢复原状，白方：警告并罚2目");
	}

	@Test
	void aPenaltyAloneIsARulingToo() {
		Ruling ruling = new Ruling(Optional.empty(), new Penalty(PenaltyLevel.CAUTION, 0), Optional.empty(),
				Optional.empty(), Optional.empty());
		assertThat(english.of(ruling, IncidentKind.TWO_MOVES)).isEqualTo("caution");
		assertThat(chinese.of(ruling, IncidentKind.TWO_MOVES)).isEqualTo("注意");
	}

	@Test
	void aRulingWithoutPenaltyDoesNotSpeakOfOne() {
		assertThat(english.of(Ruling.of(RulingOption.VOID_LOSE_TURN), IncidentKind.TWO_MOVES))
				.isEqualTo("void, turn lost");
		assertThat(chinese.of(Ruling.of(RulingOption.VOID_LOSE_TURN), IncidentKind.TWO_MOVES)).isEqualTo("着手无效，弃权一次");
	}

	@Test
	void warningsAreNumbered() {
		GameEvent.Warned warned = new GameEvent.Warned(5, Color.WHITE, PenaltyLevel.WARNING, 0, 2, OptionalInt.empty());
		assertThat(english.of(warned)).isEqualTo("White: warning, number 2");
		assertThat(chinese.of(warned)).isEqualTo("白方：警告（第2次）");
	}

	@Test
	void pointsArePartOfAPenaltyOrOneThemselves() {
		assertThat(english.penalty(new Penalty(PenaltyLevel.POINTS, 1))).isEqualTo("1 point off");
		assertThat(chinese.penalty(new Penalty(PenaltyLevel.POINTS, 1))).isEqualTo("罚1目");
		assertThat(english.penalty(Penalty.NONE)).isEqualTo("no penalty");
		assertThat(chinese.penalty(Penalty.NONE)).isEqualTo("不处罚");
	}

	@Test
	void aWarningForWhatWasOnlyReportedRestoresNoBoard() {
		Ruling plain = Ruling.of(RulingOption.WARNING);
		assertThat(english.of(plain, IncidentKind.REPORTED)).isEqualTo("warning");
		assertThat(chinese.of(plain, IncidentKind.REPORTED)).isEqualTo("警告");
		assertThat(english.of(plain, IncidentKind.STONE_MOVED)).isEqualTo("restore the board, with a warning");
		Ruling white = new Ruling(Optional.of(RulingOption.WARNING), new Penalty(PenaltyLevel.WARNING, 2),
				Optional.of(Color.WHITE), Optional.empty(), Optional.empty());
		assertThat(english.of(white, IncidentKind.CLOCK_EARLY)).isEqualTo("White: warning and 2 points off");
		assertThat(english.of(white, IncidentKind.STONE_MOVED))
				.isEqualTo("restore the board, White: warning and 2 points off");
	}
}

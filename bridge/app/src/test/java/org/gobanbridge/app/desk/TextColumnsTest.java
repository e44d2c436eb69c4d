package org.gobanbridge.app.desk;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TextColumnsTest {
	@Test
	void chineseTakesTwoColumnsAndAccentsNone() {
		assertThat(TextColumns.width("abc")).isEqualTo(3);
		assertThat(TextColumns.width("井上（七段）")).isEqualTo(12);
		assertThat(TextColumns.width("한국")).isEqualTo(4);
		assertThat(TextColumns.width("e\u0301")).isEqualTo(1);
		assertThat(TextColumns.width("𠮷")).isEqualTo(2);
		assertThat(TextColumns.padded("白方", 6)).isEqualTo("白方  ");
	}

	@Test
	void linesBreakAtBlanksAndBetweenChineseCharactersAndBeginWithNoStop() {
		assertThat(TextColumns.wrapped("the quick brown fox", 10)).containsExactly("the quick", "brown fox");
		assertThat(TextColumns.wrapped("打劫时马上回提的，着手无效。", 16)).containsExactly("打劫时马上回提", "的，着手无效。");
		assertThat(TextColumns.wrapped("unbreakable", 5)).containsExactly("unbreakable");
		assertThat(TextColumns.wrapped("", 5)).containsExactly("");
	}
}

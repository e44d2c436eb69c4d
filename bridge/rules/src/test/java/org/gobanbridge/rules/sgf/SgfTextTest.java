package org.gobanbridge.rules.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** SGF's Text, SimpleText and Compose (FF[4], property value types). */
class SgfTextTest {
	private static SgfProperty comment(String value) {
		return SgfProperty.raw("C", value);
	}

	@Test
	void anEscapedCharacterIsItself() {
		assertThat(comment("a\\]b\\\\c\\:d\\e[f").text()).isEqualTo("a]b\\c:de[f");
	}

	@ParameterizedTest
	@ValueSource(strings = {"\n", "\r", "\r\n", "\n\r"})
	void anEscapedLineBreakIsNothingAndAnotherIsOne(String lineBreak) {
		String value = "one\\" + lineBreak + "two" + lineBreak + "three" + lineBreak + lineBreak + "four";
		assertThat(comment(value).text()).isEqualTo("onetwo\nthree\n\nfour");
		assertThat(comment(value).simpleText()).isEqualTo("onetwo three  four");
	}

	@Test
	void otherWhiteSpaceIsABlankEvenWhenEscaped() {
		assertThat(comment("a\tb\u000Bc\fd\\\te").text()).isEqualTo("a b c d e");
	}

	@Test
	void anEscapedBackslashBeforeALineBreakLeavesIt() {
		assertThat(comment("a\\\\\nb").text()).isEqualTo("a\\\nb");
	}

	@Test
	void numbersAreReadWithSignPointOrComma() {
		assertThat(SgfProperty.raw("KM", " 6.50 ").number().orElseThrow()).isEqualByComparingTo("6.5");
		assertThat(SgfProperty.raw("KM", "-4,5").number().orElseThrow()).isEqualByComparingTo("-4.5");
		assertThat(SgfProperty.raw("BL", "1e9").number()).isEmpty();
		assertThat(SgfProperty.raw("BL", "9".repeat(400)).number()).isEmpty();
	}

	@Property
	void everyTextComesBack(@ForAll String text) {
		String clean = SgfText.unescape(SgfText.escape(text));
		assertThat(SgfText.unescape(SgfText.escape(clean))).isEqualTo(clean);
		assertThat(clean.replace('\n', ' ')).isEqualTo(text.replaceAll("\r\n|\n\r", "\n").replaceAll("\\p{Cc}", " "));
	}
}

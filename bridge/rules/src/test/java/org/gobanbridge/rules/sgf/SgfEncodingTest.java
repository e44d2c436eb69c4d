package org.gobanbridge.rules.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Bytes become the characters that were meant. */
class SgfEncodingTest {
	private static SgfGame readAs(String sgf, String charset) throws SgfException {
		return SgfReader.read(sgf.getBytes(Charset.forName(charset))).getFirst();
	}

	private static SgfGame readAs(String sgf, Charset charset) throws SgfException {
		return SgfReader.read(sgf.getBytes(charset)).getFirst();
	}

	@ParameterizedTest
	@ValueSource(strings = {"Shift_JIS", "EUC-JP", "ISO-2022-JP", "UTF-8", "GB18030"})
	void theDeclaredEncodingIsUsed(String charset) throws SgfException {
		assertThat(readAs("(;SZ[9]CA[" + charset + "]PB[井山 裕太])", charset).blackName()).contains("井山 裕太");
	}

	@ParameterizedTest
	@CsvSource({"gb2312,GBK,柯洁", "GBK,GBK,芈昱廷", "EUC-CN,GBK,柯洁", "cp936,GBK,柯洁", "big5,Big5,張栩", "BIG-5,Big5,張栩",
			"CP950,Big5,張栩", "sjis,Shift_JIS,芝野 虎丸", "x-sjis,windows-31j,髙尾 紳路", "Windows-31J,windows-31j,芝野",
			"ks_c_5601-1987,EUC-KR,신진서", "cp949,EUC-KR,신진서", "euc-kr,x-windows-949,홍똠", "utf8,UTF-8,신진서",
			"latin1,windows-1252,Jörg “Joe”", "iso-8859-1,ISO-8859-1,Grüße", "iso8859-1,ISO-8859-1,Grüße",
			"koi8-r,KOI8-R,Динерштейн", "windows-1251,windows-1251,Динерштейн"})
	void itsOtherNamesAreKnown(String declared, String written, String name) throws SgfException {
		SgfGame game = readAs("(;SZ[9]CA[" + declared + "]PB[" + name + "])", written);
		assertThat(game.blackName()).contains(name);
		assertThat(game.warnings()).isEmpty();
	}

	@Test
	void aByteOrderMarkOrItsZeroBytesTellUnicode() throws SgfException {
		assertThat(readAs("\uFEFF(;SZ[9]CA[Shift_JIS]PB[이세돌])", StandardCharsets.UTF_8).blackName()).contains("이세돌");
		for (Charset wide : new Charset[]{StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE}) {
			assertThat(readAs("\uFEFF(;SZ[9]PB[이세돌])", wide).blackName()).contains("이세돌");
			assertThat(readAs("(;SZ[9]PB[이세돌])", wide).blackName()).contains("이세돌");
		}
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"GB18030|古力|常昊", "GB18030|柯洁|芈昱廷", "GB18030|聂卫平|马晓春",
			"GB18030|唐韦星|时越", "GB18030|李世石|朴廷桓",
			"Big5|張栩|王立誠", "Big5|周俊勳|林海峰", "Big5|黃士傑|陳詩淵",
			"Shift_JIS|井山 裕太|山下 敬吾", "Shift_JIS|ヒカル|アキラ", "Shift_JIS|一力 遼|芝野 虎丸", "Shift_JIS|小林 光一|趙 治勲",
			"EUC-KR|이세돌|박정환", "EUC-KR|신진서|최정", "EUC-KR|조훈현|이창호",
			"ISO-2022-JP|井山 裕太|山下 敬吾", "UTF-8|이세돌|柯洁",
			"windows-1252|Grüße|Müller", "windows-1252|José|Bäcker", "windows-1252|François|Åse Øverland"})
	void anUndeclaredEncodingIsFoundFromTwoNames(String charset, String black, String white) throws SgfException {
		SgfGame game = readAs("(;GM[1]SZ[19]PB[" + black + "]PW[" + white + "];B[pd];W[dp])", charset);
		assertThat(game.blackName()).contains(black);
		assertThat(game.whiteName()).contains(white);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"GB18030|第三届应氏杯世界职业围棋锦标赛半决赛，黑贴三又四分之三子，白中盘胜。",
			"Big5|第三屆應氏盃世界職業圍棋錦標賽準決賽，黑貼三又四分之三子，白中盤勝。",
			"Shift_JIS|第四十七期名人戦挑戦手合七番勝負第一局。黒番、コミは六目半。", "EUC-JP|第四十七期名人戦挑戦手合七番勝負第一局。黒番、コミは六目半です。",
			"EUC-KR|제29회 LG배 조선일보 기왕전 결승 3번기, 흑 덤 6집반, 백 불계승.",
			"ISO-2022-JP|第四十七期名人戦、コミは六目半。",
			"windows-1252|Füße überqueren – „naïve“ façade, señor; c’est déjà l’été à Málaga."})
	void anUndeclaredEncodingIsFoundFromASentence(String charset, String sentence) throws SgfException {
		SgfGame game = readAs("(;GM[1]SZ[19]GC[" + sentence + "];B[pd])", charset);
		assertThat(game.info("GC")).contains(sentence);
		assertThat(game.warnings()).singleElement().asString().contains("no encoding is declared");
	}

	@Test
	void aDeclarationThatTheBytesDisproveIsNamedAndNotFollowed() throws SgfException {
		SgfGame chinese = readAs("(;SZ[9]CA[UTF-8]PB[柯洁]PW[古力])", "GBK");
		assertThat(chinese.blackName()).contains("柯洁");
		assertThat(chinese.warnings()).singleElement().asString().contains("CA[UTF-8]", "GB18030");
		SgfGame unicode = readAs("(;SZ[9]CA[gb2312]PB[柯洁]PW[古力])", "UTF-8");
		assertThat(unicode.blackName()).contains("柯洁");
		assertThat(unicode.warnings()).singleElement().asString().contains("CA[gb2312]", "UTF-8");
	}

	@Test
	void aFewBrokenCharactersDoNotMakeItAnotherEncoding() throws SgfException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		bytes.writeBytes("(;SZ[9]CA[UTF-8]PB[柯洁]PW[古力]GC[第三届应氏杯世界职业围棋锦标赛半决赛".getBytes(StandardCharsets.UTF_8));
		bytes.write(0xe5);
		bytes.writeBytes("])".getBytes(StandardCharsets.UTF_8));
		SgfGame game = SgfReader.read(bytes.toByteArray()).getFirst();
		assertThat(game.blackName()).contains("柯洁");
		assertThat(game.info("GC")).contains("第三届应氏杯世界职业围棋锦标赛半决赛\uFFFD");
		assertThat(game.warnings()).singleElement().asString().contains("not all bytes are UTF-8");
	}

	@Test
	void anEncodingThatNobodyKnowsIsNamed() throws SgfException {
		assertThat(readAs("(;SZ[9]CA[klingon]PB[Grüße])", StandardCharsets.UTF_8).warnings()).singleElement().asString()
				.contains("CA[klingon]");
	}

	@Test
	void whatLooksLikeADeclarationWithinAnotherTextIsNone() throws SgfException {
		assertThat(readAs("(;SZ[9]C[CA[Big5\\] is not meant]PB[이세돌])", "UTF-8").blackName()).contains("이세돌");
		assertThat(readAs("(;SZ[9]C[CA[Big5\\] is not meant]CA[EUC-KR]PB[이세돌])", "EUC-KR").blackName()).contains("이세돌");
	}

	@Test
	void aLetterThatEndsLikeABracketHidesNothing() throws SgfException {
		// In Shift-JIS 表 is 95 5C and 十 is 8F 5C: their second byte is a backslash.
		SgfGame game = readAs("(;SZ[9]EV[代表]PB[十]CA[Shift_JIS];B[aa])", "Shift_JIS");
		assertThat(game.info("EV")).contains("代表");
		assertThat(game.blackName()).contains("十");
		assertThat(game.moves()).hasSize(1);
	}

	@Test
	void aCommentCutInMidCharacterMakesAnUndeclaredTextNoOtherEncoding() throws SgfException {
		String comment = "第十届农心杯三国围棋擂台赛决赛，李昌镐对常昊。";
		SgfGame game = SgfReader.read(bytes("(;GM[1]SZ[9]PB[李昌镐]PW[常昊]C[" + comment + "];B[ee]C[" + comment, "UTF-8",
				"\u00e6\u009d];W[cc];B[dd])")).getFirst();
		assertThat(game.blackName()).contains("李昌镐");
		assertThat(game.moves()).hasSize(3);
		assertThat(game.warnings()).singleElement().asString().contains("UTF-8", "not all bytes");
	}

	@ParameterizedTest
	@CsvSource({"GBK,第十届农心杯三国围棋擂台赛决赛", "Big5,第三屆應氏盃世界職業圍棋錦標賽", "Shift_JIS,第四十七期名人戦挑戦手合七番勝負", "EUC-KR,조선일보 기왕전 결승 국수전"})
	void aCharacterCutInHalfDoesNotTakeTheBracketBehindItAway(String charset, String comment) throws SgfException {
		for (String declared : new String[]{"", "CA[" + charset + "]"}) {
			SgfGame game = SgfReader.read(bytes("(;SZ[9]" + declared + "C[" + comment + "];B[ee]C[" + comment, charset,
					"\u0095];W[cc];B[dd])")).getFirst();
			assertThat(game.moves()).hasSize(3);
			assertThat(game.node(1).property("C").orElseThrow().text()).isEqualTo(comment + "\uFFFD");
			assertThat(game.warnings()).last().asString().contains("\uFFFD");
		}
	}

	@ParameterizedTest
	@CsvSource({"ゾ,Shift_JIS", "漖,GBK", "功,Big5"})
	void aCharacterThatEndsLikeABracketOrABackslashIsNotCut(String character, String charset) throws SgfException {
		String sgf = "(;SZ[9]CA[" + charset + "]C[" + character + "(" + character + ") " + character + "];B[ee]C["
				+ character + "];W[cc])";
		SgfGame game = readAs(sgf, charset);
		assertThat(game.node(0).property("C").orElseThrow().text())
				.isEqualTo(character + "(" + character + ") " + character);
		assertThat(game.moves()).hasSize(2);
		assertThat(game.warnings()).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = {"GB2312", "GB18030", "Big5", "Shift_JIS", "EUC-KR"})
	void anAsianDeclarationIsNotFollowedWhereItTakesBracketsAwayFromWesternText(String declared) throws SgfException {
		SgfGame game = readAs("(;GM[1]FF[4]SZ[9]CA[" + declared
				+ "]PB[Jérôme]PW[Müller]EV[Tournée d'été];B[ee];W[cc];B[dd])", "windows-1252");
		assertThat(game.moves()).hasSize(3);
		assertThat(game.info("EV")).contains("Tournée d'été");
		assertThat(game.warnings()).singleElement().asString().contains("CA[" + declared + "]", "windows-1252");
	}

	@ParameterizedTest
	@ValueSource(strings = {"windows-1251", "KOI8-R", "ISO-8859-2", "x-MacRoman", "ISO-8859-1"})
	void aWesternDeclarationIsNotFollowedWhereItFindsBracketsWithinJapaneseCharacters(String declared)
			throws SgfException {
		String event = "第十五期本因坊戦 ソ表予";
		SgfGame game = readAs("(;GM[1]FF[4]SZ[9]CA[" + declared + "]PB[坂田栄男]PW[藤沢秀行]EV[" + event + "];B[ee]C["
				+ event + "ゾ];W[cc]C[" + event + "表];B[dd])", "Shift_JIS");
		assertThat(game.moves()).hasSize(3);
		assertThat(game.info("EV")).contains(event);
		assertThat(game.warnings()).singleElement().asString().contains("CA[" + declared + "]", "windows-31j");
	}

	@Test
	void russianTextsKeepTheirDeclarationThoughAnotherEncodingWouldPairTheirLetters() throws SgfException {
		for (String charset : new String[]{"KOI8-R", "windows-1251", "ISO-8859-5"}) {
			SgfGame game = readAs("(;SZ[9]CA[" + charset + "]PB[Динерштейн]PW[Сурин]EV[Чемпионат Европы];B[ee]C[Он];"
					+ "W[cc]C[Чёрные сдались])", charset);
			assertThat(game.blackName()).contains("Динерштейн");
			assertThat(game.moves()).hasSize(2);
			assertThat(game.warnings()).isEmpty();
		}
	}

	@ParameterizedTest
	@ValueSource(strings = {"IBM037", "Cp1047", "x-IBM930", "x-JIS0208"})
	void anEncodingInWhichSgfWouldBeNoSgfIsNotBelieved(String declared) throws SgfException {
		SgfGame game = readAs("(;SZ[9]CA[" + declared + "]PB[Grüße];B[ee])", "UTF-8");
		assertThat(game.blackName()).contains("Grüße");
		assertThat(game.warnings()).first().asString().contains("CA[" + declared + "]");
	}

	@ParameterizedTest
	@ValueSource(strings = {"UTF-32BE", "UTF-32LE", "X-UTF-32BE-BOM", "X-UTF-32LE-BOM"})
	void unicodeOfFourBytesACharacterIsReadToo(String charset) throws SgfException {
		SgfGame game = readAs("(;SZ[9]PB[이세돌];B[ee];W[cc])", charset);
		assertThat(game.blackName()).contains("이세돌");
		assertThat(game.moves()).hasSize(2);
	}

	@Test
	void aDeclarationThatGivesCharactersOfNobodysIsDisproved() throws SgfException {
		// In GB18030 most pairs from AA A1 to AF FE are for private use.
		String names = "(;SZ[9]CA[GB2312]PB[";
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		bytes.writeBytes(names.getBytes(StandardCharsets.US_ASCII));
		bytes.writeBytes("이세돌".getBytes(Charset.forName("EUC-KR")));
		bytes.writeBytes(new byte[]{(byte) 0xaa, (byte) 0xa1, (byte) 0xf8, (byte) 0xa1});
		bytes.writeBytes("])".getBytes(StandardCharsets.US_ASCII));
		assertThat(SgfReader.read(bytes.toByteArray()).getFirst().warnings()).first().asString()
				.contains("CA[GB2312]");
	}

	/** A text in its encoding, then bytes that are told as Latin-1. */
	private static byte[] bytes(String text, String charset, String more) {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		bytes.writeBytes(text.getBytes(Charset.forName(charset)));
		bytes.writeBytes(more.getBytes(StandardCharsets.ISO_8859_1));
		return bytes.toByteArray();
	}
}

package org.gobanbridge.rules.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.gobanbridge.rules.AsciiBoard.board;
import static org.gobanbridge.rules.AsciiBoard.move;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is read from SGF, and what is refused. */
class SgfReaderTest {
	private static SgfGame read(String sgf) throws SgfException {
		return SgfReader.read(sgf.getBytes(StandardCharsets.UTF_8)).getFirst();
	}

	private static SgfGame readAs(String sgf, Charset charset) throws SgfException {
		return SgfReader.read(sgf.getBytes(charset)).getFirst();
	}

	@Test
	void titleAndMovesAreRead() throws SgfException {
		SgfGame game = read("""
				(;GM[1]FF[4]SZ[19]PB[Honinbo Shusaku]PW[Gennan Inseki]BR[4d]WR[8d]KM[0]RE[B+2]DT[1846-09-11]
				EV[Ear-reddening game]RO[1]PC[Osaka]RU[Japanese]TM[7200]OT[5x30 byo-yomi]C[A comment.]
				;B[qd];W[dc];B[pq])""");
		assertThat(game.grid()).hasToString("19x19");
		assertThat(game.moves()).containsExactly(move("X R16"), move("O D17"), move("X Q3"));
		assertThat(List.of(game.blackName(), game.whiteName(), game.komi(), game.result(), game.rules()))
				.map(java.util.Optional::orElseThrow)
				.containsExactly("Honinbo Shusaku", "Gennan Inseki", "0", "B+2", "Japanese");
		assertThat(game.info()).containsEntry("BR", "4d").containsEntry("WR", "8d").containsEntry("DT", "1846-09-11")
				.containsEntry("EV", "Ear-reddening game").containsEntry("RO", "1").containsEntry("PC", "Osaka")
				.containsEntry("TM", "7200").containsEntry("OT", "5x30 byo-yomi").hasSize(13);
		assertThat(game.handicap()).isEmpty();
		assertThat(game.warnings()).isEmpty();
	}

	@Test
	void stonesAreSetUpSinglyAndInRectangles() throws SgfException {
		SgfGame game = read("(;SZ[5]AB[aa:bc][ee]AW[da][db]AE[ab];B[cc])");
		assertThat(game.setup()).isEqualTo(board("""
				X X . O .
				. X . O .
				X X . . .
				. . . . .
				. . . . X
				"""));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"(;SZ[19]AB[dd][pp]AW[pd][dp];W[fc])|WHITE",
			"(;SZ[19]AB[dd][pp]AW[pd][dp]PL[W])|WHITE",
			"(;SZ[19]AB[dd][pp]HA[2]PL[B])|BLACK", "(;SZ[19]AB[dd][pp]HA[2])|WHITE",
			"(;SZ[19]AB[dd][pp]HA[2];B[aa])|BLACK",
			"(;SZ[19]HA[0])|BLACK", "(;SZ[19])|BLACK", "(;SZ[19];PL[White])|WHITE", "(;SZ[19];W[aa])|WHITE",
			"(;SZ[19]PL[B];W[aa])|BLACK"})
	void whoMovesFirstIsSaidElseSeenElseToldByTheHandicap(String sgf, Color first) throws SgfException {
		assertThat(read(sgf).toPlay()).isEqualTo(first);
	}

	@ParameterizedTest
	@CsvSource({"9,tt,true", "13,tt,true", "19,tt,true", "19,'',true", "25,'',true", "21,tt,false", "19,' ',true"})
	void aPassIsEmptyOrTtOnBoardsUpToNineteen(int size, String value, boolean pass) throws SgfException {
		Move read = read("(;SZ[" + size + "];B[" + value + "])").moves().getFirst();
		assertThat(read instanceof Move.Pass).isEqualTo(pass);
	}

	@Test
	void theMainLineIsReadThroughItsVariations() throws SgfException {
		SgfGame game = read("(;SZ[9];B[aa](;W[bb](;B[cc];W[dd])(;B[ee]))(;W[ff];B[gg]))");
		assertThat(game.moves()).containsExactly(move("X A9"), move("O B8"), move("X C7"), move("O D6"));
	}

	@Test
	void everyGameOfAFileIsRead() throws SgfException {
		List<SgfGame> games = SgfReader.read("(;SZ[9];B[aa])\n\n(;SZ[13])".getBytes(StandardCharsets.UTF_8));
		assertThat(games).map(game -> game.grid().size()).containsExactly(9, 13);
	}

	@Test
	@Timeout(10)
	void aPropertyRepeatedVeryOftenInANodeIsGathered() throws SgfException {
		SgfGame game = read("(;SZ[9]" + "AB[aa]AB[ab]".repeat(100_000) + ";W[bb])");
		assertThat(game.setup().stones(Color.BLACK).count()).isEqualTo(2);
	}

	@Test
	void aVeryDeepTreeIsRead() throws SgfException {
		String sgf = "(;SZ[9]" + "(;B[aa]".repeat(50_000) + ")".repeat(50_000) + ")";
		assertThat(read(sgf).moves()).hasSize(50_000);
	}

	@Test
	void escapesAndLineBreaksInTextAreResolved() throws SgfException {
		SgfGame game = read("(;SZ[9]PB[a\\]b\\\\c\\:d]PW[one\\\ntwo\tthree]EV[x\r\ny])");
		assertThat(game.blackName()).contains("a]b\\c:d");
		assertThat(game.whiteName()).contains("onetwo three");
		assertThat(game.info("EV")).contains("x y");
	}

	@Test
	void oldAndCarelessFilesAreRead() throws SgfException {
		assertThat(read("(SZ[9];B[aa])").moves()).hasSize(1);
		assertThat(read("mail header\n(1)\n\n(;SiZe[9]PlayerBlack[me];Black[aa])").blackName()).contains("me");
		assertThat(read("(\n ;\n SZ [9] ; B [aa]\n)").moves()).hasSize(1);
		assertThat(read("(;SZ[9:9])").grid().size()).isEqualTo(9);
		assertThat(read("(;B[aa];;W[bb])").moves()).hasSize(2);
		assertThat(read("(;SZ[9];B[aa]").warnings()).singleElement().asString().contains("line 1, column 14",
				"ends before");
	}

	@Test
	void stonesSetUpInTheMiddleEndTheMovesWithAWarning() throws SgfException {
		SgfGame game = read("(;SZ[9];B[aa];W[bb]\n;AW[cc];B[dd])");
		assertThat(game.moves()).hasSize(2);
		assertThat(game.setup()).isEqualTo(Position.empty(game.grid()));
		assertThat(game.warnings()).containsExactly(
				"line 2, column 1: stones are set up after move 2; the record is read up to there");
	}

	@Test
	void stonesSetUpInASecondNodeBeforeTheFirstMoveBelongToTheStart() throws SgfException {
		SgfGame game = read("(;SZ[9]HA[2];AB[gc][cg];W[ee])");
		assertThat(game.setup().stones(Color.BLACK).count()).isEqualTo(2);
		assertThat(game.moves()).hasSize(1);
		assertThat(game.handicap()).hasValue(2);
	}

	@Test
	void aHandicapWithoutStonesIsKeptAndNamed() throws SgfException {
		SgfGame game = read("(;SZ[19]HA[3];W[dd])");
		assertThat(game.handicap()).hasValue(3);
		assertThat(game.setup().occupied().isEmpty()).isTrue();
		assertThat(game.warnings()).singleElement().asString().contains("HA[3]");
	}

	@Test
	void theEncodingIsDeclaredOrMarkedOrFound() throws SgfException {
		String japanese = "(;SZ[9]CA[%s]PB[井山 裕太])";
		for (String charset : List.of("Shift_JIS", "EUC-JP", "ISO-2022-JP", "UTF-8", "GB18030")) {
			assertThat(readAs(japanese.formatted(charset), Charset.forName(charset)).blackName()).contains("井山 裕太");
		}
		assertThat(readAs("(;SZ[9]CA[GB2312]PB[柯洁])", Charset.forName("GBK")).blackName()).contains("柯洁");
		assertThat(readAs("(;SZ[9]PB[Grüße])", StandardCharsets.UTF_8).blackName()).contains("Grüße");
		assertThat(readAs("(;SZ[9]PB[Grüße])", StandardCharsets.ISO_8859_1).blackName()).contains("Grüße");
		assertThat(readAs("\uFEFF(;SZ[9]CA[Shift_JIS]PB[이세돌])", StandardCharsets.UTF_8).blackName()).contains("이세돌");
		assertThat(readAs("\uFEFF(;SZ[9]PB[이세돌])", StandardCharsets.UTF_16LE).blackName()).contains("이세돌");
		assertThat(readAs("(;SZ[9]PB[이세돌])", StandardCharsets.UTF_16BE).blackName()).contains("이세돌");
	}

	@Test
	void anEncodingThatIsNotKnownOrNotKeptIsNamed() throws SgfException {
		assertThat(read("(;SZ[9]CA[klingon]PB[Grüße])").warnings()).singleElement().asString().contains("CA[klingon]");
		assertThat(readAs("(;SZ[9]CA[UTF-8]PB[Grüße])", StandardCharsets.ISO_8859_1).warnings()).singleElement()
				.asString()
				.contains("UTF-8");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"''|1|1|no game here", "hello (world)|1|1|no game here",
			"(;SZ[9:13];B[am])|1|3|SZ[9:13]: boards are square", "(;SZ[26])|1|3|2 to 25 lines",
			"(;SZ[nine])|1|3|SZ[nine]",
			"(;SZ[1])|1|3|2 to 25 lines", "(;GM[2])|1|3|not a game of Go",
			"(;SZ[9];B[jj])|1|9|'jj' is no point of a 9x9 board",
			"(;SZ[9];B[aa][bb])|1|9|one move", "(;SZ[9];B[a])|1|9|'a' is no point",
			"(;SZ[9]AB[aa][zz])|1|8|'zz' is no point",
			"(;SZ[9];B)|1|9|'B' has no value", "(;SZ[9];B[aa)|1|10|not closed",
			"(;SZ[9];B[aa]x=3)|1|14|'x' has no value",
			"(;SZ[9];B[aa]3)|1|14|'3' where"})
	void whatIsNoGameIsRefusedWithItsPlace(String sgf, int line, int column, String problem) {
		assertThatThrownBy(() -> read(sgf)).isInstanceOfSatisfying(SgfException.class, e -> {
			assertThat(e).hasMessageContaining(problem);
			assertThat(List.of(e.line(), e.column())).containsExactly(line, column);
		});
	}

	@ParameterizedTest
	@ValueSource(strings = {"\n", "\r\n"})
	void linesAreCounted(String lineEnd) {
		String sgf = String.join(lineEnd, "(;SZ[9]", "C[two", "lines]", " ;B[zz])");
		assertThatThrownBy(() -> read(sgf)).hasMessageStartingWith("line 4, column 3: B[zz]");
	}
}

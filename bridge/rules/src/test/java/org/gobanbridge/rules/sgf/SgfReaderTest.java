package org.gobanbridge.rules.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.gobanbridge.rules.AsciiBoard.board;
import static org.gobanbridge.rules.AsciiBoard.move;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Move;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is read from SGF, and what is refused. */
class SgfReaderTest {
	private static SgfGame read(String sgf) throws SgfException {
		return SgfReader.read(sgf.getBytes(StandardCharsets.UTF_8)).getFirst();
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

	@Test
	void theSmallestAndTheLargestBoardAreReadAndAnUnsaidSizeIs19() throws SgfException {
		assertThat(read("(;SZ[2];B[bb])").moves()).containsExactly(move("X B1"));
		assertThat(read("(;SZ[25];B[yy])").moves()).containsExactly(move("X Z1"));
		SgfGame unsaid = read("(;SZ[];B[ss])");
		assertThat(unsaid.moves()).containsExactly(move("X T1"));
		assertThat(unsaid.warnings()).containsExactly("line 1, column 3: SZ says no size; 19x19 is assumed");
	}

	@Test
	void aSetUpOfNoPointSetsNothingUp() throws SgfException {
		SgfGame game = read("(;SZ[9]AB[]AW[ee];B[aa])");
		assertThat(game.damage()).isEmpty();
		assertThat(game.setup().stones(Color.BLACK).isEmpty()).isTrue();
		assertThat(game.setup().occupied()).hasToString("[E5]");
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

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"''|1|1|the file is empty", "hello (world)|1|1|no game here",
			"(;SZ[9:13];B[am])|1|3|SZ[9:13]: boards are square", "(;SZ[26])|1|3|2 to 25 lines",
			"(;SZ[nine])|1|3|SZ[nine]",
			"(;SZ[1])|1|3|2 to 25 lines", "(;GM[2])|1|3|not a game of Go",
			"(;SZ[9];B[jj])|1|9|'jj' is no point of a 9x9 board",
			"(;SZ[9];B[aa][bb])|1|9|one move", "(;SZ[9];B[a])|1|9|'a' is no point",
			"(;SZ[9]AB[aa][zz])|1|8|'zz' is no point",
			"(;SZ[9];B)|1|9|'B' has no value", "(;SZ[9];B[aa)|1|10|not closed",
			"(;SZ[9]x=3)|1|8|'x' has no value", "(;SZ[9]3)|1|8|'3' where"})
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

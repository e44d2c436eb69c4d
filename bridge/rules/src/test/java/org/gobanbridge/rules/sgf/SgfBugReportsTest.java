package org.gobanbridge.rules.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.gobanbridge.rules.AsciiBoard.move;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.score.Fraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Mistakes that other programs made with SGF (RULES 4, rows 16 to 21), with the right answer. */
class SgfBugReportsTest {
	private static SgfGame read(String sgf) throws SgfException {
		return SgfReader.read(sgf.getBytes(StandardCharsets.UTF_8)).getFirst();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"(;SZ[19]AB[dd][pp]AW[pd][dp];W[fc])|WHITE",
			"(;SZ[19]AB[dd][pp]AW[pd][dp];B[fc])|BLACK", "(;SZ[19]AB[dd][pp]AW[pd][dp]PL[B];W[fc])|BLACK",
			"(;SZ[19]AB[dd][pp]AW[pd][dp](;W[fc])(;B[fc]))|WHITE",
			"(;SZ[19]AB[dd][pp]AW[pd][dp];PL[W](;B[fc])(;W[fc]))|WHITE",
			"(;SZ[19]AB[dd][pp]AW[pd][dp])|WHITE", "(;SZ[19]AB[dd][pp]AW[pd][dd])|BLACK",
			"(;SZ[19]AB[dd][pp]HA[2])|WHITE"})
	void row16WhoMovesAfterSetUpStones(String sgf, Color first) throws SgfException {
		assertThat(read(sgf).toPlay()).isEqualTo(first);
	}

	@Test
	void row17HandicapStonesAreKeptAndMissingOnesNamed() throws SgfException {
		SgfGame game = read("(;SZ[19]HA[7]AB[dp][pd][dd][pp][jj][dj][pj];W[cn])");
		SgfGame again = SgfReader.read(SgfWriter.write(game)).getFirst();
		assertThat(again.setup().stones(Color.BLACK).count()).isEqualTo(7);
		assertThat(again.handicap()).hasValue(7);
		assertThat(read("(;SZ[19]HA[7];W[cn])").warnings()).singleElement().asString()
				.contains("HA[7] but no handicap stones are set up");
	}

	@ParameterizedTest
	@ValueSource(ints = {9, 13, 18, 19, 21})
	void row18APassIsWrittenWithoutAPoint(int size) throws SgfException {
		SgfGame game = SgfGame.of(Position.empty(Grid.of(size)), Color.BLACK, List.of(move("X pass"), move("O A1")));
		assertThat(new String(SgfWriter.write(game), StandardCharsets.UTF_8)).contains(";B[];W[a");
		for (String pass : List.of("", "  ", size <= 19 ? "tt" : "")) {
			assertThat(read("(;SZ[" + size + "];B[" + pass + "])").moves()).containsExactly(move("X pass"));
		}
	}

	@Test
	void row18OnLargeBoardsTtIsAPoint() throws SgfException {
		assertThat(read("(;SZ[21];B[tt])").moves().getFirst()).isInstanceOf(Move.Play.class);
		assertThatThrownBy(() -> read("(;SZ[18];B[ss])")).hasMessageContaining("'ss' is no point of a 18x18 board");
	}

	@Test
	void row19ARectangleIsRefusedAndEmptyNodesStay() throws SgfException {
		assertThatThrownBy(() -> read("(;SZ[9:13];B[am])"))
				.hasMessage(
						"line 1, column 3: SZ[9:13]: boards are square; one of 9 by 13 lines cannot be played here");
		assertThat(read("(;B[aa];;W[bb])").tree().size()).isEqualTo(3);
	}

	@ParameterizedTest
	@CsvSource({"375,7.5", "650,6.5", "50,0.5", "0,0"})
	void row20KomiOfFoxIsNotTakenLiterally(String written, String points) throws SgfException {
		SgfGame game = read("(;GM[1]FF[4]SZ[19]KM[" + written + "]HA[0]AP[GNU Go:3.8]AP[foxwq])");
		assertThat(game.komiPoints()).contains(Fraction.parse(points));
		assertThat(game.komi()).contains(written);
	}

	@ParameterizedTest
	@CsvSource({"Big5,Big5,黃士傑", "GB2312,GBK,柯洁", "'',UTF-8,신진서", "'',GBK,常昊柯洁", "'',Shift_JIS,井山裕太", "'',EUC-KR,신진서"})
	void row21TheEncodingIsDeclaredOrFoundAndAlwaysWrittenAsUtf8(String declared, String bytes, String name)
			throws SgfException {
		String sgf = "(" + (declared.isEmpty() ? "" : "CA[" + declared + "]") + "SZ[19]PB[" + name + "];B[pd])";
		SgfGame game = SgfReader.read(sgf.getBytes(Charset.forName(bytes))).getFirst();
		assertThat(game.blackName()).contains(name);
		assertThat(game.moves()).hasSize(1);
		assertThat(new String(SgfWriter.write(game), StandardCharsets.UTF_8)).contains("CA[UTF-8]", "PB[" + name + "]");
	}
}

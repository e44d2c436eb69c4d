package org.gobanbridge.rules.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.gobanbridge.rules.score.Rulesets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a record says of handicap, and what lies on its board. */
class SgfHandicapTest {
	private static SgfGame read(String sgf) throws SgfException {
		return SgfReader.read(sgf.getBytes(StandardCharsets.UTF_8)).getFirst();
	}

	private static int handicap(SgfGame game) {
		return SgfReplay.of(game, Rulesets.DEFAULT.playing()).ending().handicap();
	}

	@ParameterizedTest
	@CsvSource({"(;SZ[19]HA[9]AB[dd][pp];W[cc]),2", "(;SZ[19]HA[2]AB[dd][pp][dp];W[cc]),3",
			"(;SZ[19]HA[2]AB[dd];W[cc]),1", "(;SZ[19]HA[0]AB[dd][pp];W[cc]),2", "(;SZ[19]HA[1]AB[dd][pp];W[cc]),2"})
	void theStonesThatLieThereAreCountedAndNotWhatIsSaidOfThem(String sgf, int stones) throws SgfException {
		SgfGame game = read(sgf);
		assertThat(handicap(game)).isEqualTo(stones);
		assertThat(game.warnings()).singleElement().asString().contains("HA[",
				stones + (stones == 1 ? " black stone is" : " black stones are"));
	}

	@ParameterizedTest
	@CsvSource({"(;SZ[19]HA[2]AB[dd][pp];W[cc]),2", "(;SZ[19]AB[dd][pp];W[cc]),2", "(;SZ[19]HA[2];B[dd];B[pp];W[cc]),2",
			"(;SZ[19]HA[0];B[dd]),0", "(;SZ[19]HA[1];B[dd]),1", "(;SZ[19]HA[0]AB[dd];W[pp]),0",
			"(;SZ[19]HA[1]AB[dd];W[pp]),1", "(;SZ[19]HA[0]AB[dd][pp];B[cc]),0", "(;SZ[19]HA[ 02 ]AB[dd][pp];W[cc]),2",
			"(;SZ[19]HA[4]AB[dd][pp]AW[dp][pd];W[cc]),4"})
	void whatIsSaidHoldsWhereTheBoardDoesNotSpeakAgainstIt(String sgf, int stones) throws SgfException {
		SgfGame game = read(sgf);
		assertThat(handicap(game)).isEqualTo(stones);
		assertThat(game.warnings()).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = {"99", "81", "1.5", "-1", "abc", "2 stones", "1000"})
	void whatIsNoNumberOfStonesIsNamedAndLeftOut(String written) throws SgfException {
		SgfGame game = read("(;SZ[9]HA[" + written + "];B[ee])");
		assertThat(game.handicap()).isEmpty();
		assertThat(handicap(game)).isZero();
		assertThat(game.warnings()).singleElement().asString().contains("HA[" + written + "]", "9x9");
	}

	@Test
	void aSizeThatIsSaidAfterTheBeginningIsNamed() throws SgfException {
		SgfGame game = read("(;GM[1];SZ[9];B[ee])");
		assertThat(game.grid().size()).isEqualTo(19);
		assertThat(game.warnings()).singleElement().asString().contains("column 9", "SZ[9]", "19x19");
	}

	@Test
	void stonesThatAreSetUpWithoutALibertyAreNamed() throws SgfException {
		assertThat(read("(;SZ[5]AB[aa]AW[ab][ba];B[ee])").warnings()).singleElement().asString().contains("A5",
				"without a liberty");
		assertThat(read("(;SZ[5]AB[ab][ba];B[ee];W[dd];AW[aa];B[cc])").warnings()).singleElement().asString()
				.contains("A5", "after move 2", "without a liberty");
		assertThat(read("(;SZ[5]AB[aa]AW[ab][ba];B[ee];W[dd];AB[cc];W[bb];AB[dc];B[bc])").warnings())
				.as("once").hasSize(1);
		assertThat(read("(;SZ[5]AB[aa:ee])").warnings()).singleElement().asString().contains("and 17 more");
		assertThat(read("(;SZ[5]AB[aa];AW[ab][ba]AE[aa];B[ee])").warnings()).isEqualTo(List.of());
	}
}

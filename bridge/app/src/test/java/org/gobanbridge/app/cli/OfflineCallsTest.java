package org.gobanbridge.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** By which rules the offline commands judge, what they compare, and what they say of files that they cannot open. */
class OfflineCallsTest extends CommandLineCalls {
	@TempDir
	Path folder;

	private Path game(String name, String sgf) throws IOException {
		return Files.writeString(folder.resolve(name), sgf);
	}

	private JsonNode json() throws IOException {
		return new ObjectMapper().readTree(out.toString());
	}

	/** Black's stone in the corner has no liberty, and takes none. */
	private static String suicide(String properties) {
		return "(;SZ[5]" + properties + "AW[ab][ba][bb]AB[ee];B[aa];W[dd])";
	}

	@Test
	void anIllegalMoveOfARecordWithOtherRulesNamesThoseThatJudged() throws IOException {
		Path allowed = game("nz.sgf", "(;SZ[5]RU[New Zealand]AW[ca][cb][ac][bc]AB[aa][ab][ba];B[bb];W[ee])");
		assertThat(goban("check", allowed)).isEqualTo(1);
		assertThat(out.toString()).hasLineCount(1).contains("move 1 is not legal",
				"judged by chinese rules; the record says New Zealand: --rules new-zealand");
		assertThat(goban("check", allowed, "--json")).isEqualTo(1);
		assertThat(json().get("warnings").toString()).contains("--rules new-zealand");
		assertThat(goban("check", allowed, "--rules", "new-zealand")).isZero();
		assertThat(goban("check", allowed, "--rules", "japanese")).isEqualTo(1);
		assertThat(out.toString()).as("the call says so").doesNotContain("--rules");
	}

	@Test
	void rulesOfARecordThatJudgeTheSameOrThatNobodyKnowsAreNotNamed() throws IOException {
		for (String rules : new String[]{"RU[Japanese]", "RU[whatever]", ""}) {
			assertThat(goban("check", game("same.sgf", suicide(rules)))).isEqualTo(1);
			assertThat(out.toString()).as(rules).contains("is not legal").doesNotContain("judged by");
		}
		assertThat(goban("check", game("legal.sgf", "(;SZ[5]RU[NZ];B[aa])"))).isZero();
		assertThat(out.toString()).doesNotContain("judged by");
	}

	@Test
	void programsLearnWhereTheRulesOfACountComeFrom() throws IOException {
		Path named = game("named.sgf", "(;SZ[5]RU[Japanese];B[cc])");
		goban("score", named, "--json");
		assertThat(json().get("rulesFrom").asText()).isEqualTo("record");
		goban("score", named, "--json", "--rules", "aga");
		assertThat(json().get("rulesFrom").asText()).isEqualTo("call");
		goban("score", game("unknown.sgf", "(;SZ[5]RU[whatever];B[cc])"), "--json");
		assertThat(json().get("rulesFrom").asText()).isEqualTo("assumed");
	}

	@Test
	void aMarginWithWordsBehindItIsComparedToo() throws IOException {
		assertThat(goban("score", game("other.sgf", "(;SZ[5]KM[0]RE[B+3.5 (after counting)];B[cc])"), "--json",
				"--rules", "chinese")).isEqualTo(1);
		assertThat(json().get("asRecorded").asBoolean()).isFalse();
		assertThat(goban("score", game("same.sgf", "(;SZ[5]KM[0]RE[B+25 (after counting)];B[cc])"), "--json",
				"--rules", "chinese")).isZero();
		assertThat(json().get("asRecorded").asBoolean()).isTrue();
		assertThat(goban("score", game("resigned.sgf", "(;SZ[5]KM[0]RE[B+12 (W resigned)];B[cc])"), "--json",
				"--rules", "chinese")).isZero();
		assertThat(json().has("asRecorded")).isFalse();
	}

	@Test
	void aFileThatLooksLikeAnOptionIsToldHowToBeNamed() {
		assertThat(goban("check", "-dash.sgf")).isEqualTo(2);
		assertThat(err.toString()).hasLineCount(1).contains("-dash.sgf", "looks like an option", "./-dash.sgf");
		assertThat(goban("check", "--nosuch")).isEqualTo(2);
		assertThat(err.toString()).doesNotContain("looks like");
	}

	@Test
	void aHyphenIsNoFile() {
		assertThat(goban("check", "-")).isEqualTo(2);
		assertThat(err.toString()).hasLineCount(1).contains("/dev/stdin");
	}

	@Test
	void aLinkThatLeadsBackToItselfIsNamed() throws IOException {
		Path loop = folder.resolve("loop.sgf");
		Files.createSymbolicLink(loop, loop);
		assertThat(goban("check", loop)).isEqualTo(2);
		assertThat(err.toString()).hasLineCount(1).contains("loop.sgf: this link leads back to itself");
	}

	@Test
	void aNameWithBytesThatAreNoCharactersIsNamed() {
		assertThat(goban("check", folder.resolve("caf\uFFFD.sgf"))).isEqualTo(2);
		assertThat(err.toString()).hasLineCount(1).contains("give it another name");
	}
}

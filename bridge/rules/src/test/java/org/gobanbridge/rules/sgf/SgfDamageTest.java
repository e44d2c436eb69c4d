package org.gobanbridge.rules.sgf;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.gobanbridge.rules.AsciiBoard.move;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.gobanbridge.rules.Oracle;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Files that are broken, cut off, very deep or very large. */
class SgfDamageTest {
	private static SgfGame read(String sgf) throws SgfException {
		return SgfReader.read(sgf.getBytes(UTF_8)).getFirst();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"(;SZ[9];B[aa];W[jj];B[cc])|1|1|15|'jj' is no point of a 9x9 board",
			"(;SZ[9];B[aa];W[bb];B[cc|2|1|22|not closed",
			"(;SZ[9];B[aa]3;W[bb])|1|1|14|'3' where a property", "(;SZ[9];B[aa];W]bb])|1|1|15|'W' has no value",
			"(;SZ[9];B[aa];W[bb][cc])|1|1|15|one move of a colour",
			"(;SZ[9];B[aa];AB[bb][zz];W[cc])|1|1|15|'zz' is no point",
			"(;SZ[9];B[aa];W[bb]C[cut off|2|1|21|not closed",
			"(;SZ[9];B[aa]C[x [1] AB|1|1|22|'AB' has no value",
			"(;SZ[9];B[aa]C[see [1]]3;W[bb])|1|1|24|'3' where a property"})
	void aDamagedGameIsReadUpToTheDamageThatIsNamedWithItsPlace(String sgf, int moves, int line, int column,
			String problem) throws SgfException {
		SgfGame game = read(sgf);
		assertThat(game.moves()).hasSize(moves);
		assertThat(game.damage()).hasValueSatisfying(damage -> {
			assertThat(damage).hasMessageContaining(problem);
			assertThat(List.of(damage.line(), damage.column())).containsExactly(line, column);
		});
	}

	@Test
	void aGameBehindADamagedOneIsRead() throws SgfException {
		List<SgfGame> games = SgfReader.read("(;SZ[9];B[aa]3(;W[bb])(;W[cc]))\n(;GM[1]SZ[13];B[mm])".getBytes(UTF_8));
		assertThat(games).map(game -> game.grid().size()).containsExactly(9, 13);
		assertThat(games.get(0).damage()).isPresent();
		assertThat(games.get(1).damage()).isEmpty();
	}

	@Test
	void damageInAVariationLeavesTheMainLineWhole() throws SgfException {
		SgfGame game = read("(;SZ[9];B[aa](;W[bb];B[cc])(;W[dd];B[ee]3))");
		assertThat(game.moves()).hasSize(3);
		assertThat(game.damage()).isPresent();
	}

	@Test
	void aBracketThatWasNotEscapedInATextIsReadAsText() throws SgfException {
		SgfGame game = read("(;SZ[9]C[see [1] and [2], ok]PB[me [9d]];B[aa]C[[hm]];W[bb])");
		assertThat(game.node(0).property("C").orElseThrow().text()).isEqualTo("see [1] and [2], ok");
		assertThat(game.blackName()).contains("me [9d]");
		assertThat(game.moves()).hasSize(2);
		assertThat(game.node(1).property("C").orElseThrow().text()).isEqualTo("[hm]");
		assertThat(game.warnings()).hasSize(3).first().asString()
				.isEqualTo("line 1, column 16: a ] within the text of C is not escaped; it is read as text");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"(;SZ[9];B[aa]C[cut [off];W[bb])|cut [off|2",
			"(;SZ[9];B[aa]C[cut [off]AB[cc];W[bb])|cut [off|2", "(;SZ[9];B[aa]C[cut [off])|cut [off|1",
			"(;SZ[9];B[aa]C[cut [off]|cut [off|1"})
	void aBracketThatIsNeverClosedEndsWithItsText(String sgf, String text, int moves) throws SgfException {
		SgfGame game = read(sgf);
		assertThat(game.damage()).isEmpty();
		assertThat(game.node(1).property("C").orElseThrow().text()).isEqualTo(text);
		assertThat(game.moves()).hasSize(moves);
	}

	@Test
	void bracketsInTheTextAroundAGameAreNoGame() throws SgfException {
		List<SgfGame> games = SgfReader.read("my first win ([1] to [3])\n(;SZ[9];B[aa])".getBytes(UTF_8));
		assertThat(games).singleElement().satisfies(game -> {
			assertThat(game.moves()).hasSize(1);
			assertThat(game.damage()).isEmpty();
		});
	}

	@Test
	void namesInSmallLettersAreReadAndNamed() throws SgfException {
		SgfGame game = read("(;sz[9];b[aa];w[bb])");
		assertThat(game.grid().size()).isEqualTo(9);
		assertThat(game.moves()).containsExactly(move("X A9"), move("O B8"));
		assertThat(game.warnings()).first().asString().startsWith("line 1, column 3: the property 'sz'");
	}

	@ParameterizedTest
	@ValueSource(strings = {"\n", "\r\n", "\r"})
	void linesAreCountedAsEditorsDo(String lineEnd) {
		String sgf = String.join(lineEnd, "\uFEFF(;SZ[9]", "C[two", "lines]", " 😀碁;B[zz])");
		assertThatThrownBy(() -> read(sgf)).hasMessageStartingWith("line 4, column 2: '😀' where");
		String other = String.join(lineEnd, "\uFEFF(;SZ[9]", "C[two", "", "li😀es];B[zz])");
		assertThatThrownBy(() -> read(other)).hasMessageStartingWith("line 4, column 8: B[zz]");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"'  '|the file is empty", "\\HS \\[GIBOKIND=Global\\]|GIB (Tygem)",
			"[Header] Ver=1|UGF (PandaNet)", "<html>|no game here"})
	void whatIsNoSgfIsNamed(String text, String problem) {
		assertThatThrownBy(() -> read(text)).isInstanceOf(SgfException.class).hasMessageContaining(problem);
	}

	@Test
	@Tag("long")
	void damageToAnyByteAndAnyCutGiveAGameOrARefusalAtOnce() {
		Random random = new Random(3);
		List<Path> files = Oracle.files("odd").stream().filter(file -> Oracle.bytes(file).length > 0).toList();
		for (int round = 0; round < 600; round++) {
			byte[] bytes = Oracle.bytes(files.get(random.nextInt(files.size()))).clone();
			for (int flips = random.nextInt(20); flips > 0; flips--) {
				bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
			}
			byte[] damaged = random.nextBoolean() ? bytes : Arrays.copyOf(bytes, random.nextInt(bytes.length));
			org.junit.jupiter.api.Assertions.assertTimeout(Duration.ofSeconds(5), () -> read(damaged));
		}
	}

	@Test
	@Tag("long")
	void anyMixOfTheSignsOfSgfGivesAGameOrARefusal() {
		Random random = new Random(5);
		String signs = "(((;;;)))[[]]]\\\\:\n\r BWCaabtABSZ9\u0000碁";
		for (int round = 0; round < 5_000; round++) {
			StringBuilder sgf = new StringBuilder("(;");
			for (int n = random.nextInt(60); n > 0; n--) {
				sgf.append(signs.charAt(random.nextInt(signs.length())));
			}
			read(sgf.toString().getBytes(UTF_8));
		}
	}

	/** Reads what can be read, plays it, and asks that it comes back when it is written. */
	private static void read(byte[] bytes) {
		List<SgfTree> trees;
		try {
			trees = SgfReader.trees(bytes);
			SgfRoundTripTest.assertComesBack(trees);
		} catch (SgfException refusal) {
			assertThat(refusal).hasMessageStartingWith("line " + refusal.line() + ", column " + refusal.column());
			return;
		}
		for (SgfTree tree : trees) {
			try {
				SgfGame game = tree.game();
				game.komiPoints();
				game.outcome();
				if (game.moves().size() < 400) {
					SgfReplay.of(game,
							new org.gobanbridge.rules.PlayingRules(org.gobanbridge.rules.Repetition.SIMPLE_KO,
									false));
				}
			} catch (SgfException refusal) {
				assertThat(refusal).hasMessageStartingWith("line ");
			}
		}
	}

	@Test
	@Tag("long")
	@Timeout(60)
	void aVeryDeepTreeIsReadAndWritten() throws SgfException {
		int depth = 100_000;
		String sgf = "(;SZ[9]" + "(;B[aa](;W[bb])".repeat(depth) + ")".repeat(depth) + ")";
		SgfTree tree = SgfReader.trees(sgf.getBytes(UTF_8)).getFirst();
		assertThat(tree.size()).isEqualTo(2 * depth + 1);
		assertThat(tree.game().moves()).hasSize(2);
		SgfTree chain = SgfReader.trees(("(;SZ[9]" + "(;B[aa]".repeat(depth)).getBytes(UTF_8)).getFirst();
		assertThat(chain.game().moves()).hasSize(depth);
		assertThat(SgfReader.trees(SgfWriter.write(tree)).getFirst().size()).isEqualTo(tree.size());
	}

	@Test
	@Tag("long")
	@Timeout(60)
	void aHugeFileIsRead() throws SgfException {
		byte[] moves = ";B[aa];W[bb]C[a comment that is somewhat longer than its move]\n".getBytes(UTF_8);
		int repeated = 1_600_000;
		byte[] sgf = new byte[moves.length * repeated];
		for (int i = 0; i < sgf.length; i++) {
			sgf[i] = moves[i % moves.length];
		}
		sgf[0] = '(';
		System.arraycopy(";SZ[9]".getBytes(UTF_8), 0, sgf, 1, 6);
		Arrays.fill(sgf, 7, moves.length, (byte) ' ');
		SgfTree tree = SgfReader.trees(sgf).getFirst();
		assertThat(tree.size()).isEqualTo(2 * (repeated - 1) + 1);
		assertThat(tree.node(2).property("C")).isPresent();
	}

	@Test
	@Tag("long")
	@Timeout(10)
	void aPropertyRepeatedVeryOftenInANodeIsGathered() throws SgfException {
		SgfGame game = read("(;SZ[9]" + "AB[aa]AB[ab]".repeat(100_000) + ";W[bb])");
		assertThat(game.setup().occupied().count()).isEqualTo(2);
	}

	@ParameterizedTest
	@ValueSource(
			strings = {"(", "(;SZ[9]C[", "A[", "(;SZ[9]C[[]x", "(;SZ[9];B[aa]3", "(;FF[4]C[[[]]", "\\", "(;C[x]CA[",
					"[", "]"})
	@Tag("long")
	@Timeout(30)
	void noTextIsReadOverAndOver(String repeated) {
		read(repeated.repeat(1_000_000 / repeated.length()).getBytes(UTF_8));
	}

	/** The place of a warning is not counted from the beginning of its line each time. */
	@ParameterizedTest
	@ValueSource(strings = {"(;sz[9]PB[碁];B[aa])", "(;SZ[9]C[碁 [1] x];B[aa])"})
	@Timeout(30)
	void warningsInOneLongLineAreFoundAtOnce(String repeated) throws SgfException {
		int games = 20_000;
		List<SgfGame> read = SgfReader.read(repeated.repeat(games).getBytes(UTF_8));
		assertThat(read).hasSize(games);
		int column = (games - 1) * repeated.length() + 3;
		assertThat(read.getLast().warnings()).anyMatch(warning -> warning.startsWith("line 1, column " + column)
				|| warning.startsWith("line 1, column " + (column + 11)));
	}

	@Test
	@Timeout(30)
	void aMillionPlacesInOneLineAreFoundAtOnce() {
		int characters = 1_000_000;
		SgfSource source = new SgfSource("碁".repeat(characters));
		long columns = IntStream.range(0, characters).mapToLong(offset -> source.error(offset, "x").column()).sum();
		assertThat(columns).isEqualTo((characters + 1L) * characters / 2);
	}

	@Test
	void placesAreFoundInAnyOrder() {
		SgfSource source = new SgfSource("a碁😀c\n碁碁x碁\r\nlast");
		int[] offsets = {8, 2, 0, 6, 4, 12, 5, 8, 14, 13};
		List<String> places = IntStream.of(offsets).mapToObj(offset -> source.error(offset, "x"))
				.map(place -> place.line() + ":" + place.column()).toList();
		assertThat(places).containsExactly("2:3", "1:3", "1:1", "2:1", "1:4", "3:1", "1:5", "2:3", "3:3", "3:2");
	}

	@Test
	void whatTheGameIsTakenForIsToldHoweverManyWarningsThereAre() throws SgfException {
		SgfGame game = read("(;SZ[19]KM[375]HA[3]" + ";b[aa];w[bb]".repeat(75) + ")");
		assertThat(game.warnings()).hasSize(103).anyMatch(warning -> warning.contains("komi of 7.5 points"))
				.anyMatch(warning -> warning.contains("HA[3] but no handicap stones"))
				.anyMatch(warning -> warning.equals("and 50 more"));
		SgfGame setUp = read("(;SZ[19]KM[375]" + ";AB[aa][aa]AW[aa]".repeat(150) + ")");
		assertThat(setUp.warnings()).hasSize(102).anyMatch(warning -> warning.contains("komi of 7.5 points"))
				.anyMatch(warning -> warning.equals("and 50 more"));
	}
}

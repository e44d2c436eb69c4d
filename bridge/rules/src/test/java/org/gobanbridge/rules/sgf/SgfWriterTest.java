package org.gobanbridge.rules.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.gobanbridge.rules.AsciiBoard.board;
import static org.gobanbridge.rules.AsciiBoard.move;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is written as SGF, and that it comes back. */
class SgfWriterTest {
	private static String text(byte[] sgf) {
		return new String(sgf, StandardCharsets.UTF_8);
	}

	static SgfGame again(SgfGame game) throws SgfException {
		List<SgfGame> read = SgfReader.read(SgfWriter.write(game));
		assertThat(read).hasSize(1);
		return read.getFirst();
	}

	static void assertSame(SgfGame one, SgfGame other) {
		assertThat(other.setup()).isEqualTo(one.setup());
		assertThat(other.toPlay()).isEqualTo(one.toPlay());
		assertThat(other.moves()).isEqualTo(one.moves());
		assertThat(other.info()).isEqualTo(one.info());
	}

	@Test
	void aGameIsWrittenWithItsFormatEncodingAndSize() {
		List<Move> moves = List.of(move("X Q16"), move("O pass"), move("X D4"));
		SgfGame game = SgfGame.of(Position.empty(Grid.of(19)), Color.BLACK, moves).withInfo("PB", "古力").withInfo("KM",
				"7.5");
		assertThat(text(SgfWriter.write(game)))
				.isEqualTo("(;FF[4]GM[1]CA[UTF-8]SZ[19]KM[7.5]PB[古力]\n;B[pd];W[];B[dp])\n");
	}

	@Test
	void setUpStonesAndWhoMovesAreWritten() {
		SgfGame game = SgfGame.of(board("""
				X . .
				. O .
				. . X
				"""), Color.WHITE, List.of());
		assertThat(text(SgfWriter.write(game))).isEqualTo("(;FF[4]GM[1]CA[UTF-8]SZ[3]AB[aa][cc]AW[bb]PL[W])\n");
	}

	@Test
	void afterHandicapStonesWhiteNeedsNoMention() {
		SgfGame game = SgfGame.of(board("""
				X . .
				. . .
				. . X
				"""), Color.WHITE, List.of(move("O B2"))).withInfo("HA", "2");
		assertThat(text(SgfWriter.write(game))).doesNotContain("PL");
	}

	@Test
	void textIsEscaped() throws SgfException {
		SgfGame game = SgfGame.of(Position.empty(Grid.of(9)), Color.BLACK, List.of()).withInfo("EV", "a]b\\c:d\ne");
		assertThat(text(SgfWriter.write(game))).contains("EV[a\\]b\\\\c:d e]");
		assertThat(again(game).info("EV")).contains("a]b\\c:d e");
	}

	@Test
	void commentsAndClocksAreAddedMoveByMove() {
		List<SgfNode> nodes = SgfWriter
				.nodes(SgfGame.of(Position.empty(Grid.of(9)), Color.BLACK,
						List.of(move("X A9"), move("O B8"), move("X C7"))));
		nodes.set(2, nodes.get(2).with(SgfProperty.raw("WL", "1200.5")).withComment("late\n[played]"));
		assertThat(text(SgfWriter.write(nodes)))
				.isEqualTo("(;FF[4]GM[1]CA[UTF-8]SZ[9]\n;B[aa]\n;W[bb]WL[1200.5]C[late\n[played\\]]\n;B[cc])\n");
	}

	@Test
	void whatWasEditedBetweenMovesIsWrittenAfterItsMove() throws SgfException {
		SgfGame game = SgfReader.read("(;SZ[5]XX[y];B[bb];W[cc];AE[bb]AB[dd]AW[aa]PL[W];W[ee];PL[W])"
				.getBytes(StandardCharsets.UTF_8)).getFirst();
		byte[] written = SgfWriter.write(SgfWriter.nodes(game));
		assertThat(text(written)).isEqualTo("(;FF[4]GM[1]CA[UTF-8]SZ[5]\n;B[bb];W[cc]\n;AB[dd]AW[aa]AE[bb]PL[W]\n"
				+ ";W[ee];PL[W])\n");
		SgfGame again = SgfReader.read(written).getFirst();
		assertThat(again.edits()).isEqualTo(game.edits()).hasSize(2);
		assertThat(again.moves()).isEqualTo(game.moves());
	}

	@ParameterizedTest
	@ValueSource(strings = {"SZ", "pb", "AB", "XX", "", "FF", "C"})
	void titleDataIsWhatSgfHasForIt(String id) throws SgfException {
		SgfGame made = SgfGame.of(Position.empty(Grid.of(19)), Color.BLACK, List.of(move("X A9")));
		for (SgfGame game : List.of(made, again(made))) {
			assertThatIllegalArgumentException().isThrownBy(() -> game.withInfo(id, "9"))
					.withMessageStartingWith("'" + id + "' is no title data of SGF; there are AN, AP, BR,");
		}
	}

	@Test
	void titleDataWithoutTextIsTakenOut() throws SgfException {
		SgfGame made = SgfGame.of(Position.empty(Grid.of(9)), Color.BLACK, List.of()).withInfo("RE", "B+R");
		for (SgfGame game : List.of(made, again(made))) {
			SgfGame without = game.withInfo("RE", " \n ");
			assertThat(without.result()).isEmpty();
			assertThat(text(SgfWriter.write(without))).doesNotContain("RE");
			assertThat(again(without.withInfo("PB", "me")).info()).isEqualTo(Map.of("PB", "me"));
		}
	}

	@Test
	void aPropertyIsReplacedNotDoubled() {
		SgfNode node = SgfNode.move(Grid.of(9), move("X A9")).withComment("one").withComment("two");
		assertThat(node.properties()).hasSize(2);
		assertThat(node.property("C")).map(SgfProperty::text).contains("two");
	}

	@Test
	void whatIsNoRecordIsNotWritten() {
		assertThatThrownBy(() -> SgfWriter.write(List.of())).hasMessageContaining("SZ");
		assertThatThrownBy(() -> SgfWriter.write(List.of(SgfNode.EMPTY))).hasMessageContaining("SZ");
		assertThatThrownBy(() -> SgfProperty.raw("b", "")).hasMessageContaining("'b'");
		assertThatThrownBy(() -> SgfProperty.raw("AB")).hasMessageContaining("AB needs a value");
	}

	@Property
	void everyGameComesBackAndIsWrittenTheSameAgain(@ForAll long seed, @ForAll @IntRange(min = 2, max = 25) int size,
			@ForAll @Size(max = 6) List<String> texts) throws SgfException {
		Random random = new Random(seed);
		Grid grid = Grid.of(size);
		Position setup = Position.empty(grid);
		for (int n = random.nextInt(5); n > 0; n--) {
			setup = setup.with(color(random), PointSet.of(grid, random.nextInt(grid.pointCount())));
		}
		List<Move> moves = new ArrayList<>();
		for (int n = random.nextInt(100); n > 0; n--) {
			boolean pass = random.nextInt(10) == 0;
			moves.add(pass
					? new Move.Pass(color(random))
					: new Move.Play(color(random), grid.point(random.nextInt(grid.pointCount()))));
		}
		SgfGame game = SgfGame.of(setup, color(random), moves);
		List<String> ids = List.of("PB", "PW", "EV", "RE", "RU", "GC");
		for (int i = 0; i < texts.size(); i++) {
			String plain = SgfText.oneLine(SgfText.unescape(SgfText.escape(encodable(texts.get(i))))).strip();
			game = plain.isEmpty() ? game : game.withInfo(ids.get(i), plain);
		}
		SgfGame read = again(game);
		assertSame(game, read);
		assertThat(SgfWriter.write(read)).isEqualTo(SgfWriter.write(game));
	}

	private static Color color(Random random) {
		return random.nextBoolean() ? Color.BLACK : Color.WHITE;
	}

	/** Without the halves of characters that no encoding can hold. */
	private static String encodable(String text) {
		return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
	}
}

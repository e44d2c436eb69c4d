package org.gobanbridge.rules.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.gobanbridge.rules.Oracle;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What is read and written again is the same record. */
class SgfRoundTripTest {
	private static final List<String> IDS = List.of("B", "W", "C", "N", "AB", "LB", "XX", "KGS", "M1", "BL", "TE",
			"GC");

	private static SgfTree tree(String sgf) throws SgfException {
		return SgfReader.trees(sgf.getBytes(StandardCharsets.UTF_8)).getFirst();
	}

	private static String written(String sgf) throws SgfException {
		return new String(SgfWriter.write(tree(sgf)), StandardCharsets.UTF_8);
	}

	/** Fails unless both have the same nodes in the same places; of the root, not looking at FF, GM and CA. */
	static void assertSame(SgfTree one, SgfTree other) {
		assertThat(other.size()).isEqualTo(one.size());
		for (int n = 0; n < one.size(); n++) {
			assertThat(other.parent(n)).isEqualTo(one.parent(n));
			List<SgfProperty> expected = new ArrayList<>(one.node(n).properties());
			List<SgfProperty> actual = new ArrayList<>(other.node(n).properties());
			if (n == 0) {
				expected.removeIf(property -> List.of("FF", "GM", "CA").contains(property.id()));
				actual.removeIf(property -> List.of("FF", "GM", "CA").contains(property.id()));
			}
			assertThat(actual).isEqualTo(expected);
		}
	}

	static void assertComesBack(List<SgfTree> trees) throws SgfException {
		byte[] bytes = SgfWriter.writeAll(trees);
		List<SgfTree> again = SgfReader.trees(bytes);
		assertThat(again).hasSameSizeAs(trees);
		for (int i = 0; i < trees.size(); i++) {
			assertSame(trees.get(i), again.get(i));
			assertThat(again.get(i).damage()).isEmpty();
		}
		assertThat(SgfWriter.writeAll(again)).isEqualTo(bytes);
	}

	@Test
	void everyPropertyKnownOrNotStaysInItsPlaceWithItsVariations() throws SgfException {
		assertThat(written("""
				(;GM[1]FF[4]XY[what][is this]SZ[9]PB[a\\]b]C[two
				lines]KGSDE[];B[aa]BL[99.5]OB[3](;W[bb]LB[cc:1][dd:2](;B[ee])(;B[ff]N[second];W[gg]))(;W[cc]))
				"""))
				.isEqualTo("""
						(;GM[1]FF[4]CA[UTF-8]XY[what][is this]SZ[9]PB[a\\]b]C[two
						lines]KGSDE[]
						;B[aa]BL[99.5]OB[3]
						(;W[bb]LB[cc:1][dd:2]
						(;B[ee])
						(;B[ff]N[second];W[gg]))
						(;W[cc]))
						""".replace("N[second];W[gg]", "N[second]\n;W[gg]"));
	}

	@Test
	void theEncodingIsReplacedWhereItStands() throws SgfException {
		byte[] chinese = "(;SZ[9]PB[古力]CA[GB2312]PW[柯洁])".getBytes(java.nio.charset.Charset.forName("GBK"));
		assertThat(new String(SgfWriter.writeAll(SgfReader.trees(chinese)), StandardCharsets.UTF_8))
				.isEqualTo("(;FF[4]GM[1]SZ[9]PB[古力]CA[UTF-8]PW[柯洁])\n");
	}

	@Test
	void aPropertyBehindAVariationIsNotLost() throws SgfException {
		SgfTree tree = tree("(;SZ[9];B[aa](;W[bb])C[where does it belong])");
		assertThat(tree.size()).isEqualTo(4);
		assertThat(tree.node(3).property("C").map(SgfProperty::text)).contains("where does it belong");
		assertThat(tree.parent(3)).isEqualTo(1);
	}

	@Test
	void emptyNodesStay() throws SgfException {
		assertThat(written("(;SZ[9];;B[aa];;)")).isEqualTo("(;FF[4]GM[1]CA[UTF-8]SZ[9]\n;;B[aa];;)\n");
	}

	@Test
	void oldNamesAreWrittenTheNewWay() throws SgfException {
		assertThat(written("(SiZe[9]AddBlack[aa]PLayer[W];White[bb])"))
				.isEqualTo("(;FF[4]GM[1]CA[UTF-8]SZ[9]AB[aa]PL[W]\n;W[bb])\n");
	}

	@Test
	void moreTitleDataIsAddedToWhatWasRead() throws SgfException {
		SgfGame game = tree("(;SZ[9]PB[me]XX[kept];B[aa](;W[bb])(;W[cc]))").game().withInfo("PB", "you")
				.withInfo("RE", "B+R");
		assertThat(new String(SgfWriter.write(game), StandardCharsets.UTF_8)).isEqualTo("""
				(;FF[4]GM[1]CA[UTF-8]SZ[9]PB[you]XX[kept]RE[B+R]
				;B[aa]
				(;W[bb])
				(;W[cc]))
				""");
	}

	@Test
	@Tag("long")
	void everyRecordOfOthersComesBack() throws SgfException {
		for (String folder : List.of("games", "incidents", "odd")) {
			for (Path file : Oracle.files(folder)) {
				if (file.toString().endsWith(".sgf") && Oracle.bytes(file).length > 0) {
					assertComesBack(SgfReader.trees(Oracle.bytes(file)));
				}
			}
		}
	}

	@Property
	void everyTreeComesBack(@ForAll long seed, @ForAll @IntRange(min = 0, max = 60) int nodes,
			@ForAll @Size(max = 8) List<String> texts) throws SgfException {
		Random random = new Random(seed);
		StringBuilder sgf = new StringBuilder("(;SZ[9]");
		int open = 1;
		for (int n = 0; n < nodes; n++) {
			int kind = random.nextInt(6);
			if (kind == 0) {
				sgf.append('(');
				open++;
			}
			if (kind == 1 && open > 1) {
				sgf.append(")(");
			}
			sgf.append(';');
			for (int p = random.nextInt(3); p > 0; p--) {
				sgf.append(IDS.get(random.nextInt(IDS.size())));
				for (int v = 1 + random.nextInt(2); v > 0; v--) {
					String text = texts.isEmpty() ? "aa" : texts.get(random.nextInt(texts.size()));
					sgf.append('[').append(SgfText.escape(encodable(text))).append(']');
				}
			}
		}
		List<SgfTree> trees = SgfReader.trees(sgf.append(")".repeat(open)).toString().getBytes(StandardCharsets.UTF_8));
		assertThat(trees.getFirst().size()).isEqualTo(nodes + 1);
		assertComesBack(trees);
	}

	/** Without the halves of characters that no encoding can hold. */
	private static String encodable(String text) {
		return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
	}
}

package org.gobanbridge.rules.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.gobanbridge.rules.Illegality;
import org.gobanbridge.rules.Oracle;
import org.gobanbridge.rules.PlayingRules;
import org.gobanbridge.rules.Repetition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Files that readers trip over. */
class OddFilesTest {
	private static final Set<String> REFUSED = Set.of("tygem_example.gib", "nightmare.sgf", "test.gib", "even.ngf",
			"gb2312.ngf", "handicap2.ngf", "review.ugi", "utf8.gib");

	private static List<SgfGame> read(String file) throws SgfException {
		return SgfReader.read(Oracle.bytes(Oracle.path("odd/" + file)));
	}

	@Test
	void eachIsAGameOrRefusedWithTheReason() throws SgfException {
		var files = Oracle.files("odd").stream().filter(file -> !file.endsWith("INDEX.tsv")).toList();
		assertThat(files).hasSize(51);
		for (var file : files) {
			byte[] bytes = Oracle.bytes(file);
			if (REFUSED.contains(file.getFileName().toString())) {
				assertThatThrownBy(() -> SgfReader.read(bytes)).as(file.toString()).isInstanceOf(SgfException.class)
						.hasMessageMatching("line 1, column 1: (the file is empty|.* in the format .*, not SGF.*)");
			} else {
				assertThat(SgfReader.read(bytes)).as(file.toString()).isNotEmpty()
						.allMatch(game -> game.damage().isEmpty());
			}
		}
	}

	@ParameterizedTest
	@CsvSource({"sabaki-sgf/chinese.sgf,古力,柯洁", "sabaki-sgf/japanese.sgf,井山 裕太,山下 敬吾", "sabaki-sgf/korean.sgf,이세돌,박정환",
			"sabaki-sgf/utf16le.sgf,Kitani Minoru,Go Seigen", "sabaki-sgf/utf8bom.sgf,Kitani Minoru,Go Seigen",
			"katrain/fox_sgf_works.sgf,whatiskale,注号用名",
			"littlego/famous_games/Lee_s_Broken_Ladder_Game.sgf,Lee Sedol,Hong Jansik",
			"gnugo-broken/buzco1.sgf,GnuGo,buzco", "littlego/9x9/game_050.sgf,Kurahashi Masayuki,Sasaka Shiro",
			"sabaki/pro_game.sgf,Maruyama Toyoji,Ito Yoji", "katrain/panda1.sgf,player2,player1"})
	void namesAreInTheRightCharacters(String file, String black, String white) throws SgfException {
		assertThat(read(file).getFirst().blackName()).contains(black);
		assertThat(read(file).getFirst().whiteName()).contains(white);
	}

	@ParameterizedTest
	@CsvSource({"japanese-iso2022jp,Goは古代のゲームであり", "japanese-macos,Goは古代のゲームであり", "simplifiedchinese-macos,围棋是一种古老的游戏",
			"traditionalchinese-macos,圍棋是一種古老的遊戲", "western-isolatin1,Ää Àà Ââ Åå", "utf16-nobom,Го - древняя игра",
			"utf16-withbom,Го - древняя игра"})
	void commentsAreInTheRightCharacters(String file, String text) throws SgfException {
		SgfTree tree = read("libsgfcplusplus/encoding-" + file + ".sgf").getFirst().tree();
		String comments = IntStream.range(0, tree.size()).mapToObj(tree::node)
				.flatMap(node -> node.property("C").stream()).map(SgfProperty::text).collect(Collectors.joining("\n"));
		assertThat(comments).contains(text).doesNotContain("\uFFFD");
	}

	@Test
	void theDeepTreesOfOneFileAreFiveGames() throws SgfException {
		assertThat(read("libsgfcplusplus/deep-game-tree.sgf")).map(game -> game.tree().size()).containsExactly(6, 1000,
				2000, 5000, 1397);
	}

	@Test
	void playThatDoesNotAlternateStands() throws SgfException {
		SgfReplay replay = SgfReplay.of(read("littlego/9x9/non-alternating-play.sgf").getFirst(),
				new PlayingRules(Repetition.SIMPLE_KO, false));
		assertThat(replay.illegal()).singleElement()
				.matches(illegal -> illegal.number() == 45 && illegal.reason() == Illegality.WRONG_TURN);
		assertThat(replay.end().moveNumber()).isEqualTo(67);
	}

	@Test
	void stonesSetUpAfterTheFirstMoveAreAnEdit() throws SgfException {
		assertThat(read("littlego/illegal_games/setup-after-first-move.sgf").getFirst().edits()).hasSize(1);
	}

	@Test
	void variationsAreKept() throws SgfException {
		SgfTree tree = read("littlego/9x9/node-tree-view.sgf").getFirst().tree();
		assertThat(tree.size()).isEqualTo(46);
		assertThat(tree.mainLineLength()).isEqualTo(20);
	}
}

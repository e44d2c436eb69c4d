package org.gobanbridge.app.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.gobanbridge.core.game.CountedSide;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.PassReason;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.game.Setup;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.PlayingRules;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.Repetition;
import org.gobanbridge.rules.score.Fraction;
import org.gobanbridge.rules.sgf.SgfException;
import org.gobanbridge.rules.sgf.SgfGame;
import org.gobanbridge.rules.sgf.SgfNode;
import org.gobanbridge.rules.sgf.SgfReader;
import org.gobanbridge.rules.sgf.SgfReplay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SgfFileTest {
	private static final Grid NINE = Grid.of(9);
	private static final LocalDate DAY = LocalDate.of(2026, 11, 30);

	@TempDir
	Path folder;

	private static GameEvent started(String black, String white, Setup setup, Color toPlay) {
		return new GameEvent.GameStarted(0, 9, "japanese", "club", "3.75zi", setup.black().size(), black, white, setup,
				toPlay);
	}

	private static GameEvent move(int number, Color color, String point, boolean uncertain, String... captured) {
		return new GameEvent.MovePlayed(number, number, color, Point.parse(point),
				Stream.of(captured).map(Point::parse).toList(), number, OptionalLong.empty(), uncertain,
				OptionalInt.empty());
	}

	private static GameState state(GameEvent... events) {
		return GameState.of(NINE, List.of(events));
	}

	private static GameState shortGame() {
		return state(started("A", "B", Setup.NONE, Color.BLACK), move(1, Color.BLACK, "C3", false));
	}

	@Test
	void aGameWithHandicapPassAndResultIsReadBackAsItWas() throws SgfException {
		Setup two = new Setup(List.of(Point.parse("C3"), Point.parse("G7")), List.of());
		GameState state = state(started("Jī", "李", two, Color.WHITE), move(1, Color.WHITE, "D4", true),
				new GameEvent.Passed(2, 2, Color.BLACK, PassReason.DECLARED), move(3, Color.WHITE, "C4", false),
				new GameEvent.GameEnded(9, "W+3.5", "counted"));
		byte[] bytes = SgfRecord.bytes(state, Optional.of(DAY));
		SgfGame game = SgfReader.read(bytes).getFirst();
		assertThat(game.setup()).isEqualTo(state.gameAfter(0).position());
		assertThat(game.moves()).containsExactly(new Move.Play(Color.WHITE, Point.parse("D4")),
				new Move.Pass(Color.BLACK),
				new Move.Play(Color.WHITE, Point.parse("C4")));
		assertThat(game.info()).containsEntry("RU", "Japanese").containsEntry("KM", "7.5").containsEntry("HA", "2")
				.containsEntry("PB", "Jī").containsEntry("PW", "李").containsEntry("DT", "2026-11-30")
				.containsEntry("RE", "W+3.5").containsEntry("AP", "Goban Bridge:" + Program.version());
		assertThat(new String(bytes, java.nio.charset.StandardCharsets.UTF_8))
				.startsWith("(;FF[4]GM[1]CA[UTF-8]AP[Goban Bridge:" + Program.version() + "]SZ[9]")
				.contains("B[]").contains("W[df]C[Not seen for certain");
	}

	@Test
	void aCountedGameHasItsResultAndItsTerritory() throws SgfException {
		Setup end = Setup.of(Position.parse(NINE, ("..XXOO..." + ".OXXOO...").repeat(4) + "..XXOO..."));
		GameState played = state(started("", "", end, Color.BLACK),
				new GameEvent.Passed(1, 1, Color.BLACK, PassReason.DECLARED),
				new GameEvent.Passed(2, 2, Color.WHITE, PassReason.DECLARED),
				new GameEvent.PhaseBegan(2, Phase.COUNTING, "two-passes"));
		List<Point> dead = List.of("B8", "B6", "B4", "B2").stream().map(Point::parse).toList();
		CountedSide side = new CountedSide(Fraction.of(36), 18, 4, 0);
		GameEvent.Counted count = new GameEvent.Counted(3, dead, side, side, "W+7.5", true, dead, Setup.NONE, List.of(),
				List.of(), false);
		GameState counted = played.apply(count).apply(new GameEvent.GameEnded(3, "W+7.5", "count-agreed"));
		SgfGame game = SgfReader.read(SgfRecord.bytes(counted, Optional.empty())).getFirst();
		assertThat(game.info()).containsEntry("RE", "W+7.5");
		SgfNode last = SgfRecord.nodes(counted, Optional.empty()).getLast();
		assertThat(last.property("TB").orElseThrow().values()).contains("aa", "bb", "bi");
		assertThat(last.property("TW").orElseThrow().values()).contains("ga", "ii");
		GameState proposed = played.apply(count.at(3, false));
		assertThat(SgfRecord.nodes(proposed, Optional.empty()).getLast().property("TB")).isEmpty();
	}

	@Test
	void aBoardThatARulingChangedIsSetUpAfterTheMoveAndReadBackSo() throws SgfException {
		GameState state = state(started("", "", Setup.NONE, Color.BLACK), move(1, Color.BLACK, "C3", false),
				new GameEvent.Edited(2, 1, List.of(Point.parse("D3")), List.of(Point.parse("E5")),
						List.of(Point.parse("C3")),
						Color.BLACK, OptionalInt.of(1)));
		assertThat(new String(SgfRecord.bytes(state, Optional.empty()), java.nio.charset.StandardCharsets.UTF_8))
				.contains(";B[cg]").contains("AB[dg]").contains("AW[ee]").contains("AE[cg]").contains("PL[B]")
				.doesNotContain("DT[").doesNotContain("PB[");
		SgfGame read = SgfReader.read(SgfRecord.bytes(state, Optional.empty())).getFirst();
		SgfReplay replay = SgfReplay.of(read, new PlayingRules(Repetition.SIMPLE_KO, false));
		assertThat(replay.end().position()).isEqualTo(state.gameAfter(1).position());
		assertThat(replay.end().toPlay()).isEqualTo(Color.BLACK);
	}

	@Test
	void aFileIsNamedSafelyAndNeverTakesThePlaceOfAnotherGame() throws IOException {
		SgfFile first = SgfFile.inFolder(folder, "table 1 game 7", DAY, "../Jī \"x\"", "");
		assertThat(first.path().getFileName()).hasToString("2026-11-30-Jī_x-White.sgf");
		first.write(shortGame());
		SgfFile again = SgfFile.inFolder(folder, "table 1 game 7", DAY, "../Jī \"x\"", "");
		assertThat(again.path()).isEqualTo(first.path());
		SgfFile other = SgfFile.inFolder(folder, "table 1 game 70", DAY, "../Jī \"x\"", "");
		assertThat(other.path().getFileName()).hasToString("2026-11-30-Jī_x-White-2.sgf");
		Files.writeString(other.path(), "(;GM[1])");
		assertThat(SgfFile.inFolder(folder, "table 1 game 70", DAY, "../Jī \"x\"", "").path().getFileName())
				.hasToString("2026-11-30-Jī_x-White-3.sgf");
		assertThat(SgfFile.inFolder(folder, "k", DAY, "李".repeat(300), "W").path().getFileName().toString())
				.hasSizeLessThan(50);
	}

	@Test
	void aFolderOfTheRecordsNameIsLeftAlone() throws IOException {
		Files.createDirectory(folder.resolve("2026-11-30-A-B.sgf"));
		assertThat(SgfFile.inFolder(folder, "key", DAY, "A", "B").path()).hasFileName("2026-11-30-A-B-2.sgf");
	}

	@Test
	void aLinkStaysOneWhenWhatItPointsToIsReplaced() throws IOException {
		Path target = Files.createFile(folder.resolve("target"));
		Path link = Files.createSymbolicLink(folder.resolve("link"), target);
		SgfFile.at(link, Optional.empty()).write(shortGame());
		assertThat(link).isSymbolicLink();
		assertThat(target).content().startsWith("(;FF[4]");
	}

	@Test
	void whoeverFollowsTheFileAlwaysSeesAWholeRecord() throws Exception {
		SgfFile file = SgfFile.at(folder.resolve("game.sgf"), Optional.empty());
		GameState state = shortGame();
		file.write(state);
		Thread writer = Thread.ofPlatform().start(() -> {
			for (int i = 0; i < 200; i++) {
				try {
					file.write(state);
				} catch (IOException e) {
					throw new java.io.UncheckedIOException(e);
				}
			}
		});
		List<byte[]> seen = new ArrayList<>();
		while (writer.isAlive()) {
			seen.add(Files.readAllBytes(file.path()));
		}
		writer.join();
		byte[] whole = SgfRecord.bytes(state, Optional.empty());
		assertThat(seen).isNotEmpty().allSatisfy(bytes -> assertThat(bytes).isEqualTo(whole));
		try (Stream<Path> files = Files.list(folder)) {
			assertThat(files).containsExactly(file.path());
		}
	}
}

package org.gobanbridge.app.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.gobanbridge.app.store.PolicyFiles;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.game.SessionSettings;
import org.gobanbridge.core.game.Setup;
import org.gobanbridge.core.session.GameSession;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TerminalWordsTest {
	private final List<String> declared = new ArrayList<>();
	private final List<String> answers = new ArrayList<>();
	private final List<Runnable> later = new ArrayList<>();
	private GameState state = GameState.of(Grid.of(9), List.of(
			new GameEvent.GameStarted(0, 9, "chinese", "club", "7.5", 0, "", "", Setup.NONE, Color.BLACK),
			new GameEvent.PhaseBegan(0, Phase.PLAYING, "started")));
	private final TerminalWords words = new TerminalWords(
			(word, toPlay) -> declared.add(Words.of(word) + toPlay.map(color -> " " + color).orElse("")), () -> state,
			answers::add, later::add, Optional.empty());

	@Test
	void everyWordOfTheSnapshotLogCanBeTyped() {
		for (Declaration declaration : Declaration.values()) {
			words.hear(declaration == Declaration.POSITION ? "position white" : Words.of(declaration));
		}
		assertThat(declared).hasSameSizeAs(Declaration.values()).contains("black-resigns", "new-game",
				"position WHITE");
		assertThat(answers).contains("heard: White forfeits", "heard: the position is as it lies, White to play")
				.allMatch(answer -> answer.matches("heard: [A-Za-z ,]+(; but .*)?"));
	}

	@Test
	void helpSaysOfEachInALineWhatItDoes() {
		words.hear("help");
		for (Declaration declaration : Declaration.values()) {
			assertThat(answers).filteredOn(line -> line.strip().startsWith(Words.of(declaration) + " ")).hasSize(1);
		}
		assertThat(answers).contains("  black-resigns          Black resigns: White wins")
				.allMatch(line -> line.length() < 100);
		assertThat(declared).isEmpty();
	}

	@Test
	void capitalsAndSpacesAreAsGoodAsDashes() {
		for (String typed : List.of("Black resigns", "  BLACK-RESIGNS ", "black_resigns.", "New Game",
				"Position White")) {
			words.hear(typed);
		}
		assertThat(declared).containsExactly("black-resigns", "black-resigns", "black-resigns", "new-game",
				"position WHITE");
	}

	@Test
	void noWordIsTakenForAnotherActOfTheSameSide() {
		for (String typed : List.of("black", "Black loses", "black-lost", "black-gives-up", "black-pause",
				"white surrenders",
				"blackresigns", "black-r", "resigned")) {
			words.hear(typed);
		}
		assertThat(answers).noneMatch(answer -> answer.contains("did you mean") && !answer.contains("'black-resigns'?"))
				.filteredOn(answer -> answer.contains("did you mean")).hasSize(1);
		answers.clear();
		words.hear("resign");
		words.hear("white-pases");
		assertThat(answers).containsExactly(
				"'resign' is no word known here (who? black-resigns or white-resigns); help shows those that are",
				"'white-pases' is no word known here (did you mean 'white-passes'?); help shows those that are");
		assertThat(declared).isEmpty();
	}

	@Test
	void whoSaysSomethingThatChangesNothingIsToldWhy() {
		words.hear("resume");
		words.hear("undo");
		words.hear("white-passes");
		words.hear("start");
		state = state.apply(new GameEvent.PhaseBegan(1, Phase.ENDED, "resigned"))
				.apply(new GameEvent.GameEnded(1, "W+R", "resigned"));
		words.hear("undo");
		words.hear("white-resigns");
		state = state.apply(new GameEvent.PhaseBegan(2, Phase.PREPARING, "cleared"));
		words.hear("black-resigns");
		words.hear("new-game");
		words.hear("black-passes");
		assertThat(answers).containsExactly("heard: resume; but the play goes on already",
				"heard: take back what was done last; but there is nothing to take back",
				"heard: White passes; but it is Black's turn; the pass counts if that side's own turn comes to be known within fifteen seconds, and was before it",
				"heard: the game begins; but the game has begun already",
				"heard: take back what was done last; but the game is over (W+R)",
				"heard: White resigns; but the game is over (W+R)", "heard: Black resigns; but no game has begun",
				"heard: a new game; but the next game may begin already", "heard: Black passes");
	}

	@Test
	void aPassOutOfTurnThatIsForgottenIsSaidToBe() {
		words.hear("black-passes");
		assertThat(later).as("in turn").isEmpty();
		words.hear("white-passes");
		words.hear("white-passes");
		answers.clear();
		later.get(0).run();
		assertThat(answers).containsExactly("White's pass is forgotten: it is still Black's turn");
		answers.clear();
		state = state.apply(new GameEvent.MovePlayed(1, 1, Color.BLACK, Point.parse("D7"), List.of(), 1,
				OptionalLong.empty(), false, OptionalInt.empty()));
		later.get(1).run();
		assertThat(answers).as("its turn came").isEmpty();
	}

	@Test
	void whoWantsToLeaveIsToldHow() {
		for (String typed : List.of("exit", "quit", "Quit.")) {
			words.hear(typed);
		}
		assertThat(answers).hasSize(3)
				.allMatch(answer -> answer.equals("Ctrl-C stops the program; the game can go on later"));
		assertThat(declared).isEmpty();
	}

	/** What is said to change nothing changes nothing in the game logic either, and the other way round. */
	@Test
	void whatIsSaidOfAWordIsWhatTheGameLogicMakesOfIt() {
		for (Declaration before : Declaration.values()) {
			for (Declaration word : Declaration.values()) {
				GameSession session = new GameSession(SessionSettings.of(Grid.of(9)), PolicyFiles.POLICIES);
				List<GameEvent> events = new ArrayList<>(say(session, 0, Declaration.START));
				events.addAll(say(session, 20_000, before));
				GameState told = GameState.of(Grid.of(9), events);
				boolean changes = !say(session, 40_000, word).isEmpty();
				assertThat(WordHelp.obstacle(word, told).isEmpty()).as("%s after %s", word, before).isEqualTo(changes);
			}
		}
	}

	private static List<GameEvent> say(GameSession session, long t, Declaration word) {
		List<GameEvent> events = new ArrayList<>(session.accept(
				new Input.Declared(t, word, word == Declaration.POSITION ? Optional.of(Color.BLACK) : Optional.empty(),
						Optional.empty())));
		events.addAll(session.accept(new Input.Tick(t + 19_000)));
		return events;
	}

	@Test
	void anUnknownWordGetsOneClearLine() {
		words.hear("black-resign");
		words.hear("");
		assertThat(answers).containsExactly(
				"'black-resign' is no word known here (did you mean 'black-resigns'?); help shows those that are");
		assertThat(declared).isEmpty();
	}

	@Test
	void aPositionNeedsToKnowWhoPlaysNext() {
		words.hear("position");
		words.hear("undo twice");
		assertThat(answers).containsExactly("write: position black|white (who plays next)", "write: undo");
		assertThat(declared).isEmpty();
	}

	@Test
	void aPipeAndAFileSpeakAndNoDeviceDoes(@TempDir Path folder) throws IOException {
		Path file = Files.createFile(folder.resolve("words.txt"));
		assertThat(TerminalWords.isLedTo(Files.createSymbolicLink(folder.resolve("file"), file))).isTrue();
		assertThat(TerminalWords.isLedTo(Files.createSymbolicLink(folder.resolve("pipe"), Path.of("pipe:[7]"))))
				.isTrue();
		assertThat(TerminalWords.isLedTo(Files.createSymbolicLink(folder.resolve("null"), Path.of("/dev/null"))))
				.isFalse();
		assertThat(TerminalWords.isLedTo(Files.createSymbolicLink(folder.resolve("tty"), Path.of("/dev/pts/3"))))
				.isFalse();
		assertThat(TerminalWords.isLedTo(folder.resolve("closed"))).isFalse();
	}
}

package org.gobanbridge.app.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.gobanbridge.core.game.Declaration;
import org.junit.jupiter.api.Test;

class TerminalWordsTest {
	private final List<String> declared = new ArrayList<>();
	private final List<String> answers = new ArrayList<>();
	private final TerminalWords words = new TerminalWords(
			(word, toPlay) -> declared.add(word.word() + toPlay.map(color -> " " + color).orElse("")), answers::add);

	@Test
	void everyWordOfTheSnapshotLogCanBeTyped() {
		for (Declaration declaration : Declaration.values()) {
			words.hear(declaration == Declaration.POSITION ? "position white" : declaration.word());
		}
		assertThat(declared).hasSameSizeAs(Declaration.values()).contains("black-resigns", "new-game", "position WHITE");
		assertThat(answers).allMatch(answer -> answer.startsWith("heard: "));
	}

	@Test
	void helpNamesThemAll() {
		words.hear("help");
		assertThat(answers).singleElement().asString()
				.contains(Arrays.stream(Declaration.values()).map(Declaration::word).toList());
		assertThat(declared).isEmpty();
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
}

package org.gobanbridge.drivers.serial;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.gobanbridge.core.board.Snapshot;
import org.junit.jupiter.api.Test;

class TextGridParserTest {
	private static final String FRAME = "\t \tB\t \n\t \tW\tB\n\t \t \t \n\n";
	private final TextGridParser parser = new TextGridParser(3);
	private final List<String> boards = new ArrayList<>();

	@Test
	void theFirstFrameIsDroppedEvenIfItLooksWhole() {
		print(FRAME);
		assertThat(boards).isEmpty();
		print(FRAME);
		assertThat(boards).containsExactly(".X..OX...");
	}

	@Test
	void framesMayComeByteByByteWithEitherLineEnd() {
		for (char c : (FRAME + FRAME.replace("\n", "\r\n")).toCharArray()) {
			print(String.valueOf(c));
		}
		assertThat(boards).containsExactly(".X..OX...");
	}

	@Test
	void anythingThatIsNotCompleteToTheLetterIsNoBoard() {
		print(FRAME);
		for (String wrong : List.of(FRAME.replaceFirst("\t \tB\t \n", ""), "\t \t \t \n" + FRAME,
				FRAME.replace("W", "w"), FRAME.replaceFirst("\t", ""), FRAME.replaceFirst("\n", ""),
				FRAME.replaceFirst("\t \tB", "\tB \t"), FRAME.replaceFirst("B", "B "), "\t".repeat(5000) + FRAME)) {
			print(wrong);
		}
		assertThat(boards).isEmpty();
		assertThat(parser.broken()).isEqualTo(8);
		print(FRAME);
		assertThat(boards).hasSize(1);
	}

	@Test
	void emptyLinesMoreThanOneMeanNothing() {
		print("\n\n" + FRAME + "\n\n\n" + FRAME + "\n");
		assertThat(boards).hasSize(1);
		assertThat(parser.broken()).isZero();
	}

	private void print(String text) {
		byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
		parser.accept(bytes, bytes.length, board -> boards.add(textOf(board)));
	}

	private static String textOf(Snapshot board) {
		return board.text();
	}
}

package org.gobanbridge.app.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.gobanbridge.app.failure.GobanException;
import org.gobanbridge.core.game.SealedMove;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What goes into an envelope comes out of it, with the right key alone. */
class SealKeyTest {
	@TempDir
	Path folder;

	private SealKey key;

	@BeforeEach
	void begin() {
		key = new SealKey(folder);
	}

	private Path file() {
		return folder.resolve("sealed.key");
	}

	private SealedPaper opened(String written) throws SealKey.ClosedException {
		return new SealKey(folder).open(move(key.seal(Color.WHITE, written)), Grid.of(19));
	}

	private static SealedMove move(String envelope) {
		return new SealedMove(Color.WHITE, envelope, 3, Optional.empty());
	}

	@Test
	void whatSaysAMoveIsThatMoveAndAllElseIsUnreadableAsItWasWritten() throws Exception {
		for (String point : List.of("Q16", "q16", " Q16 \n")) {
			assertThat(opened(point)).isEqualTo(new SealedPaper("Q16", Optional.empty()));
		}
		assertThat(opened("Pass").point()).isEqualTo("pass");
		assertThat(opened("RESIGN").point()).isEqualTo("resign");
		for (String none : List.of("", "Q20", "I5", "16-4", "天元", "pass on")) {
			assertThat(opened(none)).isEqualTo(new SealedPaper("unreadable", Optional.of(none)));
		}
	}

	@Test
	void theKeyIsMadeWithTheFirstEnvelopeAndForItsOwnerAlone() throws Exception {
		assertThat(file()).doesNotExist();
		key.seal(Color.BLACK, "Q16");
		assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file()))).isEqualTo("rw-------");
		String made = Files.readString(file());
		key.seal(Color.BLACK, "Q17");
		assertThat(file()).hasContent(made);
	}

	@Test
	void envelopesAreEquallyLongNeverAlikeAndSayNothing() {
		List<String> envelopes = Stream.of("K10", "K10", "resign", "", "x".repeat(63))
				.map(written -> key.seal(Color.WHITE, written)).toList();
		assertThat(envelopes).doesNotHaveDuplicates().extracting(String::length)
				.containsOnly(envelopes.getFirst().length());
		assertThat(envelopes).allSatisfy(
				envelope -> assertThat(new String(Base64.getUrlDecoder().decode(envelope),
						java.nio.charset.StandardCharsets.ISO_8859_1))
						.doesNotContain("K10", "resign", "xxx"));
		assertThatThrownBy(() -> key.seal(Color.WHITE, "x".repeat(64))).hasMessageContaining("longer than 63 bytes")
				.hasMessageNotContaining("xx");
	}

	@Test
	void withoutItsKeyItStaysClosedAndTheCureIsSaid() throws Exception {
		String envelope = key.seal(Color.WHITE, "Q16");
		String right = Files.readString(file());
		Files.delete(file());
		assertClosed(envelope, "sealed.key is not there");
		assertThat(file()).as("no key is made to open with").doesNotExist();
		key.seal(Color.WHITE, "A1");
		assertClosed(envelope, "it was not sealed with the key in");
		Files.writeString(file(), "no key\n");
		assertClosed(envelope, "it was not sealed with the key in");
		Files.writeString(file(), right);
		assertThat(key.open(move(envelope), Grid.of(19)).point()).isEqualTo("Q16");
	}

	@Test
	void anEnvelopeThatWasTamperedWithStaysClosed() {
		String envelope = key.seal(Color.BLACK, "Q16");
		assertClosed(envelope, "or is damaged");
		String mine = key.seal(Color.WHITE, "Q16");
		assertClosed((mine.charAt(30) == 'A' ? "B" : "A") + mine.substring(1), "or is damaged");
		assertClosed("c2VhbGVk", "damaged");
		assertClosed("?", "or is damaged");
	}

	@Test
	void whatIsNoKeyIsNotOverwritten() throws Exception {
		Files.writeString(file(), "my notes\n");
		assertThatThrownBy(() -> key.seal(Color.WHITE, "Q16")).isInstanceOf(GobanException.class)
				.hasMessageContaining("this is no key; move it away");
		assertThat(file()).hasContent("my notes");
	}

	private void assertClosed(String envelope, String why) {
		assertThatThrownBy(() -> key.open(move(envelope), Grid.of(19))).isInstanceOf(SealKey.ClosedException.class)
				.hasMessageStartingWith("the sealed move cannot be opened: ").hasMessageContaining(why)
				.hasMessageEndingWith("put the key back and open again, or enter the move from the player's paper");
	}
}

package org.gobanbridge.app.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.gobanbridge.app.Warnings;
import org.gobanbridge.app.failure.GobanException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RefereeTokenTest {
	@TempDir
	Path folder;

	@Test
	void itIsMadeOnceAndItsOwnerAloneMayReadIt() throws IOException {
		RefereeToken token = RefereeToken.in(folder);
		String secret = Files.readString(token.file()).strip();
		assertThat(secret).hasSizeGreaterThanOrEqualTo(43);
		assertThat(permissions(token.file())).isEqualTo("rw-------");
		assertThat(token.matches(secret)).isTrue();
		assertThat(RefereeToken.in(folder).matches(secret)).isTrue();
		assertThat(token.matches(secret + "x")).isFalse();
		assertThat(token.matches("")).isFalse();
		assertThat(token.toString()).doesNotContain(secret);
	}

	@Test
	void twoFoldersHaveNotTheSame() throws IOException {
		RefereeToken one = RefereeToken.in(Files.createDirectory(folder.resolve("one")));
		RefereeToken other = RefereeToken.in(Files.createDirectory(folder.resolve("other")));
		assertThat(Files.readString(one.file())).isNotEqualTo(Files.readString(other.file()));
	}

	@Test
	void whatOthersCouldReadIsClosedToThemAndSaid() throws IOException {
		Path file = RefereeToken.in(folder).file();
		Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
		try (Warnings warnings = Warnings.of(SecretFile.class.getName())) {
			RefereeToken.in(folder);
			assertThat(warnings.said()).singleElement().asString().contains(file.toString())
					.doesNotContain(Files.readString(file).strip());
		}
		assertThat(permissions(file)).isEqualTo("rw-------");
	}

	@Test
	void aFileWithoutATokenIsRefused() throws IOException {
		Files.writeString(folder.resolve(RefereeToken.FILE), "secret\n");
		assertThatThrownBy(() -> RefereeToken.in(folder)).isInstanceOf(GobanException.class)
				.hasMessageContaining("referee.token: this is no token").hasMessageContaining("remove it");
		Files.delete(folder.resolve(RefereeToken.FILE));
		Files.createDirectory(folder.resolve(RefereeToken.FILE));
		assertThatThrownBy(() -> RefereeToken.in(folder)).isInstanceOf(GobanException.class)
				.hasMessageContaining("this is a folder");
	}

	private static String permissions(Path file) throws IOException {
		return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
	}
}

package org.gobanbridge.app.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.rules.sgf.SgfNode;
import org.gobanbridge.rules.sgf.SgfProperty;
import org.gobanbridge.rules.sgf.SgfWriter;

/**
 * The SGF file of one game. It is replaced whole at each {@link #write}, so that whoever follows it sees a complete
 * record at any moment.
 */
public final class SgfFile {
	/** A property of our own that says to which game a file belongs. */
	private static final String KEY_PROPERTY = "GOBAN";
	private static final int LONGEST_NAME = 60;

	private final Path file;
	private final Optional<String> key;
	private final Optional<LocalDate> date;

	private SgfFile(Path file, Optional<String> key, Optional<LocalDate> date) {
		this.file = file;
		this.key = key;
		this.date = date;
	}

	/** Exactly this file, whatever it held before. */
	public static SgfFile at(Path file, Optional<LocalDate> date) {
		return new SgfFile(file, Optional.empty(), date);
	}

	/**
	 * The file of this game in a folder, named by the day and both players. What belongs to another game, was not
	 * written by this program, or cannot be read is left alone: the name then gets a number. The name stays, also if the
	 * players' names change.
	 *
	 * @param key
	 *            what tells the game from every other one, also after a restart; it stands in the file
	 * @param black
	 *            may be empty
	 * @param white
	 *            may be empty
	 */
	public static SgfFile inFolder(Path folder, String key, LocalDate date, String black, String white)
			throws IOException {
		Files.createDirectories(folder);
		String name = date + "-" + safe(black, "Black") + "-" + safe(white, "White");
		for (int n = 1;; n++) {
			Path file = folder.resolve(name + (n == 1 ? "" : "-" + n) + ".sgf");
			if (!Files.exists(file) || Files.isRegularFile(file) && Files.isReadable(file) && belongsTo(key, file)) {
				return new SgfFile(file, Optional.of(key), Optional.of(date));
			}
		}
	}

	/** The name with nothing in it that a file system, or a shell, stumbles over. */
	private static String safe(String name, String nobody) {
		String plain = Normalizer.normalize(name, Normalizer.Form.NFC).replaceAll("[^\\p{L}\\p{M}\\p{N}]+", "_")
				.replaceAll("^_+|_+$", "");
		while (plain.getBytes(StandardCharsets.UTF_8).length > LONGEST_NAME) {
			plain = plain.substring(0, plain.offsetByCodePoints(plain.length(), -1));
		}
		return plain.isEmpty() ? nobody : plain;
	}

	private static boolean belongsTo(String key, Path file) throws IOException {
		String wanted = KEY_PROPERTY + "[" + mark(key).values().getFirst() + "]";
		return new String(Files.readAllBytes(file), StandardCharsets.UTF_8).contains(wanted);
	}

	private static SgfProperty mark(String key) {
		return SgfProperty.simpleText(KEY_PROPERTY, key);
	}

	/** Where the record is. */
	public Path path() {
		return file;
	}

	/** Writes the record of the running (or last) game; it is on the disk when this returns. */
	public void write(GameState state) throws IOException {
		List<SgfNode> nodes = SgfRecord.nodes(state, date);
		key.ifPresent(text -> nodes.set(0, nodes.get(0).with(mark(text))));
		byte[] bytes = SgfWriter.write(nodes);
		AtomicFile.write(file, out -> out.write(bytes));
	}
}

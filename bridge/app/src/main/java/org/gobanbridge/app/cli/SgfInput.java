package org.gobanbridge.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.gobanbridge.app.failure.GobanException;
import org.gobanbridge.app.failure.PlainText;
import org.gobanbridge.app.failure.UnusableFileException;
import org.gobanbridge.rules.sgf.SgfException;
import org.gobanbridge.rules.sgf.SgfGame;
import org.gobanbridge.rules.sgf.SgfReader;
import org.gobanbridge.rules.sgf.SgfTree;

/** The SGF files that a command is given. */
final class SgfInput {
	/** The largest collections of games in one file have some tens of megabytes. */
	private static final int MOST_MEGABYTES = 128;

	private SgfInput() {
	}

	/** A file is no readable record; the message does not name it. */
	static final class UnreadableException extends Exception {
		private static final long serialVersionUID = 1L;

		private UnreadableException(String problem, Throwable cause) {
			super(PlainText.oneLine(problem), cause);
		}

		/** What ends a command that cannot do without the file. */
		GobanException of(Path file) {
			return new GobanException(GobanException.WRONG_CALL,
					UnusableFileException.named(file) + ": " + getMessage(), this);
		}
	}

	/** The games of this file, every one of which must be one that can be played. */
	static List<SgfGame> read(Path file) throws UnreadableException {
		List<SgfGame> games = new ArrayList<>();
		try {
			for (SgfTree tree : trees(file)) {
				games.add(tree.game());
			}
		} catch (SgfException e) {
			throw new UnreadableException(String.valueOf(e.getMessage()), e);
		} catch (OutOfMemoryError e) {
			throw tooLarge(e);
		}
		return games;
	}

	/** The games of this file as they are written. */
	static List<SgfTree> trees(Path file) throws UnreadableException {
		try (var in = Files.newInputStream(file)) {
			byte[] bytes = in.readNBytes((MOST_MEGABYTES << 20) + 1);
			if (bytes.length > MOST_MEGABYTES << 20) {
				throw new IOException("the file has more than " + MOST_MEGABYTES
						+ " MB, which no record has; give an SGF file");
			}
			return SgfReader.trees(bytes);
		} catch (SgfException e) {
			throw new UnreadableException(String.valueOf(e.getMessage()), e);
		} catch (IOException e) {
			throw new UnreadableException(UnusableFileException.reason(file, e), e);
		} catch (OutOfMemoryError e) {
			throw tooLarge(e);
		}
	}

	/** What is said of games that do not fit into memory, wherever that is found out. */
	static UnreadableException tooLarge(OutOfMemoryError e) {
		return new UnreadableException("the file holds more than this computer's memory does; part it", e);
	}
}

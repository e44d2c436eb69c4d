package org.gobanbridge.rules.sgf;

import java.util.ArrayList;
import java.util.List;

/** Reads SGF files, those that break the rules of the format in common ways among them. Any thread may use it. */
public final class SgfReader {
	private SgfReader() {
	}

	/**
	 * The games of an SGF file, at least one. Of each, the main line is read; variations are passed over.
	 *
	 * @param bytes
	 *            the whole file, in any encoding: see {@code CA}, byte order mark, valid UTF-8, Latin-1
	 * @throws SgfException
	 *             if it is no SGF, or a game in it is not Go, not on a square board of 2 to 25 lines, or has stones off
	 *             the board
	 */
	public static List<SgfGame> read(byte[] bytes) throws SgfException {
		List<String> warnings = new ArrayList<>();
		String text = SgfCharset.decode(bytes, warnings);
		List<SgfTree> trees = new SgfGrammar(text, warnings).readAll();
		List<SgfGame> games = new ArrayList<>(trees.size());
		for (SgfTree tree : trees) {
			games.add(new SgfGameBuilder(tree, warnings).build());
		}
		return List.copyOf(games);
	}
}

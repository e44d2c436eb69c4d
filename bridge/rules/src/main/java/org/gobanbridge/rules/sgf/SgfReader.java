package org.gobanbridge.rules.sgf;

import java.util.ArrayList;
import java.util.List;

/** Reads SGF files, those that break the rules of the format in common ways among them. Any thread may use it. */
public final class SgfReader {
	private SgfReader() {
	}

	/**
	 * The games of an SGF file, at least one. Of each, the main line is told as a game; variations are kept in
	 * {@link SgfGame#tree}. Where a game cannot be read to its end, what stands before is the game, and
	 * {@link SgfGame#damage} says where it ends.
	 *
	 * @param bytes
	 *            the whole file, in any encoding that is declared in {@code CA}, marked, or found: UTF-8, UTF-16, GB18030,
	 *            Big5, Shift-JIS, EUC-KR, ISO-2022-JP, EUC-JP, Latin-1
	 * @throws SgfException
	 *             if it is no SGF, or a game in it is not Go, not on a square board of 2 to 25 lines, or has nothing on
	 *             the board that can be read
	 */
	public static List<SgfGame> read(byte[] bytes) throws SgfException {
		List<SgfTree> trees = trees(bytes);
		List<SgfGame> games = new ArrayList<>(trees.size());
		for (SgfTree tree : trees) {
			games.add(tree.game());
		}
		return List.copyOf(games);
	}

	/**
	 * The games of a file as they are written, at least one, so that each can be made a game, or refused, by itself.
	 *
	 * @throws SgfException
	 *             if there is no SGF in it
	 */
	public static List<SgfTree> trees(byte[] bytes) throws SgfException {
		List<String> warnings = new ArrayList<>();
		SgfSource source = new SgfSource(SgfCharset.decode(bytes, warnings));
		return List.copyOf(new SgfGrammar(source, warnings).readAll());
	}
}

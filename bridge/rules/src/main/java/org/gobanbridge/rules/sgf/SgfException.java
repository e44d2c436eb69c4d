package org.gobanbridge.rules.sgf;

/**
 * A file is no readable SGF game, or not to its end. The message names what is wrong and where. It has no stack trace:
 * it tells of a file, not of a program, and a damaged collection keeps one for each of its games.
 */
public final class SgfException extends Exception {
	private static final long serialVersionUID = 1L;

	private final int line;
	private final int column;

	SgfException(String problem, int line, int column) {
		super("line " + line + ", column " + column + ": " + problem, null, false, false);
		this.line = line;
		this.column = column;
	}

	/** The line of the text where the trouble is, from 1. */
	public int line() {
		return line;
	}

	/** The character in that line, from 1. */
	public int column() {
		return column;
	}
}

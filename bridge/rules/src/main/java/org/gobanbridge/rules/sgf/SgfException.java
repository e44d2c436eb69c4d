package org.gobanbridge.rules.sgf;

/** A file is no readable SGF game. The message names what is wrong and where. */
public final class SgfException extends Exception {
	private static final long serialVersionUID = 1L;

	private final int line;
	private final int column;

	SgfException(String problem, int line, int column) {
		super("line " + line + ", column " + column + ": " + problem);
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

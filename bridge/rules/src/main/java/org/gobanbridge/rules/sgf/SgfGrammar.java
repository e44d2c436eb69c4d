package org.gobanbridge.rules.sgf;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Text to trees of nodes. Keeps no stack of calls, so that a tree may be as deep as memory allows.
 * <p>
 * More than the grammar is accepted, as real files need it: anything before, between and after the games; a game whose
 * first {@code ;} is missing; small letters in property names (they are dropped, as FF[1] to FF[3] have it); a file
 * that ends before its brackets are closed, with a warning. Not thread safe; made for one text.
 */
final class SgfGrammar {
	private final String text;
	private final List<String> warnings;
	private int at;
	private int line = 1;
	private int lineStart;

	SgfGrammar(String text, List<String> warnings) {
		this.text = text;
		this.warnings = warnings;
	}

	/** The first nodes of the games in the text. */
	List<SgfTree> readAll() throws SgfException {
		List<SgfTree> games = new ArrayList<>();
		while (skipToGame()) {
			games.add(readGame());
		}
		if (games.isEmpty()) {
			throw new SgfException("no game here; an SGF game begins with (;", 1, 1);
		}
		return games;
	}

	/** Goes on to the next bracket that opens a game. */
	private boolean skipToGame() {
		while (at < text.length()) {
			if (text.charAt(at) == '(' && opensGame(at + 1)) {
				return true;
			}
			next();
		}
		return false;
	}

	private boolean opensGame(int from) {
		int i = from;
		while (i < text.length() && Character.isWhitespace(text.charAt(i))) {
			i++;
		}
		if (i < text.length() && text.charAt(i) == ';') {
			return true;
		}
		int letters = i;
		while (i < text.length() && isLetter(text.charAt(i))) {
			i++;
		}
		return i > letters && i < text.length() && text.charAt(i) == '[';
	}

	private SgfTree readGame() throws SgfException {
		Deque<SgfTree> branches = new ArrayDeque<>();
		SgfTree root = new SgfTree(line, column());
		SgfTree current = root;
		next();
		skipBlanks();
		boolean rootOpen = at < text.length() && text.charAt(at) == ';';
		if (rootOpen) {
			next();
		}
		while (true) {
			skipBlanks();
			if (at >= text.length()) {
				warnings.add(
						"line " + line + ", column " + column() + ": the file ends before the game is closed with )");
				return root;
			}
			char c = text.charAt(at);
			if (isLetter(c)) {
				readProperty(current);
				continue;
			}
			SgfTree here = current;
			switch (c) {
				case ';' -> {
					current = new SgfTree(line, column());
					here.add(current);
				}
				case '(' -> branches.push(here);
				case ')' -> {
					if (branches.isEmpty()) {
						next();
						return root;
					}
					current = branches.pop();
				}
				default -> throw error("'" + c + "' where a property, ; ( or ) should stand");
			}
			next();
		}
	}

	private void readProperty(SgfTree node) throws SgfException {
		int startLine = line;
		int startColumn = column();
		int start = at;
		while (at < text.length() && isLetter(text.charAt(at))) {
			next();
		}
		String name = text.substring(start, at);
		List<String> values = new ArrayList<>(1);
		@Nullable
		String value = readValue();
		while (value != null) {
			values.add(value);
			value = readValue();
		}
		if (values.isEmpty()) {
			throw new SgfException("'" + name + "' has no value in [ ]", startLine, startColumn);
		}
		String id = capitals(name);
		if (id.isEmpty()) {
			warnings.add("line " + startLine + ", column " + startColumn + ": the property '" + name
					+ "' is not SGF (capital letters) and is left out");
			return;
		}
		node.add(new SgfProperty(id, values, startLine, startColumn));
	}

	private static String capitals(String name) {
		StringBuilder capitals = new StringBuilder(name.length());
		for (int i = 0; i < name.length(); i++) {
			if (name.charAt(i) <= 'Z') {
				capitals.append(name.charAt(i));
			}
		}
		return capitals.toString();
	}

	/** The next value of the property, or null if no bracket follows. */
	private @Nullable String readValue() throws SgfException {
		skipBlanks();
		if (at >= text.length() || text.charAt(at) != '[') {
			return null;
		}
		int startLine = line;
		int startColumn = column();
		next();
		int start = at;
		while (at < text.length() && text.charAt(at) != ']') {
			if (text.charAt(at) == '\\') {
				next();
			}
			next();
		}
		if (at >= text.length()) {
			throw new SgfException("the value that begins here is not closed with ]", startLine, startColumn);
		}
		String value = text.substring(start, at);
		next();
		return value;
	}

	private void skipBlanks() {
		while (at < text.length() && (Character.isWhitespace(text.charAt(at)) || text.charAt(at) == 0)) {
			next();
		}
	}

	private static boolean isLetter(char c) {
		return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
	}

	private void next() {
		if (at < text.length() && text.charAt(at) == '\n') {
			line++;
			lineStart = at + 1;
		}
		at++;
	}

	private int column() {
		return at - lineStart + 1;
	}

	private SgfException error(String problem) {
		return new SgfException(problem, line, column());
	}
}

package org.gobanbridge.rules.sgf;

/**
 * How much of a text hangs together as SGF does, whatever its properties mean: a wrong decoding takes brackets away from
 * the record, or finds some within its words. Takes the text a character at a time and keeps nothing of it. Not thread
 * safe.
 */
final class SgfStructure {
	private long whole;
	private long broken;
	private boolean inValue;
	private boolean escaped;
	private char last;

	void accept(char c) {
		if (inValue) {
			acceptInValue(c);
		} else if (c == '[') {
			inValue = true;
			broken += SgfLexer.isLetter(last) || last == ']' || last >= '0' && last <= '9' ? 0 : 1;
		} else if (c == ';' || c == '(' || c == ')') {
			whole++;
		} else if (c == ']' || c >= 0x80) {
			broken++;
		}
		if (!Character.isWhitespace(c)) {
			last = c;
		}
	}

	private void acceptInValue(char c) {
		if (escaped) {
			escaped = false;
		} else if (c == '\\') {
			escaped = true;
		} else if (c == ']') {
			inValue = false;
			whole++;
		}
	}

	/** Nodes and values that are whole, less what stands where nothing may; to be compared with other readings of a text. */
	long soundness() {
		return whole - broken - (inValue ? 1 : 0);
	}
}

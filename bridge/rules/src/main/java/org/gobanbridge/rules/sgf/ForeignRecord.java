package org.gobanbridge.rules.sgf;

import java.util.regex.Pattern;

/** Files of other formats that go about under the name of SGF: what they are, told by how they begin. */
final class ForeignRecord {
	private static final Pattern GIB = Pattern.compile("\\s*\\\\(HS|\\[GIBOKIND)");
	private static final Pattern UGF = Pattern.compile("\\s*\\[(Header|Remote|Files)\\]", Pattern.CASE_INSENSITIVE);
	/** Title, board size, two players, a host name or nothing, handicap … one a line. */
	private static final Pattern NGF = Pattern.compile("[^\\n]*\\R\\d{1,2}\\R([^\\n]*\\R){3}\\d{1,2}\\R");
	/** The same without lines for what is not known, each marked by its two letters. */
	private static final Pattern NGF_MARKED = Pattern.compile("GI[^\\n]*\\R(GI[^\\n]*\\R){4}");
	private static final int BEGINNING = 2000;

	private ForeignRecord() {
	}

	/** Why there is no game in this text. */
	static String problem(String text) {
		if (text.isBlank()) {
			return "the file is empty";
		}
		String beginning = text.substring(0, Math.min(text.length(), BEGINNING));
		if (GIB.matcher(beginning).lookingAt()) {
			return other("GIB (Tygem)");
		}
		if (UGF.matcher(beginning).lookingAt()) {
			return other("UGF (PandaNet)");
		}
		if (NGF.matcher(beginning).lookingAt() || NGF_MARKED.matcher(beginning).lookingAt()) {
			return other("NGF (WBaduk, CyberOro)");
		}
		return "no game here; an SGF game begins with (;";
	}

	private static String other(String format) {
		return "no game here: this is a record in the format " + format + ", not SGF; save it as SGF";
	}
}

package org.gobanbridge.rules.sgf;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Text to trees of nodes. Keeps no stack of calls, so that a tree may be as deep as memory allows.
 * <p>
 * More than the grammar is accepted, as real files need it: anything before, between and after the games; missing
 * {@code ;} behind a bracket; small letters in names; text with brackets that are not escaped; a file that ends before
 * its brackets are closed. What is beyond that is damage: the game then ends before it, and the next game of the file is
 * looked for. Not thread safe; made for one text.
 */
final class SgfGrammar {
	/** What a game's first property is named, where a game has to be told from a variation. */
	private static final Set<String> BEGIN_OF_GAME = Set.of("FF", "GM", "CA", "AP", "SZ", "ST", "PB", "PW", "GN", "EV",
			"DT", "KM", "HA", "RU", "RE", "US", "SO");

	private final SgfSource source;
	private final String text;
	private final List<String> decoding;
	private int at;

	/**
	 * @param decoding
	 *            what was odd about the encoding: told of every game
	 */
	SgfGrammar(SgfSource source, List<String> decoding) {
		this.source = source;
		this.text = source.text();
		this.decoding = decoding;
	}

	/** The games in the text. */
	List<SgfTree> readAll() throws SgfException {
		List<SgfTree> games = new ArrayList<>();
		boolean damaged = false;
		while (skipToGame(damaged)) {
			SgfTree game = new GameText().read();
			damaged = game.damage().isPresent();
			games.add(game);
		}
		if (games.isEmpty()) {
			throw source.error(0, ForeignRecord.problem(text));
		}
		return games;
	}

	/** Goes on to the next bracket that opens a game; after a damaged one, to the next that surely does. */
	private boolean skipToGame(boolean surely) {
		while (at < text.length()) {
			if (text.charAt(at) == '(' && opensGame(at + 1, surely)) {
				return true;
			}
			at++;
		}
		return false;
	}

	private boolean opensGame(int from, boolean surely) {
		int i = SgfLexer.skipBlanks(text, from, text.length());
		boolean semicolon = i < text.length() && text.charAt(i) == ';';
		if (semicolon && !surely) {
			return true;
		}
		i = semicolon ? SgfLexer.skipBlanks(text, i + 1, text.length()) : i;
		if (!SgfLexer.beginsProperty(text, i, text.length())) {
			return false;
		}
		String name = text.substring(i, SgfLexer.skipName(text, i, text.length()));
		return !surely || BEGIN_OF_GAME.contains(SgfLexer.identifier(name));
	}

	/** The node whose text begins here and ends before {@code end}, if not earlier. */
	static SgfNode node(String text, int start, int end) {
		Map<String, List<String>> values = new LinkedHashMap<>(4);
		int at = start < end && text.charAt(start) == ';' ? start + 1 : start;
		at = SgfLexer.skipBlanks(text, at, end);
		while (at < end && SgfLexer.isLetter(text.charAt(at))) {
			int nameEnd = SgfLexer.skipName(text, at, end);
			String id = SgfLexer.identifier(text.substring(at, nameEnd));
			boolean prose = SgfLexer.isProse(id);
			List<String> gathered = values.computeIfAbsent(id, name -> new ArrayList<>(1));
			at = SgfLexer.skipBlanks(text, nameEnd, end);
			while (at < end && text.charAt(at) == '[') {
				int closing = SgfLexer.closing(text, at, end, prose);
				String value = text.substring(at + 1, closing);
				gathered.add(prose ? SgfText.withBracketsEscaped(value) : value);
				at = SgfLexer.skipBlanks(text, closing + 1, end);
			}
		}
		List<SgfProperty> properties = new ArrayList<>(values.size());
		values.forEach((id, list) -> properties.add(new SgfProperty(id, list)));
		return new SgfNode(properties);
	}

	/** Where the property of this name begins in the node that begins here; the node's own place if it has none. */
	static int find(String text, int start, int end, String wanted) {
		int at = start < end && text.charAt(start) == ';' ? start + 1 : start;
		at = SgfLexer.skipBlanks(text, at, end);
		while (at < end && SgfLexer.isLetter(text.charAt(at))) {
			int nameEnd = SgfLexer.skipName(text, at, end);
			String id = SgfLexer.identifier(text.substring(at, nameEnd));
			if (id.equals(wanted)) {
				return at;
			}
			at = SgfLexer.skipBlanks(text, nameEnd, end);
			while (at < end && text.charAt(at) == '[') {
				at = SgfLexer.skipBlanks(text, SgfLexer.closing(text, at, end, SgfLexer.isProse(id)) + 1, end);
			}
		}
		return start;
	}

	/** The game whose bracket is at hand: finds where its nodes begin and how they hang together. */
	private final class GameText {
		private final SgfWarnings warnings = new SgfWarnings();
		private int[] starts = new int[16];
		private int[] parents = new int[16];
		private int[] nextSiblings = new int[16];
		private int[] lastChildren = new int[16];
		private int count;
		private int[] branches = new int[16];
		private int depth;
		private int current = -1;
		/** Whether properties that come now belong to the current node. */
		private boolean inNode;
		/** Whether no value is closed in the rest of the text, so that there can be no other game. */
		private boolean nothingIsClosed;

		private SgfTree read() {
			at++;
			Optional<SgfException> damage = readToEnd();
			if (count == 0) {
				addNode(at);
			}
			SgfTree.Origin origin = new SgfTree.Origin(source, Arrays.copyOf(starts, count), at, allWarnings(),
					damage);
			if (nothingIsClosed) {
				at = text.length();
			}
			return SgfTree.read(Arrays.copyOf(parents, count), Arrays.copyOf(nextSiblings, count), origin);
		}

		private List<String> allWarnings() {
			return Stream.concat(decoding.stream(), warnings.all().stream()).toList();
		}

		private void warn(int offset, String problem) {
			warnings.add(() -> source.error(offset, problem));
		}

		/** Goes on to the end of the game, or to the damage that is returned. */
		private Optional<SgfException> readToEnd() {
			try {
				boolean more = true;
				while (more) {
					more = readNext();
				}
				return Optional.empty();
			} catch (SgfException damage) {
				return Optional.of(damage);
			}
		}

		/** One step; false when the game is over. Where it throws, {@code at} is where the damage begins. */
		private boolean readNext() throws SgfException {
			at = SgfLexer.skipBlanks(text, at, text.length());
			if (at >= text.length()) {
				warn(at, "the file ends before the game is closed with )");
				return false;
			}
			char c = text.charAt(at);
			if (SgfLexer.isLetter(c)) {
				if (!inNode) {
					addNode(at);
				}
				readProperty();
				return true;
			}
			switch (c) {
				case ';' -> addNode(at);
				case '(' -> {
					branches = depth == branches.length ? Arrays.copyOf(branches, depth * 2) : branches;
					branches[depth++] = current;
					inNode = false;
				}
				case ')' -> {
					if (depth == 0) {
						at++;
						return false;
					}
					current = branches[--depth];
					inNode = false;
				}
				default -> throw source.error(at,
						"'" + text.substring(at, text.offsetByCodePoints(at, 1))
								+ "' where a property, ; ( or ) should stand");
			}
			at++;
			return true;
		}

		private void addNode(int start) {
			if (count == starts.length) {
				int more = count * 2;
				starts = Arrays.copyOf(starts, more);
				parents = Arrays.copyOf(parents, more);
				nextSiblings = Arrays.copyOf(nextSiblings, more);
				lastChildren = Arrays.copyOf(lastChildren, more);
			}
			starts[count] = start;
			parents[count] = current;
			if (current >= 0) {
				if (lastChildren[current] != 0) {
					nextSiblings[lastChildren[current]] = count;
				}
				lastChildren[current] = count;
			}
			current = count++;
			inNode = true;
		}

		private void readProperty() throws SgfException {
			int nameEnd = SgfLexer.skipName(text, at, text.length());
			String name = text.substring(at, nameEnd);
			String id = SgfLexer.identifier(name);
			int next = SgfLexer.skipBlanks(text, nameEnd, text.length());
			if (next >= text.length() || text.charAt(next) != '[') {
				throw source.error(at, "'" + name + "' has no value in [ ]");
			}
			if (name.charAt(0) >= 'a' && id.length() == name.length()) {
				warn(at, "the property '" + name + "' is not SGF (capital letters); it is read as " + id);
			}
			while (next < text.length() && text.charAt(next) == '[') {
				next = SgfLexer.skipBlanks(text, afterValue(next, id), text.length());
			}
			at = next;
		}

		private int afterValue(int open, String id) throws SgfException {
			boolean prose = SgfLexer.isProse(id);
			int closing = SgfLexer.closing(text, open, text.length(), prose);
			if (closing < 0) {
				nothingIsClosed = true;
				throw source.error(open, "the value that begins here is not closed with ]");
			}
			if (prose) {
				int first = SgfLexer.closing(text, open, text.length(), false);
				if (first < closing) {
					warn(first, "a ] within the text of " + id + " is not escaped; it is read as text");
				}
			}
			return closing + 1;
		}
	}
}

package org.gobanbridge.app.store;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.function.LongPredicate;
import org.gobanbridge.app.failure.Suggestion;
import org.jspecify.annotations.Nullable;
import org.tomlj.Toml;
import org.tomlj.TomlArray;
import org.tomlj.TomlParseError;
import org.tomlj.TomlParseResult;
import org.tomlj.TomlPosition;
import org.tomlj.TomlTable;

/**
 * One table of a TOML file, read key by key. What is wrong is put on a list, with its place, and reading goes on.
 * {@link #refuseOthers} comes last: it knows the keys that were asked for.
 */
final class TomlTableReader {
	private final String name;
	private final @Nullable TomlTable table;
	private final List<String> problems;
	private final Set<String> known = new LinkedHashSet<>();

	/**
	 * @param table
	 *            null if the file has no such table
	 * @param problems
	 *            where problems are put
	 */
	TomlTableReader(String name, @Nullable TomlTable table, List<String> problems) {
		this.name = name;
		this.table = table;
		this.problems = problems;
	}

	/**
	 * The whole of a file, as the table without a name.
	 *
	 * @param problems
	 *            where problems are put; if there is one afterwards, the text is no TOML
	 */
	static TomlTableReader parse(String text, List<String> problems) {
		TomlParseResult toml = Toml.parse(text);
		List<String> lines = text.lines().toList();
		toml.errors().stream().map(error -> problem(error, lines)).distinct().forEach(problems::add);
		return new TomlTableReader("", toml, problems);
	}

	/** What is wrong there; of a text without quotes, which is what people get wrong, just that, once. */
	private static String problem(TomlParseError error, List<String> lines) {
		int line = error.position().line();
		Optional<String> unquoted = line <= lines.size() ? UnquotedText.in(lines.get(line - 1)) : Optional.empty();
		return "line " + line + unquoted.map(cure -> ": " + cure).orElseGet(() -> ", column "
				+ error.position().column() + ": "
				+ String.valueOf(error.getMessage()).lines().findFirst().orElse(""));
	}

	/** Whether a table stands there. */
	boolean isTable(String key) {
		return value(key) instanceof TomlTable;
	}

	/** The table with this name. */
	TomlTableReader table(String key) {
		known.add(key);
		Object value = value(key);
		if (value != null && !(value instanceof TomlTable)) {
			problem(key, label(key) + " must be a table: write [" + label(key) + "] on a line of its own");
		}
		return new TomlTableReader(label(key), value instanceof TomlTable found ? found : null, problems);
	}

	Optional<String> text(String key) {
		known.add(key);
		Object value = value(key);
		if (value != null && !(value instanceof String)) {
			problem(key, label(key) + " must be a text in quotes, not " + told(value));
		}
		return value instanceof String text ? Optional.of(text) : Optional.empty();
	}

	/** Yes or no. */
	Optional<Boolean> flag(String key) {
		known.add(key);
		Object value = value(key);
		if (value != null && !(value instanceof Boolean)) {
			problem(key, label(key) + " must be true or false, not " + told(value)
					+ (value instanceof String text && text.matches("true|false") ? "; leave the quotes out" : ""));
		}
		return value instanceof Boolean flag ? Optional.of(flag) : Optional.empty();
	}

	/** A list of words, each one of a few; empty if it is missing. */
	List<String> words(String key, List<String> words) {
		known.add(key);
		Object value = value(key);
		List<Object> written = value instanceof TomlArray list ? list.toList() : List.of();
		if (value != null && !(value instanceof TomlArray)) {
			problem(key, label(key) + " must be a list, [\"" + words.getFirst() + "\"], not " + told(value));
		}
		written.stream().filter(word -> !words.contains(word)).map(String::valueOf)
				.forEach(word -> problem(key, label(key) + " has '" + word + "'" + Suggestion.didYouMean(word, words)
						+ "; it may have " + String.join(", ", words)));
		return words.stream().filter(written::contains).sorted(Comparator.comparingInt(written::indexOf)).toList();
	}

	/** Whole numbers, each in these bounds; empty if the key is missing. */
	Optional<List<Integer>> numbers(String key, int least, int most) {
		known.add(key);
		Object value = value(key);
		if (value == null) {
			return Optional.empty();
		}
		List<Object> written = value instanceof TomlArray list ? list.toList() : List.of();
		Optional<Object> wrong = value instanceof TomlArray
				? written.stream().filter(
						one -> !(one instanceof Long number) || number < least || number > most).findFirst()
				: Optional.of(value);
		wrong.ifPresent(one -> problem(key, label(key) + " must be a list of whole numbers from " + least + " to "
				+ most + ", such as [30, 10], not " + (value instanceof TomlArray ? "with " : "") + told(one)));
		return wrong.isPresent()
				? Optional.empty()
				: Optional.of(written.stream().map(number -> ((Long) number).intValue()).toList());
	}

	/** One of a few words. */
	Optional<String> word(String key, List<String> words) {
		Optional<String> word = text(key);
		if (word.isPresent() && !words.contains(word.get())) {
			problem(key, label(key) + " is '" + word.get() + "'" + Suggestion.didYouMean(word.get(), words)
					+ "; it may be " + String.join(", ", words));
			return Optional.empty();
		}
		return word;
	}

	OptionalInt number(String key, int least, int most) {
		known.add(key);
		Object value = value(key);
		if (value == null) {
			return OptionalInt.empty();
		}
		if (!(value instanceof Long number) || number < least || number > most) {
			problem(key, label(key) + " must be a whole number from " + least + " to " + most + ", not "
					+ told(value)
					+ (value instanceof String text && text.matches("-?\\d+") ? "; leave the quotes out" : ""));
			return OptionalInt.empty();
		}
		return OptionalInt.of(number.intValue());
	}

	/**
	 * A whole number that fits an {@code int}.
	 *
	 * @param range
	 *            what it must be, for people
	 * @param cure
	 *            how the sentence about another value goes on
	 */
	OptionalInt number(String key, LongPredicate allowed, String range, Function<Object, String> cure) {
		known.add(key);
		Object value = value(key);
		if (value == null) {
			return OptionalInt.empty();
		}
		if (!(value instanceof Long number) || !allowed.test(number)) {
			problem(key, label(key) + " must be " + range + ", not " + told(value)
					+ (value instanceof String text && text.matches("-?\\d+")
							? "; leave the quotes out"
							: cure.apply(value)));
			return OptionalInt.empty();
		}
		return OptionalInt.of(number.intValue());
	}

	/** A number, or a text, as text. */
	Optional<String> numberOrText(String key) {
		known.add(key);
		Object value = value(key);
		if (value == null || value instanceof String || value instanceof Long || value instanceof Double) {
			return Optional.ofNullable(value).map(Object::toString);
		}
		problem(key, label(key) + " must be a number or a text in quotes, not " + told(value));
		return Optional.empty();
	}

	/** Every key that the table has. */
	Set<String> keys() {
		return table == null ? Set.of() : table.keySet();
	}

	/** A text, a number, or true or false, as text. */
	Optional<String> scalar(String key) {
		if (value(key) instanceof Boolean yes) {
			know(List.of(key));
			return Optional.of(yes.toString());
		}
		return numberOrText(key);
	}

	/** There are these keys too, though nobody asks what they say. */
	void know(List<String> keys) {
		known.addAll(keys);
	}

	/** Puts it on the list if the key is missing, with the place of the table. */
	<T> Optional<T> require(String key, Optional<T> read) {
		if (!has(key)) {
			problem(key, label(key) + " is missing");
		}
		return read;
	}

	boolean has(String key) {
		return value(key) != null;
	}

	/**
	 * Whether a key that there is not seems to stand for this one.
	 *
	 * @param keys
	 *            all that there are
	 */
	boolean hasMisspelt(String key, List<String> keys) {
		return table != null && table.keySet().stream().filter(written -> !keys.contains(written))
				.anyMatch(written -> Suggestion.nearest(written, keys).equals(Optional.of(key)));
	}

	/** Puts every key on the list that was not asked for. */
	void refuseOthers() {
		refuseOthers("");
	}

	/**
	 * @param where
	 *            when there are no others, as the sentence goes on: {@code  for the driver serial}
	 */
	void refuseOthers(String where) {
		if (table == null) {
			return;
		}
		List<String> words = new ArrayList<>(known);
		for (String key : table.keySet()) {
			if (!known.contains(key)) {
				problem(key, "there is no setting " + label(key) + where
						+ Suggestion.didYouMean(key, words) + "; there are "
						+ String.join(", ", words));
			}
		}
	}

	/** Puts a problem on the list, with the place of the key, or of the table if the key is missing. */
	void problem(String key, String what) {
		TomlPosition at = table == null ? null : table.inputPositionOf(has(key) ? List.of(key) : List.of());
		problems.add(at == null ? what : "line " + at.line() + ", column " + at.column() + ": " + what);
	}

	/** A value as people wrote it, or what it is. */
	private static String told(Object value) {
		return switch (value) {
			case String text -> "the text \"" + text + "\"";
			case TomlArray list -> "a list";
			case TomlTable table -> "a table";
			default -> value.toString();
		};
	}

	/** The key as messages name it, with that of its table. */
	String label(String key) {
		return name.isEmpty() ? key : name + "." + key;
	}

	private @Nullable Object value(String key) {
		return table == null ? null : table.get(List.of(key));
	}
}

package org.gobanbridge.app.words;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What is said when the time is called, in one language. The texts are those of the live page, which speaks them too.
 *
 * @param voice
 *            the name that espeak-ng has for the language
 * @param texts
 *            by the key of the call, or by the key with {@code N} for its number
 */
public record CallWords(String voice, Map<String, String> texts) {
	private static final String FILE = "/web/live/call-words.json";
	private static final Pattern NUMBER = Pattern.compile("\\d+");
	private static final Map<String, CallWords> ALL = read();

	public CallWords {
		texts = Map.copyOf(texts);
	}

	/** The codes of the languages: {@code en}, {@code zh} … */
	public static List<String> languages() {
		return List.copyOf(ALL.keySet());
	}

	/** The words of this language; empty if there are none. */
	public static Optional<CallWords> of(String language) {
		return Optional.ofNullable(ALL.get(language));
	}

	/** What is said for this key of a call; empty if there is nothing. */
	public Optional<String> text(String key) {
		Matcher number = NUMBER.matcher(key);
		Optional<String> own = Optional.ofNullable(texts.get(key));
		return own.isPresent() || !number.find()
				? own
				: Optional.ofNullable(texts.get(number.replaceFirst("N")))
						.map(text -> text.replace("{N}", number.group()));
	}

	private static Map<String, CallWords> read() {
		Map<String, CallWords> all = new TreeMap<>();
		try (InputStream file = CallWords.class.getResourceAsStream(FILE)) {
			for (Map.Entry<String, JsonNode> language : new ObjectMapper().readTree(file).properties()) {
				Map<String, String> texts = new TreeMap<>();
				language.getValue().get("texts").properties()
						.forEach(text -> texts.put(text.getKey(), text.getValue().asText()));
				all.put(language.getKey(), new CallWords(language.getValue().get("espeak").asText(), texts));
			}
		} catch (IOException e) {
			throw new UncheckedIOException(FILE, e);
		}
		return all;
	}
}

package org.gobanbridge.app.store;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Function;
import org.gobanbridge.app.failure.PlainText;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;

/**
 * The fields of one JSON object, read by name and type. Every method throws {@link IllegalArgumentException} with a
 * sentence that names the field when it is missing or of the wrong kind.
 */
public record JsonFields(JsonNode node) {
	private static final ObjectMapper MAPPER = new ObjectMapper(new JsonFactory())
			.enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

	/** Reads one object. */
	public static JsonFields parse(String text) {
		byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
		return parse(bytes, 0, bytes.length);
	}

	/** Reads one object from UTF-8 bytes. */
	public static JsonFields parse(byte[] bytes, int offset, int length) {
		JsonNode node;
		try {
			node = MAPPER.readTree(bytes, offset, length);
		} catch (MismatchedInputException e) {
			throw new IllegalArgumentException("no JSON object: there is more after it; each takes a line of its own",
					e);
		} catch (JsonProcessingException e) {
			throw new IllegalArgumentException("no JSON object: "
					+ PlainText.oneLine(e.getOriginalMessage().lines().findFirst().orElse(""))
					+ Optional.ofNullable(e.getLocation()).map(at -> ", column " + at.getColumnNr()).orElse(""), e);
		} catch (IOException e) {
			throw new IllegalArgumentException("no JSON object: " + e.getMessage(), e);
		}
		if (!node.isObject()) {
			throw new IllegalArgumentException("a JSON object {…} is wanted here");
		}
		return new JsonFields(node);
	}

	/** Reads any JSON value. */
	static JsonNode value(String text) {
		try {
			return MAPPER.readTree(text);
		} catch (JsonProcessingException e) {
			throw new IllegalArgumentException("no JSON: " + e.getOriginalMessage(), e);
		}
	}

	/** A new object without fields. */
	public static ObjectNode object() {
		return JsonNodeFactory.instance.objectNode();
	}

	/** These values as texts. */
	public static ArrayNode array(Iterable<?> values) {
		ArrayNode array = JsonNodeFactory.instance.arrayNode();
		values.forEach(value -> array.add(value.toString()));
		return array;
	}

	/** The field's value if it is there and not null. */
	public Optional<JsonNode> find(String name) {
		JsonNode value = node.get(name);
		return value == null || value.isNull() ? Optional.empty() : Optional.of(value);
	}

	public boolean has(String name) {
		return node.has(name);
	}

	/** The field's value, which must be there. */
	public JsonNode need(String name) {
		return find(name).orElseThrow(() -> new IllegalArgumentException("\"" + name + "\" is missing"));
	}

	public Optional<String> findText(String name) {
		return find(name).map(value -> text(name, value));
	}

	/** A text, which must be there. */
	public String text(String name) {
		return text(name, need(name));
	}

	private static String text(String name, JsonNode value) {
		if (!value.isTextual()) {
			throw new IllegalArgumentException("\"" + name + "\" must be a text, not " + value);
		}
		return value.textValue();
	}

	long wholeNumber(String name) {
		return wholeNumber(name, need(name));
	}

	/** A whole number that must be there and fits an {@code int}. */
	public int smallNumber(String name) {
		return smallNumber(name, need(name));
	}

	public OptionalInt findSmallNumber(String name) {
		Optional<JsonNode> value = find(name);
		return value.isEmpty() ? OptionalInt.empty() : OptionalInt.of(smallNumber(name, value.get()));
	}

	OptionalLong findWholeNumber(String name) {
		Optional<JsonNode> value = find(name);
		return value.isEmpty() ? OptionalLong.empty() : OptionalLong.of(wholeNumber(name, value.get()));
	}

	static int smallNumber(String name, JsonNode value) {
		long number = wholeNumber(name, value);
		if (number < Integer.MIN_VALUE || number > Integer.MAX_VALUE) {
			throw new IllegalArgumentException("\"" + name + "\" is too large: " + value);
		}
		return (int) number;
	}

	private static long wholeNumber(String name, JsonNode value) {
		if (!value.isIntegralNumber() || !value.canConvertToLong()) {
			throw new IllegalArgumentException("\"" + name + "\" must be a whole number, not " + value);
		}
		return value.longValue();
	}

	/** A truth value; false where it is absent. */
	boolean flag(String name) {
		JsonNode value = find(name).orElse(null);
		if (value != null && !value.isBoolean()) {
			throw new IllegalArgumentException("\"" + name + "\" must be true or false, not " + value);
		}
		return value != null && value.booleanValue();
	}

	public Color color(String name) {
		return word(Color.class, name);
	}

	public Optional<Color> findColor(String name) {
		return findWord(Color.class, name);
	}

	public <E extends Enum<E>> Optional<E> findWord(Class<E> family, String name) {
		return findText(name).map(word -> WordReader.parse(family, name, word));
	}

	/** Words of a closed family; none where the field is absent. */
	<E extends Enum<E>> List<E> words(Class<E> family, String name) {
		return texts(name).stream().map(word -> WordReader.parse(family, name, word)).toList();
	}

	public <E extends Enum<E>> E word(Class<E> family, String name) {
		return WordReader.parse(family, name, text(name));
	}

	Point point(String name) {
		return Point.parse(text(name));
	}

	Optional<Point> findPoint(String name) {
		return findText(name).map(Point::parse);
	}

	/** Points as texts; none where the field is absent. */
	public List<Point> points(String name) {
		return list(name, value -> Point.parse(text(name, value)));
	}

	/** Texts; none where the field is absent. */
	public List<String> texts(String name) {
		return list(name, value -> text(name, value));
	}

	/** The elements of an array; none where the field is absent. */
	<T> List<T> list(String name, Function<JsonNode, T> read) {
		Optional<JsonNode> array = find(name);
		if (array.isEmpty()) {
			return List.of();
		}
		if (!array.get().isArray()) {
			throw new IllegalArgumentException("\"" + name + "\" must be a list […], not " + array.get());
		}
		List<T> values = new ArrayList<>(array.get().size());
		array.get().forEach(value -> values.add(read.apply(value)));
		return values;
	}

	Optional<JsonFields> findObject(String name) {
		return find(name).map(value -> asObject(name, value));
	}

	JsonFields object(String name) {
		return asObject(name, need(name));
	}

	static JsonFields asObject(String name, JsonNode value) {
		if (!value.isObject()) {
			throw new IllegalArgumentException("\"" + name + "\" must be an object {…}, not " + value);
		}
		return new JsonFields(value);
	}
}

package org.gobanbridge.drivers.simulated;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.incident.IncidentKind;

/**
 * What is to go wrong in a game, written {@code KIND@MOVE}, {@code KIND@auto}, or either with {@code :answered} or
 * {@code :never} behind it. Whether it can happen there is not checked; {@link Mishaps} knows.
 *
 * @param move
 *            the number of the move of the record with which, or in place of which, it happens; empty = chance chooses
 */
public record Injection(IncidentKind kind, OptionalInt move, Aftermath aftermath) {
	private static final Pattern TEXT = Pattern.compile("([a-z-]+)@(auto|[1-9][0-9]{0,4})(?::([a-z]+))?");

	/**
	 * Reads it.
	 *
	 * @throws IllegalArgumentException
	 *             with what is wrong and what may stand there
	 */
	public static Injection parse(String text) {
		Matcher parts = TEXT.matcher(text);
		if (!parts.matches()) {
			throw new IllegalArgumentException("'" + text + "' is not KIND@MOVE or KIND@auto, with :answered or :never "
					+ "behind it if wanted, like two-moves@30 or stone-displaced@auto:answered");
		}
		IncidentKind kind = find(IncidentKind.class, parts.group(1)).orElseThrow(() -> new IllegalArgumentException(
				"there is no kind '" + parts.group(1) + "'; there is: " + kinds()));
		String after = Optional.ofNullable(parts.group(3)).orElse(Words.of(Aftermath.SOON));
		Aftermath aftermath = find(Aftermath.class, after).orElseThrow(() -> new IllegalArgumentException(
				"'" + after + "' is none of " + words(Aftermath.values())));
		OptionalInt move = parts.group(2).equals("auto")
				? OptionalInt.empty()
				: OptionalInt.of(Integer.parseInt(parts.group(2)));
		return new Injection(kind, move, aftermath);
	}

	private static <E extends Enum<E>> Optional<E> find(Class<E> family, String word) {
		return Arrays.stream(family.getEnumConstants()).filter(constant -> Words.of(constant).equals(word)).findFirst();
	}

	private static String kinds() {
		return Mishaps.KINDS.stream().map(Words::of).collect(Collectors.joining(", "));
	}

	private static String words(Enum<?>[] family) {
		return Arrays.stream(family).map(Words::of).collect(Collectors.joining(", "));
	}

	@Override
	public String toString() {
		return Words.of(kind) + "@" + (move.isPresent() ? Integer.toString(move.getAsInt()) : "auto")
				+ (aftermath == Aftermath.SOON ? "" : ":" + Words.of(aftermath));
	}
}

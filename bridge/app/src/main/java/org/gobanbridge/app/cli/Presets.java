package org.gobanbridge.app.cli;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.gobanbridge.app.failure.GobanException;
import org.gobanbridge.app.failure.Suggestion;
import org.jspecify.annotations.Nullable;

/** Rulesets and policies as they are named on the command line. */
final class Presets {
	private Presets() {
	}

	/**
	 * The one of this name; empty if none is named.
	 *
	 * @throws GobanException
	 *             if there is no such name
	 */
	static <T> Optional<T> choose(String option, @Nullable String name, List<T> presets, Function<T, String> nameOf) {
		if (name == null) {
			return Optional.empty();
		}
		List<String> names = presets.stream().map(nameOf).toList();
		return Optional.of(presets.stream().filter(preset -> nameOf.apply(preset).equals(name)).findFirst()
				.orElseThrow(() -> new GobanException(GobanException.WRONG_CALL,
						option + " " + name + ": there is no such name"
								+ Suggestion.didYouMean(name, names) + "; there are "
								+ String.join(", ", names))));
	}
}

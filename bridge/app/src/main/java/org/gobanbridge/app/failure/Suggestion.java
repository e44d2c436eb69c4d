package org.gobanbridge.app.failure;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** What somebody may have meant who wrote a word that there is not. */
public final class Suggestion {
	private Suggestion() {
	}

	/** {@code  (did you mean 'size'?)}, or nothing if no word is near. */
	public static String didYouMean(String written, Collection<String> words) {
		return nearest(written, words).map(word -> " (did you mean '" + word + "'?)").orElse("");
	}

	/** The word that may have been meant. */
	public static Optional<String> nearest(String written, Collection<String> words) {
		String wanted = written.toLowerCase(Locale.ROOT);
		int most = Math.max(1, wanted.length() / 3);
		return words.stream()
				.filter(word -> distance(wanted, word) <= most || !wanted.isEmpty() && word.startsWith(wanted))
				.min(Comparator.comparingInt(word -> distance(wanted, word)));
	}

	/** How many letters must be put in, taken out, changed, or exchanged with their neighbour. */
	private static int distance(String one, String other) {
		int[][] cost = new int[one.length() + 1][other.length() + 1];
		for (int i = 0; i <= one.length(); i++) {
			for (int j = 0; j <= other.length(); j++) {
				cost[i][j] = i == 0 || j == 0 ? i + j : cheapest(cost, one, other, i, j);
			}
		}
		return cost[one.length()][other.length()];
	}

	private static int cheapest(int[][] cost, String one, String other, int i, int j) {
		int change = one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1;
		int best = Math.min(cost[i - 1][j - 1] + change, Math.min(cost[i - 1][j], cost[i][j - 1]) + 1);
		boolean exchanged = i > 1 && j > 1 && one.charAt(i - 1) == other.charAt(j - 2)
				&& one.charAt(i - 2) == other.charAt(j - 1);
		return exchanged ? Math.min(best, cost[i - 2][j - 2] + 1) : best;
	}
}

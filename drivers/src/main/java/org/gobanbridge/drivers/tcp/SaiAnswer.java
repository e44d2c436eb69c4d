package org.gobanbridge.drivers.tcp;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Optional;

/**
 * A Saiboard's answer to the question for its sensors.
 *
 * @param counts
 *            raw counts in board order: the first row it sends is the northern one
 * @param touch
 *            raw value of the touch plate
 */
record SaiAnswer(int[] counts, double touch) {
	static final int SIZE = 19;
	private static final ObjectMapper JSON = new ObjectMapper();

	/** Reads one JSON object; empty if it is not 19 rows of 19 whole numbers and a touch value. */
	static Optional<SaiAnswer> parse(String json) {
		JsonNode answer;
		try {
			answer = JSON.readTree(json);
		} catch (JsonProcessingException e) {
			return Optional.empty();
		}
		JsonNode rows = answer.path("hall");
		if (rows.size() != SIZE || !answer.path("touch").isNumber()) {
			return Optional.empty();
		}
		int[] counts = new int[SIZE * SIZE];
		for (int row = 0; row < SIZE; row++) {
			if (rows.path(row).size() != SIZE) {
				return Optional.empty();
			}
			for (int column = 0; column < SIZE; column++) {
				JsonNode count = rows.path(row).path(column);
				if (!count.isNumber()) {
					return Optional.empty();
				}
				counts[row * SIZE + column] = (int) Math.round(count.doubleValue());
			}
		}
		return Optional.of(new SaiAnswer(counts, answer.path("touch").doubleValue()));
	}
}

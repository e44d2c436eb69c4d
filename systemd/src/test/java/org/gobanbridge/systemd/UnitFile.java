package org.gobanbridge.systemd;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A systemd unit file as its lines say it: section, key, and every value that was given for it. */
record UnitFile(Map<String, Map<String, List<String>>> sections) {

	/**
	 * @throws IllegalArgumentException
	 *             naming the line that is neither a section, a setting, a comment nor empty
	 */
	static UnitFile read(Path file) throws IOException {
		Map<String, Map<String, List<String>>> sections = new HashMap<>();
		Map<String, List<String>> section = Map.of();
		int number = 0;
		for (String line : Files.readAllLines(file)) {
			number++;
			int equals = line.indexOf('=');
			if (line.matches("\\[[A-Z][a-z]+]")) {
				section = sections.computeIfAbsent(line.substring(1, line.length() - 1), name -> new HashMap<>());
			} else if (!sections.isEmpty() && line.matches("[A-Z][A-Za-z]*=.*")) {
				section.computeIfAbsent(line.substring(0, equals), key -> new ArrayList<>())
						.add(line.substring(equals + 1));
			} else if (!line.isBlank() && !line.startsWith("#")) {
				throw new IllegalArgumentException(file + " line " + number + ": " + line);
			}
		}
		return new UnitFile(sections);
	}

	/** Every value given for this key, in order; empty if there is none. */
	List<String> all(String section, String key) {
		return sections.getOrDefault(section, Map.of()).getOrDefault(key, List.of());
	}
}

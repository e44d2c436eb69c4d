package org.gobanbridge.drivers.serial;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The test vectors in PROTOCOL.md. */
final class ProtocolDocument {
	private static final Path FILE = Path.of("PROTOCOL.md");

	private ProtocolDocument() {
	}

	/** The blocks of this kind; each a map from the word before the colon to the lines after it. */
	static List<Map<String, List<String>>> blocks(String kind) {
		Matcher matcher = Pattern.compile("```" + kind + "\n(.*?)```", Pattern.DOTALL).matcher(text());
		List<Map<String, List<String>>> blocks = new ArrayList<>();
		while (matcher.find()) {
			Map<String, List<String>> fields = new LinkedHashMap<>();
			String word = "";
			for (String line : matcher.group(1).lines().toList()) {
				Matcher head = Pattern.compile("^(\\w+): (.*)$").matcher(line);
				String rest = line.strip();
				if (head.matches()) {
					word = head.group(1);
					rest = head.group(2);
				}
				fields.computeIfAbsent(word, key -> new ArrayList<>()).add(rest);
			}
			blocks.add(fields);
		}
		return blocks;
	}

	static byte[] bytes(List<String> lines) {
		ByteArrayOutputStream out = new ByteArrayOutputStream();
		for (String hex : String.join(" ", lines).split(" +")) {
			out.write(Integer.parseInt(hex, 16));
		}
		return out.toByteArray();
	}

	static String text() {
		try {
			return Files.readString(FILE);
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}
}

package org.gobanbridge.rules;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Answers worked out by other programs, in the shared folder beside the project. Tests that need it are skipped without
 * it.
 */
public final class Oracle {
	private static final ObjectMapper JSON = new ObjectMapper();

	private Oracle() {
	}

	/** The file or folder of this name; the running test is skipped if it is not there. */
	public static Path path(String name) {
		Path path = Path.of(System.getProperty("goban.shared", "../../../shared"), "oracle", name);
		assumeTrue(Files.exists(path), () -> "skipped: " + path.toAbsolutePath().normalize() + " is missing");
		return path;
	}

	/** The objects of a file with one a line. */
	public static List<JsonNode> lines(String name) {
		try (Stream<String> lines = Files.lines(path(name))) {
			return lines.filter(line -> !line.isBlank()).map(Oracle::parse).toList();
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	/** The one value of a JSON file. */
	public static JsonNode json(String name) {
		return parse(new String(bytes(path(name)), java.nio.charset.StandardCharsets.UTF_8));
	}

	/** Every file below this folder. */
	public static List<Path> files(String folder) {
		try (Stream<Path> files = Files.walk(path(folder))) {
			return files.filter(Files::isRegularFile).sorted().toList();
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	public static byte[] bytes(Path file) {
		try {
			return Files.readAllBytes(file);
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	private static JsonNode parse(String json) {
		try {
			return JSON.readTree(json);
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}
}

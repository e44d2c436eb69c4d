package org.gobanbridge.app.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.gobanbridge.core.policy.Policies;
import org.gobanbridge.core.policy.Policy;

/** The policies that come with the program: a file each, named here. */
public final class PolicyFiles {
	private static final List<String> NAMES = List.of("chinese-source", "chinese-2002", "korean-2024", "japanese",
			"aga",
			"ing", "club");

	/** All of them, the usual one first. */
	public static final Policies POLICIES = new Policies(NAMES.stream().map(PolicyFiles::load).toList());

	private PolicyFiles() {
	}

	/** Who may mend such a file is the program's maker: what is wrong with it is no trouble of the user's. */
	private static Policy load(String name) {
		String file = "/policies/" + name + ".toml";
		try (InputStream in = PolicyFiles.class.getResourceAsStream(file)) {
			if (in == null) {
				throw new IllegalStateException("there is no " + file + " in the program");
			}
			return PolicyReader.read(name, new String(in.readAllBytes(), StandardCharsets.UTF_8));
		} catch (IllegalArgumentException e) {
			throw new IllegalStateException(file + ": " + e.getMessage(), e);
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}
}

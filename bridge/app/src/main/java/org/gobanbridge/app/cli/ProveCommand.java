package org.gobanbridge.app.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.gobanbridge.app.failure.GobanException;
import org.gobanbridge.app.prove.Material;
import org.gobanbridge.app.prove.Proof;
import org.gobanbridge.app.prove.RecordProof;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code goban prove}: long proofs that the program keeps its promises. */
@Command(name = "prove", description = {"Proves a promise on real games, and prints the table. Takes minutes.",
		"Needs a folder of games (--games); none is included."}, mixinStandardHelpOptions = true)
public final class ProveCommand implements Callable<Integer> {
	private static final List<Proof> PROOFS = List.of(new RecordProof());

	@Spec
	private CommandSpec spec;

	@Parameters(paramLabel = "NAME", description = "records: real games at the simulated table become exact records.")
	private String name;

	@Option(names = "--games", paramLabel = "FOLDER",
			description = "The games: SGF files and an expected.jsonl that says what their positions are. None are included.")
	private @Nullable Path games;

	@Option(names = "--seed", paramLabel = "N",
			description = "Another seed, other games of chance (default: ${DEFAULT-VALUE}).", defaultValue = "1")
	private long seed;

	@Option(names = "--most", paramLabel = "N", description = "No more games than this, chosen evenly.",
			defaultValue = "1000000")
	private int most;

	/** picocli makes one and fills the fields in. */
	@SuppressWarnings("NullAway.Init")
	public ProveCommand() {
	}

	@Override
	public Integer call() {
		PrintWriter out = spec.commandLine().getOut();
		Proof proof = PROOFS.stream().filter(known -> known.name().equals(name)).findFirst()
				.orElseThrow(() -> new GobanException(GobanException.WRONG_CALL,
						"there is no proof '" + name + "'; there is: "
								+ PROOFS.stream().map(Proof::name).collect(Collectors.joining(", "))));
		if (games == null) {
			throw new GobanException(GobanException.WRONG_CALL, "prove " + name + " needs a folder of games with an "
					+ "expected.jsonl, and none is included; name one with --games FOLDER");
		}
		if (!Files.isReadable(games.resolve("expected.jsonl"))) {
			throw new GobanException(GobanException.WRONG_CALL, games
					+ " holds no expected.jsonl; name a folder of games that does with --games");
		}
		try {
			return proof.run(out, new Material(games, seed, most)) ? 0 : GobanException.FOUND_SOMETHING;
		} catch (IOException e) {
			throw new GobanException(GobanException.WRONG_CALL, "the games cannot be read: " + e.getMessage(), e);
		}
	}
}

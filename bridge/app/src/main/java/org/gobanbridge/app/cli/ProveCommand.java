package org.gobanbridge.app.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.gobanbridge.app.failure.GobanException;
import org.gobanbridge.app.prove.CallsProof;
import org.gobanbridge.app.prove.DeadStonesProof;
import org.gobanbridge.app.prove.FuzzProof;
import org.gobanbridge.app.prove.IncidentProof;
import org.gobanbridge.app.prove.LegalityProof;
import org.gobanbridge.app.prove.Material;
import org.gobanbridge.app.prove.PressesProof;
import org.gobanbridge.app.prove.Proof;
import org.gobanbridge.app.prove.PulsesProof;
import org.gobanbridge.app.prove.RecordProof;
import org.gobanbridge.app.prove.RefereeProof;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code goban prove}: long proofs that the program keeps its promises. */
@Command(name = "prove", description = {"Proves a promise on real games, and prints the table. Takes minutes.",
		"records, incidents, referee and dead need a folder of games (--games); none is included. legality needs GNU Go (apt-get install gnugo)."},
		mixinStandardHelpOptions = true)
public final class ProveCommand implements Callable<Integer> {
	private static final List<Proof> PROOFS = List.of(new RecordProof(), new IncidentProof(), new RefereeProof(),
			new FuzzProof(), new LegalityProof(), new DeadStonesProof(), new CallsProof(),
			new PulsesProof(), new PressesProof());

	@Spec
	private CommandSpec spec;

	@Parameters(paramLabel = "NAME", description = {
			"records: real games at the simulated table become exact records.",
			"incidents: what goes wrong at random places of real games is told, rightly, once and in time.",
			"referee: real incidents are told at their move, and nothing else is.",
			"fuzz: whatever comes in, the game logic says nothing that cannot be, and in time.",
			"legality: GNU Go says the same of random games.",
			"dead: of finished games with known dead stones, most are proposed as they are.",
			"calls: the time of two reserved minutes is called at its seconds; takes three minutes of real time.",
			"pulses: keys of a clock are pressed ten thousand times under load, none of them overlapping or stuck; takes two minutes.",
			"presses: the bridge presses the clock once for each turn of whole games, in time; takes some minutes."})
	private String name;

	@Option(names = "--games", paramLabel = "FOLDER",
			description = "The games: SGF files, and an expected.jsonl that says what their positions are (records, incidents), an "
					+ "INDEX.tsv that says what happened in them (referee), or a finished_games.jsonl that says what is dead "
					+ "(dead). None are included.")
	private @Nullable Path games;

	@Option(names = "--seed", paramLabel = "N",
			description = "Another seed, other games of chance (default: ${DEFAULT-VALUE}).", defaultValue = "1")
	private long seed;

	@Option(names = "--most", paramLabel = "N",
			description = "No more games than this, chosen evenly; of incidents, places for each kind (up to 200).",
			defaultValue = "1000000")
	private int most;

	@Option(names = "--sequences", paramLabel = "N", defaultValue = "100000",
			description = "So many sequences by chance (fuzz; default: ${DEFAULT-VALUE}).")
	private int sequences;

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
		Material material = new Material(games(proof), seed, most, sequences);
		try {
			return proof.run(out, material) ? 0 : GobanException.FOUND_SOMETHING;
		} catch (IOException e) {
			throw new GobanException(GobanException.WRONG_CALL, "the games cannot be read: " + e.getMessage(), e);
		}
	}

	/** The folder of games, which has everything that the proof needs of it. */
	private Path games(Proof proof) {
		if (proof.needed().isEmpty()) {
			return Path.of("");
		}
		String file = proof.needed().getFirst();
		if (games == null) {
			throw new GobanException(GobanException.WRONG_CALL, "prove " + name + " needs a folder of games with "
					+ article(file) + ", and none is included; name one with --games FOLDER");
		}
		if (!Files.isReadable(new Material(games, seed, most).file(file))) {
			throw new GobanException(GobanException.WRONG_CALL, games + " holds no " + file
					+ "; name a folder of games that does with --games");
		}
		return games;
	}

	private static String article(String noun) {
		return ("aeiou".indexOf(noun.charAt(0)) < 0 ? "a " : "an ") + noun;
	}
}

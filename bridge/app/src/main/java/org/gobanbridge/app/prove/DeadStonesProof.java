package org.gobanbridge.app.prove;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.PlayingRules;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.Repetition;
import org.gobanbridge.rules.life.DeadStones;
import org.gobanbridge.rules.life.StringStatus;
import org.gobanbridge.rules.sgf.SgfException;
import org.gobanbridge.rules.sgf.SgfReader;
import org.gobanbridge.rules.sgf.SgfReplay;

/** How many finished games with known dead stones are proposed as they are. It reports: what is enough, no rule says. */
public final class DeadStonesProof implements Proof {
	private static final PlayingRules RULES = new PlayingRules(Repetition.SIMPLE_KO, false);
	private static final int PLAYOUTS = 200;

	/** What came of the games of one size. */
	private static final class Tally {
		private int games;
		private int right;
		private int strings;
		private int wrongStrings;
		private int surelyWrong;
		private long nanos;
		private final List<String> wrong = new ArrayList<>();

		private void add(Tally other) {
			games += other.games;
			right += other.right;
			strings += other.strings;
			wrongStrings += other.wrongStrings;
			surelyWrong += other.surelyWrong;
			nanos += other.nanos;
		}
	}

	@Override
	public String name() {
		return "dead";
	}

	@Override
	public String about() {
		return "how many finished games have exactly the dead stones that are proposed (finished_games.jsonl)";
	}

	@Override
	public List<String> needed() {
		return List.of("finished_games.jsonl");
	}

	@Override
	public boolean run(PrintWriter out, Material material) throws IOException {
		List<JsonNode> rows = rows(material);
		Map<Integer, Tally> tallies = new TreeMap<>();
		int most = Math.min(rows.size(), material.most());
		for (int n = 0; n < most; n++) {
			JsonNode row = rows.get((int) ((long) n * rows.size() / most));
			judge(row, material, tallies.computeIfAbsent(row.get("size").asInt(), size -> new Tally()));
		}
		out.printf(Locale.ROOT, "%-8s %6s %6s %7s %8s %6s %11s %9s%n", "board", "games", "right", "share", "strings",
				"wrong", "wrong, sure", "ms a game");
		Tally all = new Tally();
		tallies.forEach((size, tally) -> {
			print(out, size + "x" + size, tally);
			all.add(tally);
		});
		print(out, "all", all);
		tallies.values().forEach(tally -> tally.wrong.forEach(wrong -> out.println("    " + wrong)));
		out.println("right: every dead stone and no other is proposed");
		out.println("wrong, sure: strings that are proposed wrongly with 90 % certainty or more");
		return true;
	}

	/** The rows whose record is there. */
	private List<JsonNode> rows(Material material) throws IOException {
		ObjectMapper json = new ObjectMapper();
		List<JsonNode> rows = new ArrayList<>();
		List<String> lines;
		try (Stream<String> all = Files.lines(material.file(needed().getFirst()))) {
			lines = all.filter(line -> !line.isBlank()).toList();
		}
		for (String line : lines) {
			JsonNode row = json.readTree(line);
			if (Files.exists(material.games().resolve(row.get("file").asText()))) {
				rows.add(row);
			}
		}
		return rows;
	}

	private static void judge(JsonNode row, Material material, Tally tally) throws IOException {
		Position end = end(material.games().resolve(row.get("file").asText()));
		PointSet dead = dead(row, end.grid());
		long start = System.nanoTime();
		DeadStones proposal = DeadStones.propose(end, false, PLAYOUTS, material.seed());
		tally.nanos += System.nanoTime() - start;
		List<StringStatus> wrong = proposal.strings().stream()
				.filter(string -> string.dead() != dead.intersects(string.stones())).toList();
		tally.games++;
		tally.right += proposal.dead().equals(dead) ? 1 : 0;
		tally.strings += proposal.strings().size();
		tally.wrongStrings += wrong.size();
		tally.surelyWrong += (int) wrong.stream().filter(string -> string.certainty() >= 0.9).count();
		if (!proposal.dead().equals(dead)) {
			tally.wrong.add(row.get("file").asText() + ": too many " + proposal.dead().minus(dead) + ", too few "
					+ dead.minus(proposal.dead()));
		}
	}

	private static PointSet dead(JsonNode row, Grid grid) {
		List<Point> points = new ArrayList<>();
		row.get("dead").forEach(point -> points.add(Point.parse(point.asText())));
		return PointSet.of(grid, points);
	}

	private static Position end(Path file) throws IOException {
		try {
			return SgfReplay.of(SgfReader.read(Files.readAllBytes(file)).getFirst(), RULES).end().position();
		} catch (SgfException e) {
			throw new IOException(file + ": " + e.getMessage(), e);
		}
	}

	private static void print(PrintWriter out, String board, Tally tally) {
		out.printf(Locale.ROOT, "%-8s %6d %6d %5.1f %% %8d %6d %11d %9.1f%n", board, tally.games, tally.right,
				100.0 * tally.right / Math.max(1, tally.games), tally.strings, tally.wrongStrings, tally.surelyWrong,
				tally.nanos / 1e6 / Math.max(1, tally.games));
	}
}

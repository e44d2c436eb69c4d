package org.gobanbridge.app.live;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.gobanbridge.rules.Point;
import org.junit.jupiter.api.Assumptions;

/** A game of 1835 to show, where the shared collection of games is at hand. */
final class RealGame {
	static final String BLACK = "Akaboshi Intetsu";
	static final String WHITE = "Honinbo Jowa";

	private static final Pattern MOVE = Pattern.compile(";[BW]\\[([a-s])([a-s])]");

	private RealGame() {
	}

	/** Its moves, Black first; the test skips itself where the file is missing. */
	static List<Point> moves() throws IOException {
		Path file = Path.of(System.getProperty("goban.shared", "../../../shared"),
				"oracle/odd/littlego/famous_games/Blood-vomiting_game.sgf");
		Assumptions.assumeTrue(Files.exists(file), () -> "no real game to show: " + file + " is missing");
		return MOVE.matcher(Files.readString(file, StandardCharsets.UTF_8)).results()
				.map(move -> new Point(move.group(1).charAt(0) - 'a' + 1, 19 - (move.group(2).charAt(0) - 'a'))).toList();
	}
}

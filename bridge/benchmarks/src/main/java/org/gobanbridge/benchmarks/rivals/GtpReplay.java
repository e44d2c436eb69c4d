package org.gobanbridge.benchmarks.rivals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.gobanbridge.benchmarks.RecordedGame;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;

/** Games replayed by a program that speaks GTP. */
final class GtpReplay implements Contender {
	private final GtpProgram program;
	private final List<List<String>> commands;
	private final int moves;

	private GtpReplay(GtpProgram program, List<List<String>> commands, int moves) {
		this.program = program;
		this.commands = commands;
		this.moves = moves;
	}

	/** By {@code play}, a line for each move and a line in answer; the moves of a game are sent at once. */
	static GtpReplay byPlay(GtpProgram program, List<RecordedGame> games) throws IOException {
		List<List<String>> commands = new ArrayList<>();
		for (RecordedGame game : games) {
			List<String> lines = new ArrayList<>(List.of("clear_board"));
			game.moves().forEach(move -> lines
					.add((move.color() == Color.BLACK ? "play b " : "play w ") + move.point()));
			commands.add(lines);
		}
		program.ask("boardsize " + games.getFirst().grid().size());
		return new GtpReplay(program, commands, RecordedGame.moveCount(games));
	}

	/** By {@code loadsgf}, a file a game, written beforehand into this folder: hardly any text goes to and fro. */
	static GtpReplay byFile(GtpProgram program, List<RecordedGame> games, Path folder) throws IOException {
		List<List<String>> commands = new ArrayList<>();
		for (RecordedGame game : games) {
			Path file = folder.resolve(game.grid() + "-" + commands.size() + ".sgf");
			Files.write(file, game.sgf());
			commands.add(List.of("loadsgf " + file));
		}
		return new GtpReplay(program, commands, RecordedGame.moveCount(games));
	}

	/**
	 * Replays each game and compares the stones at its end, through GNU Go's own command {@code list_stones}.
	 *
	 * @throws IOException
	 *             if one differs
	 */
	GtpReplay checked(List<RecordedGame> games) throws IOException {
		for (int n = 0; n < games.size(); n++) {
			program.tell(commands.get(n));
			Grid grid = games.get(n).grid();
			if (!Position.of(stones(grid, "black"), stones(grid, "white")).equals(games.get(n).finalBoard())) {
				throw new IOException("its board at the end of game " + n + " is another");
			}
		}
		return this;
	}

	private PointSet stones(Grid grid, String color) throws IOException {
		String names = program.ask("list_stones " + color);
		return PointSet.of(grid,
				names.isEmpty() ? List.of() : Stream.of(names.split("\\s+")).map(Point::parse).toList());
	}

	@Override
	public long round() throws IOException {
		for (List<String> game : commands) {
			program.tell(game);
		}
		return moves;
	}

	@Override
	public ProcessHandle process() {
		return program.process();
	}

	@Override
	public void close() {
		program.close();
	}
}

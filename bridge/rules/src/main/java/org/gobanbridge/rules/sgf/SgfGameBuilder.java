package org.gobanbridge.rules.sgf;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;
import org.jspecify.annotations.Nullable;

/** Makes a game of a tree: walks its main line, node by node. Made for one tree. */
final class SgfGameBuilder {
	private static final Set<String> SETUP = Set.of("AB", "AW", "AE");
	private static final Set<String> INFO = Set.of("AN", "AP", "BR", "BT", "CP", "DT", "EV", "GC", "GN", "HA", "KM",
			"ON",
			"OT", "PB", "PC", "PW", "RE", "RO", "RU", "SO", "TM", "US", "WR", "WT");

	private final SgfTree root;
	private final List<String> warnings;
	private final List<Move> moves = new ArrayList<>();
	private final Map<String, String> info = new TreeMap<>();
	private @Nullable Color toPlay;

	SgfGameBuilder(SgfTree root, List<String> warnings) {
		this.root = root;
		this.warnings = new ArrayList<>(warnings);
	}

	SgfGame build() throws SgfException {
		checkGame();
		Grid grid = grid();
		Position setup = Position.empty(grid);
		for (SgfTree at : root.mainLine()) {
			if (at.node().properties().stream().anyMatch(property -> SETUP.contains(property.id()))) {
				if (!moves.isEmpty()) {
					warn(at.line(), at.column(), "stones are set up after move " + moves.size()
							+ "; the record is read up to there");
					break;
				}
				setup = setUp(setup, at.node());
			}
			for (SgfProperty property : at.node().properties()) {
				read(grid, property);
			}
		}
		SgfGame game = new SgfGame(setup, toPlay(setup), moves, info, List.of());
		if (game.handicap().orElse(0) >= 2 && setup.stones(Color.BLACK).isEmpty()) {
			warnings.add("HA[" + game.handicap().getAsInt() + "] but no handicap stones are set up (AB)");
		}
		return new SgfGame(setup, game.toPlay(), moves, info, warnings);
	}

	private void checkGame() throws SgfException {
		Optional<SgfProperty> kind = root.node().property("GM");
		if (kind.isPresent() && !kind.get().simpleText().matches("1|")) {
			throw error(kind.get(), "not a game of Go (Go is GM[1])");
		}
	}

	private Grid grid() throws SgfException {
		Optional<SgfProperty> property = root.node().property("SZ");
		if (property.isEmpty()) {
			return Grid.of(19);
		}
		String text = property.get().simpleText();
		String[] sides = text.split("\\s*:\\s*", -1);
		if (sides.length > 2 || !sides[0].matches("\\d{1,3}") || !sides[sides.length - 1].matches("\\d{1,3}")) {
			throw error(property.get(), "not a board size; 19x19 is SZ[19]");
		}
		int size = Integer.parseInt(sides[0]);
		if (Integer.parseInt(sides[sides.length - 1]) != size || size < Grid.MIN_SIZE || size > Grid.MAX_SIZE) {
			throw error(property.get(),
					"boards are square and have " + Grid.MIN_SIZE + " to " + Grid.MAX_SIZE + " lines");
		}
		return Grid.of(size);
	}

	private Position setUp(Position before, SgfNode node) throws SgfException {
		Position position = before;
		PointSet seen = PointSet.none(before.grid());
		for (SgfProperty property : node.properties()) {
			if (!SETUP.contains(property.id())) {
				continue;
			}
			PointSet points = points(before.grid(), property);
			if (seen.intersects(points)) {
				warn(property.line(), property.column(), "set up twice in one node: " + seen.intersection(points));
			}
			seen = seen.union(points);
			position = switch (property.id()) {
				case "AB" -> position.with(Color.BLACK, points);
				case "AW" -> position.with(Color.WHITE, points);
				default -> position.without(points);
			};
		}
		return position;
	}

	private PointSet points(Grid grid, SgfProperty property) throws SgfException {
		PointSet points = PointSet.none(grid);
		for (String value : property.values()) {
			String text = value.strip();
			if (text.isEmpty() && property.values().size() == 1) {
				continue;
			}
			Optional<PointSet> area = SgfPoints.readArea(grid, text);
			if (area.isEmpty()) {
				throw error(property, "'" + text + "' is no point of a " + grid + " board");
			}
			points = points.union(area.get());
		}
		return points;
	}

	private void read(Grid grid, SgfProperty property) throws SgfException {
		switch (property.id()) {
			case "B" -> readMove(grid, Color.BLACK, property);
			case "W" -> readMove(grid, Color.WHITE, property);
			case "PL" -> readToPlay(property);
			default -> {
				String text = INFO.contains(property.id()) ? property.simpleText() : "";
				if (!text.isEmpty()) {
					info.putIfAbsent(property.id(), text);
				}
			}
		}
	}

	private void readMove(Grid grid, Color color, SgfProperty property) throws SgfException {
		if (property.values().size() > 1) {
			throw error(property, "a node has one move of a colour");
		}
		String text = property.values().getFirst().strip();
		if (SgfPoints.isPass(grid, text)) {
			moves.add(new Move.Pass(color));
			return;
		}
		OptionalInt index = SgfPoints.read(grid, text);
		if (index.isEmpty()) {
			throw error(property, "'" + text + "' is no point of a " + grid + " board");
		}
		moves.add(new Move.Play(color, grid.point(index.getAsInt())));
	}

	private void readToPlay(SgfProperty property) {
		String text = property.simpleText().toLowerCase(Locale.ROOT);
		Color color = switch (text) {
			case "b", "black", "1" -> Color.BLACK;
			case "w", "white", "2" -> Color.WHITE;
			default -> null;
		};
		if (color == null) {
			warn(property.line(), property.column(),
					"PL[" + text + "] names no colour (PL[B] or PL[W]) and is left out");
		} else if (moves.isEmpty()) {
			toPlay = color;
		} else if (moves.getLast().color() == color) {
			warn(property.line(), property.column(),
					"PL says that " + color + " plays again after move " + moves.size());
		}
	}

	/** PL, else the colour of the first move, else White after handicap stones, else Black. */
	private Color toPlay(Position setup) {
		if (toPlay != null) {
			return toPlay;
		}
		if (!moves.isEmpty()) {
			return moves.getFirst().color();
		}
		boolean handicap = new SgfGame(setup, Color.BLACK, moves, info, List.of()).handicap().orElse(0) >= 2;
		return handicap ? Color.WHITE : Color.BLACK;
	}

	private void warn(int line, int column, String problem) {
		warnings.add("line " + line + ", column " + column + ": " + problem);
	}

	private static SgfException error(SgfProperty property, String problem) {
		String value = property.values().getFirst();
		String shown = value.length() > 20 ? value.substring(0, 20) + "…" : value;
		return new SgfException(property.id() + "[" + shown.strip() + "]: " + problem, property.line(),
				property.column());
	}
}

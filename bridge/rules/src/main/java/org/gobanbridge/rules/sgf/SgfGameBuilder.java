package org.gobanbridge.rules.sgf;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.StarPoints;
import org.gobanbridge.rules.score.Fraction;
import org.gobanbridge.rules.score.Opening;
import org.jspecify.annotations.Nullable;

/** Makes a game of a tree: walks its main line, node by node. Made for one tree. */
final class SgfGameBuilder {
	private static final Set<String> SETUP = Set.of("AB", "AW", "AE");
	private static final int MOST_POINTS_TOLD = 8;

	private final SgfTree tree;
	private final Grid grid;
	private final boolean chineseServer;
	private final SgfWarnings warnings = new SgfWarnings();
	private final List<Move> moves = new ArrayList<>();
	private int[] moveNodes = new int[64];
	/** One object for equal moves: there may be millions. */
	private final Map<String, Move> knownMoves = new HashMap<>();
	private final Map<String, String> info = new TreeMap<>();
	private final List<StonesSetUp> between = new ArrayList<>();
	private Position setup;
	private @Nullable Color toPlay;

	SgfGameBuilder(SgfTree tree) throws SgfException {
		this.tree = tree;
		checkGame(tree);
		this.grid = grid();
		this.chineseServer = ChineseServer.wrote(tree.root());
		this.setup = Position.empty(grid);
	}

	/**
	 * The game, as far as it can be read.
	 *
	 * @throws SgfException
	 *             if that is no move and no stone
	 */
	SgfGame build() throws SgfException {
		Optional<SgfException> damage = readMainLine().or(tree::damage);
		if (damage.isPresent() && moves.isEmpty() && setup.occupied().isEmpty()) {
			throw damage.get();
		}
		placeMissingHandicap();
		explainKomi();
		explainHandicap();
		List<SgfEdit> edits = edits();
		SgfGame.Origin origin = new SgfGame.Origin(tree, Arrays.copyOf(moveNodes, moves.size()), allWarnings(),
				damage);
		return new SgfGame(setup, first(), moves, edits, info, origin);
	}

	private static void checkGame(SgfTree tree) throws SgfException {
		Optional<SgfProperty> kind = tree.root().property("GM");
		if (kind.isPresent() && !kind.get().simpleText().matches("0*1|")) {
			throw error(tree, 0, kind.get(), "not a game of Go (Go is GM[1])");
		}
	}

	private Grid grid() throws SgfException {
		Optional<SgfProperty> property = tree.root().property("SZ");
		String text = property.map(SgfProperty::simpleText).orElse("");
		if (property.isEmpty() || text.isEmpty()) {
			property.ifPresent(empty -> warnOfGame("SZ", "SZ says no size; 19x19 is assumed"));
			return Grid.of(19);
		}
		String[] sides = text.split("\\s*:\\s*", -1);
		if (sides.length > 2 || !sides[0].matches("\\d{1,3}") || !sides[sides.length - 1].matches("\\d{1,3}")) {
			throw error(tree, 0, property.get(), "not a board size; 19x19 is SZ[19]");
		}
		int columns = Integer.parseInt(sides[0]);
		int rows = Integer.parseInt(sides[sides.length - 1]);
		if (columns != rows) {
			throw error(tree, 0, property.get(), "boards are square; one of " + columns + " by " + rows
					+ " lines cannot be played here");
		}
		if (columns < Grid.MIN_SIZE || columns > Grid.MAX_SIZE) {
			throw error(tree, 0, property.get(),
					"boards are square and have " + Grid.MIN_SIZE + " to " + Grid.MAX_SIZE + " lines");
		}
		return Grid.of(columns);
	}

	/** Reads up to the end, or to what makes no sense: that is returned. */
	private Optional<SgfException> readMainLine() {
		int length = tree.mainLineLength();
		try {
			for (int n = 0; n < length; n++) {
				readNode(n, tree.node(n));
			}
			return Optional.empty();
		} catch (SgfException damage) {
			return Optional.of(damage);
		}
	}

	/**
	 * Set-up stones come before a move of the same node, which the format forbids. PL beside a move names who plays it, or
	 * who plays next.
	 */
	private void readNode(int n, SgfNode node) throws SgfException {
		if (n > 0) {
			node.property("SZ").ifPresent(size -> warn(n, "SZ", "SZ[" + shortened(size.simpleText())
					+ "] stands after the beginning of the game and counts for nothing; the board is " + grid));
		}
		Optional<Color> says = node.property("PL").flatMap(property -> sideToPlay(n, property));
		Optional<Color> mover = mover(node);
		boolean before = mover.isEmpty() || says.equals(mover);
		if (hasSetUp(node) || says.isPresent() && before) {
			setUp(n, node, before ? says : Optional.empty());
		}
		for (SgfProperty property : node.properties()) {
			switch (property.id()) {
				case "B" -> readMove(n, Color.BLACK, property);
				case "W" -> readMove(n, Color.WHITE, property);
				default -> readInfo(property);
			}
		}
		if (says.isPresent() && !before) {
			setUp(n, SgfNode.EMPTY, says);
		}
	}

	private static Optional<Color> mover(SgfNode node) {
		for (SgfProperty property : node.properties()) {
			switch (property.id()) {
				case "B" -> {
					return Optional.of(Color.BLACK);
				}
				case "W" -> {
					return Optional.of(Color.WHITE);
				}
				default -> {
				}
			}
		}
		return Optional.empty();
	}

	private static boolean hasSetUp(SgfNode node) {
		for (SgfProperty property : node.properties()) {
			if (SETUP.contains(property.id())) {
				return true;
			}
		}
		return false;
	}

	private Optional<Color> sideToPlay(int n, SgfProperty property) {
		if (property.color().isEmpty()) {
			warn(n, "PL", "PL[" + property.simpleText() + "] names no colour (PL[B] or PL[W]) and is left out");
		}
		return property.color();
	}

	private void setUp(int n, SgfNode node, Optional<Color> says) throws SgfException {
		PointSet none = PointSet.none(grid);
		StonesSetUp stones = new StonesSetUp(moves.size(), none, none, none, says);
		PointSet seen = none;
		for (SgfProperty property : node.properties()) {
			if (SETUP.contains(property.id())) {
				PointSet points = points(n, property);
				if (seen.intersects(points)) {
					warn(n, property.id(), "set up twice in one node: " + seen.intersection(points));
				}
				seen = seen.union(points);
				stones = stones.with(property.id(), points);
			}
		}
		if (moves.isEmpty()) {
			setup = stones.applyTo(setup);
			toPlay = says.orElse(toPlay);
		} else {
			between.add(stones);
		}
	}

	private PointSet points(int n, SgfProperty property) throws SgfException {
		BitSet points = new BitSet(grid.pointCount());
		for (String value : property.values()) {
			String text = value.strip();
			boolean nothing = text.isEmpty() && property.values().size() == 1;
			if (!nothing && !SgfPoints.readArea(grid, text, points)) {
				throw error(tree, n, property, "'" + shortened(text) + "' is no point of a " + grid + " board");
			}
		}
		return PointSet.of(grid, points.stream().toArray());
	}

	private void readMove(int n, Color color, SgfProperty property) throws SgfException {
		if (property.values().size() > 1) {
			throw error(tree, n, property, "a node has one move of a colour");
		}
		String text = property.values().getFirst().strip();
		Move move = knownMoves.get(property.id() + text);
		if (move == null) {
			move = move(n, color, property, text);
			knownMoves.put(property.id() + text, move);
		}
		if (moves.size() == moveNodes.length) {
			moveNodes = Arrays.copyOf(moveNodes, moves.size() * 2);
		}
		moveNodes[moves.size()] = n;
		moves.add(move);
	}

	private Move move(int n, Color color, SgfProperty property, String text) throws SgfException {
		if (SgfPoints.isPass(grid, text)) {
			return new Move.Pass(color);
		}
		OptionalInt index = SgfPoints.read(grid, text);
		if (index.isEmpty()) {
			throw error(tree, n, property, "'" + shortened(text) + "' is no point of a " + grid + " board");
		}
		return new Move.Play(color, grid.point(index.getAsInt()));
	}

	private void readInfo(SgfProperty property) {
		String text = SgfGame.INFO.contains(property.id()) ? property.simpleText() : "";
		if (!text.isEmpty()) {
			info.putIfAbsent(property.id(), text);
		}
	}

	/** PL, else the colour of the first move, else White after handicap stones or seat stones, else Black. */
	private Color first() {
		if (toPlay != null) {
			return toPlay;
		}
		if (!moves.isEmpty()) {
			return moves.getFirst().color();
		}
		if (sofar().handicap().orElse(0) >= 2) {
			return Opening.MODERN.firstWithHandicap();
		}
		return (StarPoints.areSeatStones(setup) ? Opening.ANCIENT : Opening.MODERN).first();
	}

	private SgfGame sofar() {
		return new SgfGame(setup, Color.BLACK, moves, List.of(), info, null);
	}

	private void placeMissingHandicap() {
		SgfGame game = sofar();
		if (!MissingHandicap.isIn(game)) {
			return;
		}
		String handicap = "HA[" + game.handicap().getAsInt() + "]";
		Optional<Position> placed = chineseServer ? MissingHandicap.placed(game) : Optional.empty();
		if (placed.isPresent()) {
			setup = placed.get();
			warnOfGame("HA",
					handicap + " but no handicap stones are set up (AB); they are put where they usually stand");
		} else {
			warnOfGame("HA", handicap + " but no handicap stones are set up (AB)");
		}
	}

	private void explainKomi() {
		SgfGame game = sofar();
		if (game.komi().isEmpty()) {
			return;
		}
		String text = game.komi().get();
		Optional<Fraction> points = Komi.points(text, chineseServer);
		if (points.isEmpty()) {
			warnOfGame("KM", "KM[" + shortened(text) + "] is no komi and not understood");
		} else if (!points.equals(Komi.asWritten(text))) {
			warnOfGame("KM", "KM[" + shortened(text) + "] is taken for a komi of " + points.get() + " points");
		}
	}

	private void explainHandicap() {
		SgfGame game = new SgfGame(setup, first(), moves, List.of(), info, null);
		HandicapStones.problem(game).ifPresent(
				problem -> warnOfGame("HA", "HA[" + shortened(info.getOrDefault("HA", "")) + "]: " + problem));
	}

	private List<SgfEdit> edits() {
		PointSet breathless = StonesSetUp.withoutLiberty(setup);
		if (!breathless.isEmpty()) {
			warnOfGame("AB", "stones are set up without a liberty: " + some(breathless));
		}
		return StonesSetUp.edits(between, setup, moves, (stones, number) -> warn(moveNodes[number - 1], "",
				"after move " + number + " stones are set up without a liberty: " + some(stones)));
	}

	private static String some(PointSet stones) {
		List<Point> points = stones.points();
		return points.size() <= MOST_POINTS_TOLD
				? points.toString()
				: points.subList(0, MOST_POINTS_TOLD) + " and " + (points.size() - MOST_POINTS_TOLD) + " more";
	}

	/** A warning of which there may be one a node. */
	private void warn(int n, String id, String problem) {
		warnings.add(() -> tree.error(n, id, problem));
	}

	/** A warning about what the game is taken for. */
	private void warnOfGame(String id, String problem) {
		warnings.addAlways(tree.error(0, id, problem));
	}

	private List<String> allWarnings() {
		return Stream.concat(tree.warnings().stream(), warnings.all().stream()).toList();
	}

	private static String shortened(String text) {
		return text.length() > 20 ? text.substring(0, text.offsetByCodePoints(0, 10)) + "…" : text;
	}

	private static SgfException error(SgfTree tree, int n, SgfProperty property, String problem) {
		String value = shortened(property.values().getFirst().strip());
		return tree.error(n, property.id(), property.id() + "[" + value + "]: " + problem);
	}
}

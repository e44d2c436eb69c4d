package org.gobanbridge.rules.sgf;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.PointSet;

/**
 * Writes records as other programs like to read them: FF[4], UTF-8, {@code []} for a pass. What was read from a file is
 * written with every property it has, known or not, in its order, and with all variations. The same game gives the same
 * bytes. Any thread may use it.
 */
public final class SgfWriter {
	private static final int MOVES_PER_LINE = 10;

	private SgfWriter() {
	}

	/** The game as an SGF file: as it was read, else its title data, stones and moves. */
	public static byte[] write(SgfGame game) {
		return write(game.tree());
	}

	/** The tree as an SGF file. {@code FF}, {@code GM} and {@code CA} of the root are set here. */
	public static byte[] write(SgfTree tree) {
		return writeAll(List.of(tree));
	}

	/** The trees one after another in one SGF file. */
	public static byte[] writeAll(List<SgfTree> trees) {
		StringBuilder text = new StringBuilder();
		for (SgfTree tree : trees) {
			new TreeText(text, tree).write();
		}
		return text.toString().getBytes(StandardCharsets.UTF_8);
	}

	/**
	 * One line of nodes as an SGF file. {@code FF}, {@code GM} and {@code CA} of the root are set here.
	 *
	 * @throws IllegalArgumentException
	 *             if there is no root, or it has no {@code SZ}
	 */
	public static byte[] write(List<SgfNode> nodes) {
		if (nodes.isEmpty() || nodes.getFirst().property("SZ").isEmpty()) {
			throw new IllegalArgumentException("an SGF record begins with a root node that has the board size, SZ");
		}
		return write(SgfTree.ofLine(nodes));
	}

	/**
	 * The game as nodes made anew, without what only the file it was read from has: the root with title data and set-up
	 * stones, then one node a move, and one behind it where the board was edited. Without edits, node n is move n. Comments
	 * and clock readings can be added to them before they are written. The list may be changed.
	 */
	public static List<SgfNode> nodes(SgfGame game) {
		List<SgfNode> nodes = new ArrayList<>(game.moves().size() + game.edits().size() + 1);
		nodes.add(root(game));
		int nextEdit = 0;
		for (int number = 1; number <= game.moves().size(); number++) {
			nodes.add(SgfNode.move(game.grid(), game.moves().get(number - 1)));
			if (nextEdit < game.edits().size() && game.edits().get(nextEdit).afterMove() == number) {
				nodes.add(edit(game.edits().get(nextEdit++)));
			}
		}
		return nodes;
	}

	private static SgfNode edit(SgfEdit edit) {
		SgfNode node = with(SgfNode.EMPTY, "AB", edit.black());
		node = with(with(node, "AW", edit.white()), "AE", edit.empty());
		return node.with(SgfProperty.color("PL", edit.toPlay()));
	}

	private static SgfNode with(SgfNode node, String id, PointSet points) {
		return points.isEmpty() ? node : node.with(SgfProperty.points(id, points));
	}

	static SgfNode root(SgfGame game) {
		SgfNode root = SgfNode.EMPTY;
		if (game.info("AP").isPresent()) {
			root = root.with(SgfProperty.simpleText("AP", game.info("AP").get()));
		}
		root = root.with(SgfProperty.raw("SZ", Integer.toString(game.grid().size())));
		for (var info : game.info().entrySet()) {
			root = root.with(SgfProperty.simpleText(info.getKey(), info.getValue()));
		}
		root = with(root, "AB", game.setup().stones(Color.BLACK));
		root = with(root, "AW", game.setup().stones(Color.WHITE));
		return needsToPlay(game) ? root.with(SgfProperty.color("PL", game.toPlay())) : root;
	}

	/** Whether a reader that goes by handicap, or by the colour of the first move, could be wrong about who begins. */
	private static boolean needsToPlay(SgfGame game) {
		Color expected = game.handicap().orElse(0) >= 2 ? Color.WHITE : Color.BLACK;
		boolean otherFirst = !game.moves().isEmpty() && game.moves().getFirst().color() != game.toPlay();
		return game.toPlay() != expected || otherFirst || !game.setup().stones(Color.WHITE).isEmpty();
	}

	/** The text of one tree; keeps no stack of calls, as trees may be as deep as memory allows. */
	private static final class TreeText {
		private final StringBuilder text;
		private final SgfTree tree;
		private int onLine = MOVES_PER_LINE;

		private TreeText(StringBuilder text, SgfTree tree) {
			this.text = text;
			this.tree = tree;
		}

		private void write() {
			text.append('(');
			append(asWritten(tree.root()));
			for (int n = 1; n < tree.size(); n++) {
				close(n - 1, tree.parent(n));
				if (tree.beginsVariation(n)) {
					text.append("\n(");
					append(tree.node(n));
					onLine = MOVES_PER_LINE;
				} else {
					appendOnLine(tree.node(n));
				}
			}
			close(tree.size() - 1, -1);
			text.append(")\n");
		}

		/** Closes the variations from this node up to, and without, the other one. */
		private void close(int from, int to) {
			for (int n = from; n != to; n = tree.parent(n)) {
				if (tree.beginsVariation(n)) {
					text.append(')');
				}
			}
		}

		private void appendOnLine(SgfNode node) {
			boolean alone = node.properties().size() > 1;
			if (onLine >= MOVES_PER_LINE || alone) {
				text.append('\n');
				onLine = 0;
			}
			append(node);
			onLine += alone ? MOVES_PER_LINE : 1;
		}

		private void append(SgfNode node) {
			text.append(';');
			for (SgfProperty property : node.properties()) {
				boolean repeatName = SgfLexer.isProse(property.id());
				text.append(property.id());
				for (int i = 0; i < property.values().size(); i++) {
					if (repeatName && i > 0) {
						text.append(property.id());
					}
					text.append('[').append(property.values().get(i)).append(']');
				}
			}
		}

		/** The root with what the file as a whole is: another game's GM stays. */
		private static SgfNode asWritten(SgfNode root) {
			List<SgfProperty> properties = new ArrayList<>(root.properties());
			int at = put(properties, SgfProperty.raw("FF", "4"), 0, true);
			boolean hasGame = root.property("GM").filter(game -> !game.simpleText().isEmpty()).isPresent();
			at = put(properties, SgfProperty.raw("GM", "1"), at, !hasGame);
			put(properties, SgfProperty.raw("CA", "UTF-8"), at, true);
			return new SgfNode(properties);
		}

		/** Puts the property in the place of the one of the same name, else at this place; returns the place behind it. */
		private static int put(List<SgfProperty> properties, SgfProperty wanted, int at, boolean replace) {
			for (int i = 0; i < properties.size(); i++) {
				if (properties.get(i).id().equals(wanted.id())) {
					properties.set(i, replace ? wanted : properties.get(i));
					return Math.max(at, i + 1);
				}
			}
			properties.add(at, wanted);
			return at + 1;
		}
	}
}

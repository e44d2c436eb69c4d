package org.gobanbridge.rules.sgf;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.PointSet;

/**
 * Writes records as other programs like to read them: FF[4], UTF-8, {@code []} for a pass, the board size always. The
 * same game gives the same bytes. Any thread may use it.
 */
public final class SgfWriter {
	private static final List<String> FIRST = List.of("FF", "GM", "CA", "AP", "SZ");
	private static final int MOVES_PER_LINE = 10;

	private SgfWriter() {
	}

	/** The game as an SGF file. */
	public static byte[] write(SgfGame game) {
		return write(nodes(game));
	}

	/**
	 * The game as nodes: the root with title data and set-up stones, then one node a move, so that node n is move n.
	 * Comments and clock readings can be added to them before they are written. The list may be changed.
	 */
	public static List<SgfNode> nodes(SgfGame game) {
		List<SgfNode> nodes = new ArrayList<>(game.moves().size() + 1);
		nodes.add(root(game));
		for (Move move : game.moves()) {
			nodes.add(SgfNode.move(game.grid(), move));
		}
		return nodes;
	}

	private static SgfNode root(SgfGame game) {
		SgfNode root = SgfNode.EMPTY.with(SgfProperty.raw("SZ", Integer.toString(game.grid().size())));
		for (var info : game.info().entrySet()) {
			root = root.with(SgfProperty.simpleText(info.getKey(), info.getValue()));
		}
		PointSet black = game.setup().stones(Color.BLACK);
		PointSet white = game.setup().stones(Color.WHITE);
		root = black.isEmpty() ? root : root.with(SgfProperty.points("AB", black));
		root = white.isEmpty() ? root : root.with(SgfProperty.points("AW", white));
		return needsToPlay(game) ? root.with(SgfProperty.raw("PL", game.toPlay() == Color.BLACK ? "B" : "W")) : root;
	}

	/** Whether a reader that goes by handicap, or by the colour of the first move, could be wrong about who begins. */
	private static boolean needsToPlay(SgfGame game) {
		Color expected = game.handicap().orElse(0) >= 2 ? Color.WHITE : Color.BLACK;
		boolean otherFirst = !game.moves().isEmpty() && game.moves().getFirst().color() != game.toPlay();
		return game.toPlay() != expected || otherFirst || !game.setup().stones(Color.WHITE).isEmpty();
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
		StringBuilder text = new StringBuilder(nodes.size() * 8 + 200).append('(');
		writeNode(text, ordered(nodes.getFirst()));
		int onLine = MOVES_PER_LINE;
		for (SgfNode node : nodes.subList(1, nodes.size())) {
			if (onLine >= MOVES_PER_LINE || node.properties().size() > 1) {
				text.append('\n');
				onLine = 0;
			}
			writeNode(text, node);
			onLine += node.properties().size() > 1 ? MOVES_PER_LINE : 1;
		}
		return text.append(")\n").toString().getBytes(StandardCharsets.UTF_8);
	}

	private static SgfNode ordered(SgfNode root) {
		SgfNode complete = root.with(SgfProperty.raw("FF", "4")).with(SgfProperty.raw("GM", "1"))
				.with(SgfProperty.raw("CA", "UTF-8"));
		List<SgfProperty> ordered = new ArrayList<>();
		for (String id : FIRST) {
			complete.property(id).ifPresent(ordered::add);
		}
		complete.properties().stream().filter(property -> !FIRST.contains(property.id())).forEach(ordered::add);
		return new SgfNode(ordered);
	}

	private static void writeNode(StringBuilder text, SgfNode node) {
		text.append(';');
		for (SgfProperty property : node.properties()) {
			text.append(property.id());
			for (String value : property.values()) {
				text.append('[').append(value).append(']');
			}
		}
	}
}

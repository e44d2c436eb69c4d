package org.gobanbridge.rules.sgf;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * One game as it is written: its nodes with all their properties, known or not, and all variations. Nodes are numbered
 * in the order of the file: 0 is the root, and the main line is 0, 1, 2 … up to its end. Immutable; any thread may use
 * it.
 * <p>
 * A tree holds little more than the text it was read from; nodes are made when they are asked for. Nothing in it is
 * checked against what the properties mean.
 */
public final class SgfTree {
	private final IntFunction<SgfNode> nodes;
	private final @Nullable SgfNode otherRoot;
	/** The parent of each node; -1 for the root. A node's first child, if any, has the next number. */
	private final int[] parents;
	/** The next variation beside each node; 0 if there is none. */
	private final int[] nextSiblings;
	private final @Nullable Origin origin;

	/** Where a tree was read, and how that went. */
	record Origin(SgfSource source, int[] starts, int end, List<String> warnings, Optional<SgfException> damage) {
	}

	private SgfTree(IntFunction<SgfNode> nodes, @Nullable SgfNode otherRoot, int[] parents, int[] nextSiblings,
			@Nullable Origin origin) {
		this.nodes = nodes;
		this.otherRoot = otherRoot;
		this.parents = parents;
		this.nextSiblings = nextSiblings;
		this.origin = origin;
	}

	static SgfTree read(int[] parents, int[] nextSiblings, Origin origin) {
		return new SgfTree(n -> SgfGrammar.node(origin.source().text(), origin.starts()[n], origin.end()), null,
				parents, nextSiblings, origin);
	}

	/**
	 * A tree without variations.
	 *
	 * @throws IllegalArgumentException
	 *             if there is no node
	 */
	public static SgfTree ofLine(List<SgfNode> nodes) {
		if (nodes.isEmpty()) {
			throw new IllegalArgumentException("an SGF tree has a root");
		}
		List<SgfNode> line = List.copyOf(nodes);
		int[] parents = IntStream.range(0, line.size()).map(n -> n - 1).toArray();
		return new SgfTree(line::get, null, parents, new int[line.size()], null);
	}

	/** How many nodes it has, variations and all. */
	public int size() {
		return parents.length;
	}

	/** How many nodes the main line has: they are 0 up to this, without it. */
	public int mainLineLength() {
		int length = 1;
		while (hasChildren(length - 1)) {
			length++;
		}
		return length;
	}

	public SgfNode root() {
		return node(0);
	}

	/** The node of this number. */
	public SgfNode node(int n) {
		return n == 0 && otherRoot != null ? otherRoot : nodes.apply(n);
	}

	/** The number of the node before this one; -1 before the root. */
	public int parent(int n) {
		return parents[n];
	}

	/** The numbers of the nodes that may follow this one, the main one first. */
	public IntStream children(int n) {
		return hasChildren(n)
				? IntStream.iterate(n + 1, child -> child != 0, child -> nextSiblings[child])
				: IntStream.empty();
	}

	private boolean hasChildren(int n) {
		return n + 1 < parents.length && parents[n + 1] == n;
	}

	/** Whether the node is one of several that follow the same one. */
	boolean beginsVariation(int n) {
		return n > 0 && nextSiblings[parents[n] + 1] != 0;
	}

	/** The same tree with another root node. */
	public SgfTree withRoot(SgfNode root) {
		return new SgfTree(nodes, root, parents, nextSiblings, origin);
	}

	/**
	 * The game that the tree tells.
	 *
	 * @throws SgfException
	 *             if it is none that can be played here; see {@link SgfReader#read}
	 */
	public SgfGame game() throws SgfException {
		return new SgfGameBuilder(this).build();
	}

	/** What was odd in the text of this game, and with how it was decoded. */
	List<String> warnings() {
		return origin == null ? List.of() : origin.warnings();
	}

	/** Where and why reading of the text had to stop: there is more of the game than this tree. */
	public Optional<SgfException> damage() {
		return origin == null ? Optional.empty() : origin.damage();
	}

	/** What is wrong with the node, or with its property of this name. */
	SgfException error(int n, String id, String problem) {
		if (origin == null) {
			return new SgfException("node " + n + ": " + problem, 0, 0);
		}
		int offset = SgfGrammar.find(origin.source().text(), origin.starts()[n], origin.end(), id);
		return origin.source().error(offset, problem);
	}

	@Override
	public String toString() {
		return size() + " nodes, first " + root();
	}
}

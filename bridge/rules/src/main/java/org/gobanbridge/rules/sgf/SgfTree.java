package org.gobanbridge.rules.sgf;

import java.util.ArrayList;
import java.util.List;

/**
 * A node as it was read, with what follows it: the main line first, then the variations. Filled by {@link SgfGrammar}
 * only.
 */
final class SgfTree {
	private SgfNode node = SgfNode.EMPTY;
	private final int line;
	private final int column;
	private final List<SgfTree> children = new ArrayList<>(1);

	SgfTree(int line, int column) {
		this.line = line;
		this.column = column;
	}

	SgfNode node() {
		return node;
	}

	int line() {
		return line;
	}

	int column() {
		return column;
	}

	/** The node and its main line, down to the leaf. */
	List<SgfTree> mainLine() {
		List<SgfTree> line = new ArrayList<>();
		for (SgfTree at = this;; at = at.children.getFirst()) {
			line.add(at);
			if (at.children.isEmpty()) {
				return line;
			}
		}
	}

	void add(SgfTree child) {
		children.add(child);
	}

	/** Adds a property; a second one of the same name adds its values to the first. */
	void add(SgfProperty property) {
		SgfProperty all = node.property(property.id()).map(p -> p.withMoreValues(property.values())).orElse(property);
		node = node.with(all);
	}
}

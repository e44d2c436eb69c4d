package org.gobanbridge.rules.sgf;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A node as it was read, with what follows it: the main line first, then the variations. Filled by {@link SgfGrammar}
 * only.
 */
final class SgfTree {
	private final Map<String, SgfProperty> properties = new LinkedHashMap<>(4);
	/** The values of the properties that stand more than once in the node. */
	private final Map<String, List<String>> gathered = new HashMap<>(0);
	private final int line;
	private final int column;
	private final List<SgfTree> children = new ArrayList<>(1);

	SgfTree(int line, int column) {
		this.line = line;
		this.column = column;
	}

	SgfNode node() {
		gathered.forEach((id, values) -> properties.computeIfPresent(id, (same, first) -> first.withValues(values)));
		gathered.clear();
		return new SgfNode(List.copyOf(properties.values()));
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
		SgfProperty first = properties.putIfAbsent(property.id(), property);
		if (first != null) {
			gathered.computeIfAbsent(property.id(), id -> new ArrayList<>(first.values())).addAll(property.values());
		}
	}
}

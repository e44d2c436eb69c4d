package org.gobanbridge.rules.sgf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;

/**
 * One node of a record: its properties in the order in which they are written. Immutable.
 *
 * @param properties
 *            no two with the same identifier
 */
public record SgfNode(List<SgfProperty> properties) {
	/** A node without properties. */
	public static final SgfNode EMPTY = new SgfNode(List.of());

	public SgfNode {
		properties = List.copyOf(properties);
	}

	/** The node of a turn: {@code B[pd]}, or {@code W[]} for a pass. */
	public static SgfNode move(Grid grid, Move move) {
		return new SgfNode(List.of(SgfProperty.move(grid, move)));
	}

	/** The property of this name. */
	public Optional<SgfProperty> property(String id) {
		for (SgfProperty property : properties) {
			if (property.id().equals(id)) {
				return Optional.of(property);
			}
		}
		return Optional.empty();
	}

	/** The node with this property at the end, or in the place of the one of the same name. */
	public SgfNode with(SgfProperty added) {
		List<SgfProperty> result = new ArrayList<>(properties);
		for (int i = 0; i < result.size(); i++) {
			if (result.get(i).id().equals(added.id())) {
				result.set(i, added);
				return new SgfNode(result);
			}
		}
		result.add(added);
		return new SgfNode(result);
	}

	/** The node without the property of this name. */
	public SgfNode without(String id) {
		return new SgfNode(properties.stream().filter(property -> !property.id().equals(id)).toList());
	}

	/** The node with this comment. */
	public SgfNode withComment(String text) {
		return with(SgfProperty.text("C", text));
	}
}

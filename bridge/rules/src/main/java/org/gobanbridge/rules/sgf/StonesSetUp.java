package org.gobanbridge.rules.sgf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ObjIntConsumer;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;

/**
 * What a node between two moves says of board and turn.
 *
 * @param afterMove
 *            the number of the move it comes after
 * @param toPlay
 *            who plays next, if it says so
 */
record StonesSetUp(int afterMove, PointSet black, PointSet white, PointSet empty, Optional<Color> toPlay) {
	Position applyTo(Position position) {
		return applied(position, black, white, empty);
	}

	/** The position with these points emptied, and then these stones on it, whatever stood there before. */
	static Position applied(Position position, PointSet black, PointSet white, PointSet empty) {
		return position.without(empty).with(Color.BLACK, black).with(Color.WHITE, white);
	}

	/** The stones of a position that have no liberty, as no play can leave them. */
	static PointSet withoutLiberty(Position position) {
		PointSet stones = PointSet.none(position.grid());
		for (Color color : Color.values()) {
			for (PointSet string : position.strings(color)) {
				stones = position.liberties(string).isEmpty() ? stones.union(string) : stones;
			}
		}
		return stones;
	}

	/** The same with these points set up as {@code AB}, {@code AW} or {@code AE} say, whatever was said of them before. */
	StonesSetUp with(String id, PointSet points) {
		PointSet blackLeft = black.minus(points);
		PointSet whiteLeft = white.minus(points);
		PointSet emptyLeft = empty.minus(points);
		return switch (id) {
			case "AB" -> new StonesSetUp(afterMove, blackLeft.union(points), whiteLeft, emptyLeft, toPlay);
			case "AW" -> new StonesSetUp(afterMove, blackLeft, whiteLeft.union(points), emptyLeft, toPlay);
			default -> new StonesSetUp(afterMove, blackLeft, whiteLeft, emptyLeft.union(points), toPlay);
		};
	}

	/**
	 * The edits that these nodes, in their order, make in this game; those after one move become one.
	 *
	 * @param breathless
	 *            is told which stones are set up without a liberty, and after which move
	 */
	static List<SgfEdit> edits(List<StonesSetUp> nodes, Position start, List<Move> moves,
			ObjIntConsumer<PointSet> breathless) {
		List<SgfEdit> edits = new ArrayList<>();
		Position position = start;
		PointSet told = withoutLiberty(start);
		int number = 0;
		int i = 0;
		while (i < nodes.size()) {
			int afterMove = nodes.get(i).afterMove();
			for (; number < afterMove; number++) {
				position = SgfReplay.position(position, moves.get(number));
			}
			Position before = position;
			Optional<Color> said = Optional.empty();
			for (; i < nodes.size() && nodes.get(i).afterMove() == afterMove; i++) {
				StonesSetUp node = nodes.get(i);
				position = node.applyTo(position);
				said = node.toPlay().isPresent() ? node.toPlay() : said;
			}
			if (!position.equals(before)) {
				PointSet without = withoutLiberty(position);
				if (!without.minus(told).isEmpty()) {
					breathless.accept(without.minus(told), afterMove);
				}
				told = without;
			}
			Color usual = moves.get(afterMove - 1).color().opponent();
			Color next = afterMove < moves.size() ? moves.get(afterMove).color() : usual;
			Color toPlay = said.orElse(position.equals(before) ? usual : next);
			if (!position.equals(before) || toPlay != usual) {
				edits.add(SgfEdit.between(afterMove, before, position, toPlay));
			}
		}
		return edits;
	}
}

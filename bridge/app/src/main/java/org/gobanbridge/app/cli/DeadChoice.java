package org.gobanbridge.app.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.gobanbridge.app.cli.GameBatch.UnjudgedException;
import org.gobanbridge.app.failure.GobanException;
import org.gobanbridge.app.failure.PlainText;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.life.DeadStones;
import org.jspecify.annotations.Nullable;

/** Which stones are taken as dead, as a call says it. */
sealed interface DeadChoice {
	/** None. */
	record AsItLies() implements DeadChoice {
	}

	/** Those that the program proposes. */
	record Proposed() implements DeadChoice {
	}

	/** The strings on these points. */
	record Named(List<Point> points) implements DeadChoice {
	}

	/**
	 * Reads {@code auto}, or points with commas or blanks between them.
	 *
	 * @throws GobanException
	 *             if a point is none, or there is none
	 */
	static DeadChoice parse(@Nullable String text) {
		if (text == null) {
			return new AsItLies();
		}
		if (text.strip().equals("auto")) {
			return new Proposed();
		}
		try {
			List<Point> points = Arrays.stream(text.split("[,;\\s]+")).filter(word -> !word.isEmpty()).map(Point::parse)
					.toList();
			if (points.isEmpty()) {
				throw new GobanException(GobanException.WRONG_CALL,
						"--dead names no stone; write --dead D4,Q16 or --dead auto");
			}
			return new Named(points);
		} catch (IllegalArgumentException e) {
			throw new GobanException(GobanException.WRONG_CALL, "--dead " + PlainText.oneLine(text) + ": "
					+ PlainText.oneLine(String.valueOf(e.getMessage())) + "; write --dead D4,Q16 or --dead auto", e);
		}
	}

	/**
	 * The dead stones of this board; whole strings, also where only one stone is named.
	 *
	 * @param proposal
	 *            what the program proposes, if it was asked
	 * @throws UnjudgedException
	 *             if a point is not on the board, or is empty
	 */
	default PointSet on(Position position, Optional<DeadStones> proposal) throws UnjudgedException {
		PointSet none = PointSet.none(position.grid());
		return switch (this) {
			case AsItLies lies -> none;
			case Proposed proposed -> proposal.map(DeadStones::dead).orElse(none);
			case Named named -> strings(position, named.points());
		};
	}

	private static PointSet strings(Position position, List<Point> points) throws UnjudgedException {
		PointSet strings = PointSet.none(position.grid());
		for (Point point : points) {
			strings = strings.union(string(position, point));
		}
		return strings;
	}

	private static PointSet string(Position position, Point point) throws UnjudgedException {
		Grid grid = position.grid();
		if (!grid.contains(point)) {
			throw new UnjudgedException("--dead: " + point + " is not on a " + grid + " board");
		}
		if (position.isEmpty(grid.index(point))) {
			throw new UnjudgedException("--dead: " + point + " is empty in the final position; name stones that are "
					+ "dead, one of each string");
		}
		return position.string(grid.index(point));
	}
}

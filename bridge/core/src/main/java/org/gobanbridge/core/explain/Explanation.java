package org.gobanbridge.core.explain;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.StoneMoved;
import org.gobanbridge.core.steady.SteadyBoard;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Point;

/** A story that turns the position into what is seen. Indices are those of the grid. */
public sealed interface Explanation {

	Cost cost();

	/** From when on it may be decided if nothing better turns up; a story that may be decided at once says 0. */
	long decidableAt();

	/** This story, if it is one of turns and nothing else. */
	default Optional<InOrder> inOrder() {
		return this instanceof InOrder turns ? Optional.of(turns) : Optional.empty();
	}

	/**
	 * One turn of a story.
	 *
	 * @param seen
	 *            when its stone was first read; empty if nothing of it was seen
	 * @param hidden
	 *            when its point was covered before, if it was
	 * @param uncertain
	 *            another order, or another point, would explain the board as well
	 */
	record Turn(Move move, OptionalLong seen, OptionalLong hidden, boolean uncertain) {
		/** A turn whose stone lies on the board, in view or sure from before. */
		static Turn seen(Color color, int index, SteadyBoard board, boolean uncertain) {
			return new Turn(new Move.Play(color, board.grid().point(index)), OptionalLong.of(board.seen(index)),
					board.covered(index), uncertain);
		}

		/** The same; its place among the others is a guess. */
		public Turn doubted() {
			return new Turn(move, seen, hidden, true);
		}

		/** A turn of which nothing is to be seen: a pass, or a stone that is hidden or gone. */
		static Turn unseen(Move move, boolean uncertain) {
			return new Turn(move, OptionalLong.empty(), OptionalLong.empty(), uncertain);
		}
	}

	/**
	 * Legal turns, first one first; their captured stones may still lie there.
	 *
	 * @param others
	 *            other orders of the same turns that the board allows as well
	 */
	record InOrder(Cost cost, long decidableAt, List<Turn> turns, List<List<Turn>> others) implements Explanation {
		public InOrder {
			turns = List.copyOf(turns);
			others = List.copyOf(others);
		}
	}

	/** The last stone was pushed on to a neighbouring point, or put on any other while its move was not complete. */
	record Slid(Cost cost, long decidableAt, int to) implements Explanation {
	}

	/** The players have put the board back as it was after this many turns. */
	record TakenBack(Cost cost, long decidableAt, int to) implements Explanation {
	}

	/**
	 * Something is going on that will soon be over: a stone is lifted, captured stones come off before the capturing stone
	 * is down. If it is not over at {@link #decidableAt}, the next rank is asked.
	 */
	record UnderWay(Cost cost, long decidableAt) implements Explanation {
	}

	/**
	 * What is not in order.
	 *
	 * @param offender
	 *            whose doing it is; empty if that cannot be told
	 * @param moved
	 *            which stones went from where to where
	 */
	record Finding(IncidentKind kind, Optional<Color> offender, List<Point> points, List<StoneMoved> moved) {
		/** One that moved no stone. */
		public static Finding of(IncidentKind kind, Color offender, List<Point> points) {
			return new Finding(kind, Optional.of(offender), points, List.of());
		}

		public Finding {
			points = List.copyOf(points);
			moved = List.copyOf(moved);
		}
	}

	/** Not in order: legal turns first if there are any, then what remains. */
	record Irregular(Cost cost, long decidableAt, List<Turn> turns, List<Finding> findings) implements Explanation {
		public Irregular {
			turns = List.copyOf(turns);
			findings = List.copyOf(findings);
		}
	}
}

package org.gobanbridge.drivers.simulated;

import java.util.List;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.StoneMoved;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.PointSet;

/** How something goes wrong at the table at one move of a game: thought out, not yet done. */
sealed interface Mishap {
	IncidentKind kind();

	/**
	 * Stones are touched while nobody has a turn to play: before the move, or right after it.
	 *
	 * @param hand
	 *            whose hand it is
	 * @param evident
	 *            whether the stones say so
	 * @param points
	 *            all points concerned
	 */
	record Touched(IncidentKind kind, boolean afterMove, Color hand, boolean evident, List<Touch> touches,
			List<StoneMoved> moved, PointSet points) implements Mishap {
	}

	/**
	 * A stone is played that may not be played.
	 *
	 * @param lead
	 *            legal moves that are played before it, which the record does not have
	 * @param goesOn
	 *            whether the game can go on as recorded once it is put right
	 */
	record Illegal(IncidentKind kind, List<Move> lead, Color color, int index, boolean goesOn) implements Mishap {
	}

	/** The move is played with a stone of the other colour. */
	record WrongColor(Move.Play move) implements Mishap {
		@Override
		public IncidentKind kind() {
			return IncidentKind.WRONG_COLOR;
		}
	}

	/** With its captured stones the move takes these off as well. */
	record WrongRemoval(PointSet more) implements Mishap {
		@Override
		public IncidentKind kind() {
			return IncidentKind.WRONG_REMOVAL;
		}
	}

	/** The move leaves these captured stones on the board. */
	record CapturedLeft(PointSet left) implements Mishap {
		@Override
		public IncidentKind kind() {
			return IncidentKind.CAPTURED_LEFT;
		}
	}

	/**
	 * The move's stone lies between its point and another one.
	 *
	 * @param here
	 *            what the board shows on the move's point
	 * @param there
	 *            what it shows on the other
	 */
	record Unclear(Move.Play move, int other, PointState here, PointState there) implements Mishap {
		@Override
		public IncidentKind kind() {
			return IncidentKind.UNCLEAR_PLACEMENT;
		}
	}

	/** Stones are laid beside the board. */
	record LaidBeside(IncidentKind kind, Color hand, List<Color> stones) implements Mishap {
	}

	/** Something is said, or the lever pressed, and no stone touched. */
	record Said(IncidentKind kind, Color color) implements Mishap {
	}

	/** The move is played, and its lever is pressed before the stone, or not until somebody notices. */
	record LeverAmiss(IncidentKind kind) implements Mishap {
	}

	/** The side to play thinks until its time is used up, and longer. */
	record OutOfTime(Color color) implements Mishap {
		@Override
		public IncidentKind kind() {
			return IncidentKind.TIME_OUT;
		}
	}

	/** The recorded move itself brings it about. */
	record AsRecorded(IncidentKind kind) implements Mishap {
	}

	/** Somebody does what he has been told to do. */
	record Acted(ActedOut told) implements Mishap {
		@Override
		public IncidentKind kind() {
			return told.kind();
		}
	}
}

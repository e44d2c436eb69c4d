package org.gobanbridge.app.prove;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.StoneMoved;
import org.gobanbridge.drivers.simulated.ActedOut;
import org.gobanbridge.drivers.simulated.ActedTouch;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;

/**
 * What went wrong in real games by hands rather than by a recorded move, as the comments of their records tell it, done
 * again touch by touch.
 */
final class RealIncidents {
	/** How long after his stone a player takes others off. */
	private static final long AT_ONCE = 700;
	/** How long a stone lies before its owner reaches for it again. */
	private static final long A_WHILE = 3500;
	/** How long people need to notice. */
	private static final long NOTICED = 9000;

	private static final Map<String, List<ActedOut>> ACTED = Map.of(
			"not_captured.sgf", List.of(notCaptured()),
			"own_removed.sgf", List.of(stonePlayedRemoved(), stoneBesideRemoved()),
			"both_lost_2.sgf", List.of(displacedUnnoticed()),
			"illegal_ko_8.sgf", List.of(koPutRight()));

	private RealIncidents() {
	}

	/** The ways to do again what went wrong in the game of this file; none if its record says it all. */
	static List<ActedOut> of(String file) {
		return ACTED.getOrDefault(file, List.of());
	}

	/** Captured stones that were forgotten, by the number of the move that captured them. */
	static Optional<Integer> forgottenCaptures(String file) {
		return file.equals("not_removed.sgf") ? Optional.of(206) : Optional.empty();
	}

	/** Black thought that his move captured; the white stone beside it has a liberty. */
	private static ActedOut notCaptured() {
		return new ActedOut(177, IncidentKind.WRONG_REMOVAL, Color.BLACK, true,
				List.of(ActedTouch.put(0, Point.parse("D18"), Color.BLACK),
						ActedTouch.take(AT_ONCE, Point.parse("E18"))),
				1, List.of(Point.parse("E18")), Optional.empty(), false);
	}

	/** Black took a ko, and removed his own stone instead of White's: the one that he had just played … */
	private static ActedOut stonePlayedRemoved() {
		return new ActedOut(127, IncidentKind.STONE_LIFTED, Color.BLACK, true,
				List.of(ActedTouch.put(0, Point.parse("N15"), Color.BLACK),
						ActedTouch.take(A_WHILE, Point.parse("N15"))),
				1, List.of(Point.parse("N15")), Optional.empty(), false);
	}

	/** … or one that stands beside the captured stone. */
	private static ActedOut stoneBesideRemoved() {
		return new ActedOut(127, IncidentKind.WRONG_REMOVAL, Color.BLACK, true,
				List.of(ActedTouch.put(0, Point.parse("N15"), Color.BLACK),
						ActedTouch.take(AT_ONCE, Point.parse("P15"))),
				1, List.of(Point.parse("P15")), Optional.empty(), false);
	}

	/** The white stone of move 46 had come to stand beside its point; White played there a second time. */
	private static ActedOut displacedUnnoticed() {
		return new ActedOut(242, IncidentKind.STONE_DISPLACED, Color.BLACK, false,
				List.of(ActedTouch.take(0, Point.parse("J13")),
						ActedTouch.put(AT_ONCE, Point.parse("H13"), Color.WHITE),
						ActedTouch.put(NOTICED, Point.parse("J13"), Color.WHITE)),
				1, List.of(Point.parse("H13"), Point.parse("J13")),
				Optional.of(new StoneMoved(Point.parse("J13"), Point.parse("H13"), Color.WHITE)), false);
	}

	/** White took the ko back at once, put it right, and lost his turn; the record has a pass. */
	private static ActedOut koPutRight() {
		return new ActedOut(34, IncidentKind.KO_VIOLATION, Color.WHITE, true,
				List.of(ActedTouch.put(0, Point.parse("F2"), Color.WHITE),
						ActedTouch.take(AT_ONCE, Point.parse("E2")),
						ActedTouch.take(NOTICED, Point.parse("F2")),
						ActedTouch.put(AT_ONCE, Point.parse("E2"), Color.BLACK)),
				0, List.of(Point.parse("F2")), Optional.empty(), true);
	}
}

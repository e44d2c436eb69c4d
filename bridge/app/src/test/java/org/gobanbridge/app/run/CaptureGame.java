package org.gobanbridge.app.run;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;

/**
 * A game on 9x9 in which five captures follow each other, each of them the last turn of a fight:
 *
 * <pre>
 *  9 4 6 7 . . .    a corner: 2 4 6 are taken by 7
 *  8 5 1 3 . . .
 * </pre>
 */
final class CaptureGame {

	/** A turn, and what it takes off. */
	record Turn(Color color, Point point, List<Point> taken) {
	}

	/** Turns without a break, the last of which captures. */
	record Fight(List<Turn> turns) {
		List<Turn> before() {
			return turns.subList(0, turns.size() - 1);
		}

		Turn capture() {
			return turns.get(turns.size() - 1);
		}
	}

	private CaptureGame() {
	}

	static List<Fight> fights() {
		List<Fight> fights = new ArrayList<>();
		fights.add(fight(Color.BLACK, "B2 B1 C2 C1 A2 A1 D1", "A1 B1 C1"));
		fights.add(fight(Color.WHITE, "H8 H9 G8 G9 J8 J9 F9", "G9 H9 J9"));
		fights.add(fight(Color.BLACK, "B8 B9 C8 C9 A8 A9 D9", "A9 B9 C9"));
		fights.add(fight(Color.WHITE, "H2 H1 G2 G1 J2 J1 F1", "G1 H1 J1"));
		fights.add(fight(Color.BLACK, "B5 A5 B6 A6 A4 E5 A7", "A5 A6"));
		return fights;
	}

	private static Fight fight(Color first, String points, String taken) {
		List<Turn> turns = new ArrayList<>();
		Color color = first;
		for (String point : points.split(" ")) {
			turns.add(new Turn(color, Point.parse(point), List.of()));
			color = color.opponent();
		}
		Turn last = turns.removeLast();
		turns.add(new Turn(last.color(), last.point(), Arrays.stream(taken.split(" ")).map(Point::parse).toList()));
		return new Fight(turns);
	}

	/** All turns, in order. */
	static List<Turn> turns() {
		return fights().stream().flatMap(fight -> fight.turns().stream()).toList();
	}
}

package org.gobanbridge.app.words;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.gobanbridge.core.game.CountedSide;
import org.gobanbridge.core.game.FinalCount;
import org.gobanbridge.core.game.GameEvent.Counted;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.rules.Point;

/** A count of the position in one line of English. */
public final class CountWords {
	private static final int MOST_POINTS = 20;

	private CountWords() {
	}

	/** {@code count: W+13.5 (area: Black 21.5, White 27.5); dead B6 F5 F4; dame D1}. */
	public static String line(Counted count, GameState state) {
		List<String> parts = new ArrayList<>();
		parts.add("count: " + count.result() + " (" + numbers(count, state) + ")");
		parts.add(count.dead().isEmpty() ? "no stone is dead" : "dead " + points(count.dead()));
		if (!count.dame().isEmpty()) {
			parts.add("dame " + points(count.dame()));
		}
		if (!count.byRepetition().isEmpty()) {
			parts.add("for the referee: only taking a ko back keeps " + points(count.byRepetition()) + " alive");
		}
		return String.join("; ", parts);
	}

	private static String numbers(Counted count, GameState state) {
		CountedSide black = count.black();
		CountedSide white = count.white();
		String fines = black.penalty() + white.penalty() == 0
				? ""
				: "; points off: Black " + black.penalty() + ", White " + white.penalty();
		return switch (FinalCount.rules(state).counting().counted()) {
			case AREA, STONES -> "area: Black " + black.area() + ", White " + white.area();
			case TERRITORY -> "territory: Black " + black.territory() + ", White " + white.territory()
					+ "; prisoners: Black " + black.prisoners() + ", White " + white.prisoners();
		} + fines;
	}

	private static String points(List<Point> points) {
		String named = points.stream().limit(MOST_POINTS).map(Point::toString).collect(Collectors.joining(" "));
		return points.size() > MOST_POINTS ? named + " … (" + points.size() + " points)" : named;
	}
}

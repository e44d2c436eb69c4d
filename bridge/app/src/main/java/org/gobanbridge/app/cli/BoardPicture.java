package org.gobanbridge.app.cli;

import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.life.Areas;

/**
 * A counted board as text. Only characters that have one width in every terminal are in it: round stones are two columns
 * wide where people read Chinese, Japanese or Korean.
 */
final class BoardPicture {
	private final Position position;
	private final PointSet dead;
	private final Areas areas;
	private final PointSet seki;

	/**
	 * @param areas
	 *            of the board without its dead stones
	 * @param marksSeki
	 *            whether seki is marked; on a board that is not finished everything looks like it
	 */
	BoardPicture(Position position, PointSet dead, Areas areas, boolean marksSeki) {
		this.position = position;
		this.dead = dead;
		this.areas = areas;
		this.seki = marksSeki ? seki(areas) : PointSet.none(position.grid());
	}

	/** The stones, eyes and common liberties of a seki, which takes two. */
	private static PointSet seki(Areas areas) {
		PointSet black = areas.sekiStones(Color.BLACK);
		PointSet white = areas.sekiStones(Color.WHITE);
		if (black.isEmpty() || white.isEmpty()) {
			return PointSet.none(black.grid());
		}
		return black.union(white).union(areas.sekiEyes(Color.BLACK)).union(areas.sekiEyes(Color.WHITE))
				.union(areas.sharedPoints().minus(areas.dame()));
	}

	/** The board with letters and numbers around it, and below it what its characters mean. */
	String text() {
		Grid grid = position.grid();
		StringBuilder text = new StringBuilder();
		String letters = IntStream.range(0, grid.size()).mapToObj(column -> " " + grid.point(column).letter())
				.collect(Collectors.joining("", "  ", "\n"));
		text.append(letters);
		for (int line = 0; line < grid.size(); line++) {
			String number = String.format(Locale.ROOT, "%2d", grid.size() - line);
			text.append(number);
			for (int column = 0; column < grid.size(); column++) {
				int index = line * grid.size() + column;
				text.append(seki.contains(index) ? '=' : ' ').append(symbol(index));
			}
			text.append(' ').append(number.strip()).append('\n');
		}
		return text.append(letters).append('\n').append(legend()).toString();
	}

	private char symbol(int index) {
		boolean stone = !position.isEmpty(index);
		if (stone) {
			char symbol = position.colorAt(index).orElseThrow().symbol();
			return dead.contains(index) ? Character.toLowerCase(symbol) : symbol;
		}
		if (areas.territory(Color.BLACK).contains(index)) {
			return '+';
		}
		return areas.territory(Color.WHITE).contains(index) ? '-' : '.';
	}

	private String legend() {
		return "X Black, O White" + (dead.isEmpty() ? "" : ", x o dead") + ";\n+ Black's points, - White's points"
				+ (areas.sharedPoints().isEmpty() ? "" : ", . shared")
				+ (seki.isEmpty() ? "" : "; = before what is in seki");
	}
}

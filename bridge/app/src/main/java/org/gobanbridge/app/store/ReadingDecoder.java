package org.gobanbridge.app.store;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.board.Hand;
import org.gobanbridge.core.board.Seat;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.core.board.StoneBeside;
import org.gobanbridge.core.board.StoneBetween;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;

/** {@code board} and {@code diff} lines into snapshots. Throws IllegalArgumentException with what is wrong. */
final class ReadingDecoder {
	private static final String BLACK_WHITE_COLORLESS_UNKNOWN = "XO#?";

	private final Grid grid;

	ReadingDecoder(Grid grid) {
		this.grid = grid;
	}

	Snapshot whole(JsonFields line) {
		Snapshot board = Snapshot.parse(grid, line.text("board"));
		return complete(board, line, line.findText("confidence").filter(this::saysDoubt));
	}

	Snapshot changed(Snapshot before, JsonFields line) {
		long[][] planes = {before.black().words(), before.white().words(), before.colorless().words(),
				before.unknown().words()};
		Iterator<Map.Entry<String, JsonNode>> changes = line.object("diff").node().fields();
		boolean any = false;
		while (changes.hasNext()) {
			Map.Entry<String, JsonNode> change = changes.next();
			set(planes, index(change.getKey()), change.getKey(), change.getValue());
			any = true;
		}
		Snapshot board = any
				? Snapshot.of(PointSet.ofWords(grid, planes[0]), PointSet.ofWords(grid, planes[1]),
						PointSet.ofWords(grid, planes[2]), PointSet.ofWords(grid, planes[3]))
				: before;
		return complete(board, line, line.findObject("doubt").flatMap(this::confidence));
	}

	private static void set(long[][] planes, int index, String point, JsonNode state) {
		String symbol = state.asText();
		int plane = symbol.length() == 1 ? BLACK_WHITE_COLORLESS_UNKNOWN.indexOf(symbol.charAt(0)) : -1;
		if (plane < 0 && !symbol.equals(".")) {
			throw new IllegalArgumentException("\"" + point + "\" is \"" + symbol + "\", which is none of . X O # ?");
		}
		for (int i = 0; i < planes.length; i++) {
			long bit = 1L << index;
			planes[i][index >> 6] = i == plane ? planes[i][index >> 6] | bit : planes[i][index >> 6] & ~bit;
		}
	}

	private int index(String name) {
		return grid.index(Point.parse(name));
	}

	private Point onBoard(String name) {
		return grid.point(index(name));
	}

	private boolean saysDoubt(String digits) {
		if (digits.length() != grid.pointCount()) {
			throw new IllegalArgumentException("\"confidence\" has " + digits.length() + " digits; a " + grid
					+ " board has " + grid.pointCount() + " points");
		}
		boolean doubt = false;
		for (int i = 0; i < digits.length(); i++) {
			if (digits.charAt(i) < '0' || digits.charAt(i) > '9') {
				throw new IllegalArgumentException(
						"\"confidence\" holds '" + digits.charAt(i) + "', which is no digit");
			}
			doubt |= digits.charAt(i) != '9';
		}
		return doubt;
	}

	private Optional<String> confidence(JsonFields doubt) {
		char[] digits = new char[grid.pointCount()];
		Arrays.fill(digits, '9');
		doubt.node().fields().forEachRemaining(point -> {
			int digit = JsonFields.smallNumber(point.getKey(), point.getValue());
			if (digit < 0 || digit > 9) {
				throw new IllegalArgumentException(
						"\"doubt\" of " + point.getKey() + " is " + digit + "; it may be 0 to 9");
			}
			digits[index(point.getKey())] = (char) ('0' + digit);
		});
		String text = new String(digits);
		return saysDoubt(text) ? Optional.of(text) : Optional.empty();
	}

	private Snapshot complete(Snapshot board, JsonFields line, Optional<String> confidence) {
		Hand hand = line.has("hand") ? line.word(Hand.class, "hand") : Hand.NONE;
		return new Snapshot(board.black(), board.white(), board.colorless(), board.unknown(), hand,
				line.has("beside") ? beside(line.object("beside")) : List.of(),
				line.has("between") ? line.list("between", this::between) : List.of(), confidence);
	}

	private static List<StoneBeside> beside(JsonFields seats) {
		List<StoneBeside> stones = new ArrayList<>();
		for (Seat seat : Seat.values()) {
			for (char symbol : seats.findText(Words.of(seat)).orElse("").toCharArray()) {
				stones.add(new StoneBeside(seat, switch (symbol) {
					case 'X' -> Color.BLACK;
					case 'O' -> Color.WHITE;
					default -> throw new IllegalArgumentException(
							"\"beside\" holds '" + symbol + "', which is none of X O");
				}));
			}
		}
		return stones;
	}

	private StoneBetween between(JsonNode stone) {
		if (!stone.isArray() || stone.size() != 3) {
			throw new IllegalArgumentException(
					"\"between\" must hold stones like [\"Q16\",\"R16\",\"black\"], not " + stone);
		}
		return new StoneBetween(onBoard(stone.get(0).asText()), onBoard(stone.get(1).asText()),
				WordReader.parse(Color.class, "between", stone.get(2).asText()));
	}
}

package org.gobanbridge.drivers.serial;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.board.Hand;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.PointSet;

/** The state as text that a person reads in a terminal (PROTOCOL.md, "Text twin"). */
public final class TextTwin {
	private static final Pattern HEAD = Pattern
			.compile("# (\\d{1,5}) t=(\\d{1,10}) size=(\\d{1,2}) hand=(none|north|south|both|some) keys=(\\d{1,5})");
	private static final Pattern TAIL = Pattern.compile("= ([0-9A-F]{4})");

	private TextTwin() {
	}

	/** The frame as lines, each ended by CR LF, with an empty line after them. */
	public static String format(int sequence, long boardMillis, BoardMessage.State state) {
		int size = state.grid().size();
		String board = Snapshot
				.of(state.black(), state.white(), PointSet.none(state.grid()), state.unknown())
				.text();
		StringBuilder text = new StringBuilder();
		text.append("# ").append(sequence).append(" t=").append(boardMillis).append(" size=").append(size)
				.append(" hand=").append(Words.of(state.hand())).append(" keys=")
				.append(state.keyCount()).append("\r\n");
		for (int row = 0; row < size; row++) {
			text.append(board, row * size, (row + 1) * size).append("\r\n");
		}
		return text + "= " + check(text.toString()) + "\r\n\r\n";
	}

	/** Reads what {@link #format} wrote; empty if anything is wrong with it. Lines may end in CR LF or LF. */
	public static Optional<Frame> parse(String text) {
		List<String> lines = text.strip().lines().toList();
		if (lines.size() < 2) {
			return Optional.empty();
		}
		Matcher head = HEAD.matcher(lines.get(0));
		Matcher tail = TAIL.matcher(lines.getLast());
		if (!head.matches() || !tail.matches()) {
			return Optional.empty();
		}
		List<String> body = lines.subList(0, lines.size() - 1);
		int size = Integer.parseInt(head.group(3));
		if (!tail.group(1).equals(check(String.join("\r\n", body) + "\r\n")) || size < Grid.MIN_SIZE
				|| size > Grid.MAX_SIZE || body.size() != size + 1) {
			return Optional.empty();
		}
		Snapshot seen;
		try {
			seen = Snapshot.parse(Grid.of(size), String.join("\n", body.subList(1, body.size())));
		} catch (IllegalArgumentException e) {
			return Optional.empty();
		}
		if (!seen.colorless().isEmpty()) {
			return Optional.empty();
		}
		Hand hand = Hand.valueOf(head.group(4).toUpperCase(Locale.ROOT));
		return Optional.of(new Frame(Integer.parseInt(head.group(1)), Long.parseLong(head.group(2)),
				new BoardMessage.State(seen.black(), seen.white(), seen.unknown(), hand, false, false,
						Integer.parseInt(head.group(5)))));
	}

	private static String check(String text) {
		byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
		return String.format(Locale.ROOT, "%04X", Crc16.of(bytes, 0, bytes.length));
	}
}

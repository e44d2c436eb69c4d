package org.gobanbridge.rules.sgf;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.score.Fraction;
import org.jspecify.annotations.Nullable;

/**
 * A game record: the position it starts from, the moves of its main line, what was edited between them, and its title
 * data. Immutable; any thread may use it.
 * <p>
 * Nothing here is checked against the rules: moves may be illegal, and two of the same colour may follow each other.
 * {@link SgfReplay} plays it and tells.
 */
public final class SgfGame {
	/** The properties that are title data. */
	static final List<String> INFO = List.of("AN", "AP", "BR", "BT", "CP", "DT", "EV", "GC", "GN", "HA",
			"KM", "ON", "OT", "PB", "PC", "PW", "RE", "RO", "RU", "SO", "TM", "US", "WR", "WT");

	private final Position setup;
	private final Color toPlay;
	private final List<Move> moves;
	private final List<SgfEdit> edits;
	private final Map<String, String> info;
	private final @Nullable Origin origin;

	/**
	 * What a game was read from.
	 *
	 * @param moveNodes
	 *            the node of each move
	 */
	record Origin(SgfTree tree, int[] moveNodes, List<String> warnings, Optional<SgfException> damage) {
	}

	SgfGame(Position setup, Color toPlay, List<Move> moves, List<SgfEdit> edits, Map<String, String> info,
			@Nullable Origin origin) {
		this.setup = setup;
		this.toPlay = toPlay;
		this.moves = List.copyOf(moves);
		this.edits = List.copyOf(edits);
		this.info = Collections.unmodifiableMap(new TreeMap<>(info));
		this.origin = origin;
	}

	/** A game without title data. */
	public static SgfGame of(Position setup, Color toPlay, List<Move> moves) {
		return new SgfGame(setup, toPlay, moves, List.of(), Map.of(), null);
	}

	/**
	 * The game with this piece of title data, in place of what was said there.
	 *
	 * @param id
	 *            an SGF game-info property, for example {@code PB}
	 * @param text
	 *            one line; line breaks become spaces. Empty, it takes the piece out of the root
	 * @throws IllegalArgumentException
	 *             if it is no such property
	 */
	public SgfGame withInfo(String id, String text) {
		if (!INFO.contains(id)) {
			throw new IllegalArgumentException(
					"'" + id + "' is no title data of SGF; there are " + String.join(", ", INFO));
		}
		String line = SgfText.oneLine(text).strip();
		Map<String, String> more = new TreeMap<>(info);
		more.remove(id);
		if (!line.isEmpty()) {
			more.put(id, line);
		}
		Origin now = origin;
		if (now != null) {
			SgfNode root = now.tree.root();
			root = line.isEmpty() ? root.without(id) : root.with(SgfProperty.simpleText(id, text));
			now = new Origin(now.tree.withRoot(root), now.moveNodes, now.warnings, now.damage);
		}
		return new SgfGame(setup, toPlay, moves, edits, more, now);
	}

	public Grid grid() {
		return setup.grid();
	}

	/** The stones on the board before the first move: handicap, seat stones, a problem. */
	public Position setup() {
		return setup;
	}

	/** Who moves first. */
	public Color toPlay() {
		return toPlay;
	}

	/** The moves of the main line, passes among them. Between them the board may be edited: see {@link #edits}. */
	public List<Move> moves() {
		return moves;
	}

	/** What was changed on the board between moves, at most once after each. */
	public List<SgfEdit> edits() {
		return edits;
	}

	/** The moves up to the first edit: all that follow from the set-up by play alone. */
	public List<Move> movesBeforeEdits() {
		return edits.isEmpty() ? moves : moves.subList(0, edits.getFirst().afterMove());
	}

	/**
	 * The node that a move stands in, with comment and clock readings ({@code C}, {@code BL}, {@code OW} …).
	 *
	 * @param moveNumber
	 *            0 for the root
	 */
	public SgfNode node(int moveNumber) {
		if (origin == null) {
			return moveNumber == 0 ? SgfWriter.root(this) : SgfNode.move(grid(), moves.get(moveNumber - 1));
		}
		return origin.tree.node(moveNumber == 0 ? 0 : origin.moveNodes[moveNumber - 1]);
	}

	/** Everything that the record holds, variations and unknown properties too; made anew if it was not read. */
	public SgfTree tree() {
		return origin == null ? SgfTree.ofLine(SgfWriter.nodes(this)) : origin.tree;
	}

	/** The title data as SGF names it ({@code PB}, {@code KM} …), without blanks around it; nothing that is empty. */
	public Map<String, String> info() {
		return info;
	}

	/** One piece of title data, as it is written in the record. */
	public Optional<String> info(String id) {
		return Optional.ofNullable(info.get(id));
	}

	public Optional<String> blackName() {
		return info("PB");
	}

	public Optional<String> whiteName() {
		return info("PW");
	}

	/** As written; Chinese servers write 375 for 3¾ zi. */
	public Optional<String> komi() {
		return info("KM");
	}

	/** Komi in points, whatever the record counts it in; empty if it says none or not in numbers. */
	public Optional<Fraction> komiPoints() {
		boolean chineseServer = origin != null && ChineseServer.wrote(origin.tree.root());
		return komi().flatMap(text -> Komi.points(text, chineseServer));
	}

	/** As written: {@code B+R}, {@code W+3.5}, or words. */
	public Optional<String> result() {
		return info("RE");
	}

	/** What the result means. */
	public Optional<SgfResult> outcome() {
		return result().map(text -> SgfResult.parse(text, grid()));
	}

	/** The number in {@code HA}, if the board has room for so many; the stones themselves are in {@link #setup()} if the record has them. */
	public OptionalInt handicap() {
		return info("HA").filter(text -> text.matches("\\d{1,3}")).map(Integer::parseInt)
				.filter(stones -> stones < grid().pointCount()).map(OptionalInt::of).orElseGet(OptionalInt::empty);
	}

	public Optional<String> rules() {
		return info("RU");
	}

	/** What of the record was not understood or left out, one line each, with its place in the file. */
	public List<String> warnings() {
		return origin == null ? List.of() : origin.warnings;
	}

	/** Where and why the record cannot be read any further: what is here is only what stands before. */
	public Optional<SgfException> damage() {
		return origin == null ? Optional.empty() : origin.damage;
	}

	@Override
	public String toString() {
		List<String> parts = new ArrayList<>();
		parts.add(grid() + " game");
		blackName().ifPresent(name -> parts.add("Black " + name));
		whiteName().ifPresent(name -> parts.add("White " + name));
		parts.add(moves.size() + " moves");
		result().ifPresent(parts::add);
		return String.join(", ", parts);
	}
}

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

/**
 * A game record: the position it starts from, the moves of its main line, and its title data. Immutable; any thread may
 * use it.
 * <p>
 * Nothing here is checked against the rules: moves may be illegal, and two of the same colour may follow each other.
 */
public final class SgfGame {
	private final Position setup;
	private final Color toPlay;
	private final List<Move> moves;
	private final Map<String, String> info;
	private final List<String> warnings;

	SgfGame(Position setup, Color toPlay, List<Move> moves, Map<String, String> info, List<String> warnings) {
		this.setup = setup;
		this.toPlay = toPlay;
		this.moves = List.copyOf(moves);
		this.info = Collections.unmodifiableMap(new TreeMap<>(info));
		this.warnings = List.copyOf(warnings);
	}

	/** A game without title data. */
	public static SgfGame of(Position setup, Color toPlay, List<Move> moves) {
		return new SgfGame(setup, toPlay, moves, Map.of(), List.of());
	}

	/**
	 * The game with one more piece of title data.
	 *
	 * @param id
	 *            an SGF game-info property, for example {@code PB}
	 * @param text
	 *            one line; line breaks become spaces
	 */
	public SgfGame withInfo(String id, String text) {
		Map<String, String> more = new TreeMap<>(info);
		more.put(id, SgfText.oneLine(text).strip());
		return new SgfGame(setup, toPlay, moves, more, warnings);
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

	/** The moves of the main line, passes among them. They end where stones are set up in the middle of the game. */
	public List<Move> moves() {
		return moves;
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

	/** As written: {@code B+R}, {@code W+3.5}, or words. */
	public Optional<String> result() {
		return info("RE");
	}

	/** The number in {@code HA}; the stones themselves are in {@link #setup()} if the record has them. */
	public OptionalInt handicap() {
		return info("HA").filter(text -> text.matches("\\d{1,3}")).map(Integer::parseInt).map(OptionalInt::of)
				.orElseGet(OptionalInt::empty);
	}

	public Optional<String> rules() {
		return info("RU");
	}

	/** What of the record was not understood or left out, one line each, with its place in the file. */
	public List<String> warnings() {
		return warnings;
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

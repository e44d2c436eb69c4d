package org.gobanbridge.rules.history;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Repetition;

/**
 * Moves that brought an earlier board back, allowed or not, and what such a cycle is called (RULES R4).
 *
 * @param kind
 *            what it is called
 * @param from
 *            the number of the latest move after which the board was the same before; 0 for the start
 * @param to
 *            the number of the move that brought it back
 * @param sameToPlay
 *            whether the same side is to move as then
 * @param times
 *            how often the board has been there by now, whoever was to move: 2 or more
 * @param moves
 *            the moves of the cycle, passes among them
 * @param kos
 *            the kos that were taken and taken back in it
 * @param otherKos
 *            the kos that lie open on the board besides
 */
public record Cycle(Kind kind, int from, int to, boolean sameToPlay, int times, List<Move> moves, List<Ko> kos,
		List<Ko> otherKos) {
	/** The names of cycles. */
	public enum Kind {
		/** One ko, taken back at once or after passes. */
		KO("ko", "劫"),
		/** Two kos in turn. */
		DOUBLE_KO("double ko", "双劫"),
		/** Three kos in turn. */
		TRIPLE_KO("triple ko", "三劫循环"),
		/** Four kos in turn. */
		QUADRUPLE_KO("quadruple ko", "四劫循环"),
		/** Five kos in turn. */
		QUINTUPLE_KO("quintuple ko", "五劫循环"),
		/** Six kos or more in turn. */
		MULTIPLE_KO("multiple ko", "多劫循环"),
		/** Each side gives two stones up and takes two. */
		ETERNAL_LIFE("eternal life", "长生"),
		/** One side gives two stones up and takes one back. */
		SEND_TWO_RETURN_ONE("sending two, returning one", "提二还一"),
		/** Each side gives two stones up and takes one back. */
		DOUBLE_SEND_TWO_RETURN_ONE("double capture of two stones", "双提二子"),
		/** A string took its own last liberty. */
		SUICIDE("suicide", "自杀"),
		/** Anything else. */
		OTHER("cycle", "循环");

		private final String title;
		private final String chinese;

		Kind(String title, String chinese) {
			this.title = title;
			this.chinese = chinese;
		}

		/** The name for people. */
		public String title() {
			return title;
		}

		/** The name in Chinese. */
		public String chinese() {
			return chinese;
		}
	}

	/** The cycle that the game's last move closed; empty if it brought no earlier board back, or was a pass. */
	public static Optional<Cycle> closedBy(Game game) {
		OptionalInt from = game.repeats(Repetition.POSITIONAL);
		if (from.isEmpty()) {
			return Optional.empty();
		}
		List<Game> moments = new ArrayList<>();
		Game at = game;
		while (at.moveNumber() > from.getAsInt()) {
			moments.add(at);
			at = at.undo().orElseThrow();
		}
		Collections.reverse(moments);
		List<Ko> kos = kos(moments);
		List<Ko> others = new ArrayList<>(Ko.on(game.position()));
		others.removeAll(kos);
		List<Move> moves = moments.stream().flatMap(moment -> moment.lastMove().stream()).toList();
		return Optional.of(new Cycle(kind(moments, kos), from.getAsInt(), game.moveNumber(),
				at.toPlay() == game.toPlay(), times(game), moves, kos, List.copyOf(others)));
	}

	/** How many moves, passes among them, it takes to come round. */
	public int length() {
		return moves.size();
	}

	private static int times(Game game) {
		int times = 0;
		for (Optional<Game> at = Optional.of(game); at.isPresent(); at = at.get().undo()) {
			boolean pass = at.get().lastMove().orElse(null) instanceof Move.Pass;
			times += !pass && at.get().position().equals(game.position()) ? 1 : 0;
		}
		return times;
	}

	/** The kos that both sides took: stones that take each other in turn all around a board are none. */
	private static List<Ko> kos(List<Game> moments) {
		Set<Ko> once = new LinkedHashSet<>();
		Set<Ko> again = new LinkedHashSet<>();
		for (Game moment : moments) {
			Ko.takenBy(moment).filter(ko -> !once.add(ko)).ifPresent(again::add);
		}
		return List.copyOf(again);
	}

	private static Kind kind(List<Game> moments, List<Ko> kos) {
		boolean kosAlone = true;
		int sent = 0;
		int pairs = 0;
		int singles = 0;
		for (Game moment : moments) {
			int taken = moment.lastCaptured().count();
			if (moment.lastMove().orElse(null) instanceof Move.Pass
					|| Ko.takenBy(moment).filter(kos::contains).isPresent()) {
				continue;
			}
			if (isSuicide(moment)) {
				return Kind.SUICIDE;
			}
			kosAlone = false;
			sent += taken == 0 ? 1 : 0;
			singles += taken == 1 ? 1 : 0;
			pairs += taken == 2 ? 1 : 0;
		}
		if (kosAlone) {
			return ofKos(kos.size());
		}
		// As many stones are put down as are taken: only where more than two go at once are these not the same.
		return sent == pairs ? ofPairs(pairs, singles) : Kind.OTHER;
	}

	private static Kind ofPairs(int pairs, int singles) {
		if (pairs == 2 && singles == 0) {
			return Kind.ETERNAL_LIFE;
		}
		if (pairs == 2 && singles == 2) {
			return Kind.DOUBLE_SEND_TWO_RETURN_ONE;
		}
		return pairs == 1 && singles == 1 ? Kind.SEND_TWO_RETURN_ONE : Kind.OTHER;
	}

	private static Kind ofKos(int kos) {
		return switch (kos) {
			case 1 -> Kind.KO;
			case 2 -> Kind.DOUBLE_KO;
			case 3 -> Kind.TRIPLE_KO;
			case 4 -> Kind.QUADRUPLE_KO;
			case 5 -> Kind.QUINTUPLE_KO;
			default -> Kind.MULTIPLE_KO;
		};
	}

	private static boolean isSuicide(Game moment) {
		return moment.lastMove().orElse(null) instanceof Move.Play play
				&& moment.position().isEmpty(moment.grid().index(play.point()));
	}

	/** {@code triple ko of 6 moves, 150 to 155}. */
	@Override
	public String toString() {
		String more = otherKos.isEmpty() ? "" : ", " + otherKos.size() + " more ko open";
		return kind.title + " of " + length() + " moves, " + (from + 1) + " to " + to + more;
	}
}

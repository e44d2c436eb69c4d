package org.gobanbridge.drivers.simulated;

import java.util.List;
import java.util.Optional;
import org.gobanbridge.core.board.Seat;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.SessionSettings;
import org.gobanbridge.core.game.Timing;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;

/**
 * All that happens at a simulated table, from first to last, with its times in ms since the table was laid; made by
 * {@link Players}. {@link TableTop} shows it, {@link ReadingStream} reads it. Immutable; any thread may use it.
 */
public final class Schedule {
	private final Grid grid;
	private final GameDetails details;
	private final Timing timing;
	private final List<BoardChange> changes;
	private final List<HandMotion> northHands;
	private final List<HandMotion> southHands;
	private final List<Input> words;
	private final List<TrueMove> moves;
	private final List<TrueEnd> ends;
	private final List<TrueIncident> incidents;
	private final List<LooseStone> looseStones;
	private final List<Span> gaps;
	private final List<String> oddities;
	private final long end;

	Schedule(TableLog log, GameDetails details, Timing timing, List<Span> gaps, List<String> oddities, long end) {
		this.grid = log.grid();
		this.details = details;
		this.timing = timing;
		this.changes = List.copyOf(log.changes());
		this.northHands = List.copyOf(log.hands(Seat.NORTH));
		this.southHands = List.copyOf(log.hands(Seat.SOUTH));
		this.words = List.copyOf(log.words());
		this.moves = List.copyOf(log.moves());
		this.ends = List.copyOf(log.ends());
		this.incidents = List.copyOf(log.incidents());
		this.looseStones = List.copyOf(log.looseStones());
		this.gaps = List.copyOf(gaps);
		this.oddities = List.copyOf(oddities);
		this.end = end;
	}

	public Grid grid() {
		return grid;
	}

	/** What the bridge is told before the first game: the header of a log. */
	public SessionSettings settings() {
		return new SessionSettings(grid, false, Optional.of(Seat.SOUTH), details).withTiming(timing);
	}

	/** What is declared and told while they play, in order of time. */
	public List<Input> words() {
		return words;
	}

	/** The expected record: every turn of every game, in order. */
	public List<TrueMove> moves() {
		return moves;
	}

	/** How the games ended of which that is known, in order. */
	public List<TrueEnd> ends() {
		return ends;
	}

	/** What went wrong, in order. */
	public List<TrueIncident> incidents() {
		return incidents;
	}

	/**
	 * Whether nobody at this table would have used up the time of one of these games.
	 *
	 * @param games
	 *            those that were played here, with their times
	 * @param longer
	 *            so much longer each turn is taken to have lasted, in ms
	 */
	public boolean keepsTime(List<SimulatedGame> games, long longer) {
		for (int n = 0; n < games.size(); n++) {
			PlayersClock clock = new PlayersClock(games.get(n).details().time());
			int game = n + 1;
			if (moves.stream().filter(move -> move.game() == game).anyMatch(move -> clock
					.turn(move.move().color(), move.t(), move.move() instanceof Move.Pass, longer).isPresent())) {
				return false;
			}
		}
		return true;
	}

	/** The spans in which nothing is read, in order. */
	public List<Span> gaps() {
		return gaps;
	}

	/** Where the games were not as the rules want them and were played all the same, for people. */
	public List<String> oddities() {
		return oddities;
	}

	/** When nobody looks any more. */
	public long end() {
		return end;
	}

	List<LooseStone> looseStones() {
		return looseStones;
	}

	List<BoardChange> changes() {
		return changes;
	}

	List<HandMotion> hands(Seat seat) {
		return seat == Seat.NORTH ? northHands : southHands;
	}
}

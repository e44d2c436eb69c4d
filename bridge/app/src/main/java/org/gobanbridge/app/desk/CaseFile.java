package org.gobanbridge.app.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.Remedy;
import org.gobanbridge.core.incident.Resolution;
import org.gobanbridge.core.incident.Ruling;
import org.gobanbridge.core.incident.Supersession;
import org.gobanbridge.core.policy.ClaimWindow;
import org.gobanbridge.core.policy.Policy;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;

/**
 * One incident and everything that the events say of it. Immutable.
 *
 * @param incident
 *            as it stands now
 * @param ordered
 *            what was to be done when it was found
 * @param closings
 *            how it was closed, the first one first; none while it is open
 * @param asRuled
 *            what the ruling has people do with the stones; nothing once something was played behind it
 * @param late
 *            whether the moment until which it may be claimed ({@link ClaimWindow}) has passed; nothing is closed by that
 */
public record CaseFile(Incident incident, List<Remedy> ordered, Occasion occasion, List<Closing> closings,
		List<Remedy> asRuled, boolean late) {

	/**
	 * When it was found. Times are milliseconds since the log began.
	 *
	 * @param seq
	 *            the number of the event
	 * @param game
	 *            counts the games of the log from 1
	 * @param afterMove
	 *            how many turns the record had
	 * @param toPlay
	 *            whose turn it was
	 * @param black
	 *            Black's name, empty if not known
	 * @param white
	 *            White's name, likewise
	 * @param policy
	 *            by which the game was judged
	 */
	public record Occasion(long seq, long t, long gameStart, int game, int afterMove, Color toPlay, String black,
			String white, Policy policy) {
		/** How long the game had lasted at this time, in milliseconds. */
		long sinceStart(long time) {
			return Math.max(0, time - gameStart);
		}

		/** The player's name, empty if not known. */
		String name(Color color) {
			return color == Color.BLACK ? black : white;
		}
	}

	/**
	 * It was closed.
	 *
	 * @param superseded
	 *            by what, if it is and that is known
	 * @param warnings
	 *            penalties that came of the ruling
	 * @param withdrawn
	 *            whether the ruling was taken back, so that it is open again
	 */
	public record Closing(long seq, long t, Resolution how, Optional<Ruling> ruling,
			Optional<Supersession> superseded, List<GameEvent.Warned> warnings, boolean withdrawn) {
		public Closing {
			warnings = List.copyOf(warnings);
		}

		Closing withdraw() {
			return new Closing(seq, t, how, ruling, superseded, warnings, true);
		}

		Closing with(GameEvent.Warned warned) {
			List<GameEvent.Warned> more = new ArrayList<>(warnings);
			more.add(warned);
			return new Closing(seq, t, how, ruling, superseded, more, withdrawn);
		}
	}

	/** A point that looked otherwise before than after. */
	public record Change(Point point, PointState before, PointState after) {
	}

	public CaseFile {
		ordered = List.copyOf(ordered);
		closings = List.copyOf(closings);
		asRuled = List.copyOf(asRuled);
	}

	/** How it is closed; empty while it is open. */
	public Optional<Closing> closed() {
		return closings.stream().filter(closing -> !closing.withdrawn()).reduce((one, later) -> later);
	}

	/** Whether somebody may have to claim it: it accuses a player of something, and nobody has ruled on it yet. */
	boolean isClaimable() {
		boolean settled = closed().filter(closing -> closing.how() != Resolution.RESTORED).isPresent();
		return !settled && switch (incident.kind()) {
			case RESIGN_SIGNAL, END_SIGNAL, PASS_UNCONFIRMED, LONG_CYCLE -> false;
			default -> true;
		};
	}

	/** Until when it may be claimed. */
	ClaimWindow claim() {
		return occasion.policy().claim();
	}

	/** Who may claim it; empty if it is not known who has offended, and either may. */
	Optional<Color> claimant() {
		return incident.offender().map(Color::opponent);
	}

	/** How far the board is from what it should show. */
	public enum Board {
		/** Steps are left. */
		TO_PUT_RIGHT,
		/** The opponent has answered: until somebody rules, what lies there stands in the record. */
		STANDS,
		/** It was put right. */
		PUT_RIGHT,
		/** A ruling has it put right, and steps are left. */
		RULED,
		/** Nothing is to be done. */
		IN_ORDER
	}

	/** How far the board is. */
	public Board board() {
		if (ordered.isEmpty() && asRuled.isEmpty()) {
			return Board.IN_ORDER;
		}
		return closed().map(this::boardAfter)
				.orElse(incident.remedy().isEmpty() ? Board.STANDS : Board.TO_PUT_RIGHT);
	}

	private Board boardAfter(Closing closing) {
		return switch (closing.how()) {
			case RESTORED -> Board.PUT_RIGHT;
			case SUPERSEDED -> Board.IN_ORDER;
			case RULING -> asRuled.isEmpty() ? Board.IN_ORDER : Board.RULED;
		};
	}

	/** What is still to be done, as far as it is known. */
	public List<Remedy> left() {
		return switch (board()) {
			case TO_PUT_RIGHT -> incident.remedy();
			case RULED -> asRuled;
			case STANDS, PUT_RIGHT, IN_ORDER -> List.of();
		};
	}

	/**
	 * Where the evidence differs, in board order; points that were not read on either picture are left out, those of the
	 * incident not.
	 */
	public List<Change> changes() {
		return incident.evidence().map(evidence -> changes(evidence.before(), evidence.after())).orElse(List.of());
	}

	private List<Change> changes(Snapshot before, Snapshot after) {
		Grid grid = after.grid();
		List<Change> changes = new ArrayList<>();
		for (int i = 0; i < grid.pointCount(); i++) {
			PointState one = before.at(i);
			PointState other = after.at(i);
			boolean read = one != PointState.UNKNOWN && other != PointState.UNKNOWN;
			if (one != other && (read || incident.points().contains(grid.point(i)))) {
				changes.add(new Change(grid.point(i), one, other));
			}
		}
		return changes;
	}

	/** As it stands with the game of now. */
	CaseFile now(List<Remedy> steps, boolean isLate) {
		return new CaseFile(incident, ordered, occasion, closings, steps, isLate);
	}

	CaseFile with(Incident now) {
		return new CaseFile(now, ordered, occasion, closings, asRuled, late);
	}

	CaseFile with(Closing closing) {
		List<Closing> more = new ArrayList<>(closings);
		more.add(closing);
		return new CaseFile(incident, ordered, occasion, more, asRuled, late);
	}

	/** The last closing replaced. */
	CaseFile closedBy(Closing closing) {
		List<Closing> all = new ArrayList<>(closings.subList(0, closings.size() - 1));
		all.add(closing);
		return new CaseFile(incident, ordered, occasion, all, asRuled, late);
	}
}

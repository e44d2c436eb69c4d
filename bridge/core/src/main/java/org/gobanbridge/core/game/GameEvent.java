package org.gobanbridge.core.game;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.board.SourceState;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.PenaltyLevel;
import org.gobanbridge.core.incident.Resolution;
import org.gobanbridge.core.incident.Ruling;
import org.gobanbridge.core.incident.Supersession;
import org.gobanbridge.core.time.TimeLeft;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.history.Game;

/**
 * What the bridge made of its inputs: the truth of a game (FORMATS 4). State, SGF, pages and lists are folds of these.
 * Times are milliseconds since the log began. The journal numbers events; the number is not part of them.
 */
public sealed interface GameEvent {
	/** When it was understood. */
	long t();

	/** Whether from here on the next game is prepared, and the last one is history. */
	default boolean preparesNext() {
		return this instanceof PhaseBegan began && began.phase() == Phase.PREPARING;
	}

	/**
	 * A game begins; what was before belongs to another game, unless this one replaces it before move 5 (FORMATS 3).
	 *
	 * @param size
	 *            lines of the board
	 * @param rules
	 *            the name of a ruleset; one that does not exist is taken for the default
	 * @param policy
	 *            the name of a policy, likewise
	 * @param komi
	 *            as given: points ({@code "7.5"}) or {@code "3.75zi"}
	 * @param black
	 *            Black's name; empty text = not known
	 * @param white
	 *            White's name, likewise
	 */
	record GameStarted(long t, int size, String rules, String policy, String komi, int handicap, String black,
			String white, Setup setup, Color toPlay) implements GameEvent {
		/** All that it says of the game: everything but its time. */
		GameDetails details() {
			return new GameDetails(Optional.of(rules), Optional.of(policy), Optional.of(komi), OptionalInt.of(handicap),
					Optional.of(black), Optional.of(white), Optional.of(toPlay), Optional.of(setup), Optional.empty());
		}
	}

	/** What is known of the game has changed: only the fields that changed are given. */
	record GameInfo(long t, GameDetails changed) implements GameEvent {
	}

	/** A phase begins. */
	record PhaseBegan(long t, Phase phase, String reason) implements GameEvent {
	}

	/**
	 * A stone was played.
	 *
	 * @param number
	 *            counts turns from 1, passes included
	 * @param seen
	 *            t of the first reading that showed it
	 * @param hidden
	 *            t at which the point was covered before, if it was
	 * @param uncertain
	 *            order or point is a best guess
	 * @param irregular
	 *            the incident, if the move was not legal but stood
	 */
	record MovePlayed(long t, int number, Color color, Point point, List<Point> captured, long seen,
			OptionalLong hidden, boolean uncertain, OptionalInt irregular) implements GameEvent {
		public MovePlayed {
			captured = List.copyOf(captured);
		}
	}

	/**
	 * A turn was given up, or lost.
	 *
	 * @param incident
	 *            the incident by which it was lost, if it was
	 */
	record Passed(long t, int number, Color color, PassReason reason, OptionalInt incident) implements GameEvent {
		/** One that no incident is to blame for. */
		public Passed(long t, int number, Color color, PassReason reason) {
			this(t, number, color, reason, OptionalInt.empty());
		}
	}

	/** The captured stones of this move are now all off the board. */
	record CapturesCleared(long t, int number) implements GameEvent {
	}

	/**
	 * One turn of a corrected record.
	 *
	 * @param point
	 *            empty = pass
	 * @param seen
	 *            t of the first reading that showed it; of a turn entered by hand, when the one it corrects was taken, or
	 *            when it was entered
	 * @param hidden
	 *            t at which the point was covered before, if it was
	 * @param uncertain
	 *            order or point is a best guess
	 * @param irregular
	 *            the incident, if the move was not legal but stood
	 * @param passReason
	 *            how the pass came about, if it was known
	 * @param lostBy
	 *            the incident by which the turn was lost, if it was
	 */
	record RevisedMove(Color color, Optional<Point> point, List<Point> captured, long seen, OptionalLong hidden,
			boolean uncertain, OptionalInt irregular, Optional<PassReason> passReason, OptionalInt lostBy) {
		public RevisedMove {
			captured = List.copyOf(captured);
		}

		/** A turn that the rules allow, of a point that was never hidden. */
		public RevisedMove(Color color, Optional<Point> point, List<Point> captured, long seen, boolean uncertain) {
			this(color, point, captured, seen, OptionalLong.empty(), uncertain, OptionalInt.empty(), Optional.empty(),
					OptionalInt.empty());
		}

		/** A turn of the record as it is. */
		public static RevisedMove of(RecordedMove move) {
			return new RevisedMove(move.color(), move.point(), move.captured(), move.seen(), move.hidden(),
					move.uncertain(), move.irregular(), move.passReason(), move.lostBy());
		}

		/** The last turn of this game, with what it captured. */
		public static RevisedMove lastOf(Game game, long seen, boolean uncertain) {
			Move move = game.lastMove().orElseThrow();
			Optional<Point> point = move instanceof Move.Play play ? Optional.of(play.point()) : Optional.empty();
			return new RevisedMove(move.color(), point, game.lastCaptured().points(), seen, uncertain);
		}
	}

	/**
	 * The record from this number on is replaced.
	 *
	 * @param incident
	 *            the incident on which it was ruled so, if it was
	 */
	record Revision(long t, int from, List<RevisedMove> moves, OptionalInt incident) implements GameEvent {
		public Revision {
			moves = List.copyOf(moves);
		}

		/** One that no ruling asks for. */
		public Revision(long t, int from, List<RevisedMove> moves) {
			this(t, from, moves, OptionalInt.empty());
		}
	}

	/**
	 * Moves were taken back.
	 *
	 * @param declared
	 *            a person said so, and the board may still show them; otherwise the board showed it
	 */
	record Undone(long t, int to, List<Integer> moves, boolean declared) implements GameEvent {
		public Undone {
			moves = List.copyOf(moves);
		}
	}

	/**
	 * The position is changed by agreement or ruling; the repetition history starts here.
	 *
	 * @param undone
	 *            the last change of the position is declared taken back: it, and the repetition history, are as before
	 */
	record Edited(long t, int after, List<Point> black, List<Point> white, List<Point> empty, Color toPlay,
			OptionalInt incident, boolean undone) implements GameEvent {
		public Edited {
			black = List.copyOf(black);
			white = List.copyOf(white);
			empty = List.copyOf(empty);
		}

		/** A change that takes none back. */
		public Edited(long t, int after, List<Point> black, List<Point> white, List<Point> empty, Color toPlay,
				OptionalInt incident) {
			this(t, after, black, white, empty, toPlay, incident, false);
		}

		/** Where it puts stones, or takes them off. */
		public List<Point> points() {
			return Stream.of(black, white, empty).flatMap(List::stream).toList();
		}
	}

	/** Something the rules care about was found. */
	record IncidentOpened(long t, Incident incident) implements GameEvent {
	}

	/** What an incident says has changed; the new state of it is given whole. */
	record IncidentUpdated(long t, Incident incident) implements GameEvent {
	}

	/**
	 * An incident is closed. One that is restored can still be ruled on until the result: then it is closed again.
	 *
	 * @param ruling
	 *            what the referee said, if he did
	 * @param superseded
	 *            by what, if it is; empty in events of programs that did not say so
	 */
	record IncidentResolved(long t, int id, Resolution how, Optional<Ruling> ruling, Optional<Supersession> superseded)
			implements
				GameEvent {
		public IncidentResolved(long t, int id, Resolution how, Optional<Ruling> ruling) {
			this(t, id, how, ruling, Optional.empty());
		}

		/** It is moot, by this. */
		public static IncidentResolved superseded(long t, int id, Supersession by) {
			return new IncidentResolved(t, id, Resolution.SUPERSEDED, Optional.empty(), Optional.of(by));
		}
	}

	/**
	 * A player has been warned.
	 *
	 * @param points
	 *            taken off his score
	 * @param count
	 *            how many of this level he has in this game
	 */
	record Warned(long t, Color color, PenaltyLevel level, int points, int count, OptionalInt incident)
			implements
				GameEvent {
	}

	/** The last ruling never was: its incident is open again. What happened since, and is not its work, stays. */
	record RulingWithdrawn(long t, Optional<String> by) implements GameEvent {
	}

	/** A point where the board and the position disagree. */
	record UnsettledPoint(Point point, PointState expected, PointState seen) {
	}

	/** Differences without explanation for a second; said again at each change; no points = settled. */
	record Unsettled(long t, List<UnsettledPoint> points, long since) implements GameEvent {
		public Unsettled {
			points = List.copyOf(points);
		}
	}

	/** The device was lost, found or moved. */
	record SourceReported(long t, SourceState state) implements GameEvent {
	}

	/**
	 * This side has sealed its move, instead of playing it.
	 *
	 * @param cipher
	 *            the envelope: what was written, encrypted
	 */
	record Sealed(long t, Color color, String cipher) implements GameEvent {
	}

	/** Play was resumed and the board shows the position: the sealed move of this side may be opened now. */
	record SealDue(long t, Color color) implements GameEvent {
	}

	/**
	 * The sealed move of this side was opened.
	 *
	 * @param point
	 *            where it is, or {@code pass}, {@code resign}, {@code unreadable}
	 * @param written
	 *            what was written, where that is not the point itself
	 */
	record Unsealed(long t, Color color, String point, Optional<String> written) implements GameEvent {
	}

	/** A player called the referee. */
	record Called(long t, Color color) implements GameEvent {
	}

	/**
	 * The position counted as it stands with the players now (FORMATS 3, 4).
	 *
	 * @param dead
	 *            all stones that are taken as dead, whole strings
	 * @param result
	 *            by the rules of the game: {@code B+3.5}, {@code 0}
	 * @param agreed
	 *            whether the players have agreed to it
	 * @param declared
	 *            those of the dead that were declared, on the board or not
	 * @param filled
	 *            stones that were put on dame since the last move
	 * @param dame
	 *            points that either side may still fill
	 * @param byRepetition
	 *            stones that live only because a ko may be taken back (RULES R3); for the referee
	 * @param arranged
	 *            whether the board is being rearranged, so that it says nothing any more
	 */
	record Counted(long t, List<Point> dead, CountedSide black, CountedSide white, String result, boolean agreed,
			List<Point> declared, Setup filled, List<Point> dame, List<Point> byRepetition, boolean arranged)
			implements
				GameEvent {
		public Counted {
			dead = List.copyOf(dead);
			declared = List.copyOf(declared);
			dame = List.copyOf(dame);
			byRepetition = List.copyOf(byRepetition);
		}

		/** What this side has. */
		public CountedSide side(Color color) {
			return color == Color.BLACK ? black : white;
		}

		/** The same count at this time, agreed or not. */
		public Counted at(long time, boolean nowAgreed) {
			return new Counted(time, dead, black, white, result, nowAgreed, declared, filled, dame, byRepetition,
					arranged);
		}
	}

	/**
	 * The clock as it stands.
	 *
	 * @param after
	 *            how many turns it has counted
	 * @param toPlay
	 *            whose time runs, or will
	 * @param black
	 *            what Black had left when this turn began, or when the clock stopped
	 * @param white
	 *            what White had left, likewise
	 * @param since
	 *            from when on the time of the side to play is charged; empty = the clock stands
	 * @param flag
	 *            the side whose time has just been used up
	 */
	record ClockSet(long t, int after, Color toPlay, TimeLeft black, TimeLeft white, OptionalLong since,
			Optional<Color> flag) implements GameEvent {
		/** What this side had left. */
		public TimeLeft left(Color color) {
			return color == Color.BLACK ? black : white;
		}
	}

	/**
	 * The time is called, or a player's question for it answered.
	 *
	 * @param color
	 *            the side whose time it is
	 * @param key
	 *            what is called (FORMATS 4): {@code 30s}, {@code 9}, {@code periods-left:2}, {@code time-out}
	 * @param asked
	 *            whether this side asked: the answer is for nobody else
	 */
	record Announced(long t, Color color, String key, boolean asked) implements GameEvent {
	}

	/** A key was pressed by the bridge on the clock of the table, or was to be. */
	record KeyPressed(long t, KeyPress press) implements GameEvent {
	}

	/** The clock on the table was lost or found. */
	record ClockReported(long t, SourceState state) implements GameEvent {
	}

	/**
	 * The game is over.
	 *
	 * @param result
	 *            SGF style: {@code B+R W+3.5 0 Void ?}
	 */
	record GameEnded(long t, String result, String reason) implements GameEvent {
	}
}

package org.gobanbridge.rules.history;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Illegality;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.PlayingRules;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.Repetition;
import org.jspecify.annotations.Nullable;

/**
 * A game at one moment: the position, whose turn it is, and everything that was before, so that ko and repetition can
 * be judged. Immutable: playing gives a new game that remembers this one, undo gives the remembered one back, history
 * and all. Any thread may use it.
 */
public final class Game {
	private final @Nullable Game previous;
	private final @Nullable Move lastMove;
	private final PlayingRules rules;
	private final Position position;
	private final PointSet captured;
	/** Every point that a stone has left since the start. Only a stone on one of these can bring back an earlier board. */
	private final PointSet vacated;
	private final Color toPlay;
	private final int moveNumber;
	private final int capturedByBlack;
	private final int capturedByWhite;

	private Game(@Nullable Game previous, @Nullable Move lastMove, PlayingRules rules, Position position,
			PointSet captured, PointSet vacated, Color toPlay, int moveNumber, int capturedByBlack,
			int capturedByWhite) {
		this.previous = previous;
		this.lastMove = lastMove;
		this.rules = rules;
		this.position = position;
		this.captured = captured;
		this.vacated = vacated;
		this.toPlay = toPlay;
		this.moveNumber = moveNumber;
		this.capturedByBlack = capturedByBlack;
		this.capturedByWhite = capturedByWhite;
	}

	/** A game from this set-up position, which counts as the first position of its history. */
	public static Game start(Position setup, Color toPlay, PlayingRules rules) {
		return root(setup, toPlay, rules, 0, 0, 0);
	}

	private static Game root(Position setup, Color toPlay, PlayingRules rules, int moveNumber, int capturedByBlack,
			int capturedByWhite) {
		PointSet none = PointSet.none(setup.grid());
		return new Game(null, null, rules, setup, none, none, toPlay, moveNumber, capturedByBlack, capturedByWhite);
	}

	/** The stones on the board now. */
	public Position position() {
		return position;
	}

	/** The board it is played on. */
	public Grid grid() {
		return position.grid();
	}

	/** The rules it is played by. */
	public PlayingRules rules() {
		return rules;
	}

	/** Whose turn it is. */
	public Color toPlay() {
		return toPlay;
	}

	/** How many turns were taken since the start, passes included. */
	public int moveNumber() {
		return moveNumber;
	}

	/** The turn that led here; empty at the start and after an edit. */
	public Optional<Move> lastMove() {
		return Optional.ofNullable(lastMove);
	}

	/** The stones the last move took off; after a suicide its own string, the stone played among it. */
	public PointSet lastCaptured() {
		return captured;
	}

	/** How many of the opponent's stones this side holds so far, those of the opponent's suicides among them. */
	public int capturedBy(Color color) {
		return color == Color.BLACK ? capturedByBlack : capturedByWhite;
	}

	/** Why this move may not be played now; empty if it may. */
	public Optional<Illegality> illegality(Move move) {
		if (move.color() != toPlay) {
			return Optional.of(Illegality.WRONG_TURN);
		}
		if (!(move instanceof Move.Play play)) {
			return Optional.empty();
		}
		if (!grid().contains(play.point())) {
			return Optional.of(Illegality.OFF_BOARD);
		}
		return illegality(play.color(), grid().index(play.point()));
	}

	/**
	 * Like {@link #illegality(Move)}, for a stone of either colour, whoever is to move. Where several reasons hold, the
	 * one that comes first in occupied, suicide, ko, repetition.
	 */
	public Optional<Illegality> illegality(Color color, int index) {
		if (!position.isEmpty(index)) {
			return Optional.of(Illegality.OCCUPIED);
		}
		boolean suicide = position.isSuicide(color, index);
		if (suicide && !(rules.suicide() && hasNeighbour(color, index))) {
			return Optional.of(Illegality.SUICIDE);
		}
		if (suicide || vacated.contains(index)) {
			return repetition(color, index);
		}
		return Optional.empty();
	}

	private boolean hasNeighbour(Color color, int index) {
		for (int n = 0; n < grid().neighbourCount(index); n++) {
			if (position.stones(color).contains(grid().neighbour(index, n))) {
				return true;
			}
		}
		return false;
	}

	private Optional<Illegality> repetition(Color color, int index) {
		Position after = position.play(color, index);
		// A ko is what the opponent's stone took; there is none at the start and after a pass, which lifts it.
		boolean answers = lastMove instanceof Move.Play && lastMove.color() != color;
		if (answers && previous != null && after.equals(previous.position)) {
			return Optional.of(Illegality.KO);
		}
		if (rules.repetition() != Repetition.SIMPLE_KO
				&& latest(this, rules.repetition(), after, color.opponent()).isPresent()) {
			return Optional.of(Illegality.REPETITION);
		}
		return Optional.empty();
	}

	/** The latest game from this one backwards that shows this board (with this side to move, where that counts). */
	private static Optional<Game> latest(Game from, Repetition kind, Position board, Color toPlayThen) {
		int hash = board.hashCode();
		for (Game earlier = from; earlier != null; earlier = earlier.previous) {
			boolean sameTurn = kind == Repetition.POSITIONAL || earlier.toPlay == toPlayThen;
			// The hash saves time only: boards that share it may differ.
			if (sameTurn && earlier.position.hashCode() == hash && earlier.position.equals(board)) {
				return Optional.of(earlier);
			}
			if (earlier.lastMoveLastsIn(board, from)) {
				break;
			}
		}
		return Optional.empty();
	}

	/**
	 * Whether this game's last move put the first stone ever on a point that is occupied on the board too: boards before
	 * it lack a stone there and cannot be the same. Hence most searches need not go back far.
	 */
	private boolean lastMoveLastsIn(Position board, Game now) {
		if (previous == null || !(lastMove instanceof Move.Play play) || !grid().contains(play.point())) {
			return false;
		}
		int index = grid().index(play.point());
		return !board.isEmpty(index) && !now.vacated.contains(index) && previous.position.isEmpty(index);
	}

	/**
	 * Whether the last move brought back a board of this game, allowed or not: the number of the latest move after which
	 * it was the same. Empty after a pass, which changes nothing.
	 *
	 * @param kind
	 *            {@code POSITIONAL}: the same stones; {@code SITUATIONAL}: and the same side to move; {@code SIMPLE_KO}:
	 *            the position before the opponent's last move
	 */
	public OptionalInt repeats(Repetition kind) {
		if (previous == null || !(lastMove instanceof Move.Play)) {
			return OptionalInt.empty();
		}
		if (kind == Repetition.SIMPLE_KO) {
			boolean ko = previous.previous != null && previous.lastMove instanceof Move.Play
					&& previous.previous.position.equals(position);
			return ko ? OptionalInt.of(moveNumber - 2) : OptionalInt.empty();
		}
		return latest(previous, kind, position, toPlay).map(game -> OptionalInt.of(game.moveNumber))
				.orElseGet(OptionalInt::empty);
	}

	/**
	 * The game after this move.
	 *
	 * @throws IllegalMoveException
	 *             if the move is not legal
	 */
	public Game play(Move move) {
		Optional<Illegality> illegality = illegality(move);
		if (illegality.isPresent()) {
			throw new IllegalMoveException(move, illegality.get());
		}
		return playAssumeLegal(move);
	}

	/** The game after this move, which is not checked: a stone goes down on an empty point and takes what it captures. */
	public Game playAssumeLegal(Move move) {
		if (!(move instanceof Move.Play play)) {
			return next(move, position, PointSet.none(grid()));
		}
		int index = grid().index(play.point());
		Position after = position.play(play.color(), index);
		return next(move, after, position.occupied().with(index).minus(after.occupied()));
	}

	/**
	 * The game after a move that was not legal but stood: the board is as given, stones without liberties and all.
	 *
	 * @param taken
	 *            the stones that the move took off, of either colour; each counts for the other side
	 */
	public Game playAsItLies(Move move, Position after, PointSet taken) {
		return next(move, after, taken);
	}

	private Game next(Move move, Position after, PointSet taken) {
		PointSet left = vacated;
		int black = capturedByBlack;
		int white = capturedByWhite;
		if (!taken.isEmpty() || !after.occupied().containsAll(position.occupied())) {
			left = vacated.union(position.occupied().minus(after.occupied()));
			int blackStones = taken.intersection(position.stones(Color.BLACK)).count();
			int whiteStones = taken.intersection(position.stones(Color.WHITE)).count();
			int playedStone = taken.count() - blackStones - whiteStones;
			black += whiteStones + (move.color() == Color.WHITE ? playedStone : 0);
			white += blackStones + (move.color() == Color.BLACK ? playedStone : 0);
		}
		return new Game(this, move, rules, after, taken, left, move.color().opponent(), moveNumber + 1, black, white);
	}

	/** The position changed by agreement or ruling; the repetition history starts anew here, the move numbers go on. */
	public Game edited(Position after, Color toPlayNow) {
		return root(after, toPlayNow, rules, moveNumber, capturedByBlack, capturedByWhite);
	}

	/** The game before the last move; empty at the start and right after an edit. */
	public Optional<Game> undo() {
		return Optional.ofNullable(previous);
	}

	/** The moves since the start or the last edit, first one first. */
	public List<Move> moves() {
		List<Move> moves = new ArrayList<>();
		for (Game game = this; game != null && game.lastMove != null; game = game.previous) {
			moves.add(game.lastMove);
		}
		Collections.reverse(moves);
		return Collections.unmodifiableList(moves);
	}
}

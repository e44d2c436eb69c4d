package org.gobanbridge.rules.history;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
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
	private final Color toPlay;
	private final int moveNumber;
	private final int capturedByBlack;
	private final int capturedByWhite;

	private Game(@Nullable Game previous, @Nullable Move lastMove, PlayingRules rules, Position position,
			PointSet captured, Color toPlay, int moveNumber, int capturedByBlack, int capturedByWhite) {
		this.previous = previous;
		this.lastMove = lastMove;
		this.rules = rules;
		this.position = position;
		this.captured = captured;
		this.toPlay = toPlay;
		this.moveNumber = moveNumber;
		this.capturedByBlack = capturedByBlack;
		this.capturedByWhite = capturedByWhite;
	}

	/** A game from this set-up position, which counts as the first position of its history. */
	public static Game start(Position setup, Color toPlay, PlayingRules rules) {
		return new Game(null, null, rules, setup, PointSet.none(setup.grid()), toPlay, 0, 0, 0);
	}

	public Position position() {
		return position;
	}

	public Grid grid() {
		return position.grid();
	}

	public PlayingRules rules() {
		return rules;
	}

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

	/** The stones the last move took off. */
	public PointSet lastCaptured() {
		return captured;
	}

	/** How many stones this side has captured so far. */
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

	/** Like {@link #illegality(Move)}, for a stone of either colour, whoever is to move. */
	public Optional<Illegality> illegality(Color color, int index) {
		if (!position.isEmpty(index)) {
			return Optional.of(Illegality.OCCUPIED);
		}
		Position after = position.play(color, index);
		if (after.isEmpty(index) && !(rules.suicide() && after.stones(color).count() < position.stones(color).count())) {
			return Optional.of(Illegality.SUICIDE);
		}
		if (previous != null && lastMove instanceof Move.Play && after.equals(previous.position)) {
			return Optional.of(Illegality.KO);
		}
		if (rules.repetition() != Repetition.SIMPLE_KO && wasThere(after, color.opponent())) {
			return Optional.of(Illegality.REPETITION);
		}
		return Optional.empty();
	}

	private boolean wasThere(Position after, Color toPlayThen) {
		for (Game earlier = this; earlier != null; earlier = earlier.previous) {
			boolean sameTurn = rules.repetition() == Repetition.POSITIONAL || earlier.toPlay == toPlayThen;
			if (sameTurn && earlier.position.equals(after)) {
				return true;
			}
		}
		return false;
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
		PointSet taken = position.captures(play.color(), index);
		return next(move, position.play(play.color(), index), taken);
	}

	/** The game after a move that was not legal but stood: the board is as given, stones without liberties and all. */
	public Game playAsItLies(Move move, Position after, PointSet taken) {
		return next(move, after, taken);
	}

	private Game next(Move move, Position after, PointSet taken) {
		int black = capturedByBlack + (move.color() == Color.BLACK ? taken.count() : 0);
		int white = capturedByWhite + (move.color() == Color.WHITE ? taken.count() : 0);
		return new Game(this, move, rules, after, taken, move.color().opponent(), moveNumber + 1, black, white);
	}

	/** The position changed by agreement or ruling; the repetition history starts anew here, the move numbers go on. */
	public Game edited(Position after, Color toPlayNow) {
		return new Game(null, null, rules, after, PointSet.none(grid()), toPlayNow, moveNumber, capturedByBlack,
				capturedByWhite);
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
		return moves;
	}
}

package org.gobanbridge.app.run;

import java.time.Duration;
import java.util.Optional;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.session.GameSession;
import org.gobanbridge.rules.Color;

/** What the words that people can declare are for, and when they change nothing. */
final class WordHelp {
	/** How long the game logic lets a pass out of turn wait. */
	static final Duration PASS_PATIENCE = Duration.ofMillis(GameSession.PASS_PATIENCE_MILLIS);

	private WordHelp() {
	}

	/** What somebody says who says this word. */
	static String said(Declaration word) {
		return switch (word) {
			case BLACK_RESIGNS -> "Black resigns";
			case WHITE_RESIGNS -> "White resigns";
			case BLACK_PASSES -> "Black passes";
			case WHITE_PASSES -> "White passes";
			case BLACK_FORFEITS -> "Black forfeits";
			case WHITE_FORFEITS -> "White forfeits";
			case DRAW_AGREED -> "a draw is agreed";
			case START -> "the game begins";
			case GAME_OVER -> "the play is over";
			case COUNT_AGREED -> "the count is agreed";
			case RECOUNT -> "count again";
			case ADJOURN -> "adjourn";
			case PAUSE -> "pause";
			case RESUME -> "resume";
			case NEW_GAME -> "a new game";
			case UNDO -> "take back what was done last";
			case POSITION -> "the position is as it lies";
		};
	}

	/** What the word does, in a few words. */
	static String purpose(Declaration word) {
		return switch (word) {
			case BLACK_RESIGNS -> "Black resigns: White wins";
			case WHITE_RESIGNS -> "White resigns: Black wins";
			case BLACK_PASSES -> "Black passes; two passes in a row end the play";
			case WHITE_PASSES -> "White passes";
			case BLACK_FORFEITS -> "Black loses by forfeit";
			case WHITE_FORFEITS -> "White loses by forfeit";
			case DRAW_AGREED -> "both agree that nobody wins";
			case START -> "the game begins with what lies on the board";
			case GAME_OVER -> "the play is over: the players count";
			case COUNT_AGREED -> "both agree to the count: the game ends with its result";
			case RECOUNT -> "the board is read afresh for the count; what was declared dead stays so";
			case ADJOURN -> "the game is left until another day";
			case PAUSE -> "the game is interrupted: the board is not looked at";
			case RESUME -> "the play goes on; after a restart the clock goes on";
			case NEW_GAME -> "ends the game, without result if it has none, and makes ready for the next";
			case UNDO -> "what was done last is taken back";
			case POSITION -> "what lies on the board is agreed, and this side plays next";
		};
	}

	/** Why this word would change nothing in this state, or not at once; empty if it would. */
	static Optional<String> obstacle(Declaration word, GameState state) {
		boolean running = state.phase().isRunning();
		return switch (word) {
			case BLACK_PASSES -> pass(Color.BLACK, state);
			case WHITE_PASSES -> pass(Color.WHITE, state);
			case BLACK_RESIGNS, WHITE_RESIGNS, BLACK_FORFEITS, WHITE_FORFEITS, DRAW_AGREED, POSITION ->
				running ? Optional.empty() : notRunning(state);
			case START -> state.phase() == Phase.PREPARING
					? Optional.empty()
					: Optional.of(
							running ? "the game has begun already" : "first make ready for the next game: new-game");
			case GAME_OVER -> change(Phase.COUNTING, state);
			case COUNT_AGREED, RECOUNT -> count(state);
			case ADJOURN -> change(Phase.ADJOURNED, state);
			case PAUSE -> change(Phase.PAUSED, state);
			case RESUME -> switch (state.phase()) {
				case PREPARING -> notRunning(state);
				case PLAYING -> stands(state) ? Optional.empty() : Optional.of("the play goes on already");
				default -> Optional.empty();
			};
			case NEW_GAME -> state.phase() == Phase.PREPARING
					? Optional.of("the next game may begin already")
					: Optional.empty();
			case UNDO -> undo(state);
		};
	}

	/** Why a sealed move is not opened as the game stands; empty if it is. */
	static Optional<String> obstacleToOpening(GameState state) {
		return state.phase() == Phase.PLAYING
				? Optional.empty()
				: Optional.of("a sealed move is opened when play goes on; resume first");
	}

	/** Whether play is what it waits for. */
	private static boolean stands(GameState state) {
		return state.clock().filter(clock -> clock.since().isEmpty()).isPresent();
	}

	private static Optional<String> notRunning(GameState state) {
		return Optional.of(state.phase() == Phase.ENDED
				? "the game is over" + state.result().map(result -> " (" + result + ")").orElse("")
				: "no game has begun");
	}

	private static Optional<String> count(GameState state) {
		boolean interrupted = state.interrupted().equals(Optional.of(Phase.COUNTING));
		return switch (state.phase()) {
			case COUNTING -> Optional.empty();
			case PREPARING, ENDED -> notRunning(state);
			case PLAYING, PAUSED, ADJOURNED -> Optional.of(interrupted
					? "the counting is interrupted; resume first"
					: "nobody counts yet; game-over begins the counting");
		};
	}

	private static Optional<String> change(Phase to, GameState state) {
		if (state.phase() == to) {
			return Optional.of("that is so already");
		}
		return state.phase().isRunning() ? Optional.empty() : notRunning(state);
	}

	private static Optional<String> pass(Color color, GameState state) {
		return switch (state.phase()) {
			case PREPARING -> Optional.empty();
			case ENDED -> notRunning(state);
			case PLAYING -> state.game().toPlay() == color
					? Optional.empty()
					: Optional.of("it is " + color.opponent().title()
							+ "'s turn; the pass counts if that side's own turn "
							+ "comes to be known within fifteen seconds, and was before it");
			default -> Optional.of("nobody plays at the moment; resume first");
		};
	}

	/** Whether this is the pass of the side that is not to move. */
	static boolean isPassOutOfTurn(Declaration word, GameState state) {
		Color toPlay = state.game().toPlay();
		return state.phase() == Phase.PLAYING
				&& word == (toPlay == Color.BLACK ? Declaration.WHITE_PASSES : Declaration.BLACK_PASSES);
	}

	private static Optional<String> undo(GameState state) {
		if (state.phase() != Phase.PLAYING && state.phase() != Phase.COUNTING) {
			return state.phase().isRunning()
					? Optional.of("nobody plays at the moment; resume first")
					: notRunning(state);
		}
		return state.moves().isEmpty() && state.lastEdit().isEmpty()
				? Optional.of("there is nothing to take back")
				: Optional.empty();
	}
}

package org.gobanbridge.core.game;

import org.gobanbridge.core.game.GameEvent.GameStarted;

/**
 * Which game of its log is on: all that the events say of games without looking at a stone. Any thread may use it.
 *
 * @param phase
 *            the one that began last
 * @param number
 *            counts the games from 1; 0 before the first has started
 * @param over
 *            whether the game has a result, so that the next start is that of another game
 */
public record GameCount(Phase phase, int number, boolean over) {
	/** Before the first event. */
	public static final GameCount NONE = new GameCount(Phase.PREPARING, 0, false);

	/** The count after one more event. */
	public GameCount after(GameEvent event) {
		return switch (event) {
			case GameStarted started -> new GameCount(phase, startsAgain() ? number : number + 1, false);
			case GameEvent.PhaseBegan began -> new GameCount(began.phase(), number, over && !began.phase().isRunning());
			case GameEvent.GameEnded ended -> new GameCount(phase, number, true);
			default -> this;
		};
	}

	private boolean startsAgain() {
		return number > 0 && !over;
	}

	/** Whether play goes on where it was interrupted, or had ended, when this phase begins. */
	boolean resumes(GameEvent.PhaseBegan began) {
		return began.phase() == Phase.PLAYING && phase != Phase.PREPARING && phase != Phase.PLAYING;
	}
}

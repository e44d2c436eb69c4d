package org.gobanbridge.app.live;

import org.gobanbridge.app.store.PolicyFiles;
import org.gobanbridge.core.game.GameState;

/** What a game waits for whose players are counting. */
public final class Counting {
	private Counting() {
	}

	/** Whether the players can end it by clearing the board. */
	static boolean endsByClearing(GameState state) {
		return state.policy(PolicyFiles.POLICIES).clearingEnds();
	}

	/** For whoever is at the terminal, or reads later what was said there. */
	public static String line(GameState state) {
		return endsByClearing(state)
				? "count-agreed, or clearing the board, ends the game"
				: "no other game is recorded before somebody types count-agreed or new-game";
	}
}

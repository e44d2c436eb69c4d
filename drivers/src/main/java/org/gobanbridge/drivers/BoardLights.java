package org.gobanbridge.drivers;

import java.util.List;

/**
 * A board that can light its points. Both methods may be called from any thread, take a second at most, and do
 * nothing while the board is lost; after it is found again the last marks are shown again.
 */
public interface BoardLights {

	/** Shows these marks and no others; points are as the game counts them. */
	void show(List<Mark> marks);

	/** Beeps once, where there is a beeper. Never for a thinking player. */
	void beep();
}

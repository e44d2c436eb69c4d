package org.gobanbridge.drivers.simulated;

import org.gobanbridge.core.board.StoneBeside;
import org.gobanbridge.core.board.StoneBetween;

/** A stone at the table that lies on no point. What a board shows of it on its points is a {@link BoardChange}. */
sealed interface LooseStone {
	/** While it lies there. */
	Span lies();

	/** Beside the board. */
	record Beside(Span lies, StoneBeside stone) implements LooseStone {
	}

	/** Between two points. */
	record Between(Span lies, StoneBetween stone) implements LooseStone {
	}
}

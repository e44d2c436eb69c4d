package org.gobanbridge.core.board;

import org.gobanbridge.rules.Color;

/** A stone that lies beside the board, at the lower right of the player in this seat. */
public record StoneBeside(Seat seat, Color color) {
}

package org.gobanbridge.drivers.simulated;

import org.gobanbridge.core.board.PointState;

/** From this moment (ms) the point with this index truly is empty, or holds a black or a white stone. */
record BoardChange(long t, int index, PointState state) {
}

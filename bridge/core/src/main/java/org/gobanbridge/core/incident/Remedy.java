package org.gobanbridge.core.incident;

import java.util.Optional;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;

/**
 * What is to be done on one point to put the board right.
 *
 * @param put
 *            the stone to put there; empty = take what lies there off
 */
public record Remedy(Point point, Optional<Color> put) {
}

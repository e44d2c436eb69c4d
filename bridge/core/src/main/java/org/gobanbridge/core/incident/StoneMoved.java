package org.gobanbridge.core.incident;

import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;

/** A stone that left one point and stands on another. */
public record StoneMoved(Point from, Point to, Color color) {
}

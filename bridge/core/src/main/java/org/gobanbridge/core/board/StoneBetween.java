package org.gobanbridge.core.board;

import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;

/** A stone that lies between two points and so on neither (RULES M2). */
public record StoneBetween(Point one, Point other, Color color) {
}

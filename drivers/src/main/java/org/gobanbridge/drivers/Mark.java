package org.gobanbridge.drivers;

import org.gobanbridge.rules.Point;

/** A light on a point of the board. */
public record Mark(Point point, MarkKind kind) {
}

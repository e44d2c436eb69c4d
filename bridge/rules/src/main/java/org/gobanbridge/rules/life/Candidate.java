package org.gobanbridge.rules.life;

import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.PointSet;

/**
 * A string looked at by itself.
 *
 * @param color
 *            its colour
 * @param stones
 *            its points
 * @param living
 *            how likely it lives, from 0 to 1
 * @param proven
 *            whether that is certain
 */
record Candidate(Color color, PointSet stones, double living, boolean proven) {
}

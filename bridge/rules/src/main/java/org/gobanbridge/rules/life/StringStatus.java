package org.gobanbridge.rules.life;

import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.PointSet;

/**
 * What is thought of one string at the end of a game.
 *
 * @param color
 *            its colour
 * @param stones
 *            its points
 * @param dead
 *            whether it is thought dead
 * @param certainty
 *            how sure that is, from 0 (a guess) to 1
 * @param proven
 *            whether it follows from the rules alone: unconditional life or death; else it was found by playing
 */
public record StringStatus(Color color, PointSet stones, boolean dead, double certainty, boolean proven) {
}

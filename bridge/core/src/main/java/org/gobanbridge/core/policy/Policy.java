package org.gobanbridge.core.policy;

/**
 * What may happen at the table without the referee being called, and how the bridge takes it.
 *
 * @param name
 *            as written in configurations and logs
 * @param takeBacks
 *            whether players may take moves back by putting the board as it was
 * @param clearingEnds
 *            whether clearing the board in mid-game ends it
 */
public record Policy(String name, boolean takeBacks, boolean clearingEnds) {
}

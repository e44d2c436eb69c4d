package org.gobanbridge.drivers.simulated;

/**
 * How a game at a simulated table truly ended.
 *
 * @param game
 *            counts the games at this table from 1
 * @param t
 *            when the last word was said; ms
 * @param result
 *            SGF style
 * @param reason
 *            as event logs write it: {@code resigned}, {@code count-agreed} …
 */
public record TrueEnd(int game, long t, String result, String reason) {
}

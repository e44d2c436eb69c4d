package org.gobanbridge.core.time;

/**
 * Something that is called while a side thinks.
 *
 * @param elapsed
 *            how long the turn has lasted then, in milliseconds
 * @param key
 *            what is called: {@code 30s} (so much of a period is over), {@code 9} (the count of the last ten seconds),
 *            {@code periods-left:2}, {@code stones-left:25}, {@code minutes-left:5}, {@code seconds-left:10}
 */
public record Call(long elapsed, String key) {
}

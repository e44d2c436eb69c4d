package org.gobanbridge.core.session;

/**
 * A person's word that has changed nothing.
 *
 * @param t
 *            when it was heard
 */
public record Refusal(long t, Obstacle why) {
}

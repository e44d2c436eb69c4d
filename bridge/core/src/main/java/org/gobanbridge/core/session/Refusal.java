package org.gobanbridge.core.session;

/**
 * A person's word that has changed nothing; or a ruling that was obeyed although the policy does not offer it.
 *
 * @param t
 *            when it was heard
 */
public record Refusal(long t, Obstacle why) {
}

package org.gobanbridge.drivers;

/** Marks failures that plugging in will not cure: somebody has to do what the message says. */
public interface NeedsAttention {
}

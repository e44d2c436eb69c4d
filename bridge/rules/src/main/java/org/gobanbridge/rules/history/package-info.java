/** A game as it is played: whose turn it is, ko, repetition, undo. */
@NullMarked
package org.gobanbridge.rules.history;

import org.jspecify.annotations.NullMarked;

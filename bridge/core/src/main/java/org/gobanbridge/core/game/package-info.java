/** Inputs, events, phases and the session that turns one into the other. */
@NullMarked
package org.gobanbridge.core.game;

import org.jspecify.annotations.NullMarked;

/** Inputs, events, phases, and the state that events fold into. */
@NullMarked
package org.gobanbridge.core.game;

import org.jspecify.annotations.NullMarked;

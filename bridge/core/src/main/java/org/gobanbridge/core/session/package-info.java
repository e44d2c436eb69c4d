/** The game logic of one table: inputs in, events out. */
@NullMarked
package org.gobanbridge.core.session;

import org.jspecify.annotations.NullMarked;

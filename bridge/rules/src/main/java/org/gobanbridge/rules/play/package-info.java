/** A board for playing very many moves: random games, searching. */
@NullMarked
package org.gobanbridge.rules.play;

import org.jspecify.annotations.NullMarked;

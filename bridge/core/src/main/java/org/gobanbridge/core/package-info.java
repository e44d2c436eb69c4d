/** What all of the game logic shares. */
@NullMarked
package org.gobanbridge.core;

import org.jspecify.annotations.NullMarked;

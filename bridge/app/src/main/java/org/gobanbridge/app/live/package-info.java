/** The pages on which a game is watched. */
@NullMarked
package org.gobanbridge.app.live;

import org.jspecify.annotations.NullMarked;

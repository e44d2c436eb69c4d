/** From readings, some of them wrong, to what surely lies on the board. */
@NullMarked
package org.gobanbridge.core.steady;

import org.jspecify.annotations.NullMarked;

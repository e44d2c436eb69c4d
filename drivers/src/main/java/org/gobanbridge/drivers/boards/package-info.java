/** Which driver serves which board. */
@NullMarked
package org.gobanbridge.drivers.boards;

import org.jspecify.annotations.NullMarked;

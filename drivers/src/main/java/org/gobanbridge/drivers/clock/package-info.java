/** Clocks that are pressed, read and let show times: through GPIO, behind a serial gateway, simulated, and none at all. */
@NullMarked
package org.gobanbridge.drivers.clock;

import org.jspecify.annotations.NullMarked;

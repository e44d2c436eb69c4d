/** Simulated twins: a table with people at it, and boards and clocks that speak the real bytes. */
@NullMarked
package org.gobanbridge.drivers.simulated;

import org.jspecify.annotations.NullMarked;

/** What touches the hardware of a board: settings, the factory, and what all drivers share. */
@NullMarked
package org.gobanbridge.drivers;

import org.jspecify.annotations.NullMarked;

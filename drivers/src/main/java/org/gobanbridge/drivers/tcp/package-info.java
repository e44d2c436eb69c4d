/** Boards on the network. */
@NullMarked
package org.gobanbridge.drivers.tcp;

import org.jspecify.annotations.NullMarked;

/** Boards on a serial port: our own protocol (drivers/PROTOCOL.md), the text grid of hobby boards, ports and their finder. */
@NullMarked
package org.gobanbridge.drivers.serial;

import org.jspecify.annotations.NullMarked;

/** Go itself: points, stones, positions and moves. Nothing here knows of hardware, files, time or threads. */
@NullMarked
package org.gobanbridge.rules;

import org.jspecify.annotations.NullMarked;

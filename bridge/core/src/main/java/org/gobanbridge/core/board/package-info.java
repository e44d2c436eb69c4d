/** What a board shows, and the ports behind which boards and clocks are. */
@NullMarked
package org.gobanbridge.core.board;

import org.jspecify.annotations.NullMarked;

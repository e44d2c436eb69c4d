/** How much time a side has: time systems, what a turn costs, when a flag falls, what is called and when. */
@NullMarked
package org.gobanbridge.core.time;

import org.jspecify.annotations.NullMarked;

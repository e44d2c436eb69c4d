/** Stories that turn the position into what is seen, and the choice among them. */
@NullMarked
package org.gobanbridge.core.explain;

import org.jspecify.annotations.NullMarked;

/** What the rules care about. */
@NullMarked
package org.gobanbridge.core.incident;

import org.jspecify.annotations.NullMarked;

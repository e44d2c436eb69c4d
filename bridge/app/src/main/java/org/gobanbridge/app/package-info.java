/** The goban command. */
@NullMarked
package org.gobanbridge.app;

import org.jspecify.annotations.NullMarked;

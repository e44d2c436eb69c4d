/** What happened at the board and what may be ruled, in words for people. */
@NullMarked
package org.gobanbridge.app.words;

import org.jspecify.annotations.NullMarked;

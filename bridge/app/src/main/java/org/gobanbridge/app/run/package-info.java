/** The bridge at work: the game thread and its supervision. */
@NullMarked
package org.gobanbridge.app.run;

import org.jspecify.annotations.NullMarked;

/** The goban command, one class a command. */
@NullMarked
package org.gobanbridge.app.cli;

import org.jspecify.annotations.NullMarked;

/**
 * Other people's programs doing the same work in the same run: {@code ./goban bench rivals}. None of them is part of
 * the project; what is not on the machine is left out of the table, with the reason.
 */
@NullMarked
package org.gobanbridge.benchmarks.rivals;

import org.jspecify.annotations.NullMarked;

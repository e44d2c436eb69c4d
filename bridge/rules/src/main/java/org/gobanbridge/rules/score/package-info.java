/** Rulesets as data, and the count of a final board by them, in exact numbers. */
@NullMarked
package org.gobanbridge.rules.score;

import org.jspecify.annotations.NullMarked;

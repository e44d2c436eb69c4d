/** Rulesets as data. */
@NullMarked
package org.gobanbridge.rules.score;

import org.jspecify.annotations.NullMarked;

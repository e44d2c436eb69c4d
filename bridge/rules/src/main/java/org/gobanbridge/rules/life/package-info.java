/** Which stones live: what is certain, and what is likely. */
@NullMarked
package org.gobanbridge.rules.life;

import org.jspecify.annotations.NullMarked;

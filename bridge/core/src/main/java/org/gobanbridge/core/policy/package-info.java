/** What may happen at the table without the referee, as data. */
@NullMarked
package org.gobanbridge.core.policy;

import org.jspecify.annotations.NullMarked;

/** What can go wrong that the user can mend. */
@NullMarked
package org.gobanbridge.app.failure;

import org.jspecify.annotations.NullMarked;

/** What can go wrong that the user can mend, and what he may have meant. */
@NullMarked
package org.gobanbridge.app.failure;

import org.jspecify.annotations.NullMarked;

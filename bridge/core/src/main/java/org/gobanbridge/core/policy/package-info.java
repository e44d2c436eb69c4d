/** What an incident costs, as data. */
@NullMarked
package org.gobanbridge.core.policy;

import org.jspecify.annotations.NullMarked;

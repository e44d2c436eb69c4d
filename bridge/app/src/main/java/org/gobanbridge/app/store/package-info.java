/** What is kept: the journal, logs, records, configuration. */
@NullMarked
package org.gobanbridge.app.store;

import org.jspecify.annotations.NullMarked;

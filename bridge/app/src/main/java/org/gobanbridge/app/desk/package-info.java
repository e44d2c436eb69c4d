/** What a referee is shown, and what he may say. */
@NullMarked
package org.gobanbridge.app.desk;

import org.jspecify.annotations.NullMarked;

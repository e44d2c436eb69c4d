/** Long proofs: whole collections of games through the whole logic, with a table at the end. */
@NullMarked
package org.gobanbridge.app.prove;

import org.jspecify.annotations.NullMarked;

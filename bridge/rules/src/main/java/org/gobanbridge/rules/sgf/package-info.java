/**
 * Game records in SGF, in layers that do not reach back: bytes to text ({@code SgfCharset}), text to trees of nodes
 * ({@code SgfGrammar}), property values ({@link org.gobanbridge.rules.sgf.SgfProperty}), and the game they tell
 * ({@link org.gobanbridge.rules.sgf.SgfGame}). Bytes in, bytes out; files belong to others.
 */
@NullMarked
package org.gobanbridge.rules.sgf;

import org.jspecify.annotations.NullMarked;

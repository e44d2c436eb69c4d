/**
 * Game records in SGF, in layers that do not reach back: bytes to text ({@code SgfCharset}), text to trees of nodes
 * ({@code SgfGrammar}, {@link org.gobanbridge.rules.sgf.SgfTree}), property values
 * ({@link org.gobanbridge.rules.sgf.SgfProperty}), the game they tell ({@link org.gobanbridge.rules.sgf.SgfGame}), and
 * that game played by rules ({@link org.gobanbridge.rules.sgf.SgfReplay}). Bytes in, bytes out; files belong to others.
 */
@NullMarked
package org.gobanbridge.rules.sgf;

import org.jspecify.annotations.NullMarked;

package org.gobanbridge.app.prove;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;

/** A long proof that the program keeps a promise: it does the work and prints a table. */
public interface Proof {
	/** What it is called on the command line. */
	String name();

	/** The promise, in a line for people. */
	String about();

	/** The files that must be with the games ({@link Material#file}); none if no games are needed. */
	default List<String> needed() {
		return List.of();
	}

	/**
	 * Does it all and prints the table.
	 *
	 * @return whether the promise was kept
	 * @throws IOException
	 *             if the material cannot be read
	 */
	boolean run(PrintWriter out, Material material) throws IOException;
}

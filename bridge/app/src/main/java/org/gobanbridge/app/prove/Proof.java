package org.gobanbridge.app.prove;

import java.io.IOException;
import java.io.PrintWriter;

/** A long proof that the program keeps a promise: it does the work and prints a table. */
public interface Proof {
	/** What it is called on the command line. */
	String name();

	/**
	 * Does it all and prints the table.
	 *
	 * @return whether the promise was kept
	 * @throws IOException
	 *             if the material cannot be read
	 */
	boolean run(PrintWriter out, Material material) throws IOException;
}

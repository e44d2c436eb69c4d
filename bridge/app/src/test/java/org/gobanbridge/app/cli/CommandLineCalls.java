package org.gobanbridge.app.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.stream.Stream;

/** Calls of the command in tests, one after the other; what the last one said is kept. NOT thread safe. */
abstract class CommandLineCalls {
	final StringWriter out = new StringWriter();
	final StringWriter err = new StringWriter();

	/** The exit code; paths and numbers may stand among the words. */
	final int goban(Object... args) {
		out.getBuffer().setLength(0);
		err.getBuffer().setLength(0);
		return GobanCommand.run(new PrintWriter(out), new PrintWriter(err, true),
				Stream.of(args).map(Object::toString).toArray(String[]::new));
	}
}

package org.gobanbridge.app.prove;

/** What a session did that it must never do. */
final class FuzzFailure extends RuntimeException {
	private static final long serialVersionUID = 1;

	private FuzzFailure(String message) {
		super(message);
	}

	/** The message alone tells what sort of failure it is. */
	static void require(boolean holds, String otherwise) {
		if (!holds) {
			throw new FuzzFailure(otherwise);
		}
	}

	/** The same; what is said of it in particular is behind the sort. */
	static void require(boolean holds, String otherwise, Object detail) {
		if (!holds) {
			throw new FuzzFailure(otherwise + detail);
		}
	}
}

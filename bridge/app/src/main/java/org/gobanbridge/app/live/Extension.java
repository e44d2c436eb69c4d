package org.gobanbridge.app.live;

import io.javalin.http.Context;
import java.util.Optional;

/** What is served beside the page, under a path of its own, and may be written to. */
public interface Extension {
	/** Stands before a token. */
	String BEARER = "Bearer ";

	/** Nothing. */
	Extension NONE = new Extension() {
		@Override
		public String path() {
			return "/api";
		}

		@Override
		public void serve(Context context) {
			context.status(404).result("There is nothing here.\n");
		}

		@Override
		public boolean isReferee(String token) {
			return false;
		}

		@Override
		public String refusal(String reason) {
			return reason + "\n";
		}

		@Override
		public String contentType() {
			return "text/plain;charset=utf-8";
		}
	};

	/** It has this path and everything below it: {@code /api}. */
	String path();

	/** Answers a GET, HEAD or POST. Called on a virtual thread of the request's own, which may wait. */
	void serve(Context context);

	/** Whether this is the referee's token. Any thread. */
	boolean isReferee(String token);

	/** The token that a program shows in the header {@code Authorization: Bearer …}. */
	static Optional<String> bearer(Context context) {
		return Optional.ofNullable(context.header("Authorization"))
				.filter(said -> said.regionMatches(true, 0, BEARER, 0, BEARER.length()))
				.map(said -> said.substring(BEARER.length()).strip());
	}

	/** The body of an answer to a method that is never served. */
	String refusal(String reason);

	/** The type of that body. */
	String contentType();
}

package org.gobanbridge.app.live;

import io.javalin.http.Context;

/** An extension that knows one token and serves nothing. */
record SecretKnown(String secret) implements Extension {
	@Override
	public String path() {
		return "/api";
	}

	@Override
	public void serve(Context context) {
		context.status(404);
	}

	@Override
	public boolean isReferee(String token) {
		return token.equals(secret);
	}

	@Override
	public String refusal(String reason) {
		return reason;
	}

	@Override
	public String contentType() {
		return "text/plain";
	}
}

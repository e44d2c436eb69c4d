package org.gobanbridge.app.live;

import java.util.Map;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Stands before everything that the live page serves: lets GET and HEAD through, refuses what would write, and refuses
 * web sockets before anything is made for them. Any thread.
 */
final class ReadersOnly extends Handler.Wrapper {
	private static final String ALLOWED = HttpMethod.GET + ", " + HttpMethod.HEAD;

	private final Map<String, String> headers;

	/**
	 * @param headers
	 *            what a refusal carries besides its reason
	 */
	ReadersOnly(Map<String, String> headers) {
		this.headers = headers;
	}

	@Override
	public boolean handle(Request request, Response response, Callback callback) throws Exception {
		if (!HttpMethod.GET.is(request.getMethod()) && !HttpMethod.HEAD.is(request.getMethod())) {
			response.getHeaders().put(HttpHeader.ALLOW, ALLOWED);
			refuse(response, HttpStatus.METHOD_NOT_ALLOWED_405, "the live page is only read: " + ALLOWED, callback);
			return true;
		}
		if (request.getHeaders().contains(HttpHeader.SEC_WEBSOCKET_VERSION)
				|| request.getHeaders().contains(HttpHeader.UPGRADE, "websocket")) {
			refuse(response, HttpStatus.BAD_REQUEST_400, "the live page has no web sockets; read /events", callback);
			return true;
		}
		return super.handle(request, response, callback);
	}

	private void refuse(Response response, int status, String reason, Callback callback) {
		response.setStatus(status);
		headers.forEach(response.getHeaders()::put);
		response.getHeaders().put(HttpHeader.CONTENT_TYPE, "text/plain;charset=utf-8");
		Content.Sink.write(response, true, reason + "\n", callback);
	}
}

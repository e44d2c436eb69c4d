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
 * Stands before everything that is served: lets GET and HEAD through, and POST to the extension; refuses whatever else
 * would write, and web sockets before anything is made for them. Any thread.
 */
final class ReadersOnly extends Handler.Wrapper {
	private static final String ALLOWED = HttpMethod.GET + ", " + HttpMethod.HEAD;

	private final Map<String, String> headers;
	private final Extension extension;

	/**
	 * @param headers
	 *            what a refusal carries besides its reason
	 */
	ReadersOnly(Map<String, String> headers, Extension extension) {
		this.headers = headers;
		this.extension = extension;
	}

	@Override
	public boolean handle(Request request, Response response, Callback callback) throws Exception {
		boolean extended = extension.path().equals(Request.getPathInContext(request))
				|| Request.getPathInContext(request).startsWith(extension.path() + "/");
		boolean reads = HttpMethod.GET.is(request.getMethod()) || HttpMethod.HEAD.is(request.getMethod());
		if (!reads && !(extended && HttpMethod.POST.is(request.getMethod()))) {
			String allowed = extended ? ALLOWED + ", " + HttpMethod.POST : ALLOWED;
			response.getHeaders().put(HttpHeader.ALLOW, allowed);
			refuse(response, HttpStatus.METHOD_NOT_ALLOWED_405,
					extended ? "this method is not served here: " + allowed : "the live page is only read: " + allowed,
					extended, callback);
			return true;
		}
		if (request.getHeaders().contains(HttpHeader.SEC_WEBSOCKET_VERSION)
				|| request.getHeaders().contains(HttpHeader.UPGRADE, "websocket")) {
			refuse(response, HttpStatus.BAD_REQUEST_400, "the live page has no web sockets; read /events", extended,
					callback);
			return true;
		}
		return super.handle(request, response, callback);
	}

	/** The body of what is refused is not read, so nothing else can follow on the same connection; that is said. */
	private void refuse(Response response, int status, String reason, boolean extended, Callback callback) {
		response.setStatus(status);
		response.getHeaders().put(HttpHeader.CONNECTION, "close");
		headers.forEach(response.getHeaders()::put);
		response.getHeaders().put(HttpHeader.CONTENT_TYPE,
				extended ? extension.contentType() : "text/plain;charset=utf-8");
		Content.Sink.write(response, true, extended ? extension.refusal(reason) : reason + "\n", callback);
	}
}

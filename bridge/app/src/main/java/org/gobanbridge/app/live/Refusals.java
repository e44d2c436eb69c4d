package org.gobanbridge.app.live;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/**
 * What is answered where nothing can be served: a small page in the reader's language, a line of JSON to programs that
 * ask for it or speak to the extension, a line of text to all others. Any thread.
 */
final class Refusals extends ErrorHandler {
	private static final String TEXT = "text/plain;charset=utf-8";

	/** An answer and its type. */
	record Body(String type, String text) {
	}

	/** What is said, {@code 404 There is nothing at this address.} */
	private record Words(String english, String chinese) {
		static Words of(int status) {
			return switch (status) {
				case 404 -> new Words("There is nothing at this address.", "此地址没有内容。");
				case 405 -> new Words("This address does not take that method.", "此地址不接受该请求方法。");
				case 413, 414, 431 -> new Words("The request is too long.", "请求过长。");
				case 429, 503 -> new Words("Too many ask at once; try again in a moment.", "访问过多，请稍后再试。");
				default -> status < 500
						? new Words("The request cannot be understood.", "无法理解该请求。")
						: new Words("The program has made a mistake; its log says which.", "程序出错，详见程序日志。");
			};
		}
	}

	private final Map<String, String> headers;
	private final Extension extension;

	/**
	 * @param headers
	 *            what every answer carries
	 */
	Refusals(Map<String, String> headers, Extension extension) {
		this.headers = headers;
		this.extension = extension;
	}

	/**
	 * The body of an answer of this status.
	 *
	 * @param accepted
	 *            the types that are asked for, as the request says it
	 * @param languages
	 *            the languages, likewise
	 */
	Body of(int status, String path, Optional<String> accepted, Optional<String> languages) {
		Words words = Words.of(status);
		if (path.equals(extension.path()) || path.startsWith(extension.path() + "/")) {
			return new Body(extension.contentType(), extension.refusal(words.english()));
		}
		if (accepted.filter(types -> types.contains("text/html")).isPresent()) {
			boolean chinese = languages.filter(wanted -> wanted.strip().toLowerCase(Locale.ROOT).startsWith("zh"))
					.isPresent();
			return new Body("text/html;charset=utf-8", chinese
					? page("zh", status, words.chinese(), "观看对局", "棋钟")
					: page("en", status, words.english(), "Watch the game", "Clock for the players"));
		}
		return accepted.filter(types -> types.contains("application/json")).isPresent()
				? new Body("application/json", "{\"error\":\"" + words.english() + "\"}\n")
				: new Body(TEXT, words.english() + "\n");
	}

	private static String page(String language, int status, String words, String live, String clock) {
		return String.format(Locale.ROOT, """
				<!doctype html>
				<html lang="%s">
				<head>
				<meta charset="utf-8">
				<meta name="viewport" content="width=device-width, initial-scale=1">
				<meta name="color-scheme" content="light dark">
				<title>Goban Bridge</title>
				<link rel="icon" href="/favicon.svg" type="image/svg+xml">
				<link rel="stylesheet" href="/live.css">
				</head>
				<body>
				<main id="refused">
					<h1>Goban Bridge · %d</h1>
					<p id="headline">%s</p>
					<p><a href="/">%s</a> <a href="/clock">%s</a></p>
				</main>
				</body>
				</html>
				""", language, status, words, live, clock);
	}

	@Override
	protected void generateResponse(Request request, Response response, int code, @Nullable String message,
			@Nullable Throwable cause, Callback callback) throws IOException {
		Body body = of(code, String.valueOf(Request.getPathInContext(request)),
				Optional.ofNullable(request.getHeaders().get(HttpHeader.ACCEPT)),
				Optional.ofNullable(request.getHeaders().get(HttpHeader.ACCEPT_LANGUAGE)));
		headers.forEach(response.getHeaders()::put);
		response.getHeaders().put(HttpHeader.CONTENT_TYPE, body.type());
		byte[] bytes = body.text().getBytes(StandardCharsets.UTF_8);
		response.getHeaders().put(HttpHeader.CONTENT_LENGTH, bytes.length);
		response.write(true, ByteBuffer.wrap(bytes), callback);
	}
}

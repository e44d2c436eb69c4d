package org.gobanbridge.app.live;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;

/** A viewer without a browser: reads the server-sent events of a live server. */
final class EventReader implements AutoCloseable {
	private static final ObjectMapper JSON = new ObjectMapper();
	private final BufferedReader lines;

	EventReader(HttpClient http, String address) throws IOException, InterruptedException {
		this(http, address, "");
	}

	/** @param query what stands behind the path, from its question mark on */
	EventReader(HttpClient http, String address, String query) throws IOException, InterruptedException {
		HttpRequest request = HttpRequest.newBuilder(URI.create(address + "events" + query)).build();
		lines = new BufferedReader(new InputStreamReader(
				http.send(request, HttpResponse.BodyHandlers.ofInputStream()).body(), StandardCharsets.UTF_8));
	}

	/** The next picture; waits for it; fails when the stream ends. */
	JsonNode next() throws IOException {
		return JSON.readTree(line("data: {").substring("data: ".length()));
	}

	/** The next line of the stream that begins so. */
	String line(String start) throws IOException {
		for (String line; (line = lines.readLine()) != null;) {
			if (line.startsWith(start)) {
				return line;
			}
		}
		throw new IOException("the stream has ended");
	}

	/** Reads pictures until the one of this event. */
	JsonNode until(long seq) throws IOException {
		JsonNode picture = next();
		while (picture.get("seq").asLong() < seq) {
			picture = next();
		}
		return picture;
	}

	@Override
	public void close() throws IOException {
		lines.close();
	}
}

package org.gobanbridge.drivers.tcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

/** A Saiboard's network side: white stones raise the counts, black ones lower them, hands and stones raise the touch. */
final class FakeSaiboard implements AutoCloseable {
	private final ObjectMapper json = new ObjectMapper();
	private final Random random = new Random(5);
	private final int[] zeros = random.ints(361, 1830, 1870).toArray();
	private final int port;
	final List<JsonNode> lit = new CopyOnWriteArrayList<>();
	final AtomicInteger connections = new AtomicInteger();
	volatile String stones = ".".repeat(361);
	volatile boolean hand;
	volatile String prefix = "";
	private Optional<ServerSocket> server = Optional.empty();
	private Optional<Socket> client = Optional.empty();

	FakeSaiboard() {
		try (ServerSocket probe = new ServerSocket(0)) {
			port = probe.getLocalPort();
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	int port() {
		return port;
	}

	/** What its sensors read without stones. */
	int[] zeros() {
		return zeros.clone();
	}

	/** Lays stones in the north-west corner: rows parted by spaces. */
	void lay(String rows) {
		StringBuilder board = new StringBuilder();
		String[] each = rows.split(" ");
		for (int row = 0; row < 19; row++) {
			String content = row < each.length ? each[row] : "";
			board.append(content).append(".".repeat(19 - content.length()));
		}
		stones = board.toString();
	}

	synchronized void switchOn() throws IOException {
		ServerSocket socket = new ServerSocket();
		socket.setReuseAddress(true);
		socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
		server = Optional.of(socket);
		Thread thread = new Thread(() -> serve(socket), "fake-saiboard");
		thread.setDaemon(true);
		thread.start();
	}

	synchronized void switchOff() throws IOException {
		if (server.isPresent()) {
			server.get().close();
		}
		if (client.isPresent()) {
			client.get().close();
		}
	}

	private void serve(ServerSocket socket) {
		while (!socket.isClosed()) {
			try (Socket accepted = socket.accept()) {
				connections.incrementAndGet();
				synchronized (this) {
					client = Optional.of(accepted);
				}
				accepted.setTcpNoDelay(true);
				answerAll(accepted);
			} catch (IOException e) {
				// the driver hung up or the test switched the board off
			}
		}
	}

	private void answerAll(Socket accepted) throws IOException {
		ByteArrayOutputStream request = new ByteArrayOutputStream();
		for (int b = accepted.getInputStream().read(); b >= 0; b = accepted.getInputStream().read()) {
			request.write(b);
			if (b == '}' && accepted.getInputStream().available() == 0) {
				JsonNode asked = json.readTree(request.toByteArray());
				request.reset();
				String answer = prefix + answer(asked);
				// in two pieces, as a network does
				byte[] bytes = (answer + "\0").getBytes(StandardCharsets.US_ASCII);
				accepted.getOutputStream().write(bytes, 0, bytes.length / 2);
				accepted.getOutputStream().flush();
				accepted.getOutputStream().write(bytes, bytes.length / 2, bytes.length - bytes.length / 2);
			}
		}
	}

	private String answer(JsonNode asked) {
		if (asked.path("name").asText().equals("led")) {
			asked.path("leds").forEach(lit::add);
			return "{\"status\":\"OK\"}";
		}
		String board = stones;
		StringBuilder hall = new StringBuilder("{\"hall\":[");
		int count = 0;
		for (int i = 0; i < 361; i++) {
			int field = board.charAt(i) == 'X' ? -120 : board.charAt(i) == 'O' ? 120 : 0;
			count += field == 0 ? 0 : 1;
			hall.append(i % 19 == 0 ? (i == 0 ? "[" : ",[") : ",").append(zeros[i] + field + random.nextInt(-5, 6))
					.append(i % 19 == 18 ? "]" : "");
		}
		return hall + "],\"touch\":" + (30_000 + 20 * count + (hand ? 9000 : 0) + random.nextInt(100)) + "}";
	}

	@Override
	public void close() {
		try {
			switchOff();
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}
}

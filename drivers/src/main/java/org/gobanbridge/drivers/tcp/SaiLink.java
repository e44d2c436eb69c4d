package org.gobanbridge.drivers.tcp;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.gobanbridge.drivers.BoardAbsentException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The connection to a Saiboard: one JSON object out, one back, ended by a zero byte. The board takes a request as
 * complete when its last byte is a closing brace, so nothing may follow it; and it serves one connection at a time.
 */
final class SaiLink implements AutoCloseable {
	private static final Logger LOG = LoggerFactory.getLogger(SaiLink.class);
	private static final int LONGEST_ANSWER = 65_536;

	private final Socket socket = new Socket();
	private final String place;
	private final SaiTiming timing;

	SaiLink(String host, int port, SaiTiming timing) {
		this.place = host + ":" + port;
		this.timing = timing;
	}

	String place() {
		return place;
	}

	void connect(String host, int port) throws BoardAbsentException {
		InetSocketAddress address = new InetSocketAddress(host, port);
		if (address.isUnresolved()) {
			throw new BoardAbsentException(
					"no machine is called " + host + "; check the Saiboard's host and the network");
		}
		try {
			socket.connect(address, timing.connectMillis());
			socket.setTcpNoDelay(true);
			socket.setSoTimeout(timing.answerMillis());
		} catch (IOException e) {
			throw new BoardAbsentException("no Saiboard answers at " + place + " (" + e.getMessage()
					+ "); switch it on and join its network");
		}
	}

	/** Asks and waits for the answer, without its zero byte. */
	String ask(String request) throws IOException {
		try {
			socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
			InputStream in = socket.getInputStream();
			ByteArrayOutputStream answer = new ByteArrayOutputStream();
			byte[] piece = new byte[4096];
			while (answer.size() < LONGEST_ANSWER) {
				int count = in.read(piece);
				if (count < 0) {
					throw new BoardAbsentException("the Saiboard at " + place + " closed the connection");
				}
				answer.write(piece, 0, count);
				Optional<String> whole = upToZero(answer);
				if (whole.isPresent()) {
					return whole.get();
				}
			}
			throw new BoardAbsentException("what answers at " + place + " is no Saiboard; check host and port");
		} catch (SocketTimeoutException e) {
			throw new BoardAbsentException("the Saiboard at " + place + " has not answered for " + timing.answerMillis()
					+ " ms; check its supply and network");
		}
	}

	/** The answer, if its last byte is the zero; the board sends nothing unasked, so nothing can follow it. */
	private static Optional<String> upToZero(ByteArrayOutputStream answer) {
		byte[] bytes = answer.toByteArray();
		return bytes[bytes.length - 1] == 0
				? Optional.of(new String(bytes, 0, bytes.length - 1, StandardCharsets.UTF_8))
				: Optional.empty();
	}

	@Override
	public void close() {
		try {
			socket.close();
		} catch (IOException e) {
			LOG.warn("the connection to {} cannot be closed: {}", place, e.toString());
		}
	}
}

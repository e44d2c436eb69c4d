package org.gobanbridge.drivers.serial;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.gobanbridge.core.board.BoardDevice;
import org.gobanbridge.core.board.BoardReport;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.drivers.BoardAbsentException;
import org.gobanbridge.drivers.BoardSettings;
import org.gobanbridge.drivers.Connector;
import org.gobanbridge.drivers.Conversation;
import org.gobanbridge.drivers.DeviceLoop;
import org.gobanbridge.drivers.OpenLine;

/** A hobby board that prints a grid of text (see {@link TextGridParser}). It has no clock: its readings are of age 0. */
public final class TextGridBoard implements BoardDevice {
	private final BoardSettings.TextGrid settings;
	private final DeviceLoop loop;

	public TextGridBoard(BoardSettings.TextGrid settings, Ports ports, SerialTiming timing, LongSupplier nanos) {
		this.settings = settings;
		this.loop = new DeviceLoop("goban-board", new GridConnector(settings, ports, timing, nanos), timing.retry());
	}

	@Override
	public String description() {
		return settings.name();
	}

	@Override
	public void start(Consumer<BoardReport> listener) {
		loop.start(listener);
	}

	@Override
	public void close() {
		loop.close();
	}

	/** Opens the port and waits for the first complete board. */
	private static final class GridConnector implements Connector {
		private final BoardSettings.TextGrid settings;
		private final Ports ports;
		private final SerialTiming timing;
		private final LongSupplier nanos;
		private final OpenLine line = new OpenLine();

		GridConnector(BoardSettings.TextGrid settings, Ports ports, SerialTiming timing, LongSupplier nanos) {
			this.settings = settings;
			this.ports = ports;
			this.timing = timing;
			this.nanos = nanos;
		}

		@Override
		public Conversation connect() throws IOException {
			ByteLink link = ports.open(settings.port(), settings.baud());
			line.opened(link::close);
			GridConversation talk = new GridConversation(settings, link, timing, nanos);
			try {
				talk.awaitFirst();
				return talk;
			} catch (IOException e) {
				link.close();
				throw e;
			}
		}

		@Override
		public void cancel() {
			line.end();
		}
	}

	/** Reads boards until none comes for too long. */
	private static final class GridConversation implements Conversation {
		private final BoardSettings.TextGrid settings;
		private final ByteLink link;
		private final SerialTiming timing;
		private final LongSupplier nanos;
		private final TextGridParser parser;
		private final byte[] buffer = new byte[4096];
		private final List<Snapshot> ready = new ArrayList<>();
		private long lastBoard;

		GridConversation(BoardSettings.TextGrid settings, ByteLink link, SerialTiming timing, LongSupplier nanos) {
			this.settings = settings;
			this.link = link;
			this.timing = timing;
			this.nanos = nanos;
			this.parser = new TextGridParser(settings.size());
			this.lastBoard = nanos.getAsLong();
		}

		void awaitFirst() throws IOException {
			while (ready.isEmpty()) {
				read(timing.identifyMillis());
			}
		}

		@Override
		public String partner() {
			return settings.name();
		}

		@Override
		public void step(Consumer<BoardReport> reports) throws IOException {
			if (ready.isEmpty()) {
				read(timing.silenceMillis());
			}
			ready.forEach(board -> reports.accept(new BoardReport.Seen(settings.orientation().toGame(board), 0)));
			ready.clear();
		}

		private void read(long patienceMillis) throws IOException {
			parser.accept(buffer, link.read(buffer), ready::add);
			long now = nanos.getAsLong();
			if (!ready.isEmpty()) {
				lastBoard = now;
			} else if (now - lastBoard >= patienceMillis * 1_000_000L) {
				throw new BoardAbsentException("no complete board of " + settings.size() + " lines came from "
						+ settings.port() + " for " + patienceMillis + " ms"
						+ (parser.broken() > 0 ? " (" + parser.broken() + " were incomplete)" : "")
						+ "; check its cable, size and speed (" + settings.baud() + " baud)");
			}
		}

		@Override
		public void close() {
			link.close();
		}
	}
}

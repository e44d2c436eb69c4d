package org.gobanbridge.drivers.serial;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.gobanbridge.drivers.BoardAbsentException;
import org.gobanbridge.drivers.BoardSettings;
import org.gobanbridge.drivers.BoardUnfitException;
import org.gobanbridge.drivers.Connector;
import org.gobanbridge.drivers.Conversation;
import org.gobanbridge.drivers.OpenLine;

/** Finds the goban serial board that the settings name, among the ports it may be on. */
final class SerialConnector implements Connector {
	private final BoardSettings.Serial settings;
	private final Ports ports;
	private final SerialTiming timing;
	private final LongSupplier nanos;
	private final KeyMemory keys = new KeyMemory();
	private final OpenLine line = new OpenLine();
	private volatile Optional<SerialConversation> current = Optional.empty();
	private String lastPath = "";

	SerialConnector(BoardSettings.Serial settings, Ports ports, SerialTiming timing, LongSupplier nanos) {
		this.settings = settings;
		this.ports = ports;
		this.timing = timing;
		this.nanos = nanos;
	}

	/** The newest conversation, which may have ended. */
	Optional<SerialConversation> current() {
		return current;
	}

	@Override
	public Conversation connect() throws IOException {
		List<String> notes = new ArrayList<>();
		Optional<BoardUnfitException> mismatch = Optional.empty();
		for (String path : paths()) {
			try {
				Optional<SerialConversation> talk = tryPort(path, notes);
				if (talk.isPresent()) {
					lastPath = path;
					current = talk;
					return talk.get();
				}
			} catch (BoardUnfitException e) {
				mismatch = Optional.of(e);
			} catch (PortException e) {
				if (settings.port().isPresent()) {
					throw e;
				}
				notes.add(e.getMessage());
			} catch (LinkGoneException e) {
				if (settings.port().isPresent()) {
					throw e;
				}
				// a port without hardware behind it: that it was asked says enough
			}
			if (line.isEnded()) {
				break;
			}
		}
		if (mismatch.isPresent()) {
			throw mismatch.get();
		}
		throw new BoardAbsentException(absent(paths(), notes));
	}

	private String absent(List<String> asked, List<String> notes) {
		String board = settings.serialNumber().map(number -> "board " + number).orElse("a goban serial board");
		return board + " answers on no port "
				+ (asked.isEmpty() ? "(there is none)" : "(asked: " + String.join(", ", asked) + ")")
				+ (notes.isEmpty() ? "" : ": " + String.join("; ", notes)) + "; plug it in, or see 'goban devices'";
	}

	private List<String> paths() {
		if (settings.port().isPresent()) {
			return List.of(settings.port().get());
		}
		List<String> paths = new ArrayList<>(ports.candidates());
		if (paths.remove(lastPath)) {
			paths.add(0, lastPath);
		}
		return paths;
	}

	private Optional<SerialConversation> tryPort(String path, List<String> notes) throws IOException {
		ByteLink link = ports.open(path, settings.baud());
		line.opened(link::close);
		boolean taken = false;
		try {
			FrameDecoder decoder = new FrameDecoder();
			Optional<Greeting.Answer> answer = Greeting.exchange(link, decoder, timing.identifyMillis(), nanos);
			if (answer.isEmpty()) {
				if (decoder.broken() > 0) {
					notes.add(path + " sends something that is not goban serial at " + settings.baud()
							+ " baud (is it another board, or is board.baud wrong?)");
				}
				return Optional.empty();
			}
			BoardMessage.Hello hello = answer.get().hello();
			if (settings.serialNumber().isPresent() && !settings.serialNumber().get().equals(hello.serialNumber())) {
				notes.add(path + " is board " + hello.serialNumber());
				return Optional.empty();
			}
			if (hello.size() != settings.size()) {
				throw new BoardUnfitException("board " + hello.serialNumber() + " on " + path + " has " + hello.size()
						+ " lines, but the settings say " + settings.size() + "; set the size to " + hello.size()
						+ " or connect a board of " + settings.size() + " lines");
			}
			taken = true;
			return Optional.of(new SerialConversation(path, link, decoder, answer.get(), settings.orientation(), keys,
					timing, nanos));
		} finally {
			line.letGo();
			if (!taken) {
				link.close();
			}
		}
	}

	@Override
	public void cancel() {
		line.end();
	}
}

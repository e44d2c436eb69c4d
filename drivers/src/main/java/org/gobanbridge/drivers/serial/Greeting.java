package org.gobanbridge.drivers.serial;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

/** Asks whoever is on a line who it is, again and again, until a board answers or the time is up. */
final class Greeting {
	private static final long ASK_AGAIN_NANOS = 300_000_000L;

	private Greeting() {
	}

	/**
	 * What a board answered.
	 *
	 * @param frame
	 *            the frame with the HELLO
	 * @param after
	 *            frames that came behind it in the same piece
	 */
	record Answer(Frame frame, BoardMessage.Hello hello, List<Frame> after) {
	}

	static Optional<Answer> exchange(ByteLink link, FrameDecoder decoder, long millis, LongSupplier nanos)
			throws LinkGoneException {
		byte[] question = new Frame(0, 0, new Command.AskHello()).encode();
		byte[] buffer = new byte[1024];
		long start = nanos.getAsLong();
		long asked = start - ASK_AGAIN_NANOS;
		while (nanos.getAsLong() - start < millis * 1_000_000L) {
			if (nanos.getAsLong() - asked >= ASK_AGAIN_NANOS) {
				asked = nanos.getAsLong();
				link.write(question);
			}
			List<Frame> frames = new ArrayList<>();
			decoder.accept(buffer, 0, link.read(buffer), frames::add);
			for (int i = 0; i < frames.size(); i++) {
				if (frames.get(i).message() instanceof BoardMessage.Hello hello) {
					return Optional.of(new Answer(frames.get(i), hello, frames.subList(i + 1, frames.size())));
				}
			}
		}
		return Optional.empty();
	}
}

package org.gobanbridge.drivers.clock;

import java.util.Optional;
import java.util.function.Supplier;

/** Something that is said to a DGT3000 and wants an answer; made anew each time it is said. NOT thread safe. */
final class DgtTalk {
	private static final int MOST_TRIES = 2;
	private static final int TAKEN = 8;
	private static final int CONTROLLED_ALREADY = 10;

	private final Supplier<DgtFrame> making;
	private DgtFrame frame;
	private int tries;
	private long until;

	/** What the clock makes of it. */
	enum Answer {
		TAKEN, REFUSED
	}

	DgtTalk(Supplier<DgtFrame> making) {
		this.making = making;
		this.frame = making.get();
	}

	/** It is said now, and an answer must come until then. */
	void said(long answerUntil) {
		frame = making.get();
		tries++;
		until = answerUntil;
	}

	/** What is said. */
	DgtFrame frame() {
		return frame;
	}

	/** Until when the answer must come. */
	long until() {
		return until;
	}

	int tries() {
		return tries;
	}

	/** Whether it was said as often as it is worth. */
	boolean isOver() {
		return tries >= MOST_TRIES;
	}

	/** What this frame answers, if it is an answer to this. */
	Optional<Answer> answer(DgtFrame heard) {
		int command = frame.command();
		if (heard.command() == DgtFrame.HELLO) {
			return command == DgtFrame.PING ? Optional.of(Answer.TAKEN) : Optional.empty();
		}
		if (heard.at(4) != command) {
			return Optional.empty();
		}
		int result = heard.at(5);
		boolean taken = result == TAKEN || command == DgtFrame.CENTRAL_CONTROL && result == CONTROLLED_ALREADY;
		return Optional.of(taken ? Answer.TAKEN : Answer.REFUSED);
	}
}

package org.gobanbridge.core.board;

/** What became of a press of a key of the clock. */
public enum PressOutcome {
	/** Pressed; whether the clock took it cannot be seen. */
	MADE(true),
	/** Pressed, and the clock took it. */
	VERIFIED(true),
	/** Pressed, and the clock did not show that it took it. */
	UNVERIFIED(true),
	/** Pressed, and could not be let go at once: the line failed. */
	STUCK(true),
	/** Pressed by a person, not by the bridge. */
	BY_HAND(false),
	/** Could not be pressed: the line failed, or the clock is not there. */
	FAILED(false),
	/** Not pressed: before its turn came, the other side was to be pressed, or it was taken back. */
	OUTDATED(false),
	/** Not pressed: the same key already waited. */
	REPEATED(false),
	/** Not pressed: it had waited too long. */
	LATE(false),
	/** Not pressed: too many waited. */
	OVERFULL(false),
	/** Not pressed: this clock has no such key. */
	UNABLE(false),
	/** The program ended before it was known. */
	UNKNOWN(false);

	private final boolean pressed;

	PressOutcome(boolean pressed) {
		this.pressed = pressed;
	}

	/** Whether the clock has taken it, as far as can be seen. */
	public boolean isTaken() {
		return this == MADE || this == VERIFIED || this == BY_HAND;
	}

	/** Whether the clock may have taken it or not. */
	public boolean isUnsure() {
		return this == UNVERIFIED || this == STUCK || this == FAILED || this == UNKNOWN;
	}

	/** Whether the bridge pressed the key and let it go. */
	public boolean isPressed() {
		return pressed;
	}
}

package org.gobanbridge.drivers.serial;

/** Why a board does not do what it was told: the reason byte of a NAK. */
public enum Refusal {
	UNKNOWN_TYPE(1), MALFORMED(2), NOT_ABLE(3), BUSY(4), UNKNOWN_VERSION(5), STONES_ON_BOARD(6);

	private final int code;

	Refusal(int code) {
		this.code = code;
	}

	int code() {
		return code;
	}

	/** The reason with this code; a code of a later version reads as {@link #NOT_ABLE}. */
	static Refusal of(int code) {
		for (Refusal refusal : values()) {
			if (refusal.code == code) {
				return refusal;
			}
		}
		return NOT_ABLE;
	}
}

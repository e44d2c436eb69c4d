package org.gobanbridge.drivers.clock;

/** The bits of what a DGT3000 tells of its keys. */
final class DgtKeys {
	static final int PAUSE = 0x04;
	/** Set while the left side is down. */
	static final int LEVER = 0x40;

	private DgtKeys() {
	}
}

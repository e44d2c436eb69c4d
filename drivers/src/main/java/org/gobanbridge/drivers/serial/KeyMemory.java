package org.gobanbridge.drivers.serial;

/**
 * Which clock key events of which start of which board were already reported. It outlives a broken line, so that a key
 * pressed meanwhile is told once.
 */
final class KeyMemory {
	private String serialNumber = "";
	private long bootId = -1;
	private int seen;

	/** Whether this is the start of the board that the memory is of; if not, it begins anew. */
	boolean recall(BoardMessage.Hello hello) {
		if (hello.serialNumber().equals(serialNumber) && hello.bootId() == bootId) {
			return true;
		}
		serialNumber = hello.serialNumber();
		bootId = hello.bootId();
		seen = hello.keyCount();
		return false;
	}

	/** The board whose events were reported until now has started again: all events since then are new. */
	void beginAnew(BoardMessage.Hello hello) {
		bootId = hello.bootId();
		seen = 0;
	}

	/** Whether an event of this number has not been reported yet. */
	boolean isNew(int number) {
		return FrameFormat.ahead(number, seen) > 0;
	}

	void reported(int number) {
		seen = number;
	}
}

package org.gobanbridge.drivers.serial;

/** What one frame of the goban serial protocol says (PROTOCOL.md, "Messages"). */
public sealed interface Message permits BoardMessage, Command, Message.Unreadable {

	/**
	 * A sound frame whose content this version does not understand. A board answers it with NAK; a host ignores it.
	 *
	 * @param type
	 *            the frame's type byte
	 * @param reason
	 *            which NAK it deserves
	 */
	record Unreadable(int type, Refusal reason) implements Message {
	}
}

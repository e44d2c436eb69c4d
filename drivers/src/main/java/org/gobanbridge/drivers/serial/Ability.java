package org.gobanbridge.drivers.serial;

/** What a board can do besides telling where stones are; the ordinal is the bit in HELLO. */
public enum Ability {
	COLORS, HAND, LIGHTS, BEEPER, CLOCK_KEYS, RAW_VALUES, TEXT
}

package org.gobanbridge.drivers.simulated;

import java.util.OptionalLong;
import org.gobanbridge.core.board.Lever;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.rules.Color;

/** The levers of the clock, pressed by people who have one: after the stone, when its captured stones are off. NOT thread safe. */
final class LeverPlay {
	private final TableLog log;
	private final Dice dice;
	private boolean used;
	private boolean omitted;

	/** @param used whether they have a clock */
	LeverPlay(TableLog log, Dice dice, boolean used) {
		this.log = log;
		this.dice = dice;
		this.used = used;
	}

	/** They have a clock. */
	void use() {
		used = true;
	}

	/** With the next stone it is not pressed as it should be. */
	void omitNext() {
		omitted = true;
	}

	/** This side's turn is over on the board; when it presses its lever, if it does. */
	OptionalLong after(Color color, long settled) {
		if (!used || omitted) {
			omitted = false;
			return OptionalLong.empty();
		}
		long at = settled + dice.millis(200, 900);
		press(color, at);
		return OptionalLong.of(at);
	}

	/** This side presses its lever, rightly or not. */
	void press(Color color, long at) {
		log.say(new Input.LeverPressed(at, at, color == Color.BLACK ? Lever.BLACK : Lever.WHITE));
	}
}

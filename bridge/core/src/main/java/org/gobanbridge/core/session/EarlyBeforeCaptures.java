package org.gobanbridge.core.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.incident.EarlyLever;
import org.gobanbridge.core.policy.LeverAfter;
import org.gobanbridge.core.steady.SteadyBoard;
import org.gobanbridge.rules.Point;

/** The lever pressed before the captured stones are off, where the policy minds that (FORMATS 5 and 7, clock-early). */
final class EarlyBeforeCaptures implements LeverJudge {
	/** So long a board that is seen again may be misread, in milliseconds. */
	private static final long MISREAD_MILLIS = 500;
	/** So long the captured stones that are told may become more, in milliseconds. */
	private static final long TOGETHER_MILLIS = 600;

	private final SteadyBoard board;
	private final LeverEvidence evidence;
	private final EarlyWord word;

	EarlyBeforeCaptures(SteadyBoard board, LeverEvidence evidence, EarlyWord word) {
		this.board = board;
		this.evidence = evidence;
		this.word = word;
	}

	@Override
	public NextLook look(long now, Optional<RecordedMove> stone) {
		return stone.filter(this::matters).map(move -> look(now, move)).orElse(NextLook.NONE);
	}

	private boolean matters(RecordedMove stone) {
		return evidence.leverAfter() == LeverAfter.CAPTURES && !stone.isSuicide() && !word.isSaid()
				&& !stone.captured().isEmpty() && !evidence.isInDisorder(stone.color());
	}

	private NextLook look(long now, RecordedMove stone) {
		OptionalLong lever = evidence.pressedFor(stone);
		if (lever.isEmpty()) {
			return NextLook.NONE;
		}
		long pressed = lever.getAsLong();
		List<Point> early = new ArrayList<>();
		boolean open = false;
		boolean revealed = now < board.lastRevealed() + MISREAD_MILLIS;
		for (Point point : stone.captured()) {
			int index = board.grid().index(point);
			boolean lies = board.at(index) == PointState.of(stone.color().opponent())
					&& board.seen(index) <= stone.seen();
			boolean shown = !revealed && board.isShownSince(index, evidence.provenAfter(pressed));
			boolean left = board.at(index) == PointState.EMPTY && evidence.isSureAfter(index, pressed);
			open |= lies && !shown;
			if (left || lies && shown) {
				early.add(point);
			}
		}
		boolean all = !open || now >= evidence.provenAfter(pressed) + TOGETHER_MILLIS;
		if (!early.isEmpty() && all) {
			word.say(now, stone, EarlyLever.Before.CAPTURES, early, pressed);
			return NextLook.NONE;
		}
		return open ? NextLook.EACH_READING : NextLook.NONE;
	}
}

package org.gobanbridge.core.session;

import java.util.Optional;
import java.util.OptionalLong;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.incident.EarlyLever;
import org.gobanbridge.core.policy.LeverAfter;
import org.gobanbridge.core.steady.SteadyBoard;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;

/** The lever pressed before the stone is down (FORMATS 5 and 7, clock-early). */
final class EarlyBeforeStone implements LeverJudge {
	/** A stone that is pushed about the lever, or lifted and put back, takes no longer for all of that, in milliseconds. */
	private static final long PUSHED_MILLIS = 2_000;
	/** From a point so near, in lines. */
	private static final int PUSHED_LINES = 1;

	private final Recorder recorder;
	private final SteadyBoard board;
	private final LeverEvidence evidence;
	private final EarlyWord word;

	EarlyBeforeStone(Recorder recorder, SteadyBoard board, LeverEvidence evidence, EarlyWord word) {
		this.recorder = recorder;
		this.board = board;
		this.evidence = evidence;
		this.word = word;
	}

	@Override
	public void played(long now, RecordedMove stone) {
		judge(now, stone, false);
	}

	/** A stone that was a move already when its lever was heard of, which had been pressed before it was seen. */
	@Override
	public void pressed(long now, Optional<RecordedMove> stone, Color color, long at) {
		stone.filter(move -> move.color() == color && at < move.seen()).ifPresent(move -> {
			int index = indexOf(move);
			judge(now, move, board.covered(index).isEmpty() && evidence.isSureAfter(index, at));
		});
	}

	/** @param late whether the stone is known to have come after a lever of which is heard only now */
	private void judge(long now, RecordedMove stone, boolean late) {
		if (word.isSaid() || evidence.leverAfter() == LeverAfter.NOTHING || stone.uncertain()
				|| evidence.isInDisorder(stone.color())) {
			return;
		}
		int index = indexOf(stone);
		OptionalLong pressed = evidence.pressedFor(stone);
		boolean known = board.mayShow(stone.color(), index) && board.seen(index) == stone.seen();
		if (known && pressed.isPresent() && (late || evidence.cameAfter(index, pressed.getAsLong()))
				&& !hasTouchedBefore(stone, pressed.getAsLong())) {
			word.say(now, stone, EarlyLever.Before.STONE, stone.point().stream().toList(), pressed.getAsLong());
		}
	}

	/**
	 * Whether the stone was seen on a point nearby, or on this one, before the lever: a point that was empty then. Of a stone
	 * that lay there before, another colour was misread.
	 */
	private boolean hasTouchedBefore(RecordedMove stone, long pressed) {
		int index = indexOf(stone);
		Position before = recorder.state().gameAfter(stone.number() - 1).position();
		return PointSet.all(board.grid()).indices().filter(i -> board.grid().distance(i, index) <= PUSHED_LINES)
				.filter(i -> before.isEmpty(i) && board.hasPassed(stone.color(), i))
				.anyMatch(i -> board.passedEarliest(i) <= pressed && board.passedEarliest(i) >= pressed - PUSHED_MILLIS
						&& board.earliest(index) <= board.cameBack(i) + PUSHED_MILLIS);
	}

	private int indexOf(RecordedMove stone) {
		return board.grid().index(stone.point().orElseThrow());
	}
}

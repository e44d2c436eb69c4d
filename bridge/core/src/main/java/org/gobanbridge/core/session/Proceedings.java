package org.gobanbridge.core.session;

import java.util.Optional;
import java.util.OptionalInt;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.game.PositionEdit;
import org.gobanbridge.core.incident.RecordsPart;
import org.gobanbridge.core.incident.RuledOn;
import org.gobanbridge.core.session.Declarations.Said;
import org.gobanbridge.core.steady.SteadyBoard;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.PointSet;

/** What becomes of the game by what people say: its phases, passes and results (FORMATS 2 and 3). */
final class Proceedings {
	/** Why a game ended in which a side resigned. */
	static final String RESIGNED = "resigned";

	private final Recorder recorder;
	private final SteadyBoard board;
	private final Declarations declarations;
	private final Play play;
	private final Endings endings;
	private final Rulings rulings;
	private final LeverQuestions levers;
	private final Preparation preparation;
	private final CountingPhase counting;
	private final Clocks clocks;

	Proceedings(Recorder recorder, SteadyBoard board, Declarations declarations, Play play, Endings endings,
			Rulings rulings, LeverQuestions levers, Preparation preparation, CountingPhase counting, Clocks clocks) {
		this.recorder = recorder;
		this.board = board;
		this.declarations = declarations;
		this.play = play;
		this.endings = endings;
		this.rulings = rulings;
		this.levers = levers;
		this.preparation = preparation;
		this.counting = counting;
		this.clocks = clocks;
	}

	/** The time of this word has come. */
	void say(long now, Said said) {
		if (said.declaration().isEmpty()) {
			declareDead(now, said);
			return;
		}
		switch (said.declaration().get()) {
			case BLACK_PASSES, WHITE_PASSES -> pass(now, said);
			case BLACK_RESIGNS -> end(now, "W+R", RESIGNED);
			case WHITE_RESIGNS -> end(now, "B+R", RESIGNED);
			case BLACK_FORFEITS -> end(now, "W+F", "forfeited");
			case WHITE_FORFEITS -> end(now, "B+F", "forfeited");
			case DRAW_AGREED -> end(now, "0", "draw-agreed");
			case COUNT_AGREED -> agreeCount(now);
			case RECOUNT -> recount(now);
			case START -> preparation.start(now);
			case GAME_OVER -> change(now, Phase.COUNTING, said);
			case ADJOURN -> change(now, Phase.ADJOURNED, said);
			case PAUSE -> change(now, Phase.PAUSED, said);
			case RESUME -> resume(now);
			case NEW_GAME -> newGame(now);
			case UNDO -> undo(now);
			case POSITION -> edit(now, said.toPlay().orElse(recorder.state().game().toPlay()));
		}
	}

	/** This phase begins. */
	void begin(long now, Phase phase, String reason) {
		recorder.record(new GameEvent.PhaseBegan(now, phase, reason));
	}

	private void change(long now, Phase phase, Said said) {
		if (recorder.state().phase().isRunning() && recorder.state().phase() != phase) {
			begin(now, phase, Words.of(said.declaration().orElseThrow()));
		}
	}

	/** Stones that are named need not be seen: unless other words wait, they count at once. */
	void agreeDead(long now, Input.DeadAgreed agreed) {
		if (declarations.isEmpty() && recorder.state().phase() == Phase.COUNTING) {
			counting.declare(now, agreed.dead());
		} else {
			declarations.say(Said.dead(agreed.dead(), now));
		}
	}

	private void declareDead(long now, Said said) {
		if (recorder.state().phase() == Phase.COUNTING) {
			counting.declare(now, said.dead());
		} else {
			recorder.refuse(now, new Obstacle.NotCounting(recorder.state().phase()));
		}
	}

	private void recount(long now) {
		if (recorder.state().phase() == Phase.COUNTING) {
			counting.recount(now);
		}
	}

	/** Players who do not count have nothing to agree to. */
	private void agreeCount(long now) {
		if (recorder.state().phase() == Phase.COUNTING) {
			end(now, counting.agree(now), Words.of(Declaration.COUNT_AGREED));
		}
	}

	private void pass(long now, Said said) {
		if (recorder.state().phase() == Phase.PREPARING) {
			preparation.start(now);
		}
		if (recorder.state().phase() == Phase.PLAYING) {
			levers.pass(now, said, play.policy());
		}
	}

	private void end(long now, String result, String reason) {
		if (recorder.state().phase().isRunning()) {
			endings.end(now, result, reason);
		}
	}

	/** A count that was interrupted goes on; otherwise play does. */
	private void resume(long now) {
		clocks.resumed();
		if (recorder.state().interrupted().equals(Optional.of(Phase.COUNTING))) {
			begin(now, Phase.COUNTING, Words.of(Declaration.RESUME));
		} else if (recorder.state().phase() != Phase.PREPARING && recorder.state().phase() != Phase.PLAYING) {
			begin(now, Phase.PLAYING, Words.of(Declaration.RESUME));
			play.begin();
		}
	}

	/**
	 * What was done last, a turn or a change of the position, is taken back; if it began the counting, play goes on. A change
	 * that a referee ruled goes with its ruling, as long as that can be withdrawn: the incident is open again.
	 */
	private void undo(long now) {
		boolean nothing = recorder.state().moves().isEmpty() && recorder.state().lastEdit().isEmpty();
		if (nothing || recorder.state().phase() != Phase.PLAYING && recorder.state().phase() != Phase.COUNTING) {
			return;
		}
		if (recorder.state().phase() == Phase.COUNTING) {
			resume(now);
		}
		if (recorder.state().mayWithdraw() && isLastByRuling(recorder.state().ruledOn().getLast())) {
			rulings.withdraw(now, Optional.empty());
		} else {
			play.undo(now);
		}
	}

	/** Whether it was this ruling that brought what came last: a changed position, a turn lost, a stone that stands. */
	private boolean isLastByRuling(RuledOn ruled) {
		int id = ruled.incident().id();
		Optional<PositionEdit> edit = recorder.state().lastEdit();
		if (edit.isPresent()) {
			return edit.get().isOf(id);
		}
		boolean enters = ruled.meaning().record() == RecordsPart.STONE_ENTERS;
		return recorder.state().lastMove().map(last -> enters ? last.irregular() : last.lostBy())
				.equals(Optional.of(OptionalInt.of(id)));
	}

	private void newGame(long now) {
		if (recorder.state().phase().isRunning()) {
			end(now, "?", Words.of(Declaration.NEW_GAME));
		}
		if (recorder.state().phase() == Phase.ENDED) {
			preparation.nextDeclared(now);
		}
	}

	/** What lies on the board now is agreed. */
	private void edit(long now, Color toPlay) {
		if (!recorder.state().phase().isRunning()) {
			return;
		}
		play.acceptAsItLies(now, PointSet.all(board.grid()).minus(board.hidden()), OptionalInt.empty(), toPlay);
	}
}

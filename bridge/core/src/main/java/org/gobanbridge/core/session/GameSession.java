package org.gobanbridge.core.session;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.gobanbridge.core.board.Lever;
import org.gobanbridge.core.board.SourceState;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.game.SessionSettings;
import org.gobanbridge.core.game.Timing;
import org.gobanbridge.core.policy.Policies;
import org.gobanbridge.core.session.Declarations.Said;
import org.gobanbridge.core.steady.Steadiness;
import org.gobanbridge.core.steady.SteadyBoard;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.history.Game;

/**
 * The game logic of one table: inputs in, events out. Same inputs, same events. NOT thread safe: one thread owns a
 * session.
 */
public final class GameSession {
	/** How long a pass that is declared out of turn waits for its turn before it is forgotten, in milliseconds. */
	public static final long PASS_PATIENCE_MILLIS = Declarations.LONGEST_SILENCE;

	private static final long NEVER = Long.MAX_VALUE;
	/** The board was read so recently that it shows what was played, in milliseconds. */
	private static final long JUST_READ = 1_000;
	/** Before the first reading: so long ago that no word finds the board just read. */
	private static final long NO_READING = -JUST_READ - 1;

	private final SessionSettings settings;
	private final Recorder recorder;
	private final SteadyBoard board;
	private final Declarations declarations;
	private final LastReadings readings = new LastReadings();
	private final Play play;
	private final Rulings rulings;
	private final Corrections corrections;
	private final Signs signs;
	private final LeverWatch leverWatch;
	private final LeverQuestions levers;
	private final Preparation preparation;
	private final InferredCounting inferred;
	private final CountingPhase counting;
	private final Comparison comparison;
	private final Clocks clocks;
	private final SealedMoves sealed;
	private final Proceedings proceedings;
	/** In force until the program is begun again. */
	private Timing timing;
	private Steadiness steadiness;
	private long lastReadingT = NO_READING;
	private long lastInput;
	private long nextDeadline = NEVER;

	/**
	 * A session that has seen nothing yet.
	 *
	 * @param policies
	 *            those that a game may name
	 */
	public GameSession(SessionSettings settings, Policies policies) {
		this(settings, policies, List.of());
	}

	/** A session that goes on from these events (of its journal). The caller's next input is {@link Input.Restarted}. */
	public GameSession(SessionSettings settings, Policies policies, List<? extends GameEvent> events) {
		this(settings, policies, GameState.of(settings.grid(), events));
	}

	/** A session that goes on from what its events say. The caller's next input is {@link Input.Restarted}. */
	public GameSession(SessionSettings settings, Policies policies, GameState state) {
		this.settings = settings;
		this.timing = settings.timing();
		this.steadiness = steadiness();
		this.recorder = new Recorder(state);
		this.board = new SteadyBoard(settings.grid());
		Incidents incidents = new Incidents(recorder, board, policies, readings);
		this.declarations = new Declarations(recorder);
		VacatedPoints vacated = new VacatedPoints(recorder, board, incidents);
		this.leverWatch = new LeverWatch(recorder, board, incidents, policies, this::timing);
		this.play = new Play(recorder, board, incidents, vacated, leverWatch, declarations, policies,
				settings.blackSeat(), this::timing);
		this.levers = new LeverQuestions(recorder, incidents, leverWatch, declarations);
		this.signs = new Signs(recorder, incidents, settings, this::timing);
		Endings endings = new Endings(recorder, incidents);
		this.rulings = new Rulings(recorder, play, endings, incidents, policies);
		this.corrections = new Corrections(recorder, play, incidents);
		this.preparation = new Preparation(recorder, board, play, endings, settings.details(), this::timing);
		this.inferred = new InferredCounting(recorder, board, incidents, this::timing);
		this.counting = new CountingPhase(recorder, board);
		this.comparison = new Comparison(recorder, board);
		this.clocks = new Clocks(recorder, board, incidents, comparison, settings.clockSettings());
		this.sealed = new SealedMoves(recorder, incidents, endings, clocks, comparison);
		this.proceedings = new Proceedings(recorder, board, declarations, play, endings, rulings, levers, preparation,
				counting,
				clocks);
		play.begin();
		levers.begin(0);
	}

	/**
	 * Takes one input. First every deadline before its time happens, at its own time; then the input. Between the last
	 * input before a restart and {@link Input.Restarted} nothing happens: nobody was there. Inputs must come in order of
	 * {@link Input#t}; this is not checked.
	 *
	 * @return what became of it, in order; {@link #state} already includes these events
	 */
	public List<GameEvent> accept(Input input) {
		long now = input.t();
		recorder.forgetRefused();
		while (nextDeadline < now && !(input instanceof Input.Restarted)) {
			look(nextDeadline);
		}
		handle(input, now);
		if (!(input instanceof Input.Reading || input instanceof Input.Tick)) {
			look(now);
		}
		lastInput = now;
		return recorder.take();
	}

	/**
	 * The rulings, corrections, passes and dead stones that came into force with the last input and have changed nothing, or
	 * were obeyed although the policy does not offer them ({@link Obstacle#bars}).
	 */
	public List<Refusal> refused() {
		return recorder.refused();
	}

	/**
	 * When something happens by itself if nothing else comes. Once that moment is past, the caller gives a
	 * {@link Input.Tick} with a later t.
	 */
	public OptionalLong nextDeadline() {
		return nextDeadline == NEVER ? OptionalLong.empty() : OptionalLong.of(nextDeadline);
	}

	private Timing timing() {
		return timing;
	}

	private Steadiness steadiness() {
		return settings.debounced() ? timing.checked() : timing.steady();
	}

	/** What the events so far say. */
	public GameState state() {
		return recorder.state();
	}

	private void read(Input.Reading reading) {
		if (state().source() == SourceState.MOVED) {
			return;
		}
		boolean news = board.take(reading.at(), reading.snapshot(), steadiness);
		lastReadingT = reading.t();
		leverWatch.read(reading.at(), reading.snapshot());
		news |= signs.take(reading.at(), reading.snapshot(), steadiness);
		readings.take(reading.t(), reading.snapshot(), board.isAsLastRead() && play.isSettled());
		if (news || nextDeadline <= reading.t() || play.isOverdue() || preparation.isWaiting() || clocks.isWaiting()
				|| sealed.isWaiting()
				|| !declarations.isEmpty()) {
			look(reading.t());
		}
	}

	private void handle(Input input, long now) {
		switch (input) {
			case Input.Reading reading -> read(reading);
			case Input.LeverPressed pressed -> press(pressed);
			case Input.KeyPressed pressed -> recorder.record(new GameEvent.KeyPressed(now, pressed.press()));
			case Input.ClockChanged changed -> {
				if (changed.state() != state().clockSource()) {
					recorder.record(new GameEvent.ClockReported(now, changed.state()));
				}
			}
			case Input.SourceChanged changed -> recorder.record(new GameEvent.SourceReported(now, changed.state()));
			case Input.Restarted restarted -> restart(now, restarted);
			case Input.Declared declared ->
				declarations.say(Said.word(declared.declaration(), declared.toPlay(), now));
			case Input.Revised revised -> corrections.revise(now, revised);
			case Input.DetailsGiven given -> preparation.details(now, given.details());
			case Input.RefereeCalled called -> recorder.record(new GameEvent.Called(now, called.color()));
			case Input.Ended ended -> sayAll(now);
			case Input.WallClockSet ignored -> {
			}
			case Input.Tick ignored -> {
			}
			case Input.Ruled ruled -> rulings.rule(now, ruled);
			case Input.RulingWithdrawn withdrawn -> withdraw(now, withdrawn);
			case Input.DeadAgreed agreed -> proceedings.agreeDead(now, agreed);
			case Input.MoveSealed move -> sealed.seal(now, move);
			case Input.MoveUnsealed move -> sealed.open(now, move);
			case Input.TimeAsked asked -> clocks.asked(now, asked.color());
		}
	}

	private void restart(long now, Input.Restarted restarted) {
		timing = restarted.timing().orElse(settings.timing());
		steadiness = steadiness();
		board.forget();
		readings.forget();
		signs.forget();
		lastReadingT = NO_READING;
		declarations.clear();
		preparation.begin();
		counting.begin();
		sealed.restart();
		play.restart();
		levers.begin(now);
		clocks.restart(now, restarted.last().orElse(lastInput),
				restarted.clock().orElse(settings.clockSettings()));
	}

	/** The position may be what it was before the ruling. */
	private void withdraw(long now, Input.RulingWithdrawn withdrawn) {
		Game before = state().game();
		rulings.withdraw(now, withdrawn.by());
		if (state().game() != before) {
			counting.begin();
		}
	}

	private void press(Input.LeverPressed pressed) {
		switch (pressed.lever()) {
			case PAUSE -> declarations.say(Said.word(Declaration.PAUSE, Optional.empty(), pressed.t()));
			case RESUME -> declarations.say(Said.word(Declaration.RESUME, Optional.empty(), pressed.t()));
			case BLACK, WHITE -> {
				Color color = pressed.lever() == Lever.BLACK ? Color.BLACK : Color.WHITE;
				declarations.pressed(color, pressed.at());
				clocks.pressed(pressed.t(), color, pressed.at());
				board.endTurn(color, pressed.at());
				Phase phase = state().phase();
				if (phase == Phase.PREPARING || phase == Phase.ENDED) {
					leverWatch.pressBetweenGames(color, pressed.at());
				}
				boolean means = phase == Phase.PLAYING && leverWatch.press(pressed.t(), color, pressed.at());
				if (means && declarations.toPlay() == color) {
					declarations.say(Said.lever(color, pressed.t(), pressed.at()));
					board.pressed(color, pressed.at(), timing.checked());
				}
			}
		}
	}

	/** Looks at the board, and at what people said, until nothing more comes of it. */
	private void look(long now) {
		boolean more = true;
		while (more) {
			more = switch (state().phase()) {
				case PREPARING, ENDED -> preparation.look(now);
				case PLAYING -> signs.look(now, play.policy()) || play.look(now, preparation)
						|| sealed.look(now, play.isSettled())
						|| !declarations.anySpoken()
								&& (preparation.endIfCleared(now) || inferred.look(now, play.policy()));
				case COUNTING -> {
					counting.look(now);
					yield preparation.endCountingIfCleared(now);
				}
				case PAUSED, ADJOURNED -> false;
			};
			if (!state().phase().isRunning()) {
				declarations.forgetLevers();
			}
			levers.lookAgain(now);
			if (!more) {
				more = sayNext(now);
			}
			if (state().passesInARow() >= 2 && state().phase() == Phase.PLAYING) {
				proceedings.begin(now, Phase.COUNTING, "two-passes");
				more = true;
			}
		}
		if (declarations.pressed().isEmpty()) {
			board.released();
		}
		comparison.look(now, play.isSettled());
		clocks.look(now);
		nextDeadline = Math.min(
				later(now, declarations.latest(now, LeverQuestions.patience(play.policy(), timing), lastReadingT)),
				later(now, Math.min(preparation.nextLook(), clocks.nextLook(now))));
		if (state().phase() == Phase.PLAYING) {
			nextDeadline = Math.min(nextDeadline, later(now, Math.min(play.nextLook(), signs.nextLook())));
			nextDeadline = Math.min(nextDeadline, later(now, inferred.nextLook()));
		} else if (state().phase() == Phase.COUNTING) {
			nextDeadline = Math.min(nextDeadline, later(now, counting.nextLook()));
		}
	}

	private static long later(long now, long deadline) {
		return deadline > now ? deadline : NEVER;
	}

	private boolean sayNext(long now) {
		Optional<Said> said = declarations.next(now, isCaughtUp(now), LeverQuestions.patience(play.policy(), timing),
				board.isCovered(now) || board.isJustRevealed() || board.changing().isStoneComing()
						|| now < board.mayBeginAgainUntil(),
				board.changing().isStoneInLastReading(),
				lastReadingT);
		said.ifPresent(word -> proceedings.say(now, word));
		return said.isPresent();
	}

	/** Whether the board shows all that was played, or taken off as dead, before the first word that waits was said. */
	private boolean isCaughtUp(long now) {
		boolean still = !board.changing().isAnySince(declarations.firstSaid());
		return switch (state().phase()) {
			case PLAYING -> play.isQuiet() && still && now - lastReadingT <= JUST_READ;
			case COUNTING -> still || counting.isArranged();
			case PREPARING, PAUSED, ADJOURNED, ENDED -> true;
		};
	}

	private void sayAll(long now) {
		look(now);
		boolean levers = play.policy().leverPasses();
		declarations.rest().stream().filter(said -> levers || !said.byLever())
				.forEach(said -> proceedings.say(now, said));
	}
}

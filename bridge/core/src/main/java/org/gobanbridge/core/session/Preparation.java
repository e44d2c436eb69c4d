package org.gobanbridge.core.session;

import java.util.function.Supplier;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.game.Timing;
import org.gobanbridge.core.game.TimingSetting;
import org.gobanbridge.core.incident.Supersession;
import org.gobanbridge.core.steady.SteadyBoard;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.score.Ruleset;
import org.gobanbridge.rules.score.Rulesets;

/** From an empty board to the start of a game, and from the end of one to the next (FORMATS 3). */
final class Preparation implements Reopening {
	/** How long a lone stone of the wrong side must lie before it is taken for a first move, in milliseconds. */
	private static final long LONE_MILLIS = 900;
	/** A game may be started again until this move. */
	private static final int EARLY_MOVES = 5;
	private static final long NEVER = Long.MAX_VALUE;
	private static final String CLEARED = "cleared";

	private final Recorder recorder;
	private final SteadyBoard board;
	private final Play play;
	private final Endings endings;
	private final GameDetails usual;
	private final Supplier<Timing> timing;
	private GameDetails next;
	/** Whether, a game having ended, something was already said of the next one. */
	private boolean nextIsSaid;
	private boolean spoiled;
	private boolean waiting;
	/** Whether the board is empty, but a point seems to be changing. */
	private boolean unrest;
	private long emptySince = NEVER;
	private long nextLook = NEVER;

	Preparation(Recorder recorder, SteadyBoard board, Play play, Endings endings, GameDetails details,
			Supplier<Timing> timing) {
		this.recorder = recorder;
		this.board = board;
		this.play = play;
		this.endings = endings;
		this.usual = details;
		this.timing = timing;
		this.next = details;
		begin();
	}

	/** Begins anew from what the events say. */
	void begin() {
		GameDetails said = recorder.state().details();
		boolean preparing = recorder.state().phase() == Phase.PREPARING;
		if (recorder.state().gameNumber() == 0) {
			next = said.orElse(usual);
		} else {
			boolean ended = recorder.state().phase() == Phase.ENDED;
			next = preparing ? said : ended ? following() : following().between(said.black(), said.white());
		}
		nextIsSaid = false;
		spoiled = false;
		waiting = false;
		unrest = false;
		emptySince = NEVER;
		nextLook = NEVER;
	}

	/** What is said of the game: of the one being played, or of the one to come. */
	void details(long now, GameDetails given) {
		boolean running = recorder.state().phase().isRunning();
		if (recorder.state().phase() == Phase.ENDED && !nextIsSaid) {
			next = following();
			nextIsSaid = true;
		}
		if (!running) {
			next = given.orElse(next);
		}
		if (recorder.state().phase() != Phase.ENDED) {
			recorder.record(new GameEvent.GameInfo(now, given));
		}
	}

	/** Whether a beginning or an end waits only for a change to become sure, or to prove a misreading. */
	boolean isWaiting() {
		return waiting || unrest;
	}

	/** When to look again if no reading comes. */
	long nextLook() {
		return nextLook;
	}

	/** Looks at the board before a game, or after one; says whether a phase has begun. */
	boolean look(long now) {
		nextLook = NEVER;
		if (isEmptyLongEnough(now)) {
			spoiled = false;
			if (recorder.state().phase() == Phase.ENDED) {
				next(now, CLEARED);
				return true;
			}
		}
		waiting = recorder.state().phase() == Phase.PREPARING && board.changing().isAny() && mayBePreceded();
		if (recorder.state().phase() != Phase.PREPARING || spoiled || waiting) {
			return false;
		}
		return switch (Opening.read(board, next)) {
			case Opening.Begins begins when mayBegin(now, presumed(now, begins.start())) -> {
				begin(now, presumed(now, begins.start()));
				yield true;
			}
			case Opening.Nothing nothing -> {
				spoiled = true;
				yield false;
			}
			default -> false;
		};
	}

	/** Whether something that is not sure yet may have come before the first stone. */
	private boolean mayBePreceded() {
		long first = firstSeen();
		return board.changing().points().indices().anyMatch(i -> board.changing().earliest(i) < first);
	}

	private long firstSeen() {
		PointSet stones = board.stones();
		return stones.indices().mapToLong(board::seen).min().orElse(NEVER);
	}

	/** A new game is declared; if stones of the last one still lie there, they must be cleared away first. */
	void nextDeclared(long now) {
		spoiled = anyLeftOver();
		next(now, Words.of(Declaration.NEW_GAME));
	}

	private boolean anyLeftOver() {
		GameState last = recorder.state();
		long lastSeen = last.lastMove().map(RecordedMove::seen).orElse(Long.MIN_VALUE);
		return last.position().occupied().indices()
				.anyMatch(i -> board.mayShow(last.position().colorAt(i).orElseThrow(), i)
						&& (board.seen(i) <= lastSeen || board.earliest(i) == Long.MIN_VALUE));
	}

	/** The game that has ended makes way for the next one. */
	void next(long now, String reason) {
		next = nextIsSaid ? next : following();
		nextIsSaid = false;
		prepare(now, reason);
	}

	/** What is known of the game after the one that was started last, if nothing is said. */
	private GameDetails following() {
		return recorder.state().nextDetails().orElse(usual.forNextGame());
	}

	/** What is known of the game to come is said again where the phase would forget it. */
	private void prepare(long now, String reason) {
		recorder.record(new GameEvent.PhaseBegan(now, Phase.PREPARING, reason));
		if (!next.orElse(recorder.state().details()).equals(recorder.state().details())) {
			recorder.record(new GameEvent.GameInfo(now, next));
		}
		next = recorder.state().details();
	}

	private boolean isEmptyLongEnough(long now) {
		boolean empty = board.isEmpty();
		unrest = empty && !board.changing().points().isEmpty();
		emptySince = empty ? Math.min(emptySince, now) : NEVER;
		if (!empty || unrest) {
			return false;
		}
		long due = emptySince + timing.get().of(TimingSetting.EMPTY);
		if (now < due) {
			nextLook = Math.min(nextLook, due);
		}
		return now >= due;
	}

	/** What seems to be the wrong side's first move may answer one on the only point of which nothing was ever read. */
	private Opening.Start presumed(long now, Opening.Start start) {
		return isWrong(start) && !board.isCovered(now) && board.hidden().count() == 1
				? new Opening.Start(start.setup(), start.handicap(), start.toPlay().opponent())
				: start;
	}

	/** That the wrong side moves first is believed only after a while. */
	private boolean mayBegin(long now, Opening.Start start) {
		if (!isWrong(start)) {
			return true;
		}
		boolean mayBeHidden = board.isCovered(now);
		if (!mayBeHidden && !board.stones(start.toPlay().opponent()).isEmpty()) {
			return true;
		}
		long until = firstSeen() + (mayBeHidden ? timing.get().of(TimingSetting.HIDDEN) : LONE_MILLIS);
		nextLook = Math.min(nextLook, until);
		return now >= until;
	}

	/** Whether the side moves first that was not to. */
	private boolean isWrong(Opening.Start start) {
		return start.handicap() == 0 && start.setup().isEmpty()
				&& start.toPlay() != next.toPlay().orElse(Color.BLACK);
	}

	@Override
	public boolean beginsAnew(long now, boolean inOrder) {
		if (isYoung() && Opening.read(board, next) instanceof Opening.Begins begins && !isAsStarted(begins.start())
				&& (begins.start().hasSeatStones() ? mayBeSeatStones(inOrder) : !inOrder && !hasWhiteMoved())) {
			begin(now, begins.start());
			return true;
		}
		return false;
	}

	@Override
	public boolean mayYetBeginAnew() {
		return isYoung() && Opening.read(board, next) instanceof Opening.SeatStones;
	}

	/** A game that has rested waits for its position, however few moves it has: it is not begun anew. */
	private boolean isYoung() {
		return recorder.state().moves().size() < EARLY_MOVES && recorder.state().resumedAt().isEmpty();
	}

	/** Four stones that are moves in the record, Black's first, are seat stones only if White puts down the fifth. */
	private boolean mayBeSeatStones(boolean inOrder) {
		GameEvent.GameStarted start = recorder.state().start();
		boolean asMoves = start.setup().isEmpty() && start.toPlay() == Color.BLACK
				&& (inOrder || recorder.state().moves().size() == EARLY_MOVES - 1);
		return !asMoves
				|| !inOrder && board.stones(Color.BLACK).union(board.stones(Color.WHITE)).count() >= EARLY_MOVES;
	}

	private boolean hasWhiteMoved() {
		return recorder.state().moves().stream().anyMatch(move -> move.color() == Color.WHITE);
	}

	private boolean isAsStarted(Opening.Start start) {
		GameEvent.GameStarted started = recorder.state().start();
		return started.setup().equals(start.setup()) && started.toPlay() == start.toPlay();
	}

	/** A young game whose board is cleared never was; says whether a phase has begun. */
	boolean endIfCleared(long now) {
		nextLook = NEVER;
		boolean wasEmpty = recorder.state().position().occupied().isEmpty();
		if (wasEmpty || !isEmptyLongEnough(now)) {
			return false;
		}
		if (isYoung()) {
			endings.clearedAnew(now);
			prepare(now, CLEARED);
			return true;
		}
		if (play.policy().clearingEnds() && wasClearedAtOnce()) {
			endings.cleared(now);
			return true;
		}
		return false;
	}

	/** Whether most of the stones left within a short time. */
	private boolean wasClearedAtOnce() {
		return haveMostLeftSince(emptySince - timing.get().of(TimingSetting.CLEARING));
	}

	/** Stones that left while play rested, and the board was ignored, do not count. */
	private boolean haveMostLeftSince(long began) {
		PointSet stones = recorder.state().position().occupied();
		long resumed = recorder.state().resumedAt().orElse(Long.MIN_VALUE);
		long left = stones.indices().filter(i -> board.seen(i) >= began && board.earliest(i) >= resumed).count();
		return 2 * left > stones.count();
	}

	/** Players who have counted clear the board away; says whether the policy takes that for the end of the game. */
	boolean endCountingIfCleared(long now) {
		nextLook = NEVER;
		boolean wasEmpty = recorder.state().position().occupied().isEmpty();
		if (!play.policy().clearingEnds() || wasEmpty || !isEmptyLongEnough(now)
				|| !haveMostLeftSince(Long.MIN_VALUE)) {
			return false;
		}
		endings.cleared(now);
		return true;
	}

	/** A person says that a game begins with what lies there. */
	void start(long now) {
		if (recorder.state().phase() == Phase.PREPARING) {
			Opening.Reading reading = spoiled ? new Opening.Nothing() : Opening.read(board, next);
			begin(now, reading instanceof Opening.Begins begins
					? begins.start()
					: Opening.asItLies(board, next, rules(next)));
		}
	}

	private static Ruleset rules(GameDetails known) {
		return known.rules().flatMap(Rulesets::named).orElse(Rulesets.DEFAULT);
	}

	private void begin(long now, Opening.Start start) {
		endings.moot(now, Supersession.Cause.GAME_STARTED);
		boolean wrong = isWrong(start);
		GameDetails known = next;
		Ruleset rules = rules(known);
		String komi = known.komi().orElse(rules.komiFor(start.handicap()).toString());
		recorder.record(new GameEvent.GameStarted(now, board.grid().size(), rules.written(),
				known.policy().orElse(play.policy().name()), komi, start.handicap(), known.black().orElse(""),
				known.white().orElse(""), start.setup(), start.toPlay()));
		if (!known.time().equals(recorder.state().details().time())) {
			recorder.record(new GameEvent.GameInfo(now, GameDetails.NONE.withTime(known.time())));
		}
		recorder.record(new GameEvent.PhaseBegan(now, Phase.PLAYING, "started"));
		play.begin();
		if (wrong) {
			play.beganWrong(now, start.toPlay());
		}
	}
}

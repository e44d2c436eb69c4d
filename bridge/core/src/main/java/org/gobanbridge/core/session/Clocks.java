package org.gobanbridge.core.session;

import java.util.Optional;
import java.util.OptionalLong;
import org.gobanbridge.core.board.SourceState;
import org.gobanbridge.core.game.ClockSettings;
import org.gobanbridge.core.game.ClockUse;
import org.gobanbridge.core.game.GameEvent.Announced;
import org.gobanbridge.core.game.GameEvent.ClockSet;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Supersession;
import org.gobanbridge.core.incident.Supersession.Cause;
import org.gobanbridge.core.steady.SteadyBoard;
import org.gobanbridge.core.time.Call;
import org.gobanbridge.core.time.CallSchedule;
import org.gobanbridge.core.time.NoTime;
import org.gobanbridge.core.time.TimeControl;
import org.gobanbridge.core.time.TimeLeft;
import org.gobanbridge.core.time.TimeSystem;
import org.gobanbridge.rules.Color;

/**
 * The game clock: follows the turns of the record, or the levers, stops and starts, calls the time, and reports the time
 * that is used up (RULES 1D). A turn is charged from the end of the one before to the moment at which its stone was first
 * seen, so that what the bridge takes to understand costs nobody anything.
 */
final class Clocks {
	private static final long NEVER = Long.MAX_VALUE;
	private static final String TIME_OUT = "time-out";

	private final Recorder recorder;
	private final SteadyBoard board;
	private final Incidents incidents;
	private ClockUse use;
	private CallSchedule calls;
	private Optional<String> written = Optional.empty();
	private Optional<TimeControl> control = Optional.empty();
	/** The program began again: the clock stands until somebody says that play goes on. */
	private boolean untilResumed;
	/** After a break the clock stands until the board has been compared with the position. */
	private final Comparison comparison;
	/** Since when the game is adjourned, if the time of a side ran until then: it may seal its move yet. */
	private OptionalLong adjourned = OptionalLong.empty();
	/** Turns of the record that have been followed. */
	private int turns;
	/** Up to here the time has been called. */
	private long calledTo;

	Clocks(Recorder recorder, SteadyBoard board, Incidents incidents, Comparison comparison, ClockSettings settings) {
		this.recorder = recorder;
		this.board = board;
		this.incidents = incidents;
		this.comparison = comparison;
		this.use = settings.use();
		this.calls = settings.calls();
		this.turns = recorder.state().moves().size();
	}

	/** The program began again, with these settings; what was thought until its last input is charged. */
	void restart(long now, long lastInput, ClockSettings settings) {
		use = settings.use();
		calls = settings.calls();
		turns = recorder.state().moves().size();
		adjourned = OptionalLong.empty();
		recorder.state().clock().ifPresent(set -> {
			untilResumed = recorder.state().phase() == Phase.PLAYING;
			stop(now, set, Math.min(now, lastInput));
		});
	}

	/** Somebody says that play goes on. */
	void resumed() {
		if (untilResumed) {
			comparison.begin();
		}
		untilResumed = false;
	}

	/** This side has pressed its lever. */
	void pressed(long now, Color color, long at) {
		boolean ends = use == ClockUse.SENSE && system(color).isPresent() && recorder.state().phase() == Phase.PLAYING;
		Optional<ClockSet> set = recorder.state().clock().filter(clock -> ends && clock.toPlay() == color);
		set.ifPresent(clock -> {
			boolean recorded = recorder.state().lastMove().filter(last -> last.color() == color).isPresent();
			int number = recorder.state().moves().size() + (recorded ? 0 : 1);
			endTurn(now, clock, number, color, at, OptionalLong.empty());
		});
	}

	/** The side to move has sealed its move: in a game that is adjourned already, what it has thought since is charged. */
	void sealed(long now) {
		readControl();
		if (control.isEmpty() || adjourned.isEmpty()) {
			return;
		}
		ClockSet set = clock();
		Color side = set.toPlay();
		TimeLeft left = control.get().of(side).during(set.left(side), now - adjourned.getAsLong());
		adjourned = OptionalLong.empty();
		record(now, set.after(), side, side == Color.BLACK ? left : set.black(),
				side == Color.WHITE ? left : set.white(), OptionalLong.empty(),
				left.out() ? Optional.of(side) : Optional.empty());
		if (left.out()) {
			incidents.openTimeOut(now, side, false);
		}
	}

	/** A player asks how much time his side has left. */
	void asked(long now, Color color) {
		Optional<TimeSystem> system = system(color);
		recorder.state().clock().filter(set -> system.isPresent()).ifPresent(set -> {
			TimeLeft left = set.toPlay() == color ? leftAt(set, system.get(), now) : set.left(color);
			recorder.record(new Announced(now, color, CallSchedule.answer(left), true));
		});
	}

	/** Follows the game. */
	void look(long now) {
		readControl();
		GameState state = recorder.state();
		if (control.isEmpty() || state.gameNumber() == 0 || state.phase() == Phase.PREPARING) {
			return;
		}
		if (state.clock().isEmpty()) {
			turns = 0;
			record(now, 0, state.start().toPlay(), control.get().black().start(), control.get().white().start(),
					OptionalLong.empty(), Optional.empty());
		}
		followTurns(now);
		ClockSet set = clock();
		adjourned = state.phase() == Phase.ADJOURNED ? adjourned : OptionalLong.empty();
		if (set.since().isPresent() && !mayRun()) {
			stop(now, set, now);
			boolean thinking = state.phase() == Phase.ADJOURNED && state.sealed().isEmpty() && isCounting(set);
			adjourned = thinking ? OptionalLong.of(now) : OptionalLong.empty();
		} else if (set.since().isEmpty() && mayRun()) {
			record(now, set.after(), set.toPlay(), set.black(), set.white(), OptionalLong.of(now), Optional.empty());
			calledTo = now;
		}
		callAndFlag(now);
	}

	/** Whether it waits for the board to be compared with the position. */
	boolean isWaiting() {
		return comparison.isWaiting() && control.isPresent() && recorder.state().phase() == Phase.PLAYING;
	}

	/** When something happens by itself. */
	long nextLook(long now) {
		Optional<ClockSet> running = recorder.state().clock().filter(set -> isCounting(set));
		if (control.isEmpty() || running.isEmpty()) {
			return NEVER;
		}
		ClockSet set = running.get();
		TimeSystem system = control.get().of(set.toPlay());
		long since = set.since().getAsLong();
		OptionalLong flag = system.flag(set.left(set.toPlay()));
		long call = calls.next(system, set.left(set.toPlay()), now - since).map(Call::elapsed).orElse(NEVER - since);
		return since + Math.min(flag.orElse(NEVER - since), call);
	}

	private ClockSet clock() {
		return recorder.state().clock().orElseThrow();
	}

	private static boolean isCounting(ClockSet set) {
		return set.since().isPresent() && set.flag().isEmpty() && !set.left(set.toPlay()).out();
	}

	private void readControl() {
		Optional<String> text = recorder.state().details().time();
		if (text.equals(written)) {
			return;
		}
		written = text;
		control = text.flatMap(TimeControl::find)
				.filter(given -> !(given.black() instanceof NoTime && given.white() instanceof NoTime));
	}

	private Optional<TimeSystem> system(Color color) {
		readControl();
		return control.map(given -> given.of(color));
	}

	private boolean mayRun() {
		GameState state = recorder.state();
		boolean scattered = state.openIncidents().stream()
				.anyMatch(incident -> incident.kind() == IncidentKind.SCATTERED);
		boolean blind = use != ClockUse.SENSE && state.source() != SourceState.FOUND;
		return state.phase() == Phase.PLAYING && !untilResumed && !comparison.isWaiting() && !scattered && !blind
				&& state.sealedNext().isEmpty();
	}

	/** Turns that were taken back give their time back; those that came are charged, unless the levers say it. */
	private void followTurns(long now) {
		GameState state = recorder.state();
		int played = state.moves().size();
		ClockSet set = clock();
		if (played < turns) {
			ClockSet then = state.clockAtTurn(played).orElse(set);
			record(now, played, state.game().toPlay(), then.black(), then.white(),
					set.since().isPresent() ? OptionalLong.of(now) : OptionalLong.empty(), Optional.empty());
			calledTo = now;
		}
		int counted = use == ClockUse.SENSE ? set.after() : turns;
		for (int number = Math.min(counted, played) + 1; number <= played && !areLeversHeard(); number++) {
			RecordedMove move = state.moves().get(number - 1);
			endTurn(now, clock(), number, move.color(), move.seen(), move.hidden());
		}
		turns = played;
	}

	/** Otherwise a turn ends as it does without levers: nobody is charged for a lever that was not heard. */
	private boolean areLeversHeard() {
		return use == ClockUse.SENSE && recorder.state().clockSource() == SourceState.FOUND;
	}

	private void endTurn(long now, ClockSet set, int number, Color color, long at, OptionalLong hidden) {
		TimeLeft left = set.left(color);
		if (hasRun(set) && set.toPlay() == color && !left.out()) {
			TimeSystem system = control.orElseThrow().of(color);
			long since = set.since().orElse(Long.MAX_VALUE);
			TimeLeft before = left;
			left = system.after(before, Math.max(0, at - since));
			answerFlag(now, color, left, hidden.isPresent()
					&& !system.during(before, Math.max(0, hidden.getAsLong() - since)).out(),
					use == ClockUse.SENSE ? Supersession.by(Cause.LEVER) : Supersession.by(Cause.MOVE, number));
		}
		OptionalLong since = set.since().isPresent() || mayRun()
				? OptionalLong.of(Math.max(at, set.since().orElse(at)))
				: OptionalLong.empty();
		boolean his = set.toPlay() == color;
		record(now, number, color.opponent(), color == Color.BLACK ? left : set.black(),
				color == Color.WHITE ? left : set.white(), his ? since : set.since(), Optional.empty());
		calledTo = now;
	}

	/** Whether the clock runs, or ran in this turn before it was stopped: a turn that ends while it stands ends all the same. */
	private boolean hasRun(ClockSet set) {
		return set.since().isPresent() || recorder.state().clockAtTurn(set.after())
				.filter(first -> first.after() == set.after() && first.since().isPresent()).isPresent();
	}

	/** The stone that came at last was there in time, or perhaps, or not. */
	private void answerFlag(long now, Color color, TimeLeft left, boolean perhaps, Supersession by) {
		for (Incident incident : recorder.state().openIncidents()) {
			if (incident.kind() != IncidentKind.TIME_OUT || !incident.offender().equals(Optional.of(color))) {
				continue;
			}
			if (!left.out()) {
				incidents.supersede(now, incident, by);
			} else if (incident.doubt() != perhaps) {
				incidents.doubt(now, incident, perhaps);
			}
		}
	}

	private TimeLeft leftAt(ClockSet set, TimeSystem system, long at) {
		TimeLeft left = set.left(set.toPlay());
		return left.out() || set.since().isEmpty()
				? left
				: system.during(left, Math.max(0, at - set.since().getAsLong()));
	}

	private void stop(long now, ClockSet set, long at) {
		if (set.since().isEmpty()) {
			return;
		}
		readControl();
		Color side = set.toPlay();
		TimeLeft left = control.map(given -> leftAt(set, given.of(side), at)).orElse(set.left(side));
		record(now, set.after(), side, side == Color.BLACK ? left : set.black(),
				side == Color.WHITE ? left : set.white(), OptionalLong.empty(), Optional.empty());
	}

	private void callAndFlag(long now) {
		ClockSet set = clock();
		if (!isCounting(set)) {
			return;
		}
		Color side = set.toPlay();
		TimeSystem system = control.orElseThrow().of(side);
		long since = set.since().getAsLong();
		OptionalLong flag = system.flag(set.left(side));
		if (flag.isPresent() && now - since >= flag.getAsLong()) {
			flag(now, set);
			return;
		}
		calls.next(system, set.left(side), Math.max(calledTo - since, 0)).filter(call -> call.elapsed() == now - since)
				.ifPresent(call -> recorder.record(new Announced(now, side, call.key(), false)));
		calledTo = now;
	}

	private void flag(long now, ClockSet set) {
		Color side = set.toPlay();
		boolean doubt = use != ClockUse.SENSE && board.isCovered(now);
		record(now, set.after(), side, set.black(), set.white(), set.since(), Optional.of(side));
		incidents.openTimeOut(now, side, doubt);
		if (!doubt) {
			recorder.record(new Announced(now, side, TIME_OUT, false));
		}
	}

	private void record(long now, int after, Color toPlay, TimeLeft black, TimeLeft white, OptionalLong since,
			Optional<Color> flag) {
		recorder.record(new ClockSet(now, after, toPlay, black, white, since, flag));
	}
}

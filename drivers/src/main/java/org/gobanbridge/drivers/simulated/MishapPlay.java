package org.gobanbridge.drivers.simulated;

import java.util.ArrayList;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.board.Seat;
import org.gobanbridge.core.board.StoneBeside;
import org.gobanbridge.core.board.StoneBetween;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.PassReason;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Penalty;
import org.gobanbridge.core.incident.PenaltyLevel;
import org.gobanbridge.core.incident.Remedy;
import org.gobanbridge.core.incident.Ruling;
import org.gobanbridge.drivers.simulated.MishapPlan.Planned;
import org.gobanbridge.drivers.simulated.StonePlay.Done;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;

/** What goes wrong in one game, done at the table, and put right by the people there. NOT thread safe. */
final class MishapPlay {
	/** How long people need to see what anybody could know, and to agree. */
	static final long NOTICE_MILLIS = 8000;
	/** How long they look at a game that cannot go on. */
	private static final long BREAK_OFF_MILLIS = 15_000;
	/** How long nobody plays once it is put right. */
	private static final long AGAIN_MILLIS = 1500;
	/** How long a board must be empty until a game may start on it. */
	private static final long EMPTY_MILLIS = 4000;

	/** What became of the turn that was due. */
	enum Outcome {
		/** Nothing has happened to it. */
		TO_BE_PLAYED,
		/** It has been taken. */
		PLAYED,
		/** No turn will be taken any more. */
		BROKEN_OFF
	}

	/** A mishap that has not been put right; {@code moves} were played since. */
	private record Open(Mishap mishap, Aftermath aftermath, Seat hand, PointSet points, int moves) {
		Open answered() {
			return new Open(mishap, aftermath, hand, points, moves + 1);
		}
	}

	private final Turns turns;
	private final TableLog log;
	private final MishapPlan plan;
	private final HandVisits hands;
	private final MishapNotes notes;
	private final ActedPlay acted;
	private final AmissLevers levers;
	private final Dice dice;
	private Optional<Open> open = Optional.empty();
	/** When the lever was pressed and nothing was played, if its turn has not been taken since. */
	private OptionalLong pressed = OptionalLong.empty();

	MishapPlay(Turns turns, TableLog log, SimulationOptions options, MishapPlan plan) {
		this.turns = turns;
		this.log = log;
		this.plan = plan;
		this.dice = new Dice(options.seed(), "mishaps");
		this.hands = new HandVisits(log, dice);
		this.notes = new MishapNotes(turns, log);
		this.acted = new ActedPlay(turns, log, hands, notes);
		this.levers = new AmissLevers(turns, log, notes, dice);
	}

	/** Whether something goes wrong at this move. */
	boolean isDue(int number) {
		return plan.at().containsKey(number);
	}

	/** Before a turn is taken what is wrong is put right, or borne; false if the game is broken off. */
	boolean before(Move move) {
		if (open.isEmpty()) {
			return true;
		}
		Open now = open.get();
		if (now.moves() < now.aftermath().mostMoves() && standsBeside(move, now.points())) {
			open = Optional.of(now.answered());
			return true;
		}
		if (now.aftermath() == Aftermath.ANSWERED && now.moves() == 0) {
			turns.oddities().add(Words.of(now.mishap().kind())
					+ " is put right before the answer, which would be another move on the board as it lies");
		}
		return settle(now);
	}

	/** After the last turn; false if the game is broken off. */
	boolean atEnd() {
		return open.isEmpty() || settle(open.get());
	}

	private boolean settle(Open now) {
		if (now.mishap() instanceof Mishap.CapturedLeft && now.moves() > 0) {
			tellSooner();
		}
		long known = lastIncident().t() + lastIncident().grace();
		if (now.aftermath() == Aftermath.NEVER) {
			turns.waitUntil(Math.max(turns.ready(), known) + BREAK_OFF_MILLIS);
			return false;
		}
		turns.waitUntil(known + NOTICE_MILLIS);
		long right = restore(now.hand(), now.points());
		if (now.mishap().kind() == IncidentKind.SCATTERED) {
			turns.clockStood(known, right);
		}
		open = Optional.empty();
		return !(now.mishap() instanceof Mishap.Illegal illegal) || goOn(illegal, right);
	}

	/** Captured stones that lie there when the opponent has answered are told of earlier. */
	private void tellSooner() {
		TrueIncident incident = lastIncident();
		long answered = log.moves().stream().mapToLong(TrueMove::t).filter(t -> t > incident.t()).min().orElseThrow();
		long known = Math.max(answered, incident.t() + MishapNotes.CAPTURED_ANSWERED_MILLIS);
		log.correct(incident.withGrace(Math.min(incident.grace(), known - incident.t())));
	}

	/** A time that was used up meanwhile is none that is put right. */
	private TrueIncident lastIncident() {
		return log.incidents().reversed().stream().filter(incident -> incident.kind() != IncidentKind.TIME_OUT)
				.findFirst().orElseThrow();
	}

	/** All these points are put as the position has them; when the last one was. */
	private long restore(Seat seat, PointSet points) {
		List<Touch> touches = new ArrayList<>();
		List<Touch> puts = new ArrayList<>();
		points.indices().forEach(i -> {
			PointState wanted = wanted(i);
			if (log.at(i) != wanted && log.at(i) != PointState.EMPTY) {
				touches.add(Touch.take(dice.millis(300, 700), i));
			}
			if (log.at(i) != wanted && wanted != PointState.EMPTY) {
				puts.add(new Touch(dice.millis(400, 900), i, wanted));
			}
		});
		touches.addAll(puts);
		long right = hands.touch(seat, touches, turns.ready()).to();
		righted(right);
		return right;
	}

	private void righted(long right) {
		log.correct(lastIncident().rightedAt(right));
		turns.waitUntil(right + AGAIN_MILLIS);
	}

	private PointState wanted(int index) {
		return turns.game().position().colorAt(index).map(PointState::of).orElse(PointState.EMPTY);
	}

	/** A stone that may not lie there is off again: perhaps it has cost the turn. */
	private boolean goOn(Mishap.Illegal illegal, long right) {
		if (illegal.kind() == IncidentKind.WRONG_START) {
			turns.waitUntil(right + EMPTY_MILLIS);
		}
		if (plan.turnLost().contains(illegal.kind()) && illegal.color() == turns.game().toPlay()) {
			turns.passed(illegal.color(), PassReason.FORFEIT);
			if (illegal.goesOn()) {
				turns.pass(new Move.Pass(illegal.color().opponent()));
			}
		}
		turns.waitUntil(illegal.goesOn() ? turns.ready() : right + BREAK_OFF_MILLIS);
		return illegal.goesOn();
	}

	/** Whether this move is the same on the board as it lies, and away from what is wrong. */
	private boolean standsBeside(Move move, PointSet wrong) {
		if (!(move instanceof Move.Play play) || turns.game().illegality(move).isPresent()) {
			return false;
		}
		int index = log.grid().index(play.point());
		Position lies = Position.of(lying(PointState.BLACK), lying(PointState.WHITE));
		PointSet captured = turns.game().position().captures(play.color(), index);
		return !wrong.contains(index) && lies.isEmpty(index) && !lies.isSuicide(play.color(), index)
				&& !captured.intersects(wrong) && lies.captures(play.color(), index).equals(captured)
				&& !PointSet.of(log.grid(), index).border().intersects(wrong);
	}

	private PointSet lying(PointState state) {
		return PointSet.of(log.grid(),
				IntStream.range(0, log.grid().pointCount()).filter(i -> log.at(i) == state).toArray());
	}

	/** What goes wrong before this turn is taken, or with it. */
	Outcome instead(int number, Move move, Optional<Move> answer) {
		Optional<Planned> due = Optional.ofNullable(plan.at().get(number));
		if (due.isEmpty()) {
			return Outcome.TO_BE_PLAYED;
		}
		if (open.isPresent()) {
			settle(open.get());
		}
		Aftermath aftermath = due.get().aftermath();
		return switch (due.get().mishap()) {
			case Mishap.Touched touched -> {
				if (!touched.afterMove()) {
					touch(number, touched, aftermath);
				}
				yield before(move) ? Outcome.TO_BE_PLAYED : Outcome.BROKEN_OFF;
			}
			case Mishap.Illegal illegal -> play(number, illegal, aftermath, move, answer);
			case Mishap.WrongColor wrong -> playWrongColor(number, wrong.move());
			case Mishap.WrongRemoval wrong -> {
				playRemoval(number, (Move.Play) move, wrong, wrong.more(), aftermath);
				yield Outcome.PLAYED;
			}
			case Mishap.CapturedLeft captured -> {
				playRemoval(number, (Move.Play) move, captured, captured.left(), aftermath);
				yield Outcome.PLAYED;
			}
			case Mishap.Unclear unclear -> playUnclear(number, unclear);
			case Mishap.LeverAmiss amiss -> {
				if (amiss.kind() == IncidentKind.CLOCK_EARLY) {
					levers.early(number, (Move.Play) move);
				} else {
					levers.forgotten(number, (Move.Play) move);
				}
				yield Outcome.PLAYED;
			}
			case Mishap.LaidBeside beside -> layBeside(number, beside);
			case Mishap.Said said -> say(number, said);
			case Mishap.OutOfTime out -> {
				turns.outOfTime(out.color());
				yield Outcome.TO_BE_PLAYED;
			}
			case Mishap.AsRecorded recorded -> Outcome.TO_BE_PLAYED;
			case Mishap.Acted told -> {
				calm();
				yield acted.act(told.told()) ? Outcome.PLAYED : Outcome.BROKEN_OFF;
			}
		};
	}

	/** What goes wrong when this turn has been taken. */
	void after(int number) {
		if (pressed.isPresent()) {
			levers.wasEarly(number, pressed.getAsLong());
			pressed = OptionalLong.empty();
		}
		Optional.ofNullable(plan.at().get(number)).filter(due -> due.mishap() instanceof Mishap.Touched touched
				&& touched.afterMove())
				.ifPresent(due -> touch(number, (Mishap.Touched) due.mishap(), due.aftermath()));
	}

	/** The board lies still, and everybody has seen it. */
	private void calm() {
		turns.waitUntil(turns.quiet() + dice.millis(300, 2500));
	}

	private void touch(int number, Mishap.Touched touched, Aftermath aftermath) {
		calm();
		Seat seat = TableLog.seat(touched.hand());
		Span visit = hands.touch(seat, touched.touches(), turns.ready());
		notes.note(number, touched.kind(), touched.hand(), touched.evident(), touched.points(), touched.moved(), visit);
		open = Optional.of(new Open(touched, aftermath, seat, touched.points(), 0));
	}

	private Outcome play(int number, Mishap.Illegal illegal, Aftermath aftermath, Move move, Optional<Move> answer) {
		illegal.lead().forEach(lead -> turns.take(lead, Optional.empty()));
		if (illegal.kind() != IncidentKind.WRONG_START) {
			calm();
		}
		Grid grid = log.grid();
		int index = illegal.index();
		Seat seat = TableLog.seat(illegal.color());
		Position before = turns.game().position();
		PointSet taken = before.captures(illegal.color(), index);
		List<Touch> touches = new ArrayList<>(List.of(Touch.put(0, index, illegal.color())));
		taken.indices().forEach(i -> touches.add(Touch.take(dice.millis(400, 1000), i)));
		long last = hands.touch(seat, touches, turns.ready()).to();
		long t = log.changed(index);
		PointSet points = PointSet.of(grid, index);
		notes.note(number, illegal.kind(), illegal.color(), true, points.points(), List.of(),
				notes.remedy(points.union(taken)),
				new Span(t, t), 0);
		turns.waitUntil(last);
		open = Optional.of(new Open(illegal, aftermath, seat, points.union(taken), 0));
		if (aftermath == Aftermath.SOON) {
			return before(move) ? Outcome.TO_BE_PLAYED : Outcome.BROKEN_OFF;
		}
		Position lies = before.with(illegal.color(), points).without(taken);
		turns.wasPlayed(new Move.Play(illegal.color(), grid.point(index)), lies, taken, t, last);
		calm();
		answerTo(illegal.color().opponent(), move, answer).ifPresent(play -> turns.take(play, Optional.empty()));
		turns.waitUntil(turns.ready() + BREAK_OFF_MILLIS);
		return Outcome.BROKEN_OFF;
	}

	/** What this side plays when a stone that may not lie there is let stand: its next move, or any other. */
	private Optional<Move> answerTo(Color color, Move move, Optional<Move> answer) {
		List<Move> choices = new ArrayList<>(List.of(move));
		answer.ifPresent(choices::add);
		IntStream.range(0, log.grid().pointCount())
				.forEach(i -> choices.add(new Move.Play(color, log.grid().point(i))));
		return choices.stream().filter(choice -> choice.color() == color && choice instanceof Move.Play)
				.filter(choice -> standsBeside(choice, PointSet.none(log.grid()))).findFirst();
	}

	/** The stone of the wrong colour is exchanged where it lies, and the move is played. */
	private Outcome playWrongColor(int number, Move.Play play) {
		calm();
		int index = log.grid().index(play.point());
		Seat seat = TableLog.seat(play.color());
		long t = hands.touch(seat, List.of(Touch.put(0, index, play.color().opponent())), turns.ready()).to();
		PointSet points = PointSet.of(log.grid(), index);
		notes.note(number, IncidentKind.WRONG_COLOR, play.color(), true, points.points(), List.of(),
				List.of(new Remedy(play.point(), Optional.of(play.color()))), new Span(t, t), 0);
		turns.waitUntil(t + NOTICE_MILLIS);
		long right = hands.touch(seat,
				List.of(Touch.take(0, index), Touch.put(dice.millis(500, 1200), index, play.color())), turns.ready())
				.to();
		return playedAt(play, points, t, right);
	}

	/** The stone lies between two points until it is pushed to its own. */
	private Outcome playUnclear(int number, Mishap.Unclear unclear) {
		calm();
		Move.Play play = unclear.move();
		int index = log.grid().index(play.point());
		int other = unclear.other();
		Seat seat = TableLog.seat(play.color());
		long t = hands.touch(seat,
				List.of(new Touch(0, index, unclear.here()), new Touch(0, other, unclear.there())), turns.ready())
				.to();
		PointSet points = PointSet.of(log.grid(), index, other);
		notes.note(number, IncidentKind.UNCLEAR_PLACEMENT, play.color(), true, points, List.of(), new Span(t, t));
		turns.waitUntil(t + MishapNotes.BETWEEN_MILLIS + NOTICE_MILLIS);
		long right = hands.touch(seat, List.of(Touch.take(0, other), Touch.put(0, index, play.color())),
				turns.ready()).to();
		log.lay(new LooseStone.Between(new Span(t, right),
				new StoneBetween(play.point(), log.grid().point(other), play.color())));
		return playedAt(play, PointSet.of(log.grid(), index), right, right);
	}

	private Outcome playedAt(Move.Play play, PointSet points, long t, long right) {
		Position after = turns.game().position().with(play.color(), points);
		turns.wasPlayed(play, after, PointSet.none(log.grid()), t, right);
		righted(right);
		return Outcome.PLAYED;
	}

	/** The move is played, and what it captures is not what leaves the board. */
	private void playRemoval(int number, Move.Play play, Mishap mishap, PointSet wrong, Aftermath aftermath) {
		calm();
		boolean tooMany = mishap instanceof Mishap.WrongRemoval;
		PointSet none = PointSet.none(log.grid());
		Done done = turns.play(play, Optional.empty(), tooMany ? wrong : none, tooMany ? none : wrong);
		LongSummaryStatistics gone = wrong.indices().mapToLong(log::changed).summaryStatistics();
		notes.note(number, mishap.kind(), play.color(), true, wrong, List.of(), tooMany
				? new Span(Math.min(done.down(), gone.getMin()), Math.max(done.down(), gone.getMax()))
				: new Span(done.settled(), done.settled()));
		turns.waitUntil(done.settled());
		open = Optional.of(new Open(mishap, aftermath, TableLog.seat(play.color()), wrong, 0));
	}

	private Outcome layBeside(int number, Mishap.LaidBeside beside) {
		calm();
		Seat seat = TableLog.seat(beside.hand());
		List<Long> laid = new ArrayList<>();
		long t = turns.ready();
		for (int n = 0; n < beside.stones().size(); n++) {
			t += n == 0 ? 0 : dice.millis(500, 2000);
			laid.add(t);
		}
		notes.note(number, beside.kind(), beside.hand(), true, List.of(), List.of(), List.of(),
				new Span(laid.getFirst(), t), MishapNotes.grace(beside.kind()));
		long right = t + NOTICE_MILLIS;
		for (int n = 0; n < laid.size(); n++) {
			log.lay(new LooseStone.Beside(new Span(laid.get(n), right),
					new StoneBeside(seat, beside.stones().get(n))));
		}
		righted(right);
		return Outcome.TO_BE_PLAYED;
	}

	private Outcome say(int number, Mishap.Said said) {
		calm();
		long t = turns.ready();
		if (said.kind() == IncidentKind.REPORTED) {
			log.say(new Input.Ruled(t, OptionalInt.empty(),
					new Ruling(Optional.empty(), new Penalty(PenaltyLevel.WARNING, 0), Optional.of(said.color()),
							Optional.of("referee"), Optional.empty())));
		} else {
			turns.levers().press(said.color(), t);
			pressed = OptionalLong.of(t);
		}
		notes.note(number, said.kind(), said.color(), true, List.of(), List.of(), List.of(), new Span(t, t),
				MishapNotes.grace(said.kind()));
		turns.waitUntil(t + NOTICE_MILLIS);
		return Outcome.TO_BE_PLAYED;
	}
}

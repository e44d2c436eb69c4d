package org.gobanbridge.core.session;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.explain.Explanation;
import org.gobanbridge.core.explain.Explanation.Turn;
import org.gobanbridge.core.explain.OverlookedTurn;
import org.gobanbridge.core.explain.Situation;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.PassReason;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.incident.CycleNoted;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.steady.SteadyBoard;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Repetition;
import org.gobanbridge.rules.history.Cycle;
import org.gobanbridge.rules.history.Game;

/** Turns what explains the board into events, and tells whoever has to know of a turn. */
final class Decisions {
	/** Whoever plays on before he has taken off what was taken back may do so as long after, in milliseconds. */
	private static final long TAKING_BACK_MILLIS = 10_000;

	private final Recorder recorder;
	private final SteadyBoard board;
	private final Incidents incidents;
	private final Exchanges exchanges;
	private final Leftovers leftovers;
	private final LeverWatch levers;
	private final Declarations declarations;
	private final OrderDoubts doubts = new OrderDoubts();

	Decisions(Recorder recorder, SteadyBoard board, Incidents incidents, Exchanges exchanges, Leftovers leftovers,
			LeverWatch levers, Declarations declarations) {
		this.recorder = recorder;
		this.board = board;
		this.incidents = incidents;
		this.exchanges = exchanges;
		this.leftovers = leftovers;
		this.levers = levers;
		this.declarations = declarations;
	}

	/** Begins anew: no other order of the turns so far is thought of any more. */
	void begin() {
		doubts.clear();
	}

	/** This is what has happened. */
	void decide(long now, Explanation story) {
		switch (story) {
			case Explanation.InOrder inOrder -> {
				doubts.remember(recorder.state(), inOrder.others());
				takeAll(now, inOrder.turns());
			}
			case Explanation.Slid slid -> slide(now, slid.to());
			case Explanation.TakenBack back -> takeBack(now, back.to(), false);
			case Explanation.Irregular irregular -> {
				if (!isUnwound(now, irregular)) {
					takeAll(now, irregular.turns());
					openAll(now, irregular);
				}
			}
			case Explanation.UnderWay underWay -> throw new IllegalStateException("nothing to decide in " + underWay);
		}
	}

	/**
	 * Whether the players have taken the first of two moves running off as well, which were to be void with the turn lost:
	 * then the record has that (FORMATS 5). Turns after it are found anew.
	 */
	private boolean isUnwound(long now, Explanation.Irregular story) {
		Optional<RecordedMove> first = recorder.state().lastMove().filter(last -> story.findings().stream()
				.allMatch(finding -> finding.kind() == IncidentKind.STONE_LIFTED
						&& finding.points().equals(last.point().stream().toList())));
		Optional<Incident> twoMoves = first.flatMap(last -> recorder.state().rulable().stream()
				.filter(incident -> incident.kind() == IncidentKind.TWO_MOVES && incident.losesTurn()
						&& incident.move().equals(OptionalInt.of(last.number()))
						&& !recorder.state().openIncidents().contains(incident))
				.findFirst());
		twoMoves.ifPresent(incident -> {
			int number = first.orElseThrow().number();
			incidents.change(now, new GameEvent.Revision(now, number, List.of(), OptionalInt.of(incident.id())));
			recorder.loseTurn(now, incident.offender().orElseThrow(), incident);
			leftovers.undone(number - 1);
			levers.forget();
			doubts.clear();
		});
		return twoMoves.isPresent();
	}

	/** This is what has happened, and not what was told of these points. */
	void decideInstead(long now, Explanation.Irregular story, PointSet points) {
		takeAll(now, story.turns());
		incidents.supersede(now, points, incidents.next());
		openAll(now, story);
	}

	private void openAll(long now, Explanation.Irregular story) {
		story.findings().forEach(finding -> {
			finding.offender().ifPresent(levers::irregular);
			incidents.open(now, finding);
		});
	}

	/** Whether the turns so far came in another order, after which what is seen is in order; then the record has that. */
	boolean reorder(long now, Situation situation) {
		Optional<GameEvent.Revision> other = doubts.otherOrder(now, situation);
		other.ifPresent(this::revise);
		return other.isPresent();
	}

	/** Whether one turn more was played, after which what is seen is in order; then the record has that. */
	boolean recall(Situation situation) {
		Optional<GameEvent.Revision> longer = OverlookedTurn.find(situation);
		longer.ifPresent(this::revise);
		return longer.isPresent();
	}

	private void revise(GameEvent.Revision revision) {
		recorder.record(revision);
		leftovers.undone(revision.from() - 1);
		recorder.state().moves().stream().skip(revision.from() - 1L).forEach(move -> leftovers.captured(move, board));
	}

	/** The opponent has answered the last turn on the point that it had left. */
	void answeredOnVacatedPoint(long now) {
		RecordedMove answer = recorder.state().lastMove().orElseThrow();
		leftovers.playedOn(now + TAKING_BACK_MILLIS);
		leftovers.captured(answer, board);
		declarations.moved(answer.color());
	}

	/** These illegal stones have been answered, and become moves as they lie; then come the turns after them. */
	void enter(long now, List<Incident> answered, Explanation.InOrder turns) {
		for (Incident incident : answered) {
			incidents.enter(now, incident);
			recorder.state().lastMove().ifPresent(move -> leftovers.captured(move, board));
		}
		decide(now, turns);
	}

	/** The record goes back to this many turns. */
	void takeBack(long now, int to, boolean declared) {
		int from = recorder.state().moves().size();
		incidents.change(now,
				new GameEvent.Undone(now, to, IntStream.rangeClosed(to + 1, from).boxed().toList(), declared));
		leftovers.undone(to);
		levers.forget();
		doubts.clear();
	}

	/** Passes are claimed first: a stone proves that the lever was pressed for it, unless the pass is among the turns. */
	private void takeAll(long now, List<Turn> turns) {
		Deque<PassReason> passes = new ArrayDeque<>();
		turns.stream().map(Turn::move).filter(Move.Pass.class::isInstance)
				.forEach(pass -> passes.add(declarations.takePass(pass.color())));
		for (int n = 0; n < turns.size(); n++) {
			Turn turn = turns.get(n);
			if (turn.move() instanceof Move.Play play) {
				boolean guessed = n > 0 && cameAfter(turns.get(n - 1), turn)
						|| n + 1 < turns.size() && cameAfter(turn, turns.get(n + 1));
				play(now, guessed ? turn.doubted() : turn, play);
			} else {
				recorder.pass(now, turn.move().color(), passes.remove());
			}
		}
	}

	/** Whether this stone, by what was read of both, came after the one that is to have been played next. */
	private boolean cameAfter(Turn turn, Turn next) {
		return turn.move() instanceof Move.Play stone && turn.seen().isPresent() && !turn.uncertain()
				&& next.seen().isPresent() && !next.uncertain()
				&& next.seen().getAsLong() <= board.earliest(board.grid().index(stone.point()));
	}

	private void play(long now, Turn turn, Move.Play play) {
		Grid grid = board.grid();
		int index = grid.index(play.point());
		Game after = recorder.state().game().playAssumeLegal(play);
		Optional<Incident> wrong = exchanges.of(now, play);
		long seen = wrong.flatMap(exchanges::came).orElse(turn.seen().orElse(now));
		recorder.record(new GameEvent.MovePlayed(now, recorder.state().moves().size() + 1, play.color(), play.point(),
				after.lastCaptured().points(), seen, turn.hidden(), turn.uncertain(),
				OptionalInt.empty()));
		leftovers.playedOn(now + TAKING_BACK_MILLIS);
		leftovers.captured(recorder.state().lastMove().orElseThrow(), board);
		if (board.hidden().contains(index) && turn.seen().isEmpty()) {
			leftovers.assumed(board, index);
		}
		declarations.moved(play.color());
		if (turn.seen().isPresent()) {
			declarations.answered(now, play.color(), board.earliest(index));
		}
		levers.played(now);
		wrong.ifPresent(incident -> exchanges.righted(now, incident, play.color()));
		noteCycle(now);
	}

	/** A long cycle that the rules allow is told when it has come round, once until somebody rules on it. */
	private void noteCycle(long now) {
		Game game = recorder.state().game();
		boolean told = recorder.state().openIncidents().stream()
				.anyMatch(incident -> incident.kind() == IncidentKind.LONG_CYCLE);
		if (!told && game.rules().repetition() == Repetition.SIMPLE_KO) {
			Cycle.closedBy(game).filter(Cycle::sameToPlay).ifPresent(cycle -> incidents.openCycle(now,
					new CycleNoted(cycle.length(), Words.of(cycle.kind()))));
		}
	}

	private void slide(long now, int to) {
		RecordedMove last = recorder.state().lastMove().orElseThrow();
		recorder.record(last.slidTo(now, board.grid().point(to), recorder.state().gameAfter(last.number() - 1)));
		leftovers.undone(last.number() - 1);
		leftovers.captured(recorder.state().lastMove().orElseThrow(), board);
		levers.slid(now, last.point().orElseThrow(), board.grid().point(to));
	}
}

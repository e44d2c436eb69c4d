package org.gobanbridge.app.prove;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameEvent.MovePlayed;
import org.gobanbridge.core.game.GameEvent.RevisedMove;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Resolution;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.history.Game;

/** Whether what a session says can be, event by event. NOT thread safe. */
final class FuzzCheck {
	private GameState state;
	private long lastT;
	private long lastInput;
	/** Whether somebody has made a position that no play leads to: by an edit, a correction by hand, an illegal move. */
	private boolean beyondPlay;

	FuzzCheck(Grid grid) {
		this.state = GameState.of(grid, List.of());
	}

	/**
	 * What an input caused.
	 *
	 * @throws FuzzFailure
	 *             with what cannot be
	 */
	void take(Input input, List<GameEvent> caused) {
		for (GameEvent event : caused) {
			FuzzFailure.require(event.t() >= lastT, "time goes backwards with ", event);
			FuzzFailure.require(event.t() <= input.t(), "something happens after the input that caused it: ", event);
			FuzzFailure.require(event.t() >= lastInput || input instanceof Input.Restarted,
					"something happens before an input that came before it: ", event);
			lastT = event.t();
			before(input, event);
			state = state.apply(event);
			after(event);
		}
		lastInput = input.t();
	}

	private void before(Input input, GameEvent event) {
		switch (event) {
			case GameEvent.GameStarted started -> beyondPlay = hasBreathless(
					started.setup().position(Grid.of(started.size())));
			case MovePlayed move -> move(move, input instanceof Input.Ruled);
			case GameEvent.Passed pass -> {
				FuzzFailure.require(pass.number() == state.moves().size() + 1, "a pass with a wrong number: ", pass);
				FuzzFailure.require(pass.color() == state.game().toPlay(), "a pass out of turn: ", pass);
				FuzzFailure.require(mayEnter(input instanceof Input.Ruled), "a pass while nobody plays: ", pass);
			}
			case GameEvent.Revision revision -> revision(revision);
			case GameEvent.Undone undone -> FuzzFailure.require(
					undone.to() >= 0 && undone.to() < state.moves().size()
							&& undone.moves().size() == state.moves().size()
									- undone.to(),
					"turns taken back that were not played: ", undone);
			case GameEvent.Edited edited -> {
				beyondPlay = true;
				FuzzFailure.require(edited.after() == state.moves().size(), "an edit after a wrong move: ", edited);
			}
			case GameEvent.IncidentOpened opened -> opened(opened.incident(), input instanceof Input.Revised);
			case GameEvent.IncidentUpdated updated ->
				FuzzFailure.require(isKnown(state.openIncidents(), updated.incident().id()),
						"an incident that is not open changes: ", updated);
			case GameEvent.IncidentResolved resolved -> FuzzFailure.require(
					isKnown(state.openIncidents(), resolved.id())
							|| resolved.how() != Resolution.RESTORED
									&& isKnown(state.restoredIncidents(), resolved.id()),
					"an incident that is not open is closed: ", resolved);
			case GameEvent.CapturesCleared cleared -> FuzzFailure.require(state.uncleared().contains(cleared.number()),
					"captured stones are off that were off: ", cleared);
			case GameEvent.GameEnded ended -> FuzzFailure.require(state.phase().isRunning(),
					"a game ends that is not running: ", ended);
			default -> {
			}
		}
	}

	/** A turn is taken while the game is played; a referee may also rule in an interruption that one was. */
	private boolean mayEnter(boolean ruled) {
		return state.phase() == Phase.PLAYING || ruled && state.phase().isRunning();
	}

	private void move(MovePlayed move, boolean byReferee) {
		Game game = state.game();
		int index = game.grid().index(move.point());
		FuzzFailure.require(mayEnter(byReferee && move.irregular().isPresent()), "a move while nobody plays: ", move);
		FuzzFailure.require(move.number() == state.moves().size() + 1, "a move with a wrong number: ", move);
		FuzzFailure.require(move.seen() <= move.t(), "a move before it was seen: ", move);
		FuzzFailure.require(game.position().isEmpty(index) || move.irregular().isPresent(),
				"a move on an occupied point: ", move);
		if (move.irregular().isPresent()) {
			beyondPlay = true;
			int id = move.irregular().getAsInt();
			FuzzFailure.require(
					isKnown(state.openIncidents(), id) || isKnown(state.restoredIncidents(), id)
							|| state.ruledOn().stream().anyMatch(ruled -> ruled.incident().id() == id),
					"an irregular move without its incident: ", move);
			return;
		}
		Move.Play play = new Move.Play(move.color(), move.point());
		FuzzFailure.require(game.illegality(play).isEmpty(), "a move against the rules and no incident: ", move);
		FuzzFailure.require(captured(game, play).equals(move.captured()), "a move that captures otherwise: ", move);
	}

	private static List<Point> captured(Game game, Move move) {
		return game.playAssumeLegal(move).lastCaptured().points();
	}

	private void revision(GameEvent.Revision revision) {
		FuzzFailure.require(revision.from() >= 1 && revision.from() <= state.moves().size() + 1,
				"a correction of turns that there are not: ", revision);
		Game game = state.gameAfter(revision.from() - 1);
		for (RevisedMove revised : revision.moves()) {
			Move move = revised.point().<Move>map(point -> new Move.Play(revised.color(), point))
					.orElseGet(() -> new Move.Pass(revised.color()));
			beyondPlay |= revised.irregular().isPresent();
			FuzzFailure.require(revised.irregular().isPresent() || game.illegality(move).isEmpty(),
					"a correction against the rules: ", revision);
			PointSet captured = PointSet.of(game.grid(), revised.captured());
			boolean lies = revised.irregular().isPresent() && captured.isEmpty();
			FuzzFailure.require(lies || captured(game, move).equals(revised.captured()),
					"a correction that captures otherwise: ", revision);
			game = lies
					? game.playAsItLies(move, with(game.position(), revised), captured)
					: game.playAssumeLegal(move);
		}
	}

	private static Position with(Position position, RevisedMove revised) {
		return position.with(revised.color(), PointSet.of(position.grid(), revised.point().stream().toList()));
	}

	private void opened(Incident incident, boolean byHand) {
		boolean reported = incident.kind() == IncidentKind.REPORTED;
		FuzzFailure.require(incident.id() == state.incidentCount() + 1, "an incident with a wrong number: ", incident);
		FuzzFailure.require(reported || byHand || state.phase() == Phase.PLAYING, "an incident while nobody plays: ",
				incident);
		FuzzFailure.require(reported || state.openIncidents().stream().noneMatch(
				open -> open.kind() == incident.kind() && open.points().equals(incident.points())
						&& open.offender().equals(incident.offender()) && !isAnswered(open)),
				"an incident that is open already: ", incident);
	}

	/** Its stone stands in the record, and may have been captured since and put there against the rules once more. */
	private boolean isAnswered(Incident incident) {
		return state.moves().stream().anyMatch(move -> move.irregular().equals(OptionalInt.of(incident.id())));
	}

	private static boolean isKnown(List<Incident> incidents, int id) {
		return incidents.stream().anyMatch(incident -> incident.id() == id);
	}

	private void after(GameEvent event) {
		if (event instanceof MovePlayed && !beyondPlay) {
			FuzzFailure.require(!hasBreathless(state.position()), "stones without liberties after ", event);
		}
		for (RecordedMove move : state.lastMove().stream().toList()) {
			FuzzFailure.require(move.number() == state.moves().size(), "turns are numbered wrongly after ", event);
		}
		Set<Integer> ids = new HashSet<>();
		FuzzFailure.require(Stream.concat(state.openIncidents().stream(), state.restoredIncidents().stream())
				.allMatch(incident -> ids.add(incident.id())), "two incidents of one number after ", event);
	}

	private static boolean hasBreathless(Position position) {
		for (Color color : Color.values()) {
			for (PointSet string : position.strings(color)) {
				if (position.liberties(string).isEmpty()) {
					return true;
				}
			}
		}
		return false;
	}

	/** Whether the events say what the session thinks. */
	static void requireSame(GameState read, GameState own) {
		requireSame("phase", read.phase(), own.phase());
		requireSame("number of games", read.gameNumber(), own.gameNumber());
		requireSame("record", read.moves(), own.moves());
		requireSame("position", read.position(), own.position());
		requireSame("turn", read.game().toPlay(), own.game().toPlay());
		requireSame("details", read.details(), own.details());
		requireSame("open incidents", read.openIncidents(), own.openIncidents());
		requireSame("restored incidents", read.restoredIncidents(), own.restoredIncidents());
		requireSame("rulings", read.ruledOn(), own.ruledOn());
		requireSame("warnings", read.warnings(), own.warnings());
		requireSame("captured stones that lie there", read.uncleared(), own.uncleared());
		requireSame("unsettled points", read.unsettled(), own.unsettled());
		requireSame("passes", read.passesInARow(), own.passesInARow());
		requireSame("result", read.result(), own.result());
		requireSame("source", read.source(), own.source());
	}

	private static void requireSame(String what, Object read, Object own) {
		FuzzFailure.require(Optional.of(read).equals(Optional.of(own)), "the events say another " + what + ": ",
				read + " for " + own);
	}
}

package org.gobanbridge.core.session;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.explain.Explanation.Finding;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.steady.SteadyBoard;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Point;

/**
 * Stones that seem to be a second move of one side, and are told to be the other side's stone of the wrong colour when
 * that side presses the lever for it or exchanges it on its point (FORMATS 7, wrong-color). When stones came is known
 * until a restart.
 */
final class Exchanges {
	/** How long after the wrong stone was taken off the right one is its exchange, in milliseconds. */
	private static final long EXCHANGE_MILLIS = 5_000;

	private final Recorder recorder;
	private final SteadyBoard board;
	private final Incidents incidents;
	private final Declarations declarations;
	/** When the stone of each such incident was first seen. */
	private final Map<Integer, Long> came = new HashMap<>();
	/** When it was first seen to be gone. */
	private final Map<Integer, Long> gone = new HashMap<>();

	Exchanges(Recorder recorder, SteadyBoard board, Incidents incidents, Declarations declarations) {
		this.recorder = recorder;
		this.board = board;
		this.incidents = incidents;
		this.declarations = declarations;
	}

	void forget() {
		came.clear();
		gone.clear();
	}

	private static boolean mayBeExchanged(Incident incident) {
		return incident.kind() == IncidentKind.TWO_MOVES || incident.kind() == IncidentKind.WRONG_COLOR;
	}

	private int stone(Incident incident) {
		return board.grid().index(incident.points().getFirst());
	}

	/** Follows such stones, and hears the lever that is pressed for one. */
	void lookAgain(long now) {
		for (Incident incident : recorder.state().openIncidents()) {
			if (!mayBeExchanged(incident)) {
				continue;
			}
			int stone = stone(incident);
			if (!incidents.lies(incident)) {
				if (board.at(stone) != PointState.UNKNOWN) {
					gone.putIfAbsent(incident.id(), board.seen(stone));
				}
				continue;
			}
			came.putIfAbsent(incident.id(), board.seen(stone));
			Color toPlay = recorder.state().game().toPlay();
			boolean his = recorder.state().position().isEmpty(stone) && !isPlaying(toPlay) && declarations.pressed()
					.filter(pressed -> pressed.color() == toPlay && pressed.at() >= came.get(incident.id()))
					.isPresent();
			if (his) {
				declarations.moved(toPlay);
				if (incident.kind() == IncidentKind.TWO_MOVES) {
					becomesWrongColor(now, incident, toPlay);
				}
			}
		}
	}

	/** Whether a stone of this side has come, or is coming, for which its lever may have been pressed. */
	private boolean isPlaying(Color side) {
		return board.differences(recorder.state().position()).indices()
				.anyMatch(i -> board.at(i) == PointState.of(side))
				|| board.changing().points().indices().anyMatch(i -> board.changing().to(i) == PointState.of(side));
	}

	private void becomesWrongColor(long now, Incident twoMoves, Color offender) {
		incidents.supersede(now, twoMoves, incidents.next());
		incidents.open(now, Finding.of(IncidentKind.WRONG_COLOR, offender, twoMoves.points()));
		int opened = recorder.state().incidentCount();
		came.put(opened, came.get(twoMoves.id()));
	}

	/** Whether a stone of the other colour lies where such a stone lay. */
	boolean isAnyExchanged() {
		return recorder.state().openIncidents().stream().filter(Exchanges::mayBeExchanged)
				.anyMatch(incident -> board.at(stone(incident)).isStone() && !incidents.lies(incident));
	}

	/** The incident about the wrong stone that this move's stone has taken the place of. */
	Optional<Incident> of(long now, Move.Play play) {
		Point point = play.point();
		return Stream.concat(recorder.state().openIncidents().stream(), recorder.state().restoredIncidents().stream())
				.filter(Exchanges::mayBeExchanged).filter(incident -> incident.points().getFirst().equals(point))
				.filter(incident -> (incident.kind() == IncidentKind.WRONG_COLOR) == incident.offender()
						.equals(Optional.of(play.color())))
				.filter(incident -> came.containsKey(incident.id()) && board.seen(stone(incident)) <= gone
						.getOrDefault(incident.id(), now) + EXCHANGE_MILLIS)
				.reduce((earlier, later) -> later);
	}

	/** When the stone was first seen that this incident is about. */
	Optional<Long> came(Incident incident) {
		return Optional.ofNullable(came.get(incident.id()));
	}

	/** The right stone has taken the place of the wrong one: whatever that seemed to be, it was of the wrong colour. */
	void righted(long now, Incident incident, Color mover) {
		boolean open = recorder.state().openIncidents().contains(incident);
		if (incident.kind() == IncidentKind.WRONG_COLOR) {
			if (open) {
				incidents.restore(now, incident);
			}
			return;
		}
		incidents.supersede(now, incident, incidents.next());
		incidents.open(now, Finding.of(IncidentKind.WRONG_COLOR, mover, incident.points()));
		incidents.restore(now, recorder.state().openIncidents().getLast());
	}
}

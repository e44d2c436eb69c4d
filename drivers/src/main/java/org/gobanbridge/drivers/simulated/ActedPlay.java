package org.gobanbridge.drivers.simulated;

import java.util.ArrayList;
import java.util.List;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.board.Seat;
import org.gobanbridge.core.game.PassReason;

/** Does at the table what somebody has been told to do there. NOT thread safe. */
final class ActedPlay {
	/** How long people look at what has become of it before they break the game off. */
	private static final long LOOKING_MILLIS = 10_000;
	/** How long nobody plays once a turn is lost. */
	private static final long AGAIN_MILLIS = 1500;

	private final Turns turns;
	private final TableLog log;
	private final HandVisits hands;
	private final MishapNotes notes;

	ActedPlay(Turns turns, TableLog log, HandVisits hands, MishapNotes notes) {
		this.turns = turns;
		this.log = log;
		this.hands = hands;
		this.notes = notes;
	}

	/** Whether the game goes on when it has been done; the board is calm before. */
	boolean act(ActedOut told) {
		Seat seat = TableLog.seat(told.hand());
		long began = Long.MAX_VALUE;
		long shown = 0;
		long last = turns.ready();
		int done = 0;
		while (done < told.touches().size()) {
			int end = endOfVisit(told.touches(), done);
			long ready = last + (done == 0 ? 0 : told.touches().get(done).pause());
			Span visit = hands.touch(seat, visit(told.touches().subList(done, end)), ready);
			began = Math.min(began, visit.from());
			last = visit.to();
			if (told.shownBy() >= done && told.shownBy() < end) {
				shown = log.changed(log.grid().index(told.touches().get(told.shownBy()).point()));
			}
			done = end;
		}
		notes.note(told.move(), told.kind(), told.hand(), told.evident(), told.points(), told.way().stream().toList(),
				List.of(), new Span(began, shown), MishapNotes.grace(told.kind()));
		turns.waitUntil(last + (told.turnLost() ? AGAIN_MILLIS : LOOKING_MILLIS));
		if (told.turnLost()) {
			turns.passed(told.hand(), PassReason.FORFEIT);
		}
		return told.turnLost();
	}

	private static int endOfVisit(List<ActedTouch> touches, int first) {
		int end = first + 1;
		while (end < touches.size() && touches.get(end).pause() < ActedTouch.LONG_PAUSE) {
			end++;
		}
		return end;
	}

	private List<Touch> visit(List<ActedTouch> touches) {
		List<Touch> visit = new ArrayList<>();
		for (ActedTouch touch : touches) {
			visit.add(new Touch(visit.isEmpty() ? 0 : touch.pause(), log.grid().index(touch.point()),
					touch.stone().map(PointState::of).orElse(PointState.EMPTY)));
		}
		return visit;
	}
}

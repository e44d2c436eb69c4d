package org.gobanbridge.core.steady;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumSet;
import java.util.Set;
import org.gobanbridge.core.board.Hand;
import org.gobanbridge.core.board.Seat;

/** From which sides hands have been over the board lately. */
final class Hands {
	/** What is older than this nobody asks for, in milliseconds. */
	private static final long KEPT_MILLIS = 30_000;

	private record Seen(Hand hand, long from, long to) {
	}

	private final Deque<Seen> visits = new ArrayDeque<>();

	void forget() {
		visits.clear();
	}

	void take(long at, Hand hand) {
		Seen last = visits.peekLast();
		if (last != null && last.hand() == hand) {
			visits.removeLast();
			visits.addLast(new Seen(hand, last.from(), at));
		} else {
			visits.addLast(new Seen(hand, at, at));
		}
		while (visits.getFirst().to() < at - KEPT_MILLIS) {
			visits.removeFirst();
		}
	}

	/** The sides from which a hand was over the board in this time; both if that cannot be told. */
	Set<Seat> between(long from, long to) {
		Set<Seat> seats = EnumSet.noneOf(Seat.class);
		for (Seen visit : visits) {
			if (visit.from() <= to && visit.to() >= from) {
				seats.addAll(seats(visit.hand()));
			}
		}
		return seats;
	}

	private static Set<Seat> seats(Hand hand) {
		return switch (hand) {
			case NONE -> EnumSet.noneOf(Seat.class);
			case NORTH -> EnumSet.of(Seat.NORTH);
			case SOUTH -> EnumSet.of(Seat.SOUTH);
			case BOTH, SOME -> EnumSet.allOf(Seat.class);
		};
	}
}

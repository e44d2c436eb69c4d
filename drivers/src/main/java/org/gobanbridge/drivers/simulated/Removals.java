package org.gobanbridge.drivers.simulated;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;

/** How captured stones come to stay on the board, and others to go with them. */
final class Removals {
	/** So few that the last one goes within three seconds of the captured ones. */
	private static final int MOST_STONES = 2;

	private Removals() {
	}

	/** With the captured stones one or two of a string go that touches them or the stone played. */
	static Optional<Mishap> wrongRemoval(Moment moment) {
		PointSet taken = moment.position().captures(moment.mover(), moment.nextIndex());
		if (taken.isEmpty()) {
			return Optional.empty();
		}
		Position after = moment.position().play(moment.mover(), moment.nextIndex());
		PointSet around = taken.with(moment.nextIndex()).border();
		List<PointSet> strings = new ArrayList<>();
		for (Color color : Color.values()) {
			after.strings(color).stream().filter(string -> string.intersects(around))
					.map(string -> string.without(moment.nextIndex())).filter(string -> !string.isEmpty())
					.forEach(strings::add);
		}
		return moment.any(strings).map(string -> new Mishap.WrongRemoval(some(moment, string, MOST_STONES)));
	}

	/** Captured stones stay, some or all. */
	static Optional<Mishap> capturedLeft(Moment moment) {
		PointSet taken = moment.position().captures(moment.mover(), moment.nextIndex());
		return taken.isEmpty()
				? Optional.empty()
				: Optional.of(new Mishap.CapturedLeft(some(moment, taken, taken.count())));
	}

	/** One to {@code most} of these stones. */
	private static PointSet some(Moment moment, PointSet stones, int most) {
		List<Integer> all = new ArrayList<>(stones.indices().boxed().toList());
		moment.dice().shuffle(all);
		int count = moment.dice().between(1, Math.min(most, all.size()));
		return PointSet.of(moment.grid(), all.subList(0, count).stream().mapToInt(i -> i).toArray());
	}
}

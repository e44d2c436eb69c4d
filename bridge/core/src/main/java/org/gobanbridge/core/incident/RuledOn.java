package org.gobanbridge.core.incident;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;

/**
 * An incident and what the referee said of it.
 *
 * @param t
 *            when he said it
 * @param voided
 *            where the turns that left the record by it had changed the board
 */
public record RuledOn(Incident incident, Ruling ruling, long t, List<Point> voided) {
	public RuledOn {
		voided = List.copyOf(voided);
	}

	/** The same; turns that changed the board there have left the record by it as well. */
	public RuledOn voiding(List<Point> more) {
		return new RuledOn(incident, ruling, t, Stream.concat(voided.stream(), more.stream()).toList());
	}

	/** Who is meant. */
	public Optional<Color> offender() {
		return ruling.color().or(incident::offender);
	}

	/** What that means. */
	public RulingMeaning meaning() {
		return RulingMeaning.of(incident.kind(), ruling.option());
	}
}

package org.gobanbridge.calibration.sensor;

import java.util.List;
import java.util.stream.Collectors;
import org.gobanbridge.rules.Point;

/** Readings that cannot be the zero of an empty board; the message says why, where, and what to do. */
public final class ZeroRefusedException extends Exception {
	private static final long serialVersionUID = 1L;
	private static final int NAMED = 8;

	private final transient List<Point> points;

	ZeroRefusedException(String what, List<Point> points, String cure) {
		super(what + " " + names(points) + "; " + cure);
		this.points = List.copyOf(points);
	}

	/** The points that are in the way, in board order. */
	public List<Point> points() {
		return points;
	}

	private static String names(List<Point> points) {
		String names = points.stream().limit(NAMED).map(Point::toString).collect(Collectors.joining(", "));
		return points.size() > NAMED ? names + " and " + (points.size() - NAMED) + " more" : names;
	}
}

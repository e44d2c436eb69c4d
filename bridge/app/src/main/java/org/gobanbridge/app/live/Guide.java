package org.gobanbridge.app.live;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Remedy;
import org.gobanbridge.rules.Point;

/**
 * What is still to be done until the board agrees with the record, point by point, whichever incident it comes of. It
 * shrinks as stones are put back; when nothing is left, play goes on.
 *
 * @param steps
 *            in board order, one a point
 * @param scattered
 *            whether so much is in disorder that the position is to be rebuilt from the picture
 */
public record Guide(List<Remedy> steps, boolean scattered) {
	public Guide {
		steps = List.copyOf(steps);
	}

	/** That of the open incidents; none while the players count, who may do with the stones as they like. */
	public static Guide in(GameState state) {
		if (state.phase() == Phase.COUNTING) {
			return new Guide(List.of(), false);
		}
		Map<Point, Remedy> steps = new TreeMap<>();
		for (Incident incident : state.openIncidents()) {
			incident.remedy().forEach(remedy -> steps.put(remedy.point(), remedy));
		}
		boolean scattered = state.openIncidents().stream()
				.anyMatch(incident -> incident.kind() == IncidentKind.SCATTERED && !incident.remedy().isEmpty());
		return new Guide(List.copyOf(steps.values()), scattered);
	}
}

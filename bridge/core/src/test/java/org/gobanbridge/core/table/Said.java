package org.gobanbridge.core.table;

import java.util.List;
import java.util.stream.Collectors;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.incident.Incident;

/** What a state says, in words that can be compared. */
public final class Said {
	private Said() {
	}

	/** Everything a state says, a line a matter. */
	public static List<String> of(GameState state) {
		return List.of("phase " + state.phase(), "game " + state.gameNumber(), "start " + state.start(),
				"details " + state.details(), "moves " + state.moves(), state.position().diagram(),
				"history " + state.game().moves() + " " + state.game().toPlay() + " " + state.game().moveNumber(),
				"uncleared " + state.uncleared(), "passes " + state.passesInARow(),
				"resumed " + state.resumedAt(), "turns from " + state.turnsFrom(), "undone " + state.undone(),
				"incidents " + state.openIncidents(),
				"incident count " + state.incidentCount(), "unsettled " + state.unsettled(), "source " + state.source(),
				"counted " + state.counted(), "result " + state.result());
	}

	static String record(GameState state) {
		return state.moves().stream().map(Said::turn).collect(Collectors.joining(", "));
	}

	private static String turn(RecordedMove move) {
		return move.color().symbol() + " " + move.point().map(Object::toString).orElse("pass")
				+ (move.uncertain() ? "?" : "");
	}

	static String incident(Incident incident) {
		return Words.of(incident.kind())
				+ incident.points().stream().map(point -> " " + point).collect(Collectors.joining());
	}
}

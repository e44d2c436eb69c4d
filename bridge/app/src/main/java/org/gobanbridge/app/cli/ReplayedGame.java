package org.gobanbridge.app.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.gobanbridge.app.failure.PlainText;
import org.gobanbridge.app.store.ClockJson;
import org.gobanbridge.app.words.IncidentWords;
import org.gobanbridge.app.words.TimeWords;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameEvent.ClockSet;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.Resolution;
import org.gobanbridge.core.incident.Supersession;
import org.gobanbridge.core.time.TimeControl;
import org.gobanbridge.rules.Color;

/**
 * One game of a replayed log.
 *
 * @param end
 *            its state when the log, or this game in it, was over: the preparing for the next game, which forgets what was
 *            known of this one, is no part of it
 * @param incidents
 *            all that were found, by their number; those that something else explained were none and are not here
 * @param resolved
 *            how those were closed that were
 */
record ReplayedGame(GameState end, Map<Integer, Incident> incidents, Map<Integer, Resolution> resolved) {
	private static final IncidentWords WORDS = IncidentWords.english();

	ReplayedGame(GameState state) {
		this(state, Map.of(), Map.of());
	}

	/** The game after one more event. */
	ReplayedGame after(GameEvent event, GameState state) {
		GameState latest = state.phase() == Phase.PREPARING ? end : state;
		Map<Integer, Incident> found = new TreeMap<>(incidents);
		Map<Integer, Resolution> closed = new TreeMap<>(resolved);
		switch (event) {
			case GameEvent.IncidentOpened opened -> found.put(opened.incident().id(), opened.incident());
			case GameEvent.IncidentUpdated updated -> found.replace(updated.incident().id(), updated.incident());
			case GameEvent.IncidentResolved resolution -> {
				closed.put(resolution.id(), resolution.how());
				if (resolution.how() == Resolution.SUPERSEDED && !isMoot(resolution)) {
					found.remove(resolution.id());
				}
			}
			case GameEvent.RulingWithdrawn withdrawn ->
				latest.openIncidents().forEach(incident -> closed.remove(incident.id()));
			default -> {
				return new ReplayedGame(latest, incidents, resolved);
			}
		}
		return new ReplayedGame(latest, found, closed);
	}

	/** Whether it is only moot, by a result: then it has still happened. */
	private static boolean isMoot(GameEvent.IncidentResolved resolution) {
		return resolution.superseded().filter(by -> by.cause() == Supersession.Cause.GAME_ENDED).isPresent();
	}

	/** Tells people what came of the game. */
	void summary(PrintWriter out) {
		List<RecordedMove> moves = end.moves();
		long passes = moves.stream().filter(move -> move.point().isEmpty()).count();
		long uncertain = moves.stream().filter(RecordedMove::uncertain).count();
		out.println("game " + end.gameNumber() + ": " + end.grid() + ", " + players() + "moves " + moves.size()
				+ (passes > 0 ? " (" + passes + " passes)" : "")
				+ (uncertain > 0 ? ", " + uncertain + " uncertain" : "")
				+ ", captured by Black " + end.game().capturedBy(Color.BLACK) + ", by White "
				+ end.game().capturedBy(Color.WHITE) + ", incidents " + incidents.size() + ", "
				+ end.result().map(result -> "result " + result).orElse("no result")
				+ time().map(now -> ", time left to Black " + left(now, Color.BLACK) + ", to White "
						+ left(now, Color.WHITE)).orElse(""));
		incidents.values().forEach(incident -> out.println("  " + line(incident)));
	}

	/** The same for programs. */
	ObjectNode json() {
		List<RecordedMove> moves = end.moves();
		ObjectNode json = JsonNodeFactory.instance.objectNode().put("game", end.gameNumber())
				.put("size", end.grid().size()).put("black", end.details().black().orElse(""))
				.put("white", end.details().white().orElse("")).put("moves", moves.size())
				.put("passes", moves.stream().filter(move -> move.point().isEmpty()).count())
				.put("uncertain", moves.stream().filter(RecordedMove::uncertain).count());
		json.putObject("captured").put("byBlack", end.game().capturedBy(Color.BLACK)).put("byWhite",
				end.game().capturedBy(Color.WHITE));
		ArrayNode found = json.putArray("incidents");
		incidents.values().forEach(incident -> found.addObject().put("id", incident.id())
				.put("kind", Words.of(incident.kind())).put("text", seen(incident))
				.put("how", Optional.ofNullable(resolved.get(incident.id())).map(Words::of).orElse("open")));
		end.result().ifPresent(result -> json.put("result", result));
		time().ifPresent(now -> {
			ObjectNode time = json.putObject("time").put("setting", end.details().time().orElse(""));
			for (Color color : Color.values()) {
				ClockJson.write(now.clock().left(color), time.putObject(Words.of(color)).put("left", left(now, color)));
			}
		});
		return json;
	}

	/** The clock as it was set last, and what it counts. */
	private record Time(ClockSet clock, TimeControl control) {
	}

	private Optional<Time> time() {
		return end.details().time().flatMap(TimeControl::find)
				.flatMap(control -> end.clock().map(clock -> new Time(clock, control)));
	}

	private static String left(Time now, Color color) {
		return TimeWords.left(now.clock().left(color), now.control().of(color));
	}

	private String players() {
		String black = end.details().black().orElse("");
		String white = end.details().white().orElse("");
		return black.isEmpty() && white.isEmpty()
				? ""
				: PlainText.name(black) + " (Black) against " + PlainText.name(white) + " (White), ";
	}

	private String seen(Incident incident) {
		return resolved.containsKey(incident.id()) ? WORDS.ofClosed(incident) : WORDS.of(incident);
	}

	private String line(Incident incident) {
		String how = Optional.ofNullable(resolved.get(incident.id())).map(WORDS::closed).orElse("open");
		return "incident " + incident.id() + ": " + Words.of(incident.kind()) + ": " + seen(incident) + ", " + how;
	}
}

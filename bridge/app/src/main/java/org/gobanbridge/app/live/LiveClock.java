package org.gobanbridge.app.live;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Optional;
import java.util.OptionalLong;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.board.SourceState;
import org.gobanbridge.core.game.GameEvent.ClockSet;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.game.SealedMove;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.time.Absolute;
import org.gobanbridge.core.time.Byoyomi;
import org.gobanbridge.core.time.Canadian;
import org.gobanbridge.core.time.Delay;
import org.gobanbridge.core.time.Fischer;
import org.gobanbridge.core.time.NoTime;
import org.gobanbridge.core.time.Overtime;
import org.gobanbridge.core.time.TimeControl;
import org.gobanbridge.core.time.TimeLeft;
import org.gobanbridge.core.time.TimeSystem;
import org.gobanbridge.rules.Color;

/**
 * The clock of a game for the live page: what each side had when this turn began and by which system, so that the page
 * can count on by itself. All of a game that has not begun is there before its first stone.
 */
final class LiveClock {
	private LiveClock() {
	}

	/**
	 * Writes it, if the game has one.
	 *
	 * @param restarted
	 *            whether the program began again in mid-game and nobody has said since that play goes on
	 */
	static void write(JsonGenerator json, GameState state, boolean restarted) throws IOException {
		Optional<TimeControl> control = state.details().time().flatMap(TimeControl::find)
				.filter(given -> !(given.black() instanceof NoTime && given.white() instanceof NoTime));
		Optional<ClockSet> set = state.clock()
				.or(() -> control.filter(given -> state.phase() == Phase.PREPARING && state.gameNumber() == 0)
						.map(given -> new ClockSet(0, 0, state.details().toPlay().orElse(Color.BLACK),
								given.black().start(), given.white().start(), OptionalLong.empty(),
								Optional.empty())));
		if (set.isPresent()) {
			write(json, set.get(), control, standing(state, set.get(), restarted));
		}
	}

	private static void write(JsonGenerator json, ClockSet set, Optional<TimeControl> control,
			Optional<String> standing) throws IOException {
		json.writeObjectFieldStart("clock");
		json.writeStringField("toPlay", Words.of(set.toPlay()));
		if (standing.isPresent()) {
			json.writeStringField("stands", standing.get());
		} else {
			json.writeNumberField("since", set.since().orElseThrow());
		}
		for (Color color : Color.values()) {
			TimeLeft left = set.left(color);
			json.writeObjectFieldStart(Words.of(color));
			json.writeNumberField("main", left.main());
			json.writeNumberField("periods", left.periods());
			json.writeNumberField("period", left.period());
			json.writeNumberField("stones", left.stones());
			json.writeBooleanField("out", left.out());
			if (control.isPresent()) {
				writeSystem(json, control.get().of(color));
			}
			json.writeEndObject();
		}
		json.writeEndObject();
	}

	private static void writeSystem(JsonGenerator json, TimeSystem system) throws IOException {
		json.writeObjectFieldStart("system");
		switch (system) {
			case NoTime none -> json.writeStringField("kind", "none");
			case Absolute absolute -> json.writeStringField("kind", "absolute");
			case Byoyomi byoyomi -> {
				json.writeStringField("kind", "byoyomi");
				json.writeNumberField("period", byoyomi.period());
			}
			case Canadian canadian -> {
				json.writeStringField("kind", "canadian");
				json.writeNumberField("period", canadian.period());
				json.writeNumberField("stones", canadian.stones());
			}
			case Fischer fischer -> {
				json.writeStringField("kind", "fischer");
				json.writeNumberField("increment", fischer.increment());
			}
			case Delay delay -> json.writeStringField("kind", "delay");
			case Overtime overtime -> {
				json.writeStringField("kind", "overtime");
				json.writeNumberField("period", overtime.period());
				json.writeNumberField("periods", overtime.periods());
				json.writeNumberField("price", overtime.price());
			}
		}
		json.writeEndObject();
	}

	/** Why the clock stands; empty if it runs. */
	private static Optional<String> standing(GameState state, ClockSet set, boolean restarted) {
		if (set.since().isPresent() && !restarted) {
			return Optional.empty();
		}
		if (state.phase() != Phase.PLAYING) {
			boolean over = state.result().isPresent() && state.phase() == Phase.PREPARING;
			return Optional.of(Words.of(over ? Phase.ENDED : state.phase()));
		}
		if (restarted) {
			return Optional.of("restart");
		}
		if (state.openIncidents().stream().anyMatch(incident -> incident.kind() == IncidentKind.SCATTERED)) {
			return Optional.of(Words.of(IncidentKind.SCATTERED));
		}
		if (state.source() != SourceState.FOUND) {
			return Optional.of("board-lost");
		}
		return Optional.of(state.sealedNext().flatMap(SealedMove::opened).isPresent() ? "sealed" : "compare");
	}
}

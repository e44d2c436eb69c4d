package org.gobanbridge.app.live;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.game.CountedSide;
import org.gobanbridge.core.game.FinalCount;
import org.gobanbridge.core.game.GameEvent.Counted;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Prisoners;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.life.Areas;

/**
 * What the live page shows of a count. What it says of strings that live by repetition alone is for the referee and stays
 * out.
 */
final class LiveCount {
	private LiveCount() {
	}

	static void write(JsonGenerator json, GameState state, Counted count) throws IOException {
		Areas areas = FinalCount.areas(state, count);
		json.writeObjectFieldStart("count");
		json.writeStringField("counted", Words.of(FinalCount.rules(state).counting().counted()));
		LiveMessage.writePoints(json, "dead", count.dead());
		LiveMessage.writePoints(json, "dame", count.dame());
		for (Color color : Color.values()) {
			write(json, color, count.side(color));
		}
		json.writeStringField("result", count.result());
		json.writeBooleanField("agreed", count.agreed());
		for (Color color : Color.values()) {
			LiveMessage.writePoints(json, Words.of(color) + "Points", areas.territory(color).points());
		}
		json.writeArrayFieldStart("prisoners");
		for (Prisoners taken : state.prisoners()) {
			json.writeStartObject();
			json.writeNumberField("number", taken.number());
			json.writeStringField("color", Words.of(taken.color()));
			LiveMessage.writePoints(json, "points", taken.points());
			json.writeEndObject();
		}
		json.writeEndArray();
		json.writeEndObject();
	}

	private static void write(JsonGenerator json, Color color, CountedSide side) throws IOException {
		json.writeObjectFieldStart(Words.of(color));
		json.writeStringField("area", side.area().toString());
		json.writeStringField("territory", Integer.toString(side.territory()));
		json.writeNumberField("prisoners", side.prisoners());
		if (side.penalty() > 0) {
			json.writeNumberField("penalty", side.penalty());
		}
		json.writeEndObject();
	}
}

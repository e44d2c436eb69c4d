package org.gobanbridge.app.store;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.gobanbridge.core.game.CountedSide;
import org.gobanbridge.core.game.GameEvent.Counted;
import org.gobanbridge.core.game.Setup;
import org.gobanbridge.rules.score.Fraction;

/** A count of the position as JSON (FORMATS 4), both ways; exact numbers are texts (FORMATS 10). */
final class CountJson {
	private static final String DECLARED = "declared";
	private static final String FILLED = "filled";
	private static final String BY_REPETITION = "byRepetition";
	private static final String PENALTY = "penalty";

	private CountJson() {
	}

	static void write(Counted count, ObjectNode object) {
		object.set("dead", JsonFields.array(count.dead()));
		write(count.black(), object.putObject("black"));
		write(count.white(), object.putObject("white"));
		object.put("result", count.result()).put("agreed", count.agreed());
		object.set("dame", JsonFields.array(count.dame()));
		if (!count.declared().isEmpty()) {
			object.set(DECLARED, JsonFields.array(count.declared()));
		}
		if (!count.filled().isEmpty()) {
			object.set(FILLED, GameDetailsJson.write(count.filled()));
		}
		if (!count.byRepetition().isEmpty()) {
			object.set(BY_REPETITION, JsonFields.array(count.byRepetition()));
		}
		if (count.arranged()) {
			object.put("arranged", true);
		}
	}

	private static void write(CountedSide side, ObjectNode object) {
		object.put("area", side.area().exact()).put("territory", Integer.toString(side.territory())).put("prisoners",
				side.prisoners());
		if (side.penalty() > 0) {
			object.put(PENALTY, side.penalty());
		}
	}

	static Counted read(long t, JsonFields e) {
		Setup filled = e.findObject(FILLED).map(GameDetailsJson::readSetup).orElse(Setup.NONE);
		return new Counted(t, e.points("dead"), side(e.object("black")), side(e.object("white")), e.text("result"),
				e.flag("agreed"), e.points(DECLARED), filled, e.points("dame"), e.points(BY_REPETITION),
				e.flag("arranged"));
	}

	private static CountedSide side(JsonFields side) {
		return new CountedSide(Fraction.parse(side.text("area")), Integer.parseInt(side.text("territory")),
				side.smallNumber("prisoners"), side.findSmallNumber(PENALTY).orElse(0));
	}
}

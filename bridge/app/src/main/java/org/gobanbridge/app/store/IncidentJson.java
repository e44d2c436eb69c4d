package org.gobanbridge.app.store;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Remedy;
import org.gobanbridge.core.incident.Severity;
import org.gobanbridge.core.incident.StoneMoved;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;

/** The fields of an incident (FORMATS 4), both ways. */
final class IncidentJson {
	private static final String NO_STONE = "empty";

	private IncidentJson() {
	}

	/** Adds the incident's fields to the object. */
	static void write(Incident incident, ObjectNode object) {
		object.put("id", incident.id()).put("kind", Words.of(incident.kind()));
		incident.offender().ifPresent(color -> object.put("color", Words.of(color)));
		object.set("points", JsonFields.array(incident.points()));
		incident.from().ifPresent(from -> object.put("from", from.toString()));
		incident.to().ifPresent(to -> object.put("to", to.toString()));
		if (!incident.moved().isEmpty()) {
			ArrayNode moved = object.putArray("moved");
			incident.moved().forEach(stone -> moved.addObject().put("from", stone.from().toString())
					.put("to", stone.to().toString()).put("color", Words.of(stone.color())));
		}
		ArrayNode remedies = object.putArray("remedy");
		incident.remedy().forEach(remedy -> remedies.addObject().put("point", remedy.point().toString()).put("put",
				remedy.put().map(Words::of).orElse(NO_STONE)));
		object.set("options", JsonFields.array(incident.options()));
		incident.article().ifPresent(article -> object.put("article", article));
		object.put("severity", Words.of(incident.severity()));
		incident.period().ifPresent(period -> object.put("period", period));
	}

	static Incident read(JsonFields event) {
		return new Incident(event.smallNumber("id"), event.word(IncidentKind.class, "kind"), event.findColor("color"),
				event.points("points"), event.findPoint("from"), event.findPoint("to"),
				event.list("moved", stone -> moved(JsonFields.asObject("moved", stone))),
				event.list("remedy", remedy -> remedy(JsonFields.asObject("remedy", remedy))), event.texts("options"),
				event.findText("article"), event.word(Severity.class, "severity"),
				event.findSmallNumber("period"));
	}

	private static StoneMoved moved(JsonFields stone) {
		return new StoneMoved(stone.point("from"), stone.point("to"), stone.color("color"));
	}

	private static Remedy remedy(JsonFields remedy) {
		Point point = remedy.point("point");
		return new Remedy(point, remedy.text("put").equals(NO_STONE)
				? Optional.<Color>empty()
				: Optional.of(remedy.color("put")));
	}
}

package org.gobanbridge.app.store;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.incident.Supersession;

/** The field {@code "supersededBy":{"event":"move","number":57}} of a closed incident, both ways. */
public final class SupersessionJson {
	private static final String FIELD = "supersededBy";

	private SupersessionJson() {
	}

	/** Adds the field to the object. */
	public static void write(Supersession cause, ObjectNode object) {
		ObjectNode by = object.putObject(FIELD).put("event", Words.of(cause.cause()));
		cause.number().ifPresent(number -> by.put("number", number));
	}

	static Optional<Supersession> find(JsonFields fields) {
		return fields.findObject(FIELD).map(by -> new Supersession(by.word(Supersession.Cause.class, "event"),
				by.findSmallNumber("number")));
	}
}

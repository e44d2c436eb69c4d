package org.gobanbridge.app.store;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import java.util.stream.Stream;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.incident.Penalty;
import org.gobanbridge.core.incident.PenaltyLevel;
import org.gobanbridge.core.incident.Ruling;
import org.gobanbridge.core.incident.RulingOption;

/** The fields of a ruling (FORMATS 2 and 4), both ways. */
public final class RulingJson {
	private RulingJson() {
	}

	/** Adds the ruling's fields to the object. */
	public static void write(Ruling ruling, ObjectNode object) {
		ruling.option().ifPresent(option -> object.put("option", Words.of(option)));
		object.put("penalty", Words.of(ruling.penalty().level()));
		if (ruling.penalty().points() > 0) {
			object.put("points", ruling.penalty().points());
		}
		ruling.color().ifPresent(color -> object.put("color", Words.of(color)));
		ruling.by().ifPresent(by -> object.put("by", by));
		ruling.note().ifPresent(note -> object.put("note", note));
	}

	/** The ruling that these fields say. */
	public static Ruling read(JsonFields fields) {
		Penalty penalty = new Penalty(fields.findWord(PenaltyLevel.class, "penalty").orElse(PenaltyLevel.NONE),
				fields.findSmallNumber("points").orElse(0));
		return new Ruling(fields.findWord(RulingOption.class, "option"), penalty, fields.findColor("color"),
				fields.findText("by"), fields.findText("note"));
	}

	/** The ruling that these fields say; empty if they say none. */
	static Optional<Ruling> find(JsonFields fields) {
		return Stream.of("option", "penalty", "by").anyMatch(fields::has)
				? Optional.of(read(fields))
				: Optional.empty();
	}
}

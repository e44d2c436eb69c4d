package org.gobanbridge.app.store;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import java.util.OptionalInt;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.core.incident.CycleNoted;
import org.gobanbridge.core.incident.EarlyLever;
import org.gobanbridge.core.incident.Evidence;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Judgement;
import org.gobanbridge.core.incident.Penalty;
import org.gobanbridge.core.incident.PenaltyLevel;
import org.gobanbridge.core.incident.Remedy;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.core.incident.SealedFault;
import org.gobanbridge.core.incident.Severity;
import org.gobanbridge.core.incident.StoneMoved;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;

/** The fields of an incident (FORMATS 4), both ways. */
public final class IncidentJson {
	private static final String NO_STONE = "empty";

	private IncidentJson() {
	}

	/** Adds the incident's fields to the object. */
	public static void write(Incident incident, ObjectNode object) {
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
		write(incident.judgement(), object);
		incident.cycle().ifPresent(cycle -> object.put("period", cycle.period()).put("cycle", cycle.name()));
		incident.early().ifPresent(lever -> object.put("early", Words.of(lever.before())).put("pressed", lever.at()));
		incident.move().ifPresent(move -> object.put("move", move));
		incident.evidence().ifPresent(evidence -> object.putObject("evidence")
				.put("before", evidence.before().text()).put("beforeAt", evidence.beforeAt())
				.put("after", evidence.after().text()).put("afterAt", evidence.afterAt()));
		incident.sealed().ifPresent(fault -> object.putObject("sealed").put("written", fault.written()).put("why",
				Words.of(fault.why())));
		if (incident.doubt()) {
			object.put("doubt", true);
		}
	}

	private static void write(Judgement judgement, ObjectNode object) {
		object.set("options", JsonFields.array(judgement.options().stream().map(Words::of).toList()));
		judgement.article().ifPresent(article -> object.put("article", article));
		judgement.proposed().ifPresent(proposed -> object.put("proposed", Words.of(proposed)));
		if (judgement.penalty().level() != PenaltyLevel.NONE) {
			object.put("penalty", Words.of(judgement.penalty().level()));
		}
		if (judgement.penalty().points() > 0) {
			object.put("penaltyPoints", judgement.penalty().points());
		}
		object.put("severity", Words.of(judgement.severity()));
	}

	static Incident read(JsonFields event) {
		return new Incident(event.smallNumber("id"), event.word(IncidentKind.class, "kind"), event.findColor("color"),
				event.points("points"), event.findPoint("from"), event.findPoint("to"),
				event.list("moved", stone -> moved(JsonFields.asObject("moved", stone))),
				event.list("remedy", remedy -> remedy(JsonFields.asObject("remedy", remedy))), judgement(event),
				cycle(event), early(event), event.findSmallNumber("move"),
				event.findObject("evidence").map(IncidentJson::evidence), event.flag("doubt"),
				event.findObject("sealed").map(IncidentJson::sealed));
	}

	private static SealedFault sealed(JsonFields fault) {
		return new SealedFault(fault.text("written"), fault.word(SealedFault.Why.class, "why"));
	}

	private static Judgement judgement(JsonFields event) {
		Penalty penalty = new Penalty(event.findWord(PenaltyLevel.class, "penalty").orElse(PenaltyLevel.NONE),
				event.findSmallNumber("penaltyPoints").orElse(0));
		return new Judgement(event.findText("article"), event.findWord(RulingOption.class, "proposed"),
				event.words(RulingOption.class, "options"), penalty, event.word(Severity.class, "severity"));
	}

	private static Optional<CycleNoted> cycle(JsonFields event) {
		OptionalInt period = event.findSmallNumber("period");
		return period.isEmpty()
				? Optional.empty()
				: Optional.of(new CycleNoted(period.getAsInt(), event.findText("cycle").orElse("")));
	}

	private static Optional<EarlyLever> early(JsonFields event) {
		return event.findWord(EarlyLever.Before.class, "early")
				.map(before -> new EarlyLever(before, event.wholeNumber("pressed")));
	}

	private static Evidence evidence(JsonFields evidence) {
		return new Evidence(board(evidence.text("before")), evidence.wholeNumber("beforeAt"),
				board(evidence.text("after")), evidence.wholeNumber("afterAt"));
	}

	private static Snapshot board(String text) {
		return Snapshot.parse(Grid.of((int) Math.round(Math.sqrt(text.length()))), text);
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

package org.gobanbridge.app.desk;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import org.gobanbridge.app.store.IncidentJson;
import org.gobanbridge.app.store.JsonFields;
import org.gobanbridge.app.store.RulingJson;
import org.gobanbridge.app.store.SupersessionJson;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.incident.Evidence;
import org.gobanbridge.core.incident.Remedy;

/**
 * Cases as JSON objects: the fields of an incident (FORMATS 4), as it stands now, and around them
 *
 * <pre>
 * {"seq":41, "t":61000, "sinceStart":60000, "game":1, "afterMove":57, "toPlay":"white", "black":"…", "white":"…",
 *  "policy":"…", "state":"open | restored | ruling | superseded", …the incident…,
 *  "before":"…361…", "after":"…361…", "differing":[{"point":"D4","before":"X","after":"."}],
 *  "ordered":[…remedy as it was at first…], "left":2, "claim":{"window":"next-move", "by":"black", "passed":false},
 *  "closings":[{"seq":…, "t":…, "how":"ruling", …the ruling…, "withdrawn":true,
 *               "supersededBy":{"event":"move", "number":57},
 *               "warnings":[{"color":…, "level":…, "points":…, "count":…}]}],
 *  "words":{"en":{"happened":…, "rule":…, "proposed":…, "options":[…], "claim":…, "state":…}, "zh":{…}}}
 * </pre>
 *
 * {@code claim} is there until somebody rules, where a player may have to claim it. {@code before}, {@code after} and {@code differing} are there where there is a picture of the board.
 */
public final class CaseJson {
	private CaseJson() {
	}

	/** Everything about one case. */
	public static ObjectNode whole(CaseFile file) {
		ObjectNode object = head(file);
		IncidentJson.write(file.incident(), object);
		file.incident().evidence().ifPresent(evidence -> proof(file, evidence, object));
		remedies(object.putArray("ordered"), file.ordered());
		object.put("left", file.left().size());
		if (file.isClaimable()) {
			ObjectNode claim = object.putObject("claim").put("window", Words.of(file.claim())).put("passed",
					file.late());
			file.claimant().ifPresent(color -> claim.put("by", Words.of(color)));
		}
		ArrayNode closings = object.putArray("closings");
		file.closings().forEach(closing -> write(closing, closings.addObject()));
		ObjectNode words = object.putObject("words");
		write(file, CaseWords.english(), words.putObject("en"));
		write(file, CaseWords.chinese(), words.putObject("zh"));
		return object;
	}

	/** What a list shows of a case. */
	public static ObjectNode summary(CaseFile file) {
		ObjectNode object = head(file);
		object.put("id", file.incident().id()).put("kind", Words.of(file.incident().kind()));
		file.incident().offender().ifPresent(color -> object.put("color", Words.of(color)));
		object.set("points", JsonFields.array(file.incident().points()));
		object.put("severity", Words.of(file.incident().judgement().severity())).put("left", file.left().size());
		object.putObject("words").put("en", CaseWords.english().happened(file)).put("zh",
				CaseWords.chinese().happened(file));
		return object;
	}

	private static ObjectNode head(CaseFile file) {
		CaseFile.Occasion occasion = file.occasion();
		return JsonFields.object().put("seq", occasion.seq()).put("t", occasion.t())
				.put("sinceStart", occasion.sinceStart(occasion.t())).put("game", occasion.game())
				.put("afterMove", occasion.afterMove()).put("toPlay", Words.of(occasion.toPlay()))
				.put("black", occasion.black()).put("white", occasion.white()).put("policy", occasion.policy().name())
				.put("state", file.closed().map(closing -> Words.of(closing.how())).orElse("open"));
	}

	private static void proof(CaseFile file, Evidence evidence, ObjectNode object) {
		object.put("before", evidence.before().text()).put("after", evidence.after().text());
		ArrayNode differing = object.putArray("differing");
		file.changes().forEach(change -> differing.addObject().put("point", change.point().toString())
				.put("before", String.valueOf(change.before().symbol()))
				.put("after", String.valueOf(change.after().symbol())));
	}

	private static void remedies(ArrayNode array, List<Remedy> remedies) {
		remedies.forEach(remedy -> array.addObject().put("point", remedy.point().toString()).put("put",
				remedy.put().map(Words::of).orElse("empty")));
	}

	private static void write(CaseFile.Closing closing, ObjectNode object) {
		object.put("seq", closing.seq()).put("t", closing.t()).put("how", Words.of(closing.how()));
		closing.ruling().ifPresent(ruling -> RulingJson.write(ruling, object));
		closing.superseded().ifPresent(cause -> SupersessionJson.write(cause, object));
		if (closing.withdrawn()) {
			object.put("withdrawn", true);
		}
		if (!closing.warnings().isEmpty()) {
			ArrayNode warnings = object.putArray("warnings");
			closing.warnings().forEach(warned -> warnings.addObject().put("color", Words.of(warned.color()))
					.put("level", Words.of(warned.level())).put("points", warned.points())
					.put("count", warned.count()));
		}
	}

	private static void write(CaseFile file, CaseWords words, ObjectNode object) {
		object.put("happened", words.happened(file)).put("rule", words.rule(file))
				.put("proposed", words.proposed(file));
		object.set("options",
				JsonFields.array(file.incident().judgement().options().stream()
						.map(option -> words.option(option, file)).toList()));
		if (file.isClaimable()) {
			object.put("claim", words.claim(file));
		}
		object.put("state", words.status(file));
		Optional.of(file.left()).filter(left -> !left.isEmpty()).ifPresent(left -> object.set("steps",
				JsonFields.array(left.stream().map(step -> words.step(step, file)).toList())));
	}
}

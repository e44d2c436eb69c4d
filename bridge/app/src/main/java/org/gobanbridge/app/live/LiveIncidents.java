package org.gobanbridge.app.live;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.gobanbridge.app.words.IncidentWords;
import org.gobanbridge.app.words.RulingWords;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.Resolution;
import org.gobanbridge.core.incident.Ruling;

/** What the live page says of the incidents of the game, in both of its languages. */
final class LiveIncidents {
	private static final String OPEN = "open";

	record Report(Incident incident, String state, Optional<Ruling> ruling) {
		String words(IncidentWords incidents, RulingWords rulings) {
			String ruled = ruling.map(said -> rulings.of(said, incident.kind()))
					.filter(words -> !words.isEmpty()).map(words -> incidents.then() + words).orElse("");
			boolean restored = state.equals(Words.of(Resolution.RESTORED));
			String seen = state.equals(OPEN) ? incidents.of(incident) : incidents.ofClosed(incident);
			return seen + (restored ? " · " + incidents.closed(Resolution.RESTORED) : ruled);
		}
	}

	private LiveIncidents() {
	}

	static void write(JsonGenerator json, List<Report> reports) throws IOException {
		json.writeArrayFieldStart("reports");
		for (Report report : reports) {
			json.writeStartObject();
			json.writeNumberField("id", report.incident().id());
			json.writeStringField("state", report.state());
			json.writeStringField("en", report.words(IncidentWords.english(), RulingWords.english()));
			json.writeStringField("zh", report.words(IncidentWords.chinese(), RulingWords.chinese()));
			json.writeEndObject();
		}
		json.writeEndArray();
	}

	/** The oldest first. */
	static List<Report> reports(GameState state) {
		return Stream.of(state.openIncidents().stream().map(incident -> new Report(incident, OPEN, Optional.empty())),
				state.restoredIncidents().stream()
						.map(incident -> new Report(incident, Words.of(Resolution.RESTORED), Optional.empty())),
				state.ruledOn().stream().map(ruled -> new Report(ruled.incident(), Words.of(Resolution.RULING),
						Optional.of(ruled.ruling()))))
				.flatMap(reports -> reports).sorted(Comparator.comparingInt(report -> report.incident().id())).toList();
	}
}

package org.gobanbridge.app.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.gobanbridge.core.board.ClockKey;
import org.gobanbridge.core.board.PressOutcome;
import org.gobanbridge.core.board.SourceState;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.KeyPress;
import org.gobanbridge.core.time.TimeLeft;
import org.gobanbridge.rules.Color;
import org.junit.jupiter.api.Test;

class EventLogTest {
	private static final String HEADER = "{\"t\":0,\"seq\":0,\"type\":\"log\",\"format\":\"goban-events\",\"version\":1,\"size\":9}";

	private static EventLogReader reader(String text) throws IOException {
		return EventLogReader.of(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "a.events");
	}

	private static List<NumberedEvent> all(EventLogReader reader) {
		List<NumberedEvent> events = new ArrayList<>();
		reader.forEachRemaining(events::add);
		return events;
	}

	@Test
	void everyKindOfEventIsAmongTheSamples() {
		assertThat(SampleEvents.ALL).extracting(Object::getClass).containsAll(kindsOfEvent());
	}

	private static List<Class<?>> kindsOfEvent() {
		return List.of(GameEvent.class.getPermittedSubclasses());
	}

	@Test
	void everyEventComesBackAsItWasWritten() throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (EventLogWriter writer = EventLogWriter.to(bytes, 9)) {
			writer.write(SampleEvents.ALL);
		}
		String text = bytes.toString(StandardCharsets.UTF_8);
		assertThat(text.lines().findFirst()).contains(HEADER);
		try (EventLogReader reader = reader(text)) {
			List<NumberedEvent> read = all(reader);
			assertThat(read).extracting(NumberedEvent::event).isEqualTo(SampleEvents.ALL);
			assertThat(read).extracting(NumberedEvent::seq).first().isEqualTo(1L);
			assertThat(read).extracting(NumberedEvent::seq).last().isEqualTo((long) SampleEvents.ALL.size());
			assertThat(reader.skippedEvents()).isZero();
		}
	}

	@Test
	void theFieldsHaveTheNamesOfTheFormat() {
		assertThat(EventJson.line(new NumberedEvent(9, SampleEvents.ALL.get(0)))).isEqualTo(
				"{\"t\":1,\"seq\":9,\"type\":\"game-started\",\"size\":9,\"rules\":\"chinese\",\"policy\":\"club\",\"komi\":\"7.5\","
						+ "\"handicap\":2,\"black\":\"Jī\",\"white\":\"\\\"W\\\"\",\"setup\":{\"black\":[\"C3\"],\"white\":[\"D4\"]},\"toPlay\":\"white\"}");
		assertThat(EventJson.line(new NumberedEvent(9, SampleEvents.ALL.get(4)))).isEqualTo(
				"{\"t\":4,\"seq\":9,\"type\":\"move\",\"number\":1,\"color\":\"black\",\"point\":\"C3\",\"captured\":[],\"seen\":3}");
		assertThat(EventJson.line(new NumberedEvent(9, SampleEvents.ALL.get(5)))).isEqualTo(
				"{\"t\":5,\"seq\":9,\"type\":\"move\",\"number\":2,\"color\":\"white\",\"point\":\"D4\",\"captured\":[\"C3\"],\"seen\":4,"
						+ "\"hidden\":2,\"uncertain\":true,\"irregular\":7}");
		assertThat(EventJson.line(new NumberedEvent(9, new GameEvent.IncidentOpened(11, SampleEvents.FULL)))).isEqualTo(
				"{\"t\":11,\"seq\":9,\"type\":\"incident\",\"id\":2,\"kind\":\"stone-displaced\",\"color\":\"black\",\"points\":[\"C3\",\"D4\"],"
						+ "\"from\":\"C3\",\"to\":\"D4\",\"moved\":[{\"from\":\"C3\",\"to\":\"D4\",\"color\":\"white\"}],"
						+ "\"remedy\":[{\"point\":\"C3\",\"put\":\"white\"},{\"point\":\"D4\",\"put\":\"empty\"}],"
						+ "\"options\":[\"restore\",\"loss\"],\"article\":\"20.3\",\"proposed\":\"restore\",\"penalty\":\"warning\","
						+ "\"penaltyPoints\":2,\"severity\":\"loss\",\"period\":6,\"cycle\":\"triple-ko\",\"early\":\"captures\",\"pressed\":8,\"move\":57,\"evidence\":{\"before\":\""
						+ ".".repeat(81) + "\",\"beforeAt\":7,\"after\":\"" + ".".repeat(81)
						+ "\",\"afterAt\":9},\"sealed\":{\"written\":\"Q99\",\"why\":\"unreadable\"}}");
	}

	@Test
	void theClockHasTheFieldsOfTheFormat() {
		assertThat(EventJson.line(new NumberedEvent(9,
				new GameEvent.ClockSet(17, 4, Color.BLACK, new TimeLeft(3_599_001, 5, 60_000, 0, false),
						new TimeLeft(0, 0, 0, 0, true), OptionalLong.of(16), Optional.of(Color.WHITE)))))
				.isEqualTo("{\"t\":17,\"seq\":9,\"type\":\"clock\",\"toPlay\":\"black\","
						+ "\"black\":{\"main\":3599001,\"periods\":5,\"period\":60000},"
						+ "\"white\":{\"main\":0,\"periods\":0,\"period\":0,\"out\":true},"
						+ "\"flag\":\"white\",\"after\":4,\"since\":16}");
		assertThat(EventJson.line(new NumberedEvent(9, new GameEvent.Announced(17, Color.WHITE, "9", false))))
				.isEqualTo("{\"t\":17,\"seq\":9,\"type\":\"announcement\",\"color\":\"white\",\"text\":\"9\"}");
	}

	@Test
	void aPressOfTheClockHasTheFieldsOfTheFormat() {
		assertThat(EventJson.line(new NumberedEvent(9,
				new GameEvent.KeyPressed(17, new KeyPress(ClockKey.BLACK, PressOutcome.VERIFIED, 57, 412, 3_100, "")))))
				.isEqualTo("{\"t\":17,\"seq\":9,\"type\":\"pressed\",\"key\":\"black\",\"outcome\":\"verified\","
						+ "\"turn\":57,\"waited\":412,\"commit\":3100}");
		assertThat(EventJson.line(new NumberedEvent(9, new GameEvent.ClockReported(17, SourceState.LOST))))
				.isEqualTo("{\"t\":17,\"seq\":9,\"type\":\"clock-source\",\"state\":\"lost\"}");
	}

	@Test
	void unknownTypesAreSkippedAndCountedAndAnIncompleteLastLineIsDropped() throws IOException {
		try (EventLogReader reader = reader(HEADER + "\n{\"t\":1,\"seq\":1,\"type\":\"earthquake\",\"points\":7}\n"
				+ "{\"t\":2,\"seq\":2,\"type\":\"called\",\"color\":\"black\",\"new\":1}\n{\"t\":3,\"se")) {
			assertThat(all(reader)).extracting(NumberedEvent::seq).containsExactly(2L);
			assertThat(reader.skippedEvents()).isEqualTo(1);
			assertThat(reader.warnings())
					.containsExactly("a.events line 4: the last line is incomplete and was dropped");
		}
	}

	@Test
	void whatIsWrongIsNamedWithFileAndLine() throws IOException {
		assertThatThrownBy(() -> reader("{}")).hasMessageContaining("this is no event log");
		assertThatThrownBy(() -> reader(HEADER.replace("1,\"size", "2,\"size"))).hasMessageContaining("newer");
		try (EventLogReader reader = reader(HEADER + "\n{\"t\":2,\"seq\":2,\"type\":\"called\"}\n")) {
			assertThatThrownBy(reader::next).isInstanceOf(MalformedFileException.class)
					.hasMessage("a.events line 2: \"color\" is missing");
		}
		try (EventLogReader reader = reader(HEADER + "\n{\"t\":2,\"seq\":0,\"type\":\"called\"}\n")) {
			assertThatThrownBy(reader::next).hasMessage("a.events line 2: \"seq\" is 0 after 0; numbers must rise");
		}
	}
}

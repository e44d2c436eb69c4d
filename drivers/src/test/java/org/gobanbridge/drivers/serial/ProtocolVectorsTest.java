package org.gobanbridge.drivers.serial;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class ProtocolVectorsTest {
	private static final HexFormat HEX = HexFormat.ofDelimiter(" ").withUpperCase();

	@TestFactory
	Stream<DynamicTest> everyVectorOfTheDocumentIsEncodedAndDecodedToTheByte() {
		List<Map<String, List<String>>> vectors = ProtocolDocument.blocks("vector");
		assertThat(vectors).hasSizeGreaterThan(14);
		return vectors.stream()
				.map(vector -> DynamicTest.dynamicTest(vector.get("message").get(0), () -> check(vector)));
	}

	private static void check(Map<String, List<String>> vector) {
		Frame inWords = new Frame(Integer.parseInt(vector.get("sequence").get(0)),
				Long.parseLong(vector.get("time").get(0)), MessageInWords.read(vector.get("message")));
		byte[] bytes = ProtocolDocument.bytes(vector.get("bytes"));
		assertThat(decode(bytes)).containsExactly(inWords);
		if (!(inWords.message() instanceof Message.Unreadable)) {
			assertThat(HEX.formatHex(inWords.encode())).isEqualTo(HEX.formatHex(bytes));
		}
	}

	@Test
	void theVectorsHoldEveryMessage() {
		assertThat(ProtocolDocument.blocks("vector").stream().map(vector -> MessageInWords.read(vector.get("message")))
				.map(Object::getClass)).contains(BoardMessage.Hello.class, BoardMessage.State.class,
						BoardMessage.ClockKeys.class, BoardMessage.SensorRow.class, BoardMessage.Ack.class,
						BoardMessage.Nak.class, Command.AskHello.class, Command.AskState.class,
						Command.ShowMarks.class, Command.Beep.class, Command.TakeZero.class, Command.AskSensors.class,
						Command.SetThreshold.class, Command.SetText.class);
	}

	@Test
	void theTextTwinOfTheDocumentIsWrittenAndReadToTheLetter() {
		List<String> lines = ProtocolDocument.blocks("text-vector").get(0).get("");
		String text = String.join("\r\n", lines) + "\r\n\r\n";

		Frame frame = TextTwin.parse(text).orElseThrow();

		assertThat(TextTwin.format(frame.sequence(), frame.boardMillis(), (BoardMessage.State) frame.message()))
				.isEqualTo(text);
		assertThat(frame.message()).usingRecursiveComparison().ignoringFields("changed")
				.isEqualTo(decode(ProtocolDocument.bytes(ProtocolDocument.blocks("vector").get(2).get("bytes"))).get(0)
						.message());
		assertThat(TextTwin.parse(text.replace("..XX", "..XO"))).isEmpty();
	}

	@Test
	void theBrokenStreamOfTheDocumentGivesTheFramesItPromises() {
		Map<String, List<String>> stream = ProtocolDocument.blocks("stream").get(0);
		FrameDecoder decoder = new FrameDecoder();
		byte[] bytes = ProtocolDocument.bytes(stream.get("bytes"));
		decoder.accept(bytes, 0, bytes.length, frame -> assertThat(frame.message()).isEqualTo(new Command.AskState()));
		assertThat(decoder.frames()).isEqualTo(Long.parseLong(stream.get("frames").get(0)));
		assertThat(decoder.broken()).isEqualTo(Long.parseLong(stream.get("dropped").get(0)));
	}

	private static List<Frame> decode(byte[] bytes) {
		List<Frame> frames = new ArrayList<>();
		new FrameDecoder().accept(bytes, 0, bytes.length, frames::add);
		return frames;
	}
}

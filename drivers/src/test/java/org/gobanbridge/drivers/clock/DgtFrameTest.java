package org.gobanbridge.drivers.clock;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.gobanbridge.core.board.ClockFace;
import org.gobanbridge.rules.Color;
import org.junit.jupiter.api.Test;

class DgtFrameTest {
	private static final HexFormat HEX = HexFormat.ofDelimiter(" ").withUpperCase();
	private static final DgtFrame TAKEN = DgtFrame.of(DgtFrame.HOST, DgtFrame.CLOCK, DgtFrame.ACKNOWLEDGE, 0x0A, 8);
	private static final DgtFrame KEYS = DgtFrame.of(DgtFrame.EVERYBODY, DgtFrame.CLOCK, DgtFrame.KEYS, 0x40, 0, 0, 0,
			0);

	private final DgtDecoder decoder = new DgtDecoder();

	private List<DgtFrame> decode(byte[]... pieces) {
		return java.util.stream.Stream.of(pieces).flatMap(piece -> decoder.accept(piece, piece.length).stream())
				.toList();
	}

	@Test
	void theCrcIsThatOfTheTextbook() {
		assertThat(Crc8.of("123456789".getBytes(US_ASCII), 0, 9)).isEqualTo(0xF4);
	}

	@Test
	void framesAreThoseThatAClockUnderstands() {
		assertThat(DgtFrame.ping()).hasToString("10 20 05 0D 46");
		assertThat(DgtFrame.centralControl()).hasToString("10 20 05 0F 48");
		assertThat(DgtFrame.mode25()).hasToString("10 20 06 0B 39 B9");
		assertThat(DgtFrame.of(DgtFrame.CLOCK, DgtFrame.HOST, 0x07)).hasToString("10 20 05 07 70");
	}

	@Test
	void timesAreInHoursAndDecimalMinutesAndSecondsAndASecondThatHasBegunIsShown() {
		ClockFace face = new ClockFace(3_599_001, 59_000, Optional.of(Color.WHITE));
		assertThat(DgtFrame.setAndRun(face, Color.BLACK).toString()).startsWith("10 20 0C 0A 01 00 00 00 00 59 04 ");
		assertThat(DgtFrame.setAndRun(face, Color.WHITE).toString()).startsWith("10 20 0C 0A 00 00 59 01 00 00 01 ");
		assertThat(DgtFrame.setAndRun(new ClockFace(999_999_999, 0, Optional.empty()), Color.BLACK).toString())
				.startsWith("10 20 0C 0A 09 59 59 00 00 00 00 ");
	}

	@Test
	void framesComeWholeWhateverThePieces() {
		byte[] all = HEX.parseHex(TAKEN + " " + KEYS + " " + TAKEN);
		for (int cut = 0; cut <= all.length; cut++) {
			assertThat(decode(java.util.Arrays.copyOf(all, cut), java.util.Arrays.copyOfRange(all, cut, all.length)))
					.containsExactly(TAKEN, KEYS, TAKEN);
		}
	}

	@Test
	void aGarbledFrameIsNoneAndTheNextIsFound() {
		for (int bit = 0; bit < TAKEN.length() * 8; bit++) {
			byte[] garbled = TAKEN.bytes();
			garbled[bit / 8] ^= (byte) (1 << bit % 8);
			assertThat(decode(garbled, KEYS.bytes(), KEYS.bytes(), TAKEN.bytes())).as("bit %d", bit)
					.containsExactly(KEYS, KEYS, TAKEN);
		}
	}

	@Test
	void aCutFrameIsGivenUpAndWhatLiesBehindItIsFound() {
		DgtFrame times = DgtFrame.of(DgtFrame.EVERYBODY, DgtFrame.CLOCK, DgtFrame.TIMES, new int[19]);
		byte[] cut = java.util.Arrays.copyOf(times.bytes(), 6);
		assertThat(decode(cut, KEYS.bytes())).as("more may come").isEmpty();
		assertThat(decoder.giveUp()).containsExactly(KEYS);
		assertThat(decoder.skipped()).isEqualTo(6);
	}

	@Test
	void noiseIsHardlyEverTakenForAFrame() {
		Random random = new Random(3);
		byte[] noise = new byte[1_000_000];
		random.nextBytes(noise);
		assertThat(decode(noise)).isEmpty();
	}
}

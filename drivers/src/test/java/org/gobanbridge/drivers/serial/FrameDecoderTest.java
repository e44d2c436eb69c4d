package org.gobanbridge.drivers.serial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.gobanbridge.core.board.Hand;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.PointSet;
import org.junit.jupiter.api.Test;

class FrameDecoderTest {
	private final FrameDecoder decoder = new FrameDecoder();
	private final List<Frame> found = new ArrayList<>();

	@Test
	void framesAreFoundInChunksOfAnySize() {
		Random random = new Random(1);
		List<Frame> sent = new ArrayList<>();
		ByteArrayOutputStream wire = new ByteArrayOutputStream();
		for (int i = 0; i < 500; i++) {
			Frame frame = new Frame(i, i * 17L, randomState(random));
			sent.add(frame);
			wire.writeBytes(frame.encode());
		}
		byte[] bytes = wire.toByteArray();
		for (int at = 0; at < bytes.length;) {
			int count = Math.min(bytes.length - at, random.nextInt(300));
			decoder.accept(bytes, at, count, found::add);
			at += count;
		}
		assertThat(found).isEqualTo(sent);
		assertThat(decoder.broken()).isZero();
	}

	@Test
	void anyOneByteChangedOrMissingLosesThatFrameAndNoOther() {
		Frame before = new Frame(1, 10, new Command.AskState());
		Frame hit = new Frame(2, 20, randomState(new Random(2)));
		Frame after = new Frame(3, 30, new BoardMessage.Ack(5, MessageType.BEEP));
		byte[] bytes = hit.encode();
		for (int place = 1; place < bytes.length - 1; place++) {
			for (int bit = -1; bit < 8; bit++) {
				ByteArrayOutputStream wire = new ByteArrayOutputStream();
				wire.writeBytes(before.encode());
				for (int i = 0; i < bytes.length; i++) {
					if (i != place) {
						wire.write(bytes[i]);
					} else if (bit >= 0) {
						wire.write(bytes[i] ^ 1 << bit);
					}
				}
				wire.writeBytes(after.encode());
				found.clear();
				decoder.accept(wire.toByteArray(), 0, wire.size(), found::add);
				assertThat(found).as("byte %d, bit %d", place, bit).containsExactly(before, after);
			}
		}
	}

	@Test
	void noiseWithoutEndIsDroppedAndCountedAndTheNextFrameFound() {
		byte[] noise = new byte[100_000];
		new Random(3).nextBytes(noise);
		decoder.accept(noise, 0, noise.length, found::add);
		Frame frame = new Frame(9, 9, new Command.AskHello());
		decoder.accept(frame.encode(), 0, frame.encode().length, found::add);
		assertThat(found).containsExactly(frame);
		assertThat(decoder.broken()).isPositive();
	}

	@Test
	void theLargestBoardFitsAFrame() {
		Grid grid = Grid.of(25);
		Frame frame = new Frame(1, 1, new BoardMessage.State(PointSet.all(grid), PointSet.none(grid),
				PointSet.none(grid), Hand.NONE, false, false, 0));
		decoder.accept(frame.encode(), 0, frame.encode().length, found::add);
		assertThat(found).containsExactly(frame);
	}

	@Test
	void theLongestFrameIsTwoHundredFiftyFourBytesLong() {
		List<Command.PointMark> marks = new ArrayList<>();
		for (int i = 0; i < Command.ShowMarks.MAX_MARKS; i++) {
			marks.add(new Command.PointMark(257 + i, org.gobanbridge.drivers.MarkKind.REMOVE));
		}
		Frame frame = new Frame(0x1111, 0x11111111, new Command.ShowMarks(true, marks));
		assertThat(frame.encode().length).isLessThanOrEqualTo(254);
		decoder.accept(frame.encode(), 0, frame.encode().length, found::add);
		assertThat(found).containsExactly(frame);
	}

	private static BoardMessage.State randomState(Random random) {
		Grid grid = Grid.of(2 + random.nextInt(24));
		PointSet black = PointSet.none(grid);
		PointSet white = PointSet.none(grid);
		PointSet unknown = PointSet.none(grid);
		for (int i = 0; i < grid.pointCount(); i++) {
			switch (random.nextInt(6)) {
				case 0 -> black = black.with(i);
				case 1 -> white = white.with(i);
				case 2 -> unknown = unknown.with(i);
				default -> {
				}
			}
		}
		return new BoardMessage.State(black, white, unknown, Hand.values()[random.nextInt(5)], random.nextBoolean(),
				random.nextBoolean(), random.nextInt(65536));
	}
}

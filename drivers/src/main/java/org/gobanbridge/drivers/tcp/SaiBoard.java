package org.gobanbridge.drivers.tcp;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.gobanbridge.calibration.sensor.SensorCalibration;
import org.gobanbridge.calibration.sensor.SensorReading;
import org.gobanbridge.core.board.BoardDevice;
import org.gobanbridge.core.board.BoardReport;
import org.gobanbridge.core.board.Hand;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.drivers.BoardAbsentException;
import org.gobanbridge.drivers.BoardLights;
import org.gobanbridge.drivers.BoardSettings;
import org.gobanbridge.drivers.Connector;
import org.gobanbridge.drivers.Conversation;
import org.gobanbridge.drivers.DeviceLoop;
import org.gobanbridge.drivers.Mark;
import org.gobanbridge.drivers.OpenLine;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.PointSet;

/**
 * A Saiboard: 19x19 Hall sensors, a touch plate and a light on each point, asked over TCP. While a hand touches the
 * board nothing is read: every point is unknown. It does not debounce, and has no beeper.
 */
public final class SaiBoard implements BoardDevice, BoardLights {
	private static final Grid GRID = Grid.of(SaiAnswer.SIZE);

	private final BoardSettings.Saiboard settings;
	private final SaiLights lights;
	private final DeviceLoop loop;

	public SaiBoard(BoardSettings.Saiboard settings, SaiTiming timing, LongSupplier nanos) {
		this.settings = settings;
		this.lights = new SaiLights(settings.orientation());
		this.loop = new DeviceLoop("goban-board", new SaiConnector(settings, timing, nanos, lights), timing.retry());
	}

	@Override
	public String description() {
		return settings.name();
	}

	@Override
	public void start(Consumer<BoardReport> listener) {
		loop.start(listener);
	}

	@Override
	public void show(List<Mark> marks) {
		lights.want(marks);
	}

	@Override
	public void beep() {
		// a Saiboard has no beeper
	}

	@Override
	public void close() {
		loop.close();
	}

	/** Connects and makes sure of the zero. */
	private static final class SaiConnector implements Connector {
		private final BoardSettings.Saiboard settings;
		private final SaiTiming timing;
		private final LongSupplier nanos;
		private final SaiLights lights;
		private final SaiZero zero;
		private final TouchPlate plate;
		private final OpenLine line = new OpenLine();

		SaiConnector(BoardSettings.Saiboard settings, SaiTiming timing, LongSupplier nanos, SaiLights lights) {
			this.settings = settings;
			this.timing = timing;
			this.nanos = nanos;
			this.lights = lights;
			this.zero = new SaiZero(settings);
			this.plate = new TouchPlate(settings.touchThreshold());
		}

		@Override
		public Conversation connect() throws IOException {
			zero.recall();
			SaiLink link = new SaiLink(settings.host(), settings.port(), timing);
			line.opened(link::close);
			SaiConversation talk = new SaiConversation(settings, link, timing, nanos, lights, plate);
			try {
				link.connect(settings.host(), settings.port());
				talk.begin(zero);
				lights.again();
				return talk;
			} catch (IOException e) {
				link.close();
				throw e;
			}
		}

		@Override
		public void cancel() {
			line.end();
		}
	}

	/** Asks for a reading again and again. */
	private static final class SaiConversation implements Conversation {
		private static final String QUESTION = "{\"name\":\"hall\"}";
		private static final int WRONG_ANSWERS = 5;

		private final BoardSettings.Saiboard settings;
		private final SaiLink link;
		private final SaiTiming timing;
		private final LongSupplier nanos;
		private final SaiLights lights;
		private final TouchPlate plate;
		private final CountDownLatch closed = new CountDownLatch(1);
		private Optional<SensorCalibration> zero = Optional.empty();
		private long asked;

		SaiConversation(BoardSettings.Saiboard settings, SaiLink link, SaiTiming timing, LongSupplier nanos,
				SaiLights lights, TouchPlate plate) {
			this.settings = settings;
			this.link = link;
			this.timing = timing;
			this.nanos = nanos;
			this.lights = lights;
			this.plate = plate;
		}

		void begin(SaiZero known) throws IOException {
			zero = Optional.of(known.get(this::answer));
		}

		@Override
		public String partner() {
			return settings.name();
		}

		@Override
		public void step(Consumer<BoardReport> reports) throws IOException {
			Optional<String> request = lights.request();
			if (request.isPresent()) {
				link.ask(request.get());
			}
			SaiAnswer answer = answer();
			// the sensors were read between question and answer: half-way is the best guess
			long age = (nanos.getAsLong() - asked) / 2_000_000L;
			reports.accept(new BoardReport.Seen(settings.orientation().toGame(see(answer)), age));
			pause();
		}

		/** The stones are counted under a hand too, but only to know how much of the touch is theirs. */
		private Snapshot see(SaiAnswer answer) {
			PointSet none = PointSet.none(GRID);
			SensorReading reading = zero.orElseThrow().read(answer.counts());
			if (plate.isTouched(answer.touch(), reading.black().count() + reading.white().count())) {
				return Snapshot.of(none, none, none, PointSet.all(GRID)).withHand(Hand.SOME);
			}
			return Snapshot.of(reading.black(), reading.white(), none, none);
		}

		private SaiAnswer answer() throws IOException {
			for (int tries = 0; tries < WRONG_ANSWERS; tries++) {
				asked = nanos.getAsLong();
				Optional<SaiAnswer> answer = SaiAnswer.parse(link.ask(QUESTION));
				if (answer.isPresent()) {
					return answer.get();
				}
			}
			throw new BoardAbsentException("what answers at " + link.place()
					+ " does not send 19x19 sensor counts; check host and port");
		}

		private void pause() throws IOException {
			try {
				if (closed.await(timing.pollMillis(), TimeUnit.MILLISECONDS)) {
					throw new BoardAbsentException(partner() + " was closed");
				}
			} catch (InterruptedException e) {
				Thread.currentThread().interrupt();
				throw new BoardAbsentException(partner() + ": interrupted");
			}
		}

		@Override
		public void close() {
			closed.countDown();
			link.close();
		}
	}
}

package org.gobanbridge.drivers.serial;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.gobanbridge.core.board.BoardDevice;
import org.gobanbridge.core.board.BoardReport;
import org.gobanbridge.core.board.SourceState;
import org.gobanbridge.drivers.BoardLights;
import org.gobanbridge.drivers.BoardSettings;
import org.gobanbridge.drivers.DeviceLoop;
import org.gobanbridge.drivers.Mark;
import org.gobanbridge.rules.Grid;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A board that speaks the goban serial protocol (PROTOCOL.md), with its lights. */
public final class SerialBoard implements BoardDevice, BoardLights {
	private static final Logger LOG = LoggerFactory.getLogger(SerialBoard.class);
	private static final Command.Beep ONE_BEEP = new Command.Beep(150, 1);

	private final BoardSettings.Serial settings;
	private final SerialConnector connector;
	private final DeviceLoop loop;
	private volatile List<Mark> marks = List.of();

	/**
	 * @param ports
	 *            where to look for it
	 * @param nanos
	 *            a clock that never goes back, such as {@code System::nanoTime}
	 */
	public SerialBoard(BoardSettings.Serial settings, Ports ports, SerialTiming timing, LongSupplier nanos) {
		this.settings = settings;
		this.connector = new SerialConnector(settings, ports, timing, nanos);
		this.loop = new DeviceLoop("goban-board", connector, timing.retry());
	}

	@Override
	public String description() {
		return connector.current().map(SerialConversation::partner)
				.orElseGet(() -> settings.name() + (settings.port().isPresent() ? "" : ", not found yet"));
	}

	/** How good the line is, since the board was last found. */
	public LinkHealth health() {
		return connector.current().map(SerialConversation::health).orElse(new LinkHealth(0, 0, 0, 0));
	}

	@Override
	public void start(Consumer<BoardReport> listener) {
		loop.start(report -> {
			if (report instanceof BoardReport.SourceChanged changed && changed.state() == SourceState.FOUND) {
				show(marks);
			}
			listener.accept(report);
		});
	}

	@Override
	public void show(List<Mark> wanted) {
		marks = List.copyOf(wanted);
		connector.current().filter(talk -> talk.hello().abilities().contains(Ability.LIGHTS)).ifPresent(talk -> {
			List<Command.PointMark> points = wanted.stream().map(mark -> toBoard(mark, talk.hello())).toList();
			int start = 0;
			do {
				int end = Math.min(points.size(), start + Command.ShowMarks.MAX_MARKS);
				send(talk, new Command.ShowMarks(start == 0, points.subList(start, end)));
				start = end;
			} while (start < points.size());
		});
	}

	@Override
	public void beep() {
		connector.current().filter(talk -> talk.hello().abilities().contains(Ability.BEEPER))
				.ifPresent(talk -> send(talk, ONE_BEEP));
	}

	private Command.PointMark toBoard(Mark mark, BoardMessage.Hello hello) {
		Grid grid = Grid.of(hello.size());
		int sent = settings.orientation().toDevice(grid.size(), grid.index(mark.point()));
		return new Command.PointMark(hello.orientation().toDevice(grid.size(), sent), mark.kind());
	}

	private static void send(SerialConversation talk, Command command) {
		try {
			talk.send(command);
		} catch (LinkGoneException e) {
			LOG.debug("{} is lost and did not get {}", talk.partner(), command);
		}
	}

	@Override
	public void close() {
		loop.close();
	}
}

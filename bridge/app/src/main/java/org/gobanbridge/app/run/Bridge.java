package org.gobanbridge.app.run;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import org.gobanbridge.app.desk.Desk;
import org.gobanbridge.app.desk.RefereeApi;
import org.gobanbridge.app.desk.RefereeToken;
import org.gobanbridge.app.desk.SealKey;
import org.gobanbridge.app.failure.GobanException;
import org.gobanbridge.app.failure.TooLittleMemoryException;
import org.gobanbridge.app.live.LiveServer;
import org.gobanbridge.app.live.PortUnavailableException;
import org.gobanbridge.app.store.Journal;
import org.gobanbridge.app.store.LastGame;
import org.gobanbridge.app.store.PolicyFiles;
import org.gobanbridge.app.store.SnapshotLogHeader;
import org.gobanbridge.core.board.BoardDevice;
import org.gobanbridge.core.board.ClockAbility;
import org.gobanbridge.core.board.ClockDevice;
import org.gobanbridge.core.board.SourceState;
import org.gobanbridge.core.game.ClockSettings;
import org.gobanbridge.core.game.ClockUse;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.game.SessionSettings;
import org.gobanbridge.core.game.Timing;
import org.gobanbridge.core.session.GameSession;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.score.Ruleset;
import org.gobanbridge.rules.score.Rulesets;

/**
 * One board, live: the driver, the game thread, the journal, the records, the page. Goes on with the game that the
 * journal holds. Any thread may call.
 */
public final class Bridge implements AutoCloseable {
	private final Journal journal;
	private final LiveServer page;
	private final RecordKeeper records;
	private final RefereeToken token;
	private final TableDesk desk;
	private final GameLoop loop;
	private final DeviceKeeper device;
	private final Optional<Voice> voice;
	private final Optional<ClockHand> hand;
	private final Optional<ClockDisplay> display;
	private final List<String> resumed;

	/**
	 * Opens the journal and takes the port of the page; nothing runs before {@link #start}.
	 *
	 * @param drivers
	 *            makes a driver for the board, not yet started; again if one gets stuck
	 * @param time
	 *            makes the clock of the log, which now shows the time given
	 * @param lines
	 *            takes a line for each thing that happens, for people; must not wait
	 * @throws GobanException
	 *             if journal or port cannot be had
	 */
	public static Bridge open(BridgeSettings settings, Supplier<BoardDevice> drivers, LongFunction<LogTime> time,
			Consumer<String> lines) {
		return open(settings, drivers, time, lines, Clock.systemDefaultZone());
	}

	/**
	 * The same with a clock on the table.
	 *
	 * @param tableClock
	 *            not yet started; the bridge closes it
	 */
	public static Bridge open(BridgeSettings settings, Supplier<BoardDevice> drivers, ClockDevice tableClock,
			LongFunction<LogTime> time, Consumer<String> lines) {
		try {
			return open(settings, drivers, Optional.of(tableClock), time, lines, Clock.systemDefaultZone());
		} catch (RuntimeException | Error e) {
			tableClock.close();
			throw e;
		}
	}

	/** The same without one, by this clock, whose date and zone are those of the records. */
	static Bridge open(BridgeSettings settings, Supplier<BoardDevice> drivers, LongFunction<LogTime> time,
			Consumer<String> lines, Clock clock) {
		return open(settings, drivers, Optional.empty(), time, lines, clock);
	}

	private static Bridge open(BridgeSettings settings, Supplier<BoardDevice> drivers,
			Optional<ClockDevice> tableClock, LongFunction<LogTime> time, Consumer<String> lines, Clock clock) {
		DeviceKeeper device = new DeviceKeeper(drivers, DeviceKeeper.PATIENCE, System::nanoTime);
		Journal journal = Journal.open(settings.storage(), header(settings, clock), clock);
		try {
			return new Bridge(settings, journal, device, tableClock, time, lines, clock);
		} catch (PortUnavailableException e) {
			journal.close();
			throw new GobanException(GobanException.HARDWARE_MISSING, String.valueOf(e.getMessage()), e);
		} catch (OutOfMemoryError e) {
			journal.close();
			throw new TooLittleMemoryException(
					settings.storage().resolve(Journal.FILE) + ": the last game of the journal",
					"move the journal away, then a new one is begun; the records beside it stay", e);
		} catch (RuntimeException e) {
			journal.close();
			throw e;
		}
	}

	private static SnapshotLogHeader header(BridgeSettings settings, Clock clock) {
		return SnapshotLogHeader.live(settings.session(), settings.source(), OffsetDateTime.now(clock),
				settings.program());
	}

	private Bridge(BridgeSettings settings, Journal journal, DeviceKeeper device, Optional<ClockDevice> tableClock,
			LongFunction<LogTime> time, Consumer<String> lines, Clock clock) throws PortUnavailableException {
		this.journal = journal;
		this.device = device;
		LastGame last = journal.lastGame();
		GameSession session = new GameSession(journal.header().session(), PolicyFiles.POLICIES, last.state());
		Optional<Instant> before = journal.lastWritten();
		LogTime logTime = time.apply(journal.lastTime()
				+ before.map(then -> WallClock.gap(then, clock.instant(), WallClock.isRight())).orElse(0L));
		this.records = new RecordKeeper(settings.storage(), journal, clock.getZone());
		records.resume(last);
		this.resumed = EventLines.resumed(session.state(), journal.lastTime());
		Optional<GameDetails> news = news(header(settings, clock), journal, session.state());
		this.token = RefereeToken.in(settings.storage());
		this.desk = new TableDesk(last, journal.lastSeq());
		SealKey key = new SealKey(settings.storage());
		SealOpener opener = new SealOpener(key, lines);
		// the last that can fail: nothing has to give the port back
		this.page = new LiveServer(settings.web(), journal.lastSeq(), session.state(), logTime::now, records::bytes,
				new RefereeApi(desk, token, key, settings.web().incidents()));
		this.voice = settings.voice().map(words -> new Voice(words, logTime));
		boolean presses = settings.session().clock() == ClockUse.PRESS;
		this.hand = tableClock.map(one -> new ClockHand(one, presses, session.state(), lines));
		this.display = tableClock.filter(one -> one.abilities().contains(ClockAbility.SHOW))
				.map(one -> new ClockDisplay(one, logTime, presses ? ClockHand::runs : ClockDisplay::ofTheGame));
		// the hand first: a key goes down before anybody is told of the move
		List<Audience> audiences = new ArrayList<>(hand.stream().toList());
		audiences.addAll(display.stream().toList());
		audiences.addAll(voice.stream().toList());
		audiences.addAll(List.of(desk, new LiveAudience(page, device::description), new EventLines(lines), records,
				opener));
		this.loop = new GameLoop(session, journal, logTime, audiences,
				restart(settings.session(), journal, before.isPresent()), news);
		desk.speakTo(loop);
		opener.speakTo(loop);
	}

	/** That the program began again, and with which timing and clock, if the running log does not begin with them. */
	private static Optional<LongFunction<Input>> restart(SessionSettings configured, Journal journal,
			boolean written) {
		SessionSettings logged = journal.header().session();
		Optional<Timing> timing = Optional.of(configured.timing()).filter(now -> !now.equals(logged.timing()));
		Optional<ClockSettings> clock = Optional.of(configured.clockSettings())
				.filter(now -> !now.equals(logged.clockSettings()));
		OptionalLong last = OptionalLong.of(journal.lastTime());
		return written || timing.isPresent() || clock.isPresent()
				? Optional.of(t -> new Input.Restarted(t, timing, clock, last))
				: Optional.empty();
	}

	/**
	 * What the session is to be told of the games to come: all that the configuration says, if the journal was written by
	 * another one; else, between two games, who plays the next one, if nobody was named for it.
	 */
	private static Optional<GameDetails> news(SnapshotLogHeader configuration, Journal journal, GameState state) {
		GameDetails configured = configuration.session().details();
		if (!journal.header().settings().equals(configuration.settings())) {
			return Optional.of(withoutTime(withUsualKomi(configured, state), state));
		}
		boolean preparing = state.phase() == Phase.PREPARING;
		GameDetails said = preparing ? state.details() : GameDetails.NONE;
		boolean named = said.black().isPresent() || said.white().isPresent() || said.handicap().isPresent();
		boolean between = state.gameNumber() > 0 && (preparing || state.phase() == Phase.ENDED);
		return between && !named
				? Optional.of(configured.pairing()).filter(news -> !news.equals(GameDetails.NONE))
				: Optional.empty();
	}

	/** Where the games before had a komi that the configuration no longer names, that of its rules takes its place. */
	private static GameDetails withUsualKomi(GameDetails configured, GameState state) {
		boolean goesOn = state.phase() == Phase.PREPARING
				? state.details().komi().isPresent()
				: state.nextDetails().komi().isPresent();
		Ruleset rules = configured.rules().flatMap(Rulesets::named).orElse(Rulesets.DEFAULT);
		return configured.komi().isEmpty() && goesOn
				? configured.withKomi(Optional.of(rules.komiFor(configured.handicap().orElse(0)).toString()))
				: configured;
	}

	/** Where the games before had a time that the configuration no longer names, there is none any more. */
	private static GameDetails withoutTime(GameDetails configured, GameState state) {
		boolean goesOn = configured.time().isEmpty() && state.details().time().isPresent();
		return goesOn ? configured.withTime(Optional.of("none")) : configured;
	}

	/** Begins: the game thread takes up the game, the driver looks for its board, the page answers. */
	public void start() {
		page.source(device.description(), SourceState.LOST, "waiting for the board");
		records.start();
		loop.start();
		hand.ifPresent(one -> one.start(loop));
		display.ifPresent(one -> one.start(loop.state()));
		device.start(loop::report);
		// last, because it takes longest and nobody at the board needs it
		page.start();
	}

	/** Where a browser on this computer finds the page. */
	public String address() {
		return page.address();
	}

	/** Where browsers on other computers and telephones find the page; none if it is served to this computer alone. */
	public List<String> addressesInNetwork() {
		return page.addressesInNetwork();
	}

	/** How the game stands that the journal held when this was opened, a line each; nothing where none goes on. */
	public List<String> resumed() {
		return resumed;
	}

	/** How many watch the page now. */
	public int viewers() {
		return page.viewers();
	}

	/** What a referee sees, and where he speaks. */
	public Desk desk() {
		return desk;
	}

	/** Where the secret lies by which programs speak as the referee. */
	public Path tokenFile() {
		return token.file();
	}

	/** What the events so far say. */
	public GameState state() {
		return loop.state();
	}

	/** The record of the running or last game, once there is one. */
	public Optional<Path> record() {
		return records.path();
	}

	/** Somebody declares something; {@code toPlay} with {@link Declaration#POSITION}. */
	public void declare(Declaration declaration, Optional<Color> toPlay, String by) {
		loop.tell(t -> new Input.Declared(t, declaration, toPlay, Optional.of(by)));
	}

	/** Something is said, as the input that it is at the time given. */
	public void tell(LongFunction<Input> said) {
		loop.tell(said);
	}

	/** To be called when the time of the log has moved in a leap. */
	public void lookIfDue() {
		loop.lookIfDue();
	}

	/** Whether everything that came has been dealt with, and nothing is due. */
	public boolean isSettled() {
		return loop.isSettled();
	}

	/** The program is about to end: what the driver says from now on does not count. Close comes soon. */
	public void ignoreBoard() {
		device.ignore();
	}

	/** Completes when the game thread has ended: exceptionally, with the reason, when it was not asked to. */
	public CompletableFuture<Void> ended() {
		return loop.ended();
	}

	/**
	 * Waits until the program is to stop. What ends the game thread ends this too, and if that failed this fails likewise.
	 *
	 * @param stop
	 *            completes when the program is to stop
	 */
	public void awaitEnd(CompletableFuture<?> stop) {
		try {
			CompletableFuture.anyOf(ended(), stop).join();
		} catch (CompletionException e) {
			switch (e.getCause()) {
				case RuntimeException failure -> throw failure;
				case Error error -> throw error;
				case null, default -> throw e;
			}
		}
	}

	/**
	 * Stops in order: the clock on the table, the driver, the game thread, the records, the journal, the page. It is done when they are; for one of
	 * the first three that is stuck it waits no longer than a second and a half. Only a disk that hangs can hold it up for
	 * ever.
	 *
	 * @throws GobanException
	 *             if what was held back cannot be written
	 */
	@Override
	public void close() {
		voice.ifPresent(Voice::close);
		display.ifPresent(ClockDisplay::close);
		hand.ifPresent(ClockHand::close);
		try (page; journal; records; loop; device) {
			// closed from the last to the first
		}
	}
}

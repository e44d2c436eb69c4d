package org.gobanbridge.app.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.gobanbridge.app.store.Journal;
import org.gobanbridge.app.store.PolicyFiles;
import org.gobanbridge.app.store.SnapshotLogHeader;
import org.gobanbridge.core.board.BoardReport;
import org.gobanbridge.core.board.Lever;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.game.SessionSettings;
import org.gobanbridge.core.policy.Policy;
import org.gobanbridge.core.session.GameSession;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.sgf.SgfException;
import org.gobanbridge.rules.sgf.SgfGame;
import org.gobanbridge.rules.sgf.SgfReader;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A bridge as a service, in made-up time: a board, the levers of a clock, and nobody at a terminal. */
class UnattendedTest {
	private static final Grid NINE = Grid.of(9);

	@TempDir
	Path folder;

	private final AtomicLong now = new AtomicLong();
	private final LogTime time = new MadeUpTime(now);
	private final HandTable table = new HandTable(9);
	private final List<String> lines = new CopyOnWriteArrayList<>();
	private Optional<Journal> journal = Optional.empty();
	private Optional<GameLoop> loop = Optional.empty();
	private Optional<RecordKeeper> keeper = Optional.empty();

	private GameLoop start(String policy) {
		GameDetails details = GameDetails.NONE.withPolicy(Optional.of(policy));
		SessionSettings settings = new SessionSettings(NINE, false, Optional.empty(), details);
		Journal kept = Journal.open(folder, SnapshotLogHeader.of(settings, "test"), InstantSource.system());
		journal = Optional.of(kept);
		RecordKeeper writer = new RecordKeeper(folder, kept, ZoneOffset.UTC);
		writer.start();
		keeper = Optional.of(writer);
		GameLoop started = new GameLoop(new GameSession(settings, PolicyFiles.POLICIES), kept, time,
				List.of(new EventLines(lines::add), writer), Optional.empty(),
				Optional.empty());
		loop = Optional.of(started);
		started.start();
		return started;
	}

	@AfterEach
	void close() {
		loop.ifPresent(GameLoop::close);
		keeper.ifPresent(RecordKeeper::close);
		journal.ifPresent(Journal::close);
	}

	@Test
	void underTheClubPolicyTwoPassesAndAClearedBoardEndTheGameAndTheNextOneIsRecorded() throws Exception {
		GameLoop game = start("club");
		play();
		passByLever();
		assertThat(game.state().phase()).isEqualTo(Phase.COUNTING);
		assertThat(lines).contains("counting (two passes): count-agreed, or clearing the board, ends the game");
		assertThat(lines.getLast()).startsWith("count: ");
		clearTheBoard();
		assertThat(lines).endsWith("game over: ? (cleared)", "ready for the next game");
		playTheNext();
		assertThat(records()).extracting(UnattendedTest::told).containsExactlyInAnyOrder(
				"E5 D5 E4 D4 E3 D3 pass pass, ?", "G7 C7 G3, ");
		assertThat(game.state().incidentCount()).isZero();
	}

	@ParameterizedTest
	@MethodSource("otherPolicies")
	void underOtherPoliciesTheGameWaitsForItsResultAndSaysSo(String policy) throws Exception {
		GameLoop game = start(policy);
		play();
		passInWords();
		clearTheBoard();
		playTheNext();
		assertThat(game.state().phase()).isEqualTo(Phase.COUNTING);
		assertThat(lines).contains(
				"counting (two passes): no other game is recorded before somebody types count-agreed or new-game");
		assertThat(records()).extracting(UnattendedTest::told)
				.containsExactly("E5 D5 E4 D4 E3 D3 pass pass, ");
		assertThat(game.state().openIncidents()).isEmpty();
	}

	static Stream<String> otherPolicies() {
		return PolicyFiles.POLICIES.all().stream().filter(policy -> !policy.clearingEnds()).map(Policy::name);
	}

	private void play() {
		read(2000);
		Color side = Color.BLACK;
		for (String point : List.of("E5", "D5", "E4", "D4", "E3", "D3")) {
			table.put(side, Point.parse(point));
			side = side.opponent();
			read(2000);
		}
	}

	/** Where that is enough. */
	private void passByLever() {
		for (Lever lever : List.of(Lever.BLACK, Lever.WHITE)) {
			loop.orElseThrow().report(new BoardReport.LeverPressed(lever, 0));
			read(4000);
		}
	}

	private void passInWords() {
		for (Declaration pass : List.of(Declaration.BLACK_PASSES, Declaration.WHITE_PASSES)) {
			loop.orElseThrow().tell(t -> new Input.Declared(t, pass, Optional.empty(), Optional.empty()));
			read(4000);
		}
	}

	private void clearTheBoard() {
		for (String point : List.of("E5", "D5", "E4", "D4", "E3", "D3")) {
			table.take(Point.parse(point));
			read(1000);
		}
		read(4000);
	}

	private void playTheNext() {
		Color side = Color.BLACK;
		for (String point : List.of("G7", "C7", "G3")) {
			table.put(side, Point.parse(point));
			side = side.opponent();
			read(2000);
		}
	}

	private void read(long millis) {
		for (long end = now.get() + millis; now.get() < end;) {
			now.addAndGet(200);
			loop.orElseThrow().report(new BoardReport.Seen(table.look(0), 0));
			await().pollInSameThread().pollDelay(Duration.ZERO).pollInterval(Duration.ofMillis(1))
					.failFast("the game thread has ended", () -> loop.orElseThrow().ended().isDone())
					.until(loop.orElseThrow()::isSettled);
		}
	}

	private static String told(SgfGame record) {
		return String.join(" ", record.moves().stream().map(move -> move.toString().replaceAll(".*[ =]", "")).toList())
				+ ", " + record.result().orElse("");
	}

	/** Nothing is recorded after this. */
	private List<SgfGame> records() throws IOException, SgfException {
		keeper.orElseThrow().close();
		List<SgfGame> records = new ArrayList<>();
		try (Stream<Path> files = Files.list(folder)) {
			for (Path file : files.filter(name -> name.toString().endsWith(".sgf")).toList()) {
				records.add(SgfReader.read(Files.readAllBytes(file)).get(0));
			}
		}
		return records;
	}
}

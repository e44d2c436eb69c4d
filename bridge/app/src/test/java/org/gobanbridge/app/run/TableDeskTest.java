package org.gobanbridge.app.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.gobanbridge.app.desk.CaseFile;
import org.gobanbridge.app.desk.Desk;
import org.gobanbridge.app.desk.Desk.Outcome;
import org.gobanbridge.app.store.Journal;
import org.gobanbridge.app.store.NumberedEvent;
import org.gobanbridge.app.store.PolicyFiles;
import org.gobanbridge.app.store.SnapshotLogHeader;
import org.gobanbridge.core.board.BoardReport;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameEvent.IncidentResolved;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.game.SessionSettings;
import org.gobanbridge.core.incident.Resolution;
import org.gobanbridge.core.incident.Ruling;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.core.session.GameSession;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What a referee says goes through the game thread and the journal. */
@Timeout(60)
class TableDeskTest {
	private static final SessionSettings FIVE = SessionSettings.of(Grid.of(5));

	@TempDir
	Path folder;

	private final AtomicLong now = new AtomicLong();
	private final List<String> lines = new ArrayList<>();
	private Journal journal;
	private GameLoop loop;
	private TableDesk desk;

	@BeforeEach
	void open() {
		journal = Journal.open(folder, SnapshotLogHeader.of(FIVE, "test"), InstantSource.system());
		desk = new TableDesk(journal.lastGame(), journal.lastSeq());
		loop = new GameLoop(new GameSession(FIVE, PolicyFiles.POLICIES, journal.lastGame().state()), journal,
				new MadeUpTime(now), List.of(desk), journal.lastWritten().map(then -> Input.Restarted::new),
				Optional.empty());
		desk.speakTo(loop);
		loop.start();
	}

	@AfterEach
	void close() {
		loop.close();
		journal.close();
	}

	@RepeatedTest(10)
	void ofTwoRulingsAtOnceOnTheSameIncidentOneIsCarriedOut() throws Exception {
		twoMoves();
		CyclicBarrier together = new CyclicBarrier(2);
		List<CompletableFuture<Outcome>> said = Stream.of(RulingOption.VOID, RulingOption.DISMISS)
				.map(option -> CompletableFuture.supplyAsync(() -> rule(together, option), Thread::startVirtualThread))
				.toList();
		List<Outcome> outcomes = new ArrayList<>();
		for (CompletableFuture<Outcome> one : said) {
			outcomes.add(one.get(10, TimeUnit.SECONDS));
		}
		assertThat(outcomes).filteredOn(outcome -> outcome.refusal().isEmpty()).singleElement()
				.satisfies(done -> assertThat(done.events()).isNotEmpty());
		assertThat(outcomes).filteredOn(outcome -> outcome.refusal().isPresent()).singleElement()
				.satisfies(refused -> assertThat(refused.refusal().orElseThrow())
						.startsWith("incident 1 has been ruled on already"));
		assertThat(journal.events().stream().map(NumberedEvent::event)
				.filter(event -> event instanceof IncidentResolved resolved && resolved.how() == Resolution.RULING))
				.hasSize(1);
		close();
		assertThat(Replayed.events(Replayed.logs(folder))).isEqualTo(Replayed.journalEvents(folder, FIVE.grid()));
		open();
	}

	private Outcome rule(CyclicBarrier together, RulingOption option) {
		try {
			together.await(10, TimeUnit.SECONDS);
			return desk.rule(OptionalInt.of(1), Ruling.of(option)).get(10, TimeUnit.SECONDS);
		} catch (Exception e) {
			throw new IllegalStateException(e);
		}
	}

	@Test
	void whoAsksHowMuchTimeIsLeftIsToldAtTheTerminal() throws Exception {
		List<String> answers = new CopyOnWriteArrayList<>();
		RefereeWords words = new RefereeWords(desk, "test", answers::add);
		twoMoves();
		assertThat(words.hear("time-left black")).isTrue();
		await().untilAsserted(() -> assertThat(answers).containsExactly("this game has no clock"));
		answers.clear();
		loop.tell(t -> new Input.DetailsGiven(t, GameDetails.NONE.withTime(Optional.of("absolute 10m"))));
		words.hear("Time left White");
		await().untilAsserted(() -> assertThat(answers).containsExactly("White: 9 minutes left"));
		answers.clear();
		words.hear("time-left");
		assertThat(answers).containsExactly("write: time-left black|white");
	}

	@Test
	void theAnswerHasTheNumbersThatTheJournalHas() throws Exception {
		twoMoves();
		Outcome outcome = answer(desk.rule(OptionalInt.of(1), Ruling.of(RulingOption.RESTORE)));
		assertThat(outcome.events()).isNotEmpty().isSubsetOf(journal.events());
		assertThat(outcome.events().getFirst().event()).isInstanceOf(IncidentResolved.class);
		await().untilAsserted(
				() -> assertThat(desk.now().seq()).isEqualTo(outcome.events().getLast().seq()));
	}

	@Test
	void whatIsRefusedIsNotEvenAnInput() throws Exception {
		twoMoves();
		assertThat(answer(desk.withdraw(Optional.empty())).refusal()).isPresent();
		assertThat(answer(desk.rule(OptionalInt.of(9), Ruling.of(RulingOption.VOID))).refusal()).isPresent();
		assertThat(answer(desk.agreeDead(List.of(Point.parse("C3")))).refusal()).isPresent();
		assertThat(answer(desk.declare(Declaration.RESUME, Optional.empty(), Optional.empty())).refusal()).isPresent();
		close();
		assertThat(Files.readString(folder.resolve("snapshots").resolve("0001.snapshots.jsonl")))
				.doesNotContain("ruling").doesNotContain("declare").doesNotContain("dead");
		open();
	}

	@Test
	void aWordThatEndsTheGameAndPreparesTheNextIsAnsweredWithAllOfIt() throws Exception {
		twoMoves();
		Outcome outcome = answer(desk.declare(Declaration.NEW_GAME, Optional.empty(), Optional.of("test")));
		assertThat(outcome.events()).extracting(NumberedEvent::event).hasAtLeastOneElementOfType(
				GameEvent.GameEnded.class).anyMatch(GameEvent::preparesNext);
		assertThat(journal.events()).containsAll(outcome.events());
	}

	@Test
	void aRestartKeepsTheCases() throws Exception {
		twoMoves();
		answer(desk.rule(OptionalInt.of(1), Ruling.of(RulingOption.LET_STAND)));
		await().untilAsserted(() -> assertThat(desk.now().cases().getFirst().closed()).isPresent());
		List<CaseFile> before = desk.now().cases();
		close();
		open();
		assertThat(desk.now().cases()).isEqualTo(before);
		Desk.Moment again = desk.now();
		assertThat(again.state().phase()).isEqualTo(Phase.PLAYING);
	}

	@Test
	void aRefereeTypesWhatProgramsPost() throws Exception {
		RefereeWords words = new RefereeWords(desk, "terminal", line -> {
			synchronized (lines) {
				lines.add(line);
			}
		});
		assertThat(words.hear("black resigns")).isFalse();
		assertThat(words.hear("incident")).isTrue();
		said("no game has begun, and so there is no incident");
		twoMoves();
		words.hear("incident");
		said("1    0:00:0");
		words.hear("Incident 1");
		said("The rules say  article 8(1)");
		words.hear("incident 2");
		said("there is no incident 2 in this game; there are 1");
		words.hear("rule 1");
		said("write: rule ID OPTION [caution|warning] [black|white]; options: restore,");
		words.hear("rule 1 restroe");
		said("'restroe' is no option (did you mean 'restore'?)");
		words.hear("rule 1 restore blue");
		said("'blue' is neither a penalty nor a side");
		words.hear("rule 1 draw");
		said("nothing is changed: draw cannot be ruled on incident 1");
		words.hear("rule 1 restore warning white");
		said("heard: on incident 1: restore the board, White: warning");
		words.hear("withdraw now");
		said("write: withdraw");
		words.hear("withdraw");
		said("heard: the last ruling is withdrawn");
		words.hear("dead Q99");
		said("'q99' is no point of this board");
		words.hear("dead C3");
		said("nothing is changed: dead stones are agreed while counting");
	}

	private void said(String start) {
		await().untilAsserted(() -> {
			synchronized (lines) {
				assertThat(lines).anyMatch(line -> line.startsWith(start));
			}
		});
	}

	private static Outcome answer(CompletableFuture<Outcome> said) throws Exception {
		return said.get(10, TimeUnit.SECONDS);
	}

	private void twoMoves() {
		see(".........................", 5);
		see("............X............", 8);
		see("O...........X............", 12);
		see("O...........X...........O", 12);
		await().untilAsserted(() -> assertThat(desk.now().state().openIncidents()).hasSize(1));
	}

	private void see(String board, int readings) {
		for (int i = 0; i < readings; i++) {
			now.addAndGet(200);
			loop.report(new BoardReport.Seen(Snapshot.parse(FIVE.grid(), board), 0));
			await().pollInterval(Duration.ofMillis(2)).until(loop::isSettled);
		}
	}
}

package org.gobanbridge.app.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.incident.EarlyLever;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Judgement;
import org.gobanbridge.core.incident.Penalty;
import org.gobanbridge.core.incident.PenaltyLevel;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.core.incident.Severity;
import org.gobanbridge.core.policy.ClaimWindow;
import org.gobanbridge.core.policy.Clause;
import org.gobanbridge.core.policy.Ladder;
import org.gobanbridge.core.policy.LeverAfter;
import org.gobanbridge.core.policy.MoveComplete;
import org.gobanbridge.core.policy.Policy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What the policies of the program say: each table is the whole of one, and of kinds that are missing it says nothing. */
class PolicyFilesTest {
	@Test
	void theOlderChineseText() {
		assertSays("chinese-source", """
				two-moves       | 8(1)  | loss           |         | loss
				stone-moved     | 8(2)  | restore        | warning | warning
				stone-lifted    | 8(2)  | restore        |         | notice
				stone-displaced | 8(3)  |                |         | notice
				scattered       | 8(4)  |                |         | notice
				wrong-removal   | 9     | restore        | warning | warning
				forbidden-point | 10    | void-lose-turn |         | warning
				ko-violation    | 11(1) | void-lose-turn |         | warning
				repetition      | 11    |                |         | notice
				long-cycle      | 11(3) |                |         | notice
				resign-signal   | 4(2)  | accept         |         | notice
				end-signal      | 4(4)  |                |         | notice
				time-out        | 3     | loss           |         | loss
				reported        | 12(1) |                |         | notice
				""");
		assertThat(options("chinese-source", IncidentKind.STONE_DISPLACED))
				.isEqualTo("restore accept draw replay loss");
		assertThat(options("chinese-source", IncidentKind.SCATTERED)).isEqualTo("restore draw replay loss");
		assertThat(options("chinese-source", IncidentKind.STONE_MOVED)).isEqualTo("restore dropped warning");
		assertThat(options("chinese-source", IncidentKind.LONG_CYCLE)).isEqualTo("draw replay");
		assertThat(policy("chinese-source").ladder()).as("two warnings lose").isEqualTo(new Ladder(0, 2, true));
	}

	@Test
	void theChineseRulesOf2002() {
		assertSays("chinese-2002", """
				time-out        |    |                |         | notice
				two-moves       | 17 | void           | warning | warning
				stone-moved     | 17 | restore        | warning | warning
				stone-lifted    | 17 | restore        |         | notice
				stone-displaced | 17 | restore        |         | notice
				forbidden-point |    | void-lose-turn |         | warning
				ko-violation    | 20 | void-lose-turn |         | warning
				repetition      | 20 |                |         | notice
				long-cycle      | 20 |                |         | notice
				wrong-start     |    |                |         | notice
				clock-early     |    | warning        | warning | warning
				""");
		assertThat(options("chinese-2002", IncidentKind.LONG_CYCLE)).isEqualTo("no-result draw replay");
		assertThat(policy("chinese-2002").ladder()).isEqualTo(new Ladder(0, 2, true));
		assertThat(policy("chinese-2002").claim()).isEqualTo(ClaimWindow.NEXT_MOVE);
	}

	@Test
	void theKoreanRulesOf2024() {
		assertSays("korean-2024", """
				time-out        |    |                |                      | notice
				clock-early     |    | warning        | warning and 2 points | warning
				captured-left   |    | restore        |                      | notice
				reported        | 18 |                | caution              | warning
				""");
		assertThat(policy("korean-2024").ladder()).as("off the board, warnings no longer lose since 2025")
				.isEqualTo(new Ladder(0, 2, false));
	}

	@Test
	void japanesePractice() {
		assertSays("japanese", """
				time-out        |    |                |         | notice
				two-moves       | 14 | loss           |         | loss
				stone-moved     | 14 | loss           |         | loss
				stone-lifted    | 14 |                |         | notice
				stone-displaced |    |                |         | notice
				wrong-removal   | 5  | loss           |         | loss
				captured-left   | 5  | loss           |         | loss
				forbidden-point | 14 | loss           |         | loss
				ko-violation    | 14 | loss           |         | loss
				long-cycle      | 12 | no-result      |         | notice
				""");
		assertThat(options("japanese", IncidentKind.KO_VIOLATION)).isEqualTo("loss no-result");
		assertThat(options("japanese", IncidentKind.STONE_DISPLACED)).isEqualTo("restore accept both-lose no-result");
		assertThat(policy("japanese").ladder()).isEqualTo(Ladder.NONE);
		assertThat(policy("japanese").moveComplete()).isEqualTo(MoveComplete.CAPTURES_OFF);
	}

	@Test
	void americanAndBritishPractice() {
		assertSays("aga", """
				time-out        |   |                |         | notice
				two-moves       | 8 | void-lose-turn |         | warning
				wrong-removal   |   | restore        |         | notice
				captured-left   |   | restore        |         | notice
				forbidden-point | 8 | void-lose-turn |         | warning
				ko-violation    | 8 | void-lose-turn |         | warning
				repetition      | 8 | void-lose-turn |         | warning
				""");
		assertThat(policy("aga").claim()).isEqualTo(ClaimWindow.NEXT_MOVE);
		assertThat(policy("aga").ladder()).isEqualTo(Ladder.NONE);
	}

	@Test
	void ingsRules() {
		assertSays("ing", """
				forbidden-point |   | void           |         | notice
				ko-violation    |   | void           |         | notice
				repetition      |   | void           |         | notice
				time-out        |   | loss           |         | loss
				""");
		assertThat(policy("ing").ladder()).isEqualTo(Ladder.NONE);
	}

	@Test
	void atTheClubNobodyIsPunished() {
		assertSays("club", """
				time-out        |   |                |         | notice
				two-moves       |   | restore        |         | notice
				stone-moved     |   | accept         |         | notice
				stone-lifted    |   | accept         |         | notice
				stone-displaced |   | restore        |         | notice
				forbidden-point |   | void           |         | notice
				ko-violation    |   | void           |         | notice
				""");
		assertThat(options("club", IncidentKind.STONE_DISPLACED)).isEqualTo("restore accept");
		assertThat(policy("club").clauses().keySet().stream().map(kind -> options("club", kind)))
				.noneMatch(options -> options.contains("loss") || options.contains("warning"));
		assertThat(Stream.of(IncidentKind.values()).map(policy("club")::judge))
				.allMatch(judgement -> judgement.severity() == Severity.NOTICE)
				.allMatch(judgement -> judgement.penalty().equals(Penalty.NONE));
		assertThat(policy("club").ladder()).isEqualTo(Ladder.NONE);
	}

	@Test
	void onlyAtTheClubMovesAreTakenBackAndClearingTheBoardEndsTheGame() {
		assertThat(PolicyFiles.POLICIES.all()).filteredOn(Policy::takeBacks).extracting(Policy::name)
				.containsExactly("club");
		assertThat(PolicyFiles.POLICIES.all()).filteredOn(Policy::clearingEnds).extracting(Policy::name)
				.containsExactly("club");
	}

	@Test
	void signsOfResignationAndOfTheEndAreChineseAndTheClubKnowsThem() {
		List<String> signs = List.of("chinese-source", "chinese-2002", "club");
		assertThat(PolicyFiles.POLICIES.all()).filteredOn(Policy::resignSignal).extracting(Policy::name)
				.isEqualTo(signs);
		assertThat(PolicyFiles.POLICIES.all()).filteredOn(Policy::endSignal).extracting(Policy::name).isEqualTo(signs);
	}

	@ParameterizedTest
	@CsvSource({"chinese-source, STONE", "chinese-2002, STONE", "korean-2024, CAPTURES", "japanese, CAPTURES",
			"aga, STONE", "ing, STONE", "club, NOTHING"})
	void whatMustBeDoneBeforeTheLeverIsPressed(String policy, LeverAfter leverAfter) {
		assertThat(policy(policy).leverAfter()).isEqualTo(leverAfter);
	}

	@Test
	void ofAnEarlyLeverTheKoreanRulesOnlySpeakIfCapturedStonesLay() {
		Policy korean = policy("korean-2024");
		assertThat(row(korean.judgeEarly(EarlyLever.Before.CAPTURES)))
				.isEqualTo("|warning|warning and 2 points|warning");
		assertThat(row(korean.judgeEarly(EarlyLever.Before.STONE))).isEqualTo("|||notice");
		assertThat(row(policy("chinese-2002").judgeEarly(EarlyLever.Before.STONE)))
				.isEqualTo("|warning|warning|warning");
		assertThat(row(policy("japanese").judgeEarly(EarlyLever.Before.CAPTURES))).isEqualTo("|||notice");
	}

	@Test
	void theUsualOneIsTheOlderChineseText() {
		assertThat(PolicyFiles.POLICIES.usual().name()).isEqualTo("chinese-source");
	}

	static Stream<Policy> policies() {
		return PolicyFiles.POLICIES.all().stream();
	}

	@ParameterizedTest
	@MethodSource("policies")
	void everyClauseIsASentenceInBothLanguages(Policy policy) {
		assertThat(policy.clauses()).isNotEmpty().allSatisfy((kind, clause) -> {
			assertThat(clause.english()).matches("[A-Z].*\\.").doesNotContainPattern("\\p{IsHan}");
			assertThat(clause.chinese()).matches("[\\p{IsHan}“].*。").doesNotContainPattern("[A-Za-z,;:]");
		});
	}

	@ParameterizedTest
	@MethodSource("policies")
	void whateverHappensARefereeMayRuleThatNothingWasWrong(Policy policy) {
		assertThat(IncidentKind.values()).allSatisfy(
				kind -> assertThat(policy.judge(kind).options()).contains(RulingOption.DISMISS)
						.doesNotHaveDuplicates());
	}

	@Test
	void everyFileIsListed() throws IOException {
		try (Stream<Path> files = Files.list(Path.of("src/main/resources/policies"))) {
			assertThat(files.map(file -> file.getFileName().toString().replace(".toml", ""))).containsExactlyInAnyOrder(
					policies().map(Policy::name).toArray(String[]::new));
		}
	}

	private static Policy policy(String name) {
		return PolicyFiles.POLICIES.named(name).orElseThrow();
	}

	/** What may be ruled, without that nothing was wrong. */
	private static String options(String policy, IncidentKind kind) {
		return policy(policy).judge(kind).options().stream().filter(option -> option != RulingOption.DISMISS)
				.map(Words::of).collect(Collectors.joining(" "));
	}

	/** A line a kind: article, what is proposed, the penalty, how grave it is. */
	private static void assertSays(String name, String table) {
		Policy policy = policy(name);
		Map<String, String> expected = table.lines().map(line -> Arrays.stream(line.split(Pattern.quote("|")))
				.map(String::strip).toList())
				.collect(Collectors.toMap(List::getFirst, row -> String.join("|", row.subList(1, row.size()))));
		Map<String, String> said = policy.clauses().keySet().stream()
				.collect(Collectors.toMap(Words::of, kind -> row(policy.judge(kind))));
		assertThat(said).containsExactlyInAnyOrderEntriesOf(expected);
		assertThat(Stream.of(IncidentKind.values()).filter(kind -> !expected.containsKey(Words.of(kind))))
				.allSatisfy(kind -> assertThat(policy.clause(kind)).isEqualTo(Clause.SILENT))
				.allSatisfy(kind -> assertThat(policy.judge(kind).proposed()).isEmpty());
	}

	private static String row(Judgement judgement) {
		return String.join("|", judgement.article().orElse(""), judgement.proposed().map(Words::of).orElse(""),
				Optional.of(judgement.penalty()).filter(penalty -> penalty.level() != PenaltyLevel.NONE)
						.map(penalty -> Words.of(penalty.level())
								+ (penalty.points() > 0 ? " and " + penalty.points() + " points" : ""))
						.orElse(""),
				Words.of(judgement.severity()));
	}
}

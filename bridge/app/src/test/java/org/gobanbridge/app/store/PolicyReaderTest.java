package org.gobanbridge.app.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.List;
import java.util.Optional;
import org.gobanbridge.core.incident.EarlyLever;
import org.gobanbridge.core.incident.IncidentKind;
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

class PolicyReaderTest {
	private static final String HEAD = """
			title = "Friday"
			origin = "ours"
			move-complete = "clock"
			claim = "next-move"
			take-backs = true
			clearing-ends = false
			resign-signal = true
			end-signal = false
			lever-passes = true
			[ladder]
			cautions-per-warning = 3
			warnings-to-loss = 2
			off-board-counts = true
			""";
	private static final String MOVED = HEAD + """
			[incident.stone-moved]
			in-english = "It goes back."
			in-chinese = "放回。"
			""";

	@Test
	void everySettingIsRead() {
		Policy policy = PolicyReader.read("friday",
				"title-in-chinese = \"周五\"\nstripping-counts = true\nlever-after = \"captures\"\n" + HEAD + """
						[incident.stone-moved]
						article = "8(2)"
						in-english = "It goes back."
						in-chinese = "放回。"
						proposed = "restore"
						penalty = "caution"
						points = 2
						others = ["dropped", "accept"]
						severity = "loss"
						""");
		assertThat(policy)
				.isEqualTo(new Policy("friday", "Friday", "周五", "ours", MoveComplete.CLOCK, ClaimWindow.NEXT_MOVE,
						true, false, true, true, false, true, LeverAfter.CAPTURES, new Ladder(3, 2, true),
						policy.clauses()));
		assertThat(policy.clauses()).containsOnlyKeys(IncidentKind.STONE_MOVED).containsValue(new Clause(
				Optional.of("8(2)"), "It goes back.", "放回。", Optional.of(RulingOption.RESTORE),
				List.of(RulingOption.DROPPED, RulingOption.ACCEPT), new Penalty(PenaltyLevel.CAUTION, 2),
				Optional.of(Severity.LOSS), Optional.empty()));
	}

	@Test
	void aClauseThatProposesNothingLeavesItToTheReferee() {
		Clause clause = PolicyReader.read("friday", MOVED).clause(IncidentKind.STONE_MOVED);
		assertThat(clause.proposed()).isEmpty();
		assertThat(clause.others()).isEmpty();
		assertThat(clause.penalty()).isEqualTo(Penalty.NONE);
	}

	@Test
	void anArticleMayBeANumber() {
		assertThat(PolicyReader.read("friday", MOVED + "article = 17\n").clause(IncidentKind.STONE_MOVED).article())
				.contains("17");
	}

	@Test
	void whoProposesAWarningWarns() {
		assertThat(PolicyReader.read("friday", MOVED + "proposed = \"warning\"\npoints = 2\n")
				.judge(IncidentKind.STONE_MOVED).penalty()).isEqualTo(new Penalty(PenaltyLevel.WARNING, 2));
	}

	@Test
	void misspeltWordsAreToldAtTheirPlaceWithWhatWasMeant() {
		assertThat(problems(HEAD.replace("clock", "clok").replace("take-backs", "takebacks") + """
				[incident.stone-movd]
				in-english = "It goes back."
				[incident.two-moves]
				in-english = "One move a turn."
				in-chinese = "每次一手。"
				proposed = "los"
				others = ["voidd", "draw"]
				penalty = "warnin"
				severity = "lost"
				artcle = "8"
				""")).containsExactly(
				"line 3, column 1: move-complete is 'clok' (did you mean 'clock'?)",
				"line 1, column 1: take-backs is missing",
				"line 14, column 1: there is no setting incident.stone-movd (did you mean 'stone-moved'?)",
				"line 19, column 1: incident.two-moves.proposed is 'los' (did you mean 'loss'?)",
				"line 20, column 1: incident.two-moves.others has 'voidd' (did you mean 'void'?)",
				"line 21, column 1: incident.two-moves.penalty is 'warnin' (did you mean 'warning'?)",
				"line 22, column 1: incident.two-moves.severity is 'lost' (did you mean 'loss'?)",
				"line 23, column 1: there is no setting incident.two-moves.artcle (did you mean 'article'?)",
				"line 5, column 1: there is no setting takebacks (did you mean 'take-backs'?)");
	}

	@Test
	void onlyOfAnEarlyLeverItIsSaidBeforeWhatItWas() {
		String clause = """
				in-english = "No."
				in-chinese = "不。"
				early = "captures"
				""";
		Policy policy = PolicyReader.read("friday", HEAD + "[incident.clock-early]\n" + clause);
		assertThat(policy.clause(IncidentKind.CLOCK_EARLY).early()).contains(EarlyLever.Before.CAPTURES);
		assertThat(policy.leverAfter()).as("unless it is said").isEqualTo(LeverAfter.STONE);
		assertThat(problems(HEAD + "[incident.two-moves]\n" + clause)).singleElement().asString()
				.contains("there is no setting incident.two-moves.early");
	}

	@Test
	void whatIsMissingIsToldWhereItBelongs() {
		assertThat(problems(HEAD.replace("warnings-to-loss = 2\n", "") + """
				[incident.two-moves]
				in-english = "One move a turn."
				""")).containsExactly("line 10, column 1: ladder.warnings-to-loss is missing",
				"line 13, column 1: incident.two-moves.in-chinese is missing");
	}

	@Test
	void valuesOfAnotherSortAreToldAtTheirPlace() {
		assertThat(problems(HEAD.replace("clearing-ends = false", "clearing-ends = \"false\"")
				.replace("cautions-per-warning = 3", "cautions-per-warning = -1") + """
						[incident.two-moves]
						in-english = 5
						in-chinese = "每次一手。"
						others = "loss"
						""")).containsExactly(
						"line 6, column 1: clearing-ends must be true or false, not the text \"false\"; leave the quotes out",
						"line 11, column 1: ladder.cautions-per-warning must be a whole number from 0 to 99, not -1",
						"line 15, column 1: incident.two-moves.in-english must be a text in quotes, not 5",
						"line 17, column 1: incident.two-moves.others must be a list, [\"restore\"], not the text \"loss\"");
	}

	@Test
	void whatContradictsItselfIsRefused() {
		assertThat(problems(MOVED + "points = 2\n")).singleElement().asString()
				.startsWith(
						"line 17, column 1: incident.stone-moved.points needs a penalty: write penalty = \"points\"");
		assertThat(problems(MOVED + "penalty = \"points\"\n")).containsExactly(
				"line 17, column 1: incident.stone-moved.penalty is 'points'; say how many: points = 2");
		assertThat(problems(MOVED + "proposed = \"warning\"\npenalty = \"caution\"\n")).containsExactly(
				"line 18, column 1: incident.stone-moved.penalty is 'caution', but a warning is proposed; leave one of"
						+ " them out");
		assertThat(problems(MOVED + "proposed = \"loss\"\nothers = [\"loss\"]\n")).containsExactly(
				"line 18, column 1: incident.stone-moved.others has 'loss', which is proposed already; leave it out");
	}

	@Test
	void textWithoutQuotesIsToldOnce() {
		assertThatThrownBy(() -> PolicyReader.read("friday", HEAD.replace("\"Friday\"", "Friday evening")))
				.isInstanceOf(IllegalArgumentException.class)
				.hasMessage("line 1: put the text in quotes: title = \"Friday evening\"");
	}

	/** What is wrong, without the words that there are. */
	private static List<String> problems(String toml) {
		String message = String.valueOf(catchThrowable(() -> PolicyReader.read("friday", toml)).getMessage());
		return message.lines().map(line -> line.replaceFirst("; (it may|there are) .*", "")).toList();
	}
}

package org.gobanbridge.app.prove;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Set;
import org.gobanbridge.app.Shared;
import org.gobanbridge.app.prove.RefereeCase.Answer;
import org.gobanbridge.app.prove.RefereeProof.Setting;
import org.junit.jupiter.api.Test;

class RefereeProofTest {
	private static final long SEED = 1;
	/** One of each sort: those with moves against the rules, with hands that touched stones, with cycles, with nothing. */
	private static final Set<String> GAMES = Set.of("illegal_ko_5", "illegal_ko_8", "illegal_ko_13", "suicide_1",
			"two_moves_1", "not_captured", "not_removed", "own_removed", "both_lost_2", "quadruple_ko_12",
			"triple_ko_8",
			"eternal_life_6", "not_on_lid_1");

	@Test
	void realIncidentsAreToldAtTheirMoveAndNothingElseIs() {
		List<RefereeCase> cases = IncidentGames.read(Shared.path("oracle/incidents")).stream()
				.filter(one -> GAMES.contains(one.title().replaceAll("\\.sgf.*", ""))).toList();
		List<Setting> settings = RefereeProof.settings(SEED);
		assertThat(cases).hasSizeGreaterThan(GAMES.size());
		StringWriter table = new StringWriter();

		for (RefereeCase one : cases) {
			List<Answer> answers = settings.parallelStream().map(setting -> one.judge(setting.options())).toList();
			RefereeProof.print(new PrintWriter(table, true), one, settings, answers);
			assertThat(answers).as(table.toString()).allMatch(answer -> answer.wrong().isEmpty() || answer.isLate());
			assertThat(answers.getFirst().wrong()).as(table.toString()).isEmpty();
		}
	}
}

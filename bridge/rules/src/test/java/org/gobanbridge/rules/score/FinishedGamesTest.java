package org.gobanbridge.rules.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.gobanbridge.rules.sgf.SgfException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Real games played to the end: area, territory and group tax, against other programs and the recorded result. */
class FinishedGamesTest {
	private static List<FinishedGames.Row> agreed() throws SgfException {
		List<FinishedGames.Row> rows = FinishedGames.all().stream().filter(FinishedGames.Row::agreed).toList();
		assertThat(rows).hasSizeGreaterThan(150);
		return rows;
	}

	private static Count count(FinishedGames.Row row, String rules) {
		Ending ending = Ending.of(row.game()).withDead(row.dead()).withKomi(Fraction.ZERO);
		return Counting.count(ending, Rulesets.named(rules).orElseThrow());
	}

	@ParameterizedTest
	@CsvSource({"chinese,areaNoKomi", "aga,areaNoKomi", "japanese,territoryNoKomiJapanese",
			"ming-qing,areaGroupTaxNoKomi"})
	void everyGameComesToWhatOthersCounted(String rules, String known) throws SgfException {
		for (FinishedGames.Row row : agreed()) {
			assertThat(count(row, rules).margin().negate()).as(row.file()).isEqualTo(row.whiteMinusBlack(known));
		}
	}

	@Test
	void theRecordedResultComesOutUnderTheRulesAndTheKomiOfTheRecord() throws SgfException {
		int same = 0;
		for (FinishedGames.Row row : agreed()) {
			Fraction komi = Fraction.parse(row.known().get("komi").asText());
			String recorded = row.known().get("RE").asText().replaceAll("(\\.[1-9]*)0+$", "$1").replaceAll("\\.$", "");
			Ending ending = Ending.of(row.game()).withDead(row.dead()).withKomi(komi);
			boolean byArea = Counting.count(ending, Rulesets.DEFAULT).result().equals(recorded);
			boolean byTerritory = Counting.count(ending, Rulesets.named("japanese").orElseThrow()).result()
					.equals(recorded);
			assertThat(byArea || byTerritory).as(row.file() + " " + recorded).isTrue();
			same++;
		}
		assertThat(same).isGreaterThan(150);
	}
}

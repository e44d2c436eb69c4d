package org.gobanbridge.rules.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.sgf.SgfException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Real games played to the end: area, territory and group tax, against other programs and the recorded result. */
class FinishedGamesTest {
	private static List<FinishedGames.Row> agreed() throws SgfException {
		List<FinishedGames.Row> rows = FinishedGames.all().stream().filter(FinishedGames.Row::agreed).toList();
		assertThat(rows).hasSize(170);
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

	/** GNU Go counts among its dame the common liberties of a seki, and false eyes that are still to be filled. */
	@Test
	void dameAndSekiAreThoseOfGnuGo() throws SgfException {
		int withDame = 0;
		for (FinishedGames.Row row : agreed()) {
			Count count = count(row, "japanese");
			PointSet dame = gnuGo(row, "dame");
			PointSet falseEyes = dame.minus(count.shared());
			Position alive = row.game().position().without(row.dead());
			assertThat(count.seki()).as(row.file()).isEqualTo(gnuGo(row, "seki"));
			assertThat(dame.containsAll(count.shared())).as(row.file() + count.shared() + dame).isTrue();
			assertThat(falseEyes.points()).as(row.file()).allSatisfy(
					point -> assertThat(
							Stream.of(Color.values()).filter(color -> PointSet.of(dame.grid(), List.of(point))
									.border().intersects(alive.stones(color))))
							.hasSize(1));
			withDame += dame.isEmpty() ? 0 : 1;
		}
		assertThat(withDame).isPositive();
	}

	private static PointSet gnuGo(FinishedGames.Row row, String what) {
		String points = row.known().get("gnugo").get(what).asText().strip();
		return PointSet.of(row.game().grid(),
				Stream.of(points.split(" ")).filter(word -> !word.isEmpty()).map(Point::parse).toList());
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
		assertThat(same).isEqualTo(170);
	}
}

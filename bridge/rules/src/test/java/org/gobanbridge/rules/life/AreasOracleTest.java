package org.gobanbridge.rules.life;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Oracle;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whose each point is, against the six scores that another program found for each board. */
class AreasOracleTest {
	@ParameterizedTest
	@CsvSource({"scoring_named,50", "scoring_random,196"})
	void everyBoardHasTheSixScoresThatAnotherProgramFound(String file, int boards) {
		List<JsonNode> rows = Oracle.lines("positions/" + file + ".jsonl");
		assertThat(rows).hasSize(boards);
		for (JsonNode row : rows) {
			Map<String, Integer> expected = new LinkedHashMap<>();
			row.get("whiteMinusBlack").properties()
					.forEach(score -> expected.put(score.getKey(), (int) score.getValue().asDouble()));
			assertThat(scores(row.get("board"))).as(row.toString()).isEqualTo(expected);
		}
	}

	/** White minus black, without komi. Stones that are dead for certain count as taken off. */
	private static Map<String, Integer> scores(JsonNode board) {
		List<String> rows = new ArrayList<>();
		board.forEach(row -> rows.add(row.asText()));
		Grid grid = Grid.of(Math.max(rows.size(), rows.getFirst().length()));
		PointSet part = part(grid, rows, ".XO");
		Position position = Position.of(part(grid, rows, "X"), part(grid, rows, "O"));
		PointSet dead = UnconditionalLife.within(position, part, false).dead();
		Areas areas = Areas.asTheyLie(position.without(dead), part);
		int[] values = new int[7];
		for (Color color : Color.values()) {
			int sign = color == Color.WHITE ? 1 : -1;
			int stones = position.stones(color).minus(dead).count();
			int territory = areas.territory(color).count();
			int counting = territory - areas.sekiEyes(color).count();
			int taken = position.stones(color.opponent()).intersection(dead).count();
			int counted = position.stones(color.opponent()).intersection(dead).minus(areas.sekiEyes(color)).count();
			int groups = areas.livingGroups(color);
			values[0] += sign * (stones + territory);
			values[1] += sign * (stones + counting);
			values[2] += sign * (stones + counting - 2 * groups);
			values[3] += sign * (territory + taken);
			values[4] += sign * (counting + counted);
			values[5] += sign * (counting + counted - 2 * groups);
			values[6] += sign * groups;
		}
		Map<String, Integer> scores = new LinkedHashMap<>();
		List<String> names = List.of("AREA/NONE", "AREA/SEKI", "AREA/ALL", "TERRITORY/NONE", "TERRITORY/SEKI",
				"TERRITORY/ALL", "independentLifeGroups_WminusB");
		for (int n = 0; n < values.length; n++) {
			scores.put(names.get(n), values[n]);
		}
		return scores;
	}

	/** The points of the drawing, laid in the top left of the grid, that have one of these characters. */
	private static PointSet part(Grid grid, List<String> rows, String characters) {
		PointSet points = PointSet.none(grid);
		for (int y = 0; y < rows.size(); y++) {
			for (int x = 0; x < rows.get(y).length(); x++) {
				if (characters.indexOf(rows.get(y).charAt(x)) >= 0) {
					points = points.with(y * grid.size() + x);
				}
			}
		}
		return points;
	}
}

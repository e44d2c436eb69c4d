package org.gobanbridge.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which spaces make one eye, drawn with # and rows parted by a slash. */
class EyeShapeTest {
	private static final int ROW = 10;

	private static int[] points(String drawing) {
		List<Integer> points = new ArrayList<>();
		String[] rows = drawing.split("/");
		for (int y = 0; y < rows.length; y++) {
			for (int x = 0; x < rows[y].length(); x++) {
				if (rows[y].charAt(x) == '#') {
					points.add((y + 3) * ROW + x + 2);
				}
			}
		}
		return points.stream().mapToInt(Integer::intValue).toArray();
	}

	@ParameterizedTest
	@CsvSource({"#,true", "##,true", "###,true", "##/#.,true", "####,false", "##/##,true", "###/.#.,true",
			"##./.##,false",
			"###/#..,false", "#####,false", ".#./###/.#.,true", "##./###,true", "###/#.#,false", "###/.#./.#.,false",
			"##./###/.#.,true", "###/###,false", "######,false", "#######,false", "###/#.#/##.,false"})
	void aSpaceIsOneEyeIfTheOpponentsStoneKeepsItSo(String drawing, boolean oneEye) {
		assertThat(EyeShape.isOneEye(points(drawing), ROW)).isEqualTo(oneEye);
	}

	@ParameterizedTest
	@CsvSource({"###,1,0", "##/#.,0,0", "###/.#.,1,0", ".#./###/.#.,1,1", "##./###,1,1", "##./###/.#.,1,1"})
	void theVitalPointHasTheMostNeighbours(String drawing, int x, int y) {
		int vital = EyeShape.vitalPoint(points(drawing), ROW);
		assertThat(List.of(vital % ROW - 2, vital / ROW - 3)).isEqualTo(List.of(x, y));
	}
}

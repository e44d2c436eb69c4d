package org.gobanbridge.core.explain;

import static org.assertj.core.api.Assertions.assertThat;

import org.gobanbridge.core.table.Table;
import org.junit.jupiter.api.Test;

class ColorlessStonesTest {

	@Test
	void aBoardThatCannotTellColoursLeavesThemToTheTurns() {
		Table table = Table.of(5).hold(1000).play("# C3", "# B2", "# D4");

		assertThat(table.record()).isEqualTo("X C3, O B2, X D4");
		assertThat(table.incidents()).isEmpty();
	}
}

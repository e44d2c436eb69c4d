package org.gobanbridge.app.prove;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import org.gobanbridge.app.Shared;
import org.gobanbridge.app.prove.IncidentCase.Verdict;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.drivers.simulated.Mishaps;
import org.junit.jupiter.api.Test;

class IncidentProofTest {
	private static final int PLACES = 2;
	private static final long SEED = 11;
	/** All that can be made to happen, but for what is so rare in real games that hundreds must be looked through. */
	private static final List<IncidentKind> KINDS = Mishaps.KINDS.stream()
			.filter(kind -> kind != IncidentKind.LONG_CYCLE && kind != IncidentKind.REPETITION).toList();

	@Test
	void whatGoesWrongInSomeRealGamesIsTold() {
		Path games = Shared.path("oracle/games");
		List<IncidentCase> cases = IncidentProof.cases(new Material(games, SEED, PLACES), KINDS);
		StringWriter table = new StringWriter();

		for (IncidentProof.Setting setting : IncidentProof.settings()) {
			for (IncidentProof.Cell cell : IncidentProof.cells(cases, setting)) {
				IncidentProof.print(new PrintWriter(table, true), cell);
				long told = cell.count(Verdict.FOUND) + cell.count(Verdict.LATE);
				assertThat(told).as("told rightly, if late: " + setting.title() + "\n" + table)
						.isEqualTo(cell.results().size());
			}
		}
		assertThat(cases).extracting(IncidentCase::kind).as("there is a place for each kind")
				.containsAll(KINDS);
	}
}

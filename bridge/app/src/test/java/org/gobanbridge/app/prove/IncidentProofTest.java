package org.gobanbridge.app.prove;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.gobanbridge.app.Shared;
import org.gobanbridge.app.prove.IncidentCase.Verdict;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.drivers.simulated.Mishaps;
import org.junit.jupiter.api.Test;

class IncidentProofTest {
	private static final int PLACES = 2;
	private static final long SEED = 11;
	/** Of these so many in a hundred are told rightly, counting those that are late; of all others nothing is asked. */
	private static final Map<IncidentKind, Integer> FLOORS = new EnumMap<>(Map.of(
			IncidentKind.STONE_DISPLACED, 100, IncidentKind.STONES_MISSING, 100, IncidentKind.STONES_ADDED, 100));

	@Test
	void whatGoesWrongInSomeRealGamesIsTold() {
		Path games = Shared.path("oracle/games");
		List<IncidentCase> cases = IncidentProof.cases(new Material(games, SEED, PLACES));
		StringWriter table = new StringWriter();

		for (IncidentProof.Setting setting : IncidentProof.settings()) {
			for (IncidentProof.Cell cell : IncidentProof.cells(cases, setting)) {
				IncidentProof.print(new PrintWriter(table, true), cell);
				long told = cell.count(Verdict.FOUND) + cell.count(Verdict.LATE);
				int floor = FLOORS.getOrDefault(cell.kind(), 0);
				assertThat(100 * told).as(setting.title() + "\n" + table)
						.isGreaterThanOrEqualTo((long) floor * cell.results().size());
			}
		}
		assertThat(cases).extracting(IncidentCase::kind).as("there is a place for each kind")
				.containsAll(Mishaps.KINDS);
	}
}

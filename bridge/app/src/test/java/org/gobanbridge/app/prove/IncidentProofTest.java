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
	/** Of these so many in a hundred are told rightly, counting those that are late. */
	private static final Map<IncidentKind, Integer> FLOORS = floors();

	private static Map<IncidentKind, Integer> floors() {
		Map<IncidentKind, Integer> floors = new EnumMap<>(IncidentKind.class);
		Mishaps.KINDS.forEach(kind -> floors.put(kind, 100));
		floors.put(IncidentKind.WRONG_COLOR, 0);
		floors.put(IncidentKind.WRONG_START, 0);
		floors.put(IncidentKind.PASS_UNCONFIRMED, 0);
		floors.put(IncidentKind.RESIGN_SIGNAL, 50);
		// So rare in real games that hundreds must be looked through.
		floors.remove(IncidentKind.LONG_CYCLE);
		floors.remove(IncidentKind.REPETITION);
		return floors;
	}

	@Test
	void whatGoesWrongInSomeRealGamesIsTold() {
		Path games = Shared.path("oracle/games");
		List<IncidentCase> cases = IncidentProof.cases(new Material(games, SEED, PLACES), List.copyOf(FLOORS.keySet()));
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
				.containsAll(FLOORS.keySet());
	}
}

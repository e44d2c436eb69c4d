package org.gobanbridge.rules.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gobanbridge.rules.AsciiBoard.board;
import static org.gobanbridge.rules.AsciiBoard.move;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Oracle;
import org.gobanbridge.rules.PlayingRules;
import org.gobanbridge.rules.Repetition;
import org.gobanbridge.rules.history.Cycle.Kind;
import org.gobanbridge.rules.sgf.SgfException;
import org.gobanbridge.rules.sgf.SgfGame;
import org.gobanbridge.rules.sgf.SgfReader;
import org.junit.jupiter.api.Test;

/** What a cycle is called. */
class CycleTest {
	private static final PlayingRules SIMPLE = new PlayingRules(Repetition.SIMPLE_KO, true);

	private static Game play(String drawing, String... moves) {
		Game game = Game.start(board(drawing), move(moves[0]).color(), SIMPLE);
		for (int n = 0; n < moves.length; n++) {
			if (n + 1 < moves.length) {
				assertThat(Cycle.closedBy(game)).isEmpty();
			}
			game = game.playAssumeLegal(move(moves[n]));
		}
		return game;
	}

	private static Cycle cycle(String drawing, String... moves) {
		Cycle cycle = Cycle.closedBy(play(drawing, moves)).orElseThrow();
		assertThat(cycle.moves()).extracting(Move::toString)
				.containsExactlyElementsOf(List.of(moves).stream().map(text -> move(text).toString()).toList());
		return cycle;
	}

	private static final String ONE_KO = """
			X X O . .
			X O . O .
			. X O . .
			. . . . .
			. . . . .
			""";

	@Test
	void aCycleHasANameInEnglishAndOneInChinese() {
		assertThat(Kind.TRIPLE_KO.title()).isEqualTo("triple ko");
		assertThat(Kind.TRIPLE_KO.chinese()).isEqualTo("三劫循环");
	}

	@Test
	void aKoTakenBackAtOnce() {
		Cycle cycle = cycle(ONE_KO, "X C4", "O B4");
		assertThat(cycle.kind()).isEqualTo(Kind.KO);
		assertThat(cycle.length()).isEqualTo(2);
		assertThat(cycle.sameToPlay()).isTrue();
		assertThat(cycle.kos()).extracting(Ko::toString).containsExactly("B4-C4");
		assertThat(cycle.otherKos()).isEmpty();
		assertThat(cycle).hasToString("ko of 2 moves, 1 to 2");
	}

	@Test
	void aKoTakenBackAfterAPass() {
		Cycle cycle = cycle(ONE_KO, "X C4", "O pass", "X pass", "O B4");
		assertThat(cycle.kind()).isEqualTo(Kind.KO);
		assertThat(cycle.length()).isEqualTo(4);
	}

	@Test
	void aPassClosesNoCycle() {
		assertThat(Cycle.closedBy(play(ONE_KO, "X pass", "O pass"))).isEmpty();
	}

	private static final String TWO_KOS = """
			. X O . .
			X O . O .
			. X O . .
			. X O . .
			X . X O .
			""";

	@Test
	void aKoThatLiesOpenBesidesIsTold() {
		Cycle cycle = cycle("""
				X X O . .
				X O . O .
				. X O . .
				. X O . .
				X . X O .
				""", "X C4", "O B4");
		assertThat(cycle.otherKos()).extracting(Ko::toString).containsExactly("B1-C1");
		assertThat(cycle).hasToString("ko of 2 moves, 1 to 2, 1 more ko open");
	}

	@Test
	void twoKosWithAPass() {
		Cycle cycle = cycle(TWO_KOS, "X C4", "O B1", "X pass", "O B4", "X C1");
		assertThat(cycle.kind()).isEqualTo(Kind.DOUBLE_KO);
		assertThat(cycle.length()).isEqualTo(5);
		assertThat(cycle.sameToPlay()).isFalse();
	}

	@Test
	void eightStonesThatTakeEachOtherAllAroundTheBoardAreNoKos() {
		Cycle cycle = cycle("""
				X O .
				. X O
				X O .
				""", "X C1", "O A2", "X C3", "O B1", "X A3", "O C2", "X A1", "O B3");
		assertThat(cycle.kind()).isEqualTo(Kind.OTHER);
		assertThat(cycle.kos()).isEmpty();
		assertThat(cycle.length()).isEqualTo(8);
	}

	@Test
	void aCycleInWhichThreeStonesGoAtOnceHasNoName() {
		Cycle cycle = cycle("""
				X .
				O .
				""", "X B2", "O B1", "X A2", "O B2", "X A2", "O A1");
		assertThat(cycle.kind()).isEqualTo(Kind.OTHER);
		assertThat(cycle.sameToPlay()).isTrue();
	}

	@Test
	void sendingTwoReturningOne() {
		Cycle cycle = cycle("""
				. . . . .
				X X . . .
				. X . . .
				X O X . .
				. O . . .
				""", "X A1", "O A3", "X A2");
		assertThat(cycle.kind()).isEqualTo(Kind.SEND_TWO_RETURN_ONE);
	}

	@Test
	void eachSideSendingTwoAndReturningOne() {
		Cycle cycle = cycle("""
				. . . . . . . . .
				. . . . . . . . .
				. . . . . . . . .
				. . . . . . . . .
				. . . . . . . . .
				X X . . . . . O O
				. X . . . . . O .
				X O X . . . O X O
				. O . . . . . X .
				""", "X A1", "O J1", "X J3", "O A3", "X A2", "O J2");
		assertThat(cycle.kind()).isEqualTo(Kind.DOUBLE_SEND_TWO_RETURN_ONE);
		assertThat(cycle.sameToPlay()).isTrue();
	}

	@Test
	void aPassIsNoTimeOfItsOwn() {
		Game game = play(ONE_KO, "X C4", "O B4");
		for (String move : List.of("X pass", "O pass", "X C4", "O B4")) {
			game = game.playAssumeLegal(move(move));
		}
		assertThat(Cycle.closedBy(game).orElseThrow().times()).isEqualTo(3);
	}

	@Test
	void aStoneThatTakesItselfOff() {
		Cycle cycle = cycle("""
				. O . . .
				O O . . .
				. . . . .
				. . . . .
				. . . . .
				""", "X A5");
		assertThat(cycle.kind()).isEqualTo(Kind.SUICIDE);
		assertThat(cycle.length()).isEqualTo(1);
	}

	@Test
	void theThirdTimeIsCounted() {
		Game game = play(ONE_KO, "X C4", "O B4");
		game = game.playAssumeLegal(move("X C4")).playAssumeLegal(move("O B4"));
		assertThat(Cycle.closedBy(game).orElseThrow().times()).isEqualTo(3);
	}

	@Test
	void theSequencesOfAnotherProgramHaveTheNamesItGivesThem() {
		Map<String, Set<Kind>> found = new TreeMap<>();
		for (KoSequence sequence : KoSequence.all()) {
			Set<Kind> kinds = found.computeIfAbsent(sequence.name(), name -> EnumSet.noneOf(Kind.class));
			sequence.playedThrough().forEach(game -> Cycle.closedBy(game).map(Cycle::kind).ifPresent(kinds::add));
		}
		assertThat(found.get("Eternal life (chosei)")).containsExactly(Kind.ETERNAL_LIFE);
		assertThat(found.get("Triple ko")).containsExactly(Kind.TRIPLE_KO);
		assertThat(found.get("Sending two returning one after a pass")).contains(Kind.SEND_TWO_RETURN_ONE);
		assertThat(found.get("Two-stone recapture not a ko under simple ko"))
				.containsExactly(Kind.SEND_TWO_RETURN_ONE);
	}

	/** A row of the list of incidents that names a whole-board repetition. */
	private record Incident(String file, String kind, int from, int to) {
	}

	private static List<Incident> incidents() {
		String index = new String(Oracle.bytes(Oracle.path("incidents/INDEX.tsv")), StandardCharsets.UTF_8);
		List<Incident> incidents = new ArrayList<>();
		for (String line : index.lines().skip(1).toList()) {
			String[] columns = line.split("\t", -1);
			if (!columns[columns.length - 1].isBlank()) {
				String[] pair = columns[columns.length - 1].replaceAll("[\\[\\] ]", "").split(",");
				incidents.add(new Incident(columns[0], columns[7], Integer.parseInt(pair[0]),
						Integer.parseInt(pair[1])));
			}
		}
		return incidents;
	}

	@Test
	void theFirstCycleOfARealIncidentHasTheNameItIsKnownBy() throws SgfException {
		Path oracle = Oracle.path("incidents").getParent();
		assertThat(incidents()).hasSizeGreaterThan(20);
		for (Incident incident : incidents()) {
			SgfGame record = SgfReader.read(Oracle.bytes(oracle.resolve(incident.file()))).getFirst();
			Cycle cycle = firstCycle(record).orElseThrow();
			assertThat(List.of(cycle.from(), cycle.to())).as(incident.file())
					.isEqualTo(List.of(incident.from(), incident.to()));
			assertThat(isKnownAs(cycle, incident.kind())).as(incident + ": " + cycle).isTrue();
		}
	}

	private static Optional<Cycle> firstCycle(SgfGame record) {
		Game game = Game.start(record.setup(), record.toPlay(), SIMPLE);
		for (Move move : record.moves()) {
			game = game.playAssumeLegal(move);
			Optional<Cycle> cycle = Cycle.closedBy(game);
			if (cycle.isPresent()) {
				return cycle;
			}
		}
		return Optional.empty();
	}

	/** A cycle of three kos with a fourth one open on the board may be known as a quadruple ko. */
	private static boolean isKnownAs(Cycle cycle, String name) {
		return switch (cycle.kind()) {
			case KO -> name.equals("illegal immediate ko recapture");
			case SUICIDE -> name.startsWith("suicide");
			case ETERNAL_LIFE -> name.startsWith("eternal life");
			case QUADRUPLE_KO -> name.equals("quadruple ko");
			case TRIPLE_KO -> name.matches("triple[ -]ko.*")
					|| name.equals("quadruple ko") && !cycle.otherKos().isEmpty();
			default -> false;
		};
	}
}

package org.gobanbridge.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.gobanbridge.rules.history.Game;
import org.gobanbridge.rules.life.DeadStones;
import org.gobanbridge.rules.score.Count;
import org.gobanbridge.rules.score.Counting;
import org.gobanbridge.rules.score.Ruleset;
import org.gobanbridge.rules.score.Rulesets;
import org.gobanbridge.rules.sgf.SgfException;
import org.gobanbridge.rules.sgf.SgfGame;
import org.gobanbridge.rules.sgf.SgfReader;
import org.gobanbridge.rules.sgf.SgfReplay;
import org.gobanbridge.rules.sgf.SgfWriter;
import org.junit.jupiter.api.Test;

/** The example of the README works, and is the one that is here. */
class ReadmeTest {
	@Test
	void theExampleWorks() throws SgfException {
		byte[] bytes = "(;SZ[5]KM[0]ZZ[mine];B[ba];W[ca];B[bb];W[cb];B[bc];W[cc];B[bd];W[cd];B[be];W[ce])"
				.getBytes(StandardCharsets.UTF_8);
		// Moves, and why one is not legal
		Ruleset rules = Rulesets.named("chinese").orElseThrow();
		Game game = Game.start(Position.empty(Grid.of(19)), Color.BLACK, rules.playing());
		game = game.play(new Move.Play(Color.BLACK, Point.parse("Q16")));
		Optional<Illegality> why = game.illegality(new Move.Play(Color.WHITE, Point.parse("Q16")));

		// A record, whatever its age, encoding and damage; moves that were not legal stand and are named
		SgfGame record = SgfReader.read(bytes).getFirst();
		SgfReplay replay = SgfReplay.of(record, rules.playing());

		// The count: dead stones proposed, or as the players agreed
		DeadStones proposal = DeadStones.propose(replay.end().position(), false, 200, 1);
		Count count = Counting.count(replay.ending().withDead(proposal.dead()), rules);
		String result = count.result() + ", " + count.resultZi() + " zi";
		String asInChina = count.oneSide(Color.BLACK).toString();

		// Written again: what the record said beside is kept, known or not
		byte[] written = SgfWriter.write(record.withInfo("RE", count.result()));

		assertThat(why).contains(Illegality.OCCUPIED);
		assertThat(result).isEqualTo("W+5, W+2 1/2 zi");
		assertThat(asInChina).isEqualTo("Black 1 ten + 0 = 10 < 12 1/2");
		assertThat(new String(written, StandardCharsets.UTF_8)).contains("ZZ[mine]", "RE[W+5]");
	}

	@Test
	void theExampleIsThatOfTheReadme() throws IOException {
		String readme = Files.readString(Path.of("README.md"));
		String example = readme.substring(readme.indexOf("```java\n") + 8, readme.indexOf("```\n\n|"));
		String here = Files.readString(Path.of("src/test/java/org/gobanbridge/rules/ReadmeTest.java"));
		assertThat(here.replace("\t\t", "")).contains(example);
	}
}

package org.gobanbridge.app.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.gobanbridge.app.Shared;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.history.Game;
import org.gobanbridge.rules.score.Rulesets;
import org.gobanbridge.rules.sgf.SgfException;
import org.gobanbridge.rules.sgf.SgfGame;
import org.gobanbridge.rules.sgf.SgfReader;
import org.junit.jupiter.api.Test;

class DemoGameTest {
	@Test
	void itsMovesAreThoseThatOthersHaveWrittenDown() throws IOException, SgfException {
		Path file = Shared.path("oracle/odd/littlego/famous_games/Blood-vomiting_game.sgf");
		SgfGame other = SgfReader.read(Files.readAllBytes(file)).getFirst();
		assertThat(DemoGame.record().moves()).isEqualTo(other.moves());
	}

	@Test
	void everyMoveIsLegal() {
		SgfGame record = DemoGame.record();
		Game game = Game.start(Position.empty(record.grid()), Color.BLACK, Rulesets.DEFAULT.playing());
		for (Move move : record.moves()) {
			game = game.play(move);
		}
		assertThat(game.moves()).isEqualTo(record.moves()).hasSizeGreaterThan(200);
		assertThat(record.result()).contains("W+R");
	}
}

package org.gobanbridge.app.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.gobanbridge.app.cli.ScoredGame.Comparison;
import org.gobanbridge.app.failure.PlainText;
import org.gobanbridge.core.Words;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.life.DeadStones;
import org.gobanbridge.rules.score.Count;
import org.gobanbridge.rules.score.SideCount;
import org.gobanbridge.rules.sgf.SgfGame;

/** A counted game for programs (FORMATS 10): exact numbers are texts, margins are Black minus White. */
final class ScoreJson {
	private ScoreJson() {
	}

	/**
	 * @param rulesFrom
	 *            who named the rules: call or record; else assumed
	 */
	static String of(String file, ScoredGame game, String rulesFrom) {
		Count count = game.count();
		SgfGame sgf = game.sgf();
		ObjectNode json = JsonNodeFactory.instance.objectNode().put("file", file)
				.put("rules", count.ruleset().name()).put("komi", game.komi().exact())
				.put("handicap", game.ending().handicap()).put("rulesFrom", rulesFrom);
		points(json.putArray("dead"), count.dead());
		points(json.putArray("dame"), count.dame());
		points(json.putArray("seki"), count.seki());
		json.put("marginPoints", count.margin().exact()).put("marginZi", count.marginZi().exact())
				.put("result", count.result());
		side(json.putObject("black"), count.black());
		side(json.putObject("white"), count.white());
		sgf.result().ifPresent(text -> json.put("recorded", text));
		if (game.comparison() != Comparison.NONE) {
			json.put("asRecorded", game.comparison() == Comparison.SAME);
		}
		game.proposal().ifPresent(proposal -> proposal(json.putArray("strings"), proposal));
		if (!game.replay().illegal().isEmpty()) {
			json.put("firstIllegal", game.replay().illegal().getFirst().number());
		}
		ArrayNode warnings = json.putArray("warnings");
		sgf.warnings().forEach(warnings::add);
		sgf.damage().ifPresent(damage -> json.put("error", PlainText.oneLine(String.valueOf(damage.getMessage()))));
		return json.toString();
	}

	private static void side(ObjectNode json, SideCount side) {
		json.put("area", side.area().exact()).put("territory", Integer.toString(side.territory()))
				.put("prisoners", side.prisoners()).put("groups", side.groups()).put("stones", side.stones())
				.put("total", side.total().exact());
		if (side.overtime() != 0) {
			json.put("overtime", side.overtime());
		}
	}

	private static void proposal(ArrayNode strings, DeadStones proposal) {
		proposal.strings().forEach(string -> {
			ObjectNode json = strings.addObject().put("color", Words.of(string.color())).put("dead", string.dead())
					.put("certainty", Math.round(string.certainty() * 100) / 100.0).put("proven", string.proven());
			points(json.putArray("stones"), string.stones());
		});
	}

	private static void points(ArrayNode json, PointSet points) {
		points.points().forEach(point -> json.add(point.toString()));
	}
}

package org.gobanbridge.app.store;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.Setup;

/** The {@code game} object of logs: what is known of a game, every field optional. */
final class GameDetailsJson {
	private static final String TIME = "time";

	private GameDetailsJson() {
	}

	/** Adds the known fields to the object. */
	static ObjectNode write(GameDetails details, ObjectNode object) {
		details.rules().ifPresent(rules -> object.put("rules", rules));
		details.policy().ifPresent(policy -> object.put("policy", policy));
		details.komi().ifPresent(komi -> object.put("komi", komi));
		details.handicap().ifPresent(handicap -> object.put("handicap", handicap));
		details.black().ifPresent(black -> object.put("black", black));
		details.white().ifPresent(white -> object.put("white", white));
		details.toPlay().ifPresent(color -> object.put("toPlay", Words.of(color)));
		details.setup().ifPresent(setup -> object.set("setup", write(setup)));
		details.time().ifPresent(time -> object.put(TIME, time));
		return object;
	}

	static ObjectNode write(Setup setup) {
		ObjectNode object = JsonFields.object();
		object.set("black", JsonFields.array(setup.black()));
		object.set("white", JsonFields.array(setup.white()));
		return object;
	}

	static GameDetails read(JsonFields game) {
		return new GameDetails(game.findText("rules"), game.findText("policy"),
				game.find("komi").map(GameDetailsJson::komi),
				game.findSmallNumber("handicap"), game.findText("black"), game.findText("white"),
				game.findColor("toPlay"), game.findObject("setup").map(GameDetailsJson::readSetup),
				game.find(TIME).filter(JsonNode::isTextual).map(JsonNode::textValue));
	}

	/** What is there of a game that cannot be understood and is passed over: a time that is no text. For people. */
	static Optional<String> passedOver(JsonFields game) {
		return game.find(TIME).filter(time -> !time.isTextual()).map(time -> "\"" + TIME + "\" is " + time
				+ ", which is no text such as \"byoyomi 1h 5x60s\"; the game is played without a clock");
	}

	static Setup readSetup(JsonFields setup) {
		return new Setup(setup.points("black"), setup.points("white"));
	}

	private static String komi(JsonNode value) {
		if (!value.isTextual() && !value.isNumber()) {
			throw new IllegalArgumentException("\"komi\" must be a text like \"7.5\" or \"3.75zi\", not " + value);
		}
		return Optional.ofNullable(value.textValue()).orElseGet(value::toString);
	}
}

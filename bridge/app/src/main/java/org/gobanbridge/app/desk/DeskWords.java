package org.gobanbridge.app.desk;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.gobanbridge.app.failure.PlainText;
import org.gobanbridge.app.failure.Suggestion;
import org.gobanbridge.app.store.JsonFields;
import org.gobanbridge.app.store.RulingJson;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.incident.Ruling;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;

/** What may be said at a desk, read from the JSON in which programs say it. */
final class DeskWords {
	/** So long may a name be, or a note. */
	private static final int MOST_CHARACTERS = 1_000;
	private static final List<String> RULING = List.of("incident", "option", "penalty", "color", "points", "by",
			"note");

	private DeskWords() {
	}

	/**
	 * Says it.
	 *
	 * @param name
	 *            where it was posted
	 * @param key
	 *            seals and opens moves
	 * @throws IllegalArgumentException
	 *             with the field that is wrong, and what it may be
	 */
	static CompletableFuture<Desk.Outcome> say(String name, JsonFields body, Desk desk, SealKey key) {
		return switch (name) {
			case "/rulings" -> rule(body, desk);
			case "/rulings/withdraw" -> {
				refuseOthers(body, List.of("by"));
				yield desk.withdraw(text(body, "by"));
			}
			case "/declarations" -> declare(body, desk);
			case "/dead" -> agreeDead(body, desk);
			case "/seal" -> seal(body, desk, key);
			case "/seal/open" -> open(body, desk, key);
			case "/time-left" -> {
				refuseOthers(body, List.of("color"));
				yield desk.askTime(body.color("color"));
			}
			default -> throw new IllegalArgumentException("nothing is said at " + name);
		};
	}

	private static CompletableFuture<Desk.Outcome> rule(JsonFields body, Desk desk) {
		refuseOthers(body, RULING);
		text(body, "by");
		text(body, "note");
		Ruling ruling = RulingJson.read(body);
		if (ruling.option().isEmpty() && !body.has("penalty") && !body.has("note")) {
			throw new IllegalArgumentException(
					"\"option\" is missing: what is ruled? (or a \"penalty\", or a \"note\")");
		}
		return desk.rule(body.findSmallNumber("incident"), ruling);
	}

	private static CompletableFuture<Desk.Outcome> declare(JsonFields body, Desk desk) {
		refuseOthers(body, List.of("word", "by", "toPlay"));
		Declaration word = body.word(Declaration.class, "word");
		Optional<Color> toPlay = body.findColor("toPlay");
		if (toPlay.isPresent() != (word == Declaration.POSITION)) {
			throw new IllegalArgumentException(toPlay.isPresent()
					? "\"toPlay\" goes with \"position\" alone; leave it out"
					: "\"toPlay\" is missing: who plays next, black or white?");
		}
		return desk.declare(word, toPlay, text(body, "by"));
	}

	private static CompletableFuture<Desk.Outcome> agreeDead(JsonFields body, Desk desk) {
		refuseOthers(body, List.of("points"));
		body.need("points");
		List<Point> dead = body.points("points");
		Grid grid = desk.now().state().grid();
		dead.forEach(grid::index);
		return desk.agreeDead(dead);
	}

	/** What is written is not looked at: whether it is a move is seen when it is opened. */
	private static CompletableFuture<Desk.Outcome> seal(JsonFields body, Desk desk, SealKey key) {
		refuseOthers(body, List.of("color", "move"));
		return desk.seal(body.color("color"), key.seal(body.color("color"), body.text("move")));
	}

	/** Once more, or what the player's paper says. */
	private static CompletableFuture<Desk.Outcome> open(JsonFields body, Desk desk, SealKey key) {
		refuseOthers(body, List.of("move"));
		GameState state = desk.now().state();
		Optional<String> paper = text(body, "move");
		if (paper.isPresent() || state.sealed().isEmpty()) {
			return desk.unseal(SealedPaper.read(paper.orElse(""), state.grid()));
		}
		try {
			return desk.unseal(key.open(state.sealed().get(), state.grid()));
		} catch (SealKey.ClosedException e) {
			return CompletableFuture.completedFuture(Desk.Outcome.refused(String.valueOf(e.getMessage())));
		}
	}

	private static Optional<String> text(JsonFields body, String name) {
		Optional<String> text = body.findText(name);
		text.filter(said -> said.length() > MOST_CHARACTERS).ifPresent(said -> {
			throw new IllegalArgumentException("\"" + name + "\" is longer than " + MOST_CHARACTERS + " characters");
		});
		return text;
	}

	private static void refuseOthers(JsonFields body, List<String> known) {
		body.node().fieldNames().forEachRemaining(name -> {
			if (!known.contains(name)) {
				throw new IllegalArgumentException("\"" + PlainText.name(name) + "\" is not known here"
						+ Suggestion.didYouMean(name, known) + "; there are " + String.join(", ", known));
			}
		});
	}
}

package org.gobanbridge.app.run;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.gobanbridge.app.desk.CaseFile;
import org.gobanbridge.app.desk.CaseText;
import org.gobanbridge.app.desk.CaseWords;
import org.gobanbridge.app.desk.Desk;
import org.gobanbridge.app.failure.PlainText;
import org.gobanbridge.app.failure.Suggestion;
import org.gobanbridge.app.store.NumberedEvent;
import org.gobanbridge.app.words.RulingWords;
import org.gobanbridge.app.words.TimeWords;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Penalty;
import org.gobanbridge.core.incident.PenaltyLevel;
import org.gobanbridge.core.incident.Ruling;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;

/**
 * What a referee types: {@code incident 3}, {@code rule 3 restore warning white}, {@code withdraw}, {@code dead D4 Q16};
 * and what players ask: {@code time-left black}.
 */
public final class RefereeWords {
	private static final String INCIDENT = "incident";
	private static final String RULE = "rule";
	private static final String WITHDRAW = "withdraw";
	private static final String DEAD = "dead";
	private static final String TIME_LEFT = "time-left";
	/** The first words of all of them. */
	static final List<String> WORDS = List.of(INCIDENT, RULE, WITHDRAW, DEAD, TIME_LEFT);
	private static final String RULE_USAGE = RULE + " ID OPTION [caution|warning] [black|white]";
	private static final List<String> OPTIONS = Arrays.stream(RulingOption.values()).map(Words::of).toList();

	/** Something typed that means nothing. */
	private static final class UnknownWordException extends RuntimeException {
		private static final long serialVersionUID = 1L;

		UnknownWordException(String cure) {
			super(cure);
		}
	}

	private final Desk desk;
	private final String by;
	private final Consumer<String> answers;

	/**
	 * @param by
	 *            who is noted as the one who said it
	 * @param answers
	 *            takes lines for whoever typed
	 */
	public RefereeWords(Desk desk, String by, Consumer<String> answers) {
		this.desk = desk;
		this.by = by;
		this.answers = answers;
	}

	/** What each does, a line each. */
	List<String> help() {
		return List.of(line("incident [ID]", "what was seen, what the rules say and what may be ruled; all of them"),
				line("rule ID OPTION …", "the referee rules: " + RULE_USAGE.substring(RULE.length() + 1)),
				line(WITHDRAW, "the referee takes the last ruling back, until the next move"),
				line("dead D4 Q16 …", "these stones are agreed dead, while counting"),
				line("time-left SIDE", "how much time black or white has left"));
	}

	private static String line(String usage, String purpose) {
		return String.format(Locale.ROOT, "  %-22s %s", usage, purpose);
	}

	/** Takes a line as it was typed, if it is one of these words; whether it is. */
	boolean hear(String line) {
		List<String> words = Arrays.stream(line.strip().toLowerCase(Locale.ROOT)
				.replaceFirst("^time left\\b", TIME_LEFT).split("[\\s,]+")).toList();
		List<String> rest = words.subList(1, words.size());
		try {
			switch (words.getFirst()) {
				case INCIDENT, INCIDENT + "s" -> show(rest);
				case RULE -> rule(rest);
				case WITHDRAW -> {
					none(rest, WITHDRAW);
					tell(desk.withdraw(Optional.of(by)), "the last ruling is withdrawn");
				}
				case DEAD -> dead(rest);
				case TIME_LEFT -> timeLeft(rest);
				default -> {
					return false;
				}
			}
		} catch (UnknownWordException e) {
			answers.accept(String.valueOf(e.getMessage()));
		}
		return true;
	}

	private static void none(List<String> rest, String usage) {
		if (!rest.isEmpty()) {
			throw new UnknownWordException("write: " + usage);
		}
	}

	private void show(List<String> rest) {
		Desk.Moment now = desk.now();
		CaseText text = new CaseText(CaseWords.english(), CaseText.USUAL_COLUMNS);
		if (rest.isEmpty()) {
			text.list(now.cases(), now.state().gameNumber()).forEach(answers);
			return;
		}
		none(rest.subList(1, rest.size()), "incident [ID]");
		text.whole(now.find(number(rest.getFirst())).orElseThrow(() -> new UnknownWordException(
				"there is no incident " + PlainText.name(rest.getFirst()) + " in this game" + others(now))))
				.forEach(answers);
	}

	private static String others(Desk.Moment now) {
		return now.cases().isEmpty()
				? "; there is none"
				: "; there are " + now.cases().stream().map(CaseFile::incident)
						.map(incident -> String.valueOf(incident.id())).collect(Collectors.joining(", "));
	}

	private static int number(String word) {
		if (!word.matches("[1-9]\\d{0,8}")) {
			throw new UnknownWordException("'" + PlainText.name(word) + "' is no number of an incident");
		}
		return Integer.parseInt(word);
	}

	private void rule(List<String> rest) {
		if (rest.size() < 2) {
			throw new UnknownWordException("write: " + RULE_USAGE + "; options: " + String.join(", ", OPTIONS));
		}
		int incident = number(rest.getFirst());
		RulingOption option = Arrays.stream(RulingOption.values())
				.filter(known -> Words.of(known).equals(rest.get(1))).findFirst()
				.orElseThrow(() -> new UnknownWordException("'" + PlainText.name(rest.get(1)) + "' is no option"
						+ Suggestion.didYouMean(rest.get(1), OPTIONS) + "; options: " + String.join(", ", OPTIONS)));
		Penalty penalty = Penalty.NONE;
		Optional<Color> color = Optional.empty();
		for (String word : rest.subList(2, rest.size())) {
			Optional<Color> side = Arrays.stream(Color.values()).filter(known -> Words.of(known).equals(word))
					.findFirst();
			if (side.isPresent()) {
				color = side;
			} else {
				penalty = penalty(word);
			}
		}
		Ruling ruling = new Ruling(Optional.of(option), penalty, color, Optional.of(by), Optional.empty());
		IncidentKind kind = desk.now().find(incident).map(file -> file.incident().kind()).orElse(IncidentKind.REPORTED);
		// of a penalty it is said anyway whose it is
		String against = color.filter(side -> ruling.penalty().level() == PenaltyLevel.NONE)
				.map(side -> ", against " + side.title()).orElse("");
		tell(desk.rule(OptionalInt.of(incident), ruling),
				"on incident " + incident + ": " + RulingWords.english().of(ruling, kind) + against);
	}

	private static Penalty penalty(String word) {
		return switch (word) {
			case "none" -> Penalty.NONE;
			case "caution" -> new Penalty(PenaltyLevel.CAUTION, 0);
			case "warning" -> new Penalty(PenaltyLevel.WARNING, 0);
			default -> throw new UnknownWordException(
					"'" + PlainText.name(word) + "' is neither a penalty nor a side; write: " + RULE_USAGE);
		};
	}

	private void dead(List<String> rest) {
		if (rest.isEmpty()) {
			throw new UnknownWordException("write: dead D4 Q16 …");
		}
		Grid grid = desk.now().state().grid();
		List<Point> points = rest.stream().map(word -> point(word, grid)).toList();
		tell(desk.agreeDead(points),
				"dead: " + points.stream().map(Point::toString).collect(Collectors.joining(" ")));
	}

	private void timeLeft(List<String> rest) {
		Color side = Arrays.stream(Color.values()).filter(color -> List.of(Words.of(color)).equals(rest)).findFirst()
				.orElseThrow(() -> new UnknownWordException("write: time-left black|white"));
		CompletableFuture<Void> ignored = desk.askTime(side).handle((outcome, failure) -> {
			answers.accept(failure != null ? "the game does not answer" : timeWords(side, outcome));
			return null;
		});
	}

	private static String timeWords(Color side, Desk.Outcome outcome) {
		return outcome.refusal().orElseGet(() -> outcome.events().stream().map(NumberedEvent::event)
				.filter(GameEvent.Announced.class::isInstance).map(GameEvent.Announced.class::cast)
				.filter(GameEvent.Announced::asked).map(call -> side.title() + ": " + TimeWords.answer(call.key()))
				.findFirst().orElse("this game has no clock"));
	}

	private static Point point(String word, Grid grid) {
		try {
			Point point = Point.parse(word);
			grid.index(point);
			return point;
		} catch (IllegalArgumentException e) {
			throw new UnknownWordException(
					"'" + PlainText.name(word) + "' is no point of this board; write: dead D4 Q16 …");
		}
	}

	/** Says what was heard, once it is known what became of it. */
	private void tell(CompletableFuture<Desk.Outcome> answer, String said) {
		CompletableFuture<Void> ignored = answer.handle((outcome, failure) -> {
			answers.accept(failure != null
					? "the game does not answer"
					: outcome.refusal().map(why -> "nothing is changed: " + why).orElse("heard: " + said));
			return null;
		});
	}
}

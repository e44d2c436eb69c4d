package org.gobanbridge.app.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.gobanbridge.app.failure.PlainText;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.life.Areas;
import org.gobanbridge.rules.life.StringStatus;
import org.gobanbridge.rules.score.Count;
import org.gobanbridge.rules.score.Counted;
import org.gobanbridge.rules.score.CountingRules;
import org.gobanbridge.rules.score.Fraction;
import org.gobanbridge.rules.score.Sharing;
import org.gobanbridge.rules.score.SideCount;
import org.gobanbridge.rules.score.Tax;
import org.gobanbridge.rules.sgf.SgfGame;
import org.gobanbridge.rules.sgf.SgfReplay.IllegalMove;

/** A counted game in words, for people. */
final class ScoreText {
	/** A string is told as doubtful that is held alive with less certainty than this. */
	private static final double SURE = 0.9;
	private static final int MOST_DOUBTFUL = 8;
	/** A finished game leaves no more than one point in so many to both sides. */
	private static final int MOST_DAME = 12;
	/** Nor does it leave more than one in so many in seki. */
	private static final int MOST_SHARED = 4;
	/** And has a stone on one point in so many, or more. */
	private static final int FEWEST_STONES = 5;
	private static final int LINE = 78;

	private final ScoredGame game;
	private final Count count;
	private final SgfGame sgf;

	ScoreText(ScoredGame game) {
		this.game = game;
		this.count = game.count();
		this.sgf = game.sgf();
	}

	/** One line: the result, and the record's. */
	String line(String name) {
		String dead = game.choice() instanceof DeadChoice.AsItLies
				? ""
				: ", " + count.dead().count() + " dead stones";
		return name + ": " + count.winner().map(winner -> count.result()).orElse("draw") + " (" + count.ruleset().name()
				+ ", komi " + game.komi() + dead + ")"
				+ (isUnfinished() ? ", game not finished" : "") + recordedBriefly()
				+ illegal().map(wrong -> "; " + wrong).orElse("");
	}

	private String recordedBriefly() {
		String recorded = sgf.result().map(PlainText::oneLine).orElse("");
		return switch (game.comparison()) {
			case SAME -> ", as recorded";
			case DIFFERENT -> ", but recorded as " + recorded;
			case NONE -> recorded.isEmpty() ? ", no result recorded" : ", recorded as " + recorded;
		};
	}

	/**
	 * Everything: the board, where rules and komi come from, the dead stones, the count, the result.
	 *
	 * @param rulesFrom
	 *            who says that these are the rules
	 */
	String full(String name, String rulesFrom) {
		List<String> parts = new ArrayList<>();
		parts.add(heading(name));
		Areas areas = Areas.settled(game.ending().position().without(count.dead()), count.dead());
		parts.add(new BoardPicture(game.ending().position(), count.dead(), areas, !isUnfinished()).text());
		parts.add(wrapped("Rules: " + count.ruleset().name() + " (" + rulesFrom + "). Komi: " + points(game.komi())
				+ komiFrom() + "." + freeOvertime())
				+ "\n" + dead() + dame());
		parts.add(table());
		if (isCountedInZi()) {
			parts.add(zi());
		}
		parts.add(result());
		return parts.stream().map(String::stripTrailing).collect(Collectors.joining("\n\n"));
	}

	private String freeOvertime() {
		boolean any = game.ending().blackOvertime() + game.ending().whiteOvertime() > 0;
		return any && count.ruleset().counting().overtimePoints() == 0 ? " Overtime costs no points under them." : "";
	}

	private String komiFrom() {
		if (sgf.komiPoints().isPresent()) {
			return "";
		}
		String record = sgf.komi().isPresent() ? "that of the record is not understood" : "the record says none";
		return " (" + record + ", so that of the rules)";
	}

	private String heading(String name) {
		String players = sgf.blackName().isEmpty() && sgf.whiteName().isEmpty()
				? ""
				: sgf.blackName().map(PlainText::name).orElse("?") + " (Black) against "
						+ sgf.whiteName().map(PlainText::name).orElse("?") + " (White)";
		String what = sgf.grid() + ", " + CheckedGame.count(sgf.moves().size())
				+ (game.ending().handicap() > 0 ? ", handicap " + game.ending().handicap() : "");
		return name + "\n" + (players.isEmpty() ? "" : players + "\n") + what
				+ illegal().map(wrong -> "\n" + wrapped(wrong)).orElse("")
				+ sgf.warnings().stream().map(warning -> "\n" + wrapped(PlainText.oneLine(warning)))
						.collect(Collectors.joining());
	}

	private Optional<String> illegal() {
		List<IllegalMove> illegal = game.replay().illegal();
		if (illegal.isEmpty()) {
			return Optional.empty();
		}
		IllegalMove first = illegal.getFirst();
		String more = illegal.size() == 1 ? "" : ", nor are " + (illegal.size() - 1) + " later ones";
		return Optional.of("move " + first.number() + " is not legal (" + first.reason().inWords(first.move()) + ")"
				+ more + "; counted as it stood");
	}

	private String dead() {
		String stones = count.dead().count() + (count.dead().count() == 1 ? " stone is" : " stones are");
		return switch (game.choice()) {
			case DeadChoice.AsItLies none -> wrapped("Counted as it lies: no stone is taken as dead. Name dead stones "
					+ "with --dead POINTS, or have them proposed with --dead auto.");
			case DeadChoice.Named named -> wrapped("Dead, as the call says: " + stones + " taken off: "
					+ count.dead().points().stream().map(Object::toString).collect(Collectors.joining(" ")) + ".");
			case DeadChoice.Proposed proposed -> proposal();
		};
	}

	private String proposal() {
		List<StringStatus> strings = game.proposal().orElseThrow().strings();
		List<StringStatus> dead = strings.stream().filter(StringStatus::dead)
				.sorted(Comparator.comparing(StringStatus::certainty).reversed()).toList();
		List<StringStatus> doubtful = strings.stream().filter(string -> !string.dead() && string.certainty() < SURE)
				.sorted(Comparator.comparing(StringStatus::certainty)).toList();
		long proven = strings.stream().filter(StringStatus::proven).count();
		StringBuilder text = new StringBuilder(wrapped("Dead stones are a proposal, no verdict: the players decide. Of "
				+ strings.size() + " strings " + proven + " are certain by the rules alone."));
		dead.forEach(string -> text.append(told(string)));
		if (dead.isEmpty()) {
			text.append("\n    no string is held dead");
		}
		doubtful.stream().limit(MOST_DOUBTFUL).forEach(string -> text.append(told(string)));
		if (doubtful.size() > MOST_DOUBTFUL) {
			text.append("\n    and ").append(doubtful.size() - MOST_DOUBTFUL)
					.append(" more that are held alive with less than ").append(percent(SURE));
		}
		return text.toString();
	}

	private static String told(StringStatus string) {
		int size = string.stones().count();
		return String.format(Locale.ROOT, "%n    %-5s  %-3s  %3d %-6s  %-5s  %s",
				string.color().title(), string.stones().points().getFirst(), size,
				size == 1 ? "stone" : "stones", string.dead() ? "dead" : "alive",
				string.proven() ? "certain" : percent(string.certainty()) + " sure");
	}

	/** What is left to fill, and whether the game looks as if it had been broken off. */
	private String dame() {
		if (isUnfinished()) {
			int open = count.shared().count();
			return "\n" + wrapped("The game does not look finished: " + (open > 0
					? open + " points are open to both sides."
					: "there are few stones on the board."));
		}
		if (count.dame().isEmpty()) {
			return "";
		}
		return "\n" + wrapped("Dame that either side may still fill: "
				+ count.dame().points().stream().map(Object::toString).collect(Collectors.joining(" ")) + ".");
	}

	private boolean isUnfinished() {
		int points = sgf.grid().pointCount();
		int stones = count.black().stones() + count.white().stones();
		return count.dame().count() > points / MOST_DAME || count.shared().count() > points / MOST_SHARED
				|| stones < points / FEWEST_STONES;
	}

	/** Whether players of these rules count as in China: area, points that both touch halved, nothing taken off. */
	private boolean isCountedInZi() {
		CountingRules rules = count.ruleset().counting();
		return rules.counted() == Counted.AREA && rules.sharing() == Sharing.HALVES && rules.tax() == Tax.NONE
				&& rules.overtimePoints() == 0;
	}

	private static String percent(double certainty) {
		return Math.round(certainty * 100) + " %";
	}

	private String table() {
		CountingRules rules = count.ruleset().counting();
		StringBuilder table = new StringBuilder(String.format(Locale.ROOT, "%-32s %9s %9s", "", "Black", "White"));
		boolean territory = rules.counted() == Counted.TERRITORY;
		row(table, "stones", side -> Fraction.of(side.stones()), !territory, !territory);
		row(table, "surrounded points", side -> Fraction.of(side.territory()), rules.counted() != Counted.STONES,
				rules.counted() != Counted.STONES);
		row(table, "of the shared points", SideCount::shared, false, true);
		row(table, "(eyes in seki, not counted)", side -> Fraction.of(side.sekiEyes()), false,
				rules.tax() != Tax.NONE);
		row(table, "stones taken in the game", side -> Fraction.of(side.captured()), territory, territory);
		row(table, "opponent's dead stones", side -> Fraction.of(side.deadEnemies()), territory, territory);
		row(table, "stones for passes", side -> Fraction.of(side.passStones()), false, territory);
		row(table, "tax on groups", side -> Fraction.of(-side.tax()), rules.tax() == Tax.ALL, true);
		row(table, "overtime", side -> Fraction.of(-side.overtime()), false, true);
		row(table, "for handicap stones", side -> Fraction.of(side.compensation()), false, true);
		row(table, "komi", SideCount::komi, false, true);
		row(table, "total, points", SideCount::total, true, true);
		return table.toString();
	}

	/**
	 * A row of the table.
	 *
	 * @param always
	 *            whether it stands there though both sides have nothing
	 * @param applies
	 *            whether it may stand there
	 */
	private void row(StringBuilder table, String label, Function<SideCount, Fraction> part, boolean always,
			boolean applies) {
		Fraction black = part.apply(count.black());
		Fraction white = part.apply(count.white());
		if (applies && (always || black.signum() != 0 || white.signum() != 0)) {
			table.append(String.format(Locale.ROOT, "%n%-32s %9s %9s", label, black, white));
		}
	}

	/** One side's count in tens, as Chinese players do it; either side's tells the same. */
	private String zi() {
		return "As one counts in China, in zi: either side in tens, against half the board\n"
				+ count.oneSide(Color.BLACK) + "\n" + count.oneSide(Color.WHITE);
	}

	private String result() {
		String won = count.winner().map(winner -> winner.title() + " wins by "
				+ points(count.margin().abs())).orElse("The count is a draw");
		String recorded = sgf.result().map(PlainText::oneLine).orElse("");
		String compared = switch (game.comparison()) {
			case SAME -> "The record says the same: " + recorded + ".";
			case DIFFERENT -> "The record says otherwise: " + recorded + "."
					+ (game.choice() instanceof DeadChoice.AsItLies ? " Are there dead stones?" : "");
			case NONE -> recorded.isEmpty()
					? "The record has no result."
					: "The record says " + recorded + ", which is no count.";
		};
		return won + ": " + count.result() + "\n" + wrapped(compared);
	}

	private String points(Fraction points) {
		return points + (points.abs().equals(Fraction.of(1)) ? " point" : " points")
				+ (isCountedInZi() ? " (" + points.half().mixed() + " zi)" : "");
	}

	/** The text in lines that fit a terminal. */
	static String wrapped(String text) {
		StringBuilder lines = new StringBuilder();
		int length = 0;
		for (String word : text.split(" ")) {
			boolean fits = length == 0 || length + 1 + word.length() <= LINE;
			lines.append(length == 0 ? "" : fits ? " " : "\n").append(word);
			length = fits && length > 0 ? length + 1 + word.length() : word.length();
		}
		return lines.toString();
	}
}

package org.gobanbridge.rules.sgf;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.score.Fraction;
import org.gobanbridge.rules.sgf.SgfResult.Manner;
import org.gobanbridge.rules.sgf.SgfResult.NoWinner;

/** The words of one {@code RE}. */
final class ResultText {
	private static final int LONGEST = 120;
	private static final Map<NoWinner, Set<String>> NOBODY_HAS_WON = Map.of(
			NoWinner.DRAW, Set.of("0", "draw", "jigo", "tie", "和棋", "和局", "和", "平局", "持碁", "持棋", "ジゴ", "무승부", "빅"),
			NoWinner.VOID, Set.of("void", "no result", "noresult", "无胜负", "无效", "無勝負", "無効", "무효"),
			NoWinner.BOTH_LOST, Set.of("both lost", "both lose", "双方负", "双负", "雙方負", "両者負け", "両負け", "쌍방패"),
			NoWinner.SUSPENDED, Set.of("suspended", "unfinished", "adjourned", "打ち掛け", "打掛", "打掛け", "封棋", "未完", "봉수"),
			NoWinner.UNKNOWN, Set.of("?"));
	private static final Pattern SIGNED = Pattern.compile("(b|w|black|white)\\s*\\+\\s*(.*)");
	private static final Pattern WINS = Pattern
			.compile("(b|w|black|white)\\s+(?:wins?|won)\\b[\\s.]*(?:(?:by|on)\\b)?(.*)");
	private static final Pattern LOSES = Pattern
			.compile("(b|w|black|white)\\s+(resign|los|forfeit|ran out of time|timed out)(.*)");
	private static final Pattern EAST_ASIAN = Pattern.compile("(黑|黒|흑|白|백)(.*)");

	private static final Pattern NUMBER = Pattern.compile("\\.?[\\d¼½¾]");

	private final String text;
	private final Fraction points;

	ResultText(String text, Grid grid) {
		this.text = text;
		this.points = Fraction.of(grid.pointCount());
	}

	SgfResult read() {
		String words = text.length() > LONGEST ? "" : words(text);
		for (var result : NOBODY_HAS_WON.entrySet()) {
			if (result.getValue().contains(words)) {
				return result.getKey();
			}
		}
		return western(words).or(() -> eastAsian(words)).orElseGet(() -> new SgfResult.InWords(text));
	}

	/** Small letters of usual width, one blank between words, no full stop behind. */
	private static String words(String text) {
		String plain = Amount.plain(text).toLowerCase(Locale.ROOT).replaceAll("[\\s_-]+", " ").strip();
		return plain.endsWith(".") ? plain.substring(0, plain.length() - 1) : plain;
	}

	private Optional<SgfResult> western(String words) {
		Matcher signed = SIGNED.matcher(words);
		Matcher wins = WINS.matcher(words);
		Matcher winner = signed.matches() ? signed : wins;
		if (winner.matches()) {
			return Optional.of(won(color(winner.group(1)), winner.group(2).strip()));
		}
		Matcher loses = LOSES.matcher(words);
		if (loses.matches()) {
			Color other = color(loses.group(1)).opponent();
			Manner manner = loses.group(2).equals("resign") ? Manner.RESIGNATION : manner(words);
			return Optional.of(new SgfResult.Otherwise(other, manner));
		}
		return Optional.empty();
	}

	/** As in 黑胜2又3/4子, 白中盘胜, 黒6目半, 백불계승, 黑超时负. */
	private Optional<SgfResult> eastAsian(String words) {
		Matcher side = EAST_ASIAN.matcher(words);
		if (!side.matches()) {
			return Optional.empty();
		}
		Color named = color(side.group(1));
		boolean loses = side.group(2).matches(".*[负負패敗败].*") && !side.group(2).matches(".*[胜勝승].*");
		String rest = side.group(2).replaceAll("方|棋|番|胜|勝ち|勝|승|赢|贏|负|負け|負|패", " ").strip();
		return Optional.of(won(loses ? named.opponent() : named, rest));
	}

	private SgfResult won(Color winner, String how) {
		Optional<SgfResult> onPoints = onPoints(winner, Amount.parse(how));
		Manner manner = manner(how);
		if (onPoints.isPresent() || manner != Manner.UNSAID || !NUMBER.matcher(how).lookingAt()) {
			return onPoints.orElse(new SgfResult.Otherwise(winner, manner));
		}
		return onPoints(winner, Amount.beforeWords(how)).orElse(new SgfResult.InWords(text));
	}

	private Optional<SgfResult> onPoints(Color winner, Optional<Amount> margin) {
		return margin.filter(amount -> amount.value().signum() > 0).map(amount -> isMargin(amount)
				? new SgfResult.OnPoints(winner, amount.points())
				: new SgfResult.InWords(text));
	}

	/** A side's count in zi is about half the board; a margin may be a little more than its points, by komi and prisoners. */
	private boolean isMargin(Amount amount) {
		boolean count = amount.unit() == Amount.Unit.ZI && amount.value().compareTo(points.times(2).dividedBy(5)) > 0;
		return !count && amount.points().compareTo(points.times(2)) <= 0;
	}

	private static Manner manner(String how) {
		if (how.matches("r|res\\b.*|.*resign.*|.*(中盘|中盤|中押|불계).*")) {
			return Manner.RESIGNATION;
		}
		if (how.matches("t|.*\\btime.*|.*(超时|超時|時間|时间|시간|切れ).*")) {
			return Manner.TIME;
		}
		if (how.matches("f|.*(forfeit|foul|illegal|repetition|反则|反則|犯规|弃权|不戦|반칙|기권).*")) {
			return Manner.FORFEIT;
		}
		return Manner.UNSAID;
	}

	private static Color color(String name) {
		return "b黑黒흑".indexOf(name.charAt(0)) >= 0 ? Color.BLACK : Color.WHITE;
	}
}

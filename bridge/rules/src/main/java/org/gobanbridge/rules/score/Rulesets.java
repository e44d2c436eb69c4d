package org.gobanbridge.rules.score;

import static org.gobanbridge.rules.Repetition.POSITIONAL;
import static org.gobanbridge.rules.Repetition.SIMPLE_KO;
import static org.gobanbridge.rules.Repetition.SITUATIONAL;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.PlayingRules;

/** The rulesets that come with the program. */
public final class Rulesets {
	private static final CountingRules CHINESE_COUNT = area(Tax.NONE, Compensation.EACH_STONE);
	private static final CountingRules JAPANESE_COUNT = territory(Tax.SEKI);
	private static final CountingRules AGA_COUNT = new CountingRules(Counted.AREA, Tax.NONE, Sharing.NONE,
			Compensation.EACH_STONE_BUT_ONE, true, 0, Optional.empty());
	private static final PlayingRules SIMPLE = new PlayingRules(SIMPLE_KO, false);
	private static final PlayingRules SUPERKO = new PlayingRules(POSITIONAL, false);
	private static final PlayingRules SITUATION = new PlayingRules(SITUATIONAL, false);

	/** What is assumed when nobody says anything. */
	public static final Ruleset DEFAULT = modern("chinese", "Chinese", SIMPLE, "7.5", CHINESE_COUNT,
			"Mainland China as it is played: area in zi, komi 3¾ zi, half a zi for each handicap stone. Only the ko is"
					+ " barred; longer cycles go to the referee, who may declare a draw or a replay.");

	private static final List<Ruleset> PRESETS = List.of(DEFAULT,
			modern("chinese-superko", "Chinese superko", SUPERKO, "7.5", CHINESE_COUNT,
					"The Chinese rules as their text has it: no whole-board position may come back (禁止全局同形再现)."),
			modern("japanese", "Japanese", SIMPLE, "6.5", JAPANESE_COUNT,
					"Japan, 1989: territory and prisoners, eyes in seki count nothing. A triple ko or eternal life is no"
							+ " result."),
			modern("korean", "Korean", SIMPLE, "6.5", JAPANESE_COUNT,
					"Korea Baduk Association: counted as in Japan; rulings on ko in the final position and penalties"
							+ " differ."),
			modern("ing", "GOE", new PlayingRules(POSITIONAL, true), "8",
					new CountingRules(Counted.AREA, Tax.NONE, Sharing.HALVES, Compensation.NONE, false, 2,
							Optional.of(Color.BLACK)),
					"Ing Chang-ki's SST rules, approximated: his ko classes are taken as superko. Komi 8, Black wins"
							+ " ties, each overtime period costs two points."),
			modern("aga", "AGA", SITUATION, "7.5", AGA_COUNT,
					"American Go Association, 1991: area, or territory with a stone handed over for each pass, give the"
							+ " same result."),
			modern("bga", "BGA", SITUATION, "7.5", AGA_COUNT, "British Go Association: the AGA rules."),
			modern("french", "French", SITUATION, "7.5", AGA_COUNT,
					"Fédération Française de Go: area with pass stones, as in the AGA rules."),
			modern("new-zealand", "NZ", new PlayingRules(SITUATIONAL, true), "7",
					area(Sharing.NONE, Tax.NONE, Compensation.NONE),
					"New Zealand Go Society: area, suicide of several stones allowed, komi 7, ties are draws."),
			new Ruleset("ming-qing", "Ming-Qing", SIMPLE, Fraction.ZERO, Optional.empty(),
					area(Tax.ALL, Compensation.NONE),
					Opening.ANCIENT,
					"China in Ming and Qing times: seat stones, White first (Black where he is the weaker, 饶子棋), no"
							+ " komi. Area, and a stone is paid for each group that is cut off (还棋头)."),
			new Ruleset("tang-song", "Tang-Song", SIMPLE, Fraction.ZERO, Optional.empty(), territory(Tax.ALL),
					Opening.ANCIENT,
					"China in Tang and Song times, 数路: surrounded points and prisoners, less two eye points for each"
							+ " living group; no komi."),
			new Ruleset("stone-counting", "Stone counting", SIMPLE, Fraction.ZERO, Optional.empty(),
					new CountingRules(Counted.STONES, Tax.NONE, Sharing.NONE, Compensation.NONE, false, 0,
							Optional.empty()),
					Opening.ANCIENT,
					"The oldest count, as the Dunhuang Go Classic has it: who has more stones on the board when both have"
							+ " filled what they can wins; no komi."),
			new Ruleset("wmsg-2008", "WMSG", SUPERKO, Fraction.parse("6.5"), Optional.of(Fraction.parse("7.5")),
					area(Tax.NONE, Compensation.NONE), Opening.MODERN,
					"World Mind Sports Games, Beijing 2008: area, komi 6½, or 7½ if White passes first."),
			modern("tromp-taylor", "Tromp-Taylor", new PlayingRules(POSITIONAL, true), "7.5",
					area(Sharing.NONE, Tax.NONE, Compensation.NONE),
					"John Tromp and Bill Taylor, 1995: the rules in their shortest form, for computers. Every stone on"
							+ " the board is alive."));

	/** What records say beside names and titles. */
	private static final Map<String, Pattern> OTHER_WORDS = Map.of("chinese",
			Pattern.compile("cn|china|(中国|中國).*|数子.*|數子.*"), "japanese", Pattern.compile("jp|japan|日本.*|数目.*|數目.*"),
			"korean", Pattern.compile("kr|korea|(韩国|韓國|한국).*"), "ing", Pattern.compile("(应氏|應氏).*|ings?|sst"),
			"newzealand", Pattern.compile("nzl?"), "tromptaylor", Pattern.compile("tt"));

	private Rulesets() {
	}

	/** Every preset, the default first. */
	public static List<Ruleset> all() {
		return PRESETS;
	}

	/** The preset of this name, or the ruleset that is {@linkplain Ruleset#written written out} in its place. */
	public static Optional<Ruleset> named(String name) {
		return PRESETS.stream().filter(ruleset -> ruleset.name().equals(name)).findFirst()
				.or(() -> RulesetNotation.read(name));
	}

	/**
	 * The ruleset that a record means by its words ({@code RU}): {@code Japanese}, {@code New Zealand}, {@code 中国规则}.
	 * Empty if it is none of these.
	 *
	 * @param known
	 *            the rulesets that there are; where a title fits several, the first is meant
	 */
	public static Optional<Ruleset> meantBy(String words, List<Ruleset> known) {
		String plain = letters(words);
		String name = OTHER_WORDS.entrySet().stream().filter(other -> other.getValue().matcher(plain).matches())
				.map(Map.Entry::getKey).findFirst().orElse(plain);
		return known.stream()
				.filter(ruleset -> letters(ruleset.name()).equals(name) || letters(ruleset.title()).equals(name))
				.findFirst();
	}

	/** The letters and digits alone, in small, without the word "rules" at the end. */
	private static String letters(String words) {
		return words.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]", "").replaceAll("(?<=.)(rules?|ruleset)$",
				"");
	}

	private static Ruleset modern(String name, String title, PlayingRules playing, String komi, CountingRules counting,
			String origin) {
		return new Ruleset(name, title, playing, Fraction.parse(komi), Optional.empty(), counting, Opening.MODERN,
				origin);
	}

	private static CountingRules area(Tax tax, Compensation compensation) {
		return area(Sharing.HALVES, tax, compensation);
	}

	private static CountingRules area(Sharing sharing, Tax tax, Compensation compensation) {
		return new CountingRules(Counted.AREA, tax, sharing, compensation, false, 0, Optional.empty());
	}

	private static CountingRules territory(Tax tax) {
		return new CountingRules(Counted.TERRITORY, tax, Sharing.NONE, Compensation.NONE, false, 0, Optional.empty());
	}
}

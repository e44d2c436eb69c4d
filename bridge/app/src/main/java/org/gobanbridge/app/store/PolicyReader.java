package org.gobanbridge.app.store;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.incident.EarlyLever;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Penalty;
import org.gobanbridge.core.incident.PenaltyLevel;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.core.incident.Severity;
import org.gobanbridge.core.policy.ClaimWindow;
import org.gobanbridge.core.policy.Clause;
import org.gobanbridge.core.policy.Ladder;
import org.gobanbridge.core.policy.LeverAfter;
import org.gobanbridge.core.policy.MoveComplete;
import org.gobanbridge.core.policy.Policy;

/**
 * Reads a policy:
 *
 * <pre>
 * title = "…"
 * title-in-chinese = "…"     # may be left out
 * origin = "…"                 # where it comes from, a sentence
 * move-complete = "released"   # captures-off, clock
 * claim = "result"             # next-move
 * take-backs = false
 * clearing-ends = false
 * stripping-counts = false     # may be left out
 * resign-signal = true
 * end-signal = true
 * lever-passes = false
 * lever-after = "stone"        # captures, nothing; may be left out
 *
 * [ladder]
 * cautions-per-warning = 0     # 0 = never
 * warnings-to-loss = 2
 * off-board-counts = true
 *
 * [incident.stone-moved]       # one for each kind that the rules speak of
 * article = "8(2)"             # the rule's own number, if it has one
 * in-english = "…"             # what the rule says
 * in-chinese = "…"
 * proposed = "restore"         # without it the referee decides
 * penalty = "warning"          # none, caution, points
 * points = 2                   # beside the penalty, or alone
 * others = ["dropped"]         # what else may be ruled; without it all that makes sense
 * severity = "warning"         # notice, loss; without it as grave as proposal and penalty are
 * early = "captures"           # stone; of clock-early alone: of which lever this speaks; without it of any
 * </pre>
 *
 * Whether what may be ruled makes sense for the kind is not checked.
 */
final class PolicyReader {
	private static final int MOST = 99;
	private static final String PROPOSED = "proposed";
	private static final String PENALTY = "penalty";
	private static final String POINTS = "points";
	private static final String OTHERS = "others";

	private final List<String> problems = new ArrayList<>();

	private PolicyReader() {
	}

	/**
	 * The policy that this text says.
	 *
	 * @param name
	 *            what it will be called
	 * @throws IllegalArgumentException
	 *             with everything that is wrong, a line each, with its place in the text
	 */
	static Policy read(String name, String toml) {
		PolicyReader reader = new PolicyReader();
		TomlTableReader root = TomlTableReader.parse(toml, reader.problems);
		reader.refuseProblems();
		Policy policy = policy(name, root);
		reader.refuseProblems();
		return policy;
	}

	private void refuseProblems() {
		if (!problems.isEmpty()) {
			throw new IllegalArgumentException(String.join("\n", problems));
		}
	}

	private static Policy policy(String name, TomlTableReader root) {
		String title = root.require("title", root.text("title")).orElse(name);
		String chineseTitle = root.text("title-in-chinese").orElse(title);
		String origin = root.require("origin", root.text("origin")).orElse("");
		MoveComplete complete = root.require("move-complete", word(root, "move-complete", MoveComplete.class))
				.orElse(MoveComplete.RELEASED);
		ClaimWindow claim = root.require("claim", word(root, "claim", ClaimWindow.class)).orElse(ClaimWindow.RESULT);
		boolean takeBacks = flag(root, "take-backs");
		boolean clearingEnds = flag(root, "clearing-ends");
		boolean strippingCounts = root.flag("stripping-counts").orElse(false);
		boolean resignSignal = flag(root, "resign-signal");
		boolean endSignal = flag(root, "end-signal");
		boolean leverPasses = flag(root, "lever-passes");
		LeverAfter leverAfter = word(root, "lever-after", LeverAfter.class).orElse(LeverAfter.STONE);
		Ladder ladder = ladder(root.table("ladder"));
		Map<IncidentKind, Clause> clauses = clauses(root.table("incident"));
		root.refuseOthers();
		return new Policy(name, title, chineseTitle, origin, complete, claim, takeBacks, clearingEnds, strippingCounts,
				resignSignal,
				endSignal, leverPasses, leverAfter, ladder, clauses);
	}

	private static Ladder ladder(TomlTableReader table) {
		Ladder ladder = new Ladder(number(table, "cautions-per-warning"), number(table, "warnings-to-loss"),
				flag(table, "off-board-counts"));
		table.refuseOthers();
		return ladder;
	}

	private static Map<IncidentKind, Clause> clauses(TomlTableReader incidents) {
		Map<IncidentKind, Clause> clauses = new EnumMap<>(IncidentKind.class);
		incidents.know(WordReader.words(IncidentKind.class));
		incidents.refuseOthers();
		for (IncidentKind kind : IncidentKind.values()) {
			if (incidents.has(Words.of(kind))) {
				clauses.put(kind, clause(kind, incidents.table(Words.of(kind))));
			}
		}
		return clauses;
	}

	private static Clause clause(IncidentKind kind, TomlTableReader table) {
		Optional<String> article = table.numberOrText("article");
		String english = table.require("in-english", table.text("in-english")).orElse("");
		String chinese = table.require("in-chinese", table.text("in-chinese")).orElse("");
		Optional<RulingOption> proposed = word(table, PROPOSED, RulingOption.class);
		List<RulingOption> others = table.words(OTHERS, WordReader.words(RulingOption.class)).stream()
				.map(word -> WordReader.parse(RulingOption.class, OTHERS, word)).toList();
		proposed.filter(others::contains).ifPresent(option -> table.problem(OTHERS,
				table.label(OTHERS) + " has '" + Words.of(option) + "', which is proposed already; leave it out"));
		Penalty penalty = penalty(table, proposed);
		Optional<Severity> severity = word(table, "severity", Severity.class);
		Optional<EarlyLever.Before> early = kind == IncidentKind.CLOCK_EARLY
				? word(table, "early", EarlyLever.Before.class)
				: Optional.empty();
		table.refuseOthers();
		return new Clause(article, english, chinese, proposed, others, penalty, severity, early);
	}

	/** Who proposes a warning need not say so twice. */
	private static Penalty penalty(TomlTableReader table, Optional<RulingOption> proposed) {
		boolean warns = proposed.equals(Optional.of(RulingOption.WARNING));
		int points = table.number(POINTS, 1, MOST).orElse(0);
		PenaltyLevel level = word(table, PENALTY, PenaltyLevel.class)
				.orElse(warns ? PenaltyLevel.WARNING : PenaltyLevel.NONE);
		if (warns && level != PenaltyLevel.WARNING) {
			table.problem(PENALTY, table.label(PENALTY) + " is '" + Words.of(level)
					+ "', but a warning is proposed; leave one of them out");
		} else if (level == PenaltyLevel.NONE && points > 0) {
			table.problem(POINTS,
					table.label(POINTS) + " needs a penalty: write penalty = \"points\", or caution or warning");
		} else if (level == PenaltyLevel.POINTS && points == 0) {
			table.problem(PENALTY, table.label(PENALTY) + " is 'points'; say how many: points = 2");
		} else {
			return new Penalty(level, points);
		}
		return Penalty.NONE;
	}

	private static boolean flag(TomlTableReader table, String key) {
		return table.require(key, table.flag(key)).orElse(false);
	}

	private static int number(TomlTableReader table, String key) {
		OptionalInt number = table.number(key, 0, MOST);
		table.require(key, Optional.empty());
		return number.orElse(0);
	}

	private static <E extends Enum<E>> Optional<E> word(TomlTableReader table, String key, Class<E> family) {
		return table.word(key, WordReader.words(family)).map(word -> WordReader.parse(family, key, word));
	}
}

package org.gobanbridge.app.cli;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.gobanbridge.app.failure.PlainText;
import org.gobanbridge.core.Words;
import org.gobanbridge.rules.score.Ruleset;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code goban rules}: which rulesets there are, and where they come from. */
@Command(name = "rules", mixinStandardHelpOptions = true,
		description = "Lists the rulesets: name, title, repetition, what counts, komi, and where they come from.")
public final class RulesCommand implements Callable<Integer> {
	private static final int INDENT = 4;

	@Spec
	private CommandSpec spec;

	@Mixin
	private KnownRules rules;

	/** picocli makes one and fills the fields in. */
	@SuppressWarnings("NullAway.Init")
	public RulesCommand() {
	}

	@Override
	public Integer call() {
		PrintWriter out = spec.commandLine().getOut();
		rules.read().forEach(ruleset -> out.print(told(ruleset)));
		return 0;
	}

	private static String told(Ruleset ruleset) {
		String komi = "komi " + ruleset.komi() + ruleset.komiIfWhitePassesFirst()
				.map(other -> ", or " + other + " if White passes first").orElse("");
		String origin = ScoreText.wrapped(PlainText.oneLine(ruleset.origin())).indent(INDENT);
		return String.format(Locale.ROOT, "%-16s %s: %s, %s, %s%n%s", ruleset.name(),
				PlainText.oneLine(ruleset.title()),
				Words.of(ruleset.counting().counted()), Words.of(ruleset.playing().repetition()), komi, origin);
	}
}

package org.gobanbridge.app.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.gobanbridge.app.failure.PlainText;
import org.gobanbridge.app.store.ConfigurationReader;
import org.gobanbridge.core.Words;
import org.gobanbridge.rules.score.Ruleset;
import org.gobanbridge.rules.score.Rulesets;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code goban rules}: which rulesets there are, and where they come from. */
@Command(name = "rules", mixinStandardHelpOptions = true,
		description = "Lists the rulesets: name, title, repetition, what counts, komi, and where they come from.")
public final class RulesCommand implements Callable<Integer> {
	private static final int INDENT = 4;

	@Spec
	private CommandSpec spec;

	@Option(names = "--config", paramLabel = "FILE",
			description = "A configuration with rulesets of your own; the rest of it is not looked at.")
	private @Nullable Path config;

	/** picocli makes one and fills the fields in. */
	@SuppressWarnings("NullAway.Init")
	public RulesCommand() {
	}

	@Override
	public Integer call() {
		List<Ruleset> own = config == null ? List.of() : ConfigurationReader.rulesets(config);
		PrintWriter out = spec.commandLine().getOut();
		Stream.concat(own.stream(), Rulesets.all().stream()).forEach(ruleset -> out.print(told(ruleset)));
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

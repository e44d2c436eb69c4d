package org.gobanbridge.core.incident;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a policy says of an incident. It is a proposal; a referee decides.
 *
 * @param article
 *            the rule's own number in the policy's source
 * @param proposed
 *            what the policy would have; empty = the referee decides
 * @param options
 *            what may be ruled, the proposal first
 * @param penalty
 *            what the offence costs beside
 */
public record Judgement(Optional<String> article, Optional<RulingOption> proposed, List<RulingOption> options,
		Penalty penalty, Severity severity) {
	/** The rules say nothing, and nothing may be ruled. */
	public static final Judgement SILENT = new Judgement(Optional.empty(), Optional.empty(), List.of(), Penalty.NONE,
			Severity.NOTICE);

	public Judgement {
		options = List.copyOf(options);
	}

	/** The same, where these may be ruled too. */
	public Judgement allowing(List<RulingOption> more) {
		List<RulingOption> all = Stream.concat(options.stream(), more.stream()).distinct().toList();
		return new Judgement(article, proposed, all, penalty, severity);
	}

	/** The same, where none of these may be ruled. */
	public Judgement without(List<RulingOption> less) {
		List<RulingOption> left = options.stream().filter(option -> !less.contains(option)).toList();
		return new Judgement(article, proposed.filter(left::contains), left, penalty, severity);
	}

	/** The same, where this is proposed; only if it may be ruled. */
	public Judgement proposing(RulingOption option) {
		if (!options.contains(option)) {
			return this;
		}
		List<RulingOption> first = Stream.concat(Stream.of(option), options.stream().filter(other -> other != option))
				.toList();
		return new Judgement(article, Optional.of(option), first, penalty, severity);
	}
}

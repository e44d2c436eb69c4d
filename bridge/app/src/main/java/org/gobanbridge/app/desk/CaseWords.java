package org.gobanbridge.app.desk;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gobanbridge.app.failure.PlainText;
import org.gobanbridge.app.words.IncidentWords;
import org.gobanbridge.app.words.RulingWords;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.core.incident.Evidence;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Judgement;
import org.gobanbridge.core.incident.Matter;
import org.gobanbridge.core.incident.PenaltyLevel;
import org.gobanbridge.core.incident.Remedy;
import org.gobanbridge.core.incident.Resolution;
import org.gobanbridge.core.incident.Ruling;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.core.policy.Clause;
import org.gobanbridge.core.policy.Policy;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;

/** A case in words for referees. Immutable; names and notes of people are made fit for a terminal. */
public abstract sealed class CaseWords permits EnglishCaseWords, ChineseCaseWords {

	/** What a case is told under. */
	enum Heading {
		STATE, GAME, WHEN, WHO, SEEN, RULE, PROPOSED, OPTIONS, CLAIM, TO_DO, CLOSED
	}

	private final IncidentWords incidents;
	private final RulingWords rulings;

	CaseWords(IncidentWords incidents, RulingWords rulings) {
		this.incidents = incidents;
		this.rulings = rulings;
	}

	/** In English. */
	public static CaseWords english() {
		return new EnglishCaseWords();
	}

	/** In Chinese. */
	public static CaseWords chinese() {
		return new ChineseCaseWords();
	}

	/** What happened, {@code White took the ko back at once: D4}. */
	public final String happened(CaseFile file) {
		return incidents.of(file.incident().withRemedy(file.ordered()));
	}

	/** The article and what it says. */
	public final String rule(CaseFile file) {
		Policy policy = file.occasion().policy();
		Incident incident = file.incident();
		Judgement judgement = incident.judgement();
		Clause clause = policy.clause(Matter.of(incident));
		if (incident.kind() == IncidentKind.REPORTED && !judgement.article().equals(clause.article())) {
			return ladder(policy.ladder().warningsToLoss());
		}
		return judgement.article().map(this::article).orElse("") + sentence(clause);
	}

	/** What the policy would have, and what it costs. */
	public final String proposed(CaseFile file) {
		Judgement judgement = file.incident().judgement();
		IncidentKind kind = file.incident().kind();
		if (judgement.penalty().level() == PenaltyLevel.NONE) {
			return judgement.proposed().map(option -> rulings.option(option, kind)).orElse(refereeDecides());
		}
		return Stream.concat(judgement.proposed().flatMap(option -> rulings.besidePenalty(option, kind)).stream(),
				Stream.of(rulings.penalty(judgement.penalty()))).collect(Collectors.joining(comma()));
	}

	/** Until when it may be claimed, and whether that has passed. */
	public final String claim(CaseFile file) {
		return switch (file.claim()) {
			case RESULT -> untilResult(file.late());
			case NEXT_MOVE -> file.claimant()
					.map(color -> untilNextMove(player(color, file.occasion().name(color)), file.late()))
					.orElseGet(() -> untilEithersNextMove(file.late()));
		};
	}

	/** What may be ruled, with the word for it. */
	public final String option(RulingOption option, CaseFile file) {
		return option(Words.of(option), rulings.option(option, file.incident().kind()));
	}

	/** The word that is typed, and what it means. */
	abstract String option(String word, String meaning);

	/** Everything that may be ruled. */
	final String options(CaseFile file) {
		return file.incident().judgement().options().stream().map(option -> option(option, file))
				.collect(Collectors.joining(semicolon()));
	}

	/** Open, or how it was closed. */
	public final String status(CaseFile file) {
		return file.closed().map(closing -> incidents.closed(closing.how(), closing.superseded())).orElse(open());
	}

	/** What a list shows of it: its number, when it was, whether it is closed, and what happened. */
	final List<String> listed(CaseFile file) {
		String by = file.closed().filter(closing -> closing.how() == Resolution.SUPERSEDED)
				.map(closing -> semicolon() + status(file)).orElse("");
		return List.of(String.valueOf(file.incident().id()), clock(file.occasion().sinceStart(file.occasion().t())),
				String.valueOf(file.occasion().afterMove()),
				file.closed().map(closing -> incidents.closed(closing.how())).orElse(open()),
				incidents.kind(file.incident().kind()) + colon() + happened(file) + by);
	}

	/** What stands in each cell of that. */
	abstract List<String> listHeadings();

	abstract String open();

	/** How it was closed, when, and by whom. */
	public final String closing(CaseFile.Closing closing, CaseFile file) {
		IncidentKind kind = file.incident().kind();
		Optional<Ruling> ruling = closing.ruling();
		// a penalty that was given says more than one that was ruled
		Optional<String> ruled = closing.warnings().isEmpty()
				? ruling.map(what -> rulings.of(what, kind))
				: ruling.flatMap(Ruling::option).flatMap(option -> rulings.besidePenalty(option, kind));
		Stream<String> how = ruled.filter(text -> !text.isEmpty()).map(Stream::of)
				.orElseGet(() -> closing.warnings().isEmpty()
						? Stream.of(incidents.closed(closing.how(), closing.superseded()))
						: Stream.empty());
		Stream<String> said = Stream.concat(ruling.flatMap(Ruling::by).map(name -> by(PlainText.name(name))).stream(),
				ruling.flatMap(Ruling::note).map(note -> "\"" + PlainText.oneLine(note) + "\"").stream());
		return clock(file.occasion().sinceStart(closing.t())) + " " + Stream
				.of(how, closing.warnings().stream().map(rulings::of), said).flatMap(Function.identity())
				.collect(Collectors.joining(comma())) + (closing.withdrawn() ? withdrawn() : "");
	}

	/** A step towards the agreed position. */
	public final String step(Remedy remedy, CaseFile file) {
		return remedy.point() + " " + act(remedy, file);
	}

	/** What is to be done on a point. */
	private String act(Remedy remedy, CaseFile file) {
		Optional<PointState> lies = file.incident().evidence().map(Evidence::after)
				.map(board -> board.at(board.grid().index(remedy.point())));
		return remedy.put().map(this::put).orElseGet(() -> takeOff(lies));
	}

	/** All these steps, {@code put black: D4 E5; take white off: Q16}. */
	final String steps(List<Remedy> remedies, CaseFile file) {
		return grouped(remedies, remedy -> act(remedy, file), Remedy::point);
	}

	/** All these changes, {@code empty -> black: D4 E5}. */
	final String changes(List<CaseFile.Change> changes) {
		return grouped(changes, change -> state(change.before()) + arrow() + state(change.after()),
				CaseFile.Change::point);
	}

	private <T> String grouped(List<T> all, Function<T, String> what, Function<T, Point> where) {
		Map<String, List<String>> groups = all.stream().collect(Collectors.groupingBy(what, LinkedHashMap::new,
				Collectors.mapping(one -> where.apply(one).toString(), Collectors.toList())));
		return groups.entrySet().stream().map(group -> group.getKey() + colon() + String.join(" ", group.getValue()))
				.collect(Collectors.joining(semicolon()));
	}

	/** Who is meant, with his name if it is known. */
	final String who(CaseFile file) {
		return file.incident().offender().map(color -> player(color, file.occasion().name(color)))
				.orElse(nobody());
	}

	final String player(Color color, String name) {
		return name.isBlank() ? side(color) : side(color) + bracketed(PlainText.name(name));
	}

	/** In brackets, with what stands before them. */
	abstract String bracketed(String text);

	/** Hours, minutes, seconds and milliseconds, as the log has them. */
	static String clock(long millis) {
		long seconds = millis / 1_000;
		return String.format(Locale.ROOT, "%d:%02d:%02d.%03d", seconds / 3_600, seconds / 60 % 60, seconds % 60,
				millis % 1_000);
	}

	/**
	 * A lever that was pressed too early.
	 *
	 * @param pressed
	 *            when
	 * @param later
	 *            so many seconds later a reading showed that it was early
	 */
	record Lever(String pressed, String later) {
	}

	/** The lever that was pressed too early, if the board's picture before the incident shows that. */
	static Optional<Lever> lever(CaseFile file) {
		return file.incident().early().flatMap(lever -> file.incident().evidence()
				.filter(evidence -> evidence.beforeAt() > lever.at())
				.map(evidence -> new Lever(clock(file.occasion().sinceStart(lever.at())),
						String.format(Locale.ROOT, "%.1f", (evidence.beforeAt() - lever.at()) / 1000.0))));
	}

	abstract String heading(Heading heading);

	/** The number of a case, its kind, and what happened. */
	final String title(CaseFile file) {
		return title(file.incident().id(), incidents.kind(file.incident().kind()), happened(file));
	}

	abstract String title(int id, String kind, String happened);

	abstract String game(CaseFile.Occasion occasion);

	abstract String when(CaseFile.Occasion occasion);

	/** Who or what has found it. */
	abstract String seen(CaseFile file);

	abstract String before(String clock);

	abstract String after(String clock);

	/** What the characters of the two boards mean that are on one of them. */
	final String legend(Evidence evidence, boolean marked) {
		Stream<String> signs = Stream.of(PointState.BLACK, PointState.WHITE, PointState.EMPTY, PointState.UNKNOWN,
				PointState.STONE)
				.filter(state -> (state != PointState.UNKNOWN && state != PointState.STONE)
						|| shows(evidence.before(), state) || shows(evidence.after(), state))
				.map(state -> state.symbol() + " " + sign(state));
		return Stream.concat(signs, marked ? Stream.of("[ ] " + markedSign()) : Stream.empty())
				.collect(Collectors.joining(comma()));
	}

	private static boolean shows(Snapshot board, PointState state) {
		return IntStream.range(0, board.grid().pointCount()).anyMatch(point -> board.at(point) == state);
	}

	/** What a character on the board means. */
	abstract String sign(PointState state);

	/** What brackets on the board mean. */
	abstract String markedSign();

	/** How many points there are in this list. */
	abstract String differing(int count);

	/** How much of what was to be done is left. */
	abstract String left(int left, int all);

	/** Nothing of it is left. */
	abstract String allDone(int all);

	/** The ruling says what is to be done. */
	abstract String asRuled();

	/** Nothing is to be done before somebody rules. */
	abstract String stands();

	/** No incident to be listed. */
	abstract String none(int game);

	abstract String sentence(Clause clause);

	abstract String article(String number);

	abstract String ladder(int warnings);

	abstract String refereeDecides();

	abstract String untilResult(boolean late);

	abstract String untilNextMove(String player, boolean late);

	abstract String untilEithersNextMove(boolean late);

	abstract String by(String name);

	abstract String withdrawn();

	abstract String put(Color color);

	/** Takes off what lies there, if that is known. */
	abstract String takeOff(Optional<PointState> lies);

	abstract String state(PointState state);

	abstract String side(Color color);

	abstract String nobody();

	abstract String comma();

	/** What stands between before and after. */
	abstract String arrow();

	/** What stands between a thing and its points. */
	abstract String colon();

	/** What stands between such groups. */
	abstract String semicolon();
}

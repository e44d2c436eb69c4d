package org.gobanbridge.app.desk;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gobanbridge.app.desk.CaseWords.Heading;
import org.gobanbridge.core.incident.Evidence;
import org.gobanbridge.core.incident.Remedy;
import org.gobanbridge.rules.Point;

/** A case, or a list of cases, as text for a terminal. Immutable. */
public final class CaseText {
	/** Fits two boards of 19 lines side by side. */
	public static final int USUAL_COLUMNS = 100;
	private static final int FEWEST_COLUMNS = 30;

	private final CaseWords words;
	private final int columns;
	private final int indent;

	/**
	 * @param columns
	 *            how wide the lines may be; a board that is wider is shown all the same
	 */
	public CaseText(CaseWords words, int columns) {
		this.words = words;
		this.columns = Math.max(FEWEST_COLUMNS, columns);
		this.indent = 2 + Arrays.stream(Heading.values()).mapToInt(name -> TextColumns.width(words.heading(name))).max()
				.orElse(0);
	}

	/** A row for each, in order, under a row that says what stands in it. */
	public List<String> list(List<CaseFile> files, int game) {
		if (files.isEmpty()) {
			return List.of(words.none(game));
		}
		List<List<String>> rows = Stream.concat(Stream.of(words.listHeadings()), files.stream().map(words::listed))
				.toList();
		int last = rows.getFirst().size() - 1;
		int[] widths = IntStream.range(0, last).map(column -> rows.stream()
				.mapToInt(row -> TextColumns.width(row.get(column))).max().orElse(0)).toArray();
		return rows.stream().flatMap(row -> row(row, widths).stream()).toList();
	}

	/** The last cell is broken into lines below each other. */
	private List<String> row(List<String> cells, int[] widths) {
		StringBuilder head = new StringBuilder();
		for (int column = 0; column < widths.length; column++) {
			head.append(TextColumns.padded(cells.get(column), widths[column] + 2));
		}
		int before = TextColumns.width(head.toString());
		List<String> lines = TextColumns.wrapped(cells.getLast(), Math.max(FEWEST_COLUMNS / 2, columns - before));
		return IntStream.range(0, lines.size()).mapToObj(n -> (n == 0 ? head : " ".repeat(before)) + lines.get(n))
				.toList();
	}

	/** Everything about one. */
	public List<String> whole(CaseFile file) {
		List<String> lines = new ArrayList<>(TextColumns.wrapped(words.title(file), columns));
		lines.add("");
		lines.addAll(told(Heading.STATE, words.status(file)));
		lines.addAll(told(Heading.GAME, words.game(file.occasion())));
		lines.addAll(told(Heading.WHEN, words.when(file.occasion())));
		lines.addAll(told(Heading.WHO, words.who(file)));
		lines.addAll(told(Heading.SEEN, words.seen(file)));
		file.incident().evidence().ifPresent(evidence -> lines.addAll(proof(file, evidence)));
		lines.add("");
		lines.addAll(told(Heading.RULE, words.rule(file)));
		lines.addAll(told(Heading.PROPOSED, words.proposed(file)));
		lines.addAll(told(Heading.OPTIONS, words.options(file)));
		if (file.isClaimable()) {
			lines.addAll(told(Heading.CLAIM, words.claim(file)));
		}
		toDo(file).ifPresent(text -> lines.addAll(told(Heading.TO_DO, text)));
		file.closings().forEach(
				closing -> lines.addAll(told(Heading.CLOSED, words.closing(closing, file))));
		return lines;
	}

	private List<String> told(Heading heading, String text) {
		List<String> wrapped = TextColumns.wrapped(text, Math.max(FEWEST_COLUMNS / 2, columns - indent));
		List<String> lines = new ArrayList<>();
		for (int i = 0; i < wrapped.size(); i++) {
			lines.add(TextColumns.padded(i == 0 ? words.heading(heading) : "", indent) + wrapped.get(i));
		}
		return lines;
	}

	private List<String> proof(CaseFile file, Evidence evidence) {
		List<CaseFile.Change> changes = file.changes();
		Set<Point> marked = changes.stream().map(CaseFile.Change::point).collect(Collectors.toSet());
		List<String> lines = new ArrayList<>(List.of(""));
		lines.addAll(BoardPair.lines(evidence, marked,
				words.before(CaseWords.clock(file.occasion().sinceStart(evidence.beforeAt()))),
				words.after(CaseWords.clock(file.occasion().sinceStart(evidence.afterAt()))), columns));
		lines.add("");
		lines.addAll(TextColumns.wrapped(words.legend(evidence, !marked.isEmpty()), columns));
		lines.addAll(TextColumns.wrapped(words.differing(changes.size())
				+ words.changes(changes), columns));
		return lines;
	}

	/** What is to be done on the board; nothing if nothing is. */
	private Optional<String> toDo(CaseFile file) {
		List<Remedy> left = file.left();
		return switch (file.board()) {
			case TO_PUT_RIGHT -> Optional.of(words.left(left.size(), Math.max(left.size(), file.ordered().size()))
					+ words.steps(left, file));
			case PUT_RIGHT -> Optional.of(words.allDone(file.ordered().size()) + words.steps(file.ordered(), file));
			case RULED -> Optional.of(words.asRuled() + words.steps(left, file));
			case STANDS -> Optional.of(words.stands());
			case IN_ORDER -> Optional.empty();
		};
	}
}

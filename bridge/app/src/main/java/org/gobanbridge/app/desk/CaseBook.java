package org.gobanbridge.app.desk;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.gobanbridge.app.live.Guide;
import org.gobanbridge.app.store.NumberedEvent;
import org.gobanbridge.app.store.PolicyFiles;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Remedy;
import org.gobanbridge.core.incident.Resolution;
import org.gobanbridge.rules.Color;

/**
 * Every incident of the running or last game, kept up to date event by event. What {@link GameState} forgets, for example
 * that something was superseded, is still here; the next game's start empties it. NOT thread safe.
 */
public final class CaseBook {
	private final Map<Integer, CaseFile> cases = new TreeMap<>();
	private GameState state;
	private long gameStart;
	/** Whether the game has a result. */
	private boolean over;

	/** @param state what the events before those to come say */
	public CaseBook(GameState state) {
		this.state = state;
		this.over = state.result().isPresent();
	}

	/** The cases of every game that these events tell of, by the number of the game; of one without any, none. */
	public static SortedMap<Integer, List<CaseFile>> byGame(GameState before, List<NumberedEvent> events) {
		CaseBook book = new CaseBook(before);
		SortedMap<Integer, List<CaseFile>> games = new TreeMap<>();
		for (NumberedEvent event : events) {
			book.take(event);
			games.put(book.game(), book.cases());
		}
		return games;
	}

	/** All cases, by their numbers. */
	public List<CaseFile> cases() {
		Map<Integer, List<Remedy>> awaited = Guide.afterRulings(state);
		return cases.values().stream()
				.map(file -> file.now(awaited.getOrDefault(file.incident().id(), List.of()), isLate(file))).toList();
	}

	/** The number of the running or last game; 0 before the first. */
	public int game() {
		return state.gameNumber();
	}

	/** Takes the next event. */
	public void take(NumberedEvent numbered) {
		GameState before = state;
		state = state.apply(numbered.event());
		switch (numbered.event()) {
			case GameEvent.GameStarted started -> start(started, before);
			case GameEvent.IncidentOpened opened -> open(numbered.seq(), opened, before);
			case GameEvent.IncidentUpdated updated -> cases.computeIfPresent(updated.incident().id(),
					(id, file) -> file.with(updated.incident()));
			case GameEvent.IncidentResolved resolved -> cases.computeIfPresent(resolved.id(),
					(id, file) -> file.with(new CaseFile.Closing(numbered.seq(), resolved.t(), resolved.how(),
							resolved.ruling(), resolved.superseded(), List.of(), false)));
			case GameEvent.Warned warned -> warned.incident()
					.ifPresent(incident -> cases.computeIfPresent(incident, (id, file) -> warned(file, warned)));
			case GameEvent.GameEnded ended -> over = true;
			case GameEvent.PhaseBegan began -> over &= began.phase() != Phase.PLAYING;
			case GameEvent.RulingWithdrawn withdrawn -> withdraw();
			default -> {
				// says nothing of incidents
			}
		}
	}

	private void start(GameEvent.GameStarted started, GameState before) {
		if (before.gameNumber() != state.gameNumber()) {
			cases.clear();
			gameStart = started.t();
			over = false;
		}
	}

	private void open(long seq, GameEvent.IncidentOpened opened, GameState before) {
		Incident incident = opened.incident();
		GameDetails details = before.details();
		cases.put(incident.id(), new CaseFile(incident, incident.remedy(),
				new CaseFile.Occasion(seq, opened.t(), gameStart, before.gameNumber(), before.moves().size(),
						before.game().toPlay(), details.black().orElse(""), details.white().orElse(""),
						before.policy(PolicyFiles.POLICIES)),
				List.of(), List.of(), false));
	}

	/** Whether it can no longer be claimed, as the record stands now. */
	private boolean isLate(CaseFile file) {
		return over || switch (file.claim()) {
			case NEXT_MOVE -> file.claimant().map(color -> hasMovedSince(file, color))
					.orElseGet(() -> Arrays.stream(Color.values()).allMatch(color -> hasMovedSince(file, color)));
			case RESULT -> false;
		};
	}

	private boolean hasMovedSince(CaseFile file, Color color) {
		List<RecordedMove> moves = state.moves();
		return moves.subList(Math.min(offence(file), moves.size()), moves.size()).stream()
				.anyMatch(move -> move.color() == color);
	}

	/** The number of the last move before it happened: that with which it happened, if it was told only later. */
	private int offence(CaseFile file) {
		Incident incident = file.incident();
		return incident.kind() == IncidentKind.CAPTURED_LEFT
				? state.moves().stream().filter(move -> move.captured().containsAll(incident.points()))
						.mapToInt(RecordedMove::number).filter(number -> number <= file.occasion().afterMove()).max()
						.orElse(file.occasion().afterMove())
				: file.occasion().afterMove();
	}

	private static CaseFile warned(CaseFile file, GameEvent.Warned warned) {
		return file.closings().isEmpty() ? file : file.closedBy(file.closings().getLast().with(warned));
	}

	/** The last ruling that still holds never was, and what was closed by it is open again. */
	private void withdraw() {
		lastRuled().ifPresent(file -> cases.put(file.incident().id(), reopened(file)));
		cases.replaceAll((id, file) -> file.closed().isPresent() && isOpen(id) ? reopened(file) : file);
	}

	private static CaseFile reopened(CaseFile file) {
		return file.closedBy(file.closings().getLast().withdraw());
	}

	private boolean isOpen(int id) {
		return state.openIncidents().stream().anyMatch(incident -> incident.id() == id);
	}

	private Optional<CaseFile> lastRuled() {
		return cases.values().stream()
				.filter(file -> file.closed().filter(closing -> closing.how() == Resolution.RULING).isPresent())
				.max(Comparator.comparingLong(file -> file.closings().getLast().seq()));
	}
}

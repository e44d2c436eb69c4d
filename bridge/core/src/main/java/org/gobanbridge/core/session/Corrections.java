package org.gobanbridge.core.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.gobanbridge.core.explain.Explanation.Finding;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameEvent.RevisedMove;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Supersession;
import org.gobanbridge.rules.Illegality;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.history.Game;

/**
 * The record corrected by hand (FORMATS 2, {@code revise}). A stone against the rules may have lain there: it is entered
 * as it lay, irregular, with its incident, as one is that was answered.
 */
final class Corrections {
	private final Recorder recorder;
	private final Play play;
	private final Incidents incidents;

	/** A turn to be entered, and what is wrong with it. */
	private record Entry(Move move, PointSet captured, Optional<IncidentKind> wrong) {
	}

	Corrections(Recorder recorder, Play play, Incidents incidents) {
		this.recorder = recorder;
		this.play = play;
		this.incidents = incidents;
	}

	/** Nothing is corrected where there is no game, or what is given cannot have been. */
	void revise(long now, Input.Revised revised) {
		Optional<Obstacle> obstacle = Obstacles.ofRevision(revised, recorder.state());
		if (obstacle.isPresent()) {
			recorder.refuse(now, obstacle.get());
		} else {
			enter(now, revised.from(), entries(recorder.state().gameAfter(revised.from() - 1), revised.moves()));
		}
	}

	/**
	 * The first turn that cannot have been: a stone on another, or beside the board, or a pass of a side that was not to
	 * move.
	 *
	 * @param start
	 *            before the first of them
	 */
	static Optional<Obstacle> impossible(Game start, Input.Revised revised) {
		Game game = start;
		int number = revised.from();
		for (Move move : revised.moves()) {
			Optional<Illegality> illegality = illegality(game, move);
			if (illegality.filter(reason -> !mayHaveBeen(reason, move)).isPresent()) {
				return Optional.of(new Obstacle.CannotHaveBeen(number, move, illegality.get()));
			}
			game = after(game, move, illegality);
			number++;
		}
		return Optional.empty();
	}

	private static List<Entry> entries(Game start, List<Move> moves) {
		Game game = start;
		List<Entry> entries = new ArrayList<>();
		for (Move move : moves) {
			Optional<Illegality> illegality = illegality(game, move);
			game = after(game, move, illegality);
			entries.add(new Entry(move, game.lastCaptured(), illegality.map(Corrections::kind)));
		}
		return entries;
	}

	/** What is wrong with the stone itself comes before whose turn it was. */
	private static Optional<Illegality> illegality(Game game, Move move) {
		Optional<Illegality> ofStone = move instanceof Move.Play stone && game.grid().contains(stone.point())
				? game.illegality(stone.color(), game.grid().index(stone.point()))
				: Optional.empty();
		return ofStone.or(() -> game.illegality(move));
	}

	private static boolean mayHaveBeen(Illegality reason, Move move) {
		return switch (reason) {
			case OCCUPIED, OFF_BOARD -> false;
			case WRONG_TURN -> move instanceof Move.Play;
			case SUICIDE, KO, REPETITION -> true;
		};
	}

	/** A stone without liberties that the rules do not allow stays where it was put. */
	private static Game after(Game game, Move move, Optional<Illegality> illegality) {
		if (illegality.equals(Optional.of(Illegality.SUICIDE)) && move instanceof Move.Play stone) {
			Position lies = game.position().with(stone.color(), PointSet.of(game.grid(), List.of(stone.point())));
			return game.playAsItLies(move, lies, PointSet.none(game.grid()));
		}
		return game.playAssumeLegal(move);
	}

	private static IncidentKind kind(Illegality reason) {
		return switch (reason) {
			case SUICIDE -> IncidentKind.FORBIDDEN_POINT;
			case KO -> IncidentKind.KO_VIOLATION;
			case REPETITION -> IncidentKind.REPETITION;
			case WRONG_TURN -> IncidentKind.TWO_MOVES;
			case OCCUPIED, OFF_BOARD -> throw new IllegalArgumentException("no stone can lie there: " + reason);
		};
	}

	private void enter(long now, int from, List<Entry> entries) {
		List<RecordedMove> replaced = List.copyOf(recorder.state().moves().subList(from - 1,
				recorder.state().moves().size()));
		List<RevisedMove> moves = new ArrayList<>();
		for (int n = 0; n < entries.size(); n++) {
			Entry entry = entries.get(n);
			Optional<RecordedMove> corrected = replaced.stream().skip(n).findFirst();
			Optional<RecordedMove> known = corrected.filter(move -> move.move().equals(entry.move()));
			OptionalInt irregular = entry.wrong().isEmpty()
					? OptionalInt.empty()
					: known.map(RecordedMove::irregular).filter(OptionalInt::isPresent)
							.orElseGet(() -> open(now, entry));
			long seen = corrected.filter(move -> move.color() == entry.move().color()).map(RecordedMove::seen)
					.orElse(now);
			moves.add(revised(entry, seen, known, irregular));
		}
		incidents.change(now, new GameEvent.Revision(now, from, moves));
		if (recorder.state().phase() == Phase.ENDED) {
			incidents.supersedeAll(now, Supersession.by(Supersession.Cause.GAME_ENDED));
		}
		play.corrected(now);
	}

	/** A turn that is only put elsewhere was taken when it was taken. */
	private static RevisedMove revised(Entry entry, long seen, Optional<RecordedMove> known, OptionalInt irregular) {
		Move move = entry.move();
		return new RevisedMove(move.color(),
				move instanceof Move.Play stone ? Optional.of(stone.point()) : Optional.empty(),
				entry.captured().points(), seen, known.map(RecordedMove::hidden).orElse(OptionalLong.empty()), false,
				irregular, known.flatMap(RecordedMove::passReason),
				known.map(RecordedMove::lostBy).orElse(OptionalInt.empty()));
	}

	/** The incident of such a stone, which may lie there already; on the board there is nothing to do about it any more. */
	private OptionalInt open(long now, Entry entry) {
		Finding finding = Finding.of(entry.wrong().orElseThrow(), entry.move().color(),
				List.of(((Move.Play) entry.move()).point()));
		Incident opened = openAlready(finding).orElseGet(() -> {
			incidents.open(now, finding);
			return recorder.state().openIncidents().getLast();
		});
		incidents.update(now, opened, List.of());
		return OptionalInt.of(opened.id());
	}

	/** The open incident that says the same of a stone that is no move yet. */
	private Optional<Incident> openAlready(Finding finding) {
		return recorder.state().openIncidents().stream().filter(incident -> !incidents.isInRecord(incident))
				.filter(incident -> incident.kind() == finding.kind() && incident.offender().equals(finding.offender())
						&& incident.points().equals(finding.points()))
				.findFirst();
	}
}

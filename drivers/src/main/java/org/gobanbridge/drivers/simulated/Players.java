package org.gobanbridge.drivers.simulated;

import java.util.List;
import java.util.Optional;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.Timing;
import org.gobanbridge.core.game.TimingSetting;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Point;

/**
 * Two people who play given games at one table, one after another: Black in the south, White in the north. They know
 * the rules and nothing of the bridge. All that happens is thought out beforehand and comes out as a {@link Schedule}.
 * NOT thread safe.
 */
public final class Players {
	/** How long people leave the board alone at the end of a game. */
	private static final long LOOK_BACK = 4000;

	private final SimulationOptions options;
	private final TableLog log;
	private final Dice dice;
	private final Tempo tempo;
	private final Turns turns;
	private final Preparations preparations;
	private int gameNumber;
	/** Whether the game before was broken off. */
	private boolean adjourned;

	private Players(Grid grid, SimulationOptions options) {
		this.options = options;
		this.log = new TableLog(grid);
		this.dice = new Dice(options.seed(), "people");
		this.tempo = new Tempo(dice);
		this.turns = new Turns(log, options, dice, tempo);
		this.preparations = new Preparations(log, dice);
	}

	/**
	 * Plays these games.
	 *
	 * @throws IllegalArgumentException
	 *             if there is no game, or the games are of different sizes
	 */
	public static Schedule play(List<SimulatedGame> games, SimulationOptions options) {
		return play(games, options, Injections.NONE);
	}

	/**
	 * Plays these games, and this goes wrong in the first one. A natural incident of the records, like a ko that is taken
	 * back at once, needs nobody to ask for it.
	 *
	 * @throws IllegalArgumentException
	 *             if there is no game, the games are of different sizes, or something cannot go wrong where it should
	 */
	public static Schedule play(List<SimulatedGame> games, SimulationOptions options, Injections injections) {
		if (games.isEmpty()) {
			throw new IllegalArgumentException("there is no game to be played");
		}
		Grid grid = games.get(0).grid();
		if (games.stream().anyMatch(game -> game.grid() != grid)) {
			throw new IllegalArgumentException("the games are of different sizes; one board has but one size");
		}
		return new Players(grid, options).playAll(games, injections);
	}

	private Schedule playAll(List<SimulatedGame> games, Injections injections) {
		turns.waitUntil(1500);
		MishapPlan none = MishapPlan.NONE;
		MishapPlan plan = MishapPlan.of(games.get(0), options.seed(), injections);
		boolean notPressed = plan.has(IncidentKind.CLOCK_NOT_PRESSED);
		if (notPressed || plan.has(IncidentKind.CLOCK_EARLY)) {
			turns.levers().use();
		}
		for (SimulatedGame next : games) {
			gameNumber++;
			prepare(next);
			boolean broken = !playMoves(next, new MishapPlay(turns, log, options, gameNumber == 1 ? plan : none));
			end(next, broken, gameNumber > 1 || injections.all().isEmpty() && injections.acted().isEmpty());
		}
		long end = Math.max(log.handsGone(), turns.ready()) + LOOK_BACK;
		List<Span> gaps = options.gaps() ? new GapPlan(log, options).gaps(end) : List.of();
		Timing timing = notPressed
				? Timing.USUAL.with(TimingSetting.CLOCK_NOT_PRESSED, MishapNotes.NOT_PRESSED_MILLIS)
				: Timing.USUAL;
		return new Schedule(log, games.get(0).details(), timing, gaps, turns.oddities(), end);
	}

	/** The board is cleared, the bridge is told of the game, the stones that belong there are put down. */
	private void prepare(SimulatedGame next) {
		boolean first = gameNumber == 1;
		if (!first) {
			long cleared = preparations.clear(turns.ready() + LOOK_BACK);
			turns.waitUntil(Math.max(cleared, log.handsGone()) + 3500 + options.settleMillis());
			if (adjourned) {
				turns.declare(Declaration.NEW_GAME, "players");
				turns.waitUntil(turns.ready() + 1000);
			}
			if (!next.details().equals(GameDetails.NONE)) {
				log.say(new Input.DetailsGiven(turns.ready(), next.details()));
				turns.waitUntil(turns.ready() + 1000);
			}
		}
		if (!next.setup().isEmpty()) {
			if (first && dice.chance(0.5)) {
				preparations.layOut(next.setup());
			} else {
				turns.waitUntil(preparations.putDown(next.setup(), turns.ready()));
			}
			turns.waitUntil(Math.max(turns.ready(), log.handsGone()) + 2500 + options.settleMillis());
		}
		turns.begin(next);
	}

	/** Plays the game; whether it came to its end and was not broken off. */
	private boolean playMoves(SimulatedGame next, MishapPlay mishaps) {
		if (!next.moves().isEmpty() && next.moves().get(0) instanceof Move.Pass) {
			turns.waitUntil(turns.ready() + tempo.speaking());
			turns.declare(Declaration.START, "players");
		}
		for (int i = 0; i < next.moves().size(); i++) {
			Move move = next.moves().get(i);
			if (!mishaps.before(move)) {
				return false;
			}
			if (passesBefore(next.moves(), i) >= 2) {
				turns.waitUntil(Math.max(turns.ready(), turns.quiet()) + tempo.speaking());
				turns.declare(Declaration.RESUME, "players");
			}
			Optional<Move> answer = i + 1 < next.moves().size()
					? Optional.of(next.moves().get(i + 1))
					: Optional.empty();
			switch (mishaps.instead(i + 1, move, answer)) {
				case BROKEN_OFF -> {
					return false;
				}
				case PLAYED -> {
				}
				case TO_BE_PLAYED -> turns.take(move, mishaps.isDue(i + 1) ? Optional.empty() : answer);
			}
			mishaps.after(i + 1);
		}
		return mishaps.atEnd();
	}

	/** @param untroubled whether nothing went wrong that the record does not have */
	private void end(SimulatedGame played, boolean brokenOff, boolean untroubled) {
		int passes = brokenOff ? 0 : passesBefore(played.moves(), played.moves().size());
		List<Declaration> words = Ending.declarations(played.result(), passes);
		adjourned = words.contains(Declaration.ADJOURN);
		for (Declaration word : words) {
			turns.speak();
			if (word == Declaration.COUNT_AGREED && !brokenOff) {
				takeOffTheDead(played);
			}
			turns.declare(word, "players");
			if (!brokenOff && untroubled) {
				noteEnd(word, played);
			}
		}
	}

	private void takeOffTheDead(SimulatedGame played) {
		List<Point> dead = played.count().map(AgreedCount::dead).orElse(List.of());
		if (!dead.isEmpty()) {
			turns.waitUntil(preparations.takeOff(dead, turns.ready() + tempo.speaking()));
			turns.speak();
		}
	}

	private void noteEnd(Declaration word, SimulatedGame played) {
		Ending.result(word, played.count()).ifPresent(
				result -> log.end(new TrueEnd(gameNumber, turns.ready(), result, Ending.reason(word))));
	}

	private static int passesBefore(List<Move> moves, int end) {
		int count = 0;
		while (count < end && moves.get(end - 1 - count) instanceof Move.Pass) {
			count++;
		}
		return count;
	}
}

package org.gobanbridge.drivers.simulated;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.drivers.simulated.StonePlay.Done;
import org.gobanbridge.drivers.simulated.StonePlay.Turn;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Illegality;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.PlayingRules;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.Repetition;
import org.gobanbridge.rules.history.Game;
import org.gobanbridge.rules.score.Ruleset;
import org.gobanbridge.rules.score.Rulesets;

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
	private final StonePlay stones;
	private final Preparations preparations;
	private final List<String> oddities = new ArrayList<>();
	private long ready;
	/** When the board is as the rules want it after the last stone. */
	private long settled;
	private int gameNumber;
	/** Whether the game before was broken off. */
	private boolean adjourned;
	private Game game;

	private Players(Grid grid, SimulationOptions options) {
		this.options = options;
		this.log = new TableLog(grid);
		this.dice = new Dice(options.seed(), "people");
		this.tempo = new Tempo(dice);
		this.stones = new StonePlay(log, options, dice, tempo);
		this.preparations = new Preparations(log, dice);
		this.game = Game.start(Position.empty(grid), Color.BLACK, Rulesets.DEFAULT.playing());
	}

	/**
	 * Plays these games.
	 *
	 * @throws IllegalArgumentException
	 *             if there is no game, or the games are of different sizes
	 */
	public static Schedule play(List<SimulatedGame> games, SimulationOptions options) {
		if (games.isEmpty()) {
			throw new IllegalArgumentException("there is no game to be played");
		}
		Grid grid = games.get(0).grid();
		if (games.stream().anyMatch(game -> game.grid() != grid)) {
			throw new IllegalArgumentException("the games are of different sizes; one board has but one size");
		}
		return new Players(grid, options).playAll(games);
	}

	private Schedule playAll(List<SimulatedGame> games) {
		ready = 1500;
		for (SimulatedGame next : games) {
			gameNumber++;
			prepare(next);
			playMoves(next);
			end(next);
		}
		long end = Math.max(log.handsGone(), ready) + LOOK_BACK;
		List<Span> gaps = options.gaps() ? new GapPlan(log, options).gaps(end) : List.of();
		return new Schedule(log, games.get(0).details(), gaps, oddities, end);
	}

	/** The board is cleared, the bridge is told of the game, the stones that belong there are put down. */
	private void prepare(SimulatedGame next) {
		boolean first = gameNumber == 1;
		if (!first) {
			long cleared = preparations.clear(ready + LOOK_BACK);
			ready = Math.max(cleared, log.handsGone()) + 3500 + options.settleMillis();
			if (adjourned) {
				declare(Declaration.NEW_GAME, "players");
				ready += 1000;
			}
			if (!next.details().equals(GameDetails.NONE)) {
				log.say(new Input.DetailsGiven(ready, next.details()));
				ready += 1000;
			}
		}
		if (!next.setup().isEmpty()) {
			if (first && dice.chance(0.5)) {
				preparations.layOut(next.setup());
			} else {
				ready = preparations.putDown(next.setup(), ready);
			}
			ready = Math.max(ready, log.handsGone()) + 2500 + options.settleMillis();
		}
		stones.newGame();
		game = Game.start(next.setup().position(next.grid()), next.toPlay(), rules(next));
	}

	private static PlayingRules rules(SimulatedGame game) {
		Ruleset ruleset = game.details().rules().flatMap(Rulesets::named).orElse(Rulesets.DEFAULT);
		return new PlayingRules(Repetition.SIMPLE_KO, ruleset.playing().suicide());
	}

	private void playMoves(SimulatedGame next) {
		if (!next.moves().isEmpty() && next.moves().get(0) instanceof Move.Pass) {
			ready += tempo.speaking();
			declare(Declaration.START, "players");
		}
		for (int i = 0; i < next.moves().size(); i++) {
			if (passesBefore(next.moves(), i) >= 2) {
				ready = Math.max(ready, quiet()) + tempo.speaking();
				declare(Declaration.RESUME, "players");
			}
			Move move = next.moves().get(i);
			noteOddity(move);
			if (move instanceof Move.Play play) {
				putStone(play, i + 1 < next.moves().size() ? Optional.of(next.moves().get(i + 1)) : Optional.empty());
			} else {
				pass(move);
			}
		}
	}

	private void noteOddity(Move move) {
		Optional<Illegality> reason = game.illegality(move);
		if (reason.isPresent()) {
			oddities.add("game " + gameNumber + ", move " + (game.moveNumber() + 1)
					+ ", is against the rules and is played as it is: " + reason.get().inWords(move));
		}
	}

	private void putStone(Move.Play play, Optional<Move> answer) {
		int index = game.grid().index(play.point());
		Game before = game;
		Position placed = before.position().with(play.color(), PointSet.of(game.grid(), index));
		boolean stands = before.illegality(play.color(), index).filter(Illegality.SUICIDE::equals).isPresent();
		Position after = stands ? placed : before.position().play(play.color(), index);
		PointSet taken = placed.occupied().minus(after.occupied());
		game = before.playAsItLies(play, after, taken);
		boolean alone = !taken.contains(index) && answer.filter(next -> standsAlone(next, taken)).isPresent();
		Done done = stones.play(new Turn(before, play.color(), index, taken, alone), ready);
		settled = Math.max(settled, done.settled());
		log.turn(new TrueMove(gameNumber, game.moveNumber(), play, taken.points(), done.down(), settled));
		ready = done.ready();
	}

	/** Whether this answer is possible, and the same, while the captured stones still lie there. */
	private boolean standsAlone(Move answer, PointSet lying) {
		if (!(answer instanceof Move.Play play) || play.color() != game.toPlay()) {
			return false;
		}
		int index = game.grid().index(play.point());
		if (lying.contains(index) || game.illegality(play).isPresent()
				|| !game.position().captures(play.color(), index).isEmpty()) {
			return false;
		}
		Position there = game.position().with(play.color(), lying.with(index));
		return !there.liberties(there.string(index)).isEmpty()
				&& there.captures(play.color(), index).isEmpty();
	}

	private void pass(Move move) {
		ready = Math.max(ready + tempo.speaking(), quiet());
		declare(move.color() == Color.BLACK ? Declaration.BLACK_PASSES : Declaration.WHITE_PASSES,
				move.color() == Color.BLACK ? "black" : "white");
		game = game.playAssumeLegal(move);
		log.turn(new TrueMove(gameNumber, game.moveNumber(), move, List.of(), ready, ready));
	}

	/** From when on any board that is not blind has surely seen all stones as they lie. */
	private long quiet() {
		return Math.max(log.lastChange(), log.handsGone()) + options.settleMillis() + 700;
	}

	private void end(SimulatedGame played) {
		int passes = passesBefore(played.moves(), played.moves().size());
		List<Declaration> words = Ending.declarations(played.result(), passes);
		adjourned = words.contains(Declaration.ADJOURN);
		for (Declaration word : words) {
			ready = Math.max(ready + tempo.speaking(), quiet());
			declare(word, "players");
		}
	}

	private static int passesBefore(List<Move> moves, int end) {
		int count = 0;
		while (count < end && moves.get(end - 1 - count) instanceof Move.Pass) {
			count++;
		}
		return count;
	}

	private void declare(Declaration word, String by) {
		log.say(new Input.Declared(ready, word, Optional.empty(), Optional.of(by)));
	}
}

package org.gobanbridge.drivers.simulated;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.PassReason;
import org.gobanbridge.core.incident.CycleNoted;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Remedy;
import org.gobanbridge.drivers.simulated.StonePlay.Done;
import org.gobanbridge.drivers.simulated.StonePlay.Turn;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Illegality;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.PlayingRules;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.Repetition;
import org.gobanbridge.rules.history.Cycle;
import org.gobanbridge.rules.history.Game;
import org.gobanbridge.rules.score.Rulesets;

/** The turns of a game, taken one after another at the table, and how far the game has come. NOT thread safe. */
final class Turns {
	/** How long a hand may rest over a stone that it has put down. */
	private static final long HAND_MILLIS = 6_000;
	/** How long somebody goes on thinking who does not know that his time is used up. */
	private static final long OVERTIME_MILLIS = 8_000;

	private final TableLog log;
	private final SimulationOptions options;
	private final Tempo tempo;
	private final StonePlay stones;
	private final LeverPlay levers;
	private final List<String> oddities = new ArrayList<>();
	private PlayersClock clock = new PlayersClock(Optional.empty());
	/** Whether the side to play thinks longer than it may on purpose. */
	private boolean overthinks;
	private int gameNumber;
	private Game game;
	private Repetition forbidden = Repetition.SIMPLE_KO;
	/** Whether a cycle has been noted in this game; the referee knows it then. */
	private boolean cycleNoted;
	private long ready;
	/** When the board is as the rules want it after the last stone. */
	private long settled;

	Turns(TableLog log, SimulationOptions options, Dice dice, Tempo tempo) {
		this.log = log;
		this.options = options;
		this.tempo = tempo;
		this.stones = new StonePlay(log, options, dice, tempo);
		this.levers = new LeverPlay(log, new Dice(options.seed(), "levers"), options.levers());
		this.game = Game.start(Position.empty(log.grid()), Color.BLACK, Rulesets.DEFAULT.playing());
	}

	/** The next game begins; its set-up stones lie there. */
	void begin(SimulatedGame next) {
		gameNumber++;
		PlayingRules rules = Mishaps.ruleset(next).playing();
		forbidden = rules.repetition();
		cycleNoted = false;
		clock = new PlayersClock(next.details().time());
		stones.newGame();
		game = Game.start(next.setup().position(next.grid()), next.toPlay(),
				new PlayingRules(Repetition.SIMPLE_KO, rules.suicide()));
	}

	Game game() {
		return game;
	}

	LeverPlay levers() {
		return levers;
	}

	/** Where the games were not as the rules want them. */
	List<String> oddities() {
		return oddities;
	}

	/** When somebody may act. */
	long ready() {
		return ready;
	}

	/** Nobody acts before. */
	void waitUntil(long t) {
		ready = Math.max(ready, t);
	}

	/** Takes a turn as it comes; {@code answer} is the one that will follow. */
	void take(Move move, Optional<Move> answer) {
		noteOddity(move);
		if (move instanceof Move.Play play) {
			play(play, answer, PointSet.none(game.grid()), PointSet.none(game.grid()));
		} else {
			pass(move);
		}
	}

	private void noteOddity(Move move) {
		Optional<Illegality> reason = game.illegality(move);
		if (reason.isPresent()) {
			oddities.add("game " + gameNumber + ", move " + (game.moveNumber() + 1)
					+ ", is against the rules and is played as it is: " + reason.get().inWords(move));
		}
	}

	/**
	 * Plays a stone.
	 *
	 * @param more
	 *            stones that are taken off with the captured ones, and should not be
	 * @param left
	 *            captured stones that are not taken off
	 */
	Done play(Move.Play play, Optional<Move> answer, PointSet more, PointSet left) {
		int index = game.grid().index(play.point());
		Game before = game;
		Optional<Illegality> reason = before.illegality(play);
		Position placed = before.position().with(play.color(), PointSet.of(game.grid(), index));
		boolean stands = before.illegality(play.color(), index).filter(Illegality.SUICIDE::equals).isPresent();
		Position after = stands ? placed : before.position().play(play.color(), index);
		PointSet taken = placed.occupied().minus(after.occupied());
		game = before.playAsItLies(play, after, taken);
		boolean asUsual = more.isEmpty() && left.isEmpty();
		boolean alone = asUsual && !taken.contains(index)
				&& answer.filter(next -> standsAlone(next, taken)).isPresent();
		Done done = stones.play(new Turn(before, play.color(), index, taken.union(more).minus(left), alone), ready);
		settled = Math.max(settled, done.settled());
		log.turn(new TrueMove(gameNumber, game.moveNumber(), play, taken.points(), Optional.empty(), done.down(),
				settled));
		noteTime(play, done.down());
		ready = levers.after(play.color(), done.settled()).orElse(done.ready());
		noteIncident(play, reason, done.down());
		return done;
	}

	/** What the recorded move itself brings about. */
	private void noteIncident(Move.Play play, Optional<Illegality> reason, long t) {
		Optional<Cycle> cycle = Cycle.closedBy(game);
		Optional<IncidentKind> kind = reason.flatMap(Turns::kind);
		Optional<CycleNoted> noted = Optional.empty();
		boolean repeated = forbidden != Repetition.SIMPLE_KO && game.repeats(forbidden).isPresent();
		boolean round = forbidden == Repetition.SIMPLE_KO && cycle.filter(Cycle::sameToPlay).isPresent();
		if (reason.isEmpty() && repeated) {
			kind = Optional.of(IncidentKind.REPETITION);
		} else if (reason.isEmpty() && round && !cycleNoted) {
			kind = Optional.of(IncidentKind.LONG_CYCLE);
			cycleNoted = true;
			noted = cycle.map(found -> new CycleNoted(found.length(), Words.of(found.kind())));
		}
		if (kind.isEmpty()) {
			return;
		}
		boolean illegal = kind.get() != IncidentKind.LONG_CYCLE;
		List<Remedy> remedy = new ArrayList<>();
		if (illegal) {
			remedy.add(new Remedy(play.point(), Optional.empty()));
			game.lastCaptured().points().stream().filter(point -> !point.equals(play.point()))
					.forEach(point -> remedy.add(new Remedy(point, Optional.of(play.color().opponent()))));
		}
		log.incident(new TrueIncident(game.moveNumber(), kind.get(),
				illegal ? Optional.of(play.color()) : Optional.empty(), illegal, List.of(play.point()), List.of(),
				remedy, t, t, 0, OptionalLong.empty(), noted));
	}

	private static Optional<IncidentKind> kind(Illegality reason) {
		return switch (reason) {
			case SUICIDE -> Optional.of(IncidentKind.FORBIDDEN_POINT);
			case KO -> Optional.of(IncidentKind.KO_VIOLATION);
			case REPETITION -> Optional.of(IncidentKind.REPETITION);
			case WRONG_TURN -> Optional.of(IncidentKind.TWO_MOVES);
			case OCCUPIED, OFF_BOARD -> Optional.empty();
		};
	}

	/** A stone put down at this time is the next turn, whatever it was before. */
	void wasPlayed(Move.Play play, Position after, PointSet taken, long t, long boardSettled) {
		game = game.playAsItLies(play, after, taken);
		settled = Math.max(settled, boardSettled);
		log.turn(new TrueMove(gameNumber, game.moveNumber(), play, taken.points(), Optional.empty(), t, settled));
		noteTime(play, t);
		levers.after(play.color(), boardSettled).ifPresent(this::waitUntil);
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

	/** A pass is declared. */
	void pass(Move move) {
		speak();
		declare(move.color() == Color.BLACK ? Declaration.BLACK_PASSES : Declaration.WHITE_PASSES,
				move.color() == Color.BLACK ? "black" : "white");
		passed(move.color(), PassReason.DECLARED);
	}

	/** This side's turn is over without a stone. */
	void passed(Color color, PassReason reason) {
		Move pass = new Move.Pass(color);
		game = game.playAssumeLegal(pass);
		log.turn(new TrueMove(gameNumber, game.moveNumber(), pass, List.of(), Optional.of(reason), ready, ready));
		noteTime(pass, ready);
	}

	/** The side to play thinks until its time is used up, and until anybody who watches a stone being hidden knows. */
	void outOfTime(Color color) {
		OptionalLong flag = clock.flag(color);
		overthinks = flag.isPresent();
		flag.ifPresent(out -> waitUntil(out + HAND_MILLIS + OVERTIME_MILLIS));
	}

	/** Between these moments the clock stood, for the board was scattered. */
	void clockStood(long from, long to) {
		clock.stood(from, to);
	}

	/**
	 * A time that has been used up in this turn. A hand may have hidden the stone with which it began; a wrong reading may
	 * have shown it a little before it came.
	 */
	private void noteTime(Move move, long t) {
		clock.turn(move.color(), t, move instanceof Move.Pass, 0).ifPresent(flag -> {
			log.incident(new TrueIncident(game.moveNumber(), IncidentKind.TIME_OUT, Optional.of(move.color()), true,
					List.of(), List.of(), List.of(), flag - (options.noise() > 0 ? options.glimpseMillis() : 0), flag,
					options.hands() ? HAND_MILLIS : 0,
					OptionalLong.empty(), Optional.empty()));
			if (!overthinks) {
				oddities.add("game " + gameNumber + ", move " + game.moveNumber() + ": " + move.color().title()
						+ " has used up the time before it");
			}
			overthinks = false;
		});
	}

	/** The board is calm, and then somebody speaks. */
	void speak() {
		ready = Math.max(ready + tempo.speaking(), quiet());
	}

	void declare(Declaration word, String by) {
		if (word == Declaration.START || word == Declaration.RESUME) {
			clock.start(ready);
		}
		log.say(new Input.Declared(ready, word, Optional.empty(), Optional.of(by)));
	}

	/** From when on any board that is not blind has surely seen all stones as they lie. */
	long quiet() {
		return Math.max(log.lastChange(), log.handsGone()) + options.settleMillis() + 700;
	}
}

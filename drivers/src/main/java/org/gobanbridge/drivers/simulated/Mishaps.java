package org.gobanbridge.drivers.simulated;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.time.TimeControl;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Illegality;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.PlayingRules;
import org.gobanbridge.rules.Repetition;
import org.gobanbridge.rules.history.Game;
import org.gobanbridge.rules.score.Ruleset;
import org.gobanbridge.rules.score.Rulesets;

/**
 * Where in a game which mishap can happen, and how it does: same game, same seed, same mishaps. Only the legal beginning
 * of a game is looked at, up to the first move that its rules forbid. Immutable.
 */
public final class Mishaps {
	/** What can be simulated. */
	public static final List<IncidentKind> KINDS = List.of(IncidentKind.values());
	/** Before that a game may still start anew (FORMATS 3). */
	private static final int FIRST_MOVE = 6;

	private final SimulatedGame played;
	private final List<Game> before = new ArrayList<>();
	private final long seed;

	/** Those of this game. */
	public Mishaps(SimulatedGame game, long seed) {
		this.played = game;
		this.seed = seed;
		PlayingRules rules = ruleset(game).playing();
		Game at = Game.start(game.setup().position(game.grid()), game.toPlay(), rules);
		Game simple = Game.start(game.setup().position(game.grid()), game.toPlay(), simpleKo(rules));
		for (Move move : game.moves()) {
			if (simple.illegality(move).isPresent()) {
				break;
			}
			before.add(at);
			if (at.illegality(move).isPresent()) {
				break;
			}
			at = at.playAssumeLegal(move);
			simple = simple.playAssumeLegal(move);
		}
	}

	static Ruleset ruleset(SimulatedGame game) {
		return game.details().rules().flatMap(Rulesets::named).orElse(Rulesets.DEFAULT);
	}

	private static PlayingRules simpleKo(PlayingRules rules) {
		return new PlayingRules(Repetition.SIMPLE_KO, rules.suicide());
	}

	/** Whether people can deal with this kind in this way. */
	static boolean allows(IncidentKind kind, Aftermath aftermath) {
		return aftermath == Aftermath.SOON || switch (kind) {
			case FORBIDDEN_POINT, KO_VIOLATION, TWO_MOVES, OCCUPIED_SWAP, STONE_MOVED, STONE_LIFTED, STONE_DISPLACED,
					STONES_MISSING, STONES_ADDED, WRONG_REMOVAL, CAPTURED_LEFT ->
				true;
			default -> false;
		};
	}

	/** Whether this kind can happen at this move. */
	public boolean canHappen(IncidentKind kind, int move) {
		return at(kind, move).isPresent();
	}

	/** A move by chance at which this kind can happen; empty if it can nowhere. */
	public OptionalInt anywhere(IncidentKind kind) {
		return anywhere(kind, move -> true);
	}

	/** The same among the moves that fit. */
	OptionalInt anywhere(IncidentKind kind, IntPredicate fits) {
		List<Integer> moves = new ArrayList<>(IntStream.rangeClosed(1, before.size()).boxed().toList());
		new Dice(seed, Words.of(kind) + " somewhere").shuffle(moves);
		return moves.stream().mapToInt(move -> move).filter(fits)
				.filter(move -> canHappen(kind, move)).findFirst();
	}

	/** The move nearest to this one at which this kind can happen; empty if it can nowhere. */
	public OptionalInt nearest(IncidentKind kind, int move) {
		return IntStream.rangeClosed(0, Math.max(move, before.size()))
				.flatMap(apart -> IntStream.of(move - apart, move + apart))
				.filter(near -> near >= 1 && near <= before.size() && canHappen(kind, near)).findFirst();
	}

	/** How it happens at this move. */
	Optional<Mishap> at(IncidentKind kind, int move) {
		boolean first = kind == IncidentKind.WRONG_START;
		boolean inPlay = first ? move == 1 : move >= FIRST_MOVE && move <= before.size();
		if (!inPlay || !(played.moves().get(move - 1) instanceof Move.Play next)) {
			return Optional.empty();
		}
		Optional<Move> after = move < before.size() ? Optional.of(played.moves().get(move)) : Optional.empty();
		return at(kind, new Moment(before.get(move - 1), next, after, new Dice(seed, Words.of(kind) + "@" + move)));
	}

	private Optional<Mishap> at(IncidentKind kind, Moment moment) {
		return switch (kind) {
			case FORBIDDEN_POINT -> IllegalStones.forbidden(kind, Illegality.SUICIDE, moment);
			case KO_VIOLATION -> IllegalStones.forbidden(kind, Illegality.KO, moment);
			case REPETITION -> IllegalStones.repetition(moment);
			case LONG_CYCLE -> IllegalStones.longCycle(moment);
			case TWO_MOVES -> IllegalStones.twoMoves(moment);
			case WRONG_COLOR -> IllegalStones.wrongColor(moment);
			case OCCUPIED_SWAP -> Disorders.swap(moment);
			case STONE_MOVED -> moment.afterMove().flatMap(Disorders::lastMoved);
			case STONE_LIFTED -> moment.afterMove().flatMap(Disorders::lastLifted);
			case STONE_DISPLACED -> Disorders.displaced(moment);
			case STONES_MISSING -> Disorders.missing(moment);
			case STONES_ADDED -> Disorders.added(moment);
			case SCATTERED -> Disorders.scattered(moment);
			case WRONG_REMOVAL -> Removals.wrongRemoval(moment);
			case CAPTURED_LEFT -> Removals.capturedLeft(moment);
			case UNCLEAR_PLACEMENT -> Signals.unclear(moment);
			case WRONG_START -> wrongStart(moment);
			case RESIGN_SIGNAL -> Signals.resign(moment);
			case END_SIGNAL -> Signals.end(moment);
			case PASS_UNCONFIRMED, REPORTED -> Signals.said(kind, moment);
			case CLOCK_EARLY, CLOCK_NOT_PRESSED -> Optional.of(new Mishap.LeverAmiss(kind));
			case TIME_OUT -> outOfTime(moment);
		};
	}

	/** Where the game has time that can be used up. */
	private Optional<Mishap> outOfTime(Moment moment) {
		return played.details().time().flatMap(TimeControl::find).map(control -> control.of(moment.mover()))
				.filter(system -> system.flag(system.start()).isPresent())
				.map(system -> new Mishap.OutOfTime(moment.mover()));
	}

	/** White puts the first stone down where Black should have. */
	private Optional<Mishap> wrongStart(Moment moment) {
		boolean even = played.setup().isEmpty() && moment.mover() == Color.BLACK
				&& played.details().handicap().orElse(0) < 2;
		return even
				? Optional.of(new Mishap.Illegal(IncidentKind.WRONG_START, List.of(), Color.WHITE, moment.nextIndex(),
						true))
				: Optional.empty();
	}
}

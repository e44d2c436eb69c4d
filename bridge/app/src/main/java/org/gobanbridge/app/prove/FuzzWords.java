package org.gobanbridge.app.prove;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.gobanbridge.app.store.PolicyFiles;
import org.gobanbridge.core.board.Lever;
import org.gobanbridge.core.board.SourceState;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.Setup;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.Penalty;
import org.gobanbridge.core.incident.PenaltyLevel;
import org.gobanbridge.core.incident.Ruling;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.core.policy.Policy;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.history.Game;
import org.gobanbridge.rules.score.Ruleset;
import org.gobanbridge.rules.score.Rulesets;

/** Anything that people and devices may say of a game beside what lies on the board. NOT thread safe. */
final class FuzzWords {
	private static final List<String> KOMI = List.of("0", "0.5", "6.5", "7.5", "3.75zi", "-5.5");
	private static final List<String> UNSEALED = List.of("pass", "resign", "unreadable", "A1", "C3");
	private static final int TRIES = 20;

	private final Grid grid;
	private final SplittableRandom random;

	FuzzWords(Grid grid, SplittableRandom random) {
		this.grid = grid;
		this.random = random;
	}

	/** Something that is said now. */
	Input any(long t, GameState state) {
		return switch (random.nextInt(20)) {
			case 0, 1, 2, 3, 4 -> declared(t);
			case 5, 6, 7 -> ruled(t, state);
			case 8 -> new Input.RulingWithdrawn(t, by());
			case 9, 10, 11 -> lever(t);
			case 12, 13 -> revised(t, state);
			case 14 -> new Input.SourceChanged(t, one(SourceState.values()));
			case 15 -> new Input.DetailsGiven(t, details());
			case 16 -> new Input.DeadAgreed(t, points(random.nextInt(4)));
			case 17 -> sealed(t);
			case 18 -> new Input.Tick(t);
			default -> new Input.WallClockSet(t, "2026-01-01T10:00:00Z");
		};
	}

	private Input sealed(long t) {
		return switch (random.nextInt(4)) {
			case 0 -> new Input.MoveSealed(t, color(), "c2VhbGVk");
			case 1 -> new Input.MoveUnsealed(t, UNSEALED.get(random.nextInt(UNSEALED.size())));
			case 2 -> new Input.TimeAsked(t, color());
			default -> new Input.RefereeCalled(t, color());
		};
	}

	Input lever(long t) {
		return new Input.LeverPressed(t, t - (random.nextBoolean() ? 0 : Math.min(t, random.nextInt(900))),
				one(Lever.values()));
	}

	private Input declared(long t) {
		Declaration word = one(Declaration.values());
		Optional<Color> toPlay = word == Declaration.POSITION
				? Optional.of(color())
				: Optional.empty();
		return new Input.Declared(t, word, toPlay, by());
	}

	Input ruled(long t, GameState state) {
		Optional<RulingOption> option = random.nextInt(8) == 0
				? Optional.empty()
				: Optional.of(one(RulingOption.values()));
		PenaltyLevel level = random.nextInt(3) == 0 ? one(PenaltyLevel.values()) : PenaltyLevel.NONE;
		Penalty penalty = new Penalty(level, level == PenaltyLevel.POINTS ? 1 + random.nextInt(3) : 0);
		Optional<Color> offender = random.nextInt(3) == 0 ? Optional.of(color()) : Optional.empty();
		return new Input.Ruled(t, incident(state), new Ruling(option, penalty, offender, by(), Optional.empty()));
	}

	private OptionalInt incident(GameState state) {
		List<Incident> known = new ArrayList<>(state.openIncidents());
		known.addAll(state.restoredIncidents());
		int n = random.nextInt(10);
		if (n == 0) {
			return OptionalInt.empty();
		}
		return OptionalInt.of(n == 1 || known.isEmpty()
				? random.nextInt(state.incidentCount() + 3)
				: known.get(random.nextInt(known.size())).id());
	}

	private Input revised(long t, GameState state) {
		int from = Math.max(1, state.moves().size() + 2 - random.nextInt(state.moves().size() + 3));
		List<Move> moves = new ArrayList<>();
		boolean known = from <= state.moves().size() + 1;
		Game game = known
				? state.gameAfter(from - 1)
				: Game.start(Position.empty(grid), Color.BLACK,
						Rulesets.DEFAULT.playing());
		for (int count = random.nextInt(5); count > 0; count--) {
			boolean any = random.nextInt(6) == 0;
			Color color = any ? color() : game.toPlay();
			Move move = random.nextInt(12) == 0
					? new Move.Pass(color)
					: new Move.Play(color, grid.point(any ? random.nextInt(grid.pointCount()) : empty(game, color)));
			moves.add(move);
			game = game.playAssumeLegal(move);
		}
		return new Input.Revised(t, from, moves, by());
	}

	/** A point on which this side may play; any, if none is found. */
	int empty(Game game, Color color) {
		int index = random.nextInt(grid.pointCount());
		for (int n = 0; n < TRIES && game.illegality(color, index).isPresent(); n++) {
			index = random.nextInt(grid.pointCount());
		}
		return index;
	}

	/** Anything that may be known of a game. */
	GameDetails details() {
		List<Ruleset> rules = Rulesets.all();
		List<Policy> policies = PolicyFiles.POLICIES.all();
		GameDetails details = GameDetails.NONE;
		details = details.withPolicy(Optional.of(policies.get(random.nextInt(policies.size())).name()));
		if (random.nextBoolean()) {
			details = details.withRules(Optional.of(rules.get(random.nextInt(rules.size())).name()));
		}
		if (random.nextInt(4) == 0) {
			details = details.withKomi(Optional.of(KOMI.get(random.nextInt(3))));
		}
		if (random.nextInt(4) == 0) {
			details = details.withHandicap(OptionalInt.of(random.nextInt(6)));
		}
		if (random.nextInt(6) == 0) {
			details = details.withToPlay(Optional.of(color()));
		}
		if (random.nextInt(6) == 0) {
			List<Point> stones = points(random.nextInt(9)).stream().distinct().toList();
			int cut = stones.isEmpty() ? 0 : random.nextInt(stones.size());
			details = details.withSetup(Optional.of(new Setup(stones.subList(0, cut),
					stones.subList(cut, stones.size()))));
		}
		return random.nextInt(3) == 0 ? details.between(Optional.of("A"), Optional.of("")) : details;
	}

	private List<Point> points(int count) {
		List<Point> points = new ArrayList<>();
		for (int n = 0; n < count; n++) {
			points.add(grid.point(random.nextInt(grid.pointCount())));
		}
		return points;
	}

	private Optional<String> by() {
		return random.nextBoolean() ? Optional.empty() : Optional.of("referee");
	}

	Color color() {
		return random.nextBoolean() ? Color.BLACK : Color.WHITE;
	}

	private <E> E one(E[] of) {
		return of[random.nextInt(of.length)];
	}
}

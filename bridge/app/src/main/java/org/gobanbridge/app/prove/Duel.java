package org.gobanbridge.app.prove;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Illegality;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.PlayingRules;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.Repetition;
import org.gobanbridge.rules.history.Game;
import org.gobanbridge.rules.score.Count;
import org.gobanbridge.rules.score.Counting;
import org.gobanbridge.rules.score.Ending;
import org.gobanbridge.rules.score.Fraction;
import org.gobanbridge.rules.score.Rulesets;

/** One random game that is played here and by GNU Go at the same time. */
final class Duel {
	/** Each so many moves, every point is asked for, not some. */
	private static final int MOVES_BETWEEN_MAPS = 8;
	private static final int TRIES = 6;
	/** Larger boards take GNU Go seconds to count. */
	private static final int LARGEST_COUNTED = 9;

	/** What came of many games. */
	static final class Tally {
		int games;
		int moves;
		int asked;
		int suicides;
		int kos;
		int repetitions;
		int captured;
		int counts;
		final List<String> differences = new ArrayList<>();
	}

	private final GnuGo gnuGo;
	private final Grid grid;
	private final SplittableRandom random;
	private final Tally tally;
	/** Own eyes are not filled, so that the game comes to an end that can be counted. */
	private final boolean sensible;
	private Game game;

	Duel(GnuGo gnuGo, int size, PlayingRules rules, SplittableRandom random, Tally tally) {
		this.gnuGo = gnuGo;
		this.grid = Grid.of(size);
		this.random = random;
		this.tally = tally;
		this.sensible = random.nextBoolean();
		this.game = Game.start(Position.empty(grid), Color.BLACK, rules);
	}

	/** Plays it, up to two passes or until it is long; stops at the first difference. */
	void play() throws IOException {
		tally.games++;
		gnuGo.askAll(List.of("boardsize " + grid.size(), "clear_board"));
		int before = tally.differences.size();
		int passes = 0;
		int most = Math.min(400, 4 * grid.pointCount());
		while (game.moveNumber() < most && passes < 2 && tally.differences.size() == before) {
			compareLegality();
			Move move = next();
			passes = move instanceof Move.Pass ? passes + 1 : 0;
			game = game.play(move);
			tally.moves++;
			tally.captured += game.lastCaptured().count();
			GnuGo.Answer played = gnuGo.ask("play " + name(move.color()) + " "
					+ (move instanceof Move.Play play ? play.point().toString() : "pass"));
			if (!played.agreed()) {
				differ(move + " is legal here, there " + played.text());
			}
		}
		if (tally.differences.size() == before) {
			compareBoard();
			if (passes == 2 && grid.size() <= LARGEST_COUNTED && isSettled()) {
				compareCount();
			}
		}
	}

	/** Asks for some points, now and then for all, and always for those that are forbidden here. */
	private void compareLegality() throws IOException {
		boolean all = game.moveNumber() % MOVES_BETWEEN_MAPS == 0;
		// Out of turn GNU Go judges superko in a way of its own.
		boolean both = game.rules().repetition() == Repetition.SIMPLE_KO;
		List<Move.Play> tried = new ArrayList<>();
		for (Color color : both ? List.of(Color.BLACK, Color.WHITE) : List.of(game.toPlay())) {
			for (int index = 0; index < grid.pointCount(); index++) {
				boolean forbidden = game.position().isEmpty(index) && game.illegality(color, index).isPresent();
				if (all || forbidden || random.nextInt(grid.pointCount()) < TRIES) {
					tried.add(new Move.Play(color, grid.point(index)));
				}
			}
		}
		List<GnuGo.Answer> answers = gnuGo.askAll(tried.stream()
				.map(move -> "is_legal " + name(move.color()) + " " + move.point()).toList());
		for (int n = 0; n < tried.size(); n++) {
			Move.Play move = tried.get(n);
			Optional<Illegality> illegality = game.illegality(move.color(), grid.index(move.point()));
			illegality.ifPresent(this::count);
			tally.asked++;
			if (illegality.isEmpty() != answers.get(n).text().equals("1")) {
				differ(move + " is " + illegality.map(Enum::name).orElse("legal") + " here, there "
						+ answers.get(n).text());
			}
		}
	}

	private void count(Illegality illegality) {
		switch (illegality) {
			case SUICIDE -> tally.suicides++;
			case KO -> tally.kos++;
			case REPETITION -> tally.repetitions++;
			default -> {
			}
		}
	}

	/** Whether neither side has a move that fills no eye of its own, no ko to wait for either: nothing is dead. */
	private boolean isSettled() {
		for (Color color : Color.values()) {
			Game anew = Game.start(game.position(), color, game.rules());
			for (int index = 0; index < grid.pointCount(); index++) {
				if (anew.illegality(color, index).isEmpty() && !isEye(color, index)) {
					return false;
				}
			}
		}
		return true;
	}

	/** A random legal move; a pass where there is none, and now and then. */
	private Move next() {
		List<Point> points = new ArrayList<>();
		for (int index = 0; index < grid.pointCount(); index++) {
			if (game.illegality(game.toPlay(), index).isEmpty() && !(sensible && isEye(game.toPlay(), index))) {
				points.add(grid.point(index));
			}
		}
		boolean pass = points.isEmpty() || !sensible && random.nextInt(40) == 0;
		return pass
				? new Move.Pass(game.toPlay())
				: new Move.Play(game.toPlay(), points.get(random.nextInt(points.size())));
	}

	private boolean isEye(Color color, int index) {
		for (int n = 0; n < grid.neighbourCount(index); n++) {
			if (!game.position().stones(color).contains(grid.neighbour(index, n))) {
				return false;
			}
		}
		return true;
	}

	private void compareBoard() throws IOException {
		for (Color color : Color.values()) {
			String captured = gnuGo.ask("captures " + name(color)).text();
			if (!captured.equals(Integer.toString(game.capturedBy(color)))) {
				differ(color + " has taken " + game.capturedBy(color) + " here, there " + captured);
			}
			TreeSet<String> there = new TreeSet<>(List.of(gnuGo.ask("list_stones " + name(color)).text().split(" ")));
			there.remove("");
			TreeSet<String> here = new TreeSet<>();
			game.position().stones(color).points().forEach(point -> here.add(point.toString()));
			if (!here.equals(there)) {
				differ(color + " stands on " + here + " here, there " + there);
			}
		}
	}

	/** Of a settled board: the area is what it is. */
	private void compareCount() throws IOException {
		Count count = Counting.count(Ending.of(game).withKomi(Fraction.ZERO), Rulesets.DEFAULT);
		String there = gnuGo.ask("final_score").text().replaceAll("\\.0$", "");
		tally.counts++;
		if (!count.result().equals(there)) {
			differ("the count is " + count.result() + " here, there " + there);
		}
	}

	private void differ(String what) {
		tally.differences.add(grid + " after move " + game.moveNumber() + ": " + what + "\n"
				+ game.position().diagram());
	}

	private static String name(Color color) {
		return color == Color.BLACK ? "black" : "white";
	}
}

package org.gobanbridge.core.session;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.gobanbridge.core.explain.Situation.PendingPass;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.PassReason;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;

/**
 * What people have said and what has not been acted upon yet. A word comes into force when the board has caught up with
 * what was played before it was said; a pass or a resignation must not overtake the stone before it.
 */
final class Declarations {
	/** How long a board that is read but not quiet may hold a word up, in milliseconds. */
	private static final long LONGEST_UNREST = 3_000;
	/** How long a board that is not read at all may, in milliseconds. */
	static final long LONGEST_SILENCE = 15_000;

	/**
	 * A word, or dead stones that were named, and whether it was the lever that said it.
	 *
	 * @param declaration
	 *            the word; empty where stones were named
	 * @param dead
	 *            the stones that were named
	 * @param toPlay
	 *            whose turn it is to be, with {@link Declaration#POSITION}; empty = as it is
	 * @param t
	 *            when the game heard it
	 * @param at
	 *            when it was so; of a spoken word, the same
	 */
	record Said(Optional<Declaration> declaration, List<Point> dead, Optional<Color> toPlay, long t, long at,
			boolean byLever) {
		static Said word(Declaration declaration, Optional<Color> toPlay, long t) {
			return new Said(Optional.of(declaration), List.of(), toPlay, t, t, false);
		}

		static Said dead(List<Point> points, long t) {
			return new Said(Optional.empty(), points, Optional.empty(), t, t, false);
		}

		static Said lever(Color color, long t, long at) {
			Declaration pass = color == Color.BLACK ? Declaration.BLACK_PASSES : Declaration.WHITE_PASSES;
			return new Said(Optional.of(pass), List.of(), Optional.empty(), t, at, true);
		}

		/** The side that passes; empty if it is another word. */
		Optional<Color> passes() {
			return declaration.flatMap(word -> switch (word) {
				case BLACK_PASSES -> Optional.of(Color.BLACK);
				case WHITE_PASSES -> Optional.of(Color.WHITE);
				default -> Optional.empty();
			});
		}

		boolean isPassOf(Color color) {
			return passes().equals(Optional.of(color));
		}

		/** How the pass came about, if it is one. */
		PassReason passReason() {
			return byLever ? PassReason.CLOCK : PassReason.DECLARED;
		}

		private PendingPass pending() {
			return new PendingPass(passes().orElseThrow(), at, byLever);
		}
	}

	private final Recorder recorder;
	private final Deque<Said> waiting = new ArrayDeque<>();
	/** The lever of which it is being asked whether it was a pass; it waits with the others. */
	private Optional<Said> asked = Optional.empty();

	/** When each side last pressed its lever. */
	private final Map<Color, Long> pressed = new EnumMap<>(Color.class);

	Declarations(Recorder recorder) {
		this.recorder = recorder;
	}

	/** Something was said; it waits here until its time has come. */
	void say(Said said) {
		waiting.add(said);
	}

	/** Forgets everything that was said. */
	void clear() {
		waiting.clear();
		pressed.clear();
		asked = Optional.empty();
	}

	/** This side has pressed its lever, whatever for. */
	void pressed(Color color, long at) {
		pressed.put(color, at);
	}

	/** When each side last pressed its lever; without those that have not since everything was forgotten. */
	Map<Color, Long> lastPressed() {
		return Map.copyOf(pressed);
	}

	boolean isEmpty() {
		return waiting.isEmpty();
	}

	/** Whether a person has said something that is not in force yet: it may give another meaning to the board. */
	boolean anySpoken() {
		return waiting.stream().anyMatch(said -> !said.byLever());
	}

	/** The game is over: no lever that was pressed in it is a pass any more. */
	void forgetLevers() {
		waiting.removeIf(Said::byLever);
	}

	/** Everything said and not in force yet, but for a lever that is asked about; it is forgotten here. */
	List<Said> rest() {
		List<Said> rest = due().toList();
		waiting.removeAll(rest);
		return rest;
	}

	/** Whether this lever was a pass is being asked: until that is known nothing else waits for it. */
	void ask(Said lever) {
		waiting.addFirst(lever);
		asked = Optional.of(lever);
	}

	/** The lever of which it is being asked, if its side has not moved since. */
	Optional<Said> asked() {
		return asked.filter(waiting::contains);
	}

	/** It was no pass. */
	void forgetAsked() {
		asked.ifPresent(waiting::removeFirstOccurrence);
		asked = Optional.empty();
	}

	private Stream<Said> due() {
		return waiting.stream().filter(said -> !asked.equals(Optional.of(said)));
	}

	/** When the first word was said; the beginning of time if there is none. */
	long firstSaid() {
		return due().findFirst().map(Said::t).orElse(Long.MIN_VALUE);
	}

	/**
	 * When the next word comes into force at the latest.
	 *
	 * @param leverMillis
	 *            how long after a lever was pressed its stone may still turn up
	 */
	long latest(long now, long leverMillis, long lastReadingT) {
		return foremost(now).map(said -> latest(said, leverMillis, lastReadingT)).orElse(Long.MAX_VALUE);
	}

	private static long latest(Said said, long leverMillis, long lastReadingT) {
		if (said.byLever()) {
			return Math.max(said.t() + leverMillis, lastReadingT + 1);
		}
		boolean read = lastReadingT >= said.t();
		return said.t() + (read ? LONGEST_UNREST : LONGEST_SILENCE);
	}

	/**
	 * The next word, if its time has come.
	 *
	 * @param caughtUp
	 *            whether the board is quiet and was read just now
	 * @param leverMillis
	 *            how long after a lever was pressed its stone may still turn up
	 * @param covered
	 *            whether a hand may hide the stone for which the lever was pressed, or it is about to be sure
	 * @param read
	 *            whether the last reading showed a stone that is not sure
	 * @param lastReadingT
	 *            when the board was last read
	 */
	Optional<Said> next(long now, boolean caughtUp, long leverMillis, boolean covered, boolean read,
			long lastReadingT) {
		Optional<Said> due = foremost(now).filter(said -> {
			boolean readOnceMore = !read || lastReadingT >= said.t() + leverMillis;
			boolean hidden = (covered || !readOnceMore) && now < said.t() + LONGEST_SILENCE;
			return said.byLever()
					? caughtUp && !hidden && now >= said.t() + leverMillis
					: caughtUp || now >= latest(said, leverMillis, lastReadingT);
		});
		due.ifPresent(waiting::removeFirstOccurrence);
		return due;
	}

	/**
	 * The word whose turn it is. A pass of the side that is not to move waits as long as a board that is not read may hold a
	 * word up: the stone, or the word, that it follows may be known later. What was said after it need not wait.
	 */
	private Optional<Said> foremost(long now) {
		return due().filter(said -> now >= said.t() + LONGEST_SILENCE || !isOutOfTurn(said)).findFirst();
	}

	private boolean isOutOfTurn(Said said) {
		return recorder.state().phase() == Phase.PLAYING && asked().isEmpty()
				&& said.isPassOf(recorder.state().game().toPlay().opponent());
	}

	/** Whose turn it is when every pass that was said is in the record. */
	Color toPlay() {
		Color side = recorder.state().game().toPlay();
		for (Said said : waiting) {
			side = said.isPassOf(side) ? side.opponent() : side;
		}
		return side;
	}

	/** Passes that were declared and are not in the record yet, in the order in which they were declared. */
	List<PendingPass> pendingPasses() {
		return waiting.stream().takeWhile(said -> said.passes().isPresent()).map(Said::pending).toList();
	}

	/** A stone of this side has come: what its lever said was no pass. */
	void moved(Color color) {
		takeFirst(said -> said.byLever() && said.isPassOf(color));
	}

	/** A stone of this side has come, after this time: a pass that the opponent declared before was out of turn. */
	void answered(long now, Color color, long after) {
		Color opponent = color.opponent();
		while (takeFirst(said -> !said.byLever() && said.isPassOf(opponent) && said.t() <= after).isPresent()) {
			recorder.refuse(now, new Obstacle.OutOfTurn(opponent));
		}
	}

	/**
	 * The first pass of this side is about to come into force; it is forgotten here.
	 *
	 * @throws IllegalStateException
	 *             if this side has not passed
	 */
	PassReason takePass(Color color) {
		return takeFirst(said -> said.isPassOf(color)).map(Said::passReason)
				.orElseThrow(() -> new IllegalStateException(color + " has not passed"));
	}

	private Optional<Said> takeFirst(Predicate<Said> which) {
		Optional<Said> first = waiting.stream().filter(which).findFirst();
		first.ifPresent(waiting::removeFirstOccurrence);
		return first;
	}

	/** The side that has pressed its lever and whose stone is not in the record yet, and when it pressed. */
	Optional<PendingPass> pressed() {
		return due().filter(Said::byLever).findFirst().map(Said::pending);
	}
}

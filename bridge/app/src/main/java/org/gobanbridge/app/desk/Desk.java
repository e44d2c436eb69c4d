package org.gobanbridge.app.desk;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import org.gobanbridge.app.store.NumberedEvent;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.incident.Ruling;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;

/**
 * The running game as a referee sees and governs it. What he says goes into the one line of inputs, and the answer comes
 * when it is journalled. Any thread may call.
 */
public interface Desk {
	/**
	 * What became of a word.
	 *
	 * @param refusal
	 *            why it was not even tried: it would change nothing
	 * @param events
	 *            what it caused at once; a declaration may have to wait until the board is quiet
	 */
	record Outcome(Optional<String> refusal, List<NumberedEvent> events) {
		public Outcome {
			events = List.copyOf(events);
		}

		/** It was said. */
		public static Outcome done(List<NumberedEvent> events) {
			return new Outcome(Optional.empty(), events);
		}

		/** It was not said, for this reason. */
		public static Outcome refused(String why) {
			return new Outcome(Optional.of(why), List.of());
		}
	}

	/** A moment of the game. */
	record Moment(long seq, GameState state, List<CaseFile> cases) {
		public Moment {
			cases = List.copyOf(cases);
		}

		/** The case of this number. */
		public Optional<CaseFile> find(int incident) {
			return cases.stream().filter(file -> file.incident().id() == incident).findFirst();
		}
	}

	/** How it stands. */
	Moment now();

	/** The referee rules; without an incident, on something that he reports. */
	CompletableFuture<Outcome> rule(OptionalInt incident, Ruling ruling);

	/** The referee takes his last ruling back. */
	CompletableFuture<Outcome> withdraw(Optional<String> by);

	/** Somebody declares something; {@code toPlay} with {@link Declaration#POSITION}. */
	CompletableFuture<Outcome> declare(Declaration word, Optional<Color> toPlay, Optional<String> by);

	/** A player asks how much time his side has left; the answer is an event. */
	CompletableFuture<Outcome> askTime(Color color);

	/** This side has sealed its move, in this envelope. */
	CompletableFuture<Outcome> seal(Color color, String cipher);

	/** The sealed move is opened, or entered from the player's paper. */
	CompletableFuture<Outcome> unseal(SealedPaper paper);

	/** These stones are agreed dead. */
	CompletableFuture<Outcome> agreeDead(List<Point> dead);
}

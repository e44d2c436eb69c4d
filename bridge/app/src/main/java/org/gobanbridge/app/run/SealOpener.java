package org.gobanbridge.app.run;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.gobanbridge.app.desk.SealKey;
import org.gobanbridge.app.desk.SealKey.ClosedException;
import org.gobanbridge.app.desk.SealedPaper;
import org.gobanbridge.app.store.NumberedEvent;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.SealedMove;

/** Opens the sealed move when its time has come, and tells the game what was in it. Game thread. */
final class SealOpener implements Audience {
	private final SealKey key;
	private final Consumer<String> lines;
	private volatile Optional<GameLoop> loop = Optional.empty();

	/** @param lines takes what people must know */
	SealOpener(SealKey key, Consumer<String> lines) {
		this.key = key;
		this.lines = lines;
	}

	/** From now on this game is told. */
	void speakTo(GameLoop game) {
		loop = Optional.of(game);
	}

	@Override
	public void hear(List<NumberedEvent> events, GameState state) {
		boolean due = events.stream().anyMatch(event -> event.event() instanceof GameEvent.SealDue);
		if (due) {
			state.sealed().filter(move -> move.opened().isEmpty())
					.ifPresent(move -> loop.ifPresent(game -> open(move, state, game)));
		}
	}

	/** The game thread does not wait for the disk. */
	private void open(SealedMove move, GameState state, GameLoop game) {
		Thread.ofVirtual().name("goban-seal").start(() -> {
			SealedPaper paper = paper(move, state);
			game.tell(t -> new Input.MoveUnsealed(t, paper.point(), paper.written()));
		});
	}

	private SealedPaper paper(SealedMove move, GameState state) {
		try {
			return key.open(move, state.grid());
		} catch (ClosedException e) {
			lines.accept(String.valueOf(e.getMessage()));
			return SealedPaper.UNREADABLE;
		}
	}
}

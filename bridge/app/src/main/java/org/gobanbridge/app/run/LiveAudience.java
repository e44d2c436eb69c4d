package org.gobanbridge.app.run;

import java.util.List;
import java.util.function.Supplier;
import org.gobanbridge.app.live.LiveServer;
import org.gobanbridge.app.store.NumberedEvent;
import org.gobanbridge.core.board.BoardReport;
import org.gobanbridge.core.game.GameState;

/** The viewers of the live page. */
final class LiveAudience implements Audience {
	private final LiveServer page;
	private final Supplier<String> device;

	/**
	 * @param device
	 *            what reads the board, for people
	 */
	LiveAudience(LiveServer page, Supplier<String> device) {
		this.page = page;
		this.device = device;
	}

	@Override
	public void hear(List<NumberedEvent> events, GameState state) {
		events.forEach(page::publish);
	}

	@Override
	public void source(BoardReport.SourceChanged changed) {
		page.source(device.get(), changed.state(), changed.detail());
	}
}

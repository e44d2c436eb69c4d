package org.gobanbridge.app.run;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import org.gobanbridge.drivers.simulated.SimulatedGame;
import org.gobanbridge.rules.sgf.SgfException;
import org.gobanbridge.rules.sgf.SgfGame;
import org.gobanbridge.rules.sgf.SgfReader;

/** The game that is shown: Akaboshi Intetsu against Honinbo Jowa, 27 July 1835. */
public final class DemoGame {
	private static final String RESOURCE = "/demo/akaboshi-jowa-1835.sgf";

	private DemoGame() {
	}

	/** As players at a simulated table are given it. */
	public static SimulatedGame game() {
		return SimulatedGame.of(record());
	}

	/** Its record. */
	public static SgfGame record() {
		try (InputStream sgf = Objects.requireNonNull(DemoGame.class.getResourceAsStream(RESOURCE), RESOURCE)) {
			return SgfReader.read(sgf.readAllBytes()).get(0);
		} catch (IOException e) {
			throw new UncheckedIOException(RESOURCE, e);
		} catch (SgfException e) {
			throw new IllegalStateException(RESOURCE, e);
		}
	}
}

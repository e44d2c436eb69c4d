package org.gobanbridge.app.store;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobanbridge.core.game.FinalCount;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.GameEvent.ClockSet;
import org.gobanbridge.core.game.GameEvent.Counted;
import org.gobanbridge.core.game.GameState;
import org.gobanbridge.core.game.Komi;
import org.gobanbridge.core.game.PassReason;
import org.gobanbridge.core.game.RecordedMove;
import org.gobanbridge.core.time.TimeControl;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.PointSet;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.history.Game;
import org.gobanbridge.rules.life.Areas;
import org.gobanbridge.rules.score.Ruleset;
import org.gobanbridge.rules.score.Rulesets;
import org.gobanbridge.rules.sgf.SgfGame;
import org.gobanbridge.rules.sgf.SgfNode;
import org.gobanbridge.rules.sgf.SgfProperty;
import org.gobanbridge.rules.sgf.SgfWriter;

/**
 * The running (or last) game of a state as an SGF record. Where the board is not what a reader of SGF would make of the
 * moves (a ruling changed it, an illegal move stood), a node that sets it up follows the move.
 */
public final class SgfRecord {
	private SgfRecord() {
	}

	/**
	 * The record as the bytes of a file.
	 *
	 * @param date
	 *            the day on which the game began, if known
	 */
	public static byte[] bytes(GameState state, Optional<LocalDate> date) {
		return SgfWriter.write(nodes(state, date));
	}

	static List<SgfNode> nodes(GameState state, Optional<LocalDate> date) {
		Game start = state.gameAfter(0);
		List<Move> moves = state.moves().stream().map(RecordedMove::move).toList();
		SgfGame game = withDetails(SgfGame.of(start.position(), start.toPlay(), moves), state.details());
		if (date.isPresent()) {
			game = game.withInfo("DT", date.get().toString());
		}
		if (state.result().isPresent()) {
			game = game.withInfo("RE", state.result().get());
		}
		List<SgfNode> plain = SgfWriter.nodes(game.withInfo("AP", Program.NAME + ":" + Program.version()));
		List<SgfNode> nodes = new ArrayList<>(plain.subList(0, 1));
		for (RecordedMove move : state.moves()) {
			SgfNode node = timed(plain.get(move.number()), move, state);
			nodes.add(comment(move).map(node::withComment).orElse(node));
			setUp(state.gameAfter(move.number() - 1), move.move(), state.gameAfter(move.number()))
					.ifPresent(nodes::add);
		}
		state.counted().filter(Counted::agreed).ifPresent(count -> markTerritory(nodes, state, count));
		return nodes;
	}

	/** What the side that has moved had left then. */
	private static SgfNode timed(SgfNode node, RecordedMove move, GameState state) {
		Optional<ClockSet> clock = state.clockAfter(move.number()).filter(set -> set.after() == move.number());
		Optional<TimeControl> control = state.details().time().flatMap(TimeControl::find);
		return clock.isPresent() && control.isPresent()
				? SgfTime.withLeft(node, move.color(), control.get(), clock.get().left(move.color()))
				: node;
	}

	/** The last node shows whose the points are. */
	private static void markTerritory(List<SgfNode> nodes, GameState state, Counted count) {
		Areas areas = FinalCount.areas(state, count);
		SgfNode last = with(nodes.removeLast(), "TB", areas.territory(Color.BLACK));
		nodes.add(with(last, "TW", areas.territory(Color.WHITE)));
	}

	private static SgfGame withDetails(SgfGame plain, GameDetails details) {
		SgfGame game = plain;
		Optional<String> rules = details.rules().filter(name -> !name.isEmpty());
		if (rules.isPresent()) {
			game = game.withInfo("RU", Rulesets.named(rules.get()).map(Ruleset::title).orElse(rules.get()));
		}
		if (details.komi().isPresent()) {
			game = game.withInfo("KM", points(details.komi().get()));
		}
		if (details.handicap().orElse(0) > 0) {
			game = game.withInfo("HA", Integer.toString(details.handicap().getAsInt()));
		}
		if (details.time().isPresent()) {
			game = SgfTime.with(game, details.time().get());
		}
		if (!details.black().orElse("").isBlank()) {
			game = game.withInfo("PB", details.black().get());
		}
		if (!details.white().orElse("").isBlank()) {
			game = game.withInfo("PW", details.white().get());
		}
		return game;
	}

	/** Komi as SGF wants it, in points: a zi is two of them. */
	private static String points(String komi) {
		return komi.endsWith("zi") ? Komi.find(komi).map(Komi::inPoints).orElse(komi) : komi.strip();
	}

	private static Optional<String> comment(RecordedMove move) {
		List<String> remarks = new ArrayList<>();
		if (move.uncertain()) {
			remarks.add("Not seen for certain: order or point is a best guess.");
		}
		move.irregular().ifPresent(incident -> remarks.add("Not legal, but it stood: incident " + incident + "."));
		if (move.passReason().filter(PassReason.FORFEIT::equals).isPresent()) {
			remarks.add("The turn was lost by ruling.");
		}
		return remarks.isEmpty() ? Optional.empty() : Optional.of(String.join("\n", remarks));
	}

	/** The node that makes a reader's board the true one after the move; empty if it is. */
	private static Optional<SgfNode> setUp(Game before, Move move, Game after) {
		Position read = asRead(before.position(), move);
		Position real = after.position();
		if (read.equals(real) && after.toPlay() == move.color().opponent()) {
			return Optional.empty();
		}
		SgfNode node = SgfNode.EMPTY;
		node = with(node, "AB", real.stones(Color.BLACK).minus(read.stones(Color.BLACK)));
		node = with(node, "AW", real.stones(Color.WHITE).minus(read.stones(Color.WHITE)));
		node = with(node, "AE", read.occupied().minus(real.occupied()));
		return Optional.of(node.with(SgfProperty.color("PL", after.toPlay())));
	}

	private static SgfNode with(SgfNode node, String id, PointSet points) {
		return points.isEmpty() ? node : node.with(SgfProperty.points(id, points));
	}

	private static Position asRead(Position position, Move move) {
		return move instanceof Move.Play play
				? position.play(play.color(), position.grid().index(play.point()))
				: position;
	}
}

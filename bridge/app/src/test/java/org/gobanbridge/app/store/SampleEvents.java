package org.gobanbridge.app.store;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.gobanbridge.core.board.ClockKey;
import org.gobanbridge.core.board.PointState;
import org.gobanbridge.core.board.PressOutcome;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.core.board.SourceState;
import org.gobanbridge.core.game.CountedSide;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.KeyPress;
import org.gobanbridge.core.game.PassReason;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.game.Setup;
import org.gobanbridge.core.incident.CycleNoted;
import org.gobanbridge.core.incident.EarlyLever;
import org.gobanbridge.core.incident.Evidence;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.Judgement;
import org.gobanbridge.core.incident.Penalty;
import org.gobanbridge.core.incident.PenaltyLevel;
import org.gobanbridge.core.incident.Remedy;
import org.gobanbridge.core.incident.Resolution;
import org.gobanbridge.core.incident.Ruling;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.core.incident.SealedFault;
import org.gobanbridge.core.incident.Severity;
import org.gobanbridge.core.incident.StoneMoved;
import org.gobanbridge.core.incident.Supersession;
import org.gobanbridge.core.time.TimeLeft;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Grid;
import org.gobanbridge.rules.Point;
import org.gobanbridge.rules.Position;
import org.gobanbridge.rules.score.Fraction;

/** Events of every kind, with and without what may be absent. */
final class SampleEvents {
	static final Point C3 = Point.parse("C3");
	static final Point D4 = Point.parse("D4");

	private static final Snapshot BOARD = Snapshot.of(Position.empty(Grid.of(9)));
	static final Incident BARE = Incident.of(1, IncidentKind.STONES_MISSING, Optional.empty(), List.of(C3),
			Judgement.SILENT);
	static final Incident FULL = new Incident(2, IncidentKind.STONE_DISPLACED, Optional.of(Color.BLACK),
			List.of(C3, D4),
			Optional.of(C3), Optional.of(D4), List.of(new StoneMoved(C3, D4, Color.WHITE)),
			List.of(new Remedy(C3, Optional.of(Color.WHITE)), new Remedy(D4, Optional.empty())),
			new Judgement(Optional.of("20.3"), Optional.of(RulingOption.RESTORE),
					List.of(RulingOption.RESTORE, RulingOption.LOSS), new Penalty(PenaltyLevel.WARNING, 2),
					Severity.LOSS),
			Optional.of(new CycleNoted(6, "triple-ko")),
			Optional.of(new EarlyLever(EarlyLever.Before.CAPTURES, 8)), OptionalInt.of(57),
			Optional.of(new Evidence(BOARD, 7, BOARD, 9)), false,
			Optional.of(new SealedFault("Q99", SealedFault.Why.UNREADABLE)));

	static final List<GameEvent> ALL = List.of(
			new GameEvent.GameStarted(1, 9, "chinese", "club", "7.5", 2, "Jī", "\"W\"",
					new Setup(List.of(C3), List.of(D4)), Color.WHITE),
			new GameEvent.GameInfo(2, GameDetails.NONE),
			new GameEvent.GameInfo(2,
					GameDetails.NONE.withRules(Optional.of("japanese")).withKomi(Optional.of("6.5"))
							.withHandicap(OptionalInt.of(0)).between(Optional.empty(), Optional.of("w"))
							.withToPlay(Optional.of(Color.BLACK)).withSetup(Optional.of(Setup.NONE))
							.withTime(Optional.of("byoyomi 1h 5x60s"))),
			new GameEvent.PhaseBegan(3, Phase.PLAYING, "first-move"),
			new GameEvent.MovePlayed(4, 1, Color.BLACK, C3, List.of(), 3, OptionalLong.empty(), false,
					OptionalInt.empty()),
			new GameEvent.MovePlayed(5, 2, Color.WHITE, D4, List.of(C3), 4, OptionalLong.of(2), true,
					OptionalInt.of(7)),
			new GameEvent.Passed(6, 3, Color.BLACK, PassReason.CLOCK),
			new GameEvent.Passed(6, 3, Color.BLACK, PassReason.FORFEIT, OptionalInt.of(2)),
			new GameEvent.CapturesCleared(7, 2),
			new GameEvent.Revision(8, 2,
					List.of(new GameEvent.RevisedMove(Color.WHITE, Optional.of(C3), List.of(D4), 9, true),
							new GameEvent.RevisedMove(Color.BLACK, Optional.empty(), List.of(), 10, false))),
			new GameEvent.Revision(8, 1,
					List.of(new GameEvent.RevisedMove(Color.WHITE, Optional.of(C3), List.of(), 9, OptionalLong.of(8),
							false,
							OptionalInt.of(2), Optional.empty(), OptionalInt.empty()),
							new GameEvent.RevisedMove(Color.BLACK, Optional.empty(), List.of(), 10,
									OptionalLong.empty(),
									false, OptionalInt.empty(), Optional.of(PassReason.FORFEIT), OptionalInt.of(2))),
					OptionalInt.of(2)),
			new GameEvent.Undone(9, 1, List.of(2, 3), true),
			new GameEvent.Edited(10, 1, List.of(C3), List.of(D4), List.of(), Color.WHITE, OptionalInt.empty()),
			new GameEvent.Edited(10, 1, List.of(), List.of(), List.of(C3), Color.BLACK, OptionalInt.of(2)),
			new GameEvent.Edited(10, 1, List.of(), List.of(C3), List.of(), Color.WHITE, OptionalInt.empty(), true),
			new GameEvent.IncidentOpened(11, BARE), new GameEvent.IncidentOpened(11, FULL),
			new GameEvent.IncidentUpdated(12, FULL),
			new GameEvent.IncidentResolved(13, 1, Resolution.RESTORED, Optional.empty()),
			new GameEvent.IncidentResolved(13, 2, Resolution.RULING,
					Optional.of(new Ruling(Optional.of(RulingOption.LOSS), Penalty.NONE, Optional.of(Color.BLACK),
							Optional.of("R. Eferee"), Optional.of("seen\nby all")))),
			new GameEvent.IncidentResolved(13, 3, Resolution.SUPERSEDED, Optional.empty(),
					Optional.of(Supersession.by(Supersession.Cause.MOVE, 57))),
			new GameEvent.IncidentResolved(13, 4, Resolution.SUPERSEDED, Optional.empty(),
					Optional.of(Supersession.by(Supersession.Cause.GAME_ENDED))),
			new GameEvent.Warned(13, Color.WHITE, PenaltyLevel.CAUTION, 0, 2, OptionalInt.of(2)),
			new GameEvent.Warned(13, Color.BLACK, PenaltyLevel.POINTS, 2, 1, OptionalInt.empty()),
			new GameEvent.RulingWithdrawn(13, Optional.of("me")),
			new GameEvent.Unsettled(14, List.of(new GameEvent.UnsettledPoint(C3, PointState.EMPTY, PointState.UNKNOWN)),
					12),
			new GameEvent.Unsettled(15, List.of(), 12), new GameEvent.SourceReported(16, SourceState.LOST),
			new GameEvent.Sealed(16, Color.WHITE, "c1ph3r"), new GameEvent.SealDue(16, Color.WHITE),
			new GameEvent.Unsealed(16, Color.WHITE, "D4", Optional.empty()),
			new GameEvent.Unsealed(16, Color.WHITE, "unreadable", Optional.of("Q 99 \"")),
			new GameEvent.Called(17, Color.WHITE),
			new GameEvent.Counted(17, List.of(Point.parse("D4")),
					new CountedSide(Fraction.parse("21.5"), 14, 1, 0), new CountedSide(Fraction.of(11, 6), 20, 2, 2),
					"W+13.5", false, List.of(Point.parse("D4")),
					new Setup(List.of(Point.parse("A1")), List.of(Point.parse("B1"))), List.of(Point.parse("C1")),
					List.of(Point.parse("E1")), true),
			new GameEvent.Counted(17, List.of(), new CountedSide(Fraction.ZERO, 0, 0, 0),
					new CountedSide(Fraction.ZERO, 0, 0, 0), "0", true, List.of(), Setup.NONE, List.of(), List.of(),
					false),
			new GameEvent.IncidentOpened(17, BARE.withDoubt(true)),
			new GameEvent.ClockSet(17, 4, Color.BLACK, new TimeLeft(3_599_001, 5, 60_000, 0, false),
					new TimeLeft(0, 0, 41_999, 12, false), OptionalLong.of(16), Optional.empty()),
			new GameEvent.ClockSet(17, 0, Color.WHITE, new TimeLeft(1, 0, 0, 0, false),
					new TimeLeft(0, 0, 0, 0, true), OptionalLong.empty(), Optional.of(Color.WHITE)),
			new GameEvent.Announced(17, Color.WHITE, "periods-left:2", false),
			new GameEvent.Announced(17, Color.BLACK, "minutes-left:7", true),
			new GameEvent.KeyPressed(17,
					new KeyPress(ClockKey.WHITE, PressOutcome.UNVERIFIED, 4, 412, 3_100, "it did not take it")),
			new GameEvent.KeyPressed(17, new KeyPress(ClockKey.PAUSE, PressOutcome.MADE, 0, 0, 0, "")),
			new GameEvent.ClockReported(17, SourceState.LOST), new GameEvent.GameEnded(18, "B+R", "resignation"));

	private SampleEvents() {
	}
}

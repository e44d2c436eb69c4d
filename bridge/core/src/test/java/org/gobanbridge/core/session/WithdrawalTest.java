package org.gobanbridge.core.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gobanbridge.core.table.Drawings.GAME;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.gobanbridge.core.game.Declaration;
import org.gobanbridge.core.game.GameDetails;
import org.gobanbridge.core.game.GameEvent.Counted;
import org.gobanbridge.core.game.GameEvent.IncidentResolved;
import org.gobanbridge.core.game.GameEvent.RulingWithdrawn;
import org.gobanbridge.core.game.Input;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.incident.Penalty;
import org.gobanbridge.core.incident.PenaltyLevel;
import org.gobanbridge.core.incident.Resolution;
import org.gobanbridge.core.incident.Ruling;
import org.gobanbridge.core.incident.RulingOption;
import org.gobanbridge.core.incident.Supersession;
import org.gobanbridge.core.incident.Supersession.Cause;
import org.gobanbridge.core.table.Table;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Move;
import org.gobanbridge.rules.Point;
import org.junit.jupiter.api.Test;

/** A ruling that is withdrawn never was; what happened since, and is not its work, stays (FORMATS 2). */
class WithdrawalTest {
	private static Table game() {
		return Table.set(GAME, Color.BLACK).play("X C5", "O G5");
	}

	private static Table twoMoves() {
		return Table.set(GAME, Color.BLACK).play("X C5").put("X G5").hold(Table.SETTLED);
	}

	private static final Ruling WARNING = new Ruling(Optional.empty(), new Penalty(PenaltyLevel.WARNING, 0),
			Optional.of(Color.WHITE), Optional.empty(), Optional.empty());

	/** White is warned for something that a person reports. */
	private static Table warn(Table table) {
		return table.accept(new Input.Ruled(table.now(), OptionalInt.empty(), WARNING)).hold(1000);
	}

	/** White loses by what a person reports. */
	private static Table lose(Table table) {
		return table.accept(new Input.Ruled(table.now(), OptionalInt.empty(),
				new Ruling(Optional.of(RulingOption.LOSS), Penalty.NONE, Optional.of(Color.WHITE), Optional.empty(),
						Optional.empty())))
				.hold(1000);
	}

	private static Table counting() {
		return game().declare(Declaration.BLACK_PASSES).hold(1500).declare(Declaration.WHITE_PASSES).hold(1500);
	}

	/** By what each incident was superseded that was. */
	private static List<Supersession> causes(Table table) {
		return table.events(IncidentResolved.class).stream().filter(closed -> closed.how() == Resolution.SUPERSEDED)
				.map(closed -> closed.superseded().orElseThrow()).toList();
	}

	@Test
	void whatIsKnownOfTheGameStays() {
		Table table = warn(game()).tell(GameDetails.NONE.between(Optional.of("Lee"), Optional.empty())).withdraw();
		assertThat(table.state().details().black()).contains("Lee");
		assertThat(table.state().warnings()).isEmpty();
	}

	@Test
	void aPauseStays() {
		Table table = warn(game()).declare(Declaration.PAUSE).hold(2000).withdraw().hold(1000);
		assertThat(table.state().phase()).isEqualTo(Phase.PAUSED);
		assertThat(table.state().warnings()).isEmpty();
		assertThat(table.declare(Declaration.RESUME).hold(1000).play("X D2").record()).isEqualTo("X C5, O G5, X D2");
	}

	@Test
	void aPauseAtTheSameMomentIsNotOfTheRuling() {
		Table table = game();
		long now = table.now();
		table.accept(new Input.Ruled(now, OptionalInt.empty(), WARNING))
				.accept(new Input.Declared(now, Declaration.PAUSE, Optional.empty(), Optional.empty())).hold(1000)
				.withdraw();
		assertThat(table.state().phase()).isEqualTo(Phase.PAUSED);
		assertThat(table.state().warnings()).isEmpty();
	}

	@Test
	void playThatWasResumedSinceGoesOn() {
		Table table = lose(game()).declare(Declaration.RESUME).hold(1000).withdraw().hold(1000);
		assertThat(table.state().phase()).isEqualTo(Phase.PLAYING);
		assertThat(table.state().result()).isEmpty();
		assertThat(table.state().resumedAt()).isPresent();
	}

	@Test
	void theGameRestsAgainIfItDid() {
		Table table = lose(game().declare(Declaration.PAUSE).hold(1000)).withdraw();
		assertThat(table.state().phase()).isEqualTo(Phase.PAUSED);
		assertThat(table.state().interrupted()).contains(Phase.PLAYING);
	}

	@Test
	void stonesThatWereAgreedDeadStayDead() {
		Table before = lose(counting().dead("E5").hold(2000)).withdraw().hold(2000);
		assertThat(before.state().phase()).isEqualTo(Phase.COUNTING);
		assertThat(before.state().counted().orElseThrow().declared()).containsExactly(Point.parse("E5"));
		assertThat(before.events(Counted.class)).as("counted again").hasSize(2);
		Table since = warn(counting()).dead("E5").hold(2000).withdraw().hold(2000);
		assertThat(since.state().counted().orElseThrow().declared()).containsExactly(Point.parse("E5"));
	}

	@Test
	void pointsTakenOffAreGivenBackInTheCountAndItsDeadStay() {
		Table table = counting().dead("E5").hold(2000);
		String result = table.state().counted().orElseThrow().result();
		table.accept(new Input.Ruled(table.now(), OptionalInt.empty(),
				new Ruling(Optional.empty(), new Penalty(PenaltyLevel.POINTS, 3), Optional.of(Color.WHITE),
						Optional.empty(), Optional.empty())))
				.hold(1000);
		assertThat(table.state().counted().orElseThrow().result()).isNotEqualTo(result);
		table.withdraw().hold(1000);
		assertThat(table.state().counted().orElseThrow().result()).isEqualTo(result);
		assertThat(table.state().counted().orElseThrow().declared()).containsExactly(Point.parse("E5"));
	}

	@Test
	void aPositionThatIsVoidInTheCountIsCountedAsItWas() {
		Table table = twoMoves().play("O G6").declare(Declaration.GAME_OVER).hold(2000).dead("E5").hold(1000);
		String result = table.state().counted().orElseThrow().result();
		table.rule(1, RulingOption.VOID).hold(1000).withdraw().hold(1000);
		assertThat(table.record()).isEqualTo("X C5, X G5, O G6");
		assertThat(table.state().counted().orElseThrow().result()).isEqualTo(result);
		assertThat(table.state().counted().orElseThrow().declared()).containsExactly(Point.parse("E5"));
	}

	@Test
	void aBoardThatWasBeingRebuiltIsNobodysFault() {
		Table table = game().declare(Declaration.GAME_OVER).hold(1500).lift("E5", "C5").hold(3000)
				.declare(Declaration.RESUME).hold(2000);
		assertThat(table.unsettled()).isEqualTo("C5 E5");
		lose(table).withdraw().hold(9000);
		assertThat(table.state().isRebuilding()).isTrue();
		assertThat(table.unsettled()).isEqualTo("C5 E5");
		assertThat(table.incidents()).containsExactly("reported");
		assertThat(table.put("X C5", "X E5").hold(2000).unsettled()).isEmpty();
	}

	@Test
	void capturedStonesThatHaveLeftSinceHaveLeft() {
		Table table = warn(Table.ko().play("X C3")).lift("B3").hold(2000);
		assertThat(table.state().uncleared()).isEmpty();
		assertThat(table.withdraw().state().uncleared()).isEmpty();
	}

	@Test
	void whatWasToldSinceAndIsNotOfTheRulingStaysOpen() {
		Table table = twoMoves().rule(1, RulingOption.RESTORE).lift("G5").hold(3000).lift("C8").hold(6000).withdraw()
				.hold(8000);
		assertThat(table.incidents()).containsExactly("two-moves G5", "stones-missing C8");
		assertThat(table.openIncidents()).as("the second stone is off").containsExactly("stones-missing C8");
		assertThat(table.closed()).containsExactly("1 ruling", "1 restored");
	}

	@Test
	void whatWasToldAgainOfItIsTheIncidentItselfAgain() {
		Table table = twoMoves().rule(1, RulingOption.RESTORE).hold(70_000).withdraw().hold(1000);
		assertThat(table.openIncidents()).containsExactly("two-moves G5");
		assertThat(table.state().openIncidents().getFirst().id()).isEqualTo(1);
		assertThat(causes(table)).containsExactly(Supersession.by(Cause.RULING_WITHDRAWN));
	}

	@Test
	void whatTheResultMadeMootIsOpenAgain() {
		Table table = twoMoves();
		lose(table);
		assertThat(table.openIncidents()).isEmpty();
		assertThat(causes(table)).containsExactly(Supersession.by(Cause.GAME_ENDED));
		table.withdraw().hold(1000);
		assertThat(table.openIncidents()).containsExactly("two-moves G5");
	}

	@Test
	void whatAPersonReportedGoesWithTheRulingOnIt() {
		Table table = lose(counting()).withdraw();
		assertThat(causes(table)).containsExactly(Supersession.by(Cause.RULING_WITHDRAWN));
	}

	@Test
	void twoRulingsAreWithdrawnOneAfterTheOtherAndThePauseBetweenThemStays() {
		Table table = lose(warn(game()).declare(Declaration.PAUSE).hold(1000));
		table.withdraw();
		assertThat(table.state().phase()).isEqualTo(Phase.PAUSED);
		assertThat(table.state().warnings()).hasSize(1);
		table.withdraw();
		assertThat(table.state().phase()).isEqualTo(Phase.PAUSED);
		assertThat(table.state().warnings()).isEmpty();
		assertThat(table.state().mayWithdraw()).isFalse();
	}

	private static void assertStands(Table table) {
		String record = table.record();
		assertThat(table.state().mayWithdraw()).isFalse();
		table.withdraw();
		assertThat(table.events(RulingWithdrawn.class)).isEmpty();
		assertThat(table.record()).isEqualTo(record);
		assertThat(table.state().warnings()).hasSize(1);
	}

	@Test
	void aMoveTakenBackCorrectedOrPlayedLetsItStand() {
		assertStands(warn(game()).declare(Declaration.UNDO).lift("G5").hold(3000));
		Table revised = warn(game());
		assertStands(revised.accept(new Input.Revised(revised.now(), 2,
				List.of(new Move.Play(Color.WHITE, Point.parse("G4"))), Optional.empty())));
		assertStands(warn(game()).play("X D2"));
	}

	@Test
	void anAgreedPositionAndAResultLetItStand() {
		assertStands(warn(game()).agreePosition(Color.WHITE).hold(1000));
		assertStands(warn(game()).declare(Declaration.BLACK_RESIGNS).hold(1000));
	}

	@Test
	void theNextGameLetsItStand() {
		Table table = lose(game()).declare(Declaration.NEW_GAME).hold(1000);
		assertThat(table.state().phase()).isEqualTo(Phase.PREPARING);
		assertThat(table.withdraw().events(RulingWithdrawn.class)).isEmpty();
	}
}

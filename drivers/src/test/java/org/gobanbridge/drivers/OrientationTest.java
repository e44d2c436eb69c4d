package org.gobanbridge.drivers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.gobanbridge.core.board.Hand;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.rules.Grid;
import org.junit.jupiter.api.Test;

class OrientationTest {
	private static final Grid GRID = Grid.of(3);
	private static final Snapshot SENT = Snapshot.parse(GRID, "XO.X.....");

	@Test
	void eachOfTheEightWaysTurnsTheBoardAsItsNameSays() {
		Map.of(Orientation.AS_SENT, "XO. X.. ...", Orientation.TURNED_90, ".XX ..O ...", Orientation.TURNED_180,
				"... ..X .OX", Orientation.TURNED_270, "... O.. XX.", Orientation.MIRRORED, ".OX ..X ...",
				Orientation.MIRRORED_90, "... ..O .XX", Orientation.MIRRORED_180, "... X.. XO.",
				Orientation.MIRRORED_270, "XX. O.. ...")
				.forEach((orientation, board) -> assertThat(orientation.toGame(SENT).text()).as("%s", orientation)
						.isEqualTo(board.replace(" ", "")));
	}

	@Test
	void toTheDeviceIsTheWayBack() {
		for (Orientation orientation : Orientation.values()) {
			for (int index = 0; index < 49; index++) {
				assertThat(orientation.toDevice(7, orientation.toGame(7, index))).isEqualTo(index);
			}
		}
	}

	@Test
	void handsTurnWithTheBoard() {
		assertThat(Orientation.TURNED_180.toGame(SENT.withHand(Hand.NORTH)).hand()).isEqualTo(Hand.SOUTH);
		assertThat(Orientation.TURNED_90.toGame(SENT.withHand(Hand.NORTH)).hand()).isEqualTo(Hand.SOME);
		assertThat(Orientation.MIRRORED.toGame(SENT.withHand(Hand.NORTH)).hand()).isEqualTo(Hand.NORTH);
	}

	@Test
	void aWordThatIsNoneIsAnsweredWithThoseThereAre() {
		assertThat(Orientation.parse(" Mirrored-90 ")).isEqualTo(Orientation.MIRRORED_90);
		assertThatThrownBy(() -> Orientation.parse("45")).isInstanceOf(BoardSettingsException.class)
				.hasMessageContaining("'45'").hasMessageContaining("0, 90, 180, 270, mirrored");
	}
}

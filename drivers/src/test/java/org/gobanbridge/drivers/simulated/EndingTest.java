package org.gobanbridge.drivers.simulated;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.gobanbridge.core.Words;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EndingTest {
	@ParameterizedTest
	@CsvSource({"B+R,0,white-resigns", "W+Resign,2,black-resigns", "B+3.5,2,count-agreed",
			"W+0.5,1,game-over count-agreed", "B+16,4,game-over count-agreed", "W+T,0,black-forfeits",
			"B+Time,0,white-forfeits", "W+F,0,black-forfeits", "0,0,draw-agreed", "Jigo,2,count-agreed",
			"Void,0,adjourn", "'',2,count-agreed", "'',0,game-over count-agreed", "?,0,game-over count-agreed"})
	void aResultIsDeclaredTheWayPeopleDo(String result, int passes, String words) {
		assertThat(Ending.declarations(Optional.of(result), passes)).extracting(Words::of)
				.isEqualTo(List.of(words.split(" ")));
	}
}

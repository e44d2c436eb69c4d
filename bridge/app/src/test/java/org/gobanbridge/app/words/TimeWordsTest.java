package org.gobanbridge.app.words;

import static org.assertj.core.api.Assertions.assertThat;

import org.gobanbridge.core.time.TimeControl;
import org.gobanbridge.core.time.TimeLeft;
import org.gobanbridge.rules.Color;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TimeWordsTest {
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"byoyomi 1h 5x60s | 3192001 | 5 | 60000 | 0 | 0:53:13 and 5 x 1:00",
			"byoyomi 1h 5x60s | 0 | 2 | 27000 | 0 | 2 x 0:27", "absolute 2h | 3600000 | 0 | 0 | 0 | 1:00:00",
			"canadian 1h 25/10m | 0 | 0 | 271000 | 7 | 4:31 for 7 stones",
			"canadian 1h 25/10m | 0 | 0 | 1 | 1 | 0:01 for 1 stone",
			"canadian 1h 25/10m | 1000 | 0 | 600000 | 25 | 0:00:01 and 10:00 for 25 stones",
			"fischer 20m+10s | 61000 | 0 | 0 | 0 | 0:01:01", "delay 20m+5s | 61000 | 0 | 5000 | 0 | 0:01:01",
			"ing 90m | 5000 | 3 | 0 | 0 | 0:00:05, 3 periods to buy",
			"ing 90m | 0 | 1 | 899001 | 0 | 15:00, 1 period to buy"})
	void whatASideHasLeftIsSaidAsItsSystemCountsIt(String setting, long main, int periods, long period, int stones,
			String words) {
		assertThat(TimeWords.left(new TimeLeft(main, periods, period, stones, false),
				TimeControl.parse(setting).of(Color.BLACK))).isEqualTo(words);
		assertThat(TimeWords.left(new TimeLeft(0, 0, 0, 0, true), TimeControl.parse(setting).of(Color.BLACK)))
				.isEqualTo("time is up");
	}

	@ParameterizedTest
	@CsvSource({"minutes-left:53, 53 minutes left", "minutes-left:1, 1 minute left", "seconds-left:7, 7 seconds left",
			"periods-left:1, 1 period left", "time-out, time is up"})
	void anAnswerIsASentence(String key, String words) {
		assertThat(TimeWords.answer(key)).isEqualTo(words);
	}
}

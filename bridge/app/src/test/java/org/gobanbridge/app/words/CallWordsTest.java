package org.gobanbridge.app.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.gobanbridge.core.time.Byoyomi;
import org.gobanbridge.core.time.Call;
import org.gobanbridge.core.time.CallSchedule;
import org.gobanbridge.core.time.TimeControl;
import org.gobanbridge.core.time.TimeLeft;
import org.gobanbridge.core.time.TimeSystem;
import org.junit.jupiter.api.Test;

class CallWordsTest {
	private static List<String> keys() {
		List<String> keys = new ArrayList<>(
				List.of("time-out", CallSchedule.answer(new Byoyomi(61_000, 5, 30_000).start()),
						CallSchedule.answer(new TimeLeft(59_000, 0, 0, 0, false))));
		for (String control : List.of("byoyomi 1m 5x60s", "reserved 12m 1", "canadian 1m 25/10m", "fischer 20m+10s",
				"absolute 45m", "delay 20m+5s", "ing 90m")) {
			TimeSystem system = TimeControl.parse(control).black();
			TimeLeft start = system.start();
			for (var call = CallSchedule.USUAL.next(system, start, 0); call.isPresent(); call = CallSchedule.USUAL
					.next(system, start, call.map(Call::elapsed).orElseThrow())) {
				keys.add(call.map(Call::key).orElseThrow());
			}
		}
		return keys;
	}

	@Test
	void thereAreWordsForEveryCallInEveryLanguage() {
		assertThat(CallWords.languages()).containsExactly("en", "ja", "ko", "zh");
		assertThat(keys()).contains("30s", "58s", "1", "9", "periods-left:4", "periods-left:0", "minutes-left:10",
				"seconds-left:10", "stones-left:25", "time-out");
		for (String language : CallWords.languages()) {
			CallWords words = CallWords.of(language).orElseThrow();
			for (String key : new TreeSet<>(keys())) {
				assertThat(words.text(key)).as(language + " " + key)
						.hasValueSatisfying(text -> assertThat(text).isNotBlank().doesNotContain("{"));
			}
			assertThat(IntStream.rangeClosed(1, 9).mapToObj(n -> words.text(String.valueOf(n)).orElseThrow()))
					.doesNotHaveDuplicates();
		}
	}

	@Test
	void aNumberStandsInItsPlace() {
		CallWords english = CallWords.of("en").orElseThrow();
		assertThat(english.text("55s")).hasValue("55 seconds");
		assertThat(english.text("periods-left:3")).hasValue("3 periods left");
		assertThat(english.text("periods-left:1")).hasValue("Last period");
		assertThat(CallWords.of("zh").orElseThrow().text("minutes-left:12")).hasValue("还剩12分钟");
		assertThat(CallWords.of("ko").orElseThrow().text("3")).hasValue("셋");
		assertThat(english.text("applause")).isEmpty();
		assertThat(CallWords.of("tlh")).isEmpty();
	}
}

package org.gobanbridge.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Not how fast they are, but that they run: each benchmark once with each of its parameters, in this JVM. */
class BenchmarksTest {
	@Test
	void eachBenchmarkRuns() throws RunnerException {
		System.setProperty("jmh.ignoreLock", "true");
		var once = new OptionsBuilder().forks(0).mode(Mode.SingleShotTime).warmupIterations(0).measurementIterations(1)
				.shouldFailOnError(true).verbosity(VerboseMode.SILENT).build();
		assertThat(new Runner(once).run()).extracting(result -> result.getParams().getBenchmark())
				.anyMatch(name -> name.endsWith("randomGame")).anyMatch(name -> name.endsWith("unchanged"))
				.anyMatch(name -> name.endsWith("move")).anyMatch(name -> name.endsWith("replay"));
	}
}

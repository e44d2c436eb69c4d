package org.gobanbridge.app;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The launcher in a checkout of its own, with a Maven and a JDK that only say what they were asked to do. */
class LauncherTest {
	private static final String MAVEN = """
			#!/bin/sh
			echo start >> "$STUBS/maven-starts"
			sleep "${MAVEN_TAKES:-0}"
			[ ! -e "$STUBS/maven-says" ] || { cat "$STUBS/maven-says"; exit 1; }
			mkdir -p bridge/app/target/quick bridge/rules/target/quick
			echo jar > bridge/app/target/quick/goban-app-1.jar
			echo jar > bridge/rules/target/quick/goban-rules-1.jar
			for argument; do
				case $argument in
					-Dmdep.outputFile=*) printf %s "$PWD/bridge/rules/target/quick/goban-rules-1.jar:$STUBS/library.jar" \
						> "${argument#*=}" ;;
				esac
			done
			""";
	private static final String JAVA = """
			#!/bin/sh
			echo "in $PWD"
			echo "locale $LC_ALL"
			printf '<%s>\\n' "$@"
			""";

	@TempDir
	Path folder;

	private Path checkout;
	private Path stubs;
	private final Map<String, String> environment = new java.util.HashMap<>();

	@BeforeEach
	void lay() throws IOException {
		checkout = Files.createDirectories(folder.resolve("a house with spaces"));
		stubs = Files.createDirectories(folder.resolve("stubs"));
		Files.copy(Path.of("../../goban"), checkout.resolve("goban"),
				java.nio.file.StandardCopyOption.COPY_ATTRIBUTES);
		for (String file : List.of("pom.xml", ".mvn/maven.config", "calibration/pom.xml", "drivers/pom.xml",
				"bridge/core/pom.xml", "bridge/rules/pom.xml", "bridge/rules/src/main/java/Go.java",
				"bridge/rules/src/test/java/GoTest.java", "bridge/app/src/main/resources/page.html")) {
			write(checkout.resolve(file), "");
		}
		write(stubs.resolve("library.jar"), "");
		write(stubs.resolve("jdk/release"), "IMPLEMENTOR=\"nobody\"\nJAVA_VERSION=\"21.0.4\"\n");
		program(stubs.resolve("jdk/bin/javac"), "#!/bin/sh\n");
		program(stubs.resolve("jdk/bin/java"), JAVA);
		program(stubs.resolve("bin/mvn"), MAVEN);
		environment.put("PATH", stubs.resolve("bin") + ":" + System.getenv("PATH"));
		environment.put("JAVA_HOME", stubs.resolve("jdk").toString());
		environment.put("STUBS", stubs.toString());
	}

	@Test
	void theSecondStartBuildsNothing() throws Exception {
		assertThat(goban("demo").exitCode()).isZero();
		assertThat(goban("demo").exitCode()).isZero();
		assertThat(mavenStarts()).isEqualTo(1);
	}

	@Test
	void whatIsAskedReachesTheProgramUnharmed() throws Exception {
		Outcome outcome = goban("replay", "my game.log", "", "*", "--sgf", "it's.sgf");
		assertThat(outcome.out()).contains("<org.gobanbridge.app.Goban>", "<replay>", "<my game.log>", "<>", "<*>",
				"<--sgf>", "<it's.sgf>").doesNotContain("<-Xmx64m>");
		assertThat(goban("run").out()).contains("<-Xmx64m>", "<run>");
	}

	@Test
	void ourJarsAreCopiesAndLibrariesAreNot() throws Exception {
		List<String> out = goban("check").out();
		String classPath = out.get(out.indexOf("<-cp>") + 1);
		assertThat(classPath.substring(1, classPath.length() - 1).split(":")).containsExactly(
				checkout.resolve(".goban/app.jars/goban-app-1.jar").toString(),
				checkout.resolve(".goban/app.jars/goban-rules-1.jar").toString(),
				stubs.resolve("library.jar").toString());
	}

	@Test
	void aChangedSourceOrResourceOrPomBuildsAgain() throws Exception {
		goban("demo");
		int starts = 1;
		for (String file : List.of("bridge/rules/src/main/java/Go.java", "bridge/app/src/main/resources/page.html",
				"drivers/pom.xml", "pom.xml", "bridge/rules/src/main/java/New.java")) {
			write(checkout.resolve(file), "changed");
			goban("demo");
			assertThat(mavenStarts()).as(file).isEqualTo(++starts);
		}
		Files.delete(checkout.resolve("bridge/rules/src/main/java/New.java"));
		goban("demo");
		assertThat(mavenStarts()).as("a file that is gone").isEqualTo(++starts);
		Files.delete(stubs.resolve("library.jar"));
		goban("demo");
		assertThat(mavenStarts()).as("a library that is gone").isEqualTo(++starts);
	}

	@Test
	void aChangedTestOrTextBuildsNothing() throws Exception {
		goban("demo");
		write(checkout.resolve("bridge/rules/src/test/java/GoTest.java"), "changed");
		write(checkout.resolve("README.md"), "changed");
		goban("demo");
		assertThat(mavenStarts()).isEqualTo(1);
	}

	@Test
	void aMovedCheckoutBuildsAgain() throws Exception {
		goban("demo");
		checkout = Files.move(checkout, folder.resolve("elsewhere"));
		assertThat(goban("demo").out()).anyMatch(line -> line.contains("elsewhere/.goban/app.jars/goban-app-1.jar"));
		assertThat(mavenStarts()).isEqualTo(2);
	}

	@Test
	void itIsCalledThroughALinkFromAnyFolder() throws Exception {
		Path link = Files.createSymbolicLink(folder.resolve("goban"), checkout.resolve("goban"));
		Path elsewhere = Files.createDirectories(folder.resolve("my games"));
		Outcome outcome = start(elsewhere, link, "check", "game.sgf").finish();
		assertThat(outcome.exitCode()).as(outcome.err()).isZero();
		assertThat(outcome.out()).contains("in " + elsewhere.toRealPath());
	}

	@Test
	void aLocaleThatIsNotInstalledOrNotUtf8IsReplaced() throws Exception {
		environment.put("LC_ALL", "");
		environment.put("LC_CTYPE", "");
		for (String locale : List.of("xx_XX.UTF-8", "C", "POSIX", "")) {
			environment.put("LANG", locale);
			assertThat(goban("check").out()).as(locale).contains("locale C.UTF-8");
		}
		environment.put("LANG", "C.UTF-8");
		assertThat(goban("check").out()).as("one that will do is left alone").contains("locale ");
	}

	@Test
	void twoStartsAtOnceBuildOnce() throws Exception {
		environment.put("MAVEN_TAKES", "0.5");
		Running one = start(checkout, checkout.resolve("goban"), "demo");
		Running other = start(checkout, checkout.resolve("goban"), "demo");
		assertThat(one.finish().exitCode()).isZero();
		assertThat(other.finish().exitCode()).isZero();
		assertThat(mavenStarts()).isEqualTo(1);
	}

	@Test
	void aFailingBuildShowsWhatTheCompilerSays() throws Exception {
		write(stubs.resolve("maven-says"),
				"[INFO] much\n[ERROR] /src/Go.java:[3,7] cannot find symbol\n[ERROR] -> [Help 1]\n");
		Outcome outcome = goban("demo");
		assertThat(outcome.exitCode()).isEqualTo(2);
		assertThat(outcome.err()).contains("Go.java:[3,7] cannot find symbol", "the build failed")
				.doesNotContain("Help");
		Files.delete(stubs.resolve("maven-says"));
		assertThat(goban("demo").exitCode()).as("once it is put right").isZero();
	}

	@Test
	void aBuildThatMissesTheNetworkSaysSo() throws Exception {
		write(stubs.resolve("maven-says"), "[ERROR] Could not transfer artifact a:b:jar:1: Unknown host\n");
		Outcome outcome = goban("demo");
		assertThat(outcome.exitCode()).isEqualTo(3);
		assertThat(outcome.err()).contains("see to the network");
	}

	@Test
	void whereNothingCanBeWrittenItSaysSo() throws Exception {
		write(checkout.resolve(".goban"), "a file in the way");
		Outcome outcome = goban("demo");
		assertThat(outcome.exitCode()).isEqualTo(2);
		assertThat(outcome.err()).contains("cannot write to " + checkout.resolve(".goban"), "clone the project");
	}

	@Test
	void aHalfWrittenClassArchiveIsThrownAway() throws Exception {
		goban("demo");
		Path archive = checkout.resolve(".goban/app-demo-21.jsa");
		Files.write(archive, new byte[4096]);
		assertThat(goban("demo").out()).contains("<-XX:SharedArchiveFile=" + archive + ">");
		assertThat(archive).doesNotExist();
		Files.write(archive, new byte[]{(byte) 0xa8, (byte) 0xab, 0x0b, (byte) 0xf0, 1});
		goban("demo");
		assertThat(archive).exists();
	}

	@Test
	void whoMayNotInstallIsToldTheCommand() throws Exception {
		bareMachine("#!/bin/sh\necho 1000\n");
		program(stubs.resolve("bin/sudo"), "#!/bin/sh\nexit 1\n");
		Outcome outcome = goban("demo");
		assertThat(outcome.exitCode()).isEqualTo(3);
		assertThat(outcome.err()).contains("sudo apt-get update && sudo apt-get install maven\n");
		assertThat(goban("test").err()).contains("sudo apt-get install maven socat chromium chromium-driver");
		assertThat(stubs.resolve("apt-calls")).doesNotExist();
		Files.delete(stubs.resolve("bin/sudo"));
		assertThat(goban("demo").err()).contains("Install as root", " apt-get update && apt-get install maven\n");
	}

	@Test
	void theTestsEndInALineWithTheirNumberAndInMavensExitCode() throws Exception {
		write(checkout.resolve("drivers/target/surefire-reports/TEST-Old.xml"),
				"<skipped message=\"long ago\"/>");
		Files.setLastModifiedTime(checkout.resolve("drivers/target/surefire-reports/TEST-Old.xml"),
				java.nio.file.attribute.FileTime.fromMillis(0));
		for (int exitCode : new int[]{0, 1}) {
			program(stubs.resolve("bin/mvn"),
					"""
							#!/bin/sh
							printf '\\033[0mBUILD\\033[m\\n'
							for module in rules core; do
								mkdir -p bridge/$module/target/surefire-reports
								printf '<testcase>\\n  <skipped message="Assumption failed: no %%s" type="x"/>\\n' $module \
									> bridge/$module/target/surefire-reports/TEST-One.xml
								printf '  <skipped type="y"><![CDATA[z:\\nassumption was not met due to: [may write] \\n]]>' \
									>> bridge/$module/target/surefire-reports/TEST-One.xml
								echo '[INFO] Tests run: 4, Failures: 0, Errors: 0, Skipped: 1, Time elapsed: 1 s -- in One'
								echo '[INFO] Tests run: 3, Failures: 0, Errors: 0, Skipped: 1, Time elapsed: 1 s -- in One'
								echo '[WARNING] Tests run: 7, Failures: 0, Errors: %d, Skipped: 2'
							done
							exit %d
							"""
							.formatted(exitCode, exitCode));
			Outcome outcome = goban("test");
			assertThat(outcome.exitCode()).as(outcome.err()).isEqualTo(exitCode);
			assertThat(outcome.out()).startsWith("BUILD").doesNotContain("1 skipped: long ago").endsWith(
					"2 skipped: may write", "1 skipped: no core", "1 skipped: no rules",
					exitCode == 0 ? "10 tests passed, 4 skipped" : "8 tests passed, 4 skipped, 2 failed");
		}
	}

	@Test
	void helpIsThereForEverything() throws Exception {
		for (String command : List.of("test", "bench")) {
			Outcome outcome = goban(command, "--help");
			assertThat(outcome.exitCode()).isZero();
			assertThat(outcome.out()).hasSize(1).first().asString().startsWith("goban " + command);
		}
		assertThat(goban("help").out()).contains("<--help>").doesNotContain("<help>");
		assertThat(goban("help", "run").out()).contains("<run>", "<--help>");
	}

	@Test
	void rootInstallsWhatIsMissingAndGoesOn() throws Exception {
		bareMachine("#!/bin/sh\necho 0\n");
		Outcome outcome = goban("demo");
		assertThat(outcome.exitCode()).as(outcome.err()).isZero();
		assertThat(outcome.out()).contains("<demo>");
		assertThat(stubs.resolve("apt-calls")).content().contains("update", "install --no-install-recommends maven");
	}

	/** No Maven, no test tools, a user as {@code id} says, and an apt-get that can bring Maven. */
	private void bareMachine(String id) throws IOException {
		Path bin = stubs.resolve("bin");
		Files.move(bin.resolve("mvn"), stubs.resolve("mvn"));
		for (String tool : List.of("awk", "basename", "cat", "cp", "dirname", "env", "find", "flock", "getent", "grep",
				"head", "ls", "mkdir", "mktemp", "mv", "od", "paste", "readlink", "rm", "sed", "sleep", "tail", "tr")) {
			program(bin.resolve(tool), "#!/bin/sh\nexec /usr/bin/" + tool + " \"$@\"\n");
		}
		program(bin.resolve("id"), id);
		program(bin.resolve("apt-get"), """
				#!/bin/sh
				echo "$@" >> "$STUBS/apt-calls"
				case "$*" in *maven) cp "$STUBS/mvn" "$STUBS/bin/mvn" ;; esac
				""");
		environment.put("PATH", bin.toString());
	}

	private record Outcome(int exitCode, List<String> out, String err) {
	}

	/** A start of the launcher that may still be at work; what it says goes to files, so that it never waits for us. */
	private record Running(Process process, Path out, Path err) {
		Outcome finish() throws Exception {
			assertThat(process.waitFor(60, TimeUnit.SECONDS)).as("ends").isTrue();
			return new Outcome(process.exitValue(), Files.readAllLines(out), Files.readString(err));
		}
	}

	private Outcome goban(String... arguments) throws Exception {
		return start(checkout, checkout.resolve("goban"), arguments).finish();
	}

	private Running start(Path where, Path program, String... arguments) throws IOException {
		List<String> command = new ArrayList<>(List.of(program.toString()));
		command.addAll(List.of(arguments));
		Path out = Files.createTempFile(stubs, "out", "");
		Path err = Files.createTempFile(stubs, "err", "");
		ProcessBuilder builder = new ProcessBuilder(command).directory(where.toFile())
				.redirectOutput(out.toFile()).redirectError(err.toFile());
		builder.environment().putAll(environment);
		return new Running(builder.start(), out, err);
	}

	private int mavenStarts() throws IOException {
		return Files.readAllLines(stubs.resolve("maven-starts")).size();
	}

	private static void write(Path file, String text) throws IOException {
		Files.createDirectories(file.getParent());
		Files.writeString(file, text, UTF_8);
	}

	private static void program(Path file, String text) throws IOException {
		write(file, text);
		Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
	}
}

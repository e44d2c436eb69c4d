package org.gobanbridge.app;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobanbridge.app.store.PolicyFiles;
import org.gobanbridge.core.policy.Policy;
import org.gobanbridge.core.session.GameSession;
import org.gobanbridge.rules.score.Ruleset;
import org.gobanbridge.rules.score.Rulesets;
import org.junit.jupiter.api.Test;

/** The walls of the house: who may know whom, and what pure logic keeps its hands off. */
@AnalyzeClasses(packages = "org.gobanbridge", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
	private static final String RULES = "org.gobanbridge.rules..";
	private static final String CORE = "org.gobanbridge.core..";
	private static final String CALIBRATION = "org.gobanbridge.calibration..";
	private static final String DRIVERS = "org.gobanbridge.drivers..";
	private static final String APP = "org.gobanbridge.app..";

	@ArchTest
	static final ArchRule arrows_between_modules_point_one_way = layeredArchitecture()
			.consideringOnlyDependenciesInLayers()
			.layer("rules").definedBy(RULES)
			.layer("core").definedBy(CORE)
			.layer("calibration").definedBy(CALIBRATION)
			.layer("drivers").definedBy(DRIVERS)
			.layer("app").definedBy(APP)
			.whereLayer("app").mayNotBeAccessedByAnyLayer()
			.whereLayer("drivers").mayOnlyBeAccessedByLayers("app")
			.whereLayer("calibration").mayOnlyBeAccessedByLayers("drivers", "app")
			.whereLayer("core").mayOnlyBeAccessedByLayers("drivers", "app");

	@ArchTest
	static final ArchRule rules_depend_on_nothing = classes().that().resideInAPackage(RULES)
			.should().onlyDependOnClassesThat().resideInAnyPackage(RULES, "java..", "org.jspecify.annotations");

	@ArchTest
	static final ArchRule core_depends_on_rules_alone = classes().that().resideInAPackage(CORE)
			.should().onlyDependOnClassesThat().resideInAnyPackage(CORE, RULES, "java..", "org.jspecify.annotations");

	@ArchTest
	static final ArchRule pure_logic_touches_no_file_network_or_thread = noClasses().that()
			.resideInAnyPackage(RULES, CORE)
			.should().dependOnClassesThat(resideInAnyPackage("java.nio.file..", "java.nio.channels..", "java.net..",
					"java.util.concurrent..", "java.sql..", "java.util.logging..")
					.or(nameMatching("java\\.io\\.(File.*|RandomAccessFile|Console|PrintStream)"))
					.or(assignableTo(Thread.class)).or(assignableTo(ThreadLocal.class))
					.or(nameMatching("java\\.lang\\.(Process.*|Runtime)|java\\.util\\.Timer.*")))
			.orShould()
			.callCodeUnitWhere(target(owner(resideInAPackage("java.util.."))).and(target(nameMatching("parallel.*"))));

	@ArchTest
	static final ArchRule pure_logic_asks_neither_the_time_nor_chance = noClasses().that()
			.resideInAnyPackage(RULES, CORE)
			.should().callCodeUnitWhere(theTimeOfDay()).orShould().callCodeUnitWhere(chance())
			.orShould().dependOnClassesThat(resideInAPackage("java.time..").and(assignableTo(java.time.Clock.class)));

	/** Digits and letters of the machine's own language in files, frames and names would be read by nobody again. */
	@ArchTest
	static final ArchRule what_is_written_is_the_same_in_every_language = noClasses()
			.should().callCodeUnitWhere(theLanguageOfTheMachine());

	@ArchTest
	static final ArchRule json_is_read_and_written_in_app_and_for_the_saiboard = noClasses()
			.that(resideOutsideOfPackage(APP).and(resideOutsideOfPackage("org.gobanbridge.drivers.tcp..")))
			.should().dependOnClassesThat().resideInAPackage("com.fasterxml.jackson..");

	@ArchTest
	static final ArchRule toml_databases_and_pages_are_the_business_of_app = noClasses().that()
			.resideOutsideOfPackage(APP)
			.should().dependOnClassesThat().resideInAnyPackage("org.tomlj..", "java.sql..", "org.sqlite..",
					"io.javalin..", "picocli..");

	@ArchTest
	static final ArchRule serial_ports_are_the_business_of_drivers = noClasses().that()
			.resideOutsideOfPackage(DRIVERS)
			.should().dependOnClassesThat().resideInAPackage("com.fazecast..");

	@ArchTest
	static final ArchRule pictures_are_the_business_of_calibration = noClasses().that()
			.resideOutsideOfPackage(CALIBRATION)
			.should().dependOnClassesThat().resideInAnyPackage("org.opencv..", "nu.pattern..");

	/** Who plays must not share the reasoning of who judges, or the two would agree on the same mistake. */
	@ArchTest
	static final ArchRule simulated_people_know_nothing_of_the_reconciler = noClasses().that()
			.resideInAPackage("org.gobanbridge.drivers.simulated..")
			.should().dependOnClassesThat(resideInAnyPackage("org.gobanbridge.core.explain..",
					"org.gobanbridge.core.steady..", CALIBRATION).or(assignableTo(GameSession.class)));

	@ArchTest
	static final ArchRule packages_form_no_circle = slices().matching("org.gobanbridge.(**)").should().beFreeOfCycles();

	@Test
	void presetsAreNamedOnlyWhereTheyAreListed() throws IOException {
		String names = Stream
				.concat(Rulesets.all().stream().map(Ruleset::name),
						PolicyFiles.POLICIES.all().stream().map(Policy::name))
				.distinct().map(Pattern::quote).collect(Collectors.joining("|"));
		Pattern literal = Pattern.compile("\"(" + names + ")\"");
		assertThat(mainSources()).hasSizeGreaterThan(50)
				.filteredOn(
						file -> !List.of("Rulesets.java", "PolicyFiles.java").contains(file.getFileName().toString()))
				.flatMap(file -> namesIn(file, literal)).isEmpty();
	}

	private static List<Path> mainSources() throws IOException {
		Path root = Path.of("..", "..").toRealPath();
		try (Stream<Path> files = Files.walk(root)) {
			return files.filter(file -> root.relativize(file).toString().matches(".*src/main/java/.*\\.java")).toList();
		}
	}

	private static List<String> namesIn(Path file, Pattern literal) {
		try {
			return literal.matcher(Files.readString(file)).results()
					.map(found -> file.getFileName() + ": " + found.group())
					.toList();
		} catch (IOException e) {
			throw new java.io.UncheckedIOException(e);
		}
	}

	private static DescribedPredicate<JavaCall<?>> theLanguageOfTheMachine() {
		return target(nameMatching("format|formatted|printf|toLowerCase|toUpperCase"))
				.and(target(owner(assignableTo(String.class).or(assignableTo(java.io.PrintStream.class))
						.or(assignableTo(java.io.PrintWriter.class)))))
				.and(new DescribedPredicate<JavaCall<?>>("without a Locale") {
					@Override
					public boolean test(JavaCall<?> call) {
						return call.getTarget().getRawParameterTypes().stream()
								.noneMatch(type -> type.isEquivalentTo(java.util.Locale.class));
					}
				}).as("format or change case in the language of the machine");
	}

	private static DescribedPredicate<JavaCall<?>> theTimeOfDay() {
		return target(owner(assignableTo(System.class))).and(target(nameMatching("currentTimeMillis|nanoTime")))
				.or(target(owner(resideInAPackage("java.time.."))).and(target(nameMatching("now|system.*"))))
				.or(target(owner(assignableTo(java.util.Date.class))).and(target(name("<init>")))).as("ask the time");
	}

	private static DescribedPredicate<JavaCall<?>> chance() {
		return target(owner(assignableTo(Math.class))).and(target(name("random")))
				.or(new DescribedPredicate<JavaCall<?>>("new Random()") {
					@Override
					public boolean test(JavaCall<?> call) {
						return call.getTargetOwner().isAssignableTo(java.util.Random.class)
								&& call.getName().equals("<init>") && call.getTarget().getRawParameterTypes().isEmpty();
					}
				}).or(target(owner(assignableTo(java.util.UUID.class))).and(target(name("randomUUID"))))
				.as("roll dice without a seed");
	}
}

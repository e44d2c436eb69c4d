package org.gobanbridge.core.session;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.gobanbridge.core.board.Seat;
import org.gobanbridge.core.board.Snapshot;
import org.gobanbridge.core.board.StoneBeside;
import org.gobanbridge.core.board.StoneBetween;
import org.gobanbridge.core.explain.Explanation.Finding;
import org.gobanbridge.core.game.GameEvent;
import org.gobanbridge.core.game.Phase;
import org.gobanbridge.core.game.SessionSettings;
import org.gobanbridge.core.game.Timing;
import org.gobanbridge.core.game.TimingSetting;
import org.gobanbridge.core.incident.Incident;
import org.gobanbridge.core.incident.IncidentKind;
import org.gobanbridge.core.incident.RuledOn;
import org.gobanbridge.core.incident.Supersession;
import org.gobanbridge.core.incident.Supersession.Cause;
import org.gobanbridge.core.policy.Policy;
import org.gobanbridge.core.steady.Steadiness;
import org.gobanbridge.core.steady.SteadyMarks;
import org.gobanbridge.rules.Color;
import org.gobanbridge.rules.Point;

/**
 * What lies beside the board or between its points: signs of resignation and of the end of the game, and stones that are
 * on no point (FORMATS 7, RULES G2, G4, M2).
 */
final class Signs {
	private static final long NEVER = Long.MAX_VALUE;

	/** One of the stones beside the board: the first, the second of its colour at that seat. */
	private record Beside(StoneBeside stone, int number) implements Comparable<Beside> {
		private static final Comparator<Beside> ORDER = Comparator
				.<Beside, Seat>comparing(beside -> beside.stone.seat())
				.thenComparing(beside -> beside.stone.color()).thenComparing(Beside::number);

		@Override
		public int compareTo(Beside other) {
			return ORDER.compare(this, other);
		}
	}

	/** A stone between two points. */
	private record Between(StoneBetween stone) implements Comparable<Between> {
		private static final Comparator<Between> ORDER = Comparator.<Between, Point>comparing(
				between -> between.stone.one()).thenComparing(between -> between.stone.other())
				.thenComparing(between -> between.stone.color());

		@Override
		public int compareTo(Between other) {
			return ORDER.compare(this, other);
		}
	}

	private final Recorder recorder;
	private final Incidents incidents;
	private final SessionSettings settings;
	private final Supplier<Timing> timing;
	private final SteadyMarks<Beside> beside = new SteadyMarks<>();
	private final SteadyMarks<Between> between = new SteadyMarks<>();
	private long nextLook = NEVER;

	Signs(Recorder recorder, Incidents incidents, SessionSettings settings, Supplier<Timing> timing) {
		this.recorder = recorder;
		this.incidents = incidents;
		this.settings = settings;
		this.timing = timing;
	}

	void forget() {
		beside.forget();
		between.forget();
	}

	/** When to look again if no reading comes. */
	long nextLook() {
		return nextLook;
	}

	/** Takes a reading; says whether there is something new. */
	boolean take(long at, Snapshot snapshot, Steadiness steadiness) {
		List<Beside> stones = new ArrayList<>();
		for (StoneBeside stone : snapshot.beside()) {
			long before = stones.stream().filter(other -> other.stone.equals(stone)).count();
			stones.add(new Beside(stone, (int) before + 1));
		}
		boolean news = beside.take(at, stones, steadiness);
		return between.take(at, snapshot.between().stream().map(Between::new).toList(), steadiness) || news;
	}

	/** Opens and closes incidents of what lies there; says whether a phase has begun. */
	boolean look(long now, Policy policy) {
		nextLook = NEVER;
		lookBetween(now);
		Map<Color, IncidentKind> said = said(policy);
		closeOthers(now, said);
		said.forEach((color, kind) -> {
			if (!isKnown(kind, color)) {
				incidents.open(now, Finding.of(kind, color, List.of()));
			}
		});
		boolean bothEnd = said.size() == 2 && said.values().stream().allMatch(kind -> kind == IncidentKind.END_SIGNAL);
		if (bothEnd) {
			signs().forEach(incident -> incidents.supersede(now, incident, Supersession.by(Cause.COUNTING)));
			recorder.record(new GameEvent.PhaseBegan(now, Phase.COUNTING, "agreement-stones"));
		}
		return bothEnd;
	}

	/** What each side says with the stones beside the board. */
	private Map<Color, IncidentKind> said(Policy policy) {
		Map<Color, IncidentKind> said = new EnumMap<>(Color.class);
		for (Beside sign : beside.sure().keySet()) {
			Color stone = sign.stone.color();
			Optional<Color> sitter = sitter(sign.stone.seat());
			boolean own = sitter.map(color -> color == stone).orElse(sign.number == 2);
			if (own && sign.number == 2 && policy.resignSignal()) {
				said.put(stone, IncidentKind.RESIGN_SIGNAL);
			} else if (!own && policy.endSignal()) {
				said.putIfAbsent(sitter.orElse(stone.opponent()), IncidentKind.END_SIGNAL);
			}
		}
		return said;
	}

	private Optional<Color> sitter(Seat seat) {
		return settings.blackSeat().map(black -> black == seat ? Color.BLACK : Color.WHITE);
	}

	private List<Incident> signs() {
		return recorder.state().openIncidents().stream().filter(
				incident -> incident.kind() == IncidentKind.RESIGN_SIGNAL && incident.points().isEmpty()
						|| incident.kind() == IncidentKind.END_SIGNAL)
				.toList();
	}

	private void closeOthers(long now, Map<Color, IncidentKind> said) {
		for (Incident incident : signs()) {
			if (said.get(incident.offender().orElseThrow()) != incident.kind()) {
				incidents.restore(now, incident);
			}
		}
	}

	/** Whether it is open, or was dismissed and still lies there. */
	private boolean isKnown(IncidentKind kind, Color color) {
		return recorder.state().openIncidents().stream().anyMatch(incident -> isThis(incident, kind, color))
				|| recorder.state().ruledOn().stream().map(RuledOn::incident)
						.anyMatch(incident -> isThis(incident, kind, color));
	}

	private static boolean isThis(Incident incident, IncidentKind kind, Color color) {
		return incident.kind() == kind && incident.offender().equals(Optional.of(color)) && incident.points().isEmpty();
	}

	private void lookBetween(long now) {
		Map<Between, Long> stones = between.sure();
		for (Incident incident : recorder.state().openIncidents()) {
			boolean gone = stones.keySet().stream().noneMatch(between -> isThis(incident, between));
			if (incident.kind() == IncidentKind.UNCLEAR_PLACEMENT && incident.remedy().isEmpty() && gone) {
				incidents.restore(now, incident);
			}
		}
		long patience = timing.get().of(TimingSetting.BETWEEN);
		stones.forEach((stone, since) -> {
			boolean open = recorder.state().openIncidents().stream().anyMatch(incident -> isThis(incident, stone));
			if (!open && now >= since + patience) {
				incidents.open(now, Finding.of(IncidentKind.UNCLEAR_PLACEMENT, stone.stone.color(),
						List.of(stone.stone.one(), stone.stone.other()).stream().sorted().toList()));
			} else if (!open) {
				nextLook = Math.min(nextLook, since + patience);
			}
		});
	}

	private static boolean isThis(Incident incident, Between between) {
		return incident.kind() == IncidentKind.UNCLEAR_PLACEMENT
				&& incident.points().contains(between.stone.one()) && incident.points().contains(between.stone.other());
	}
}

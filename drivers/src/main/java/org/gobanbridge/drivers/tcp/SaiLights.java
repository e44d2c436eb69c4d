package org.gobanbridge.drivers.tcp;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.gobanbridge.drivers.Mark;
import org.gobanbridge.drivers.Orientation;
import org.gobanbridge.rules.Grid;

/** Which lights of a Saiboard shall be on, and the request that makes them so. Any thread may use it. */
final class SaiLights {
	private static final Grid GRID = Grid.of(SaiAnswer.SIZE);

	private final Orientation orientation;
	private final Set<Integer> lit = new HashSet<>();
	private List<Mark> wanted = List.of();
	private boolean due;

	SaiLights(Orientation orientation) {
		this.orientation = orientation;
	}

	synchronized void want(List<Mark> marks) {
		wanted = List.copyOf(marks);
		due = true;
	}

	/** The board may have forgotten its lights. */
	synchronized void again() {
		due = !wanted.isEmpty() || !lit.isEmpty();
	}

	/** The request that is due, if one is; it is then taken as done. */
	synchronized Optional<String> request() {
		if (!due) {
			return Optional.empty();
		}
		due = false;
		List<String> leds = new ArrayList<>();
		Set<Integer> now = wanted.stream().map(mark -> index(mark)).collect(Collectors.toSet());
		lit.stream().filter(index -> !now.contains(index)).sorted().forEach(index -> leds.add(led(index, "0,0,0,0")));
		wanted.forEach(mark -> leds.add(led(index(mark), light(mark))));
		lit.clear();
		lit.addAll(now);
		return Optional.of("{\"name\":\"led\",\"leds\":[" + String.join(",", leds) + "]}");
	}

	private int index(Mark mark) {
		return orientation.toDevice(SaiAnswer.SIZE, GRID.index(mark.point()));
	}

	private static String led(int index, String light) {
		return "[" + index / SaiAnswer.SIZE + "," + index % SaiAnswer.SIZE + "," + light + "]";
	}

	/** Red, green, blue, white. */
	private static String light(Mark mark) {
		return switch (mark.kind()) {
			case LAST_MOVE -> "0,0,16,0";
			case REMOVE -> "64,0,0,0";
			case ADD_BLACK -> "0,64,0,0";
			case ADD_WHITE -> "0,0,0,64";
		};
	}
}

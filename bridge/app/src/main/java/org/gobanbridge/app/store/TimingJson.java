package org.gobanbridge.app.store;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.gobanbridge.core.Words;
import org.gobanbridge.core.game.Timing;
import org.gobanbridge.core.game.TimingSetting;

/** A {@link Timing} among the {@code settings} of a snapshot log: what is not as usual, in milliseconds or readings. */
final class TimingJson {
	static final String FIELD = "timing";

	private TimingJson() {
	}

	/** Puts it there, also where all is as usual. */
	static void write(Timing timing, ObjectNode settings) {
		ObjectNode json = settings.putObject(FIELD);
		for (TimingSetting setting : TimingSetting.values()) {
			if (timing.set().containsKey(setting)) {
				json.put(Words.of(setting), timing.of(setting));
			}
		}
	}

	/**
	 * Reads it; empty if the settings say nothing of it. What this program does not know is passed over.
	 *
	 * @throws IllegalArgumentException
	 *             with what cannot be so
	 */
	static Optional<Timing> read(JsonFields settings) {
		return settings.findObject(FIELD).map(TimingJson::timing);
	}

	private static Timing timing(JsonFields json) {
		Map<TimingSetting, Integer> set = new EnumMap<>(TimingSetting.class);
		for (TimingSetting setting : TimingSetting.values()) {
			String name = Words.of(setting);
			OptionalLong value = json.findWholeNumber(name);
			if (value.isPresent() && !setting.allows(value.getAsLong())) {
				throw new IllegalArgumentException(
						"\"" + name + "\" of the timing must be " + setting.range() + ", not "
								+ value.getAsLong());
			}
			value.ifPresent(number -> set.put(setting, (int) number));
		}
		return new Timing(set);
	}
}

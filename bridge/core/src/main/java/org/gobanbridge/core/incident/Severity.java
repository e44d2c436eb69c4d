package org.gobanbridge.core.incident;

import java.util.Locale;

/** How grave an incident is. */
public enum Severity {
	NOTICE, WARNING, LOSS;

	/** The word in logs. */
	public String word() {
		return name().toLowerCase(Locale.ROOT);
	}
}

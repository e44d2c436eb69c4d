package org.gobanbridge.core.incident;

/** How grave an incident is. */
public enum Severity {
	NOTICE, WARNING, LOSS
}

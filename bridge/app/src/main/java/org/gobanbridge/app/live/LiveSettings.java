package org.gobanbridge.app.live;

import java.time.Duration;
import org.gobanbridge.app.store.IncidentReaders;

/**
 * Where the live page is served and how its viewers are treated.
 *
 * @param host
 *            the address to listen on; {@code 127.0.0.1} is this computer only, {@code 0.0.0.0} everybody
 * @param port
 *            0 = any free one
 * @param incidents
 *            who is told of incidents
 * @param keepAlive
 *            how often a viewer hears something while nothing happens
 * @param writeTimeout
 *            a viewer that takes no byte for this long is let go; longer than {@code keepAlive}
 * @param maxViewers
 *            how many may watch at a time; each costs some tens of kilobytes
 */
public record LiveSettings(String host, int port, IncidentReaders incidents, Duration keepAlive, Duration writeTimeout,
		int maxViewers) {
	public LiveSettings {
		if (port < 0 || port > 65535) {
			throw new IllegalArgumentException("no port has number " + port + "; ports are 1 to 65535");
		}
		if (keepAlive.compareTo(writeTimeout) >= 0) {
			throw new IllegalArgumentException(
					"the write time-out " + writeTimeout + " must be longer than the keep-alive " + keepAlive);
		}
	}

	/** These addresses and readers, and the usual times. */
	public static LiveSettings of(String host, int port, IncidentReaders incidents) {
		return new LiveSettings(host, port, incidents, Duration.ofSeconds(5), Duration.ofSeconds(20), 500);
	}
}

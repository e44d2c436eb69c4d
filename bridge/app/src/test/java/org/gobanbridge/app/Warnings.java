package org.gobanbridge.app;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.slf4j.LoggerFactory;

/** What the program says to its operator, from warnings up, while this is open. */
public final class Warnings extends AppenderBase<ILoggingEvent> implements AutoCloseable {
	private final Logger logger;
	private final List<String> said = new CopyOnWriteArrayList<>();

	private Warnings(Logger logger) {
		this.logger = logger;
	}

	/** Of the class with this name, which may not be public. */
	public static Warnings of(String className) {
		Warnings warnings = new Warnings((Logger) LoggerFactory.getLogger(className));
		warnings.setContext(warnings.logger.getLoggerContext());
		warnings.start();
		warnings.logger.addAppender(warnings);
		return warnings;
	}

	@Override
	protected void append(ILoggingEvent event) {
		if (event.getLevel().isGreaterOrEqual(Level.WARN)) {
			said.add(event.getFormattedMessage());
		}
	}

	/** Everything said so far. */
	public List<String> said() {
		return List.copyOf(said);
	}

	@Override
	public void close() {
		logger.detachAppender(this);
		stop();
	}
}

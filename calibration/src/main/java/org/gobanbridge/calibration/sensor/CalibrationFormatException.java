package org.gobanbridge.calibration.sensor;

/** A calibration file cannot be read; the message names the file, the line and what must stand there. */
public final class CalibrationFormatException extends Exception {
	private static final long serialVersionUID = 1L;

	CalibrationFormatException(String message) {
		super(message);
	}
}

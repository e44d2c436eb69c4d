package org.gobanbridge.calibration.sensor;

/** Which colour of stone raises a sensor's count. */
public enum Polarity {
	WHITE_RAISES, BLACK_RAISES
}

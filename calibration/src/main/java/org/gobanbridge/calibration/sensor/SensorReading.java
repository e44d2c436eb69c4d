package org.gobanbridge.calibration.sensor;

import org.gobanbridge.rules.PointSet;

/** What one reading of the raw counts says: the points with a black and with a white stone; all others are empty. */
public record SensorReading(PointSet black, PointSet white) {
}

/** The zero and the thresholds of boards that send raw sensor counts. */
@NullMarked
package org.gobanbridge.calibration.sensor;

import org.jspecify.annotations.NullMarked;

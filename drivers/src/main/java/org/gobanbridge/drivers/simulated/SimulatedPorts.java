package org.gobanbridge.drivers.simulated;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.gobanbridge.drivers.serial.ByteLink;
import org.gobanbridge.drivers.serial.MemoryLink;
import org.gobanbridge.drivers.serial.PortException;
import org.gobanbridge.drivers.serial.Ports;

/** Serial ports in memory, into which simulated boards are plugged. Any thread may use it. */
public final class SimulatedPorts implements Ports {
	private final Map<String, SimulatedSensorBoard> plugged = new LinkedHashMap<>();
	private final List<MemoryLink> lines = new ArrayList<>();
	private final UnaryOperator<ByteLink> wire;

	/** Ports with perfect wires. */
	public SimulatedPorts() {
		this(link -> link);
	}

	/**
	 * @param wire
	 *            what lies between the port and the bridge, such as a {@link FaultyLink}
	 */
	public SimulatedPorts(UnaryOperator<ByteLink> wire) {
		this.wire = wire;
	}

	public synchronized void plug(String path, SimulatedSensorBoard board) {
		plugged.put(path, board);
	}

	/** Pulls the plug of this port; whoever has it open finds it gone. */
	public synchronized void unplug(String path) {
		SimulatedSensorBoard board = plugged.remove(path);
		if (board != null) {
			board.powerOff();
		}
	}

	@Override
	public synchronized List<String> candidates() {
		return List.copyOf(plugged.keySet());
	}

	@Override
	public Optional<String> stableName(String path) {
		return Optional.empty();
	}

	@Override
	public synchronized ByteLink open(String path, int baud) throws PortException {
		SimulatedSensorBoard board = plugged.get(path);
		if (board == null) {
			throw new PortException.Missing(path);
		}
		MemoryLink.Pair pair = MemoryLink.pair();
		board.attach(pair.board());
		lines.removeIf(MemoryLink::isClosed);
		lines.add(pair.host());
		return wire.apply(pair.host());
	}

	/** Whether bridge and boards have done with everything that was sent, and wait for more. */
	public synchronized boolean isQuiet() {
		return lines.stream().allMatch(MemoryLink::isQuiet);
	}
}

package org.gobanbridge.app.cli;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.gobanbridge.app.failure.GobanException;
import org.gobanbridge.app.failure.PlainText;
import org.gobanbridge.drivers.serial.BoardMessage;
import org.gobanbridge.drivers.serial.DeviceFinder;
import org.gobanbridge.drivers.serial.PortException;
import org.gobanbridge.drivers.serial.PortReport;
import org.gobanbridge.drivers.serial.SystemPorts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code goban devices}: which serial ports are here and what answers on them. */
@Command(name = "devices", mixinStandardHelpOptions = true, description = {
		"Shows which serial ports are here and which boards answer on them.", "Ends with 3 if no board answers."})
public final class DevicesCommand implements Callable<Integer> {
	private static final int ANSWER_MILLIS = 1500;

	@Spec
	private CommandSpec spec;

	@Parameters(paramLabel = "PORT", arity = "0..*", description = "Ports to ask as well, "
			+ "which no list shows: pseudo-terminals.")
	private List<String> more = List.of();

	@Option(names = "--json", description = "One JSON object a port, for programs.")
	private boolean json;

	/** picocli makes one and fills the fields in. */
	@SuppressWarnings("NullAway.Init")
	public DevicesCommand() {
	}

	@Override
	public Integer call() {
		List<PortReport> ports = new DeviceFinder(new SystemPorts(more), ANSWER_MILLIS, System::nanoTime).find();
		PrintWriter out = spec.commandLine().getOut();
		ports.forEach(port -> out.println(json ? json(port) : text(port)));
		boolean answered = ports.stream().anyMatch(port -> port.board().isPresent());
		if (!answered) {
			spec.commandLine().getErr().println(ports.isEmpty()
					? "goban: there is no serial port; plug the board in, and look whether its cable carries data"
					: "goban: no board answers; is one of these ports the board's, and has it power?");
		}
		return answered ? 0 : GobanException.HARDWARE_MISSING;
	}

	private static String text(PortReport port) {
		String name = port.stableName().filter(stable -> !stable.equals(port.path()))
				.map(stable -> port.path() + " (" + stable + ")").orElse(port.path());
		if (port.board().isPresent()) {
			BoardMessage.Hello board = port.board().get();
			return name + ": goban serial board " + board.serialNumber() + ", " + board.size() + "x" + board.size();
		}
		return name + ": " + port.problem().map(problem -> problem(port.path(), problem))
				.orElse("opened, but no goban serial board answers");
	}

	/** What is wrong with the port, after its name. */
	private static String problem(String path, PortException problem) {
		return switch (problem) {
			case PortException.Missing missing -> "there is no such port; plug the board in";
			case PortException.Busy busy -> "in use by another program, perhaps a goban that runs; stop that program";
			case PortException.Forbidden forbidden -> withoutName(problem, " " + path, " it");
			case PortException.Unusable unusable -> withoutName(problem, path + " ", "");
		};
	}

	private static String withoutName(PortException problem, String name, String instead) {
		return PlainText.oneLine(String.valueOf(problem.getMessage()).replace(name, instead));
	}

	private static String json(PortReport port) {
		ObjectNode object = JsonNodeFactory.instance.objectNode().put("port", port.path());
		port.stableName().ifPresent(name -> object.put("stableName", name));
		object.put("opened", port.opened());
		port.board().ifPresent(board -> object.putObject("board").put("serialNumber", board.serialNumber())
				.put("size", board.size()));
		port.problem()
				.ifPresent(problem -> object.put("problem", PlainText.oneLine(String.valueOf(problem.getMessage()))));
		return object.toString();
	}
}

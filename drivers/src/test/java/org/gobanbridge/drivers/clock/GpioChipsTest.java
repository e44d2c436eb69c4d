package org.gobanbridge.drivers.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GpioChipsTest {
	@TempDir
	Path folder;

	private GpioChips chips(boolean openable) {
		return new GpioChips(folder.resolve("dev"), folder.resolve("sys"), file -> openable);
	}

	private void chip(String name, int base, String label) throws IOException {
		Files.createDirectories(folder.resolve("dev"));
		Files.createFile(folder.resolve("dev").resolve(name));
		Path device = Files.createDirectories(folder.resolve("parents").resolve(name));
		Files.createDirectories(device.resolve(name));
		Path listed = Files.createDirectories(folder.resolve("sys").resolve("gpiochip" + base));
		Files.writeString(listed.resolve("label"), label + "\n");
		Files.createSymbolicLink(listed.resolve("device"), device);
	}

	@Test
	void aChipIsFoundByItsLabelWhateverItsNumber() throws IOException {
		chip("gpiochip0", 512, "brcmvirt-gpio");
		chip("gpiochip4", 569, "pinctrl-rp1");
		assertThat(chips(true).named("pinctrl-")).isEqualTo("gpiochip4");
		assertThat(chips(true).named("pinctrl-rp1")).isEqualTo("gpiochip4");
	}

	@Test
	void withoutAChipItIsSaidWhereOneWouldBeAndWhatToDo() {
		assertThatThrownBy(() -> chips(true).named("pinctrl-")).isInstanceOf(ClockAbsentException.class)
				.hasMessage("there is no GPIO on this computer (no " + folder.resolve("dev/gpiochip0")
						+ "); wire the clock to a Raspberry Pi, or choose another clock.device");
	}

	@Test
	void anotherLabelIsRefusedWithThoseThereAre() throws IOException {
		chip("gpiochip0", 512, "pinctrl-bcm2711");
		assertThatThrownBy(() -> chips(true).named("pinctrl-rp1")).isInstanceOf(ClockAbsentException.class)
				.hasMessageContaining("begins with 'pinctrl-rp1'").hasMessageContaining("there are pinctrl-bcm2711");
	}

	@Test
	void aChipThatMayNotBeOpenedIsRefusedWithTheGroupToJoin() throws IOException {
		chip("gpiochip0", 512, "pinctrl-bcm2711");
		assertThatThrownBy(() -> chips(false).named("pinctrl-")).isInstanceOf(ClockAbsentException.class)
				.hasMessageContaining("may not open " + folder.resolve("dev/gpiochip0"))
				.hasMessageContaining("sudo usermod -aG ");
	}
}
